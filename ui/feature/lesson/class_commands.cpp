#include "ui/feature/lesson/class_commands.h"

#include <QAction>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

#include "core/file/whole_file.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/class/class_window.h"
#include "ui/feature/lesson/class/hand_in_dialog.h"
#include "ui/feature/lesson/lesson_packages.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/banner.h"
#include "ui/plot/lesson_page/lesson_page_files.h"
#include "ui/words/language/language.h"

namespace {

const QString answeredPurpose = QStringLiteral("lessons");
const QString releasePurpose = QStringLiteral("releases");
const QString pagePurpose = QStringLiteral("lesson pages");
const QString classPurpose = QStringLiteral("classes");

}  // namespace

ClassCommands::ClassCommands(const Workbench& bench, LessonPlay& play, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_play(play),
      m_window(window)
{
}

void ClassCommands::addTo(QMenu* menu)
{
    menu->addSeparator();
    m_handIn = menu->addAction(tr("&Hand in answers…"), this, &ClassCommands::handIn);
    m_handIn->setToolTip(tr("Save what you answered in this lesson as a file, or as a short code"));
    m_release = menu->addAction(tr("Re&lease for a class…"), this, &ClassCommands::release);
    m_release->setToolTip(
        tr("Save this lesson without its answers and notes, with its models and a worksheet, as one file"));
    m_page = menu->addAction({}, this, [this] {
        if (!m_paging.isRunning()) return savePage();
        m_paging.cancel();
        namePage();
    });
    namePage();
    m_page->setToolTip(
        tr("Save this lesson as a page for any browser, from which answers are handed in, or as a package "
           "for a learning system (SCORM)"));
    menu->addAction(tr("&Collect answers…"), this, &ClassCommands::collect)
        ->setToolTip(tr("Read a folder of what a class handed in, as a table and as charts"));
    const auto follow = [this] {
        m_handIn->setEnabled(m_play.isOpen());
        m_page->setEnabled(m_play.isOpen());
        m_release->setEnabled(m_play.isOpen() && !m_play.lesson().isReleased());
    };
    connect(&m_play, &LessonPlay::changed, this, follow);
    follow();
}

void ClassCommands::handIn()
{
    if (!m_play.isOpen()) return;
    m_dialog = new HandInDialog(m_play, m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->open();
}

void ClassCommands::release()
{
    const auto name = QString::fromStdString(lessonNameOf(m_play.lesson())) + QStringLiteral(".attnlesson");
    QString file = QFileDialog::getSaveFileName(m_window, tr("Release for a class"),
                                                dialogFolder(releasePurpose) + QLatin1Char('/') + name,
                                                tr("Lessons for a class (*.attnlesson)"));
    if (file.isEmpty()) return;
    if (!file.endsWith(QLatin1String(".attnlesson"))) file += QStringLiteral(".attnlesson");
    rememberDialogFolder(releasePurpose, file);
    m_bench.sayInPassing(tr("Packing the lesson…"));
    m_releasing.start(
        "the lesson for a class",
        [this, lesson = m_play.lesson(), file](const LatestJob::Turn& turn) {
            core::writeWhole(file.toStdString(), releaseFile(lesson, 1), core::Sync::Always);
            turn.finish([this, file] { m_bench.sayInPassing(tr("Saved %1").arg(file)); });
        },
        [this](const core::Error& error) { m_bench.banner.showError(error); });
}

/// While a page is drawn, the entry stops it.
void ClassCommands::namePage()
{
    m_page->setText(m_paging.isRunning() ? tr("Stop saving the &page") : tr("Save as a &page…"));
}

void ClassCommands::savePage()
{
    const QString package = tr("Packages for learning systems (*.zip)"), page = tr("Pages for browsers (*.html)");
    const auto name = QString::fromStdString(lessonNameOf(m_play.lesson())) + QStringLiteral(".html");
    QString chosen = page;
    QString file = QFileDialog::getSaveFileName(m_window, tr("Save as a page"),
                                                dialogFolder(pagePurpose) + QLatin1Char('/') + name,
                                                page + QStringLiteral(";;") + package, &chosen);
    if (file.isEmpty()) return;
    const bool ends = file.endsWith(QLatin1String(".html")) || file.endsWith(QLatin1String(".zip"));
    if (!ends) file += chosen == package ? QStringLiteral(".zip") : QStringLiteral(".html");
    rememberDialogFolder(pagePurpose, file);
    m_paging.start(
        "the page of a lesson",
        [this, lesson = m_play.lesson(), file, language = shownLanguage()](const LatestJob::Turn& turn) {
            const auto progress = [&](std::size_t step, std::size_t count) {
                turn.tell([this, step, count] {
                    m_bench.sayInPassing(
                        tr("Drawing the page: step %1 of %2. The menu Lessons can stop it.").arg(step + 1).arg(count));
                });
            };
            const LessonPageFile made = lessonPageFile(lesson, file.toStdString(), language, progress, turn.stop());
            core::writeWhole(file.toStdString(),
                             std::string_view(made.bytes.constData(), static_cast<std::size_t>(made.bytes.size())),
                             core::Sync::Always);
            turn.finish([this, file, warnings = made.warnings] {
                namePage();
                m_bench.sayInPassing(tr("Saved %1").arg(file));
                if (!warnings.isEmpty()) m_bench.banner.showMessage(warnings.join(QLatin1Char(' ')));
            });
        },
        [this](const core::Error& error) {
            namePage();
            m_bench.banner.showError(error);
        });
    namePage();
}

/// The lesson with the answers: that which is open, unless it is a release.
QString ClassCommands::askForLesson() const
{
    if (m_play.isOpen() && !m_play.lesson().isReleased())
        return QString::fromStdString(m_play.lesson().file().string());
    QString file =
        QFileDialog::getOpenFileName(m_window, tr("Which lesson was answered? Choose the one with its answers"),
                                     dialogFolder(answeredPurpose), tr("Lessons (*.lesson.md);;All files (*)"));
    if (!file.isEmpty()) rememberDialogFolder(answeredPurpose, file);
    return file;
}

void ClassCommands::collect()
{
    const QString lesson = askForLesson();
    if (lesson.isEmpty()) return;
    const QString folder =
        QFileDialog::getExistingDirectory(m_window, tr("The folder of what was handed in"), dialogFolder(classPurpose));
    if (folder.isEmpty()) return;
    rememberDialogFolder(classPurpose, folder + QStringLiteral("/."));
    if (m_class == nullptr) {
        m_class = new ClassWindow(m_window);
        m_class->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_class->collect(lesson.toStdString(), folder.toStdString());
    m_class->show();
    m_class->raise();
    m_class->activateWindow();
}

#include "moc_class_commands.cpp"
