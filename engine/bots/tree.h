// The nodes of a search tree, in one block of memory that is reserved before the search starts. When it is full, the
// tree grows no further. A node is an information set that a move leads to. Children are linked lists; 0 is nobody.
#pragma once

#include <cstdint>
#include <vector>

#include "core/types.h"

namespace orrery {

using NodeId = std::uint32_t;
inline constexpr NodeId kNobody = 0;

template <class Move>
struct Node {
    Move move{};             // the move that leads here
    Seat seat = kSpectator;  // whose move it was
    NodeId first_child = kNobody;
    NodeId last_child = kNobody;
    NodeId next = kNobody;    // next sibling
    NodeId asides = kNobody;  // if secret answers begin here: a node per seat with what it knows, linked by `next`
    std::uint32_t visits = 0;
    std::uint32_t offers = 0;  // how often it could have been chosen (Cowling et al.: availability count)
    float prior = 0;           // share of attention before the first visit
    float liking = 0;          // what a character's taste adds to its value when a move is chosen
    double total = 0;          // sum of the values for `seat`

    double mean() const { return total / visits; }
};

template <class Move>
class Tree {
   public:
    explicit Tree(std::size_t capacity) : capacity_(capacity) {
        nodes_.reserve(capacity);
        nodes_.emplace_back();  // nobody
    }

    bool has_room(std::size_t count = 1) const { return nodes_.size() + count <= capacity_; }
    Node<Move>& operator[](NodeId id) { return nodes_[id]; }
    const Node<Move>& operator[](NodeId id) const { return nodes_[id]; }

    NodeId add_root() {
        nodes_.emplace_back();
        return static_cast<NodeId>(nodes_.size() - 1);
    }
    NodeId add_aside(NodeId parent, Seat seat) {
        const NodeId id = add_root();
        nodes_[id].seat = seat;
        nodes_[id].next = nodes_[parent].asides;
        nodes_[parent].asides = id;
        return id;
    }
    NodeId find_aside(NodeId parent, Seat seat) const {
        NodeId id = nodes_[parent].asides;
        while (id != kNobody && nodes_[id].seat != seat) id = nodes_[id].next;
        return id;
    }
    NodeId add_child(NodeId parent, const Move& move, Seat seat, float prior) {
        const NodeId id = add_root();
        Node<Move>& node = nodes_[id];
        node.move = move;
        node.seat = seat;
        node.prior = prior;
        Node<Move>& above = nodes_[parent];
        (above.first_child == kNobody ? above.first_child : nodes_[above.last_child].next) = id;
        above.last_child = id;
        return id;
    }
    NodeId find_child(NodeId parent, const Move& move, Seat seat) const {
        for (NodeId id = nodes_[parent].first_child; id != kNobody; id = nodes_[id].next)
            if (nodes_[id].seat == seat && nodes_[id].move == move) return id;
        return kNobody;
    }

   private:
    std::vector<Node<Move>> nodes_;
    std::size_t capacity_;
};

}  // namespace orrery
