#include "ui/feature/presenter/presenter_actions.h"

#include <QAction>
#include <QKeySequence>

PresenterActions::PresenterActions(QObject* parent)
    : QObject(parent),
      next(make("presentNext", tr("The lesson's next step"), {Qt::Key_PageDown})),
      back(make("presentBack", tr("The previous step"), {Qt::Key_PageUp})),
      ask(make("presentAsk", tr("The step's question over the view"), {Qt::Key_Q})),
      answer(make("presentAnswer", tr("The answer to the question"), {Qt::Key_A})),
      reveal(make("presentReveal", tr("Reveal the row that is guessed or asked about"), {Qt::Key_R})),
      hands(make("presentHands", tr("Type how many hands are raised for each token"), {Qt::Key_H})),
      edit_text(make("presentText", tr("Change the text"), {Qt::Key_F8})),
      spotlight(make("presentSpotlight", tr("Spotlight on the chosen row and column"), {Qt::Key_S}, true)),
      pen(make("presentPen", tr("Pen: draw on the cells"), {Qt::Key_P}, true)),
      eraser(make("presentEraser", tr("Eraser: remove lines"), {Qt::Key_E}, true)),
      clear_ink(make("presentClear", tr("Erase all lines drawn on this view"), {Qt::SHIFT | Qt::Key_E})),
      black(make("presentBlack", tr("Black screen"), {Qt::Key_B, Qt::Key_Period})),
      white(make("presentWhite", tr("White screen"), {Qt::Key_W, Qt::Key_Comma})),
      larger(make("presentLarger", tr("Everything larger"),
                  {Qt::Key_Plus, Qt::Key_Equal, QKeySequence(Qt::CTRL | Qt::Key_Plus),
                   QKeySequence(Qt::CTRL | Qt::Key_Equal)})),
      smaller(
          make("presentSmaller", tr("Everything smaller"), {Qt::Key_Minus, QKeySequence(Qt::CTRL | Qt::Key_Minus)})),
      notes(make("presentNotes", tr("Notes, the next step and a timer"), {Qt::Key_N}, true)),
      swap(make("presentSwap", tr("Move to the next screen"), {Qt::Key_X})),
      card(make("presentKeys", tr("These keys"), {Qt::Key_F1, Qt::Key_Question})),
      end(make("presentEnd", tr("End; everything is as it was before"), {Qt::Key_Escape}))
{
    nameBriefly();
}

/// Gives actions short names for the buttons beside the notes.
void PresenterActions::nameBriefly()
{
    const std::pair<QAction*, QString> names[] = {{back, tr("◀ Back")},
                                                  {next, tr("Next ▶")},
                                                  {ask, tr("Question  Q")},
                                                  {answer, tr("Answer  A")},
                                                  {reveal, tr("Reveal  R")},
                                                  {hands, tr("Hands  H")},
                                                  {spotlight, tr("Spotlight  S")},
                                                  {pen, tr("Pen  P")},
                                                  {eraser, tr("Eraser  E")},
                                                  {black, tr("Black  B")},
                                                  {white, tr("White  W")},
                                                  {smaller, tr("Smaller  −")},
                                                  {larger, tr("Larger  +")},
                                                  {swap, tr("Screen  X")},
                                                  {end, tr("End  Esc")}};
    for (const auto& [action, name] : names) action->setIconText(name);
}

QAction* PresenterActions::make(const char* name, const QString& text, const QList<QKeySequence>& keys, bool stays)
{
    auto* action = new QAction(text, this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcuts(keys);
    action->setCheckable(stays);
    return action;
}

QList<QAction*> PresenterActions::all() const
{
    return {next,      back,  ask,   answer, reveal,  hands, edit_text, spotlight, pen, eraser,
            clear_ink, black, white, larger, smaller, notes, swap,      card,      end};
}

QString PresenterActions::cardText(const QList<QAction*>& lent) const
{
    const auto row = [](const QString& keys, const QString& what) {
        return QStringLiteral("<tr><td align=\"right\"><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
            .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
    };
    QString rows;
    for (const QAction* each : all() + lent) {
        QStringList keys;
        for (const QKeySequence& sequence : each->shortcuts().mid(0, 2))
            keys << sequence.toString(QKeySequence::NativeText);
        rows += row(keys.join(tr(", ")), each->text().remove(QLatin1Char('&')));
    }
    rows += row(tr("Space, Shift+Space"), tr("The next and the previous step, unless the view itself uses these keys"));
    rows += row(tr("Arrow keys"), tr("Choose another cell"));
    rows += row(tr("Ctrl+1 … 9, Alt + arrow keys"), tr("Another view, another head"));
    rows += row(tr("Ctrl+Z"), tr("Undo, ink too"));
    return QStringLiteral("<table cellspacing=\"2\">%1</table>").arg(rows);
}

#include "moc_presenter_actions.cpp"
