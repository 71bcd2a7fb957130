#include "core/torch/tensor_view.h"

#include <algorithm>
#include <cstring>

namespace core {
namespace {

/// Copies a view's numbers, row by row of its fastest axis.
template<std::size_t Bytes>
void copyRows(const TensorView& view, const std::byte* data, std::vector<std::byte>& out)
{
    if (out.empty()) return;
    const std::size_t rank = view.shape.size();
    const auto step = static_cast<std::int64_t>(Bytes);
    const std::int64_t rowSize = rank == 0 ? 1 : view.shape.back();
    const std::int64_t rowStride = rowSize == 1 ? 0 : view.strides.back() * step;
    std::vector<std::int64_t> place(rank, 0);
    std::int64_t at = view.offset * step;
    for (std::size_t written = 0; written < out.size();) {
        for (std::int64_t i = 0; i < rowSize; ++i, written += Bytes)
            std::memcpy(out.data() + written, data + at + i * rowStride, Bytes);
        // On to the next row, as an odometer counts. The stride of an axis of one may be anything.
        for (std::size_t axis = rank < 2 ? 0 : rank - 1; axis-- > 0;) {
            if (view.shape[axis] == 1) continue;
            if (++place[axis] < view.shape[axis]) {
                at += view.strides[axis] * step;
                break;
            }
            at -= view.strides[axis] * step * (view.shape[axis] - 1);
            place[axis] = 0;
        }
    }
}

}  // namespace

std::optional<std::uint64_t> sizeOf(const TensorView& view)
{
    // An axis of no number does not excuse the others.
    std::int64_t size = 1;
    bool isEmpty = false;
    for (const std::int64_t count : view.shape) {
        if (count < 0 || (count > 0 && __builtin_mul_overflow(size, count, &size))) return std::nullopt;
        isEmpty = isEmpty || count == 0;
    }
    if (std::ranges::any_of(view.strides, [](std::int64_t stride) { return stride < 0; })) return std::nullopt;
    return isEmpty ? 0 : static_cast<std::uint64_t>(size);
}

std::optional<std::uint64_t> endOf(const TensorView& view)
{
    std::int64_t last = view.offset;
    for (std::size_t axis = 0; axis < view.shape.size(); ++axis) {
        std::int64_t way = 0;
        if (__builtin_mul_overflow(view.shape[axis] - 1, view.strides[axis], &way)
            || __builtin_add_overflow(last, way, &last))
            return std::nullopt;
    }
    return static_cast<std::uint64_t>(last) + 1;
}

bool isContiguous(const TensorView& view)
{
    std::int64_t wanted = 1;
    for (std::size_t axis = view.shape.size(); axis-- > 0;) {
        if (view.shape[axis] == 1) continue;  // one never steps on
        if (view.strides[axis] != wanted) return false;
        wanted *= view.shape[axis];
    }
    return true;
}

std::vector<std::byte> inOrder(const TensorView& view, std::span<const std::byte> data, std::size_t bytes)
{
    std::vector<std::byte> out(*sizeOf(view) * bytes);
    switch (bytes) {
    case 1: copyRows<1>(view, data.data(), out); break;
    case 2: copyRows<2>(view, data.data(), out); break;
    case 4: copyRows<4>(view, data.data(), out); break;
    case 8: copyRows<8>(view, data.data(), out); break;
    default: break;
    }
    return out;
}

}  // namespace core
