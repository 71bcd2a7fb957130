#include "core/explain/cell_account.h"

#include "core/analysis/cell/inspected_cell.h"
#include "core/error.h"
#include "core/explain/projected_parts.h"
#include "core/model/pass/elsewhere.h"
#include "core/not_shown.h"

namespace core {
namespace {

/// How the pass came to the cell's weight.
CellDerivation derivation(const std::shared_ptr<const Trace>& trace, const HeadAddress& head, const Cell& cell)
{
    if (trace->isLong()) return InspectedCell::ofLong(*trace, head, cell).derivation;
    return deriveCell(*trace, head, *headStages(*trace, head), cell.query, cell.key);
}

/// The rows of the stream that a cell reads, so that they are taken through the layers together.
std::vector<Index> sidesOf(const Trace& trace, AttentionBlock block, const Cell& cell)
{
    const bool own = block != AttentionBlock::Cross && trace.batch.key_sequences.empty()
                     && cell.key < static_cast<Index>(trace.queries(0).size());
    return own ? std::vector<Index>{cell.query, cell.key} : std::vector<Index>{cell.query};
}

}  // namespace

std::vector<double> CellAccount::querySums() const
{
    const Eigen::VectorXd sums = products.rowwise().sum();
    return {sums.begin(), sums.end()};
}

std::vector<double> CellAccount::keySums() const
{
    const Eigen::VectorXd sums = products.colwise().sum();
    return {sums.begin(), sums.end()};
}

double CellAccount::remainder() const
{
    double rest = score - products.sum();
    for (const WholePart& part : other) rest -= part.value;
    return rest;
}

CellAccount explainCell(StreamRows& rows, AttentionBlock block, const HeadAddress& head, const Cell& cell,
                        const std::stop_token& stop)
{
    const auto trace = blockOf(rows.trace(), block);
    if (!trace->fromGiven()) requireWeights(*trace, phrase("what wrote the scores"));
    if (trace->hasWeights()) rows.entering(block, head.layer, sidesOf(*trace, block, cell), stop);
    const CellDerivation pass = derivation(trace, head, cell);
    if (isNotShown(pass.score_raw))
        throw Error(Code::Missing, "",
                    "what wrote this score is missing: expected a row that is not hidden until it has been guessed");
    const WrittenRow query = queryParts(rows, block, head, cell.query, stop);
    const WrittenRow key = keyParts(rows, block, head, cell.key, stop);
    CellAccount account{.query = query.parts(), .key = key.parts()};
    account.products = query.vectors().cast<double>() * key.vectors().cast<double>().transpose() / pass.divisor;
    account.score = pass.score_scaled;
    account.score_with_bias = pass.score_biased.value_or(pass.score_scaled);
    account.weight = pass.weight;
    account.divisor = pass.divisor;
    account.raw = pass.score_raw;
    account.sink_weight = pass.sink_weight;
    account.hidden_by = pass.hidden_by;
    if (pass.score_uncapped)
        account.other.push_back({WholePart::Kind::SoftCap, account.score - static_cast<double>(*pass.score_uncapped)});
    if (pass.score_biased)
        account.added.push_back({WholePart::Kind::OfPlaces, account.score_with_bias - account.score});
    return account;
}

}  // namespace core
