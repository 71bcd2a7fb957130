#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "ui/plot/flow/aligned_flow.h"
#include "ui/plot/flow/span_flow.h"

#include <memory>
#include <optional>
#include <vector>

class FlowCanvas;
struct FlowContent;
class FlowLegend;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class PrefixedSpin;
class QSlider;

/// Attention as lines from queries to keys: of the focused head, and of others beside it in colours of their own. Holds
/// no other view's state.
class FlowView final : public QWidget {
    Q_OBJECT
public:
    struct Head {
        core::HeadAddress address;
        QString title;
        std::shared_ptr<const core::HeadAttention> stages;
    };

    explicit FlowView(QWidget* parent = nullptr);

    /// @param heads  the focused one first, then others that were picked beside it, `mostFlowHeads` at most; all of one
    ///               text of the batch
    /// @param rows   what they are read for, where the model's can be
    /// @param sides  which columns are named spans in place of tokens, where the text has some
    void display(const core::Trace& trace, std::vector<Head> heads, const core::FlowSettings& settings,
                 core::RowReading rows = core::RowReading::AtToken,
                 core::MapLook::BySpan sides = core::MapLook::BySpan::No);
    void clear();
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);

    FlowCanvas* canvas() const { return m_canvas; }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void settingsChanged(const core::FlowSettings& settings);
    void sidesChanged(core::MapLook::BySpan sides);
    void bestHeadAsked();
    void goldFileAsked();
    void headRemoved(core::Index layer, core::Index head);
    void statusChanged(const QString& left, const QString& right);

private:
    QWidget* createControls();
    QWidget* createAlignment();
    void align(const core::Trace& trace, core::RowReading rows);
    void joinSpans(const core::Trace& trace, core::MapLook::BySpan sides, core::RowReading rows, FlowContent& content);
    core::Cell placeShown(const core::Cell& tokens) const;
    core::Cell tokensShown(const core::Cell& place) const;
    void connectParts();
    void showSettings();
    void change(const core::FlowSettings& settings);
    void showLegend();
    void sayStatus();
    void chooseLines();

    PrefixedSpin* m_most;
    PrefixedSpin* m_least;
    QSlider* m_slider;
    QCheckBox* m_curves;
    QComboBox* m_sides;              ///< hidden where the text has no named spans
    QWidget* m_alignment = nullptr;  ///< the controls of an attention between two texts
    QCheckBox* m_aligned;
    QLineEdit* m_gold;
    QWidget* m_forLinks = nullptr;  ///< what is for links of words alone
    QLabel* m_trouble;              ///< why the gold cannot be used
    FlowLegend* m_legend;
    FlowCanvas* m_canvas;
    std::vector<Head> m_heads;
    std::vector<FlowHead> m_weights;     ///< [heads], or kinds of links
    std::optional<AlignedFlow> m_links;  ///< links of words in place of weights
    std::optional<SpanFlow> m_spans;     ///< named spans in place of tokens
    bool m_haveSigns = false;            ///< the layer has no softmax, so weights have signs
    std::size_t m_leftOut = 0;           ///< heads beyond the most
    core::Cell m_tokens;                 ///< the chosen cell
    FlowLines m_lines;
    core::FlowSettings m_settings;
    core::FlowSettings m_drawn;  ///< those of the lines, with the least weight that nobody chose
};
