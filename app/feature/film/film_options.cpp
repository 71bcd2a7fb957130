#include <QCoreApplication>

#include "app/cli/cli.h"
#include "app/command/progress.h"
#include "app/command/render_feature.h"
#include "app/command/warning.h"
#include "ui/feature/film/film_export.h"
#include "ui/file/checkpoint_folders.h"
#include "ui/words/error_text.h"

#include <utility>

namespace {

constexpr std::pair<const char*, FilmKind> filmKinds[] = {{"steps", FilmKind::Steps},
                                                          {"generation", FilmKind::Generation},
                                                          {"temperature", FilmKind::Temperature},
                                                          {"layers", FilmKind::Layers},
                                                          {"checkpoints", FilmKind::Checkpoints}};

/// The options that say what changes from frame to frame, and for how long each is seen.
class FilmOptions final : public RenderFeature {
public:
    void add(cli::Command& command) override;
    std::string files() const override { return "of a film .gif, .webm or NAME-{frame}.png"; }
    /// The checkpoint that the session is of before it is filmed.
    std::string model() const override;
    void begin(core::FigureSettings& figure) const override;
    Write chosen(const cli::Command& command, const std::filesystem::path& out) const override;

private:
    FilmSettings settings(const cli::Command& command, const std::filesystem::path& out) const;

    std::string m_kind;
    core::Index m_frames = 0;  ///< 0: not given
    double m_seconds = 0;      ///< seconds of each frame; 0: not given
    double m_from = 0.1;
    double m_to = 10;
    std::string m_checkpoints;
};

void FilmOptions::add(cli::Command& command)
{
    std::vector<std::string> kinds;
    for (const auto& [name, kind] : filmKinds) kinds.emplace_back(name);
    cli::Option* film =
        command
            .addOption(
                "--film", m_kind,
                "Draw a film, into NAME.gif, NAME-{frame}.png or, with ffmpeg, NAME.webm: what changes from frame "
                "to frame is the steps of a head, the text that --generate writes (generation), the temperature, "
                "the layer (layers) or the model (checkpoints)")
            ->check(cli::oneOf(kinds))
            ->typeName("WHAT");
    command
        .addOption("--frames", m_frames,
                   "How many frames a film has, 2 to 1000, evenly chosen: all (default), or 25 temperatures")
        ->check(cli::within(fewestFrames, mostFrames))
        ->typeName("N")
        ->needs(film);
    command
        .addOption("--seconds-per-frame", m_seconds,
                   "How long each frame stays, 0.02 to 60: 1 (default), of a generation 0.5, of temperatures 0.2")
        ->check(cli::within(shortestFrame, longestFrame))
        ->typeName("X")
        ->needs(film);
    command.addOption("--from", m_from, "The temperature of the first frame, 0.01 to 100 (0.1)")
        ->check(cli::within(0.01, 100.0))
        ->typeName("X")
        ->needs(film);
    command.addOption("--to", m_to, "The temperature of the last frame (10); those between are even in logarithms")
        ->check(cli::within(0.01, 100.0))
        ->typeName("X")
        ->needs(film);
    command
        .addOption("--checkpoints", m_checkpoints,
                   "Of a film of checkpoints, instead of --model: a folder that holds a model folder for each, in the "
                   "order of their names, step-9 before step-100")
        ->typeName("DIR")
        ->needs(film)
        ->excludes("--model");
}

std::string FilmOptions::model() const
{
    return m_checkpoints.empty() ? std::string() : checkpointsIn(m_checkpoints).models.front().string();
}

void FilmOptions::begin(core::FigureSettings& figure) const
{
    if (m_kind == "steps") figure.content = core::FigureSettings::Content::Steps;
}

/// Writes a film; on a terminal one line tells its progress.
void writeFilm(FigureSource source, const FilmSettings& settings, const std::filesystem::path& out,
               const std::function<std::string(const core::Session&)>& session)
{
    requireFilmFile(source.session.figure, out);
    if (settings.kind == FilmKind::Checkpoints)
        for (const std::filesystem::path& folder : checkpointsIn(settings.checkpoints).others)
            warn(QCoreApplication::translate("CommandLine", "%1 holds no model, so it is left out")
                     .arg(oneLine(QString::fromStdString(folder.string()))));
    Film film(std::move(source), settings, countedProgress("frames computed"));
    warnAll(exportFilm(film, out, session, countedProgress("frames written")));
}

RenderFeature::Write FilmOptions::chosen(const cli::Command& command, const std::filesystem::path& out) const
{
    if (!m_kind.empty())
        return [film = settings(command, out)](FigureSource source, const std::filesystem::path& file,
                                               const std::function<std::string(const core::Session&)>& session) {
            writeFilm(std::move(source), film, file, session);
        };
    if (isFilm(out))
        throw cli::WrongValue("--out", out.filename().string()
                                           + " is a film: say what changes in it with --film, such as --film layers");
    return {};
}

FilmSettings FilmOptions::settings(const cli::Command& command, const std::filesystem::path& out) const
{
    const auto given = [&](const char* option) { return command.count(option) > 0; };
    if (!isFilm(out))
        throw cli::WrongValue("--film", "expected --out NAME.gif, NAME-{frame}.png or NAME.webm, found "
                                            + out.filename().string());
    for (const char* part : {"{layer}", "{head}", "{model}"})
        if (out.filename().string().find(part) != std::string::npos)
            throw cli::WrongValue("--film", std::string("a film is of one figure: leave ") + part + " out of its name");
    FilmSettings film;
    for (const auto& [name, kind] : filmKinds)
        if (m_kind == name) film.kind = kind;
    for (const char* option : {"--from", "--to"})
        if (given(option) && film.kind != FilmKind::Temperature)
            throw cli::WrongValue(option, "use it with --film temperature");
    if (film.kind == FilmKind::Checkpoints && !given("--checkpoints"))
        throw cli::WrongValue("--film checkpoints", "expected --checkpoints DIR, the folder that they are in");
    if (film.kind != FilmKind::Checkpoints && given("--checkpoints"))
        throw cli::WrongValue("--checkpoints", "use it with --film checkpoints");
    if (given("--frames")) film.frames = m_frames;
    if (given("--seconds-per-frame")) film.seconds = m_seconds;
    film.from = m_from;
    film.to = m_to;
    film.checkpoints = m_checkpoints;
    return film;
}

}  // namespace

std::shared_ptr<RenderFeature> makeFilm() { return std::make_shared<FilmOptions>(); }
