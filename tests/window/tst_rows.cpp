#include "tests/window/window_driver.h"

#include <QAction>
#include <QComboBox>
#include <QStatusBar>

#include "core/model/pass/row_reading.h"
#include "tests/test_class.h"
#include "tests/window/model_folder.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/target_panel.h"
#include "ui/part/segments.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/map/map_view.h"
#include "ui/view/mask/mask_diagram.h"
#include "ui/view/steps/steps_sheet.h"
#include "ui/view/steps/steps_view.h"

using core::Cell;
using core::Index;
using core::RowReading;

/// Rows named after the tokens that they predict: chosen, seen in every view, undone, saved and opened again.
class TestRows final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-rows"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(modelFolder("llama_bf16"));
        m_hands.type("The keeper looks");
        QTRY_VERIFY(rows() != nullptr && rows()->isVisible());
        QTRY_VERIFY(tokens().size() > 4 && m_hands.shows(QStringLiteral("%1 tokens").arg(tokens().size())));
        look({2, 1});
    }
    void cleanup() { m_hands.window.reset(); }

    void rowsAreReadForTheNextTokenAndBack()
    {
        QCOMPARE(m_hands.textOf("cellTitle"), tokens()[2] + " → " + tokens()[1]);
        const QString weight = m_hands.textOf("cellWeight");
        read(RowReading::NextToken);
        QTRY_COMPARE(m_hands.textOf("cellTitle"), tokens()[3] + " → " + tokens()[1]);
        QCOMPARE(m_hands.textOf("cellWeight"), weight);  // no number changes
        QVERIFY(m_hands.textOf("barsHeading").contains("PREDICTING “" + tokens()[3]));
        QVERIFY(map()->accessibleDescription().startsWith("predicting " + tokens()[3] + " → " + tokens()[1]));
        QVERIFY(m_hands.shows("rows: for the next token"));
        QVERIFY(m_hands.shows("in the row of “" + tokens()[2]));

        read(RowReading::AtToken);
        QTRY_COMPARE(m_hands.textOf("cellTitle"), tokens()[2] + " → " + tokens()[1]);
        QVERIFY(map()->accessibleDescription().startsWith(tokens()[2] + " → "));
        QVERIFY(!m_hands.shows("rows: for"));
    }

    void theLastRowsTokenIsNotWritten()
    {
        read(RowReading::NextToken);
        look({tokens().size() - 1, 0});
        QTRY_VERIFY(m_hands.textOf("cellTitle").startsWith("(next) → "));
        QVERIFY(map()->accessibleDescription().startsWith("predicting the next token → "));
    }

    void everyViewNamesItsRows()
    {
        read(RowReading::NextToken);
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        const StepsSheet::Content& sheet = m_hands.find<StepsView>()->sheet()->content();
        QTRY_COMPARE(sheet.rows.value(0), tokens()[1]);
        QCOMPARE(sheet.rows.last(), QStringLiteral("(next)"));
        QCOMPARE(sheet.queries, tokens());  // vectors stay with their tokens
        QTRY_VERIFY(m_hands.shows("predicting " + tokens()[3]));

        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.textOf("maskTitle").startsWith("predicting " + tokens()[3] + " → "));
        QVERIFY(m_hands.textOf("maskSees").contains("predicting " + tokens()[3]));
        QVERIFY(m_hands.find<MaskDiagram>()->accessibleDescription().contains("predicting " + tokens()[3]));

        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.textOf("queryTitle").contains("Row “predicting " + tokens()[3]));
        QVERIFY(m_hands.find<CompareMaps>()->accessibleDescription().contains("predicting " + tokens()[3]));
        QVERIFY(m_hands.shows("rows: for the next token"));
    }

    void aTokenThatIsClickedChoosesTheRowThatPredictsIt()
    {
        auto* chips = m_hands.find<InputPanel>()->chips();
        emit chips->queryClicked(3);
        QTRY_COMPARE(focus().query, Index{3});
        read(RowReading::NextToken);
        emit chips->queryClicked(3);
        QTRY_COMPARE(focus().query, Index{2});
        emit chips->queryClicked(0);
        QTRY_VERIFY(m_hands.window->statusBar()->currentMessage().contains("No row predicts"));
        QCOMPARE(focus().query, Index{2});
        QTest::keyClick(chips, Qt::Key_Right);  // from the chosen row's own chip to the next
        QTRY_COMPARE(focus().query, Index{3});
    }

    void theMenuAndItsKeyDoTheSame()
    {
        auto* action = m_hands.find<QAction>("rowsForNext");
        QVERIFY(action->isVisible() && !action->isChecked());
        m_hands.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(reading(), RowReading::NextToken);
        QVERIFY(action->isChecked());
        QCOMPARE(rows()->current(), 1);
        m_hands.press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(reading(), RowReading::AtToken);
    }

    void itIsUndoneAndRedone()
    {
        read(RowReading::NextToken);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(reading(), RowReading::Usual);  // at this token, of a decoder
        QTRY_COMPARE(m_hands.textOf("cellTitle"), tokens()[2] + " → " + tokens()[1]);
        QCOMPARE(rows()->current(), 0);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(m_hands.textOf("cellTitle"), tokens()[3] + " → " + tokens()[1]);
        QCOMPARE(session().run().texts.front(), std::string("The keeper looks"));
    }

    void itIsSavedAndOpenedAgain()
    {
        read(RowReading::NextToken);
        const QString file = m_folder.filePath("rows.attnscope");
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        QVERIFY(!m_hands.window->isWindowModified());
        read(RowReading::AtToken);
        QVERIFY(m_hands.window->isWindowModified());
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.window->isWindowModified());
        read(RowReading::NextToken);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.window->isWindowModified());

        m_hands.open();
        QVERIFY(!rows()->isVisible());  // of the example, which predicts nothing
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(rows()->isVisible());
        QTRY_COMPARE(m_hands.textOf("cellTitle"), tokens()[3] + " → " + tokens()[1]);
    }

    void itIsOfferedOnlyWhereRowsPredict()
    {
        read(RowReading::NextToken);
        auto* action = m_hands.find<QAction>("rowsForNext");
        m_hands.window->openPath(modelFolder("bert"));
        QTRY_VERIFY(m_hands.shows("PREDICTED WORD FOR"));
        QVERIFY(!rows()->isVisible() && !action->isVisible());
        QVERIFY(!m_hands.shows("rows: for"));
        look({2, 1});
        QTRY_VERIFY(!map()->accessibleDescription().contains("predicting"));

        m_hands.window->openPath(modelFolder("marian"));
        m_hands.window->editor().setTarget(0, "The lamp turns");
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible() && m_hands.shows("encoder · layer 1"));
        QVERIFY(!rows()->isVisible());  // the encoder's
        for (int block = 0; block < 2; ++block) {
            m_hands.press(Qt::Key_B, Qt::ControlModifier);
            QTRY_VERIFY(rows()->isVisible() && action->isVisible());
            look({0, 0});
            QTRY_VERIFY(map()->accessibleDescription().startsWith("predicting "));
        }
    }

    void whatIsExportedIsReadAsShown()
    {
        read(RowReading::NextToken);
        ExportDialog* dialog = nullptr;
        const auto opened = [&] {  // there is nothing to export before the first numbers are there
            dialog = m_hands.find<ExportDialog>();
            if (dialog == nullptr) m_hands.press(Qt::Key_E, Qt::ControlModifier);
            return dialog != nullptr;
        };
        QTRY_VERIFY(opened());
        auto* choice = dialog->findChild<QComboBox*>("figureRows");
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->currentText(), QStringLiteral("for the next token"));
        QCOMPARE(dialog->settings().map.rows, RowReading::NextToken);
        QTest::keyClick(choice, Qt::Key_Up);
        QTRY_COMPARE(dialog->settings().map.rows, RowReading::Usual);
        QCOMPARE(choice->currentText(), QStringLiteral("at this token"));
        dialog->reject();
        QCOMPARE(reading(), RowReading::NextToken);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    const core::Focus& focus() const { return session().focus; }
    RowReading reading() const { return session().figure.map.rows; }
    Segments* rows() const { return m_hands.find<Segments>("rows"); }
    MapView* map() const { return m_hands.find<MapView>(); }

    void read(RowReading wanted) const
    {
        QTest::mouseClick(rows()->findChildren<QToolButton*>().at(static_cast<int>(wanted)), Qt::LeftButton);
        QTRY_COMPARE(reading(), wanted);
    }

    void look(const Cell& cell) const { emit map()->cellClicked(cell); }

    /// What the engine makes of the text beside the window.
    QStringList tokens() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        QStringList texts;
        for (const core::Token& token : prepared.batch.sequences.front().tokens)
            texts << QString::fromStdString(token.text);
        return texts;
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestRows)
#include "tst_rows.moc"
