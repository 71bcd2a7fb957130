#include <QLabel>
#include <QTemporaryDir>
#include <QToolButton>

#include "core/model/folder/bundled_models.h"
#include "tests/cli/command_files.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/view/map/map_view.h"

using core::Intervention;

/// Sentences that students stumbled over, and what the window says instead.
class TestPlainWords final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-plain-words"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup() { m_hands.window.reset(); }

    void aPdfWithoutASessionIsCalledThat()
    {
        const QString file = m_folder.filePath("paper.pdf");
        command_files::writeText(file, "%PDF-1.4\nnothing\n%%EOF\n");
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY2(m_hands.banner().endsWith(QStringLiteral(
                         "paper.pdf: there is no session in this file. Open an .attnscope file, or a PNG, "
                         "SVG, PDF, HTML or GIF that AttentionScope saved.")),
                     qPrintable(m_hands.banner()));
    }

    /// "Mask padding" stood over a text in which nothing was padded.
    void aMaskThatHidesNothingIsCalledNone()
    {
        m_hands.window->editor().setRecipe("padding");
        QTRY_VERIFY2(maskButton().contains("none"), qPrintable(maskButton()));
        m_hands.window->editor().setRecipe("causal & padding");
        QTRY_VERIFY2(maskButton().contains("causal") && !maskButton().contains("padding"), qPrintable(maskButton()));
        m_hands.window->editor().addText();
        m_hands.window->editor().setText(1, "a cat");
        QTRY_VERIFY2(maskButton().contains("padding"), qPrintable(maskButton()));
    }

    void theModulesFormulaNamesHeadsAndOutput()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<QLabel>("moduleFormula")->isVisible());
        const QString formula = m_hands.textOf("moduleFormula");
        QVERIFY2(formula.contains("head<sub>i</sub> = w·v") && formula.contains("output = Σ head<sub>i</sub>"),
                 qPrintable(formula));
    }

    /// Who takes a weight for a reason is one click away from trying it.
    void aWeightIsNoExplanationAndAKnockOutIsOneClickAway()
    {
        openPrimer();
        auto* caution = m_hands.find<QLabel>("caution");
        QTRY_VERIFY(caution->isVisible() && caution->text().contains("Knock it out"));
        QVERIFY(caution->text().contains("not what the answer rests on"));
        const core::Focus chosen = session().focus;
        caution->setFocus();
        QTest::keyClick(caution, Qt::Key_Tab);
        QTest::keyClick(caution, Qt::Key_Return);
        QTRY_COMPARE(session().run().interventions.size(), std::size_t{1});
        const Intervention& out = session().run().interventions.front();
        QVERIFY(out.kind == Intervention::Kind::Hide && out.layer == chosen.layer && out.head == chosen.head);
        QVERIFY(out.cells->hides(chosen.query, chosen.key));
        // The cell stays chosen, its weight is gone, and both answers stand there.
        QTRY_VERIFY(m_hands.find<WeightBars>("predictionsBefore")->isVisible());
        QCOMPARE(session().focus.key, chosen.key);
        QTRY_VERIFY(!caution->text().contains("Knock it out"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(caution->text().contains("Knock it out") && session().run().interventions.empty());
    }

    /// The bundled module of named heads says nothing that could change.
    void whereNothingIsAnsweredNothingIsCautioned()
    {
        QVERIFY(!m_hands.find<QLabel>("caution")->isVisible());
        openPrimer();
        QTRY_VERIFY(m_hands.find<QLabel>("caution")->isVisible());
        const QString file = m_folder.filePath("weights.csv");
        command_files::writeText(file, "1,0\n0.5,0.5\n");
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.shows("2 tokens"));
        QTRY_VERIFY(!m_hands.find<QLabel>("caution")->isVisible());
    }

private:
    void openPrimer()
    {
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog and the cat"));
        QTRY_VERIFY(m_hands.shows("8 tokens · 24 heads") && m_hands.shows("computed in"));
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({7, 4}).toPoint());
        QTRY_COMPARE(session().focus.key, core::Index{4});
    }

    QString maskButton() const
    {
        for (const QToolButton* button : m_hands.window->findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String("Mask")) return button->text();
        return {};
    }

    const core::Session& session() const { return m_hands.window->editor().session(); }

    QTemporaryDir m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestPlainWords)
#include "tst_plain_words.moc"
