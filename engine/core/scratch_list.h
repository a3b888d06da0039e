// A list with a fixed capacity for what is made and thrown away at every decision of a search. It costs nothing to make,
// however large it is, because no item exists before it is added. So it is no value: it is neither copied nor compared.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace orrery {

template <class T, std::size_t Capacity>
class ScratchList {
   public:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

    ScratchList() {}  // leaves `room_` as it is
    ScratchList(const ScratchList&) = delete;
    ScratchList& operator=(const ScratchList&) = delete;

    std::size_t size() const { return size_; }
    static constexpr std::size_t capacity() { return Capacity; }

    T& operator[](std::size_t i) { return (assert(i < size_), *std::launder(reinterpret_cast<T*>(room_.data()) + i)); }
    const T& operator[](std::size_t i) const { return (assert(i < size_), begin()[i]); }
    const T* begin() const { return std::launder(reinterpret_cast<const T*>(room_.data())); }
    const T* end() const { return begin() + size_; }

    void push_back(const T& item) {
        assert(size_ < Capacity);
        std::construct_at(reinterpret_cast<T*>(room_.data()) + size_, item);
        ++size_;
    }
    void insert_at(std::size_t i, const T& item) {
        assert(i <= size_);
        push_back(item);
        for (std::size_t k = size_ - 1; k > i; --k) (*this)[k] = (*this)[k - 1];
        (*this)[i] = item;
    }
    void clear() { size_ = 0; }

   private:
    alignas(T) std::array<std::byte, Capacity * sizeof(T)> room_;
    std::size_t size_ = 0;
};

}  // namespace orrery
