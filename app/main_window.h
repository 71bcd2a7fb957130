#pragma once

#include <QMainWindow>
#include <QPalette>

#include "app/other_windows.h"
#include "core/session/example.h"
#include "ui/file/session_files.h"
#include "ui/window/exporter.h"

#include <memory>
#include <vector>

class CellColumn;
class Columns;
class ExampleNote;
class LessonCommands;
class FileOpener;
class GuessCommands;
class ModelCommands;
class PanelRound;
class Presenter;
class RunTroubles;
class SessionCommands;
class SideColumn;
class StatusLine;
class TopBar;
class ViewBar;
class ViewStack;
class WindowMenus;
class WindowUpdates;

/// The window: puts its parts together, tells them when there is something new, and opens, closes and resizes itself.
/// It computes nothing, and what is known belongs to the objects of its workbench.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const QPalette& desktop);
    ~MainWindow() override;

    /// Begins with a model and a text; cannot be undone.
    void begin(const std::filesystem::path& model, const QString& text);
    void begin(core::Session session)
    {
        m_editor.reset(std::move(session));
        m_files.startAnew();
    }
    void begin(const core::Example& example);
    /// Opens whatever it is: a model folder or a file in one, a session, a figure with a session, a saved module.
    void openPath(const std::filesystem::path& path);
    void setText(const QString& text) { m_editor.setText(session().focus.item, text.toStdString()); }
    void setThemeChoice(ThemeChoice choice);
    /// Draws everything larger or smaller, and remembers it.
    void magnify(int percent);
    void setView(core::View view) { m_editor.setView(view); }
    /// Offers what a program that did not come to its end left behind, unless another question is open.
    void offerUnfinished();
    /// Says what went wrong where nobody expected it.
    void showFailure(const core::Error& error);

    SessionEditor& editor() { return m_editor; }
    SessionFiles& files() { return m_files; }
    /// Closes what stands beside it, unless something there is not saved and its owner wants to stay.
    bool closeOthers();
    /// What is known of the shown trace's heads.
    const core::HeadTable& headTable() const { return m_findings.table(); }

    /// The text that the bundled example begins with.
    static QString exampleText() { return QStringLiteral("the cat sat on the mat because the cat was tired."); }

signals:
    void languageChosen();  ///< which needs a window whose words are all of it

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // How it is put together.
    void createMenus();
    void createExamples();
    void createLayout();
    void connectParts();
    void restore();

    void showTitle();
    void fitNotes();
    ViewPage& page() const;
    void openExample(const core::Example& example);
    void stop();

    const core::Session& session() const { return m_editor.session(); }

    const QPalette m_desktop;
    SessionEditor m_editor;
    SessionFiles m_files;
    RunResults m_results;
    StageLoader m_stages;
    Selection m_selection;
    ModelAnswer m_answer;
    HeadFindings m_findings;
    Banner* m_banner;
    const Workbench m_bench;

    FileOpener* m_opener;
    SessionCommands* m_sessions;
    ModelCommands* m_models;
    Exporter* m_exporter;
    const OtherWindows m_others;
    LessonCommands* m_lessons;
    GuessCommands* m_guesses;
    RunTroubles* m_troubles;

    ViewStack* m_views;
    SideColumn* m_left;
    CellColumn* m_right;
    Columns* m_columns;
    WindowMenus* m_menus = nullptr;
    TopBar* m_topBar = nullptr;
    ViewBar* m_viewBar = nullptr;
    ExampleNote* m_note;
    StatusLine* m_status;
    PanelRound* m_panels;
    Presenter* m_presenter;
    WindowUpdates* m_updates = nullptr;
};
