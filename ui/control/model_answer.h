#pragma once

#include "core/analysis/knock_out.h"
#include "ui/control/selection.h"

#include <optional>
#include <vector>

/// What the model says at the query that is looked at: the next token, or words for a mask, and how likely it holds the
/// tracked words. Asked once of each finished trace, query, list of words and sampling.
class ModelAnswer final : public QObject {
    Q_OBJECT
public:
    ModelAnswer(SessionEditor& editor, RunResults& results, Selection& selection, QObject* parent = nullptr);

    /// The position of the answer; for an encoder–decoder's block it counts in the shown trace's queries.
    core::Index position() const { return m_now.position; }
    const std::vector<core::Prediction>& predictions() const { return m_now.likeliest; }
    const core::TokenStatement& now() const { return m_now; }
    /// Without interventions and changes to scoring; nothing where there are none.
    const std::optional<core::TokenStatement>& before() const { return m_before; }
    /// The likeliest token, where the shown trace was asked; nothing until then.
    const std::optional<core::Answer>& likeliest() const { return m_likeliest; }

signals:
    void changed();

private:
    struct Asked {
        RunResults::TracePointer trace;
        core::TokenQuestion question;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    void ask();
    void forget();
    void take(const core::TokenStatement& now, const std::optional<core::TokenStatement>& before);

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    Asked m_asked;
    core::TokenStatement m_now;
    std::optional<core::TokenStatement> m_before;
    std::optional<core::Answer> m_likeliest;
};
