#pragma once

#include <QMainWindow>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/atlas_exports.h"
#include "ui/feature/atlas/atlas_job.h"

class AtlasBar;
class AtlasProgress;
class Banner;
class HeadCard;
class HeadList;
class QTableView;
class ScatterPanel;

/// A model's heads over many texts: a list, a scatter of two measures, and a card for each head; and the job that
/// computes them.
class AtlasWindow final : public QMainWindow {
    Q_OBJECT
public:
    AtlasWindow();
    ~AtlasWindow() override;

    void openFile(const std::filesystem::path& file);
    /// Asks what is to be computed.
    /// @param model  that the main window has open
    void begin(const std::filesystem::path& model);
    AtlasDocument& document() { return m_document; }
    AtlasJob& job() { return m_job; }

signals:
    void openAsked(const core::Session& session);
    void newAsked();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* createList();
    void createLayout();
    void createMenus();
    void createHeadMenu();
    void connectParts();
    void connectJob();
    void openAtlas();
    void openBeside();
    void saveAs();
    /// Whether the open atlas may be left; asks where notes could not be saved.
    bool mayLeave();
    void beginJob(const std::filesystem::path& file);
    void goOn(std::size_t knock_outs);
    void askKnockOuts();
    void offerToGoOn();
    void takeRow();
    void showHead();
    void showState();

    AtlasDocument m_document;
    AtlasJob m_job;
    AtlasExports m_exports;
    HeadList* m_heads;
    Banner* m_banner;
    AtlasBar* m_bar;
    QTableView* m_list;
    ScatterPanel* m_scatter;
    HeadCard* m_card;
    AtlasProgress* m_progress;
    QList<QAction*> m_ofAtlas;  ///< actions that need an open atlas
    bool m_follows = false;     ///< the job that has begun is shown once it has something
    QAction* m_goOn = nullptr;
    QAction* m_without = nullptr;
};
