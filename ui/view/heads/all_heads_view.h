#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "ui/view/heads/head_grid.h"

class MeasureChooser;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QMenu;
class QScrollArea;
class QToolButton;
class Segments;

/// Every head of the model at once: by layers, sorted by what is measured of them or with those that attend alike side
/// by side; and the answer to "which head does this?" for a cell, marked cells or two words.
class AllHeadsView final : public QWidget {
    Q_OBJECT
public:
    explicit AllHeadsView(QWidget* parent = nullptr);

    void display(std::shared_ptr<const core::Trace> trace, core::Index item);
    void setSettings(const core::HeadsSettings& settings);
    void setTable(const core::HeadTable& table);
    /// Heads that attend alike side by side; empty while it is not known.
    /// @param divergences  of every two of them, in nats; null while it is not known
    void setOrder(std::vector<core::Index> order, std::shared_ptr<const core::Matrix> divergences);
    void setOrdering(double share);  ///< how far the order is being computed
    void setCurrent(core::Index layer, core::Index head);
    void setChosen(const std::vector<core::ComparedHead>& heads);
    /// Sets the chosen cell's name, "it → cat".
    void setCellName(const QString& name);
    /// Without what chooses the measure of heads, its name is said.
    void setBare(bool bare);
    HeadGrid* grid() const { return m_grid; }
    /// Sets the menu of the button for sets of heads.
    void setSets(QMenu* sets);

signals:
    void headClicked(core::Index layer, core::Index head);
    void headOpened(core::Index layer, core::Index head);
    void headsChosen(const std::vector<core::ComparedHead>& heads);
    void settingsChanged(const core::HeadsSettings& settings);
    void relationAsked(const core::Cell& cell);  ///< the first cell from one word to another
    void compareAsked();                         ///< the chosen heads
    void flowAsked();
    void switchOffAsked();
    void statusChanged(const QString& left, const QString& right);

private:
    QWidget* createControls();
    void createSets();
    QWidget* createChosen();
    void edit(const std::function<void(core::HeadsSettings&)>& change);
    void findRelation();
    void showSettings();
    void showNote();
    void showStatus();

    core::HeadsSettings m_settings;
    std::vector<core::Index> m_order;
    std::shared_ptr<const core::Trace> m_trace;
    core::Index m_item = 0;
    QString m_cellName;
    bool m_ordering = false;
    bool m_known = true;  ///< the measure of heads is known
    bool m_isBare = false;
    Segments* m_by = nullptr;
    MeasureChooser* m_measure = nullptr;
    QToolButton* m_tinted = nullptr;
    QToolButton* m_sets = nullptr;
    QDoubleSpinBox* m_least = nullptr;
    QLineEdit* m_relation = nullptr;
    QWidget* m_chosenBar = nullptr;
    QLabel* m_chosenCount = nullptr;
    QLabel* m_note;
    HeadGrid* m_grid;
    QScrollArea* m_scroll;
};
