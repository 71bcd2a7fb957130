#include "ui/feature/presenter/ink_drawing.h"

#include "ui/bench/map_bench.h"

#include <algorithm>
#include <cmath>

using core::InkStroke;

InkDrawing::InkDrawing(const Workbench& bench, ViewStack& views, QObject* parent) : QObject(parent), m_bench(bench)
{
    add(views.map().widget(), core::View::Map);
    connect(&views, &ViewStack::made, this, [this](ViewBench* shown) { add(shown->widget(), m_bench.session().view); });
    connect(&bench.editor, &SessionEditor::edited, this, &InkDrawing::show);
    connect(&bench.editor, &SessionEditor::lookChanged, this, &InkDrawing::show);
    connect(&bench.selection, &Selection::textChanged, this, &InkDrawing::show);
    connect(&bench.selection, &Selection::headChanged, this, &InkDrawing::show);
    connect(&bench.results, &RunResults::traceChanged, this, &InkDrawing::show);
}

/// Makes a page for ink when its view is shown for the first time.
void InkDrawing::add(QWidget* page, core::View view)
{
    QList<QWidget*> widgets = page->findChildren<QWidget*>();
    widgets.prepend(page);
    for (QWidget* each : widgets) {
        if (dynamic_cast<InkGround*>(each) == nullptr) continue;
        auto* layer = new InkLayer(each);
        layer->setTool(m_tool);
        connect(layer, &InkLayer::drawn, this, &InkDrawing::take);
        connect(layer, &InkLayer::erased, this, &InkDrawing::erase);
        m_layers.push_back({layer, view});
    }
    show();
}

void InkDrawing::setTool(InkTool tool)
{
    m_tool = tool;
    for (const Layer& each : m_layers) each.layer->setTool(tool);
}

bool InkDrawing::hasGround() const
{
    return std::ranges::find(m_layers, m_bench.session().view, &Layer::view) != m_layers.end();
}

/// The focused head, without its cells.
core::Focus InkDrawing::place() const
{
    core::Focus focus = m_bench.selection.focus();
    focus.query = focus.key = 0;
    return focus;
}

bool InkDrawing::isOver(const InkStroke& stroke) const
{
    core::Focus over = stroke.over;
    over.query = over.key = 0;
    return stroke.view == m_bench.session().view && over == place();
}

void InkDrawing::show()
{
    m_shown.clear();
    std::vector<InkStroke> strokes;
    const std::vector<InkStroke>& all = m_bench.session().ink;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (isOver(all[i])) {
            m_shown.push_back(i);
            strokes.push_back(all[i]);
        }
    for (const Layer& each : m_layers)
        each.layer->setStrokes(each.view == m_bench.session().view ? strokes : std::vector<InkStroke>());
}

void InkDrawing::take(const InkStroke& stroke)
{
    if (m_bench.session().ink.size() >= core::mostStrokes) return emit full();
    m_bench.editor.apply([&](core::Session& next) {
        InkStroke drawn = stroke;
        drawn.view = next.view;
        drawn.over = place();
        for (core::InkPoint& point : drawn.points)  // rounded to the precision of a file
            for (double* at : {&point.row, &point.column}) *at = std::round(*at * 1000) / 1000;
        next.ink.push_back(std::move(drawn));
    });
}

void InkDrawing::erase(std::size_t stroke)
{
    if (stroke >= m_shown.size()) return;
    m_bench.editor.apply([at = m_shown[stroke]](core::Session& next) {
        next.ink.erase(next.ink.begin() + static_cast<std::ptrdiff_t>(at));
    });
}

void InkDrawing::clear()
{
    m_bench.editor.apply([this](core::Session& next) {
        std::erase_if(next.ink, [this](const InkStroke& stroke) { return isOver(stroke); });
    });
}

#include "moc_ink_drawing.cpp"
