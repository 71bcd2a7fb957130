#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/ui/shown_flow.h"
#include "ui/view/flow/flow_legend.h"

#include <cmath>
#include <set>

using core::Index;
using namespace shown_flow;

/// Several heads in one Flow view: their colours and their legend.
class TestFlowHeads final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qobject_cast<QApplication*>(qApp), ThemeChoice::Light, QPalette()); }

    void severalHeadsHaveColorsAndALegend()
    {
        shown_flow::ShownFlow shown({4, 2, 0});
        for (std::size_t head = 0; head < 3; ++head)
            QCOMPARE(pairsOf(shown.canvas()->lines(), head),
                     largestPairs(weightsOf(*shown.trace, std::vector<Index>{4, 2, 0}[head]), 5));
        auto* legend = shown.view.findChild<FlowLegend*>();
        QVERIFY(legend->isVisible());
        const auto chips = legend->findChildren<QWidget*>(QStringLiteral("headChip"));
        QCOMPARE(chips.size(), 3);
        QVERIFY(chips[0]->findChildren<QToolButton*>().isEmpty());
        QSignalSpy removed(&shown.view, &FlowView::headRemoved);
        chips[2]->findChild<QToolButton*>()->click();
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][0].value<Index>(), Index{0});
        QCOMPARE(removed[0][1].value<Index>(), Index{0});

        const QColor second = flowColors(3, Palette::light())[1];
        QVERIFY(pixelsLike(shown.picture(), strip(shown), second, Palette::light().window) > 20);
        shown.pointAt(FlowColumn::Queries, 6);
        std::set<std::size_t> heads;
        for (const FlowLine& line : shown.canvas()->isolated()) heads.insert(line.head);
        QCOMPARE(heads.size(), std::size_t{3});
        QTest::mouseMove(shown.canvas()->viewport(), QPoint(1, 1));
        QApplication::sendEvent(chips[1], std::make_unique<QEvent>(QEvent::Enter).get());
        heads.clear();
        for (const FlowLine& line : shown.canvas()->isolated()) heads.insert(line.head);
        QCOMPARE(heads, std::set<std::size_t>{1});
    }

    void chipsThatDoNotFitStandBelow()
    {
        QWidget room;
        QVBoxLayout layout(&room);
        FlowLegend legend;
        QWidget below;
        layout.addWidget(&legend);
        layout.addWidget(&below, 1);
        room.resize(700, 400);
        room.show();
        const QStringList titles{QStringLiteral("layer 1 · head 1"), QStringLiteral("layer 1 · head 2"),
                                 QStringLiteral("layer 2 · head 1")};
        legend.display(titles, flowColors(3, Palette::light()));
        QApplication::processEvents();
        const auto chips = legend.findChildren<QWidget*>(QStringLiteral("headChip"));
        QCOMPARE(chips.last()->y(), 0);
        room.resize(300, 400);
        QTRY_VERIFY(chips.last()->y() > 0);
        for (const QWidget* chip : chips) QVERIFY(legend.rect().contains(chip->geometry()));
        QVERIFY(legend.geometry().bottom() < below.y());
        legend.display({titles.first()}, flowColors(1, Palette::light()));
        for (const QWidget* chip : chips) QVERIFY(chip->isHidden());  // before anything else is drawn
    }

    void twelveColorsAreToldApart_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void twelveColorsAreToldApart()
    {
        QFETCH(bool, dark);
        const Palette& colors = dark ? Palette::dark() : Palette::light();
        const std::vector<QColor> all = flowColors(mostFlowHeads, colors);
        QCOMPARE(all.front(), colors.accent);
        const auto linear = [](float c) { return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F); };
        const auto luminance = [&](const QColor& c) {
            return 0.2126F * linear(c.redF()) + 0.7152F * linear(c.greenF()) + 0.0722F * linear(c.blueF());
        };
        for (std::size_t i = 0; i < all.size(); ++i) {
            const float a = luminance(all[i]), b = luminance(colors.window);
            QVERIFY2((std::max(a, b) + 0.05F) / (std::min(a, b) + 0.05F) >= 2.9F, qPrintable(all[i].name()));
            for (std::size_t j = 0; j < i; ++j) QVERIFY(all[i] != all[j]);
        }
    }
};

TEST_CLASS(TestFlowHeads)
#include "tst_flow_heads.moc"
