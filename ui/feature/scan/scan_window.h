#pragma once

#include <QMainWindow>

#include "ui/feature/scan/scan_job.h"
#include "ui/work/latest_job.h"

class Banner;
class FindingList;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableView;
class WorkRow;

/// Asks which model is to be scanned, over which texts and for how long, and shows what was found as a table.
class ScanWindow final : public QMainWindow {
    Q_OBJECT
public:
    ScanWindow();
    ~ScanWindow() override;

    /// Proposes a model.
    /// @param run  of the main window; one without a model of its own proposes none
    void propose(const core::Run& run);
    ScanJob& job() { return m_job; }

signals:
    /// A finding is to be looked at in the main window.
    void openAsked(const core::Session& session);
    /// How sure the names of this model's heads are.
    void namesKnown(const std::filesystem::path& model, const core::HeadEvidence& names);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* createChoices();
    void createTable();
    QWidget* createDeeds();
    void connectParts();
    void chooseTexts(bool folder);
    void begin();
    void end();
    void take(const std::shared_ptr<const core::Scan>& scan);
    void showFinding();
    void openFinding();
    void save();

    ScanJob m_job;
    LatestJob m_saving;
    FindingList* m_list;
    Banner* m_banner;
    QComboBox* m_model;
    QComboBox* m_texts;
    QDoubleSpinBox* m_minutes;
    QSpinBox* m_seed;
    QPushButton* m_start = nullptr;
    WorkRow* m_working = nullptr;
    QLabel* m_facts;
    QTableView* m_table;
    QPlainTextEdit* m_words;  ///< of the chosen finding, and what opens it
    QPushButton* m_open = nullptr;
    QPushButton* m_save = nullptr;
    std::shared_ptr<const core::Scan> m_scan;
    std::filesystem::path m_path;              ///< where the scanned model lies
    std::filesystem::path m_proposed, m_base;  ///< the proposed model, and its base where it is an adapter
};
