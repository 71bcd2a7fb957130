#include "core/attention/whole_vectors.h"

#include <algorithm>

namespace core {
namespace {

constexpr Index together = 64;  ///< whole vectors of every set of instructions
using Some = Eigen::Array<float, together, 1>;

template<typename Function>
void eachSome(float* x, Index count, const Function& function)
{
    for (Index first = 0; first < count; first += together) {
        const Index numbers = std::min(together, count - first);
        Some some = Some::Zero();
        std::copy_n(x + first, numbers, some.data());
        some = function(some);
        std::copy_n(some.data(), numbers, x + first);
    }
}

}  // namespace

void softCap(float* x, Index count, float limit)
{
    eachSome(x, count, [limit](const Some& some) -> Some { return limit * (some / limit).tanh(); });
}

void sigmoid(float* x, Index count)
{
    eachSome(x, count, [](const Some& some) -> Some { return 1.0F / (1.0F + (-some).exp()); });
}

float sumInOrder(const Eigen::Ref<const RowVector>& row)
{
    double sum = 0;
    for (Index i = 0; i < row.size(); ++i) sum += static_cast<double>(row(i));
    return static_cast<float>(sum);
}

}  // namespace core
