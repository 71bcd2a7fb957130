#include "ui/plot/film/web_film.h"

#include <QStandardPaths>

#include "core/error.h"

#include <array>
#include <cmath>

namespace {

constexpr int longestWait = 120'000;  ///< ms, for one frame

QString programPath() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

/// One thread and no names of programs or times in the file, so that the same frames are the same bytes.
QStringList argumentsFor(const QSize& size, double seconds, const core::MemoryFile& file)
{
    const QString rate = QStringLiteral("100/%1").arg(std::lround(seconds * 100));
    const QString extent = QStringLiteral("%1x%2").arg(size.width()).arg(size.height());
    QStringList all{QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"), QStringLiteral("error")};
    const auto add = [&](const char* words) { all += QString::fromLatin1(words).split(QLatin1Char(' ')); };
    add("-f rawvideo -pixel_format bgr0 -video_size");
    all << extent << QStringLiteral("-framerate") << rate;
    add("-i pipe:0 -an");
    // Browsers take colours for those of HDTV unless they are told otherwise.
    add("-vf scale=out_color_matrix=bt709:out_range=tv:flags=bitexact+accurate_rnd+full_chroma_int,format=yuv420p");
    add("-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv");
    add("-c:v libvpx-vp9 -b:v 0 -crf 12 -deadline good -cpu-used 4 -row-mt 0 -threads 1");
    add("-map_metadata -1 -flags:v +bitexact -fflags +bitexact -f webm -y");
    all << QStringLiteral("file:%1").arg(QString::fromStdString(file.path().string()));
    return all;
}

}  // namespace

bool WebFilm::canBeMade() { return !programPath().isEmpty(); }

void WebFilm::requireProgram()
{
    if (canBeMade()) return;
    throw core::Error(core::Code::Missing, "",
                      "the program ffmpeg, which makes WebM, is missing: expected it in PATH, or a film as NAME.gif or "
                      "NAME-{frame}.png");
}

WebFilm::WebFilm(const QSize& size, double seconds)
{
    requireProgram();
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(programPath(), argumentsFor(size, seconds, m_file));
    if (!m_process.waitForStarted()) refuse();
}

WebFilm::~WebFilm()
{
    if (m_process.state() != QProcess::NotRunning) {
        m_process.kill();
        m_process.waitForFinished();
    }
}

void WebFilm::refuse()
{
    m_process.closeWriteChannel();
    if (m_process.state() != QProcess::NotRunning) m_process.waitForFinished(1000);
    const QByteArrayList said = m_process.readAllStandardError().trimmed().split('\n');
    const QByteArray last = said.constLast().trimmed();
    throw core::Error(core::Code::Failed, "", "ffmpeg failed: %1",
                      last.isEmpty() ? m_process.errorString().toStdString() : last.toStdString());
}

void WebFilm::add(const QImage& frame)
{
    const QImage now = frame.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < now.height(); ++y)
        m_process.write(reinterpret_cast<const char*>(now.constScanLine(y)), qint64{4} * now.width());
    while (m_process.bytesToWrite() > 0)
        if (!m_process.waitForBytesWritten(longestWait)) refuse();
}

void WebFilm::finish(std::ostream& out)
{
    m_process.closeWriteChannel();
    if (!m_process.waitForFinished(longestWait) || m_process.exitStatus() != QProcess::NormalExit
        || m_process.exitCode() != 0)
        refuse();
    std::array<char, 1 << 16> part{};
    std::size_t at = 0;
    for (std::size_t read = 0; (read = m_file.read(at, part)) > 0; at += read)
        out.write(part.data(), static_cast<std::streamsize>(read));
    if (at == 0) refuse();
}
