#include "ui/control/comparison_editor.h"

#include "core/session/edits/compare_edits.h"
#include "core/session/edits/model_edits.h"

using core::Index;
using core::Run;
using core::Session;
using Kind = SessionEditor::Kind;

void ComparisonEditor::setKind(core::CompareSettings::Kind kind) const
{
    m_editor.apply([&](Session& next) { core::setCompareKind(next, kind); });
}

void ComparisonEditor::setHead(std::size_t side, Index layer, Index head) const
{
    m_editor.apply([&](Session& next) { core::compareHead(next, side, layer, head); });
}

void ComparisonEditor::addSide(Index layers, Index heads) const
{
    m_editor.apply([&](Session& next) { core::addComparedSide(next, layers, heads); });
}

void ComparisonEditor::removeSide(std::size_t side) const
{
    m_editor.apply([&](Session& next) { core::removeComparedSide(next, side); });
}

void ComparisonEditor::compare(bool more, const core::ComparedHead& shown, const core::ComparedHead& other) const
{
    m_editor.apply([&](Session& next) { core::compareWith(next, more, shown, other); });
}

void ComparisonEditor::compare(const std::vector<core::ComparedHead>& heads) const
{
    m_editor.apply([&](Session& next) { next.compare = {core::CompareSettings::Kind::Heads, heads}; });
}

/// A line of the comparison that goes away with its run still says what stood in it; then there is nothing to edit.
void ComparisonEditor::apply(Index run, const std::function<void(Run&)>& edit, Kind kind) const
{
    if (run < 0 || run >= std::ssize(m_editor.session().runs)) return;
    m_editor.apply([&](Session& next) { edit(next.runs[static_cast<std::size_t>(run)]); }, kind);
}

void ComparisonEditor::setText(Index run, const std::string& text) const
{
    apply(
        run, [&](Run& own) { core::setText(own, 0, text); }, Kind::Typing);
}

void ComparisonEditor::setRecipe(Index run, const std::string& recipe) const
{
    if (core::mistakeIn(recipe)) return;
    const core::ScoringScope scope{.block = m_editor.session().focus.block};
    apply(
        run, [&](Run& own) { core::changeIn(own, scope).mask = recipe; }, Kind::Typing);
}

void ComparisonEditor::setTemperature(Index run, double temperature) const
{
    const core::ScoringScope scope{.block = m_editor.session().focus.block};
    apply(
        run, [&](Run& own) { core::changeIn(own, scope).temperature = static_cast<float>(temperature); }, Kind::Typing);
}

void ComparisonEditor::setModel(Index run, const std::filesystem::path& model) const
{
    apply(
        run, [&](Run& own) { core::setModel(own, model); }, Kind::Edit);
}

void ComparisonEditor::setModule(Index run, const core::TeachingModule& module) const
{
    apply(
        run, [&](Run& own) { core::setModule(own, module); }, Kind::Edit);
}
