#pragma once

#include <QObject>

class QAction;
class QWidget;

/// The actions during a presentation, with their keys: those of clickers and of one hand on a keyboard.
class PresenterActions final : public QObject {
    Q_OBJECT
public:
    explicit PresenterActions(QObject* parent);

    QAction* next;
    QAction* back;
    QAction* ask;        ///< lays the step's next question over the view, and takes it away
    QAction* answer;     ///< its answer; there while it is laid
    QAction* reveal;     ///< shows the row that is guessed or asked about
    QAction* hands;      ///< raised hands are counted
    QAction* edit_text;  ///< a line in which the text is changed
    QAction* spotlight;  ///< can be checked: the chosen row and column stay bright
    QAction* pen;        ///< can be checked: the pointer draws
    QAction* eraser;     ///< can be checked: the pointer takes lines away
    QAction* clear_ink;
    QAction* black;
    QAction* white;
    QAction* larger;
    QAction* smaller;
    QAction* notes;
    QAction* swap;
    QAction* card;
    QAction* end;

    QList<QAction*> all() const;
    /// The keys and their effects, as a rich text.
    /// @param lent  commands of the window that are told besides
    QString cardText(const QList<QAction*>& lent) const;

private:
    void nameBriefly();
    QAction* make(const char* name, const QString& text, const QList<QKeySequence>& keys, bool stays = false);
};
