#include "app/command/batch.h"

#include <QCoreApplication>

#include "app/command/batch_rows.h"
#include "app/command/failure_words.h"
#include "app/command/offscreen_application.h"
#include "app/command/progress.h"
#include "app/command/stop_on_interrupt.h"
#include "app/command/warning.h"
#include "core/array/text_sheet.h"
#include "core/error.h"
#include "core/file/file_journal.h"
#include "core/file/whole_file.h"
#include "core/random_bits.h"
#include "core/session/session_sources.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <iostream>

namespace fs = std::filesystem;

namespace {

constexpr const char* failedName = "failed.csv";

/// How far it is, and how long it takes.
class RowProgress {
public:
    explicit RowProgress(std::size_t total) : m_total(total) {}

    /// @param drawn  that took their time; the others were there
    void show(std::size_t done, std::size_t drawn, std::size_t failed)
    {
        std::string line = std::to_string(done) + " of " + std::to_string(m_total);
        if (failed > 0) line += ", " + std::to_string(failed) + " failed";
        if (drawn > 0 && done < m_total) line += ", " + timeLeft(done, drawn);
        m_line.show(line);
    }

private:
    std::string timeLeft(std::size_t done, std::size_t drawn) const
    {
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - m_start;
        const auto left =
            static_cast<long>(spent.count() / static_cast<double>(drawn) * static_cast<double>(m_total - done));
        if (left < 60) return std::to_string(left + 1) + " s left";
        return left < 3600 ? std::to_string(left / 60 + 1) + " min left" : std::to_string(left / 3600 + 1) + " h left";
    }

    std::size_t m_total;
    Progress m_line;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

/// A hash of everything that a row's figure depends on, except for the time.
std::uint64_t keyOf(const BatchRow& row, const BatchFigure& figure)
{
    std::uint64_t key = core::hashOf("");
    for (const std::string& argument : row.arguments) key = core::hashOf(argument + '\0', key);
    for (const fs::path& source : figure.sources)
        key = core::hashOf(std::to_string(core::fingerprintOf(source)) + '\0', key);
    return key;
}

/// The failed rows as a sheet that can be given back: with their numbers, which their files may be named after, and the
/// errors.
class FailedRows {
public:
    explicit FailedRows(const core::TextSheet& sheet) : m_sheet(sheet)
    {
        m_failed.columns = {"row"};
        for (const std::string& column : sheet.columns)
            if (isCopied(column)) m_failed.columns.push_back(column);
        m_failed.columns.emplace_back("error");
    }

    std::size_t size() const { return m_failed.rows.size(); }

    void add(std::size_t place, const BatchRow& row, const QString& sentence)
    {
        core::TextSheet::Row failed{row.line, {row.number}};
        for (std::size_t i = 0; i < m_sheet.columns.size(); ++i)
            if (isCopied(m_sheet.columns[i])) failed.cells.push_back(m_sheet.rows[place].cells[i]);
        failed.cells.push_back(sentence.toStdString());
        m_failed.rows.push_back(std::move(failed));
    }

    /// A list of an earlier time, which is no longer true, goes.
    void write(const fs::path& folder, const fs::path& sheet) const
    {
        const fs::path file = folder / failedName;
        std::error_code none;
        if (size() > 0) return core::writeWhole(file, core::csvOf(m_failed), core::Sync::Always);
        if (!fs::exists(file, none) || fs::equivalent(file, sheet, none)) return;
        try {
            if (core::openTextSheet(file).columns.back() == "error") fs::remove(file, none);
        } catch (const core::Error&) {
            // The file belongs to somebody else.
        }
    }

private:
    static bool isCopied(const std::string& column) { return column != "row" && column != "error"; }

    const core::TextSheet& m_sheet;
    core::TextSheet m_failed;
};

/// @throws core::Error where a figure would take the place of something else
void requireOwnPlaces(const std::vector<BatchRow>& rows, const fs::path& folder, const fs::path& sheet)
{
    std::error_code none;
    if (!fs::is_directory(folder, none))
        throw core::Error(core::Code::CannotWrite, folder.string(), "%0 cannot be written: there is no such folder");
    for (const BatchRow& row : rows) {
        if (row.file == failedName)
            throw core::Error(core::Code::OutOfRange, sheet.string(),
                              "the name of row %1 cannot be used: expected another one than that of the list of what "
                              "failed, found %2",
                              row.number, row.file);
        if (fs::equivalent(folder / row.file, sheet, none))
            throw core::Error(core::Code::CannotWrite, (folder / row.file).string(),
                              "%0 cannot be written: it is the sheet itself");
    }
}

/// One sheet while it is drawn.
class Batch {
public:
    Batch(const core::TextSheet& sheet, const std::vector<BatchRow>& rows, fs::path folder, bool again)
        : m_rows(rows),
          m_folder(std::move(folder)),
          m_again(again),
          m_journal(m_folder),
          m_failed(sheet),
          m_progress(rows.size())
    {
    }

    int draw(const BatchReader& read, const fs::path& sheet)
    {
        const OffscreenApplication application;
        core::removeStaleNeighbours(m_folder);
        {
            const StopOnInterrupt stop;
            for (; m_done < m_rows.size() && !stop.asked(); ++m_done) {
                drawRow(m_rows[m_done], read);
                m_progress.show(m_done + 1, m_drawn + m_failed.size(), m_failed.size());
            }
        }
        clearProgress();
        warnOf({});
        m_failed.write(m_folder, sheet);
        say();
        return m_done < m_rows.size() ? 128 + SIGINT : m_failed.size() > 0 ? 1 : 0;
    }

private:
    void drawRow(const BatchRow& row, const BatchReader& read)
    {
        warnOf(QCoreApplication::translate("CommandLine", "row %1").arg(QString::fromStdString(row.number)));
        try {
            std::vector<std::string> arguments = row.arguments;
            // In front, because a session may stand behind "--".
            arguments.insert(arguments.begin(), "--out=" + (m_folder / row.file).string());
            const BatchFigure figure = read(arguments);
            const std::uint64_t key = keyOf(row, figure);
            if (!m_again && m_journal.has(row.file, key)) return;
            figure.draw();
            m_journal.add(row.file, key);
            ++m_drawn;
        } catch (const std::exception& error) {
            fail(row, failureText(error));
        }
    }

    void fail(const BatchRow& row, const QString& sentence)
    {
        clearProgress();
        const QString line = oneLine(sentence, sentence.size());
        std::cerr << "attentionscope: row " << row.number << ": " << line.toStdString() << '\n';
        m_failed.add(m_done, row, line);
    }

    /// Prints the result on stderr.
    void say() const
    {
        const std::size_t there = m_done - m_drawn - m_failed.size();
        std::cerr << "attentionscope: " << m_drawn << " drawn";
        if (there > 0) std::cerr << ", " << there << " there already";
        if (m_failed.size() > 0)
            std::cerr << ", " << m_failed.size() << " failed: " << (m_folder / failedName).string() << " lists them";
        if (m_done < m_rows.size()) std::cerr << "; stopped, " << m_rows.size() - m_done << " are left";
        std::cerr << '\n';
    }

    const std::vector<BatchRow>& m_rows;
    fs::path m_folder;
    bool m_again;
    core::FileJournal m_journal;
    FailedRows m_failed;
    RowProgress m_progress;
    std::size_t m_done = 0;
    std::size_t m_drawn = 0;
};

}  // namespace

void BatchOptions::add(cli::Command& command)
{
    command
        .addOption(
            "--texts", m_sheet,
            "A figure for each row of a sheet (CSV), whose columns are named after options: text,layer,head,name; "
            "what is typed holds where a row says nothing. Or for each line of a .txt file. Names files by {name}, "
            "{row}, {layer}, {head} or {model} in --out; figures that are there already are left alone")
        ->check(cli::existingFile())
        ->typeName("FILE");
    command.addFlag("--again", m_again, "With --texts: draw also what is there already")->needs("--texts");
}

int BatchOptions::draw(const cli::Command& command, const fs::path& out, const BatchReader& read) const
{
    const core::TextSheet sheet = core::openTextSheet(m_sheet);
    const std::vector<BatchRow> rows = batchRows(sheet, m_sheet, command, out);
    const fs::path folder = out.parent_path().empty() ? fs::path(".") : out.parent_path();
    requireOwnPlaces(rows, folder, m_sheet);
    return Batch(sheet, rows, folder, m_again).draw(read, m_sheet);
}
