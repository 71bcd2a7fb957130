#include <QTest>

#include "core/session/fresh_session.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"

namespace {

core::Session withParts(const std::string& parts)
{
    return core::sessionFrom(R"({"format": "attentionscope session", "version": 1, )" + parts
                                 + R"("runs": [{"model": "/models/m", "texts": ["a"]}]})",
                             {});
}

}  // namespace

/// What window and command line begin with, and what a file means that leaves settings out.
class TestFreshSession final : public QObject {
    Q_OBJECT
private slots:
    void aFileKeepsThatNothingWasChosen()
    {
        core::Session fresh = core::freshSession();
        fresh.run().model = "/models/m";
        const core::Session read = core::sessionFrom(core::sessionText(fresh), {});
        QCOMPARE(read.flow.least, core::usualLeast);
        QVERIFY(read.figure == fresh.figure && read.figure.picture.by_weight);
        fresh.flow.least = 0;
        fresh.figure.picture.by_weight = false;
        const core::Session chosen = core::sessionFrom(core::sessionText(fresh), {});
        QCOMPARE(chosen.flow.least, 0.0);
        QVERIFY(!chosen.figure.picture.by_weight);
    }

    void whatAFileLeavesOutIsUsual()
    {
        const core::Session bare = withParts("");
        QCOMPARE(bare.flow.least, core::usualLeast);
        QVERIFY(bare.figure.picture.by_weight);
        QVERIFY(withParts(R"("figure": {"width_mm": 89}, )").figure.picture.by_weight);
        QCOMPARE(withParts(R"("flow": {"most": 3}, )").flow.least, core::usualLeast);
    }

    void aFigureThatWasSavedBeforeKeepsItsLook()
    {
        QVERIFY(!withParts(R"("figure": {"theme": "light"}, )").figure.picture.by_weight);
        QVERIFY(withParts(R"("figure": {"theme": "light", "by_weight": true}, )").figure.picture.by_weight);
        QCOMPARE(withParts(R"("flow": {"most": 5, "least": 0.0}, )").flow.least, 0.0);
    }
};

TEST_CLASS(TestFreshSession)
#include "tst_fresh_session.moc"
