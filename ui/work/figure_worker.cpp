#include "ui/work/figure_worker.h"

#include "core/error.h"
#include "core/session/carried_numbers.h"
#include "core/stopped.h"
#include "ui/plot/figure/session_source.h"

namespace {

constexpr const char* drawingFigure = "the figure";

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return std::filesystem::absolute(file).parent_path();
}

}  // namespace

FigureWorker::FigureWorker(FigureSource source, SessionText session, QObject* parent)
    : QObject(parent),
      m_material(std::make_shared<const Material>(
          Material{std::make_shared<const FigureSource>(std::move(source)), std::move(session)}))
{
    m_material->source->numbers->tell([this](core::Index layers, core::Index ofLayers) {
        QMetaObject::invokeMethod(
            this, [this, layers, ofLayers] { emit knockedOut(static_cast<int>(layers), static_cast<int>(ofLayers)); },
            Qt::QueuedConnection);
    });
}

FigureWorker::~FigureWorker()
{
    m_material->source->numbers->tell({});
    // All of them, before the first is waited for.
    for (LatestJob* job : {&m_drawing, &m_weighing, &m_writing}) job->cancel();
}

void FigureWorker::setSession(const core::Session& session)
{
    FigureSource source = *m_material->source;  // its numbers and pictures are shared
    source.session = session;
    m_material = std::make_shared<const Material>(
        Material{std::make_shared<const FigureSource>(std::move(source)), sessionTextOf(session)});
}

std::shared_ptr<const Figure> FigureWorker::figureOf(const Material& material, const core::FigureSettings& settings,
                                                     const std::stop_token& stop)
{
    {
        const QMutexLocker lock(&m_mutex);
        if (m_figure != nullptr && m_of == material.source && m_settings == settings) return m_figure;
    }
    auto figure = std::make_shared<const Figure>(*material.source, settings, stop);
    const QMutexLocker lock(&m_mutex);
    m_of = material.source;
    m_settings = settings;
    m_figure = figure;
    return figure;
}

/// The session's text as it is requested now; for any thread.
FigureWorker::SessionText FigureWorker::sessionText()
{
    if (!m_inside.session)
        return [](const core::FigureSettings&, const std::filesystem::path&) { return std::string(); };
    if (m_inside.numbers)
        return
            [this, material = m_material](const core::FigureSettings& settings, const std::filesystem::path& folder) {
                return core::withNumbers(material->session(settings, folder), packedNumbers(material->source->session));
            };
    return m_material->session;
}

/// For any thread: packing takes seconds.
const std::string& FigureWorker::packedNumbers(const core::Session& session)
{
    const QMutexLocker lock(&m_packing);
    if (m_packed.empty()) m_packed = core::packedNumbers(session);
    return m_packed;
}

QByteArray FigureWorker::bytesOf(const Material& material, const core::FigureSettings& settings, const QString& format,
                                 const std::string& session, const std::stop_token& stop)
{
    if (format == QLatin1String("attnscope")) return QByteArray::fromStdString(material.session(settings, {}));
    const auto figure = figureOf(material, settingsFor(settings, format), stop);
    QByteArray bytes =
        format == QLatin1String("txt") ? figureText(*figure, session) : figureBytes(*figure, format, session);
    if (stop.stop_requested()) throw core::Stopped{};
    return bytes;
}

/// One more content; what cannot be made is not offered.
void FigureWorker::offer(QMap<QString, QByteArray>& contents, const Material& material,
                         const core::FigureSettings& settings, const QString& format, const std::string& session,
                         const std::stop_token& stop)
{
    try {
        contents[format] = bytesOf(material, settings, format, session, stop);
    } catch (const core::Error&) {  // a PNG of too many pixels, beside a PDF
        contents.remove(format);
    }
}

void FigureWorker::draw(const core::FigureSettings& settings, const QSize& room)
{
    m_drawing.start(
        drawingFigure,
        [this, material = m_material, settings, room](const Turn& turn) {
            const auto figure = figureOf(*material, settings, turn.stop());
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
        drawingFigure,
        [this, material = m_material, settings, format, session = sessionText()](const Turn& turn) {
            const std::string carried = session(settings, {});
            const auto figure = figureOf(*material, settingsFor(settings, format), turn.stop());
            const auto files = figureFiles(*figure, ("figure." + format).toStdString(), carried);
            turn.tell([this, files] { emit weighed(files); });
            QMap<QString, QByteArray> contents{{format, files.front().bytes}};
            for (const QString& each : clipboardFormats())
                if (each != format) offer(contents, *material, settings, each, carried, turn.stop());
            turn.finish([this, contents] { emit offered(contents); });
        },
        [this](const core::Error& error) { emit notWeighed(error); });
}

void FigureWorker::make(const core::FigureSettings& settings, const QStringList& formats)
{
    startWriting([this, material = m_material, settings, formats, session = sessionText()](const Turn& turn) {
        QMap<QString, QByteArray> files;
        for (const QString& format : formats) {
            if (turn.stop().stop_requested()) throw core::Stopped();
            files[format] = bytesOf(*material, settings, format, session(settings, {}), turn.stop());
        }
        turn.finish([this, files] { emit made(files); });
    });
}

void FigureWorker::write(const core::FigureSettings& settings, const std::filesystem::path& path)
{
    startWriting([this, material = m_material, settings, path, session = sessionText()](const Turn& turn) {
        const auto files = figureFiles(*figureOf(*material, settingsFor(settings, endingOf(path)), turn.stop()), path,
                                       session(settings, folderOf(path)));
        if (turn.stop().stop_requested()) throw core::Stopped{};
        writeFiles(files, material->source->session);
        turn.finish([this] { emit written(1); });
    });
}

void FigureWorker::writeEach(const core::FigureSettings& settings, const std::filesystem::path& pattern)
{
    startWriting([this, material = m_material, settings, pattern, session = sessionText()](const Turn& turn) {
        const auto tell = [&](int done, int total) {
            turn.tell([this, done, total] { emit progressed(done, total); });
            return true;
        };
        const auto carried = [&](const core::FigureSettings& each) { return session(each, folderOf(pattern)); };
        const int files = exportEach(*material->source, settings, pattern, carried, tell, turn.stop()).files;
        turn.finish([this, files] { emit written(files); });
    });
}

void FigureWorker::startWriting(std::function<void(const Turn&)> work)
{
    m_weighing.cancel();
    m_writing.start(
        drawingFigure, std::move(work), [this](const core::Error& error) { emit failed(error); },
        [this] { emit written(0); });
}

#include "moc_figure_worker.cpp"
