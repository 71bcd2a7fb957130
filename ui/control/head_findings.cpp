#include "ui/control/head_findings.h"

#include "core/analysis/measures.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

using core::Cell;
using core::Index;

HeadFindings::HeadFindings(SessionEditor& editor, RunResults& results, Selection& selection, ModelAnswer& answer,
                           QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_answer(answer)
{
    // A new trace is measured anew; until it is there, measuring leaves the processors to it.
    connect(&results, &RunResults::started, this, [this] {
        m_analysis.cancel();
        m_measured.reset();
        m_orderAsked.reset();
    });
    connect(&results, &RunResults::cleared, this, &HeadFindings::forget);
    connect(&selection, &Selection::headChanged, this, &HeadFindings::rankByCells);
    connect(&selection, &Selection::cellChanged, this, &HeadFindings::rankByCells);
    connect(&editor, &SessionEditor::lookChanged, this, &HeadFindings::rankByCells);
    connect(&editor, &SessionEditor::edited, this, &HeadFindings::forgetOtherReference);
    connect(&m_analysis, &HeadAnalysis::measured, this, [this](const auto& trace, Index, const core::HeadTable& table) {
        if (trace == m_measured) take(table);
    });
    connect(&m_analysis, &HeadAnalysis::repeating, this, &HeadFindings::repeating);
    connect(&m_analysis, &HeadAnalysis::measuringEnded, this, &HeadFindings::measuringEnded);
    connect(&m_analysis, &HeadAnalysis::ordering, this, &HeadFindings::ordering);
    connect(&m_analysis, &HeadAnalysis::ordered, this,
            [this](const auto& trace, const std::vector<Index>& order, const auto& divergences) {
                m_ordered = trace;
                m_order = order;
                m_divergences = divergences;
                emit orderChanged();
            });
    connect(&m_analysis, &HeadAnalysis::knockedOut, this,
            [this](const auto&, const core::HeadTable& table, int layers, int ofLayers) {
                if (areMeasured()) take(table);
                emit knocking(layers, ofLayers);
            });
    connect(&m_analysis, &HeadAnalysis::knockingEnded, this, [this] {
        chooseStrongest();
        emit knockingEnded();
    });
    connect(&m_analysis, &HeadAnalysis::failed, this, &HeadFindings::failed);
}

std::vector<Index> HeadFindings::order() const
{
    return m_ordered != nullptr && m_ordered == m_results.shown() ? m_order : std::vector<Index>{};
}

std::shared_ptr<const core::Matrix> HeadFindings::divergences() const
{
    return m_ordered != nullptr && m_ordered == m_results.shown() ? m_divergences : nullptr;
}

void HeadFindings::forget()
{
    m_analysis.cancel();
    m_measured.reset();
    m_orderAsked.reset();
    m_ordered.reset();
    m_table = {};
    emit tableChanged();
}

void HeadFindings::measure()
{
    const auto trace = m_results.shown();
    if (trace == nullptr || !trace->finished() || trace->isLong()) return;
    const Index item = m_selection.focus().item;
    const core::MeasuredRows& rows = m_editor.session().heads.rows;
    const Index sequences = m_editor.session().heads.repeated;
    const bool isSame = m_measured == trace && m_item == item && m_rows == rows;
    if (isSame && m_sequences == sequences) return;
    m_measured = trace;
    m_item = item;
    m_rows = rows;
    m_sequences = sequences;
    if (!isSame) m_table = core::HeadTable(trace->model->info.layers, trace->model->info.heads);
    m_analysis.cancel();
    m_analysis.measure(trace, item, rows, sequences);
    rankByCells();
}

void HeadFindings::take(const core::HeadTable& table)
{
    m_table.take(table);
    emit tableChanged();
}

/// The weights at the chosen and the marked cells, of all heads: in the frame in which they are chosen.
void HeadFindings::rankByCells()
{
    const bool isLookedAt = viewRow(m_editor.session().view).of_heads || m_lookedAtBeside > 0;
    if (!isLookedAt || !areMeasured() || !m_selection.headIsThere()) return;
    const Cell cell = m_selection.chosen();
    const auto marks = m_editor.session().marked;
    if (m_table.values.contains(core::Measure::Cell) && m_rankedCell == cell && m_rankedMarks == marks) return;
    m_rankedCell = cell;
    m_rankedMarks = marks;
    const auto chosen = core::Painting{}.painted({cell.query, cell.query, cell.key, cell.key}, core::Brush::Hide);
    m_table.take(core::weightsOn(*m_measured, m_item, core::Measure::Cell, chosen));
    const core::Painting marked = marks ? *marks : core::Painting{};
    m_table.take(core::weightsOn(*m_measured, m_item, core::Measure::Marked, marked));
    if (marked.empty()) m_table.values.erase(core::Measure::Marked);
    emit tableChanged();
}

/// What a head's output on other texts changes is not known any more when these are others.
void HeadFindings::forgetOtherReference()
{
    if (m_editor.session().heads.reference == m_reference) return;
    m_reference = m_editor.session().heads.reference;
    if (m_analysis.isKnockingOut()) m_analysis.cancel();  // what is measured does not depend on it
    const bool known = m_table.values.erase(core::Measure::KnockOutMean) > 0;
    if (m_table.values.erase(core::Measure::KnockOutResample) > 0 || known) emit tableChanged();
}

void HeadFindings::setLookedAtBeside(bool looked)
{
    m_lookedAtBeside += looked ? 1 : -1;
    if (looked) rankByCells();
}

void HeadFindings::findOrder()
{
    const auto trace = m_results.shown();
    if (trace == nullptr || !trace->finished() || m_ordered == trace || m_orderAsked == trace) return;
    m_orderAsked = trace;
    emit orderChanged();  // the order of another trace no longer holds
    m_analysis.order(trace, m_selection.focus().item);
}

void HeadFindings::cancel()
{
    m_asking.reset();
    m_analysis.cancel();
}

void HeadFindings::findWhatMatters()
{
    m_editor.setView(core::View::Measures);
    knockOut();
    if (isKnockingOut()) m_asking = m_selection.address();
}

/// Focuses the strongest head, unless the user chose another head or stopped the search.
void HeadFindings::chooseStrongest()
{
    const auto asking = std::exchange(m_asking, std::nullopt);
    const auto all = m_table.values.find(core::Measure::KnockOut);
    if (asking != m_selection.address() || all == m_table.values.end()) return;
    const auto sizeOf = [](const std::optional<float>& change) { return change ? std::abs(*change) : -1.0F; };
    if (std::ranges::any_of(all->second, [](const auto& change) { return !change; })) return;
    const Index strongest = std::ranges::max_element(all->second, {}, sizeOf) - all->second.begin();
    m_selection.setHead(strongest / m_table.heads, strongest % m_table.heads);
}

std::optional<core::Answer> HeadFindings::knockedOut(const RunResults::TracePointer& trace) const
{
    const auto all = m_table.values.find(core::Measure::KnockOut);
    if (m_measured != trace || isKnockingOut() || all == m_table.values.end()) return std::nullopt;
    if (std::ranges::any_of(all->second, [](const auto& change) { return !change; })) return std::nullopt;
    return m_knockedOut;
}

void HeadFindings::knockOut()
{
    m_asking.reset();
    core::HeadsSettings heads = m_editor.session().heads;
    if (!core::isKnockOut(heads.measure)) heads.measure = core::Measure::KnockOut;
    m_editor.setHeads(heads);
    const auto whole = m_results.computed();
    if (!m_answer.likeliest() || whole == nullptr || !whole->finished()) return;
    core::RunOptions options = core::optionsOf(m_editor.session().run());
    for (Index run = 0; run < m_results.runs(); ++run) options.patches.push_back(m_results.computed(run));
    m_knockedOut = m_answer.likeliest();
    m_reference = heads.reference;
    const core::AttentionBlock block = m_editor.session().focus.block;
    std::vector<core::Measure> ways = {core::Measure::KnockOut};
    // Elsewhere a pass for each head takes long, and without a softmax there is nothing to put in its place.
    if (whole->hasWeights() && block != core::AttentionBlock::Mixing) {
        ways.push_back(core::Measure::KnockOutMean);
        if (!heads.reference.empty()) ways.push_back(core::Measure::KnockOutResample);
    }
    emit knocking(0, static_cast<int>(m_results.shown()->model->info.layers * std::ssize(ways)));
    m_analysis.knockOut({whole, std::move(options), block, *m_answer.likeliest(), std::move(ways), heads.reference});
}

#include "moc_head_findings.cpp"
