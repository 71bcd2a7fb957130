#include <QAbstractButton>
#include <QLabel>
#include <QTest>

#include "core/model/folder/model_folder.h"
#include "core/model/pass/head_stages.h"
#include "tests/test_class.h"
#include "ui/panel/compare/grouped_bars.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/compare/compare_view.h"

#include <cmath>

using core::Cell;
using core::Index;

namespace {

CompareView::Side coloredSide(const std::shared_ptr<const core::Trace>& trace, Index layer, Index head)
{
    const core::HeadAddress address{layer, head, 0};
    return {0, trace, address, core::headStages(*trace, address), QStringLiteral("a head")};
}

/// A side with every weight a little larger.
CompareView::Side shifted(CompareView::Side from, float by)
{
    auto stages = std::make_shared<core::HeadAttention>(*from.stages);
    for (Index query = 0; query < stages->weights.rows(); ++query)
        for (Index key = 0; key <= query; ++key) stages->weights(query, key) += by;
    from.stages = stages;
    return from;
}

}  // namespace

/// What the colours of a comparison say: of nothing but rounding, of small differences, in grey, and as figures have
/// them.
class TestCompareColors final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const auto model = core::openModel(std::string(SOURCE_DIR) + "/tests/golden/data/models/gpt2_fp16");
        const auto tokens = model->encode("The keeper looks at the sea.", {}).tokens;
        m_trace = core::run(model, {{core::sequenceOf(tokens)}, {}}, {});
    }

    void init()
    {
        m_view = std::make_unique<CompareView>();
        m_view->resize(1200, 760);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void roundingReadsAsEqual()
    {
        show({coloredSide(m_trace, 0, 1), shifted(coloredSide(m_trace, 0, 1), 6e-8F)}, {5, 2});
        QVERIFY2(texts("mapNote").last().contains("equal up to rounding (largest difference"),
                 qPrintable(texts("mapNote").last()));
        QVERIFY(text("same").contains("equal up to rounding"));
        for (Index query = 0; query < 6; ++query)
            for (Index key = 0; key <= query; ++key) {
                const QColor color(maps()->colorOf(2, {query, key}));
                const QColor zero(ColorMap::named("diverging").at(0.5));
                QVERIFY(std::abs(color.red() - zero.red()) <= 2 && std::abs(color.blue() - zero.blue()) <= 2);
            }
        for (const QAbstractButton* row : m_view->findChildren<QAbstractButton*>("differenceRow"))
            QVERIFY(!row->isVisible());
    }

    void aSmallDifferenceThatIsRealIsShown()
    {
        show({coloredSide(m_trace, 0, 1), shifted(coloredSide(m_trace, 0, 1), 3e-5F)}, {5, 2});
        QVERIFY2(texts("mapNote").last().contains("·10⁻⁵"), qPrintable(texts("mapNote").last()));
        QVERIFY(!texts("mapNote").last().contains("equal"));
        const QColor color(maps()->colorOf(2, {5, 2}));
        QVERIFY(color.blue() > color.red() + 40);
    }

    void theBarsAreToldApartInGrey()
    {
        show({coloredSide(m_trace, 0, 1), coloredSide(m_trace, 1, 2)}, {5, 2});
        const QImage bars = m_view->findChild<GroupedBars*>()->grab().toImage();
        const auto isOf = [&](int x, int y, QRgb color) { return bars.pixel(x, y) == color; };
        const QRgb first = ColorMap::named("diverging").at(0.8), second = ColorMap::named("diverging").at(0.2);
        // Along a bar of B its lines cross the colour; a bar of A is all of one.
        int plain = 0, crossed = 0;
        for (int y = 1; y + 1 < bars.height(); ++y)
            for (int x = 1; x + 1 < bars.width(); ++x) {
                const auto between = [&](QRgb color) {
                    return !isOf(x, y, color) && isOf(x - 1, y, color) && isOf(x + 1, y, color);
                };
                plain += between(first) ? 1 : 0;
                crossed += between(second) ? 1 : 0;
            }
        QCOMPARE(plain, 0);
        QVERIFY(crossed > 20);
    }

    void theColorsAreTheFigures()
    {
        core::FigureSettings figure;
        figure.color_map = "magma";
        figure.scale = core::FigureSettings::Scale::Row;
        m_view->setFigure(figure);
        show({coloredSide(m_trace, 0, 1), coloredSide(m_trace, 1, 2)}, {5, 2});
        const core::Matrix a = weights(0, 1);
        const auto row = a.row(5).head(6);
        const double share = static_cast<double>((a(5, 2) - row.minCoeff()) / (row.maxCoeff() - row.minCoeff()));
        QCOMPARE(maps()->colorOf(0, {5, 2}), ColorMap::named("magma").at(share));
        QVERIFY(!text("scale").contains("same scale"));
    }

private:
    core::Matrix weights(Index layer, Index head) const
    {
        return core::headStages(*m_trace, {layer, head, 0})->weights;
    }

    void show(const std::vector<CompareView::Side>& sides, const Cell& chosen)
    {
        m_view->display({core::CompareSettings::Kind::Heads, {}}, sides, {});
        m_view->setCells(chosen, {});
        QCoreApplication::processEvents();  // the layout settles
    }

    CompareMaps* maps() const { return m_view->findChild<CompareMaps*>(); }
    QString text(const char* name) const { return m_view->findChild<QLabel*>(name)->text(); }

    /// The texts of visible widgets, in the order of the maps.
    QStringList texts(const char* name) const
    {
        QStringList found;
        for (const QLabel* label : m_view->findChildren<QLabel*>(name))
            if (label->isVisible()) found << label->text();
        return found;
    }

    std::shared_ptr<const core::Trace> m_trace;
    std::unique_ptr<CompareView> m_view;
};

TEST_CLASS(TestCompareColors)
#include "tst_compare_colors.moc"
