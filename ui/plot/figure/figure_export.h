#pragma once

#include <QByteArray>
#include <QImage>

#include "ui/plot/figure/figure.h"

#include <filesystem>
#include <functional>

/// The endings of pictures, as a clipboard offers them: "pdf", "svg", "png". They carry their session; so do
/// "html" and "tex".
QStringList pictureFormats();
/// All endings: those of pictures, "html" for browsers, "tex" for LaTeX, and of the numbers behind them, "csv", "npy"
/// and "py", a Python script that draws them.
QStringList figureFormats();
/// The ending of a file's name that says its format: "pdf", whatever its case.
QString endingOf(const std::filesystem::path& path);
/// The settings of a figure in a format: an HTML page, whose reader can zoom in, keeps every cell.
core::FigureSettings settingsFor(core::FigureSettings settings, const QString& format);

/// A figure as a file of this format has it, with its session inside where the format has room for one.
///
/// CSV (RFC 4180) of one table has the keys' tokens above and the queries' before the numbers; of several, a line for
/// each number. NPY is float32: [T_q, T_k], [H, T_q, T_k] or [L, H, T_q, T_k] as the settings choose heads. A script
/// has its numbers within, 200 kB of them at most.
///
/// @throws core::Error{Unsupported} for another format, or where a format cannot hold what the figure shows,
/// Error{OutOfRange} for a picture of too many pixels
QByteArray figureBytes(const Figure& figure, const QString& format, const std::string& session = {});

/// The formats that a clipboard or a drag offers at once: pictures, and "txt", which is figureText().
QStringList clipboardFormats();

/// A figure for programs that take text alone, UTF-8: its tables between tabs where they are small, else its
/// description. Texts that a spreadsheet would compute begin with "'", as in CSV.
QByteArray figureText(const Figure& figure, const std::string& session = {});

/// The figure in pixels, transparent where its ground is.
/// @throws core::Error{OutOfRange} if it has too many
QImage figureImage(const Figure& figure, double dpi);

/// A file of a figure, and its content.
struct FigureFile {
    std::filesystem::path path;
    QByteArray bytes;
};
/// What a figure becomes under a path, whose ending says the format: one file, or a script, NAME.py, and the numbers
/// that it reads, NAME.py.npy.
/// @throws core::Error as figureBytes
std::vector<FigureFile> figureFiles(const Figure& figure, const std::filesystem::path& path,
                                    const std::string& session = {});

/// Writes all of them, or none.
/// @throws core::Error{CannotWrite}
void writeFiles(const std::vector<FigureFile>& files);
/// Writes all files of a figure of these runs, or none.
/// @throws core::Error{CannotWrite} also where a run reads one of them
void writeFiles(const std::vector<FigureFile>& files, const core::Session& of);

/// figureFiles(), written.
/// @throws core::Error as figureBytes, and Error{CannotWrite}
void exportFigure(const Figure& figure, const std::filesystem::path& path, const std::string& session = {});

/// Writes figureFiles() of a figure of these runs.
/// @throws core::Error as figureBytes, and Error{CannotWrite} also where a run reads one of them
void exportFigure(const Figure& figure, const core::Session& of, const std::filesystem::path& path,
                  const std::string& session = {});

/// Warnings about a figure in this format: a page of maps in HTML lays itself out.
QStringList exportWarnings(const Figure& figure, const std::filesystem::path& path);

/// Whether a path names many files: "{layer}" or "{head}" in its name.
bool isPattern(const std::filesystem::path& path);

/// A name without characters that a file's name, or a pattern for names, cannot have.
std::string fileNamePart(const std::string& name);

/// The file for one head: {layer}, {head} and {model} are replaced in the pattern's name; numbers count from
/// `countFrom` and are as wide as the largest needs.
std::filesystem::path pathOf(const std::filesystem::path& pattern, const core::ModelInfo& info,
                             const core::HeadAddress& address, core::Index countFrom);

struct Exported {
    int files = 0;
    QStringList warnings = {};  ///< warnings of all of them, each once
};

/// Writes one file for each head that the settings choose.
///
/// @param pattern  as pathOf has it
/// @param session  the text that each file carries, for its settings
/// @param onFile   told after each file; the rest is left out when it returns false
/// @param stop     looked at before each file, and while its maps are computed
/// @throws core::Error{Missing} if two heads would have one name; and as exportFigure
Exported exportEach(const FigureSource& source, const core::FigureSettings& settings,
                    const std::filesystem::path& pattern,
                    const std::function<std::string(const core::FigureSettings&)>& session,
                    const std::function<bool(int done, int total)>& onFile, const std::stop_token& stop = {});
