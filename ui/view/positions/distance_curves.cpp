#include "ui/view/positions/distance_curves.h"

#include "ui/plot/heat/map_panel.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr std::size_t mostPanels = 4;
constexpr int wholeHeight = 190;
constexpr int above = 8;   ///< the panels
constexpr int below = 48;  ///< numbers of the axis and the verdict
constexpr int left = 46;   ///< numbers of the axis

}  // namespace

DistanceCurves::DistanceCurves(QWidget* parent) : QCustomPlot(parent)
{
    clearForPanels(this);
    for (std::size_t i = 0; i < mostPanels; ++i) m_panels.push_back(createPanel());
    setAttribute(Qt::WA_NoMousePropagation, false);
    setAccessibleName(tr("Scores over distance"));
    setFocusPolicy(Qt::NoFocus);
    keepScaled(this, [this] { updateGeometry(); });
    keepThemed(this, [this] {
        setBackground(themeColors().window);
        fill();
        replot(QCustomPlot::rpQueuedReplot);
    });
}

QSize DistanceCurves::sizeHint() const { return {600, scaled(wholeHeight)}; }

DistanceCurves::Panel DistanceCurves::createPanel()
{
    auto* rect = new QCPAxisRect(this, true);
    auto* inset = static_cast<QCPLayoutInset*>(plotLayout()->element(0, 0));
    inset->addElement(rect, QRectF(0, 0, 0.1, 0.1));
    rect->setAutoMargins(QCP::msNone);
    rect->setMargins({});
    for (QCPAxis* axis : rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    QCPAxis* x = rect->axis(QCPAxis::atBottom);
    QCPAxis* y = rect->axis(QCPAxis::atLeft);
    y->ticker()->setTickCount(4);
    x->setTicker(QSharedPointer<QCPAxisTickerFixed>::create());
    const auto graph = [&] {
        auto* one = new QCPGraph(x, y);
        one->setSelectable(QCP::stNone);
        return one;
    };
    Panel panel{rect, graph(), graph(), graph(), new QCPItemText(this), new QCPItemText(this)};
    panel.cells->setLineStyle(QCPGraph::lsNone);
    panel.own->setLineStyle(QCPGraph::lsNone);
    for (QCPItemText* text : {panel.verdict, panel.size}) {
        text->position->setType(QCPItemPosition::ptAbsolute);
        text->setClipToAxisRect(false);
    }
    panel.verdict->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    panel.size->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    return panel;
}

void DistanceCurves::setCurves(std::vector<DistanceCurve> curves)
{
    m_curves = std::move(curves);
    if (m_curves.size() > m_panels.size()) m_curves.resize(m_panels.size());
    QStringList said;
    for (const DistanceCurve& curve : m_curves)
        said << (curve.verdict.isEmpty() ? curve.name : tr("%1: %2, %3").arg(curve.name, curve.verdict, curve.size));
    setAccessibleDescription(said.join(QStringLiteral("; ")));
    fill();
    arrange();
}

void DistanceCurves::setColumns(std::vector<std::pair<double, double>> columns)
{
    if (m_columns == columns) return;
    m_columns = std::move(columns);
    arrange();
}

void DistanceCurves::style(const Panel& panel, const DistanceCurve& curve) const
{
    QColor faint = themeColors().muted;
    faint.setAlphaF(0.35F);
    panel.cells->setScatterStyle({QCPScatterStyle::ssDisc, faint, static_cast<double>(scaled(4))});
    panel.mean->setPen(QPen(themeColors().accent, scaled(2)));
    panel.own->setScatterStyle(
        {QCPScatterStyle::ssCircle, QPen(themeColors().window), themeColors().accent, static_cast<double>(scaled(9))});
    for (QCPAxis* axis : panel.rect->axes()) {
        axis->setTickLabelFont(numberFont(8));
        axis->setTickLabelColor(themeColors().muted);
        axis->setBasePen(Qt::NoPen);
        axis->setTickPen(Qt::NoPen);
        axis->setSubTickPen(Qt::NoPen);
        axis->grid()->setPen(QPen(themeColors().border, 1));
    }
    QFont bold = textFont(10);
    bold.setBold(curve.permuted);
    panel.verdict->setFont(bold);
    panel.size->setFont(numberFont(9));
    for (QCPItemText* text : {panel.verdict, panel.size})
        text->setColor(curve.permuted ? themeColors().accent : themeColors().text);
}

/// All panels have one range, so that they can be compared.
void DistanceCurves::fill()
{
    double lowest = 0, highest = 0, farthest = 1;
    for (const DistanceCurve& curve : m_curves)
        for (const QVector<double>* numbers : {&curve.scores, &curve.means})
            for (const double score : *numbers) {
                if (!std::isfinite(score)) continue;
                lowest = std::min(lowest, score);
                highest = std::max(highest, score);
            }
    for (const DistanceCurve& curve : m_curves)
        farthest = std::max(farthest, static_cast<double>(curve.means.size()) / 2);
    const double room = std::max(0.1, 0.06 * (highest - lowest));
    for (std::size_t i = 0; i < m_panels.size(); ++i) {
        const Panel& panel = m_panels[i];
        const bool shown = i < m_curves.size();
        panel.rect->setVisible(shown);
        for (QCPGraph* graph : {panel.cells, panel.mean, panel.own}) graph->setVisible(shown);
        panel.verdict->setVisible(shown);
        panel.size->setVisible(shown);
        if (!shown) continue;
        const DistanceCurve& curve = m_curves[i];
        QVector<double> places;
        const qsizetype middle = curve.means.size() / 2;
        for (qsizetype at = 0; at < curve.means.size(); ++at) places << static_cast<double>(at - middle);
        panel.cells->setData(curve.distances, curve.scores);
        panel.mean->setData(places, curve.means, true);
        panel.own->setData(curve.own_places, curve.own_scores);
        panel.verdict->setText(curve.verdict);
        panel.size->setText(curve.size);
        QCPAxis* x = panel.rect->axis(QCPAxis::atBottom);
        x->setRange(-farthest, farthest);
        // Distances are whole.
        qSharedPointerCast<QCPAxisTickerFixed>(x->ticker())->setTickStep(std::max(1.0, std::ceil(farthest / 2.5)));
        panel.rect->axis(QCPAxis::atLeft)->setRange(lowest - room, highest + room);
        style(panel, curve);
    }
}

void DistanceCurves::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    arrange();
}

void DistanceCurves::arrange()
{
    if (m_curves.empty() || width() < 50) return;
    const double top = scaled(above);
    const double bottom = static_cast<double>(QWidget::height()) - scaled(below);
    const bool given = m_columns.size() == m_curves.size();
    const double each = static_cast<double>(width()) / static_cast<double>(m_curves.size());
    auto* inset = static_cast<QCPLayoutInset*>(plotLayout()->element(0, 0));
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const double from = given ? m_columns[i].first : each * static_cast<double>(i) + scaled(left);
        const double to = given ? m_columns[i].second : each * static_cast<double>(i + 1) - scaled(12);
        const QRectF place(from, top, std::max(20.0, to - from), std::max(20.0, bottom - top));
        const int at = [&] {
            for (int element = 0; element < inset->elementCount(); ++element)
                if (inset->elementAt(element) == m_panels[i].rect) return element;
            return 0;
        }();
        inset->setInsetRect(at, QRectF(place.x() / width(), place.y() / QWidget::height(), place.width() / width(),
                                       place.height() / QWidget::height()));
        const double foot = static_cast<double>(QWidget::height()) - scaled(4);
        m_panels[i].verdict->position->setCoords(place.left(), foot);
        m_panels[i].size->position->setCoords(place.right(), foot);
    }
    replot(QCustomPlot::rpQueuedReplot);
}

#include "moc_distance_curves.cpp"
