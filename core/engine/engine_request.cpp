#include "core/engine/engine_request.h"

#include "core/model/family/family_weights.h"
#include "core/model/pass/trace_tensors.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <sstream>
#include <tuple>
#include <utility>

namespace core {
namespace {

constexpr const char* pictures = "pixels";  ///< the table that has them

/// A row of numbers for each text.
template<typename RowOf>
Json tableOf(const std::vector<Sequence>& sequences, const RowOf& rowOf)
{
    Json rows = Json::array();
    for (const Sequence& sequence : sequences) rows.push_back(rowOf(sequence));
    return rows;
}

Json idsOf(const std::vector<Sequence>& sequences)
{
    return tableOf(sequences, [](const Sequence& sequence) {
        Json row = Json::array();
        for (const Token& token : sequence.tokens) row.push_back(token.id);
        return row;
    });
}

Json realOf(const std::vector<Sequence>& sequences)
{
    return tableOf(sequences, [](const Sequence& sequence) {
        Json row = Json::array();
        for (const bool real : sequence.real) row.push_back(real ? 1 : 0);
        return row;
    });
}

void putSegments(Json& body, const std::vector<Sequence>& sequences)
{
    bool any = false;
    Json rows = tableOf(sequences, [&](const Sequence& sequence) {
        Json row = Json::array();
        for (const Token& token : sequence.tokens) {
            row.push_back(token.segment);
            any = any || token.segment != 0;
        }
        return row;
    });
    if (any) body["segments"] = std::move(rows);
}

std::vector<float> cellsOf(const Mask& mask, Index queries, Index keys)
{
    std::vector<float> cells;
    std::vector<std::uint8_t> row(static_cast<std::size_t>(keys), 1);
    for (Index query = 0; query < queries; ++query) {
        if (!mask.empty()) mask.visibleKeys(query, row);
        cells.insert(cells.end(), row.begin(), row.end());
    }
    return cells;
}

std::vector<float> patternOf(const Painting& painting, Index queries, Index keys)
{
    std::vector<float> cells(static_cast<std::size_t>(queries * keys), 0.0F);
    for (Index query = 0; query < queries; ++query)
        for (Index key = 0; key < keys; ++key)
            if (painting.hides(query, key)) cells[static_cast<std::size_t>(query * keys + key)] = 1;
    return cells;
}

/// Lets a change of a head have other rows of its contexts or weights, besides those that it has already.
class ChangedRows {
public:
    /// @param table, rows  the members of a change that name the table, and which of its rows each query takes
    ChangedRows(Json& change, EngineRequest& request, const char* table, const char* rows, Index queries)
        : m_change(change),
          m_request(request),
          m_table(table),
          m_rows(rows),
          m_taken(static_cast<std::size_t>(queries), -1)
    {
        if (!change.contains(table)) return;
        const auto name = change[table].get<std::string>();
        const auto known = std::ranges::find(request.tables, name, &NamedTensor::name);
        m_values = std::get<std::vector<float>>(known->values);
        m_count = known->shape.front();
        for (std::size_t query = 0; query < m_taken.size(); ++query)
            m_taken[query] = change.contains(rows)                 ? change[rows].at(query).get<Index>()
                             : static_cast<Index>(query) < m_count ? static_cast<Index>(query)
                                                                   : -1;
    }

    void put(const RowPatch& patch)
    {
        m_values.insert(m_values.end(), patch.values.data(), patch.values.data() + patch.values.size());
        m_taken.at(static_cast<std::size_t>(patch.row)) = m_count++;
    }

    void finish()
    {
        const std::string name = "p" + std::to_string(m_request.tables.size());
        const auto width = static_cast<Index>(m_values.size()) / m_count;
        m_request.tables.push_back({name, {m_count, width}, std::move(m_values)});
        m_change[m_table] = name;
        m_change[m_rows] = m_taken;
    }

private:
    Json& m_change;
    EngineRequest& m_request;
    const char* m_table;
    const char* m_rows;
    std::vector<Index> m_taken;  ///< [T_q]
    std::vector<float> m_values;
    Index m_count = 0;
};

/// Queries of a text in one of a model's attentions.
Index queriesOf(const Batch& batch, std::size_t item, AttentionBlock block)
{
    const bool ofTarget = block == AttentionBlock::Decoder || block == AttentionBlock::Cross;
    const Sequence& sequence = (ofTarget ? batch.targets : batch.sequences)[item];
    return std::ssize(sequence.tokens);
}

/// What a request changes in one of its texts.
Json changesOf(const EngineRequest& request, std::size_t item)
{
    Json those = Json::array();
    for (const Json& change : request.body.value("changes", Json::array()))
        if (change.at("text") == item) those.push_back(change);
    return those;
}

using HeadPlace = std::tuple<AttentionBlock, Index, Index>;  ///< block, layer, head

std::map<HeadPlace, std::vector<RowPatch>> patchesByHead(const std::vector<RowPatch>& all)
{
    std::map<HeadPlace, std::vector<RowPatch>> heads;
    for (const RowPatch& patch : all) heads[{patch.block, patch.layer, patch.head}].push_back(patch);
    return heads;
}

void patchHead(Json& change, const std::vector<RowPatch>& patches, EngineRequest& request, Index queries)
{
    for (const bool context : {true, false}) {
        const auto kind = context ? RowPatch::Kind::Context : RowPatch::Kind::Weights;
        if (std::ranges::find(patches, kind, &RowPatch::kind) == patches.end()) continue;
        ChangedRows rows(change, request, context ? "context" : "weights", context ? "context_rows" : "weight_rows",
                         queries);
        for (const RowPatch& patch : patches)
            if (patch.kind == kind) rows.put(patch);
        rows.finish();
    }
}

std::vector<float> numbersOf(const Matrix& matrix) { return {matrix.data(), matrix.data() + matrix.size()}; }

}  // namespace

Json EngineRequest::asking(const char* request) const
{
    Json asked = body;
    asked["request"] = request;
    return asked;
}

void EngineRequest::pack()
{
    if (tables.empty()) return;
    std::ostringstream out;
    writeSafetensors(out, tables, {});
    const std::string bytes = std::move(out).str();
    const auto view = std::as_bytes(std::span(bytes));
    tensors.assign(view.begin(), view.end());
}

EngineRequest requestOf(const Batch& batch, bool encoder_decoder)
{
    EngineRequest request{Json::object()};
    if (batch.sequences.front().pixels != nullptr) {
        request.tables.push_back(pixelTensor(pictures, batch.sequences));
        request.pack();
        return request;
    }
    request.body["ids"] = idsOf(batch.sequences);
    request.body["real"] = realOf(batch.sequences);
    putSegments(request.body, batch.sequences);
    if (encoder_decoder) {
        request.body["targets"] = idsOf(batch.targets);
        request.body["target_real"] = realOf(batch.targets);
    }
    return request;
}

EngineRequest patchedRequest(const EngineRequest& request, const Batch& batch, std::size_t item, bool encoder_decoder,
                             std::span<const std::vector<RowPatch>> variants)
{
    Batch copies;
    copies.sequences.assign(variants.size(), batch.sequences[item]);
    if (!batch.targets.empty()) copies.targets.assign(variants.size(), batch.targets[item]);
    EngineRequest patched = requestOf(copies, encoder_decoder);
    for (const NamedTensor& table : request.tables)
        if (table.name != pictures) patched.tables.push_back(table);  // the copies have theirs
    const Json known = changesOf(request, item);
    Json all = Json::array();
    for (std::size_t text = 0; text < variants.size(); ++text) {
        Json changes = known;
        for (const auto& [place, patches] : patchesByHead(variants[text])) {
            const auto& [block, layer, head] = place;
            const Json named = {{"block", blockName(block, encoder_decoder)}, {"layer", layer}, {"head", head}};
            auto change = std::ranges::find_if(changes, [&](const Json& each) {
                return std::ranges::all_of(named.items(),
                                           [&](const auto& member) { return each.at(member.key()) == member.value(); });
            });
            if (change == changes.end()) {
                changes.push_back(named);
                change = std::prev(changes.end());
            }
            patchHead(*change, patches, patched, queriesOf(batch, item, block));
        }
        for (Json& change : changes) {
            change["text"] = text;
            all.push_back(std::move(change));
        }
    }
    if (!all.empty()) patched.body["changes"] = std::move(all);
    patched.pack();
    return patched;
}

void HeadChanges::add(AttentionBlock block, Index layer, std::size_t item, const std::vector<HeadScoring>& heads,
                      const Mask& own, Index queries, Index keys)
{
    for (std::size_t head = 0; head < heads.size(); ++head) {
        Json change = Json::object();
        addHead(change, heads[head], own, queries, keys);
        if (change.empty()) continue;
        change["block"] = blockName(block, m_two);
        change["layer"] = layer;
        change["text"] = item;
        change["head"] = head;
        m_changes.push_back(std::move(change));
    }
}

void HeadChanges::addHead(Json& change, const HeadScoring& head, const Mask& own, Index queries, Index keys)
{
    const ScoreRule& rule = head.rule;
    if (rule.temperature != 1) change["temperature"] = rule.temperature;
    const bool after = masksWeights(rule.order);
    // Nearly all heads have the model's own mask: their cells need no check.
    const bool masked = !(head.mask == own) && cellsOf(head.mask, queries, keys) != cellsOf(own, queries, keys);
    if (masked || after || !(rule.fill == eagerScores(rule.scale).fill)) {
        change["visible"] = tensor(cellsOf(head.mask, queries, keys), queries, keys);
        change["after_softmax"] = after;
        if (rule.order == MaskOrder::HideAfterSoftmax) change["divides"] = false;
        change["fill"] =
            std::isinf(rule.fill.value) ? Json(rule.fill.value < 0 ? "-inf" : "inf") : Json(rule.fill.value);
        change["adds_fill"] = rule.fill.mode == MaskFill::Mode::Add;
    }
    const HeadReplacement& other = head.replaced;
    if (head.output != 1) change["output"] = head.output;
    if (other.mean) {
        change["mean"] = true;
        if (!other.mean_over.empty()) change["mean_over"] = other.mean_over;
    }
    if (other.uniform) change["uniform"] = true;
    if (other.pattern) change["pattern"] = tensor(patternOf(*other.pattern, queries, keys), queries, keys);
    if (other.context) {
        change["context"] = tensor(numbersOf(*other.context), other.context->rows(), other.context->cols());
        if (!other.context_rows.empty()) change["context_rows"] = other.context_rows;
    }
    if (other.weights) {
        change["weights"] = tensor(numbersOf(*other.weights), other.weights->rows(), other.weights->cols());
        if (!other.weight_rows.empty()) change["weight_rows"] = other.weight_rows;
    }
}

/// Many heads share a mask: it travels once.
std::string HeadChanges::tensor(std::vector<float> values, Index rows, Index cols)
{
    const std::vector<Index> shape{rows, cols};
    for (const NamedTensor& known : m_tensors)
        if (known.shape == shape && std::get<std::vector<float>>(known.values) == values) return known.name;
    m_tensors.push_back({"t" + std::to_string(m_tensors.size()), shape, std::move(values)});
    return m_tensors.back().name;
}

void HeadChanges::putInto(EngineRequest& request) const
{
    if (m_changes.empty()) return;
    request.body["changes"] = m_changes;
    request.tables.insert(request.tables.end(), m_tensors.begin(), m_tensors.end());
    request.pack();
}

}  // namespace core
