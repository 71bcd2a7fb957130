#include "ui/find/command_palette.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/theme/magnification.h"

#include <algorithm>

namespace {

constexpr int usualWidth = 680, usualHeight = 420;
constexpr std::size_t mostShown = 60;

}  // namespace

CommandPalette::CommandPalette(Commands commands, TypedCommands typed, QWidget* window)
    : QFrame(window),
      m_commands(std::move(commands)),
      m_typedCommands(std::move(typed)),
      m_typed(new QLineEdit),
      m_list(new QTreeWidget)
{
    setObjectName(QStringLiteral("commandPalette"));
    m_typed->setPlaceholderText(tr("Command, head (3.10, induction), token, example, model or term"));
    m_typed->setAccessibleName(tr("Find a command"));
    m_typed->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("foundCommands"));
    m_list->setAccessibleName(tr("Search results"));
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderHidden(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    hide();
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    // Names are never cut; the place beside a long one may be.
    for (const int column : {0, 2}) m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_typed);
    layout->addWidget(m_list, 1);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_typed, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QTreeWidget::itemClicked, this, &CommandPalette::choose);
}

void CommandPalette::open()
{
    m_all = m_commands();
    const QWidget* window = parentWidget();
    m_before = window->focusWidget();
    resize(QSize(std::max(scaled(usualWidth), wantedWidth()), scaled(usualHeight))
               .boundedTo(window->size() - QSize(40, 80)));
    move((window->width() - width()) / 2, 40);
    m_typed->clear();
    search({});
    show();
    raise();
    m_typed->setFocus();
}

/// The width at which every command stands whole in its line.
int CommandPalette::wantedWidth() const
{
    const QFontMetrics metrics(m_list->font());
    int names = 0, places = 0, keys = 0;
    for (const FoundCommand& each : m_all) {
        names = std::max(names, metrics.horizontalAdvance(each.name));
        places = std::max(places, metrics.horizontalAdvance(each.place));
        keys = std::max(keys, metrics.horizontalAdvance(each.keys));
    }
    return names + places + keys + scaled(100);
}

/// The keyboard is back where it was.
void CommandPalette::leave()
{
    if (m_before != nullptr) m_before->setFocus();
    hide();
}

void CommandPalette::search(const QString& typed)
{
    const QString words = typed.simplified();
    m_found = m_typedCommands(words);
    for (FoundCommand& each : matching(m_all, words, mostShown)) m_found.push_back(std::move(each));
    if (m_found.size() > mostShown) m_found.resize(mostShown);
    m_list->clear();
    for (const FoundCommand& each : m_found) {
        auto* line = new QTreeWidgetItem({each.name, each.place, each.keys});
        line->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        m_list->addTopLevelItem(line);
    }
    if (m_found.empty()) {
        auto* none = new QTreeWidgetItem({tr("Nothing found. Try another word, or a part of one.")});
        none->setFlags(Qt::NoItemFlags);
        m_list->addTopLevelItem(none);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void CommandPalette::refresh()
{
    if (!isVisible()) return;
    const int chosen = m_list->indexOfTopLevelItem(m_list->currentItem());
    const QString name = chosen > 0 ? m_list->currentItem()->text(0) : QString();  // else nobody moved to a line
    search(m_typed->text());
    for (int row = 0; row < m_list->topLevelItemCount() && !name.isEmpty(); ++row)
        if (m_list->topLevelItem(row)->text(0) == name) return m_list->setCurrentItem(m_list->topLevelItem(row));
}

/// It is gone before anything is done.
void CommandPalette::choose()
{
    const auto row = static_cast<std::size_t>(std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem())));
    if (row >= m_found.size()) return;
    const auto act = m_found[row].act;
    leave();
    QTimer::singleShot(0, parentWidget(), act);
}

/// Keys that move through the list are the list's, wherever one types; Escape and a click elsewhere leave.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_typed) return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason) hide();
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) leave();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

#include "moc_command_palette.cpp"
