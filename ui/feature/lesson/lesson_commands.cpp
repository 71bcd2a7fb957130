#include "ui/feature/lesson/lesson_commands.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

#include "core/caught_error.h"
#include "core/class/lesson_package.h"
#include "core/lesson/lesson_plan.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/control/lesson_standing.h"
#include "ui/feature/lesson/class_commands.h"
#include "ui/feature/lesson/lesson_packages.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/record/lesson_purpose.h"
#include "ui/feature/lesson/record/lesson_recorder.h"
#include "ui/feature/lesson/record/lesson_recording.h"
#include "ui/feature/lesson/sheet/sheet_commands.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/session_files.h"
#include "ui/keep/leaving.h"
#include "ui/panel/example/example_note.h"
#include "ui/panel/lesson/lesson_prose.h"
#include "ui/part/banner.h"
#include "ui/part/lent_columns.h"
#include "ui/part/panel_round.h"
#include "ui/words/error_text.h"
#include "ui/words/language/language.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace fs = std::filesystem;

namespace {

constexpr qsizetype longestTitle = 80;

bool isSame(const fs::path& one, const fs::path& other)
{
    std::error_code none;
    return fs::equivalent(one, other, none);
}

}  // namespace

std::unique_ptr<Feature> makeLesson(const FeatureGround& ground) { return std::make_unique<LessonCommands>(ground); }

LessonCommands::LessonCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_ground(ground),
      m_play(ground.lesson),
      m_classes(new ClassCommands(ground.bench, m_play, &ground.window)),
      m_sheets(new SheetCommands(ground.bench, m_play, ground.window))
{
    connect(&m_play, &LessonPlay::changed, this, [this] {
        for (QAction* way : {m_next, m_back, m_edit}) way->setEnabled(m_play.isOpen());
        tell();
    });
    connect(&m_play, &LessonPlay::failed, this,
            [this](const core::Error& error) { m_ground.bench.banner.showError(error); });
}

/// Another lesson, or none, is played or recorded: the example's note goes.
void LessonCommands::tell()
{
    emit roomChanged();
    m_ground.note.forget();
    emit openFilesChanged();
}

void LessonCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place == MenuPlace::Pages) m_sheets->addTo(menu);
}

bool LessonCommands::opens(const fs::path& file) const
{
    const QString name = QString::fromStdString(file.filename().string());
    return name.endsWith(QLatin1String(".lesson.md"), Qt::CaseInsensitive)
           || name.endsWith(QLatin1String(".attnlesson"));
}

bool LessonCommands::wantsRoom() const { return m_play.isOpen(); }

QMenu* LessonCommands::createMenu()
{
    auto* menu = new QMenu(tr("&Lessons"), &m_ground.window);
    menu->setToolTipsVisible(true);
    for (core::BundledLesson& lesson : core::bundledLessons(shownLanguage().toStdString())) {
        QAction* entry = menu->addAction({}, this, [this, file = lesson.file] { open(file); });
        m_bundled.push_back({std::move(lesson), entry});
    }
    m_own = menu->addMenu(tr("O&wn lessons"));
    connect(menu, &QMenu::aboutToShow, this, &LessonCommands::fillMenu);
    nameEntries();
    menu->addSeparator();
    menu->addAction(tr("&Open lesson…"), this, &LessonCommands::choose)
        ->setToolTip(
            tr("Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window"));
    menu->addSeparator();
    m_next = menu->addAction(tr("&Next step"), this, [this] { m_play.goOn(); });
    m_next->setShortcut(Qt::Key_PageDown);
    m_back = menu->addAction(tr("&Previous step"), this, [this] { m_play.stepBy(-1); });
    m_back->setShortcut(Qt::Key_PageUp);
    addRecorder(menu);
    m_classes->addTo(menu);
    for (QAction* way : {m_next, m_back, m_edit, m_record}) {
        way->setEnabled(false);
        m_ground.window.addAction(way);  // its keys work in full screen too, where the menus are hidden
    }
    return menu;
}

/// Number and title; when the menu is opened, how long the lesson is and how far one has come.
void LessonCommands::nameEntries()
{
    for (const Listed& each : m_bundled) {
        const int left = lesson_standing::leftAt(each.lesson.file);
        QStringList behind;
        if (!each.length.isEmpty()) behind << each.length;
        if (lesson_standing::isDone(each.lesson.file))
            behind << tr("✓ done");
        else if (left > 0)
            behind << tr("at step %1").arg(left + 1);
        QString title = QString::fromStdString(each.lesson.title);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        const QString text = QStringLiteral("%1  %2").arg(each.lesson.number).arg(title);
        each.entry->setText(behind.isEmpty() ? text : text + QLatin1Char('\t') + behind.join(QStringLiteral(" · ")));
    }
}

void LessonCommands::fillMenu()
{
    for (Listed& each : m_bundled) {
        if (!each.length.isEmpty()) continue;
        try {
            const core::Lesson lesson = core::Lesson::open(each.lesson.file);
            const double minutes = core::planAt(lesson, 0).whole;
            each.length = minutes > 0 ? tr("%1 steps · %2 min").arg(lesson.steps().size()).arg(std::lround(minutes))
                                      : tr("%1 steps").arg(lesson.steps().size());
        } catch (const core::Error&) {
            each.length = tr("cannot be read");  // what is wrong is said when it is opened
        }
    }
    nameEntries();
    fillOwn();
}

void LessonCommands::fillOwn()
{
    m_own->clear();
    m_own->setToolTipsVisible(true);
    for (const lesson_standing::OwnLesson& each : lesson_standing::ownLessons()) {
        QString title = oneLine(each.title, longestTitle);
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* entry = m_own->addAction(title, this, [this, file = each.file] { open(file); });
        entry->setToolTip(plainTip(QString::fromStdString(each.file.string())));
    }
    m_own->menuAction()->setVisible(!m_own->isEmpty());
}

/// The one that comes after the open one, if that comes with the program.
std::optional<core::BundledLesson> LessonCommands::nextLesson() const
{
    if (!m_play.isOpen()) return std::nullopt;
    const auto now = std::ranges::find_if(
        m_bundled, [this](const Listed& each) { return isSame(each.lesson.file, m_play.lesson().file()); });
    if (now == m_bundled.end() || std::next(now) == m_bundled.end()) return std::nullopt;
    return std::next(now)->lesson;
}

/// Plays the lesson that is recorded, as somebody else will meet it.
void LessonCommands::tryOut(std::size_t step)
{
    const fs::path file = recorded();
    m_recorder->close();
    if (file.empty() || !recorded().empty()) return;  // it stays
    begin(file, file);
    if (!m_play.isOpen()) return;
    m_triedOut = file;
    m_panel->setTried(true);
    go(step);
}

void LessonCommands::addRecorder(QMenu* menu)
{
    menu->addSeparator();
    menu->addAction(tr("&Record a lesson…"), this, [this] { recorder().begin(); })
        ->setToolTip(tr("Write a lesson from what is shown, step by step"));
    m_edit = menu->addAction(tr("&Edit this lesson…"), this, [this] {
        const fs::path file = m_play.lesson().file();
        m_play.close();
        recorder().edit(file);
    });
    m_record = menu->addAction(tr("Record a &step"), this, [this] { recorder().lesson().record(); });
    m_record->setShortcut(QKeySequence(tr("Ctrl+Return")));
}

LessonRecorder& LessonCommands::recorder()
{
    if (m_recorder == nullptr) {
        m_recorder = new LessonRecorder(m_ground.bench, m_ground.files, m_ground.row, m_ground.window);
        connect(m_recorder, &LessonRecorder::panelMade, this, [this](QWidget* panel) { m_ground.panels.add(panel); });
        connect(m_recorder, &LessonRecorder::recording, this, [this](bool open) {
            if (open) m_play.close();
            m_record->setEnabled(open);
            tell();
        });
        connect(m_recorder, &LessonRecorder::tryAsked, this, &LessonCommands::tryOut);
        connect(&m_recorder->lesson(), &LessonRecording::saved, this, [this] { emit known(recorded()); });
    }
    return *m_recorder;
}

void LessonCommands::choose()
{
    const QString file = QFileDialog::getOpenFileName(&m_ground.window, tr("Open lesson"), dialogFolder(lessonPurpose),
                                                      tr("Lessons (*.lesson.md *.attnlesson);;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(lessonPurpose, file);
    open(file.toStdString());
}

void LessonCommands::open(const fs::path& file)
{
    if (!m_play.isOpen() && !m_ground.mayLeave()) return;
    if (m_recorder != nullptr) m_recorder->close();
    if (!recorded().empty()) return;  // it stays
    if (file.extension() == core::packageEnding)
        unpack(file);
    else
        begin(file, file);
}

void LessonCommands::unpack(const fs::path& package)
{
    m_unpacking.start(
        "the lesson in its package",
        [this, package](const LatestJob::Turn& turn) {
            const fs::path lesson = unpackedLesson(package);
            turn.finish([this, lesson, package] { begin(lesson, package); });
        },
        [this](const core::Error& error) { m_ground.bench.banner.showError(error); });
}

void LessonCommands::begin(const fs::path& lesson, const fs::path& document)
{
    const fs::path before = std::exchange(m_document, document);
    try {
        m_play.open(lesson);
        rememberOnDesktop(document);
        emit begun();
        showPanel();
        const bool comes =
            std::ranges::any_of(m_bundled, [&](const Listed& each) { return isSame(each.lesson.file, document); });
        if (!comes) lesson_standing::addOwn({document, QString::fromStdString(m_play.allWords().title)});
    } catch (...) {
        m_document = before;
        lesson_standing::forgetOwn(document);
        m_ground.bench.banner.showError(core::caughtError(lesson.string()));
    }
}

std::vector<fs::path> LessonCommands::openFiles() const
{
    std::vector<fs::path> files;
    if (m_play.isOpen()) files.push_back(m_document);
    if (const fs::path lesson = recorded(); !lesson.empty()) files.push_back(lesson);
    return files;
}

fs::path LessonCommands::recorded() const
{
    return m_recorder != nullptr && m_recorder->isOpen() ? m_recorder->lesson().file() : fs::path();
}

void LessonCommands::edit(const fs::path& file) { recorder().edit(file); }

void LessonCommands::goOn(const Feature& before)
{
    const auto* old = qobject_cast<const LessonCommands*>(&before);
    if (old == nullptr) return;
    if (old->m_play.isOpen()) open(old->m_play.lesson().file());
    if (const fs::path lesson = old->recorded(); !lesson.empty()) edit(lesson);
}

void LessonCommands::reload(const fs::path& file)
{
    if (!recorded().empty())
        m_recorder->reload();
    else
        open(file);
}

bool LessonCommands::mayClose()
{
    if (m_recorder != nullptr && !m_recorder->mayLeave()) return false;
    SelfSaving& answers = m_play.given().saving();
    if (answers.flush()) return true;
    const Leaving answer = askBeforeLeaving(
        &m_ground.window, tr("What you answered in the lesson is not saved: %1 Hand it in, so that a file has it?")
                              .arg(errorText(*answers.refused())));
    if (answer == Leaving::Save) m_classes->handIn();
    if (answer == Leaving::Discard) answers.discard();
    return answer == Leaving::Discard;
}

bool LessonCommands::offerUnfinished()
{
    const auto all = SelfSaving::leftBehind(LessonRecording::copyEnding());
    if (all.empty()) return false;
    m_ground.bench.banner.ask(tr("AttentionScope closed unexpectedly. %1 is not saved as you left it: restore it?")
                                  .arg(QString::fromStdString(all.front().file.filename().string())),
                              {{tr("Restore"), [this, left = all.front()] { recorder().recover(left); }},
                               {tr("Discard"), [copy = all.front().copy] { KeptCopy::discard(copy); }}});
    return true;
}

void LessonCommands::go(std::size_t step)
{
    try {
        m_play.go(step);
    } catch (...) {
        m_ground.bench.banner.showError(core::caughtError(m_play.lesson().file().string()));
    }
}

void LessonCommands::showPanel()
{
    if (m_panel != nullptr) return;
    m_panel = new LessonPanel(m_play, &m_ground.window);  // without a parent it would be a window for a moment
    m_ground.lent.addBelow(m_panel);
    m_ground.panels.add(m_panel);
    const auto follow = [this] {
        const auto next = nextLesson();
        m_panel->offerNext(next ? QString::fromStdString(next->title) : QString());
        if (!m_play.isOpen() || m_play.lesson().file() != m_triedOut) m_panel->setTried(false);
    };
    // The panel outlives this, which its window's parts are told of while they are deleted.
    connect(&m_play, &LessonPlay::changed, this, follow);
    follow();
    const auto offer = [this] { m_panel->offerPrediction(m_ground.lent.canTurn()); };
    connect(&m_ground.lent, &LentColumns::turned, this, offer);
    connect(&m_play, &LessonPlay::asked, this, offer);
    offer();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        ViewStack& views = m_ground.views;
        if (now != nullptr && views.isAncestorOf(now) && now == views.bench().focusTarget()) m_panel->leadFrom(now);
    });
    connect(m_panel, &LessonPanel::predictionAsked, this, [this] { m_ground.lent.turn(true); });
    connect(m_panel, &LessonPanel::nextLessonAsked, this, [this] {
        if (const auto next = nextLesson()) open(next->file);
    });
    connect(m_panel, &LessonPanel::recorderAsked, this, [this] {
        m_play.close();
        edit(m_triedOut);
    });
    connect(m_panel, &LessonPanel::stepAsked, this, &LessonCommands::go);
    connect(m_panel, &LessonPanel::closeAsked, &m_play, &LessonPlay::close);
    connect(m_panel, &LessonPanel::handInAsked, m_classes, &ClassCommands::handIn);
    connect(m_panel->prose(), &LessonProse::linkAsked, this, &LessonCommands::askLink);
}

/// Somebody's text leads somewhere: its address is said before anything is opened.
void LessonCommands::askLink(const QUrl& address)
{
    const QString scheme = address.scheme();
    const bool web =
        scheme == QLatin1String("https") || scheme == QLatin1String("http") || scheme == QLatin1String("mailto");
    if (!web)
        return m_ground.bench.banner.showMessage(
            tr("A lesson cannot open this link: %1.").arg(address.toDisplayString()));
    m_ground.bench.banner.ask(tr("This link leads to %1.").arg(address.toDisplayString()),
                              {{tr("Open in the browser"), [address] { QDesktopServices::openUrl(address); }}});
}

#include "moc_lesson_commands.cpp"
