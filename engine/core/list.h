// A list with a fixed capacity. Its items lie inside of it, so that positions are plain values without heap.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace orrery {

template <class T, std::size_t Capacity>
class FixedList {
   public:
    static_assert(Capacity <= 65535);

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }
    constexpr void clear() { resize(0); }

    constexpr T& operator[](std::size_t i) { return (assert(i < size_), items_[i]); }
    constexpr const T& operator[](std::size_t i) const { return (assert(i < size_), items_[i]); }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    constexpr void push_back(const T& item) {
        assert(size_ < Capacity);
        items_[size_++] = item;
    }
    constexpr T pop_back() {
        const T item = back();
        resize(size_ - 1u);
        return item;
    }
    // Keeps the order of the rest.
    constexpr void erase_at(std::size_t i) {
        assert(i < size_);
        for (std::size_t k = i + 1; k < size_; ++k) items_[k - 1] = items_[k];
        resize(size_ - 1u);
    }
    constexpr void insert_at(std::size_t i, const T& item) {
        assert(i <= size_ && size_ < Capacity);
        for (std::size_t k = size_; k > i; --k) items_[k] = items_[k - 1];
        items_[i] = item;
        ++size_;
    }
    // Items that are cut off become T{}, so that equal lists are equal in every member.
    constexpr void resize(std::size_t size) {
        assert(size <= Capacity);
        for (std::size_t k = size; k < size_; ++k) items_[k] = T{};
        size_ = static_cast<std::uint16_t>(size);
    }

    bool operator==(const FixedList&) const = default;

   private:
    std::array<T, Capacity> items_{};
    std::uint16_t size_ = 0;
};

}  // namespace orrery
