#include "ui/help/handbook_pictures.h"

#include <QCoreApplication>
#include <QProcess>

#include "core/model/folder/bundled_models.h"
#include "ui/file/engine_settings.h"

#include <algorithm>

HandbookPictures::HandbookPictures(QString program, QObject* parent)
    : QObject(parent),
      m_program(program.isEmpty() ? QCoreApplication::applicationFilePath() : std::move(program)),
      m_process(new QProcess(this))
{
    m_process->setStandardOutputFile(QProcess::nullDevice());
    m_process->setStandardErrorFile(QProcess::nullDevice());
    connect(m_process, &QProcess::finished, this, &HandbookPictures::finish);
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) finish(1);
    });
}

HandbookPictures::~HandbookPictures()
{
    m_process->disconnect(this);
    m_process->kill();
    m_process->waitForFinished(1000);
}

QStringList HandbookPictures::argumentsOf(const QString& command)
{
    const QString ours = QStringLiteral("resources/");
    const QString here = QString::fromStdString((core::bundledModels().parent_path() / "").string());
    QStringList arguments;
    for (const std::string& word : commandWords(command)) {
        const QString text = QString::fromStdString(word);
        arguments << (text.startsWith(ours) ? here + text.mid(ours.size()) : text);
    }
    return arguments.mid(1);
}

QImage HandbookPictures::picture(const QString& command, const Look& look)
{
    const Key key(command, look);
    if (const auto found = m_drawn.find(key); found != m_drawn.end()) return found->second;
    if (m_now != key && std::ranges::find(m_asked, key) == m_asked.end()) m_asked.push_back(key);
    next();
    return {};
}

void HandbookPictures::next()
{
    if (m_now || m_asked.empty()) return;
    m_now = m_asked.front();
    m_asked.pop_front();
    const auto& [command, look] = *m_now;
    QStringList arguments = argumentsOf(command);
    arguments << QStringLiteral("--no-session") << QStringLiteral("--dpi") << QString::number(look.dpi);
    if (look.dark) arguments << QStringLiteral("--theme") << QStringLiteral("dark");
    m_process->start(m_program,
                     arguments << QStringLiteral("--out") << m_folder.filePath(QStringLiteral("figure.png")));
}

void HandbookPictures::finish(int status)
{
    const Key key = *std::exchange(m_now, std::nullopt);
    // A picture that could not be drawn is not tried again.
    m_drawn[key] = status == 0 ? QImage(m_folder.filePath(QStringLiteral("figure.png"))) : QImage();
    if (!m_drawn[key].isNull()) emit drawn(key.first);
    next();
}

#include "moc_handbook_pictures.cpp"
