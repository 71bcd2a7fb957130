#pragma once

#include <QWidget>

#include "core/model/pass/statement.h"

#include <vector>

class ElidedLabel;
class Heading;
class QLabel;
class QLineEdit;
class QToolButton;

/// The words whose probability is followed: a line to type one into, and for each how likely the model holds it,
/// without what is changed about the model and now. Of the first two also the difference of their logits.
class TrackedWords final : public QWidget {
    Q_OBJECT
public:
    explicit TrackedWords(QWidget* parent = nullptr);

    /// @param words   as the Session has them; what the statements do not say of them is still to come
    /// @param before  nothing where nothing is changed
    void display(const std::vector<core::TrackedWord>& words, const core::TokenStatement& now,
                 const std::optional<core::TokenStatement>& before);

signals:
    void trackAsked(const core::TrackedWord& word);
    void untrackAsked(std::size_t place);

private:
    using Tracked = std::optional<core::TrackedProbability>;

    /// A line of the table.
    struct Row {
        ElidedLabel* name;
        QLabel* before;
        QLabel* now;
        QToolButton* remove;  ///< null for the difference
    };

    Row createRow(int line);
    QToolButton* createRemove(std::size_t place);
    void showWord(const Row& row, const core::TrackedWord& word, const Tracked& now, const Tracked* before);
    void showDifference(const std::vector<Tracked>& now, const std::vector<Tracked>* before);
    void showNotes(const std::vector<core::TrackedWord>& words, const core::TokenStatement& now,
                   const std::vector<Tracked>& tracked);

    QLineEdit* m_line;
    QWidget* m_table;
    QLabel* m_beforeTitle;
    QLabel* m_nowTitle;
    std::vector<Row> m_rows;  ///< [mostTracked] shown as far as there are words
    Row m_difference = {};
    QLabel* m_notes;
};
