#include "core/model/pass/stack_scoring.h"

#include "core/error.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/page_picture.h"
#include "core/model/pass/reference_contexts.h"
#include "core/model/pass/text_pictures.h"
#include "core/text/alignment.h"

#include <algorithm>
#include <optional>

namespace core {
namespace {

/// The meaning of a mask recipe's words in one text.
MaskContext contextOf(const Transformer& transformer, const Batch& batch, std::size_t item,
                      const std::shared_ptr<const Painting>& painting)
{
    const bool cross = !batch.key_sequences.empty();
    const std::vector<bool>& real = cross ? batch.key_sequences[item].real : batch.sequences[item].real;
    MaskContext context;
    context.painting = painting;
    if (!std::ranges::all_of(real, std::identity{})) context.real_keys = real;
    if (transformer.causal && !cross) context.model = Mask::causal();
    if (!context.real_keys.empty()) context.model = context.model & Mask::padding(real);
    return context;
}

/// What the tokens of each picture see besides those before them: the ones ahead, however far. A layer that reaches
/// back only so far does so in pictures, too, as transformers has it.
Mask aheadInPictures(const TextPictures& pictures)
{
    Painting cells;
    Index first = 0;
    for (const auto& picture : pictures.pictures) {
        const auto places = [&](Index part) {
            return std::ranges::find(pictures.parts, part) - pictures.parts.begin();
        };
        const Index begin = places(first), end = places(first + picture->tokens() - 1);
        cells = cells.painted({begin, end, begin, end}, Brush::Show);
        first += picture->tokens();
    }
    return Mask::uncovered(std::make_shared<const Painting>(std::move(cells))) & !Mask::causal();
}

std::vector<ScoringChange> changesOf(const std::vector<ScoringChange>& all, AttentionBlock block)
{
    std::vector<ScoringChange> changes;
    for (const ScoringChange& change : all)
        if (change.block == block) changes.push_back(change);
    for (ScoringChange& change : changes) change.block = AttentionBlock::Self;  // there is no other in one stack
    return changes;
}

std::vector<Intervention> interventionsIn(const std::vector<Intervention>& all, AttentionBlock block)
{
    std::vector<Intervention> those;
    for (const Intervention& intervention : all)
        if (intervention.block == block) those.push_back(intervention);
    return those;
}

/// The cells of a span's keys, for every query outside of it. Of several spans with the name each still reads itself.
/// @throws Error{Unknown} where no stretch of the text has the name
std::shared_ptr<const Painting> hiddenKeys(const Trace& trace, Index item, const std::string& name)
{
    const std::vector<TokenSpan>& spans = trace.keySpans(item);
    const bool same = trace.batch.key_sequences.empty();
    const Index last = trace.batch.first_query + std::ssize(trace.queries(item)) - 1;
    Painting cells;
    std::string known;
    for (const TokenSpan& span : spans) {
        if (known.find("“" + span.name + "”") == std::string::npos)
            known += (known.empty() ? "“" : ", “") + span.name + "”";
        if (span.name != name) continue;
        if (!same || span.first > 0)
            cells = cells.painted({0, same ? span.first - 1 : last, span.first, span.last}, Brush::Hide);
        if (same && span.last < last) cells = cells.painted({span.last + 1, last, span.first, span.last}, Brush::Hide);
    }
    if (std::ranges::find(spans, name, &TokenSpan::name) == spans.end())
        throw Error(Code::Unknown, trace.model->info.name,
                    known.empty() ? Words("unknown span: “%1”. The text has no named spans.", name)
                                  : Words("unknown span: “%1”. The known ones are %2.", name, known));
    return std::make_shared<const Painting>(std::move(cells));
}

/// Interventions with cells in place of the names of spans.
std::vector<Intervention> withSpansOf(const Trace& trace, Index item, std::vector<Intervention> all)
{
    for (Intervention& each : all)
        if (!each.span.empty()) each.cells = hiddenKeys(trace, item, each.span);
    return all;
}

/// The tokens' segments, where there are several.
std::shared_ptr<const std::vector<Index>> segmentsOf(const Sequence& sequence)
{
    auto segments = std::make_shared<std::vector<Index>>();
    for (const Token& token : sequence.tokens) segments->push_back(token.segment);
    const bool one = std::ranges::all_of(*segments, [&](Index each) { return each == segments->front(); });
    return one ? nullptr : segments;
}

/// The addition of one head of another run.
/// @throws Error{Missing, WrongShape} where there is none that fits
std::shared_ptr<const Matrix> contextFrom(const std::shared_ptr<const Trace>& source, AttentionBlock block,
                                          const HeadAddress& address, Index dimensions)
{
    const auto trace = source == nullptr ? nullptr : blockOf(source, block);
    if (trace == nullptr || !trace->has(address.layer))
        throw Error(Code::Missing, "",
                    "the run that a head's output is taken from is missing: expected a run of the same model that was "
                    "computed, with layer %1",
                    std::to_string(address.layer + 1));
    const auto& items = trace->layers[static_cast<std::size_t>(address.layer)]->items;
    if (static_cast<std::size_t>(address.item) >= items.size())
        throw Error(
            Code::OutOfRange, "",
            "the texts of the run that a head's output is taken from cannot be used: expected at least %1, found %2",
            std::to_string(address.item + 1), std::to_string(items.size()));
    const auto layer = completeLayer(*trace, address);
    const auto& heads = layer->attention.heads;
    const auto head = static_cast<std::size_t>(address.head);
    if (head >= heads.size() || heads[head].context.cols() != dimensions)
        throw Error(Code::WrongShape, "",
                    head < heads.size() ? Words(
                        "the output of a head of another run has the wrong shape: expected %1 dimensions, found %2",
                        std::to_string(dimensions), std::to_string(heads[head].context.cols()))
                                        : Words("the output of a head of another run has the wrong shape: expected %1 "
                                                "dimensions, found no such head",
                                                std::to_string(dimensions)));
    return std::make_shared<const Matrix>(heads[head].context);
}

}  // namespace

StackScoring::StackScoring(const Trace& trace, const RunOptions& options, AttentionBlock block)
    : m_trace(trace),
      m_options(options),
      m_changes(changesOf(options.changes, block)),
      m_interventions(interventionsIn(options.interventions, block)),
      m_headPatches(patchesOf(options.row_patches, block, false)),
      m_block(block)
{
    for (std::size_t item = 0; item < trace.batch.sequences.size(); ++item) {
        m_contexts.push_back(contextOf(trace.model->transformer, trace.batch, item, options.painting));
        const auto& pictures = trace.batch.sequences[item].pictures;
        if (pictures != nullptr && trace.model->picture_reader->both_ways)
            m_contexts.back().beyond = aheadInPictures(*pictures);
        m_itemInterventions.push_back(withSpansOf(trace, static_cast<Index>(item), m_interventions));
    }
    const std::vector<Block>& blocks = trace.model->transformer.blocks;
    const auto* boxes = blocks.empty() ? nullptr : std::get_if<BoxPositions>(&blocks.front().positions);
    for (const Sequence& sequence : trace.batch.sequences) {
        std::vector<ScoreBias>& heads = m_boxBias.emplace_back();
        const auto tokens = std::ssize(sequence.tokens);
        const Index text = textTokens(trace.model->transformer, sequence);
        for (Index head = 0; boxes != nullptr && sequence.boxes && head < blocks.front().attention.heads; ++head)
            heads.push_back(boxes->bias(head, tokens, tokens, sequence.boxes.get(), text));
    }
}

std::vector<std::vector<HeadScoring>> StackScoring::ofLayer(const Block& block, Index index,
                                                            const std::vector<Mask>& own) const
{
    const auto queries = static_cast<Index>(m_trace.queries(0).size());
    const auto keys = static_cast<Index>(m_trace.keys(0).size());
    std::vector<std::vector<HeadScoring>> all;
    for (std::size_t item = 0; item < m_contexts.size(); ++item) {
        MaskContext context = m_contexts[item];
        if (item < own.size()) context.model = own[item];
        all.push_back(scoringOf(block, index, queries, keys, context, m_changes, m_trace.batch.first_query,
                                m_itemInterventions[item]));
    }
    for (std::size_t item = 0; item < all.size(); ++item) {
        if (std::holds_alternative<SinusoidPositions>(block.positions)) {
            const auto segments = segmentsOf(m_trace.batch.sequences[item]);
            for (HeadScoring& head : all[item]) head.segments = segments;
        }
        for (std::size_t head = 0; head < m_boxBias[item].size(); ++head) all[item][head].bias = m_boxBias[item][head];
        for (HeadScoring& head : all[item])
            if (head.replaced.mean) head.replaced.mean_over = m_trace.batch.sequences[item].real;
        patch(block, index, item, all[item]);
        patchHeads(m_headPatches, index, static_cast<Index>(item), queries, keys, block.attention.valueDimensions(),
                   all[item]);
    }
    return all;
}

void StackScoring::patch(const Block& block, Index layer, std::size_t item, std::vector<HeadScoring>& heads) const
{
    const Index dimensions = block.attention.valueDimensions();
    const std::vector<bool>& real = m_trace.batch.sequences[item].real;
    for (std::size_t place = 0; place < m_options.interventions.size(); ++place) {
        const Intervention& each = m_options.interventions[place];
        if (each.block != m_block || !each.isOfHeads()) continue;
        const auto reference = place < m_options.references.size() ? m_options.references[place] : nullptr;
        for (std::size_t head = 0; reference != nullptr && head < heads.size(); ++head)
            if (const auto number = static_cast<Index>(head); each.holdsFor(layer, number))
                putReference(*reference, m_block, {layer, number, 0}, real, dimensions, heads[head].replaced);
        if (each.kind != Intervention::Kind::Patch) continue;
        const auto run = static_cast<std::size_t>(each.run);
        const auto source = run < m_options.patches.size() ? m_options.patches[run] : nullptr;
        std::optional<std::vector<Index>> rows;
        for (std::size_t head = 0; head < heads.size(); ++head) {
            const HeadAddress address{layer, static_cast<Index>(head), static_cast<Index>(item)};
            if (!each.holdsFor(layer, address.head)) continue;
            heads[head].replaced.context = contextFrom(source, m_block, address, dimensions);
            if (!rows)
                rows = patchedRows(m_trace.queries(address.item), blockOf(source, m_block)->queries(address.item));
            heads[head].replaced.context_rows = *rows;
        }
    }
}

}  // namespace core
