#include "ui/help/handbook_saver.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QProcess>
#include <QProgressBar>

#include "ui/file/dialog_folder.h"
#include "ui/part/elided_label.h"
#include "ui/part/named_button.h"

namespace {

const QString handbookPurpose = QStringLiteral("handbook");

/// A program's last line, without its name.
QString lastSaid(const QByteArray& said)
{
    const QString line = QString::fromUtf8(said).trimmed().section(QLatin1Char('\n'), -1);
    return line.startsWith(QLatin1String("attentionscope: ")) ? line.section(QStringLiteral(": "), 1) : line;
}

}  // namespace

HandbookSaver::HandbookSaver(QString program, QWidget* parent)
    : QWidget(parent),
      m_program(std::move(program)),
      m_process(new QProcess(this)),
      m_save(namedButton(tr("Save as PDF…"), "saveHandbook",
                         tr("Saves all chapters with their figures as one PDF, to print or to read elsewhere"))),
      m_done(new QProgressBar),
      m_cancel(namedButton(tr("Cancel"), "cancelHandbook", tr("Stops; no file is written"))),
      m_said(new ElidedLabel)
{
    m_done->setObjectName(QStringLiteral("handbookProgress"));
    m_done->setAccessibleName(tr("Figures that are drawn"));
    m_said->setObjectName(QStringLiteral("handbookSaid"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_said, 1);
    row->addWidget(m_done, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_save);
    showRunning(false);
    connect(m_save, &QPushButton::clicked, this, &HandbookSaver::ask);
    connect(m_cancel, &QPushButton::clicked, this, &HandbookSaver::cancel);
    connect(m_process, &QProcess::readyReadStandardOutput, this, &HandbookSaver::readProgress);
    connect(m_process, &QProcess::finished, this,
            [this](int status, QProcess::ExitStatus exit) { finish(status == 0 && exit == QProcess::NormalExit); });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) finish(false);
    });
}

HandbookSaver::~HandbookSaver()
{
    m_process->disconnect(this);
    m_process->kill();
    m_process->waitForFinished(1000);
}

void HandbookSaver::ask()
{
    QString file = QFileDialog::getSaveFileName(
        window(), tr("Save the handbook"),
        dialogFolder(handbookPurpose) + QStringLiteral("/attentionscope-handbook.pdf"), tr("PDF (*.pdf)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".pdf");
    rememberDialogFolder(handbookPurpose, file);
    save(file);
}

void HandbookSaver::save(const QString& file)
{
    if (m_process->state() != QProcess::NotRunning) return;
    m_file = file;
    m_done->setRange(0, 0);
    showRunning(true);
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    m_process->start(m_program,
                     {QStringLiteral("handbook"), QStringLiteral("--out"), file, QStringLiteral("--paper"),
                      letter ? QStringLiteral("letter") : QStringLiteral("a4"), QStringLiteral("--progress")});
}

/// A file that is not written yet is none, so that nothing is left behind.
void HandbookSaver::cancel()
{
    m_file.clear();
    m_process->kill();
}

void HandbookSaver::readProgress()
{
    const QString line = QString::fromUtf8(m_process->readAllStandardOutput()).trimmed().section(QLatin1Char('\n'), -1);
    const QStringList words = line.split(QLatin1Char(' '));  // "7 of 28 figures"
    if (words.size() < 3) return;
    m_done->setRange(0, words[2].toInt());
    m_done->setValue(words[0].toInt());
}

void HandbookSaver::finish(bool written)
{
    showRunning(false);
    if (written)
        m_said->setText(tr("Saved %1").arg(m_file));
    else if (m_file.isEmpty())
        m_said->setText(tr("Stopped; no file was written."));
    else if (const QString reason = lastSaid(m_process->readAllStandardError()); !reason.isEmpty())
        m_said->setText(tr("The handbook was not saved: %1").arg(reason));
    else
        m_said->setText(tr("The handbook was not saved: the program that draws it could not be started."));
}

void HandbookSaver::showRunning(bool running)
{
    m_done->setVisible(running);
    m_cancel->setVisible(running);
    m_said->setVisible(!running);
    m_save->setEnabled(!running);
}

#include "moc_handbook_saver.cpp"
