#include "core/model/intervention.h"

namespace core {

bool operator==(const Intervention& a, const Intervention& b)
{
    const auto cellsOf = [](const Intervention& one) { return one.cells ? *one.cells : Painting{}; };
    return a.kind == b.kind && a.layer == b.layer && a.head == b.head && a.block == b.block && a.factor == b.factor
           && a.run == b.run && (a.cells == b.cells || cellsOf(a) == cellsOf(b));
}

}  // namespace core
