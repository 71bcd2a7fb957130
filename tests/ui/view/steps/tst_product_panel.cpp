#include "ui/view/steps/product_panel.h"

#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/written_texts.h"

#include <algorithm>

/// Row times column under Steps' tables.
class TestProductPanel final : public QObject {
    Q_OBJECT
private slots:
    /// Beside a lesson on a screen of 1024 pixels, the numbers of x, W_Q and Q are read as well as the terms.
    void numbersAreReadInANarrowWindow()
    {
        core::NumberTerms number{.of = core::Stage::Query, .row = 1, .dimension = 0};
        core::RowVector chase(4);
        chase << 0, 1, 0, 1;
        core::Matrix w_q(4, 4);
        w_q << 0, 2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0, 0;
        QVERIFY(number.multiply(core::Stage::Input, chase, w_q));
        number.made = chase * w_q;
        ProductPanel panel;
        panel.resize(590, 195);
        panel.display(number, QStringLiteral("chase"), {});
        WritingDevice device(&panel);
        panel.render(&device);
        const auto written = [&](const QString& text) {
            return std::ranges::count(device.texts(), text, &WrittenText::text);
        };
        QCOMPARE(written("2.0"), 3);  // two in W_Q, one in Q
        QCOMPARE(written("3.0"), 2);
        QCOMPARE(written("1.0"), 2);
    }
};

TEST_CLASS(TestProductPanel)
#include "tst_product_panel.moc"
