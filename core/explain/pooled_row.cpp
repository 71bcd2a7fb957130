#include "core/explain/pooled_row.h"

#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

/// Rows that are taken through the layers together: their parts take some 64 MB of a middling model.
constexpr Index rowsTogether = 64;

/// The rows that have any share in the pooled one.
std::vector<Index> usedRows(const Matrix& factors)
{
    std::vector<Index> used;
    for (Index row = 0; row < factors.rows(); ++row)
        if (!factors.row(row).isZero(0)) used.push_back(row);
    return used;
}

}  // namespace

WrittenRow pooledRow(StreamRows& rows, AttentionBlock block, const Pooling& pooling, const std::stop_token& stop)
{
    const auto trace = blockOf(rows.trace(), block);
    const std::optional<Norm>& norm = trace->model->transformer.final_norm;
    const auto kinds = std::ssize(pooling.kinds);
    WrittenRow whole;
    for (Index kind = 0; kind < kinds; ++kind) {
        const Matrix factors = poolingFactors(*trace, rows.item(), pooling.kinds[static_cast<std::size_t>(kind)],
                                              pooling.made_for, pooling.padding_id);
        const std::vector<Index> used = usedRows(factors);
        WrittenRow pooled;
        for (std::size_t first = 0; first < used.size(); first += rowsTogether) {
            if (stop.stop_requested()) throw Stopped{};
            const auto end = std::min(used.size(), first + rowsTogether);
            const std::vector<Index> some(used.begin() + static_cast<std::ptrdiff_t>(first),
                                          used.begin() + static_cast<std::ptrdiff_t>(end));
            const StreamRows::Rows written = rows.leaving(block, some, stop);
            for (std::size_t i = 0; i < some.size(); ++i) {
                WrittenRow row = *written[i];
                row.norm(norm, row.sum());
                row.scale(factors.row(some[i]));
                pooled.add(row);
            }
        }
        pooled.widen(kind * factors.cols(), (kinds - 1 - kind) * factors.cols());
        whole.add(pooled);
    }
    return whole;
}

}  // namespace core
