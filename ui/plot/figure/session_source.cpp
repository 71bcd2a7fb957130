#include "ui/plot/figure/session_source.h"

#include "core/error.h"
#include "core/session/session_json.h"
#include "ui/plot/figure/figure_session.h"

#include <QStringList>

#include <array>
#include <fstream>

namespace fs = std::filesystem;

namespace {

QString endingOf(const fs::path& file) { return QString::fromStdString(file.extension().string()).toLower(); }

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
    return first != std::string_view::npos && head[first] == '{'
           && head.find("\"attentionscope session\"") != std::string_view::npos;
}

}  // namespace

bool isSessionFile(const fs::path& file)
{
    return endingOf(file) == QLatin1String(".attnscope") || isSessionText(file);
}

core::Session sessionAt(const fs::path& file)
{
    if (isSessionFile(file)) return core::openSession(file);
    const auto carried = sessionIn(file);
    if (!carried)
        throw core::Error(core::Code::NotInside, file.string(), "session",
                          "an .attnscope file, or a PNG, SVG, PDF or HTML that AttentionScope saved", "");
    core::Session session = core::sessionFrom(*carried, file);
    lookAtFigure(session);
    return session;
}

bool isSessionSource(const fs::path& file)
{
    static const QStringList endings{QStringLiteral(".attnscope"), QStringLiteral(".png"), QStringLiteral(".svg"),
                                     QStringLiteral(".pdf"), QStringLiteral(".html")};
    return endings.contains(endingOf(file)) || isSessionText(file);
}

void lookAtFigure(core::Session& session)
{
    using Content = core::FigureSettings::Content;
    if (session.figure.layer) session.focus.layer = *session.figure.layer;
    if (session.figure.head) session.focus.head = *session.figure.head;
    switch (session.figure.content) {
    case Content::Maps: session.view = core::View::Map; break;
    case Content::Mask: session.view = core::View::Mask; break;
    case Content::Steps:
        session.view = core::View::Steps;
        session.steps.one_query = session.figure.part.queries.size() == 1;
        if (session.steps.one_query) session.focus.query = session.figure.part.queries.front();
        break;
    case Content::Compare: session.view = core::View::Compare; break;
    case Content::Flow: session.view = core::View::Flow; break;
    case Content::Picture: session.view = core::View::Picture; break;
    case Content::Why: session.view = core::View::Why; break;
    }
}
