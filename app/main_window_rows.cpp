// What the rows of a language model's maps are read for: the token where they are computed, or the next one, which they
// predict.

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStatusBar>

#include "app/main_window.h"
#include "ui/panel/segments.h"
#include "ui/theme/row_names.h"

using core::Index;
using core::RowReading;

QWidget* MainWindow::createRows()
{
    auto* shown = new QWidget;
    m_rows = new Segments(
        tr("Rows"),
        {{readingName(RowReading::AtToken),
          tr("A row is named after the token where it is computed: what that token attends to")},
         {readingName(RowReading::NextToken),
          tr("A row is named after the next token: what the model attends to while it predicts that one (Ctrl+R)")}});
    m_rows->setSmall();
    m_rows->setObjectName(QStringLiteral("rows"));
    connect(m_rows, &Segments::chosen, this, [this](int reading) { readRows(static_cast<RowReading>(reading)); });
    auto* name = new QLabel(tr("Rows"));
    name->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QHBoxLayout(shown);
    layout->setContentsMargins(0, 0, 18, 0);
    layout->setSpacing(6);
    layout->addWidget(name);
    layout->addWidget(m_rows);
    shown->hide();
    return shown;
}

void MainWindow::createRowsAction(QMenu* view)
{
    m_rowsAction = view->addAction(tr("Rows for the &next token"), this,
                                   [this](bool next) { readRows(next ? RowReading::NextToken : RowReading::AtToken); });
    m_rowsAction->setObjectName(QStringLiteral("rowsForNext"));
    m_rowsAction->setCheckable(true);
    m_rowsAction->setShortcut(QKeySequence(tr("Ctrl+R")));
    m_rowsAction->setStatusTip(tr("Name each row after the token that it predicts, the next one; no number changes"));
    m_rowsAction->setVisible(false);  // until a model predicts
    addAction(m_rowsAction);
}

bool MainWindow::offersRows() const { return m_trace != nullptr && core::predictsNext(*m_trace->model); }

void MainWindow::showRows()
{
    const RowReading rows = session().figure.rows;
    m_rows->setCurrent(static_cast<int>(rows));
    m_rows->parentWidget()->setVisible(offersRows());
    // Beside the choice of what a pixel shows a small window has no room for the name.
    m_rows->parentWidget()->findChild<QLabel*>()->setVisible(m_pooling->parentWidget()->isHidden());
    m_rowsAction->setVisible(offersRows());
    m_rowsAction->setChecked(rows == RowReading::NextToken);
    const QString note = offersRows() ? readingNote(*m_trace, rows) : QString();
    m_reading->setText(note);
    m_reading->setVisible(!note.isEmpty());
}

void MainWindow::readRows(RowReading rows)
{
    if (offersRows()) m_editor.setRows(rows);
}

/// The token that is marked for a row: the one that it is named after, or the place behind the last.
Index MainWindow::chipOfRow(Index query) const
{
    if (m_trace == nullptr) return query;
    const Index item = insideTrace(session().focus).item;
    return core::namingToken(*m_trace, item, query, session().figure.rows).value_or(query + 1);
}

/// The row that a clicked token stands for; there may be none, which is said.
std::optional<Index> MainWindow::rowOfChip(Index token)
{
    if (m_trace == nullptr) return token;
    const auto row = core::rowNamedAfter(*m_trace, insideTrace(session().focus).item, token, session().figure.rows);
    if (!row) statusBar()->showMessage(tr("No row predicts the first token: nothing stands before it."), 4000);
    return row;
}
