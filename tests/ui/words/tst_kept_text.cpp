#include "ui/words/kept_text.h"

#include <QTest>

#include "tests/test_class.h"

class TestKeptText final : public QObject {
    Q_OBJECT
private slots:
    void noCharacterIsCutInTwo()
    {
        const QString cats(5, QChar(u'\u732B'));  // three bytes each
        QCOMPARE(keptText(cats, 15), cats.toStdString());
        QCOMPARE(keptText(cats, 14), cats.left(4).toStdString());
        QCOMPARE(keptText(cats, 12), cats.left(4).toStdString());
        QCOMPARE(keptText(cats, 2), std::string());
        QCOMPARE(keptText(QStringLiteral("abc"), 2), std::string("ab"));
        QCOMPARE(keptText({}, 2), std::string());
    }
};

TEST_CLASS(TestKeptText)
#include "tst_kept_text.moc"
