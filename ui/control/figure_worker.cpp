#include "ui/control/figure_worker.h"

#include "core/tensor/whole_file.h"
#include "ui/control/guarded.h"

#include <algorithm>

namespace {

constexpr const char* doing = "the figure";

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return std::filesystem::absolute(file).parent_path();
}

/// Ends what the last token was given to.
std::stop_token renewed(std::stop_source& source)
{
    source.request_stop();
    source = std::stop_source{};
    return source.get_token();
}

}  // namespace

FigureWorker::FigureWorker(FigureSource source, SessionText session, QObject* parent)
    : QObject(parent),
      m_source(std::move(source)),
      m_session(std::move(session))
{
    m_drawer.setMaxThreadCount(1);
    m_writer.setMaxThreadCount(1);
}

FigureWorker::~FigureWorker()
{
    for (std::stop_source* each : {&m_stopDrawing, &m_stopWeighing, &m_stop}) each->request_stop();
    for (QThreadPool* pool : {&m_drawer, &m_writer}) {
        pool->clear();
        pool->waitForDone();
    }
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

void FigureWorker::draw(const core::FigureSettings& settings, const QSize& room)
{
    m_drawer.clear();
    const std::stop_token stop = renewed(m_stopDrawing);
    m_drawer.start([this, question = ++m_drawing, settings, room, stop] {
        const auto reply = [&](const auto& answer) {
            deliver([this, question, answer] {
                if (question == m_drawing) answer();
            });
        };
        guarded(
            doing,
            [&] {
                const auto figure = figureOf(settings, stop);
                const QSizeF inches = figure->size() / 25.4;
                const QImage picture =
                    figureImage(*figure, std::min(room.width() / inches.width(), room.height() / inches.height()));
                reply([this, figure, picture] { emit drawn(figure, picture); });
            },
            [&](const core::Error& error) { reply([this, error] { emit notDrawn(error); }); });
    });
}

void FigureWorker::weigh(const core::FigureSettings& settings, const QString& format)
{
    const quint64 question = ++m_weighing;
    if (m_writing) return;
    m_writer.clear();
    const std::stop_token stop = renewed(m_stopWeighing);
    m_writer.start([this, question, settings, format, stop] {
        const auto reply = [&](const auto& answer) {
            deliver([this, question, answer] {
                if (question == m_weighing) answer();
            });
        };
        guarded(
            doing,
            [&] {
                const qsizetype bytes = figureBytes(*figureOf(settings, stop), format, m_session(settings, {})).size();
                reply([this, bytes] { emit weighed(bytes); });
            },
            [&](const core::Error& error) { reply([this, error] { emit notWeighed(error); }); });
    });
}

void FigureWorker::make(const core::FigureSettings& settings, const QString& format)
{
    startWriting([this, settings, format](const std::stop_token& stop) {
        const QByteArray bytes = figureBytes(*figureOf(settings, stop), format, m_session(settings, {}));
        if (stop.stop_requested()) throw core::Stopped{};
        deliver([this, format, bytes] {
            m_writing = false;
            emit made(format, bytes);
        });
    });
}

void FigureWorker::write(const core::FigureSettings& settings, const std::filesystem::path& path)
{
    startWriting([this, settings, path](const std::stop_token& stop) {
        const QString format = QString::fromStdString(path.extension().string()).mid(1).toLower();
        const QByteArray bytes = figureBytes(*figureOf(settings, stop), format, m_session(settings, folderOf(path)));
        if (stop.stop_requested()) throw core::Stopped{};
        core::writeWhole(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        deliver([this] {
            m_writing = false;
            emit written(1);
        });
    });
}

void FigureWorker::writeEach(const core::FigureSettings& settings, const std::filesystem::path& pattern)
{
    startWriting([this, settings, pattern](const std::stop_token& stop) {
        const auto tell = [this](int done, int total) {
            deliver([this, done, total] { emit progressed(done, total); });
            return true;
        };
        const auto carried = [&](const core::FigureSettings& each) { return m_session(each, folderOf(pattern)); };
        const int files = exportEach(m_source, settings, pattern, carried, tell, stop);
        deliver([this, files] {
            m_writing = false;
            emit written(files);
        });
    });
}

template<typename Work>
void FigureWorker::startWriting(Work work)
{
    m_writing = true;
    m_stopWeighing.request_stop();
    m_writer.clear();
    m_writer.start([this, work, stop = renewed(m_stop)] {
        const auto end = [this](auto report) {
            deliver([this, report] {
                m_writing = false;
                report();
            });
        };
        guarded(
            doing, [&] { work(stop); }, [&](const core::Error& error) { end([this, error] { emit failed(error); }); },
            [&] { end([this] { emit written(0); }); });
    });
}

template<typename Work>
void FigureWorker::deliver(Work work)
{
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
}
