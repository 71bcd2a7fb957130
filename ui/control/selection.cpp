#include "ui/control/selection.h"

#include "core/analysis/token_after.h"
#include "core/model/pass/row_reading.h"

#include <algorithm>
#include <utility>

using core::Cell;
using core::Focus;
using core::Index;

namespace {

std::vector<std::string> textsOf(const core::Run& run)
{
    std::vector<std::string> texts = run.texts;
    texts.insert(texts.end(), run.targets.begin(), run.targets.end());
    if (run.keys_text) texts.push_back(*run.keys_text);
    return texts;
}

bool areSame(const std::vector<core::Token>& a, const std::vector<core::Token>& b)
{
    return std::ranges::equal(a, b, [](const core::Token& one, const core::Token& other) {
        return one.id == other.id && one.text == other.text && one.range == other.range;
    });
}

}  // namespace

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
    connect(&editor, &SessionEditor::stepped, this, [this] {
        m_axes.reset();
        const Focus& restored = m_editor.session().focus;
        m_isRestored = restored.query != m_told.query || restored.key != m_told.key;
    });
    connect(&editor, &SessionEditor::exchanged, this, [this] { m_axes.reset(); });
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
    m_pointed = {};
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
    m_axes = shownAxes();
}

void Selection::setBlock(core::AttentionBlock block)
{
    Focus next = focus();
    if (next.block == block) return;
    next.block = block;
    m_pointed = {};
    m_follows = true;
    m_hover.reset();  // of a map with other axes
    m_editor.setFocus(next);
    m_editor.setFocus(followed().value_or(focus()));
    m_axes = shownAxes();
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
    if (!m_axes) m_axes = shownAxes();
    Focus next = m_editor.session().focus;  // a chip of the newest text may be clicked before its picture is there
    next.query = cell.query;
    next.key = cell.key;
    change(next);
}

void Selection::setCellOfText(const Cell& cell)
{
    setCell(cell);
    if (m_results.isRunning()) m_axes.reset();
}

void Selection::setHover(const std::optional<Cell>& cell)
{
    if (cell == m_hover) return;
    m_hover = cell;
    emit cellChanged();
}

void Selection::pointOut(const Pointed& cells)
{
    if (cells == m_pointed) return;
    m_pointed = cells;
    emit cellChanged();
}

void Selection::keep()
{
    m_axes.reset();
    m_follows = false;
}

void Selection::keepChosen()
{
    m_axes.reset();
    const Focus& asked = m_editor.session().focus;
    m_follows = asked.query == 0 && asked.key == 0;
}

std::optional<Selection::Axes> Selection::shownAxes() const
{
    const auto trace = m_results.shown();
    if (trace == nullptr) return std::nullopt;
    const Index item = focus().item;
    return Axes{m_editor.session().focus.block,
                item,
                trace->queries(item),
                trace->keys(item),
                textsOf(m_editor.session().run()),
                core::predictsNext(*trace->model)};
}

bool Selection::areShownAxes() const
{
    const auto trace = m_results.shown();
    return m_axes && trace != nullptr && m_axes->block == m_editor.session().focus.block && m_axes->item == focus().item
           && areSame(m_axes->queries, trace->queries(m_axes->item))
           && areSame(m_axes->keys, trace->keys(m_axes->item));
}

/// A row that is read for the next token stays with that one.
std::optional<Index> Selection::queryAfter(const Axes& now, Index query, core::SameToken by) const
{
    const bool next = m_axes->predictsNext && now.predictsNext
                      && core::readingIn(now.block, m_editor.session().figure.map.rows) == core::RowReading::NextToken;
    const Index named = next && query + 1 < std::ssize(m_axes->queries) ? query + 1 : query;
    const auto found = core::tokenAfter(m_axes->queries, named, now.queries, by);
    return found ? std::optional(std::max<Index>(0, *found - (named - query))) : std::nullopt;
}

/// The chosen cell is of a query and a key, not of two numbers: it goes where these have gone.
void Selection::goWithWords()
{
    if (areShownAxes()) return;
    std::optional<Axes> now = shownAxes();
    Focus next = m_editor.session().focus;
    const bool known = m_axes && now && m_axes->block == now->block && m_axes->item == now->item
                       && next.item == now->item && next.query < std::ssize(m_axes->queries)
                       && next.key < std::ssize(m_axes->keys);
    if (known) {
        m_isRestored = false;
        const core::SameToken by = m_axes->texts == now->texts ? core::SameToken::Place : core::SameToken::Text;
        const auto query = queryAfter(*now, next.query, by);
        const auto key = core::tokenAfter(m_axes->keys, next.key, now->keys, by);
        m_follows = m_follows || !query || !key;  // another text altogether
        next.query = query.value_or(next.query);
        next.key = key.value_or(next.key);
        m_editor.setFocus(next);
    }
    m_axes = std::move(now);
}

/// Another model's higher layer or head leads to the nearest one, not to the last head of the model.
void Selection::stayAmongHeads()
{
    const auto trace = m_results.shown();
    Focus next = m_editor.session().focus;
    if (trace == nullptr) return;
    const core::ModelInfo& info = trace->model->info;
    if (next.layer < info.layers && next.head < info.heads) return;
    next.layer = next.head = 0;
    m_editor.setFocus(next);
}

/// Nobody may look at a cell that the new trace does not have. Who listens to the trace hears of it behind this.
void Selection::settle(bool first)
{
    goWithWords();
    stayAmongHeads();
    const Focus asked = m_editor.session().focus;
    const Focus now = focus();
    if (now.query != asked.query || now.key != asked.key) m_follows = true;
    m_editor.setFocus(now);
    if (m_hover && !cellIsThere()) m_hover.reset();
    const bool follows = m_follows && !m_isRestored && (!first || chosen() == Cell{});
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

#include "moc_selection.cpp"
