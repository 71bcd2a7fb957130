#include "core/atlas/atlas_run.h"

#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/kernel/parallel.h"
#include "core/model/pass/available_memory.h"
#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_sources.h"
#include "core/stopped.h"

#include <algorithm>

namespace core {
namespace {

/// Beyond so much a text's weights are not kept from the pass but computed once more, head by head.
constexpr std::size_t mostWeights = std::size_t{512} << 20U;

Run runOf(const std::filesystem::path& model, const Atlas& atlas, const AtlasText& text)
{
    Run run{.model = model};
    if (text.image.empty())
        run.texts = {text.text};
    else
        run.images = {text.image};
    if (!text.target.empty()) run.targets = {text.target};
    if (atlas.longest > 0) run.most_tokens = atlas.longest;
    return run;
}

std::vector<AttentionBlock> blocksOf(const Model& model)
{
    if (model.decoder == nullptr) return {AttentionBlock::Self};
    return {AttentionBlock::Self, AttentionBlock::Decoder, AttentionBlock::Cross};
}

}  // namespace

AtlasRun::AtlasRun(Atlas atlas, std::filesystem::path model, OpenedModels& models)
    : m_atlas(std::move(atlas)),
      m_model(std::move(model)),
      m_models(models)
{
    const std::uint64_t fingerprint = fingerprintOf(m_model);
    if (m_atlas.fingerprint != fingerprint && (m_atlas.fingerprint != 0 || !m_atlas.statistics.empty()))
        throw Error(Code::OutOfRange, m_atlas.model, "the model", "the one that the atlas was begun with",
                    "another one");
    m_atlas.fingerprint = fingerprint;
    const auto opened = m_models.folder(m_model);
    if (!m_atlas.statistics.empty()) {
        // What a file says of itself is not believed: rooms are counted by it.
        const bool same = m_atlas.layers == opened->info.layers && m_atlas.heads == opened->info.heads
                          && m_atlas.blocks == blocksOf(*opened);
        if (!same)
            throw Error(Code::WrongShape, m_atlas.model, "the atlas",
                        std::to_string(opened->info.layers) + " layers of " + std::to_string(opened->info.heads)
                            + " heads",
                        std::to_string(m_atlas.layers) + " of " + std::to_string(m_atlas.heads));
        return;
    }
    m_atlas.layers = opened->info.layers;
    m_atlas.heads = opened->info.heads;
    m_atlas.blocks = blocksOf(*opened);
    m_atlas.statistics.resize(m_atlas.blocks.size() * static_cast<std::size_t>(m_atlas.layers * m_atlas.heads));
}

bool AtlasRun::next(const std::stop_token& stop)
{
    if (m_atlas.isComplete()) return false;
    try {
        add(m_atlas.texts[m_atlas.done], stop);
    } catch (const Error& error) {
        m_passedOver.emplace_back(m_atlas.done, error);
        m_atlas.passed_over.push_back(m_atlas.done);
    }
    ++m_atlas.done;
    return true;
}

void AtlasRun::add(const AtlasText& text, const std::stop_token& stop)
{
    PreparedRun prepared = prepare(runOf(m_model, m_atlas, text), m_models, stop);
    if (!prepared.computable()) throw Error(Code::Missing, "", "a token", "", "none");
    RunOptions options{.stop = stop};
    const std::size_t budget = std::min(mostWeights, memoryForTraces() / 2);
    options.keep = std::min(Keep::Weights, keepWithin(budget, *prepared.model, prepared.batch));
    const auto whole = run(prepared.model, std::move(prepared.batch), options);
    if (whole == nullptr) throw Stopped{};
    for (std::size_t block = 0; block < m_atlas.blocks.size(); ++block)
        if (const auto trace = blockOf(whole, m_atlas.blocks[block])) addBlock(*trace, block);
    m_atlas.tokens += std::ssize(whole->queries(0));
}

void AtlasRun::addBlock(const Trace& trace, std::size_t block)
{
    const MeasuredTokens tokens = measuredTokens(trace, 0);
    const RowMeasurer rows(tokens);
    const auto counts = replicateCounts(m_atlas.done);
    const Index all = std::min<Index>(m_atlas.layers, std::ssize(trace.layers)) * m_atlas.heads;
    const std::size_t before = block * static_cast<std::size_t>(m_atlas.layers * m_atlas.heads);
    inParallel(all, [&](Index place) {
        const HeadAddress address{place / m_atlas.heads, place % m_atlas.heads, 0};
        const auto weights = headWeights(trace, address);
        m_atlas.statistics[before + static_cast<std::size_t>(place)].add(shownWeights(*weights, trace.mask(address)),
                                                                         rows, tokens, m_atlas.done, counts);
    });
}

}  // namespace core
