#include "ui/feature/atlas/sample_pictures.h"

#include "core/atlas/atlas_run.h"
#include "core/error.h"
#include "core/session/session_sources.h"
#include "core/stopped.h"
#include "ui/plot/heat/head_thumbnails.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

#include <algorithm>

namespace {

constexpr std::size_t mostRemembered = std::size_t{192} << 20U;  ///< bytes

/// "and then the cat", with the query as the last word.
QString wordsOf(const core::Trace& trace, core::Index query)
{
    constexpr core::Index before = 3;
    QString words;
    const std::vector<core::Token>& tokens = trace.queries(0);
    for (core::Index place = std::max<core::Index>(0, query - before); place <= query; ++place)
        words += QString::fromStdString(tokens[static_cast<std::size_t>(place)].bytes);
    return oneLine(words.trimmed().isEmpty() ? tokenText(tokens[static_cast<std::size_t>(query)]) : words, 60);
}

}  // namespace

std::shared_ptr<const core::Trace> SamplePictures::ran(const core::Run& asked, const std::stop_token& stop)
{
    const auto known = std::ranges::find(m_ran, asked, &Ran::asked);
    if (known != m_ran.end()) return known->whole;
    core::PreparedRun prepared = prepare(asked, m_models, stop);
    if (!prepared.computable()) return nullptr;
    // Pictures of every map come with a pass; weights would only take memory.
    const std::size_t bytes =
        core::traceBytes(*prepared.model, prepared.batch, core::Keep::Context, prepared.model->info.layers);
    auto whole = run(prepared.model, std::move(prepared.batch), {.keep = core::Keep::Context, .stop = stop});
    if (whole == nullptr) throw core::Stopped{};
    m_ran.push_front({asked, whole, bytes});
    std::size_t all = 0;
    const auto tooMuch =
        std::ranges::find_if(m_ran, [&](const Ran& each) { return (all += each.bytes) > mostRemembered; });
    m_ran.erase(std::max(tooMuch, m_ran.begin() + 1), m_ran.end());
    return whole;
}

void SamplePictures::draw(const core::Atlas& atlas, const std::filesystem::path& model, std::uint64_t fingerprint,
                          const core::AtlasHead& head, const std::vector<HeadSample>& samples, int side,
                          const Palette& colors)
{
    // The texts of the samples alone; a conversation's template is read where it may take its time.
    core::Atlas of{.longest = atlas.longest, .chat_day = atlas.chat_day};
    of.texts.reserve(samples.size());
    for (const HeadSample& each : samples) of.texts.push_back(atlas.texts[static_cast<std::size_t>(each.row.text)]);
    const core::AttentionBlock block = atlas.blocks[head.block];
    m_job.start(
        "the samples",
        [this, of = std::move(of), model, fingerprint, head, samples, side, block,
         colors = &colors](const LatestJob::Turn& turn) {
            if (m_checked != std::pair(model, fingerprint)) {
                if (core::fingerprintOf(model) != fingerprint)
                    throw core::Error(
                        core::Code::OutOfRange, model.string(),
                        "the model cannot be used: expected the one that the atlas is of, found another one");
                m_checked = {model, fingerprint};
            }
            for (std::size_t i = 0; i < samples.size(); ++i) {
                const auto whole = ran(core::runOf(model, of, of.texts[i]), turn.stop());
                const auto trace = whole == nullptr ? nullptr : blockOf(whole, block);
                if (trace == nullptr || samples[i].row.query >= std::ssize(trace->queries(0))) continue;
                HeadThumbnails thumbnails;
                thumbnails.setTrace(trace, 0);
                if (!thumbnails.has(head.layer, head.head)) continue;
                const QImage picture = thumbnails.picture(head.layer, head.head, {side, side}, 1, *colors).copy();
                const QString words = wordsOf(*trace, samples[i].row.query);
                const double row = (samples[i].row.query + 0.5) / static_cast<double>(trace->queries(0).size());
                turn.tell([this, i, picture, row, words] { emit drawn(i, picture, row, words); });
            }
        },
        [this](const core::Error& error) { emit failed(errorText(error)); });
}

#include "moc_sample_pictures.cpp"
