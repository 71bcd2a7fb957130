#include "ui/plot/figure/figure_export.h"

#include "core/error.h"
#include "core/file/whole_file.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_sources.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/figure/png_file.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace fs = std::filesystem;

namespace {

using figure_layout::inch;
using figure_layout::unitsPerInch;

/// 16 bits are QPainter's bound for a side; 150 megapixels are 600 MB.
void requireDrawable(QSizeF pixels)
{
    if (pixels.width() > 32000 || pixels.height() > 32000 || pixels.width() * pixels.height() > 1.5e8)
        throw core::Error(core::Code::OutOfRange, "",
                          "the picture's size cannot be used: expected at most 32000 pixels a side and 150 million in "
                          "all, found %1 × %2",
                          std::to_string(std::lround(pixels.width())), std::to_string(std::lround(pixels.height())));
}

QByteArray pngBytes(const Figure& figure, const std::string& session)
{
    const QByteArray bytes =
        pngFile(figureImage(figure, figure.settings().dpi), spokenOf(figure, session), titleOf(figure, session));
    return session.empty() ? bytes : pngWithSession(bytes, session);
}

QString knownEndingOf(const fs::path& path)
{
    QString ending = endingOf(path);
    if (!figureFormats().contains(ending))
        throw core::Error(core::Code::Unsupported, path.string(),
                          ending.isEmpty() ? core::Words("the file's ending is not supported: expected %1, found none",
                                                         figureFormats().join(QStringLiteral(", ")).toStdString())
                                           : core::Words("the file's ending is not supported: expected %1, found %2",
                                                         figureFormats().join(QStringLiteral(", ")).toStdString(),
                                                         ending.toStdString()));
    return ending;
}

/// A number as wide as the largest, so that files sort as their numbers do.
std::string numberText(core::Index number, core::Index largest)
{
    std::string text = std::to_string(number);
    text.insert(0, std::to_string(largest).size() - std::min(std::to_string(largest).size(), text.size()), '0');
    return text;
}

/// A name in which nothing means something to TeX.
std::string texName(std::string name)
{
    for (char& c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
        if (!plain) c = '-';
    }
    return name;
}

void replaceAll(std::string& text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

}  // namespace

QStringList pictureFormats() { return {QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png")}; }

QStringList clipboardFormats() { return pictureFormats() + QStringList{QStringLiteral("txt")}; }

QStringList figureFormats()
{
    return pictureFormats()
           + QStringList{QStringLiteral("html"), QStringLiteral("tex"), QStringLiteral("csv"), QStringLiteral("npy"),
                         QStringLiteral("py")};
}

QString endingOf(const fs::path& path) { return QString::fromStdString(path.extension().string()).mid(1).toLower(); }

core::FigureSettings settingsFor(core::FigureSettings settings, const QString& format)
{
    if (format == QLatin1String("html")) settings.map.exact = true;
    return settings;
}

QByteArray figureBytes(const Figure& figure, const QString& format, const std::string& session)
{
    if (format == QLatin1String("pdf")) return pdfBytes(figure, session);
    if (format == QLatin1String("svg")) return svgBytes(figure, session);
    if (format == QLatin1String("png")) return pngBytes(figure, session);
    if (format == QLatin1String("html")) return htmlBytes(figure, session);
    if (format == QLatin1String("tex")) return tikzBytes(figure, session);
    if (format == QLatin1String("csv")) return csvBytes(figure);
    if (format == QLatin1String("npy")) return npyBytes(figure);
    if (format == QLatin1String("py")) return pythonBytes(figure, session);
    throw core::Error(core::Code::Unsupported, "", "the format is not supported: expected %1, found %2",
                      figureFormats().join(QStringLiteral(", ")).toStdString(), format.toStdString());
}

QImage figureImage(const Figure& figure, double dpi)
{
    const QSizeF pixels = figure.size() / inch * dpi;
    requireDrawable(pixels);
    const QSize size(std::max(1, static_cast<int>(std::lround(pixels.width()))),
                     std::max(1, static_cast<int>(std::lround(pixels.height()))));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        throw core::Error(core::Code::OutOfRange, "",
                          "the picture's size cannot be used: expected what fits into memory, found %1 × %2 pixels",
                          std::to_string(size.width()), std::to_string(size.height()));
    // Text is measured at 96 dots an inch and scaled with everything else; the file's own density is set afterwards.
    image.setDotsPerMeterX(static_cast<int>(std::lround(unitsPerInch / inch * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(dpi / unitsPerInch, dpi / unitsPerInch);
    figure.paint(painter, Medium::Pixels);
    painter.end();
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi / inch * 1000)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    if (figure.settings().background == core::FigureSettings::Background::White) image.convertTo(QImage::Format_RGB32);
    return image;
}

std::vector<FigureFile> figureFiles(const Figure& figure, const fs::path& path, const std::string& session)
{
    const QString ending = knownEndingOf(path);
    if (ending == QLatin1String("tex")) {
        const fs::path beside = fs::path(path).replace_filename(texName(path.stem().string()) + "-cells.png");
        TikzFiles tikz = tikzFiles(figure, session, QByteArray::fromStdString(beside.filename().string()));
        std::vector<FigureFile> files{{path, std::move(tikz.document)}};
        if (!tikz.picture.isEmpty()) files.push_back({beside, std::move(tikz.picture)});
        return files;
    }
    if (ending != QLatin1String("py")) return {{path, figureBytes(figure, ending, session)}};
    PythonFiles files = pythonFiles(figure, session);
    return {{path, std::move(files.script)}, {fs::path(path) += ".npy", std::move(files.numbers)}};
}

void writeFiles(const std::vector<FigureFile>& files)
{
    std::vector<core::FileContent> contents;
    contents.reserve(files.size());
    for (const FigureFile& file : files)
        contents.push_back(
            {file.path, std::string_view(file.bytes.constData(), static_cast<std::size_t>(file.bytes.size()))});
    core::writeTogether(contents);
}

void writeFiles(const std::vector<FigureFile>& files, const core::Session& of)
{
    for (const FigureFile& file : files) core::requireNoSource(of, file.path);
    writeFiles(files);
}

void exportFigure(const Figure& figure, const fs::path& path, const std::string& session)
{
    writeFiles(figureFiles(figure, path, session));
}

void exportFigure(const Figure& figure, const core::Session& of, const fs::path& path, const std::string& session)
{
    writeFiles(figureFiles(figure, path, session), of);
}

QStringList exportWarnings(const Figure& figure, const fs::path& path)
{
    const bool maps = figure.settings().content == core::FigureSettings::Content::Maps;
    const QString ending = knownEndingOf(path);
    if (maps && ending == QLatin1String("html")) return {};
    if (ending != QLatin1String("tex")) return figure.warnings();
    const QString lacking = tikzLacking(figure);
    if (lacking.isEmpty()) return figure.warnings();
    QStringList warnings = figure.warnings();
    warnings << Figure::tr("pdflatex has no letters for %1 and shows boxes: compile it with lualatex, or use PDF.")
                    .arg(lacking);
    return warnings;
}

std::string fileNamePart(const std::string& name)
{
    // A sign of direction turns an ending around: figure-gpj.exe.
    QString plain = QString::fromStdString(name);
    for (QChar& c : plain)
        if (QStringLiteral("/\\ {}").contains(c) || c.category() == QChar::Other_Control
            || c.category() == QChar::Other_Format)
            c = QLatin1Char('-');
    return plain.toStdString();
}

bool isPattern(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name.find("{layer}") != std::string::npos || name.find("{head}") != std::string::npos;
}

fs::path pathOf(const fs::path& pattern, const core::ModelInfo& info, const core::HeadAddress& address,
                core::Index countFrom)
{
    std::string name = pattern.filename().string();
    replaceAll(name, "{layer}",
               numberText(core::layerNumber(info, address.layer, countFrom),
                          core::layerNumber(info, info.layers - 1, countFrom)));
    replaceAll(name, "{head}", numberText(address.head + countFrom, info.heads - 1 + countFrom));
    replaceAll(name, "{model}", fileNamePart(info.name));
    return pattern.parent_path() / name;
}

Exported exportEach(const FigureSource& source, const core::FigureSettings& settings, const fs::path& pattern,
                    const std::function<std::string(const core::FigureSettings&)>& session,
                    const std::function<bool(int done, int total)>& onFile, const std::stop_token& stop)
{
    knownEndingOf(pattern);
    if (source.traces.empty() || source.traces.front() == nullptr)
        throw core::Error(core::Code::Missing, "", "a computed text is missing");
    const core::Trace& trace = *source.traces.front();
    const auto heads = headsOf(trace, 0, settings);
    std::vector<fs::path> paths;
    paths.reserve(heads.size());
    for (const core::HeadAddress& address : heads)
        paths.push_back(pathOf(pattern, trace.model->info, address, settings.count_from));
    if (std::set(paths.begin(), paths.end()).size() != paths.size())
        throw core::Error(
            core::Code::Missing, pattern.string(),
            "{layer} or {head} in the file's name is missing: expected both where there are several layers and heads");
    Exported done;
    const auto writeOne = [&](std::size_t i) {
        core::FigureSettings one = settings;
        one.layer = heads[i].layer;
        one.head = heads[i].head;
        const Figure figure(source, settingsFor(one, knownEndingOf(paths[i])), stop);
        exportFigure(figure, source.session, paths[i], session(one));
        for (const QString& warning : exportWarnings(figure, paths[i]))
            if (!done.warnings.contains(warning)) done.warnings << warning;
        return onFile(++done.files, static_cast<int>(heads.size()));
    };
    try {
        for (std::size_t i = 0; i < heads.size() && !stop.stop_requested(); ++i)
            if (!writeOne(i)) break;
    } catch (const core::Stopped&) {
        return done;
    }
    return done;
}
