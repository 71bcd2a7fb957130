#include <QTemporaryDir>
#include <QTest>

#include "core/page/page_json.h"
#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"

using namespace command_files;

/// The head that a template's page shows, and the names of its panels.
class TestTemplateCommands final : public QObject {
    Q_OBJECT
private slots:
    void linesAreOfTheQueriesThatAreAsked()
    {
        const core::ComposedPage page = filled({"--template", "four-heads", "--query", "3-4", "--lines", "2"});
        QCOMPARE(page.panels.size(), std::size_t{4});
        for (const core::PagePanel& panel : page.panels) {
            QCOMPARE(panel.session->figure.part.queries, (std::vector<core::Index>{2, 3}));
            QCOMPARE(panel.session->flow.most, core::Index{2});
        }
        const core::ComposedPage steps = filled({"--template", "steps", "--query", "3"});
        QCOMPARE(steps.panels.front().session->figure.part.queries, (std::vector<core::Index>{2}));
    }

    /// A narrow panel's key to its lines stands in two lines.
    void fourHeadsHaveRoomForTheirKeys()
    {
        const Outcome outcome =
            program({"render", "--model", "primer-encoder", "--text", "The cat sat on the mat because it was tired.",
                     "--template", "four-heads", "--width", "183mm", "--out", m_folder.filePath("four.pdf")});
        QVERIFY2(outcome.status == 0 && outcome.err.isEmpty(), qPrintable(outcome.err));
    }

    void anAccountIsOfTheCellThatIsAsked()
    {
        const core::ComposedPage page = filled({"--template", "why", "--query", "4", "--key", "2"});
        QCOMPARE(page.panels.back().session->focus.query, core::Index{3});
        QCOMPARE(page.panels.back().session->focus.key, core::Index{1});
    }

    void aSlideHasItsSizeAndLargeType()
    {
        for (const QStringList& what : {QStringList{"--template", "two-texts", "--text-b", "The sea is calm."},
                                        QStringList{"--template", "steps"}}) {
            const core::ComposedPage page = filled(what + QStringList{"--page", "16:9"});
            QCOMPARE(page.width_mm, 254.0);
            QCOMPARE(page.height_mm, 142.875);
            QVERIFY(!page.height_follows);
            QVERIFY(page.held.one_text_size);
            QVERIFY2(page.label_points >= 8, qPrintable(QString::number(page.label_points)));
            QVERIFY(page.panels.back().place.bottom() <= page.height_mm);
        }
    }

    void panelsAreCalledWhatSomebodyCallsThem()
    {
        const core::ComposedPage page =
            filled({"--template", "map-and-flow", "--panel-names", "the map, whole;its lines"});
        QCOMPARE(page.panels.front().heading, std::string("the map, whole"));
        QCOMPARE(page.panels.back().heading, std::string("its lines"));
        const QStringList render{"render", "--model", gpt2, "--text", seaText, "--out", "x"};
        requireRefusal(render + QStringList{"--template", "map", "--panel-names", "a;b"}, 2, "1 panels, found 2 names");
        requireRefusal(render + QStringList{"--panel-names", "a"}, 2, "--template");
    }

private:
    core::ComposedPage filled(const QStringList& what)
    {
        const QString file = m_folder.filePath("page.attnpage");
        const Outcome outcome =
            program(QStringList{"render", "--model", gpt2, "--text", seaText, "--out", file} + what);
        if (outcome.status != 0) qWarning() << outcome.err;
        return core::openPage(file.toStdString());
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestTemplateCommands)
#include "tst_template_commands.moc"
