#include "ui/work/figure_worker.h"

#include "core/file/whole_file.h"

#include <algorithm>

namespace {

constexpr const char* doing = "the figure";

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return std::filesystem::absolute(file).parent_path();
}

}  // namespace

FigureWorker::FigureWorker(FigureSource source, SessionText session, QObject* parent)
    : QObject(parent),
      m_source(std::move(source)),
      m_session(std::move(session))
{
    m_source.numbers->tell([this](core::Index layers, core::Index ofLayers) {
        QMetaObject::invokeMethod(
            this, [this, layers, ofLayers] { emit knockedOut(static_cast<int>(layers), static_cast<int>(ofLayers)); },
            Qt::QueuedConnection);
    });
}

FigureWorker::~FigureWorker()
{
    m_source.numbers->tell({});
    // All of them, before the first is waited for.
    for (LatestJob* job : {&m_drawing, &m_weighing, &m_writing}) job->cancel();
}

std::shared_ptr<const Figure> FigureWorker::figureOf(const core::FigureSettings& settings, const std::stop_token& stop)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (m_figure != nullptr && m_settings == settings) return m_figure;
    }
    auto figure = std::make_shared<const Figure>(m_source, settings, stop);
    const QMutexLocker lock(&m_mutex);
    m_settings = settings;
    m_figure = figure;
    return figure;
}

QByteArray FigureWorker::bytesOf(const core::FigureSettings& settings, const QString& format,
                                 const std::filesystem::path& folder, const std::stop_token& stop)
{
    QByteArray bytes = figureBytes(*figureOf(settings, stop), format, m_session(settings, folder));
    if (stop.stop_requested()) throw core::Stopped{};
    return bytes;
}

void FigureWorker::draw(const core::FigureSettings& settings, const QSize& room)
{
    m_drawing.start(
        doing,
        [this, settings, room](const Turn& turn) {
            const auto figure = figureOf(settings, turn.stop());
            const QSizeF inches = figure->size() / 25.4;
            const QImage picture =
                figureImage(*figure, std::min(room.width() / inches.width(), room.height() / inches.height()));
            turn.finish([this, figure, picture] { emit drawn(figure, picture); });
        },
        [this](const core::Error& error) { emit notDrawn(error); });
}

void FigureWorker::weigh(const core::FigureSettings& settings, const QString& format)
{
    m_weighing.cancel();
    if (isWriting()) return;
    m_weighing.start(
        doing,
        [this, settings, format](const Turn& turn) {
            const QByteArray bytes = bytesOf(settings, format, {}, turn.stop());
            turn.finish([this, bytes] { emit weighed(bytes); });
        },
        [this](const core::Error& error) { emit notWeighed(error); });
}

void FigureWorker::make(const core::FigureSettings& settings, const QStringList& formats)
{
    startWriting([this, settings, formats](const Turn& turn) {
        QMap<QString, QByteArray> files;
        for (const QString& format : formats) {
            if (turn.stop().stop_requested()) throw core::Stopped();
            files[format] = bytesOf(settings, format, {}, turn.stop());
        }
        turn.finish([this, files] { emit made(files); });
    });
}

void FigureWorker::write(const core::FigureSettings& settings, const std::filesystem::path& path)
{
    startWriting([this, settings, path](const Turn& turn) {
        const QString format = QString::fromStdString(path.extension().string()).mid(1).toLower();
        const QByteArray bytes = bytesOf(settings, format, folderOf(path), turn.stop());
        core::writeWhole(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        turn.finish([this] { emit written(1); });
    });
}

void FigureWorker::writeEach(const core::FigureSettings& settings, const std::filesystem::path& pattern)
{
    startWriting([this, settings, pattern](const Turn& turn) {
        const auto tell = [&](int done, int total) {
            turn.tell([this, done, total] { emit progressed(done, total); });
            return true;
        };
        const auto carried = [&](const core::FigureSettings& each) { return m_session(each, folderOf(pattern)); };
        const int files = exportEach(m_source, settings, pattern, carried, tell, turn.stop()).files;
        turn.finish([this, files] { emit written(files); });
    });
}

void FigureWorker::startWriting(std::function<void(const Turn&)> work)
{
    m_weighing.cancel();
    m_writing.start(
        doing, std::move(work), [this](const core::Error& error) { emit failed(error); }, [this] { emit written(0); });
}
