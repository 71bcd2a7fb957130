#pragma once

#include "core/model/attention_block.h"
#include "ui/part/tool_window.h"
#include "ui/work/comparison_job.h"

#include <optional>

class Banner;
class ChangeList;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTableView;
class QTableWidget;
class WorkRow;

/// What changed from run A to run B: its heads, those that changed most first, each a click; and its weights, layer by
/// layer.
class ChangesWindow final : public ToolWindow {
    Q_OBJECT
public:
    explicit ChangesWindow(QWidget* window);
    ~ChangesWindow() override;

    /// Compares these, with the texts that are chosen.
    void compare(const core::CompareRequest& request);
    /// What the main window has now, which *Compare* takes.
    void propose(const core::CompareRequest& request);

signals:
    /// A head is to be looked at in both.
    void headChosen(core::Index layer, core::Index head);
    /// @param id  of the handbook's section
    void explained(const QString& id);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* createChoices();
    QWidget* createHeads();
    QWidget* createLayers();
    QWidget* createDeeds();
    void connectParts();
    void begin();
    void end();
    void chooseTexts();
    void take(const std::shared_ptr<const core::RunComparison>& comparison);
    void showLayers();
    void addLayer(const QString& name, const core::LayerWeightDifference& layer, const QString& heads);
    void showAnswer();
    const core::HeadChange* chosen() const;
    void showHead();
    void lookAtHead();
    void copy() const;
    void save();

    ComparisonJob m_job;
    LatestJob m_saving;
    core::CompareRequest m_request;   ///< what the main window has now
    core::CompareRequest m_compared;  ///< what is shown
    bool m_stale = false;             ///< the two are not the same, and it was said
    std::shared_ptr<const core::RunComparison> m_comparison;
    std::vector<core::HeadPartChange> m_parts;  ///< of the chosen head, once they are read
    bool m_listing = false;                     ///< the list itself chooses its first row
    ChangeList* m_list;
    Banner* m_banner;
    QComboBox* m_texts;
    QSpinBox* m_answers;
    QLabel* m_facts;
    QTabWidget* m_tabs;
    QTableView* m_heads;
    QPlainTextEdit* m_words;
    QTableWidget* m_layers;
    QLabel* m_answer;
    QPushButton* m_start = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    WorkRow* m_working = nullptr;
};
