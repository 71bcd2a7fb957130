#pragma once

#include <QApplication>
#include <QImage>
#include <QTest>

#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "ui/view/flow/flow_canvas.h"
#include "ui/view/flow/flow_view.h"

#include <algorithm>
#include <numeric>
#include <set>

/// The Flow view of heads whose lines are known, for its tests.
namespace shown_flow {

using Pairs = std::set<std::pair<core::Index, core::Index>>;

/// A trace of the module whose heads are known.
inline std::shared_ptr<const core::Trace> named(int repeated = 1)
{
    core::Run run;
    run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/named-heads";
    run.texts = {""};
    for (int i = 0; i < repeated; ++i) run.texts[0] += "The cat sat on the mat because it was tired . ";
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(run, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(run));
}

inline const core::Matrix& weightsOf(const core::Trace& trace, core::Index head, core::Index layer = 0)
{
    return trace.layers[static_cast<std::size_t>(layer)]
        ->items[0]
        .attention.heads[static_cast<std::size_t>(head)]
        .weights;
}

/// The keys that a query's lines must lead to, by sorting all its weights.
inline std::set<core::Index> largestKeys(const core::Matrix& weights, core::Index query, core::Index most,
                                         double least = 0)
{
    std::vector<core::Index> keys(static_cast<std::size_t>(weights.cols()));
    std::iota(keys.begin(), keys.end(), 0);
    std::ranges::stable_sort(keys, std::greater(), [&](core::Index key) { return weights(query, key); });
    std::set<core::Index> found;
    for (const core::Index key : keys) {
        const float weight = weights(query, key);
        if (weight > 0 && static_cast<double>(weight) >= least && std::ssize(found) < most) found.insert(key);
    }
    return found;
}

inline Pairs pairsOf(const std::vector<FlowLine>& lines, std::size_t head = 0)
{
    Pairs pairs;
    for (const FlowLine& line : lines)
        if (line.head == head) pairs.emplace(line.query, line.key);
    return pairs;
}

inline Pairs largestPairs(const core::Matrix& weights, core::Index most, double least = 0)
{
    Pairs pairs;
    for (core::Index query = 0; query < weights.rows(); ++query)
        for (const core::Index key : largestKeys(weights, query, most, least)) pairs.emplace(query, key);
    return pairs;
}

/// A view of some heads, used as a person does.
class ShownFlow {
public:
    explicit ShownFlow(std::vector<core::Index> heads = {3}, core::FlowSettings settings = {},
                       std::shared_ptr<const core::Trace> of = {}, QSize size = {760, 700})
        : trace(of ? std::move(of) : named()),
          m_heads(std::move(heads)),
          m_settings(settings)
    {
        view.resize(size);
        view.show();
        display();
        view.setCells({7, 1}, std::nullopt);
        QApplication::processEvents();
    }

    void display()
    {
        std::vector<FlowView::Head> shown;
        for (const core::Index head : m_heads) {
            const core::HeadAddress address{0, head, 0};
            shown.push_back({address, QStringLiteral("head %1").arg(head + 1), core::headStages(*trace, address)});
        }
        view.display(*trace, shown, m_settings);
    }

    FlowCanvas* canvas() const { return view.canvas(); }
    QPoint place(FlowColumn column, core::Index token) const
    {
        return canvas()->rectOf({column, token}).center().toPoint();
    }
    void pointAt(FlowColumn column, core::Index token) const
    {
        QTest::mouseMove(canvas()->viewport(), QPoint(1, 1));
        QTest::mouseMove(canvas()->viewport(), place(column, token));
    }
    void click(FlowColumn column, core::Index token) const
    {
        QTest::mouseClick(canvas()->viewport(), Qt::LeftButton, {}, place(column, token));
    }
    QImage picture() const { return canvas()->viewport()->grab().toImage(); }
    template<typename Widget>
    Widget* part(const char* name) const
    {
        return view.findChild<Widget*>(QString::fromLatin1(name));
    }

    std::shared_ptr<const core::Trace> trace;
    FlowView view;

private:
    std::vector<core::Index> m_heads;
    core::FlowSettings m_settings;
};

/// How many pixels between the columns are nearer to a colour than to the ground.
inline int pixelsLike(const QImage& image, const QRect& where, const QColor& color, const QColor& ground)
{
    const auto distance = [](const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    int count = 0;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            count += distance(image.pixelColor(x, y), color) < distance(image.pixelColor(x, y), ground);
    return count;
}

/// A strip in the middle between the columns.
inline QRect strip(const ShownFlow& shown)
{
    const QRectF left = shown.canvas()->rectOf({FlowColumn::Queries, 0});
    const QRectF right = shown.canvas()->rectOf({FlowColumn::Keys, 0});
    const QRectF last = shown.canvas()->rectOf({FlowColumn::Keys, 10});
    return QRectF(QPointF((left.right() + right.left()) / 2 - 20, left.top()),
                  QPointF((left.right() + right.left()) / 2 + 20, last.bottom()))
        .toRect();
}

}  // namespace shown_flow
