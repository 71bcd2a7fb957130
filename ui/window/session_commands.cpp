#include "ui/window/session_commands.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "core/caught_error.h"
#include "core/error.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/small_picture.h"
#include "ui/keep/leaving.h"
#include "ui/part/banner.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString sessionPurpose = QStringLiteral("sessions");
const QString picturePurpose = QStringLiteral("pictures");
const QString soundPurpose = QStringLiteral("sounds");

QString pathText(const fs::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

SessionCommands::SessionCommands(const Workbench& bench, SessionFiles& files, FileOpener& opener,
                                 std::function<core::FigureSettings()> figure, std::function<QPixmap()> picture,
                                 QWidget* window)
    : QObject(window),
      m_bench(bench),
      m_files(files),
      m_opener(opener),
      m_figure(std::move(figure)),
      m_picture(std::move(picture)),
      m_window(window)
{
    connect(&opener, &FileOpener::said, &bench.banner, &Banner::showMessage);
    connect(&opener, &FileOpener::failed, &bench.banner, &Banner::showError);
    connect(&opener, &FileOpener::asked, &bench.banner, &Banner::ask);
    connect(&opener, &FileOpener::withdrawn, this, [this](const QString& question) {
        if (m_bench.banner.text() == question) m_bench.banner.hide();
    });
    connect(&files, &SessionFiles::notKept, this, &SessionCommands::sayNotKept);
    connect(&files, &SessionFiles::keptAgain, this, [this] {
        if (m_bench.banner.text() == m_notKept) m_bench.banner.hide();
    });
}

/// A message with a button stays while the user goes on typing.
void SessionCommands::sayNotKept(const core::Error& reason)
{
    m_notKept = tr("After a crash, what you typed since the last save would be lost: %1. Save the session to another "
                   "place, or make room on the disk.")
                    .arg(errorText(reason));
    m_bench.banner.ask(m_notKept, {{tr("Save as…"), [this] { saveAs(); }}});
}

void SessionCommands::open()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Open"), dialogFolder(sessionPurpose),
                                                      tr("Sessions, figures, pictures, sounds, modules and attention "
                                                         "(*.attnscope *.png *.jpg *.jpeg *.svg *.pdf *.html *.wav "
                                                         "*.flac *.ogg *.safetensors *.npy *.npz *.pt *.json *.csv)"
                                                         ";;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(sessionPurpose, file);
    m_opener.open(fs::path(file.toStdString()));
}

void SessionCommands::choosePictures()
{
    chooseFiles(picturePurpose, tr("Open pictures"), tr("Pictures (*.png *.jpg *.jpeg);;All files (*)"));
}

void SessionCommands::chooseSounds()
{
    chooseFiles(soundPurpose, tr("Open sounds"), tr("Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)"));
}

void SessionCommands::chooseFiles(const QString& purpose, const QString& title, const QString& filter)
{
    const QStringList chosen = QFileDialog::getOpenFileNames(m_window, title, dialogFolder(purpose), filter);
    if (chosen.isEmpty()) return;
    rememberDialogFolder(purpose, chosen.front());
    std::vector<fs::path> files;
    for (const QString& file : chosen) files.emplace_back(file.toStdString());
    m_opener.open(files);
}

void SessionCommands::save()
{
    if (m_files.path().empty())
        saveAs();
    else
        saveTo(m_files.path());
}

bool SessionCommands::saveAs()
{
    const QString proposed =
        m_files.path().empty() ? dialogFolder(sessionPurpose) + tr("/session.attnscope") : pathText(m_files.path());
    QString file =
        QFileDialog::getSaveFileName(m_window, tr("Save the session"), proposed, tr("Sessions (*.attnscope)"));
    if (file.isEmpty()) return false;
    if (!file.endsWith(QLatin1String(".attnscope"), Qt::CaseInsensitive)) file += QStringLiteral(".attnscope");
    rememberDialogFolder(sessionPurpose, file);
    return saveTo(file.toStdString());
}

bool SessionCommands::saveTo(const fs::path& file)
{
    if (file == m_files.path() && m_files.isChangedMeanwhile()) {
        const Replacing answer = askBeforeReplacing(m_window, file);
        if (answer != Replacing::Replace) return answer == Replacing::SaveElsewhere && saveAs();
    }
    try {
        m_files.save(file, m_figure(), smallPicture(m_picture().toImage()));
        m_bench.sayInPassing(tr("Saved %1").arg(pathText(file)));
        return true;
    } catch (...) {
        m_bench.banner.showError(core::caughtError(file.string()));
        return false;
    }
}

void SessionCommands::fillRecent(QMenu* menu)
{
    menu->clear();
    for (const QString& file : SessionFiles::recent())
        menu->addAction(file, this, [this, file] { m_opener.open(fs::path(file.toStdString())); });
    const auto add = [&](const fs::path& copy, const std::function<void()>& open) {
        const QDateTime when = QFileInfo(pathText(copy)).lastModified();
        menu->addAction(tr("Not saved, from %1").arg(QLocale().toString(when, QLocale::ShortFormat)), this, open);
    };
    for (const fs::path& work : SessionFiles::unsaved()) add(work, [this, work] { m_opener.open(work); });
    for (const fs::path& copy : m_files.unfinished())
        add(copy, [this, copy] {
            if (mayLeave()) recover(copy);
        });
    if (menu->isEmpty()) menu->addAction(tr("No session has been saved yet"))->setEnabled(false);
}

bool SessionCommands::mayLeave()
{
    if (m_files.path().empty() || !m_files.isModified()) return true;
    const Leaving answer =
        askBeforeLeaving(m_window, tr("Save the changes to %1?").arg(pathText(m_files.path().filename())));
    return answer == Leaving::Save ? saveTo(m_files.path()) : answer == Leaving::Discard;
}

bool SessionCommands::mayEnd()
{
    if (m_files.end()) return true;
    const Leaving answer =
        askBeforeLeaving(m_window,
                         tr("What you typed is not saved, and it cannot be kept for the next time: %1.\n\nSave it to "
                            "another place, or make room on the disk and close again.")
                             .arg(errorText(*m_files.refused())),
                         Leaving::Stay);
    return answer == Leaving::Save ? saveAs() && m_files.end() : answer == Leaving::Discard;
}

void SessionCommands::offerUnfinished()
{
    const auto copies = m_files.unfinished();
    if (m_bench.banner.asks()) return;
    if (copies.empty()) return offerUnsaved();
    const QString one = tr("AttentionScope closed unexpectedly. Restore your work?");
    const QString several =
        tr("AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open "
           "recent lists all of it.",
           nullptr, static_cast<int>(copies.size()));
    m_bench.banner.ask(copies.size() == 1 ? one : several,
                       {{tr("Restore"), [this, copy = copies.front()] { recover(copy); }},
                        {tr("Discard"), [this, copy = copies.front()] {
                             KeptCopy::discard(copy);
                             offerUnfinished();
                         }}});
}

/// Offers sessions that were closed without a name, or left for an example. Offered once: they stay among the recent
/// ones.
void SessionCommands::offerUnsaved()
{
    const std::size_t count = SessionFiles::unsavedSinceOffered();
    if (count == 0) return;
    SessionFiles::countUnsavedAsOffered();
    m_bench.banner.ask(
        count == 1
            ? tr("Your last changes were not saved. Continue with them?")
            : tr("Changes were left unsaved %n times. Continue with the last? File › Open recent lists all of it.",
                 nullptr, static_cast<int>(count)),
        {{tr("Continue"), [this] { m_opener.open(SessionFiles::lastUnsaved()); }},
         {tr("Not now"), [this] { m_bench.sayInPassing(tr("File › Open recent keeps them.")); }}});
}

void SessionCommands::recover(const fs::path& copy)
{
    try {
        m_opener.recover(copy);
    } catch (...) {
        const QString said = errorText(core::caughtError(core::phrase("the copy of your work")));
        std::error_code none;
        m_bench.banner.showMessage(
            fs::exists(copy, none) ? said : tr("%1 The copy is kept in the same folder under another name.").arg(said));
    }
}

#include "moc_session_commands.cpp"
