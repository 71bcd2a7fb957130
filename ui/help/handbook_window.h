#pragma once

#include "ui/help/handbook.h"
#include "ui/part/search_tool.h"

class HandbookPictures;
class QLineEdit;
class QListWidget;
class QTextBrowser;

/// The handbook beside the window that it belongs to: a search, the sections, and the chapter that is read. The
/// window's keys work on while it is open.
class HandbookWindow final : public SearchTool {
    Q_OBJECT
public:
    /// @param pictures  draws the figures; becomes this window's
    HandbookWindow(HandbookPictures* pictures, QWidget* window);

    /// The handbook of a window or a dialog, which keeps it.
    static void openBeside(QWidget* window, const QString& id);

    /// Comes to the front.
    /// @param id  of the section that it opens at; empty or unknown: where it was
    void open(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A section's place in the handbook.
    struct Place {
        std::size_t chapter;
        std::size_t section;
    };
    void createLayout();
    void fillContents();
    void search(const QString& words);
    void show(int row);
    void scrollTo(std::size_t section);
    void load(std::size_t chapter);
    void loadAgain();
    void putPicture(std::size_t figure);
    void follow(const QString& link);
    int rowOf(const QString& id) const;
    const HandbookSection& sectionAt(int row) const;

    const std::vector<HandbookChapter> m_chapters;
    std::vector<Place> m_places;  ///< a row of the contents each
    std::size_t m_chapter;        ///< the chapter in view; the number of chapters: none yet
    HandbookPictures* m_pictures;
    QLineEdit* m_search;
    QListWidget* m_contents;
    QTextBrowser* m_text;
};
