#pragma once

#include "ui/control/model_answer.h"
#include "ui/work/head_analysis.h"

#include <optional>

/// What is known of the shown trace's heads: what is measured of each, how much weight each puts on the chosen and on
/// the marked cells, in which order alike ones stand together, and what knocking each out does to the answer. Only what
/// is looked at is measured, and only once.
class HeadFindings final : public QObject {
    Q_OBJECT
public:
    HeadFindings(SessionEditor& editor, RunResults& results, Selection& selection, ModelAnswer& answer,
                 QObject* parent = nullptr);

    /// The shown trace's heads; without heads while nothing of them is known.
    const core::HeadTable& table() const { return m_table; }
    /// In which order heads that attend alike stand together; empty while it is not known.
    std::vector<core::Index> order() const;
    /// The divergence of every two heads, in nats; null while it is not known.
    std::shared_ptr<const core::Matrix> divergences() const;

    /// Measures the shown text's heads.
    void measure();
    /// Puts them in order.
    void findOrder();
    /// Finds the heads that the answer rests on. Measures shows the progress; in the end the head that matters most is
    /// in focus.
    void findWhatMatters();
    /// Measures heads by how knocking out each one changes the answer that was asked last.
    void knockOut();
    bool isKnockingOut() const { return m_analysis.isKnockingOut(); }
    bool isMeasuring() const { return m_analysis.isMeasuring(); }
    /// Whether the table has all that is measured of this trace.
    bool hasMeasured(const RunResults::TracePointer& trace) const { return m_measured == trace && !isMeasuring(); }
    /// The answer that knocking out each head of this trace was asked of, once all of them are; else nothing.
    std::optional<core::Answer> knockedOut(const RunResults::TracePointer& trace) const;
    /// Whether another window than the first looks at all heads, so that they are ranked by the chosen cell.
    void setLookedAtBeside(bool looked);
    void cancel();

signals:
    void tableChanged();
    void orderChanged();
    void ordering(double share);                                     ///< how far the order is
    void repeating(core::Index sequences, core::Index ofSequences);  ///< sequences that are done, for induction
    void measuringEnded();
    void knocking(int layers, int ofLayers);  ///< layers that are done
    void knockingEnded();
    void failed(const core::Error& error);

private:
    void forget();
    void take(const core::HeadTable& table);
    void rankByCells();
    void forgetOtherReference();
    void chooseStrongest();
    bool areMeasured() const { return m_measured != nullptr && m_measured == m_results.shown(); }

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    ModelAnswer& m_answer;
    HeadAnalysis m_analysis;
    core::HeadTable m_table;  ///< table of m_measured
    RunResults::TracePointer m_measured;
    core::Index m_item = 0;                               ///< which of its texts
    core::MeasuredRows m_rows;                            ///< the rows over which heads are measured
    core::Index m_sequences = 0;                          ///< the sequences over which induction is measured
    std::optional<core::Answer> m_knockedOut;             ///< the answer that its knock-outs are of
    core::ReferenceTexts m_reference;                     ///< the texts that they are by
    std::optional<core::HeadAddress> m_asking;            ///< the head shown when it was asked which matters most
    core::Cell m_rankedCell;                              ///< the cell by which heads were ranked last
    int m_lookedAtBeside = 0;                             ///< windows
    std::shared_ptr<const core::Painting> m_rankedMarks;  ///< the marked cells by which heads were ranked last
    RunResults::TracePointer m_orderAsked;
    RunResults::TracePointer m_ordered;  ///< the trace whose heads m_order orders
    std::vector<core::Index> m_order;
    std::shared_ptr<const core::Matrix> m_divergences;
};
