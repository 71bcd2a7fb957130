#pragma once

#include <QWidget>

#include "core/session/session.h"
#include "ui/view/heads/head_chart.h"

#include <functional>
#include <vector>

class MeasureTable;
class MeasureChooser;
class QDoubleSpinBox;
class QLabel;
class QSortFilterProxyModel;
class CountedBox;
class PrefixedCombo;
class QTableView;
class QToolButton;

/// The measures of every head: a table that can be sorted and saved, a chart of one measure, and the answer's changes
/// without each head.
class MeasuresView final : public QWidget {
    Q_OBJECT
public:
    explicit MeasuresView(QWidget* parent = nullptr);

    /// @param tellsSpecial  whether it is known which tokens are special
    void display(const core::HeadTable& table, const core::ModelInfo& info, bool tellsSpecial);
    /// Heads that are switched off.
    void setOff(const std::vector<core::HeadAddress>& heads);
    void setSettings(const core::HeadsSettings& settings);
    void setCurrent(core::Index layer, core::Index head);
    /// Names the answer that knock-outs are about; empty where the model gives none.
    void setAnswer(const QString& answer);
    void setKnocking(bool running, const QString& progress);
    void setProgress(const QString& progress);
    /// For an audience, which reads numbers where there is room for them.
    void setBare(bool bare);
    HeadChart* chart() const { return m_chart; }
    QTableView* table() const { return m_table; }
    /// The table as it is sorted, with its header, in CSV.
    QString csv() const;

signals:
    void headClicked(core::Index layer, core::Index head);
    void headOpened(core::Index layer, core::Index head);
    void settingsChanged(const core::HeadsSettings& settings);
    void knockOutAsked();
    /// @param collection  one that comes with the program; empty: the text itself
    void referenceAsked(const QString& collection);
    void referenceFileAsked();
    void stopAsked();
    void saveAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createControls();
    QToolButton* createSwitch(const char* name, const QString& text, const QString& tip,
                              const std::function<void(core::HeadsSettings&, bool)>& turn);
    CountedBox* createRepeated();
    PrefixedCombo* createReference();
    void showReference();
    QWidget* createChart();
    void fitColumns();
    void showWholeColumns();
    void showChart();
    void share();
    void showMeaning();
    QString besideTheMean() const;
    void selectCurrent();

    core::HeadTable m_numbers;
    core::ModelInfo m_info;
    bool m_tellsSpecial = true;
    core::HeadsSettings m_settings;
    core::Index m_layer = 0;
    core::Index m_head = 0;
    MeasureTable* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    HeadChart* m_chart;
    MeasureChooser* m_measure = nullptr;
    QLabel* m_meaning = nullptr;
    QDoubleSpinBox* m_badge = nullptr;
    QToolButton* m_skipFirst = nullptr;
    QToolButton* m_skipSpecial = nullptr;
    QToolButton* m_bits = nullptr;
    CountedBox* m_repeated = nullptr;
    QToolButton* m_knock = nullptr;
    PrefixedCombo* m_reference = nullptr;
    QLabel* m_progress = nullptr;
    QString m_answer;
    bool m_knocking = false;
    bool m_isBare = false;
};
