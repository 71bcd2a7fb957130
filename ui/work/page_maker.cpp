#include "ui/work/page_maker.h"

#include "core/file/whole_file.h"
#include "core/page/page_json.h"
#include "core/stopped.h"
#include "ui/plot/compose/page_templates.h"
#include "ui/plot/figure/figure_export.h"

namespace fs = std::filesystem;

namespace {

constexpr const char* makingPage = "the page";
constexpr double inch = 25.4;

QByteArray fileOf(const ComposedFigure& composed, const core::ComposedPage& page, const QString& format,
                  const fs::path& folder)
{
    requireDrawn(composed);
    return figureBytes(*composed.figure, format, core::pageText(core::withKnownSources(page), folder));
}

}  // namespace

PageMaker::~PageMaker()
{
    for (LatestJob* job : {&m_drawing, &m_arranging, &m_writing}) job->cancel();
}

void PageMaker::draw(const core::ComposedPage& page, double dots)
{
    m_drawing.start(
        makingPage,
        [this, page, dots](const LatestJob::Turn& turn) {
            std::vector<std::optional<core::Error>> errors;
            const PageSource source = m_sources.of(page, errors, turn.stop());
            ComposedFigure composed = composedFigure(source, turn.stop());
            for (std::size_t i = 0; i < errors.size(); ++i)
                if (errors[i]) composed.panels[i].error = errors[i];
            const QImage picture = figureImage(*composed.figure, dots * inch);
            turn.finish([this, composed = std::move(composed), picture] { emit drawn(composed, picture); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void PageMaker::arrange(const core::ComposedPage& page)
{
    m_arranging.start(
        makingPage,
        [this, page](const LatestJob::Turn& turn) {
            std::vector<std::optional<core::Error>> errors;
            const core::ComposedPage arranged = arrangedPage(m_sources.of(page, errors, turn.stop()), turn.stop());
            turn.finish([this, arranged] { emit this->arranged(arranged); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void PageMaker::fill(const std::string& name, const core::Session& session)
{
    m_arranging.start(
        makingPage,
        [this, name, session](const LatestJob::Turn& turn) {
            core::ComposedPage looked;
            looked.panels.resize(1);
            looked.panels.front().session = session;
            const PageSource ground = m_sources.whole(looked, turn.stop());
            const core::ComposedPage page =
                pageFromTemplate(name, {session, ground.panels.front()->traces.front()->model->info});
            const core::ComposedPage arranged = arrangedPage(m_sources.whole(page, turn.stop()), turn.stop());
            turn.finish([this, arranged] { emit filled(arranged); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void PageMaker::write(const core::ComposedPage& page, const fs::path& file)
{
    m_writing.start(
        makingPage,
        [this, page, file](const LatestJob::Turn& turn) {
            core::requireNoSource(page, file);
            if (file.extension() == ".attnpage") {
                core::savePage(page, file);
            } else {
                const PageSource source = m_sources.whole(page, turn.stop());
                const QString format = endingOf(file);
                const QByteArray bytes =
                    fileOf(composedFigure(source, turn.stop()), page, format, fs::absolute(file).parent_path());
                if (turn.stop().stop_requested()) throw core::Stopped{};
                core::writeWhole(file, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
            }
            turn.finish([this, file] { emit written(QString::fromStdString(file.string())); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void PageMaker::make(const core::ComposedPage& page, const QStringList& formats)
{
    m_writing.start(
        makingPage,
        [this, page, formats](const LatestJob::Turn& turn) {
            const ComposedFigure composed = composedFigure(m_sources.whole(page, turn.stop()), turn.stop());
            QMap<QString, QByteArray> files;
            for (const QString& format : formats) {
                if (turn.stop().stop_requested()) throw core::Stopped{};
                files[format] = fileOf(composed, page, format, {});
            }
            turn.finish([this, files] { emit made(files); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void PageMaker::stop()
{
    for (LatestJob* job : {&m_drawing, &m_arranging, &m_writing}) job->requestStop();
}

#include "moc_page_maker.cpp"
