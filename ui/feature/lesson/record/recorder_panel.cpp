#include "ui/feature/lesson/record/recorder_panel.h"

#include <QAccessible>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/feature/lesson/record/recorder_step.h"
#include "ui/panel/lesson/step_changes.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

namespace {

constexpr int listWidth = 290;
constexpr int stepWidth = 340;
constexpr int bothAt = 1280;  ///< from this width of the window on there is room for both beside a map

}  // namespace

RecorderPanel::RecorderPanel(LessonRecording& recording, Selection& selection, RunResults& results, QWidget* parent)
    : QWidget(parent),
      m_recording(recording),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_left(createSteps()),
      m_step(new RecorderStep(recording, selection, results)),
      m_scroll(new TallScrollArea(m_step)),
      m_foot(new QLabel)
{
    setObjectName(QStringLiteral("recorder"));
    m_foot->setObjectName(QStringLiteral("recorderFoot"));
    m_foot->setWordWrap(true);
    auto* right = new QWidget;
    auto* beside = new QVBoxLayout(right);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->addWidget(m_scroll, 1);
    beside->addWidget(m_foot);
    m_columns->setContentsMargins(16, 14, 12, 12);
    m_columns->setSpacing(14);
    m_columns->addWidget(m_left);
    m_columns->addWidget(right, 1);
    setLayout(m_columns);
    keepScaled(this, [this] { fit(); });
    connectParts();
    keepThemed(this, [this] { show(); });
}

QWidget* RecorderPanel::createSteps()
{
    auto* left = new QWidget;
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* head = new QHBoxLayout;
    auto* close = new QToolButton;
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Stop recording; the lesson is saved"));
    close->setAccessibleName(close->toolTip());
    close->setProperty("role", QStringLiteral("small"));
    connect(close, &QToolButton::clicked, this, &RecorderPanel::closeAsked);
    m_file = new Hint;
    head->addWidget(new Heading(tr("Recorder")));
    head->addWidget(m_file, 1);
    head->addWidget(close);
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("lessonTitle"));
    m_title->setAccessibleName(tr("Title of the lesson"));
    m_title->setToolTip(m_title->accessibleName());
    m_record =
        namedButton(tr("&Record a step"), "primary", tr("Adds what is shown now after the chosen step (Ctrl+Return)"));
    m_undo = namedButton(tr("Undo"), "undoStep", tr("Undoes the last edit of the lesson"));
    m_redo = namedButton(tr("Redo"), "redoStep", tr("Redoes the edit that was undone"));
    auto* ways = new QHBoxLayout;
    for (QPushButton* way : {m_record, m_undo, m_redo}) ways->addWidget(way);
    m_steps = new QListWidget;
    m_steps->setObjectName(QStringLiteral("recordedSteps"));
    m_steps->setAccessibleName(tr("Steps of the lesson; drag them into another order"));
    m_steps->setToolTip(tr("Drag a step to another place, or move it with Alt+Up and Alt+Down"));
    m_steps->setDragDropMode(QAbstractItemView::InternalMove);
    m_steps->setDefaultDropAction(Qt::MoveAction);
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_steps->setWordWrap(true);
    m_steps->installEventFilter(this);
    m_copy = namedButton(tr("Copy"), "copyStep", tr("Adds a copy after this step"));
    m_remove = namedButton(tr("Remove"), "removeStep", tr("Removes the step (Delete)"));
    auto* edits = new QHBoxLayout;
    m_try = namedButton(tr("&Try it"), "tryLesson", tr("Plays the lesson from this step on, as others will meet it"));
    for (QPushButton* edit : {m_copy, m_remove, m_try}) edits->addWidget(edit);
    layout->addLayout(head);
    layout->addWidget(m_title);
    layout->addLayout(ways);
    layout->addWidget(m_steps, 1);
    layout->addLayout(edits);
    return left;
}

void RecorderPanel::connectParts()
{
    connect(m_record, &QPushButton::clicked, &m_recording, &LessonRecording::record);
    connect(m_undo, &QPushButton::clicked, &m_recording, &LessonRecording::undo);
    connect(m_redo, &QPushButton::clicked, &m_recording, &LessonRecording::redo);
    connect(m_copy, &QPushButton::clicked, &m_recording, &LessonRecording::copy);
    connect(m_try, &QPushButton::clicked, this, &RecorderPanel::tryAsked);
    connect(m_remove, &QPushButton::clicked, &m_recording, &LessonRecording::remove);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& title) {
        m_recording.edit([&](auto& script) { script.setTitle(title.toStdString()); }, QStringLiteral("lesson"));
    });
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && static_cast<std::size_t>(row) != m_recording.step())
            m_recording.go(static_cast<std::size_t>(row));
    });
    connect(m_steps->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                // Told while the list is in the middle of its own move.
                QMetaObject::invokeMethod(
                    this,
                    [this, from, place = to > from ? to - 1 : to] {
                        m_recording.move(static_cast<std::size_t>(from), static_cast<std::size_t>(place));
                    },
                    Qt::QueuedConnection);
            });
    connect(&m_recording, &LessonRecording::changed, this, &RecorderPanel::show);
    connect(&m_recording, &LessonRecording::checked, this, [this] {
        showSteps();
        showFoot();
    });
    connect(&m_recording, &LessonRecording::saved, this, &RecorderPanel::showFoot);
}

/// A line to the view beside it.
void RecorderPanel::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.setPen(themeColors().border);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

bool RecorderPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool pressed = event->type() == QEvent::KeyPress, asked = event->type() == QEvent::ShortcutOverride;
    if (watched != m_steps || !(pressed || asked)) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const int row = m_steps->currentRow();
    const int by = key->key() == Qt::Key_Up ? -1 : key->key() == Qt::Key_Down ? 1 : 0, to = row + by;
    const bool removes = key->key() == Qt::Key_Delete;
    if (!removes && (by == 0 || !(key->modifiers() & Qt::AltModifier))) return false;
    if (asked) {  // these keys are another layer's elsewhere
        event->accept();
        return true;
    }
    if (removes) {
        m_recording.remove();
        return true;
    }
    if (to >= 0 && to < m_steps->count()) m_recording.move(static_cast<std::size_t>(row), static_cast<std::size_t>(to));
    return true;
}

/// Both columns beside each other where the window has room, else one above the other.
void RecorderPanel::fit()
{
    const bool both = window()->width() >= scaled(bothAt);
    m_columns->setDirection(both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setFixedWidth(scaled(both ? listWidth + stepWidth : stepWidth) + 42);
    m_left->setMaximumWidth(both ? scaled(listWidth) : QWIDGETSIZE_MAX);
}

void RecorderPanel::show()
{
    setVisible(m_recording.isOpen());
    if (!m_recording.isOpen()) return;
    fit();
    if (const core::Lesson* lesson = m_recording.lesson()) {
        const QString title = QString::fromStdString(lesson->title());
        if (m_title->text().trimmed() != title) m_title->setText(title);
    }
    m_undo->setEnabled(m_recording.canUndo());
    m_redo->setEnabled(m_recording.canRedo());
    m_remove->setEnabled(m_recording.script().steps() > 1);
    m_try->setEnabled(m_recording.lesson() != nullptr);
    showSteps();
    m_step->show();
    showFoot();
}

void RecorderPanel::showSteps()
{
    const core::Lesson* lesson = m_recording.lesson();
    if (!m_recording.isOpen() || lesson == nullptr) return;
    const QSignalBlocker quiet(m_steps);
    const auto count = static_cast<int>(lesson->steps().size());
    while (m_steps->count() > count) delete m_steps->takeItem(count);
    while (m_steps->count() < count) m_steps->addItem(QString());
    const QStringList changes = changesInShort(*lesson);
    for (int i = 0; i < count; ++i) {
        const auto step = static_cast<std::size_t>(i);
        const auto broken =
            std::ranges::count(m_recording.broken(), std::optional(step), &LessonRecording::Broken::step);
        QString text = QStringLiteral("%1   %2").arg(i + 1).arg(QString::fromStdString(lesson->steps()[step].title));
        if (broken > 0) text += QStringLiteral("   ✕ %1").arg(broken);
        m_steps->item(i)->setText(text + QStringLiteral("\n      ") + changes[i]);
        m_steps->item(i)->setForeground(broken > 0 ? themeColors().warning : themeColors().text);
    }
    m_steps->setCurrentRow(static_cast<int>(m_recording.step()));
}

void RecorderPanel::showFoot()
{
    if (!m_recording.isOpen()) return;
    const QString name = QFileInfo(QString::fromStdString(m_recording.file().string())).fileName();
    m_file->setText(m_recording.savedAt().isEmpty() ? name : tr("%1, saved at %2").arg(name, m_recording.savedAt()));
    const auto broken = static_cast<int>(m_recording.broken().size());
    const auto all = static_cast<int>(m_recording.promises());
    const QString said = m_recording.isChecking()           ? tr("Checking the promises …")
                         : !m_recording.mistake().isEmpty() ? tr("This is not a lesson yet: see the line in red above.")
                         : all == 0                         ? tr("Nothing is promised yet.")
                         : broken == 0 && all == 1          ? tr("The promise is kept.")
                         : broken == 0                      ? tr("All %1 promises are kept.").arg(all)
                         : broken == 1                      ? tr("1 of %1 promises is broken.").arg(all)
                                                            : tr("%1 of %2 promises are broken.").arg(broken).arg(all);
    m_foot->setText(said);
    QPalette colors = m_foot->palette();
    colors.setColor(QPalette::WindowText, broken > 0 ? themeColors().warning : themeColors().muted);
    m_foot->setPalette(colors);
}

#include "moc_recorder_panel.cpp"
