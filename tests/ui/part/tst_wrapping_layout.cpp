#include "ui/part/wrapping_layout.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

#include "tests/test_class.h"

/// Lines of controls that wrap like text.
class TestWrappingLayout final : public QObject {
    Q_OBJECT
private slots:
    /// Steps stands so on a small wall: a wide formula, and a sentence that wraps below it.
    void aSentenceUnderSomethingWideIsSeenWhole()
    {
        QWidget row;
        auto* lines = new WrappingLayout(&row);
        lines->setContentsMargins(0, 0, 0, 0);
        auto* words = new QWidget;
        auto* column = new QVBoxLayout(words);
        column->setContentsMargins(0, 0, 0, 0);
        auto* formula = new QLabel(QString(120, QLatin1Char('x')));
        formula->setMinimumWidth(1);
        auto* sentence = new QLabel(QStringLiteral("A sentence of some words. ").repeated(4).trimmed());
        sentence->setWordWrap(true);
        column->addWidget(formula);
        column->addWidget(sentence);
        lines->addWidget(words);
        QVERIFY(words->sizeHint().width() > 300);
        row.resize(300, lines->heightForWidth(300));
        row.show();
        QVERIFY(QTest::qWaitForWindowExposed(&row));
        QCOMPARE(words->width(), 300);
        QVERIFY2(
            sentence->height() >= sentence->heightForWidth(sentence->width()),
            qPrintable(
                QStringLiteral("%1 of %2").arg(sentence->height()).arg(sentence->heightForWidth(sentence->width()))));
    }
};

TEST_CLASS(TestWrappingLayout)
#include "tst_wrapping_layout.moc"
