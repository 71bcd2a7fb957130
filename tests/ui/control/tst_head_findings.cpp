#include "ui/control/head_findings.h"

#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/ui/workbench_hands.h"

using core::Index;
using core::Measure;

class TestHeadFindings final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_hands = std::make_unique<WorkbenchHands>();
        m_hands->begin(WorkbenchHands::bundled("named-heads"), "the cat sat on the mat");
        m_hands->editor.setView(core::View::Heads);
        QVERIFY(m_hands->settle());
    }

    void nothingIsMeasuredUnasked() { QVERIFY(findings().table().values.empty()); }

    void whatIsMeasuredOfATextIsMeasuredOnce()
    {
        QSignalSpy changed(&findings(), &HeadFindings::tableChanged);
        findings().measure();
        QVERIFY(at_rest::comesToRest());
        QVERIFY(findings().table().values.contains(Measure::Induction));
        const auto count = changed.count();
        findings().measure();
        QVERIFY(at_rest::comesToRest());
        QCOMPARE(changed.count(), count);
    }

    void headsAreRankedByTheChosenCell()
    {
        findings().measure();
        m_hands->selection.setCell({2, 1});
        const auto trace = m_hands->results.shown();
        const core::HeadTable& table = findings().table();
        for (Index layer = 0; layer < table.layers; ++layer)
            for (Index head = 0; head < table.heads; ++head)
                QCOMPARE(*table.at(Measure::Cell, layer, head),
                         m_hands->stages.of(trace, {layer, head, 0})->weights(2, 1));
    }

    void markedCellsAreSummedAndForgottenWithTheirMarks()
    {
        findings().measure();
        m_hands->editor.setMarked(
            std::make_shared<const core::Painting>(core::Painting{}.painted({2, 3, 0, 1}, core::Brush::Hide)));
        QVERIFY(findings().table().values.contains(Measure::Marked));
        m_hands->editor.setMarked(nullptr);
        QVERIFY(!findings().table().values.contains(Measure::Marked));
    }

    void anotherModelHasFindingsOfItsOwn()
    {
        findings().measure();
        findings().findOrder();
        QTRY_VERIFY(!findings().order().empty());
        m_hands->editor.setModel(WorkbenchHands::model("gpt2_fp16"));
        QVERIFY(m_hands->settle());
        QVERIFY(findings().table().values.empty());
        QVERIFY(findings().order().empty());
        QVERIFY(findings().divergences() == nullptr);
    }

    void theOrderHasEveryHeadOnce()
    {
        findings().findOrder();
        QTRY_VERIFY(!findings().order().empty());
        std::vector<Index> order = findings().order();
        std::ranges::sort(order);
        const core::ModelInfo& info = m_hands->results.shown()->model->info;
        QCOMPARE(std::ssize(order), info.layers * info.heads);
        for (Index i = 0; i < std::ssize(order); ++i) QCOMPARE(order[static_cast<std::size_t>(i)], i);
        QCOMPARE(findings().divergences()->rows(), std::ssize(order));
    }

    void knockingOutEndsWithEveryLayerDone()
    {
        m_hands->begin(WorkbenchHands::model("gpt2_fp16"), "the cat sat");
        QVERIFY(m_hands->settle());
        QTRY_VERIFY(m_hands->answer.likeliest().has_value());
        findings().measure();
        QSignalSpy done(&findings(), &HeadFindings::knocking);
        QSignalSpy ended(&findings(), &HeadFindings::knockingEnded);
        findings().knockOut();
        QVERIFY(findings().isKnockingOut());
        QVERIFY(ended.wait(20'000));
        QVERIFY(!findings().isKnockingOut());
        QCOMPARE(done.last().at(0).toInt(), done.last().at(1).toInt());
        QVERIFY(findings().table().values.contains(Measure::KnockOut));
        QVERIFY(findings().table().values.contains(Measure::KnockOutMean));
        QVERIFY(!findings().table().values.contains(Measure::KnockOutResample));
    }

    /// Other texts are another question; what zero does stays known.
    void anotherReferenceIsAskedAnew()
    {
        m_hands->begin(WorkbenchHands::model("gpt2_fp16"), "the cat sat");
        QVERIFY(m_hands->settle());
        QTRY_VERIFY(m_hands->answer.likeliest().has_value());
        findings().measure();
        QSignalSpy ended(&findings(), &HeadFindings::knockingEnded);
        findings().knockOut();
        QVERIFY(ended.wait(20'000));
        const auto ofText = findings().table().at(Measure::KnockOutMean, 0, 0);
        core::HeadsSettings heads = m_hands->editor.session().heads;
        heads.reference = core::ReferenceTexts("sea", {"The keeper looks at the sea.", "The ship is on the sea."});
        m_hands->editor.setHeads(heads);
        QVERIFY(!findings().table().values.contains(Measure::KnockOutMean));
        QVERIFY(findings().table().values.contains(Measure::KnockOut));
        findings().knockOut();
        QVERIFY(ended.wait(20'000));
        QVERIFY(findings().table().at(Measure::KnockOutMean, 0, 0) != ofText);
        QVERIFY(findings().table().at(Measure::KnockOutResample, 0, 0).has_value());
    }

private:
    HeadFindings& findings() const { return m_hands->findings; }

    std::unique_ptr<WorkbenchHands> m_hands;
};

TEST_CLASS(TestHeadFindings)
#include "tst_head_findings.moc"
