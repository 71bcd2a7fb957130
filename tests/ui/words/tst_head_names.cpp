#include "ui/words/head_names.h"

#include <QTest>

#include "tests/test_class.h"

using core::Measure;
using core::NameEvidence;

/// A head's name with how sure it is, by one function for all that show names.
class TestHeadNames final : public QObject {
    Q_OBJECT
private slots:
    void aNameOfOneTextIsAGuess()
    {
        QCOMPARE(surelyNamed(m_info, 0, 1, Measure::Previous, 0.934F), QString("previous token 0.93?"));
        QVERIFY(surenessText(knownName(m_info, 0, 1, Measure::Previous)).contains("guess"));
    }

    void whatManyTextsSaidStandsThere()
    {
        NameEvidence name{.layer = 0, .head = 1, .pattern = Measure::Previous, .texts = 40, .holding = 38};
        knowNames(m_info.folder, {{name}});
        QCOMPARE(surelyNamed(m_info, 0, 1, Measure::Previous, 0.93F), QString("previous token 95 %"));
        QVERIFY(surenessText(name).contains("38 of 40 texts"));
        name.check = NameEvidence::Check::Passed;
        knowNames(m_info.folder, {{name}});
        QCOMPARE(surelyNamed(m_info, 0, 1, Measure::Previous, 0.93F), QString("previous token 95 % ✓"));
        name.check = NameEvidence::Check::Refuted;
        knowNames(m_info.folder, {{name}});
        QCOMPARE(surelyNamed(m_info, 0, 1, Measure::Previous, 0.93F), QString("previous token ✗"));
        name.check = NameEvidence::Check::None;
        name.holding = 3;
        knowNames(m_info.folder, {{name}});
        QCOMPARE(surelyNamed(m_info, 0, 1, Measure::Previous, 0.93F), QString("previous token ✗"));
    }

    void namesOfOthersStayGuesses()
    {
        knowNames(m_info.folder, {{{.layer = 0, .head = 1, .pattern = Measure::Previous, .texts = 4, .holding = 4}}});
        core::ModelInfo other = m_info;
        other.folder = "/elsewhere";
        QVERIFY(!knownName(other, 0, 1, Measure::Previous));
        QVERIFY(!knownName(m_info, 0, 2, Measure::Previous));
        QVERIFY(!knownName(m_info, 0, 1, Measure::First));
        knowNames(m_info.folder, {});
        QVERIFY(!knownName(m_info, 0, 1, Measure::Previous));
    }

private:
    const core::ModelInfo m_info = [] {
        core::ModelInfo info;
        info.folder = "/somewhere/model";
        info.layers = 2;
        info.heads = 4;
        return info;
    }();
};

TEST_CLASS(TestHeadNames)
#include "tst_head_names.moc"
