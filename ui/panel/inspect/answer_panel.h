#pragma once

#include <QWidget>

#include "core/model/pass/statement.h"
#include "core/session/session.h"
#include "ui/panel/inspect/weight_bars.h"

class Heading;
class KeyChips;
class QLabel;
class TrackedWords;

/// The model's answer at the row that is read: its likeliest tokens, now and without the user's changes, and the
/// tracked words.
class AnswerPanel final : public QWidget {
    Q_OBJECT
public:
    explicit AnswerPanel(QWidget* parent = nullptr);

    /// @param heading  what the model says them about
    /// @param session  its tracked words and sampling, which the statements are about
    /// @param before   nothing where nothing is changed
    void display(const QString& heading, const core::Session& session, const core::TokenStatement& now,
                 const std::optional<core::TokenStatement>& before);
    /// Shows other tracked words; their probabilities follow.
    void showTracked(const std::vector<core::TrackedWord>& words);
    bool saysSomething() const { return !m_said.likeliest.empty(); }

signals:
    void whatMattersAsked();  ///< which heads the likeliest answer rests on
    void displayed();
    void trackAsked(const core::TrackedWord& word);
    void untrackAsked(std::size_t place);

private:
    void setUpBars(WeightBars* bars, const char* name, const QString& spoken);
    void showLabels(const std::vector<core::LabelledToken>& labels);
    void trackBar(const std::vector<core::Prediction>& shown, int place);

    QLabel* m_nextHeading;
    WeightBars* m_next;
    QLabel* m_matters;
    QLabel* m_drawable;
    Heading* m_labelsHeading;
    KeyChips* m_labels;
    QLabel* m_beforeHeading;
    WeightBars* m_before;
    TrackedWords* m_tracked;
    core::TokenStatement m_said;
    std::optional<core::TokenStatement> m_saidBefore;
};
