#pragma once

#include <QMainWindow>

#include "core/session/example.h"
#include "ui/bench/workbench.h"
#include "ui/file/session_files.h"
#include "ui/window/window_look.h"

#include <memory>

class WindowBody;

/// The window: opens, closes and resizes itself, and owns what its parts work on. It computes nothing, what is known
/// belongs to the objects of its workbench, and what one sees to its body.
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
    /// A model that another program computes, with a text unless it is empty; can be undone.
    void openEngine(const core::EngineModel& engine, const std::string& text);
    void setText(const QString& text) { m_editor.setText(session().focus.item, text.toStdString()); }
    void setThemeChoice(ThemeChoice choice) { m_look.setTheme(choice); }
    /// Draws everything larger or smaller, and remembers it.
    void magnify(int percent) { m_look.magnify(percent); }
    void setView(core::View view) { m_editor.setView(view); }
    /// Offers documents that a crashed program left behind, unless another question is open.
    void offerUnfinished();
    /// Shows an unexpected error.
    void showFailure(const core::Error& error);

    SessionEditor& editor() { return m_editor; }
    SessionFiles& files() { return m_files; }
    const Workbench& bench() const { return m_bench; }
    /// Closes what features have open, unless something there is not saved and its owner wants to stay.
    bool closeOthers();
    /// Takes over the open documents of the features of a window before this one.
    void goOn(const MainWindow& before);
    /// The shown trace's heads.
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
    void restore();
    void showTitle();
    const core::Session& session() const { return m_editor.session(); }

    SessionEditor m_editor;
    SessionFiles m_files;
    RunResults m_results;
    StageLoader m_stages;
    Selection m_selection;
    ModelAnswer m_answer;
    HeadFindings m_findings;
    Banner* m_banner;
    const Workbench m_bench;
    WindowLook m_look;
    std::unique_ptr<WindowBody> m_body;  ///< destroyed before the objects that it shows
};
