#include "ui/plot/figure/session_source.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/page/page_json.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_session.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <fstream>

namespace fs = std::filesystem;
using Content = core::FigureSettings::Content;

namespace {

QString dottedEnding(const fs::path& file) { return QString::fromStdString(file.extension().string()).toLower(); }

/// Whether the file begins as JSON does and names the format; read in small steps, because any file may come along.
bool isSessionText(const fs::path& file)
{
    std::error_code none;
    if (!fs::is_regular_file(file, none)) return false;
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 4096> part{};
    stream.read(part.data(), part.size());
    const std::string_view head(part.data(), static_cast<std::size_t>(stream.gcount()));
    const std::size_t first = head.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && head[first] == '{' && !core::isPageText(head)
           && head.find("\"attentionscope session\"") != std::string_view::npos;
}

}  // namespace

bool isSessionFile(const fs::path& file)
{
    return dottedEnding(file) == QLatin1String(".attnscope") || isSessionText(file);
}

namespace {

std::string textAt(const fs::path& file)
{
    constexpr std::size_t longest = 64U << 20U;  // of a session file
    if (isSessionFile(file)) return core::readText(file, longest);
    auto carried = sessionIn(file);
    if (!carried)
        throw core::Error(core::Code::NotInside, file.string(),
                          "there is no session in this file. Open an .attnscope file, or a PNG, SVG, PDF, HTML or GIF "
                          "that AttentionScope saved.");
    if (core::isPageText(*carried))
        throw core::Error(core::Code::NotInside, file.string(),
                          "there is no session in this file. Open a figure of one session; this one is a page of "
                          "panels, for the composer and for render.");
    return std::move(*carried);
}

core::Session sessionOf(const std::string& text, const fs::path& file)
{
    core::Session session = core::sessionFrom(text, file);
    if (!isSessionFile(file)) lookAtFigure(session);
    return session;
}

}  // namespace

core::Session sessionAt(const fs::path& file) { return sessionOf(textAt(file), file); }

FoundSession foundSessionAt(const fs::path& file)
{
    const std::string text = textAt(file);
    FoundSession found{sessionOf(text, file), {}, nullptr};
    found.unknown = core::findSources(found.session, file.parent_path());
    found.numbers = core::CarriedNumbers::take(found.session, found.unknown, text, file);
    return found;
}

bool isSessionSource(const fs::path& file)
{
    static const QStringList endings{QStringLiteral(".attnscope"), QStringLiteral(".png"),  QStringLiteral(".svg"),
                                     QStringLiteral(".pdf"),       QStringLiteral(".html"), QStringLiteral(".gif")};
    return endings.contains(dottedEnding(file)) || isSessionText(file);
}

void lookAtFigure(core::Session& session)
{
    if (session.figure.layer) session.focus.layer = *session.figure.layer;
    if (session.figure.head) session.focus.head = *session.figure.head;
    const Content content = session.figure.content;
    const core::FigurePart& part = session.figure.part;
    session.view = contentRow(content).view;
    if (content == Content::Steps) {
        session.steps.one_query = part.queries.size() == 1;
        if (session.steps.one_query) session.focus.query = part.queries.front();
    }
    if (session.view == core::View::Measures && !session.figure.isOfWeights())
        session.heads.measure = content == Content::KnockOuts ? core::Measure::KnockOut : part.chart.measure;
}

std::function<std::string(const core::FigureSettings&, const fs::path&)> sessionTextOf(const core::Session& session)
{
    std::ranges::for_each(session.runs, core::rememberOpened);
    return [carried = core::withAbsolutePaths(core::withFingerprints(session))](const core::FigureSettings& figure,
                                                                                const fs::path& folder) {
        core::Session drawn = carried;
        drawn.figure = figure;
        lookAtFigure(drawn);
        return core::sessionText(drawn, folder);
    };
}
