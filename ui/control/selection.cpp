#include "ui/control/selection.h"

#include <algorithm>
#include <utility>

using core::Cell;
using core::Focus;
using core::Index;

Selection::Selection(SessionEditor& editor, RunResults& results, StageLoader& stages, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_stages(stages)
{
    connect(&results, &RunResults::traceChanged, this, [this](Index run, bool first) {
        if (run == 0) settle(first);
    });
    connect(&results, &RunResults::cleared, this, [this] { m_hover.reset(); });
    connect(&stages, &StageLoader::loaded, this, [this] {
        if (!m_isWaiting) return;
        if (const auto next = followed()) change(*next);
    });
}

core::HeadAddress Selection::address() const
{
    const Focus now = focus();
    return {now.layer, now.head, now.item};
}

Cell Selection::chosen() const
{
    const Focus now = focus();
    return {now.query, now.key};
}

bool Selection::headIsThere() const
{
    const auto trace = m_results.shown();
    return trace != nullptr && trace->has(focus().layer);
}

/// A chip of the newest text may be clicked while the picture is still of a shorter one.
bool Selection::cellIsThere() const
{
    if (!headIsThere()) return false;
    const auto trace = m_results.shown();
    return cell().query < std::ssize(trace->queries(focus().item))
           && cell().key < std::ssize(trace->keys(focus().item));
}

void Selection::change(const Focus& next)
{
    m_editor.setFocus(next);
    tell();
}

bool Selection::tell()
{
    const Focus before = std::exchange(m_told, focus());
    if (before == m_told) return false;
    const bool text = before.block != m_told.block || before.item != m_told.item;
    const bool cell = before.query != m_told.query || before.key != m_told.key;
    const bool head = text || before.layer != m_told.layer || before.head != m_told.head;
    if (text) emit textChanged();
    if (head) emit headChanged();
    if (cell) emit cellChanged();
    return true;
}

void Selection::setItem(Index item)
{
    Focus next = m_editor.session().focus;
    next.item = item;
    change(next);
}

void Selection::setBlock(core::AttentionBlock block)
{
    Focus next = focus();
    if (next.block == block) return;
    next.block = block;
    m_follows = true;
    m_hover.reset();  // of a map with other axes
    m_editor.setFocus(next);
    m_editor.setFocus(followed().value_or(focus()));
    tell();
}

void Selection::setHead(Index layer, Index head)
{
    Focus next = m_editor.session().focus;
    next.layer = layer;
    next.head = head;
    change(next);
}

void Selection::stepHead(Index layers, Index heads)
{
    const auto trace = m_results.shown();
    if (trace == nullptr) return;
    const core::ModelInfo& info = trace->model->info;
    setHead(std::clamp<Index>(focus().layer + layers, 0, info.layers - 1),
            std::clamp<Index>(focus().head + heads, 0, info.heads - 1));
}

void Selection::setCell(const Cell& cell)
{
    m_follows = false;
    m_isWaiting = false;
    Focus next = m_editor.session().focus;  // a chip of the newest text may be clicked before its picture is there
    next.query = cell.query;
    next.key = cell.key;
    change(next);
}

void Selection::setHover(const std::optional<Cell>& cell)
{
    if (cell == m_hover) return;
    m_hover = cell;
    emit cellChanged();
}

void Selection::keepChosen()
{
    const Focus& asked = m_editor.session().focus;
    m_follows = asked.query == 0 && asked.key == 0;
}

/// Nobody may look at a cell that the new trace does not have. Who listens to the trace hears of it behind this.
void Selection::settle(bool first)
{
    const Focus asked = m_editor.session().focus;
    const Focus now = focus();
    if (now.query != asked.query || now.key != asked.key) m_follows = true;
    m_editor.setFocus(now);
    if (m_hover && !cellIsThere()) m_hover.reset();
    const bool follows = m_follows && (!first || chosen() == Cell{});
    if (const auto next = follows ? followed() : std::nullopt) m_editor.setFocus(*next);
    m_told = focus();
}

/// A new model begins at the text's end, where most is visible, and at the key that is attended to most there.
/// @return nothing where no cell is followed, or while it is being computed
std::optional<Focus> Selection::followed()
{
    m_isWaiting = false;
    const auto trace = m_results.shown();
    if (!m_follows || trace == nullptr) return std::nullopt;
    core::HeadAddress head = address();
    head.layer = std::min(head.layer, std::ssize(trace->layers) - 1);
    const std::optional<Cell> most = m_stages.mostAttended(trace, head);
    m_isWaiting = !most;
    if (!most) return std::nullopt;
    Focus next = focus();
    next.query = most->query;
    next.key = most->key;
    return next;
}
