#pragma once

#include "core/analysis/knock_out.h"
#include "ui/control/selection.h"

#include <optional>
#include <vector>

/// What the model says at the query that is looked at: the next token, or words for a mask. Asked once of each finished
/// trace and query.
class ModelAnswer final : public QObject {
    Q_OBJECT
public:
    ModelAnswer(SessionEditor& editor, RunResults& results, Selection& selection, QObject* parent = nullptr);

    /// Of an encoder–decoder's block, the position counts in the shown trace's queries.
    core::Index position() const { return m_position; }
    const std::vector<core::Prediction>& predictions() const { return m_predictions; }
    /// Without the interventions; empty where there are none.
    const std::vector<core::Prediction>& before() const { return m_before; }
    /// The likeliest token, where the shown trace was asked; nothing until then.
    const std::optional<core::Answer>& likeliest() const { return m_likeliest; }

signals:
    void changed();

private:
    void ask();
    void forget();
    void take(core::Index position, const std::vector<core::Prediction>& predictions,
              const std::vector<core::Prediction>& before);

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    std::pair<RunResults::TracePointer, core::Index> m_asked;  ///< of which trace, at which query
    core::Index m_position = 0;
    std::vector<core::Prediction> m_predictions;
    std::vector<core::Prediction> m_before;
    std::optional<core::Answer> m_likeliest;
};
