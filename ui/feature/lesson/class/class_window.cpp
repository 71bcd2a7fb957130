#include "ui/feature/lesson/class/class_window.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QMenuBar>
#include <QProgressBar>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "core/caught_error.h"
#include "core/file/whole_file.h"
#include "ui/feature/lesson/class/class_chart.h"
#include "ui/feature/lesson/class/class_table.h"
#include "ui/file/dialog_folder.h"
#include "ui/help/handbook_window.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/heading.h"
#include "ui/part/kept_place.h"
#include "ui/theme/magnification.h"
#include "ui/theme/stillness.h"
#include "ui/words/error_text.h"
#include "ui/words/plain_tip.h"

namespace fs = std::filesystem;

namespace {

const QString tablePurpose = QStringLiteral("class tables");

/// A list with a name for screen readers.
QListWidget* namedList(const char* object, const QString& name)
{
    auto* list = new QListWidget;
    list->setObjectName(QString::fromLatin1(object));
    list->setAccessibleName(name);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return list;
}

}  // namespace

ClassWindow::ClassWindow(QWidget* parent)
    : QMainWindow(parent),
      m_table(new ClassTable(this)),
      m_banner(new Banner),
      m_facts(new QLabel),
      m_list(namedList("classQuestions", tr("Questions, predictions and goals"))),
      m_chart(new ClassChart),
      m_students(new QTableView),
      m_refused(namedList("refusedAnswers", tr("Not taken"))),
      m_refusedHeading(new Heading(tr("Not taken"))),
      m_progress(new QProgressBar),
      m_split(new QSplitter(Qt::Vertical))
{
    setObjectName(QStringLiteral("classWindow"));
    setWindowTitle(tr("Collected answers"));
    setSection(this, QStringLiteral("class-collect"));
    createLayout();
    createMenus();
    resize(scaled(1200), scaled(780));
    new KeptPlace(this, QStringLiteral("class"));
    new FrameFit(this);
    setWindowState(windowState() & ~Qt::WindowFullScreen);  // which is for a class that looks
    connect(m_list, &QListWidget::currentRowChanged, this, &ClassWindow::showPicked);
}

void ClassWindow::createLayout()
{
    m_students->setModel(m_table);
    m_students->setObjectName(QStringLiteral("classStudents"));
    m_students->setAccessibleName(tr("Students and their answers"));
    m_students->setTabKeyNavigation(false);
    m_students->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_students->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_students->verticalHeader()->hide();
    m_students->horizontalHeader()->setDefaultSectionSize(scaled(110));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setObjectName(QStringLiteral("classFacts"));
    m_progress->hide();
    m_refused->setFrameShape(QFrame::NoFrame);
    m_refusedHeading->hide();
    m_refused->hide();
    auto* lower = new QWidget;
    auto* students = new QVBoxLayout(lower);
    students->setContentsMargins(0, 0, 0, 0);
    students->addWidget(m_students, 3);
    students->addWidget(m_refusedHeading);
    students->addWidget(m_refused, 1);
    m_split->addWidget(m_chart);
    m_split->addWidget(lower);
    m_split->setSizes({scaled(360), scaled(340)});
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 1);
    auto* across = new QSplitter(Qt::Horizontal);
    across->addWidget(m_list);
    across->addWidget(m_split);
    across->setStretchFactor(1, 1);
    across->setSizes({scaled(300), scaled(900)});
    auto* whole = new QWidget;
    auto* rows = new QVBoxLayout(whole);
    rows->setContentsMargins(12, 10, 12, 10);
    rows->addWidget(m_banner);
    connect(m_banner, &Banner::explained, this, [this](const QString& id) { HandbookWindow::openBeside(this, id); });
    rows->addWidget(m_facts);
    rows->addWidget(m_progress);
    rows->addWidget(across, 1);
    setCentralWidget(whole);
}

void ClassWindow::createMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    m_save = file->addAction(tr("&Save table…"), QKeySequence::Save, this, &ClassWindow::saveTable);
    m_save->setEnabled(false);
    file->addAction(tr("Collect &again"), QKeySequence(tr("Ctrl+R")), this, [this] { collect(m_lesson, m_folder); });
    file->addSeparator();
    file->addAction(tr("&Close"), QKeySequence::Close, this, &QWidget::close);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    m_present = view->addAction(tr("Show to the &class"), this, [this] { showToClass(!m_shownToClass); });
    m_present->setShortcut(Qt::Key_F5);
    m_present->setToolTip(tr("The whole screen, without the table of students and without any name"));
    m_present->setEnabled(false);
    const auto step = [this](int by) {
        const int row = m_list->currentRow() + by;
        if (row >= 0 && row < m_list->count()) m_list->setCurrentRow(row);
    };
    view->addAction(tr("&Next"), QKeySequence(Qt::Key_PageDown), this, [step] { step(1); });
    view->addAction(tr("&Previous"), QKeySequence(Qt::Key_PageUp), this, [step] { step(-1); });
    auto* leave = new QAction(this);
    leave->setShortcut(Qt::Key_Escape);
    connect(leave, &QAction::triggered, this, [this] { showToClass(false); });
    addAction(leave);
}

void ClassWindow::collect(const fs::path& lesson, const fs::path& folder)
{
    m_lesson = lesson;
    m_folder = folder;
    m_progress->setRange(0, isKeptStill() ? 1 : 0);
    m_progress->show();
    m_facts->setText(tr("Reading %1…").arg(QString::fromStdString(folder.string())));
    m_collecting.start(
        "the answers of a class",
        [this, lesson, folder](const LatestJob::Turn& turn) {
            core::OpenedModels models;
            const auto told = [&](std::size_t done, std::size_t all) {
                turn.tell([this, done, all] {
                    m_progress->setRange(0, static_cast<int>(all));
                    m_progress->setValue(static_cast<int>(done));
                });
            };
            auto collected = std::make_shared<const core::CollectedClass>(
                core::collectClass(core::answeredLesson(lesson, models, turn.stop()), folder, turn.stop(), told));
            turn.finish([this, collected] { display(collected); });
        },
        [this](const core::Error& error) {
            m_progress->hide();
            m_facts->clear();
            m_banner->showError(error);
        });
}

void ClassWindow::display(std::shared_ptr<const core::CollectedClass> collected)
{
    m_progress->hide();
    m_class = std::move(collected);
    m_table->show(m_class);
    const QString title = QString::fromStdString(m_class->of.lesson->title());
    setWindowTitle(tr("%1: collected answers").arg(title));
    m_facts->setText(tr("%1 · students: %2").arg(title).arg(m_class->members.size()));
    m_save->setEnabled(true);
    m_present->setEnabled(true);
    fillList();
    showRefused();
}

void ClassWindow::fillList()
{
    const int before = std::max(0, m_list->currentRow());
    m_list->clear();
    const auto& steps = m_class->of.lesson->steps();
    const auto add = [this](const QString& text) {
        m_list->addItem(text);
        m_list->item(m_list->count() - 1)->setToolTip(plainTip(text));
    };
    for (const core::ClassQuestion& each : m_class->questions)
        add(QStringLiteral("%1.%2  %3")
                .arg(each.step + 1)
                .arg(each.question + 1)
                .arg(QString::fromStdString(steps[each.step].questions[each.question].ask)));
    for (const core::ClassExpectation& each : m_class->expectations)
        add(tr("%1  Prediction: %2").arg(each.step + 1).arg(QString::fromStdString(steps[each.step].title)));
    for (const core::ClassGoal& each : m_class->goals)
        add(tr("%1  Goal: %2").arg(each.step + 1).arg(goalText(m_class->of, each)));
    m_list->setCurrentRow(std::min(before, m_list->count() - 1));
}

void ClassWindow::showPicked(int row)
{
    if (m_class == nullptr || row < 0) return;
    auto place = static_cast<std::size_t>(row);
    const std::size_t questions = m_class->questions.size(), expectations = m_class->expectations.size();
    if (place < questions)
        m_chart->showQuestion(*m_class, m_class->questions[place]);
    else if (place < questions + expectations)
        m_chart->showExpectation(*m_class, m_class->expectations[place - questions]);
    else if (place < questions + expectations + m_class->goals.size())
        m_chart->showGoal(*m_class, m_class->goals[place - questions - expectations]);
    if (!m_shownToClass) m_students->scrollTo(m_table->index(0, row + 1));
}

void ClassWindow::showRefused()
{
    m_refused->clear();
    for (const core::RefusedAnswers& each : m_class->refused)
        m_refused->addItem(QString::fromStdString(each.from) + QStringLiteral(": ") + errorText(each.error));
    constexpr int mostLines = 4;
    const int line = std::max(1, m_refused->sizeHintForRow(0)) + 2 * m_refused->spacing();
    m_refused->setMaximumHeight(std::min(mostLines, m_refused->count()) * line + 2 * m_refused->spacing());
    const bool some = m_refused->count() > 0 && !m_shownToClass;
    m_refused->setVisible(some);
    m_refusedHeading->setVisible(some);
}

void ClassWindow::showToClass(bool shown)
{
    if (m_class == nullptr || shown == m_shownToClass) return;
    m_shownToClass = shown;
    m_split->widget(1)->setVisible(!shown);
    m_list->setVisible(!shown);
    m_facts->setVisible(!shown);
    menuBar()->setVisible(!shown);
    m_chart->setLarge(shown);
    // A hidden menu's keys would be gone with it.
    if (shown)
        for (QAction* menu : menuBar()->actions()) addActions(menu->menu()->actions());
    shown ? showFullScreen() : showNormal();
    showRefused();
}

void ClassWindow::saveTable()
{
    const QString name = dialogFolder(tablePurpose) + QLatin1Char('/')
                         + QString::fromStdString(lessonNameOf(*m_class->of.lesson)) + QStringLiteral(".csv");
    QString file = QFileDialog::getSaveFileName(this, tr("Save table"), name, tr("Tables (*.csv)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".csv");
    try {
        core::writeWhole(file.toStdString(), classTable(*m_class), core::Sync::Always);
        rememberDialogFolder(tablePurpose, file);
    } catch (...) {
        m_banner->showError(core::caughtError(file.toStdString()));
    }
}

#include "moc_class_window.cpp"
