#pragma once

#include <QFont>

#include "ui/plot/sheet/sheet_table.h"

#include <memory>
#include <vector>

/// A question with room for its answer.
struct SheetQuestion {
    QString ask;
    QStringList options = {};      ///< with a box before each
    std::vector<bool> right = {};  ///< [options]
    QString answer = {};           ///< for the key, where there are no options
    int lines = 2;                 ///< lines of room where there are no options
};

/// A short question and a box beside it for a word or a number.
struct SheetTask {
    QString ask;
    QString answer;
};

/// Lays a worksheet out on paper, from the top of its first page downwards; what does not fit goes to the next page.
/// Sheet and key are laid out alike, so that one lies over the other.
class SheetLayout {
public:
    enum class Paper { A4, Letter };

    /// @param key  blanks are filled
    SheetLayout(Paper paper, bool key);

    /// The head of the first page: title, subject, id in letters to be typed, and lines for name and date.
    void addHead(const QString& title, const QString& subtitle, const QString& id);
    /// "2  Scores" and what is to be done.
    /// @param following  how high what comes first below it is, in units: it stays on its heading's page
    void addSection(const QString& heading, const QString& instruction, double following = 0);
    /// Tables beside each other.
    void addTables(const std::vector<SheetTable>& tables);
    void addQuestion(const SheetQuestion& question);
    /// Two beside each other.
    void addTasks(const std::vector<SheetTask>& tasks);
    static double heightOfTasks(std::size_t count);
    /// A small page of its own, such as a figure, and what is to be said beside it, a paragraph each.
    /// @param panel  null: there is none
    void addPanel(const std::shared_ptr<const FigurePage>& panel, const QStringList& beside);
    double heightOf(const SheetQuestion& question) const;
    /// The foot of every page: the sheet's origin, on up to three lines, and a remark.
    void addFoot(const QString& from, const QString& said);

    /// In units of 1/96 inch.
    std::vector<FigurePage> pages() &&;

private:
    FigurePage& page() { return m_pages.back(); }
    double width() const;
    double bottom() const;
    void requireRoom(double height);
    void addPage();
    void line(double x, double y, double width, double thickness);
    void paragraph(const QString& text, const QFont& font, const QColor& color, double x, double width);
    void addTask(const SheetTask& task, const QRectF& room);
    QStringList linesIn(const QString& text, const QFont& font, double room) const;

    Paper m_paper;
    bool m_key;
    int m_sections = 0;
    double m_y = 0;
    std::vector<FigurePage> m_pages;
};
