#pragma once

#include "core/guess/guess_score.h"
#include "ui/control/selection.h"

#include <optional>

/// What is guessed of the shown head, what was given so far, and how it compares with what the model does. All of it is
/// the Session's, and each edit a step that can be undone.
class GuessPlay final : public QObject {
    Q_OBJECT
public:
    /// The row that is guessed.
    struct Row {
        QString name;                    ///< the token's name: "␣it"
        QString head;                    ///< "Layer 4, head 4"
        QStringList keys = {};           ///< [keys]
        QStringList apart = {};          ///< [keys] those that look alike with their places: "no (6)"
        std::vector<bool> visible = {};  ///< [keys] that it sees
    };

    GuessPlay(SessionEditor& editor, RunResults& results, Selection& selection, StageLoader& stages,
              QObject* parent = nullptr);

    bool isOn() const { return m_editor.session().guess.has_value(); }
    const core::Guess& guess() const { return *m_editor.session().guess; }
    /// Nothing where the trace is not there yet, or has no such row any more.
    std::optional<Row> row() const;
    /// Nothing until it is shown, and while its weights are computed.
    std::optional<core::GuessScore> score() const;
    /// The focused head, as an answer to which head it is: "Layer 2, head 3"
    QString pickedHead() const;
    QString askedHead() const;
    bool isRightHead() const;

    /// Why the chosen row cannot be guessed; empty where it can.
    QString hindrance() const;

    void begin(core::Guess::Of of);
    using Kind = SessionEditor::Kind;
    void give(int key, double points, Kind kind);
    void spread();
    void clear();
    void setBy(core::Guess::By by);
    void show();
    void again();
    void end();

signals:
    void changed();

private:
    /// "layer 2, head 3", as the model numbers its layers.
    QString headText(core::Index layer, core::Index head) const;
    RunResults::TracePointer trace() const;
    core::HeadAddress address() const;
    void apply(const SessionEditor::Edit& edit, Kind kind = Kind::Edit);

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    StageLoader& m_stages;
};
