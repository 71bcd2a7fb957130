#include <QTest>
#include <QTextDocument>

#include "tests/test_class.h"
#include "ui/view/steps/formula_line.h"

/// The formula over the steps is whole, however narrow the view and however large the letters.
class TestFormulaLine final : public QObject {
    Q_OBJECT
private slots:
    void itIsNeverCut_data()
    {
        QTest::addColumn<bool>("low");
        QTest::addColumn<double>("points");
        for (const double points : {14.0, 28.0, 35.0})
            for (const bool low : {false, true})
                QTest::addRow("%g points%s", points, low ? ", low" : "") << low << points;
    }
    void itIsNeverCut()
    {
        QFETCH(const bool, low);
        QFETCH(const double, points);
        FormulaLine line;
        line.setAttribute(Qt::WA_DontShowOnScreen);
        QFont serif(QStringLiteral("DejaVu Serif"));
        serif.setPointSizeF(points);
        line.setFont(serif);
        line.setLow(low);
        line.setParts(
            {QStringLiteral("head = ( <b>hide</b>( softmax( Q K<sup>T</sup> / √d<sub>k</sub> ) ) / row sums ) V"),
             QStringLiteral("output = concat( head<sub>1</sub> … head<sub>H</sub> ) W<sub>O</sub>")});
        line.show();
        for (int width = 500; width <= 1900; width += 20) {
            line.resize(width, 100);
            QVERIFY2(widthOf(line) <= width, qPrintable(QStringLiteral("%1 in %2").arg(widthOf(line)).arg(width)));
        }
        line.resize(4000, 100);
        QVERIFY(!line.text().contains(QLatin1String("font-size")));  // where there is room, it is as large as it was
    }

private:
    static double widthOf(const FormulaLine& line)
    {
        QTextDocument document;
        document.setDefaultFont(line.font());
        document.setDocumentMargin(0);
        document.setHtml(line.text());
        return document.idealWidth();
    }
};

TEST_CLASS(TestFormulaLine)
#include "tst_formula_line.moc"
