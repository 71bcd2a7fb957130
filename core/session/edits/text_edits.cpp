#include "core/session/edits/text_edits.h"

#include "core/session/edits/model_edits.h"
#include "core/session/edits/span_edits.h"
#include "core/session/run_edits.h"

#include <algorithm>

namespace core {
namespace {

CutEdits& cutsOf(Session& session, Index item)
{
    std::vector<CutEdits>& cuts = session.run().cuts;
    cuts.resize(session.run().texts.size());
    return cuts[static_cast<std::size_t>(item)];
}

}  // namespace

void shuffleText(Session& session, Index item, const std::string& text)
{
    const auto place = static_cast<std::size_t>(item);
    Run& run = session.run();
    run.texts[place] = text;
    if (place < run.cuts.size()) run.cuts[place] = {};
    forgetSpans(run);
}

void addText(Session& session)
{
    std::vector<std::string>& texts = session.run().texts;
    if (texts.size() >= mostTexts) return;
    texts.push_back(texts.back());
    session.focus.item = static_cast<Index>(texts.size()) - 1;
}

void removeText(Session& session, Index item)
{
    if (session.run().texts.size() < 2) return;
    removeText(session.run(), static_cast<std::size_t>(item));
    session.focus.item = std::min(session.focus.item, static_cast<Index>(session.run().texts.size()) - 1);
}

void setImages(Session& session, const std::vector<std::filesystem::path>& files)
{
    setTower(session, Tower::Pictures);
    session.run().images = files;
    if (files.size() > mostTexts) session.run().images.resize(mostTexts);
    session.focus.item = 0;
}

void setSounds(Session& session, const std::vector<std::filesystem::path>& files)
{
    session.run().sounds = files;
    if (files.size() > mostTexts) session.run().sounds.resize(mostTexts);
    session.focus.item = 0;
}

void setSplit(Session& session, TextSplit split)
{
    for (Run& run : session.runs) {
        run.split = split;
        run.cuts.clear();
    }
}

void splitToken(Session& session, Index item, const TextRange& token)
{
    CutEdits& cuts = cutsOf(session, item);
    cuts = splitToken(cuts, token);
}

void joinToken(Session& session, Index item, const TextRange& token)
{
    CutEdits& cuts = cutsOf(session, item);
    cuts = joinedToPrevious(cuts, token);
}

void appendGenerated(Session& session, Index id, Continued what)
{
    Run& run = session.run();
    if (what == Continued::Text) run.targets.clear();
    if (what == Continued::Target && run.targets.empty()) run.targets.resize(1);
    Continuation& continuation = run.continuation;
    // A continuation that begins now belongs to the current source.
    const bool begins = continuation.shown == 0 && !run.targets.empty() && run.targets.front().empty();
    if (begins) run.target_sources.clear();
    continuation.ids.resize(static_cast<std::size_t>(continuation.shown));
    continuation.ids.push_back(id);
    ++continuation.shown;
}

void showGenerated(Session& session, Index count)
{
    Continuation& continuation = session.run().continuation;
    continuation.shown = std::clamp<Index>(count, 0, static_cast<Index>(continuation.ids.size()));
}

}  // namespace core
