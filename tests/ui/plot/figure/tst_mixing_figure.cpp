#include "core/prepare/prepared_run.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/figure/figure_export.h"

#include <QTest>

#include "tests/test_class.h"

#include <cmath>

using core::FigureSettings;
using core::Index;

namespace {

/// What layers without a softmax do in a model with both kinds.
std::shared_ptr<const core::Trace> mixedTrace(const char* family)
{
    const core::Run asked{.model = SOURCE_DIR "/tests/golden/data/families/" + std::string(family),
                          .texts = {"A gull."}};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(asked, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(asked))->mixing;
}

}  // namespace

/// Figures of layers without a softmax.
class TestMixingFigure final : public QObject {
    Q_OBJECT
private slots:
    void coloursReachAsFarBelowZeroAsAbove_data()
    {
        QTest::addColumn<int>("scale");
        for (const auto scale : {FigureSettings::Scale::Shared, FigureSettings::Scale::Cell,
                                 FigureSettings::Scale::Head, FigureSettings::Scale::Row})
            QTest::addRow("%d", static_cast<int>(scale)) << static_cast<int>(scale);
    }
    void coloursReachAsFarBelowZeroAsAbove()
    {
        QFETCH(int, scale);
        FigureSettings settings;
        settings.scale = static_cast<FigureSettings::Scale>(scale);
        settings.layer = 1;
        const Figure figure(FigureSource::of(mixedTrace("qwen3_next")), settings);
        QCOMPARE(figure.ranges().maps.size(), std::size_t{4});
        for (const auto& [lowest, highest] : figure.ranges().maps) {
            QVERIFY(lowest < 0);
            QCOMPARE(lowest, -highest);
        }
    }

    void aRangeThatIsAskedForStays()
    {
        FigureSettings settings;
        settings.layer = settings.head = 0;
        settings.lowest = -0.25F;
        settings.highest = 0.5F;
        const Figure figure(FigureSource::of(mixedTrace("qwen3_next")), settings);
        QCOMPARE(figure.ranges().maps.front().first, -0.5);
        QCOMPARE(figure.ranges().maps.front().second, 0.5);
    }

    void itIsCalledWhatItIs()
    {
        FigureSettings settings;
        settings.layer = 2;
        settings.head = 5;
        const Figure figure(FigureSource::of(mixedTrace("lfm2")), settings);
        QVERIFY(figure.description().contains("no softmax"));
        QVERIFY(figure.description().contains("layer 4"));
        const auto svg = QString::fromUtf8(figureBytes(figure, "svg"));
        QVERIFY(svg.contains("mixing weight, no softmax"));
        QVERIFY(!svg.contains("attention weight"));
    }

    void stepsAreDrawn()
    {
        FigureSettings settings;
        settings.content = FigureSettings::Content::Steps;
        settings.layer = settings.head = 0;
        const Figure figure(FigureSource::of(mixedTrace("qwen3_next")), settings);
        QVERIFY(figure.stages().size() >= 9);
    }
};

TEST_CLASS(TestMixingFigure)
#include "tst_mixing_figure.moc"
