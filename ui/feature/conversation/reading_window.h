#pragma once

#include "core/analysis/span_reading.h"
#include "ui/bench/workbench.h"
#include "ui/part/tool_window.h"
#include "ui/plot/chart/reading_chart.h"
#include "ui/work/latest_job.h"

#include <memory>
#include <optional>

class Exporter;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class ReadingView;

/// Who was read for this answer: of each of its words the weight that the named spans got, as areas and as a table.
class ReadingWindow final : public ToolWindow {
    Q_OBJECT
public:
    ReadingWindow(const Workbench& bench, Exporter& exporter, QWidget* window);

    void begin();

private:
    /// The heads whose mean is shown.
    enum class Heads { All, Layer, One };
    /// What an answer was read in.
    struct Asked {
        RunResults::TracePointer trace;
        std::vector<core::HeadAddress> heads;
        core::Index query = 0;
        std::vector<core::Index> places;

        friend bool operator==(const Asked&, const Asked&) = default;
    };

    QWidget* createTop();
    void follow();
    void followCell();
    Asked asked() const;
    void display(const Asked& asked, core::SpanReading reading);
    void clear();
    void showWord();
    void chooseWord(int word);
    void exportFigure();
    void say(const QString& sentence);

    const Workbench m_bench;
    Exporter& m_exporter;
    QComboBox* m_heads;
    QPushButton* m_figure;
    ReadingView* m_view;
    QTableWidget* m_table;
    QLabel* m_note;
    Asked m_asked;  ///< the newest
    Asked m_shown;  ///< what is shown; without a trace nothing is
    core::SpanReading m_reading;
    LatestJob m_job;
};
