#pragma once

#include "ui/bench/view_stack.h"
#include "ui/view/ink/ink_layer.h"

#include <vector>

/// What is drawn by hand over the views. It is the Session's, so that it is saved, undone and done again as everything
/// else; this shows what belongs to the view and head that are looked at, and takes what the pen draws.
class InkDrawing final : public QObject {
    Q_OBJECT
public:
    InkDrawing(const Workbench& bench, ViewStack& views, QObject* parent = nullptr);

    void setTool(InkTool tool);
    InkTool tool() const { return m_tool; }
    /// Whether the view in use has cells to draw on.
    bool hasGround() const;
    /// Removes the ink on this view and head.
    void clear();

signals:
    void full();  ///< a session holds no more lines

private:
    void add(QWidget* page, core::View view);
    void show();
    void take(const core::InkStroke& stroke);
    void erase(std::size_t stroke);
    bool isOver(const core::InkStroke& stroke) const;
    core::Focus place() const;

    struct Layer {
        InkLayer* layer;
        core::View view;
    };
    const Workbench m_bench;
    std::vector<Layer> m_layers;
    std::vector<std::size_t> m_shown;  ///< places among the Session's strokes
    InkTool m_tool = InkTool::None;
};
