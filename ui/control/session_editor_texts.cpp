// The texts of a run, and how they are cut.

#include "ui/control/session_editor.h"

#include <algorithm>

using core::Index;
using core::Run;
using core::Session;

void SessionEditor::setText(Index item, const std::string& text)
{
    change([&](Session& next) { core::setText(next.run(), static_cast<std::size_t>(item), text); }, Kind::Typing);
}

void SessionEditor::shuffleText(Index item, const std::string& text)
{
    change([&](Session& next) {
        const auto place = static_cast<std::size_t>(item);
        next.run().texts[place] = text;
        if (place < next.run().cuts.size()) next.run().cuts[place] = {};
    });
}

void SessionEditor::addText()
{
    change([](Session& next) {
        if (next.run().texts.size() >= core::mostTexts) return;
        next.run().texts.push_back(next.run().texts.back());
        next.focus.item = static_cast<Index>(next.run().texts.size()) - 1;
    });
}

void SessionEditor::removeText(Index item)
{
    change([&](Session& next) {
        if (next.run().texts.size() < 2) return;
        core::removeText(next.run(), static_cast<std::size_t>(item));
        next.focus.item = std::min(next.focus.item, static_cast<Index>(next.run().texts.size()) - 1);
    });
}

void SessionEditor::setTarget(Index item, const std::string& text)
{
    change([&](Session& next) { core::setTarget(next.run(), static_cast<std::size_t>(item), text); }, Kind::Typing);
}

void SessionEditor::setKeysText(const std::optional<std::string>& text)
{
    const bool typing = text.has_value() && session().run().keys_text.has_value();
    change([&](Session& next) { next.run().keys_text = text; }, typing ? Kind::Typing : Kind::Edit);
}

void SessionEditor::setSplit(core::TextSplit split)
{
    change([&](Session& next) {
        for (Run& run : next.runs) {
            run.split = split;
            run.cuts.clear();
        }
    });
}

void SessionEditor::splitToken(Index item, const core::TextRange& token)
{
    change([&](Session& next) {
        auto& cuts = next.run().cuts;
        cuts.resize(next.run().texts.size());
        cuts[static_cast<std::size_t>(item)] = core::splitToken(cuts[static_cast<std::size_t>(item)], token);
    });
}

void SessionEditor::joinToken(Index item, const core::TextRange& token)
{
    change([&](Session& next) {
        auto& cuts = next.run().cuts;
        cuts.resize(next.run().texts.size());
        cuts[static_cast<std::size_t>(item)] = core::joinedToPrevious(cuts[static_cast<std::size_t>(item)], token);
    });
}
