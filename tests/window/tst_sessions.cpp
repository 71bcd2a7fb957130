#include "tests/window/window_driver.h"

#include <QComboBox>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QSpinBox>

#include "core/prepare/prepared_run.h"
#include "core/session/carried_picture.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "ui/control/comparison_editor.h"
#include "ui/file/small_picture.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/module/module_panel.h"
#include "ui/work/run_controller.h"

#include <fstream>

namespace fs = std::filesystem;

/// Saves, opens, undoes, drops and sets up teaching modules as a person does.
class TestSessions final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-sessions"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void whatWasSavedComesBack()
    {
        m_hands.type("one two three");
        m_hands.window->editor().setRecipe("causal & window(1, 0)");
        const QString file = m_folder.filePath("lesson.attnscope");
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        const core::Session saved = session();
        QVERIFY(m_hands.window->windowTitle().startsWith("lesson"));
        QVERIFY(!m_hands.window->isWindowModified());

        m_hands.type("something else");
        QVERIFY(m_hands.window->isWindowModified());
        answerBox(QMessageBox::Discard);
        m_hands.window->openPath(file.toStdString());
        QCOMPARE(session().runs, saved.runs);
        QTRY_VERIFY(m_hands.shows("3 tokens"));
        QVERIFY(SessionFiles::recent().contains(file));
    }

    void everythingThatIsSetCanBeUndone()
    {
        SessionEditor& editor = m_hands.window->editor();
        std::vector<core::Session> states{session()};
        const auto after = [&](const auto& edit) {
            edit();
            states.push_back(session());
        };
        after([&] { m_hands.type("a new text"); });
        after([&] { editor.setPreset(core::modulePresets()[1]); });
        after([&] { editor.setKeysText("another"); });
        after([&] { editor.setSplit(core::TextSplit::Characters); });
        after([&] { editor.splitToken(0, {2, 5}); });
        after([&] { editor.addText(); });
        after([&] { editor.setRecipe("padding & dilated(2)"); });
        after([&] { editor.setFill({.value = -1e9F}); });
        after([&] { editor.setTemperature(0.5); });  // right behind the recipe it would be one step with it
        after([&] { editor.setOrder(core::MaskOrder::RenormaliseAfterSoftmax); });
        after([&] { editor.paint({0, 1, 0, 1}, core::Brush::Show); });
        after([&] { ComparisonEditor(editor).addSide(); });
        after([&] { ComparisonEditor(editor).setKind(core::CompareSettings::Kind::Runs); });
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            m_hands.press(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(session().runs == states[i].runs && session().compare == states[i].compare,
                     qPrintable(QString("step %1").arg(i)));
        }
        QVERIFY(!editor.history().canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            m_hands.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(session().runs == states[i].runs);
        }
        QTRY_VERIFY(m_hands.banner().isEmpty());
    }

    void aMissingModelIsNamedAndLocated()
    {
        const fs::path model = fs::path(m_folder.path().toStdString()) / "moved";
        fs::copy(WindowDriver::namedHeads(), model, fs::copy_options::recursive | fs::copy_options::overwrite_existing);
        m_hands.window->openPath(model);
        const fs::path file = fs::path(m_folder.path().toStdString()) / "away.attnscope";
        core::saveSession(session(), file);
        fs::rename(model, model.string() + "-elsewhere");
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.banner().contains(QString::fromStdString(model.string())));
        m_hands.answerDialog(QString::fromStdString(model.string() + "-elsewhere"));
        pressAnswer("Locate…");
        QTRY_COMPARE(session().run().model, fs::path(model.string() + "-elsewhere"));
        QTRY_VERIFY(m_hands.shows("12 tokens · 5 heads"));
        QTRY_VERIFY(m_hands.banner().isEmpty());
        fs::remove_all(model.string() + "-elsewhere");
    }

    void aChangedModelIsNamed()
    {
        const fs::path model = fs::path(m_folder.path().toStdString()) / "changing";
        fs::copy(WindowDriver::namedHeads(), model, fs::copy_options::recursive);
        m_hands.window->openPath(model);
        const QString file = m_folder.filePath("changed.attnscope");
        m_hands.answerDialog(file);
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        // What file managers show of it: the view, in their size.
        const QImage shown = pictureFrom(core::pictureIn(file.toStdString()), "", 1024);
        QCOMPARE(std::max(shown.width(), shown.height()), 256);
        std::ofstream(model / "config.json", std::ios::app) << "\n";
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(m_hands.banner().contains("has changed"));
    }

    void aFigureBringsItsSessionBack_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"pdf", "svg", "png"}) QTest::newRow(ending) << ending;
    }

    void aFigureBringsItsSessionBack()
    {
        QFETCH(QString, ending);
        m_hands.type("the figure text");
        m_hands.window->editor().setTemperature(2);
        QTRY_VERIFY(m_hands.shows("3 tokens") && !m_hands.find<RunController>()->isRunning());
        const core::Session drawn = session();
        const QString file = m_folder.filePath("figure." + ending);
        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        saveFigure(file);
        m_hands.type("something else altogether here");
        if (ending == "svg") {
            m_hands.answerDialog(file);
            m_hands.press(Qt::Key_O, Qt::ControlModifier);
        } else {
            drop(file);
        }
        QTRY_COMPARE(session().run().texts, drawn.run().texts);
        QCOMPARE(session().run().changes, drawn.run().changes);
        QCOMPARE(session().focus.head, drawn.focus.head);
        QTRY_VERIFY(m_hands.shows("3 tokens"));
    }

    void theLookOfTheLastFigureIsKept()
    {
        m_hands.press(Qt::Key_2, Qt::ControlModifier);
        m_hands.press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(figure().content, core::FigureSettings::Content::Maps);
        QVERIFY(!figure().layer && !figure().head);
        QCOMPARE(figure().width_mm, 183.0);
        auto* theme = m_hands.find<QComboBox>("figureTheme");
        QTest::keyClick(theme, Qt::Key_End);
        saveFigure(m_folder.filePath("dark.pdf"));
        QCOMPARE(session().figure.theme, core::FigureSettings::Theme::Dark);
        QVERIFY(!m_hands.window->editor().history().canUndo());

        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(figure().content, core::FigureSettings::Content::Steps);
        QCOMPARE(figure().theme, core::FigureSettings::Theme::Dark);
        QTest::keyClick(m_hands.find<ExportDialog>(), Qt::Key_Escape);
        QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr);
        m_hands.press(Qt::Key_1, Qt::ControlModifier);
        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        QCOMPARE(figure().width_mm, 89.0);
        QVERIFY(figure().layer && figure().head);
    }

    void aPictureWithoutASessionIsSaid()
    {
        QImage(10, 10, QImage::Format_RGB32).save(m_folder.filePath("plain.png"));
        drop(m_folder.filePath("plain.png"));
        QTRY_VERIFY(m_hands.banner().contains("session"));
        QVERIFY(m_hands.shows("12 tokens"));
    }

    void aTeachingModuleIsSetUpSavedAndHandedRound()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("12 tokens · 4 heads"));
        QVERIFY(m_hands.shows("Random parameters, not trained."));
        QVERIFY(m_hands.shows("random parameters, not trained"));
        auto* heads = m_hands.find<ModulePanel>()->findChildren<QSpinBox*>().first();
        heads->setValue(3);
        QTRY_VERIFY(m_hands.shows("12 tokens · 3 heads"));
        const QString weight = m_hands.textOf("cellWeight");

        const QString file = m_folder.filePath("module.safetensors");
        m_hands.answerDialog(file);
        clickButton("Save…");
        QTRY_VERIFY(QFile::exists(file));
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(m_hands.shows("5 heads"));
        drop(file);
        QTRY_VERIFY(m_hands.shows("12 tokens · 3 heads"));
        QVERIFY(m_hands.shows("from module.safetensors"));
        m_hands.window->editor().setRecipe("causal & padding");
        QTRY_COMPARE(m_hands.textOf("cellWeight"), weight);
    }

    void withoutPositionsShufflingOnlyPermutes()
    {
        core::ModulePreset preset = core::modulePresets()[2];
        preset.module.positions = core::PositionEncoding::None;
        preset.scoring.mask = "padding";
        m_hands.window->editor().setPreset(preset);
        m_hands.type("every word differs from others");
        QTRY_VERIFY(m_hands.shows("5 tokens · 4 heads"));
        const auto before = trace();
        m_hands.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        const auto after = trace();
        QVERIFY(session().run().texts.front() != "every word differs from others");
        const auto place = [](const core::Trace& of, const std::string& piece) {
            const auto& tokens = of.queries(0);
            return std::ranges::find(tokens, piece, &core::Token::piece) - tokens.begin();
        };
        for (const core::Token& query : before->queries(0))
            for (const core::Token& key : before->queries(0)) {
                const float was = before->layers[0]->items[0].attention.heads[1].weights(place(*before, query.piece),
                                                                                         place(*before, key.piece));
                const float is = after->layers[0]->items[0].attention.heads[1].weights(place(*after, query.piece),
                                                                                       place(*after, key.piece));
                QVERIFY(qAbs(was - is) < 1e-6F);
            }
    }

    void everyPresetRuns()
    {
        for (const core::ModulePreset& preset : core::modulePresets()) {
            m_hands.window->editor().setPreset(preset);
            const auto heads = preset.module.heads * (preset.module.second == core::SecondLayer::None ? 1 : 2);
            QTRY_VERIFY2(m_hands.shows(heads == 1 ? QString("· 1 head") : QString("· %1 heads").arg(heads)),
                         preset.name.c_str());
            QVERIFY2(m_hands.banner().isEmpty(), qPrintable(m_hands.banner()));
            QVERIFY(!m_hands.textOf("moduleFormula").isEmpty());
        }
    }

    void severalTextsAreAPaddedBatch()
    {
        m_hands.press(Qt::Key_T, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("4 heads"));
        emit m_hands.find<InputPanel>()->textAdded();
        m_hands.type("short one");
        QTRY_COMPARE(session().run().texts.size(), std::size_t{2});
        QTRY_VERIFY(m_hands.shows("12 tokens · 4 heads"));
        QCOMPARE(session().focus.item, core::Index{1});
        QTRY_VERIFY(m_hands.shows("TOKENS · 2"));
        emit m_hands.find<InputPanel>()->textRemoved();
        QTRY_COMPARE(session().run().texts.size(), std::size_t{1});
    }

    void removingARunNeverLooksBeyondTheTexts()
    {
        SessionEditor& editor = m_hands.window->editor();
        ComparisonEditor(editor).setKind(core::CompareSettings::Kind::Runs);
        ComparisonEditor(editor).addSide();
        editor.addText();
        editor.addText();
        m_hands.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);  // before the new text is cut
        m_hands.press(Qt::Key_4, Qt::ControlModifier);
        ComparisonEditor(editor).removeSide(0);
        QCOMPARE(session().focus.item, core::Index{0});
        QTRY_VERIFY(m_hands.shows("nats (mean over queries)"));
    }

    void unnamedWorkIsFoundAmongTheRecent()
    {
        m_hands.type("never saved");
        m_hands.window.reset();
        m_hands.open();
        m_hands.window->openPath(SessionFiles::lastUnsaved());
        QCOMPARE(session().run().texts.front(), std::string("never saved"));
    }

    void theExampleTakesABatchToo()
    {
        m_hands.window->editor().addText();
        m_hands.window->editor().setText(1, "short");
        QTRY_VERIFY(m_hands.shows("TOKENS · 1"));
        QTRY_VERIFY(m_hands.shows("12 tokens · 5 heads"));
        QVERIFY(m_hands.banner().isEmpty());
    }

    void tokensAreSplitAndJoined()
    {
        emit m_hands.find<InputPanel>()->chips()->splitAsked(1);
        QTRY_VERIFY(m_hands.shows("14 tokens"));
        emit m_hands.find<InputPanel>()->chips()->joinAsked(2);
        QTRY_VERIFY(m_hands.shows("13 tokens"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("12 tokens"));
    }

    void aHeadIsSwitchedOffAndOnAgain()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_VERIFY(m_hands.shows("12 heads") && m_hands.shows("computed in"));
        const auto before = trace();
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.shows("this head is switched off"));
        QCOMPARE(session().run().interventions.size(), std::size_t{1});
        const auto off = trace();
        QVERIFY(off->layers[0]->items[0].attention.heads[0].context.isZero());
        QVERIFY(*off->layers[2]->items[0].input != *before->layers[2]->items[0].input);
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(!m_hands.shows("this head is switched off"));
        QVERIFY(session().run().interventions.empty());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("this head is switched off"));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }

    std::shared_ptr<const core::Trace> trace() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(session().run(), models);
        return core::run(prepared.model, prepared.batch, core::optionsOf(session().run()));
    }

    const core::FigureSettings& figure() const { return m_hands.find<ExportDialog>()->settings(); }

    /// Answers the export dialog that is open.
    void saveFigure(const QString& file) const
    {
        auto* dialog = m_hands.find<ExportDialog>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        m_hands.answerDialog(file);
        QTest::keyClick(dialog, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(file));
        QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr);
    }

    void drop(const QString& file) const
    {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &event);
    }

    void pressAnswer(const QString& text) const
    {
        for (auto* button : m_hands.find<Banner>()->findChildren<QToolButton*>())
            if (button->isVisible() && button->text() == text) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL("no such answer");
    }

    void clickButton(const QString& text) const
    {
        for (auto* button : m_hands.find<ModulePanel>()->findChildren<QAbstractButton*>())
            if (button->text() == text) return button->click();
        QFAIL("no such button");
    }

    void answerBox(QMessageBox::StandardButton answer) const
    {
        auto* waiting = new QTimer(m_hands.window.get());
        connect(waiting, &QTimer::timeout, m_hands.window.get(), [waiting, answer] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            waiting->deleteLater();
            box->button(answer)->click();
        });
        waiting->start(20);
    }

    QTemporaryDir m_folder;
    WindowDriver m_hands;
};

TEST_CLASS(TestSessions)
#include "tst_sessions.moc"
