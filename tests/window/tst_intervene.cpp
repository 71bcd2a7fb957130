#include "tests/window/window_driver.h"

#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/panel/inspect/inspector.h"
#include "ui/panel/inspect/intervention_list.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/plot/figure/figure.h"
#include "ui/view/map/map_view.h"
#include "ui/window/steering_dialog.h"
#include "ui/words/token_text.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>

#include "tests/test_class.h"

using core::Index;
using core::Intervention;

/// Interventions by the hands of a person: what is drawn is what the engine makes of the same Session.
class TestIntervene final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_intervene"); }
    void init()
    {
        m_hands.open();
        m_hands.window->openPath(core::bundledModels() / "primer-decoder");
        m_hands.type(QStringLiteral("the cat saw the dog and the cat"));
        QTRY_VERIFY(m_hands.shows("8 tokens · 24 heads") && m_hands.shows("computed in"));
        auto* map = m_hands.find<MapView>();
        QTest::mouseClick(map, Qt::LeftButton, {}, map->positionOf({7, 4}).toPoint());
    }

    void eachIsListedUndoneAndRemovedByItself()
    {
        menu("hideCells")->trigger();
        menu("uniformHead")->trigger();
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(list(),
                     (QStringList{"L1 H1: ␣cat → ␣dog hidden", "L1 H1: attends evenly", "L1 H1: switched off"}));
        QTRY_VERIFY(m_hands.shows("3 interventions"));
        QTest::mouseClick(removers()[1], Qt::LeftButton);
        QTRY_COMPARE(list(), (QStringList{"L1 H1: ␣cat → ␣dog hidden", "L1 H1: switched off"}));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list().size(), 3);
        m_hands.click("clearInterventions");
        QTRY_VERIFY(!m_hands.find<InterventionList>()->isVisible());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list().size(), 3);
    }

    void aHeadThatIsOffSaysSoOverItsMapAndIsSwitchedOnThere()
    {
        const QString said = QStringLiteral("This head is switched off");
        QVERIFY(!m_hands.shows(said));
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.shows(said));
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(!m_hands.shows(said));
        m_hands.press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(m_hands.shows(said));
        m_hands.click("switchOn");
        QTRY_VERIFY(!m_hands.shows(said));
        QVERIFY(session().run().interventions.empty());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows(said));
    }

    /// Nothing switches it on again: there is nothing left that it could write.
    void aHeadThatWasTakenAwayInTrainingSaysSoOverItsMap()
    {
        const QString said = QStringLiteral("This head was taken away in training");
        m_hands.window->openPath(SOURCE_DIR "/resources/lessons/runs/without.attntrain");
        m_hands.type(QStringLiteral("dogcatpendog"));
        QTRY_VERIFY(m_hands.shows("4 heads") && m_hands.shows("computed in"));
        QVERIFY(!m_hands.shows(said));
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(m_hands.shows(said));
        QVERIFY(!m_hands.find<QWidget>("switchOn")->isVisible());
        m_hands.press(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(!m_hands.shows(said));
    }

    void theMapShowsWhatTheEngineComputes_data()
    {
        QTest::addColumn<QString>("action");
        for (const char* action : {"meanHead", "uniformHead", "hideCells", "hideEverywhere", "hideToken", "pattern"})
            QTest::newRow(action) << QString::fromLatin1(action);
    }
    void theMapShowsWhatTheEngineComputes()
    {
        QFETCH(QString, action);
        auto* map = m_hands.find<MapView>();
        if (action == "pattern")
            QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, map->positionOf({7, 4}).toPoint());
        emit m_hands.find<QMenu>("intervene")->aboutToShow();
        menu(action.toLatin1())->trigger();
        QTRY_COMPARE(session().run().interventions.size(), std::size_t{1});
        QTRY_VERIFY(m_hands.shows("1 intervention"));
        for (int step = 0; step < 3; ++step) m_hands.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(session().focus.layer, Index{3});
        const auto trace = engine();
        const core::Matrix& weights = trace->at({3, 0, 0}).attention.heads[0].weights;
        QTRY_VERIFY(map->isVisible());
        const auto before = engine(false);
        QVERIFY(trace->last_hidden_state[0] != before->last_hidden_state[0]);
        for (Index query = 0; query < 8; ++query)
            for (Index key = 0; key <= query; ++key) {
                if (!trace->mask({3, 0, 0}).allows(query, key)) continue;
                const auto& style = ColorMap::named("viridis");
                QTRY_COMPARE(map->colorOf({query, key}), style.at(static_cast<double>(weights(query, key))));
            }
    }

    /// The inspector shows the likeliest words with and without.
    void predictionsStandBesideThoseBefore()
    {
        QVERIFY(!m_hands.find<WeightBars>("predictionsBefore")->isVisible());
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.find<WeightBars>("predictionsBefore")->isVisible());
        const auto before = core::predictedTokens(*engine(false), 0, 7, 5);
        const auto now = core::predictedTokens(*engine(), 0, 7, 5);
        QVERIFY(before.front().probability != now.front().probability);
        const auto& bars = m_hands.find<WeightBars>("predictionsBefore")->bars();
        QCOMPARE(bars.size(), before.size());
        for (std::size_t i = 0; i < bars.size(); ++i) QVERIFY(std::abs(bars[i].value - before[i].probability) < 1e-5F);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.find<WeightBars>("predictionsBefore")->isVisible());
    }

    /// The words for a mask, and of a translation the next word of the target.
    void masksAndTranslationsHaveBothToo_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("text");
        QTest::newRow("masked word") << "primer-encoder"
                                     << "the cat sat on the [MASK].";
        QTest::newRow("translation") << "primer-translator"
                                     << "The cat is on the table.";
    }
    void masksAndTranslationsHaveBothToo()
    {
        QFETCH(QString, model);
        QFETCH(QString, text);
        m_hands.window->openPath(core::bundledModels() / model.toStdString());
        m_hands.window->setText(text);
        QTRY_VERIFY(m_hands.shows(model == "primer-encoder" ? "WORDS FOR" : "encoder · layer 1"));
        if (model == "primer-translator") m_hands.press(Qt::Key_B, Qt::ControlModifier);
        // Not the words of the model before, which may still be on their way.
        QTRY_VERIFY(m_hands.find<WeightBars>("predictions")->isVisible() && saysWhatTheEngineSays());
        QVERIFY(!m_hands.find<WeightBars>("predictionsBefore")->isVisible());
        const auto before = m_hands.find<WeightBars>("predictions")->bars();
        for (Index layer = 0; layer < 2; ++layer)
            InterventionEditor(m_hands.window->editor())
                .add({.layer = layer, .block = session().focus.block, .factor = 0});
        QTRY_VERIFY(m_hands.find<WeightBars>("predictionsBefore")->isVisible());
        const auto& kept = m_hands.find<WeightBars>("predictionsBefore")->bars();
        QCOMPARE(kept.front().label, before.front().label);
        QVERIFY(std::abs(kept.front().value - before.front().value) < 1e-5F);
        QTRY_VERIFY(saysWhatTheEngineSays());
        QVERIFY(std::abs(m_hands.find<WeightBars>("predictions")->bars().front().value - before.front().value) > 1e-4F);
    }

    void aFactorIsChangedInTheList()
    {
        m_hands.press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(list(), QStringList{"L1 H1: switched off"});
        m_hands.find<InterventionList>()->findChild<QDoubleSpinBox*>()->setValue(0.5);
        QTRY_COMPARE(list(), QStringList{"L1 H1: output × 0.5"});
        QCOMPARE(session().run().interventions.front().factor, 0.5F);
    }

    void aHeadsOutputComesFromOtherTexts()
    {
        auto* menu = m_hands.find<QMenu>("otherTexts");
        emit menu->aboutToShow();
        const auto choose = [menu](const QString& text) {
            for (QAction* action : menu->actions())
                if (action->text() == text) return action->trigger();
            QFAIL(qPrintable(text));
        };
        choose(QStringLiteral("Its mean over “sentences”"));
        QTRY_COMPARE(list(), QStringList{"L1 H1: its mean output over “sentences”"});
        const Intervention mean = session().run().interventions.front();
        QCOMPARE(mean.kind, Intervention::Kind::Mean);
        core::OpenedModels models;
        core::PreparedRun mine = core::prepare(session().run(), models);
        const auto replaced = core::run(mine.model, mine.batch, core::optionsOf(session().run()));
        for (int step = 0; step < 3; ++step) m_hands.press(Qt::Key_Down, Qt::AltModifier);
        auto* map = m_hands.find<MapView>();
        const core::Matrix& weights = replaced->at({3, 0, 0}).attention.heads[0].weights;
        for (Index key = 0; key < 8; ++key)
            QTRY_COMPARE(map->colorOf({7, key}), ColorMap::named("viridis").at(static_cast<double>(weights(7, key))));
        emit menu->aboutToShow();
        choose(QStringLiteral("Its output on a text of “sentences”"));
        QTRY_COMPARE(list().size(), 2);
        QCOMPARE(session().run().interventions.back().kind, Intervention::Kind::Resample);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list().size(), 1);
    }

    void aLayerIsChangedBehindItsHeads()
    {
        auto* menu = m_hands.find<QMenu>("layerChanges");
        emit menu->aboutToShow();
        menu->findChild<QAction*>("feedForwardOff")->trigger();
        QTRY_COMPARE(list(), QStringList{"layer 1: feed-forward layer switched off"});
        QTRY_VERIFY(saysWhatTheEngineSays());
        m_hands.find<InterventionList>()->findChild<QDoubleSpinBox*>()->setValue(0.5);
        QTRY_COMPARE(list(), QStringList{"layer 1: feed-forward layer × 0.5"});
        QTRY_VERIFY(saysWhatTheEngineSays());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list(), QStringList{"layer 1: feed-forward layer switched off"});
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list(), QStringList{});
    }

    void aLayerIsSteeredByTwoTexts()
    {
        auto* menu = m_hands.find<QMenu>("layerChanges");
        emit menu->aboutToShow();
        QTimer::singleShot(0, m_hands.window.get(), [] {
            auto* dialog = qobject_cast<SteeringDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->findChild<QLineEdit*>("steerToward")->setText("the queen");
            dialog->findChild<QLineEdit*>("steerFrom")->setText("the dogs");
            dialog->findChild<QDoubleSpinBox*>("steerFactor")->setValue(2);
            dialog->accept();
        });
        menu->findChild<QAction*>("steer")->trigger();
        QTRY_COMPARE(list(), QStringList{"layer 1: 2 × (“the queen” − “the dogs”) added"});
        const Intervention& one = session().run().interventions.front();
        QCOMPARE(one.kind, Intervention::Kind::Steer);
        QCOMPARE(one.reference.texts(), (std::vector<std::string>{"the queen", "the dogs"}));
        QTRY_VERIFY(saysWhatTheEngineSays());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list(), QStringList{});
    }

    void pickedHeadsAreKnockedOutTogether()
    {
        m_hands.window->editor().setChosen({{0, 0, 1}, {0, 2, 3}});
        auto* menu = m_hands.find<QMenu>("pickedHeads");
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 2);
        menu->actions().front()->trigger();
        QTRY_COMPARE(list(), (QStringList{"L1 H2: switched off", "L3 H4: switched off"}));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(list(), QStringList{});
        emit menu->aboutToShow();
        menu->actions().back()->trigger();
        QTRY_COMPARE(list(),
                     (QStringList{"L1 H2: its mean output over this text", "L3 H4: its mean output over this text"}));
    }

    void aHeadsOutputComesFromAnotherRun()
    {
        ComparisonEditor(m_hands.window->editor()).setKind(core::CompareSettings::Kind::Runs);
        ComparisonEditor(m_hands.window->editor()).setText(1, "a dog saw the cat and a dog");
        QTRY_VERIFY(session().runs.size() == 2);
        auto* patch = m_hands.find<QMenu>("patch");
        emit patch->aboutToShow();
        QCOMPARE(patch->actions().size(), 1);
        patch->actions().front()->trigger();
        // Once it is computed the list also says in how many rows.
        QTRY_VERIFY(list().value(0).startsWith("L1 H1: output of run B"));
        core::OpenedModels models;
        core::PreparedRun other = core::prepare(session().runs[1], models);
        const auto source = core::run(other.model, other.batch, core::optionsOf(session().runs[1]));
        core::PreparedRun mine = core::prepare(session().run(), models);
        core::RunOptions options = core::optionsOf(session().run());
        options.patches = {nullptr, source};
        const auto patched = core::run(mine.model, mine.batch, options);
        for (int step = 0; step < 3; ++step) m_hands.press(Qt::Key_Down, Qt::AltModifier);
        auto* map = m_hands.find<MapView>();
        const core::Matrix& weights = patched->at({3, 0, 0}).attention.heads[0].weights;
        for (Index key = 0; key < 8; ++key)
            QTRY_COMPARE(map->colorOf({7, key}), ColorMap::named("viridis").at(static_cast<double>(weights(7, key))));
    }

    /// A figure of what an intervention made says so.
    void figuresSayWhatWasDone()
    {
        menu("uniformHead")->trigger();
        QTRY_VERIFY(m_hands.shows("1 intervention"));
        core::FigureSettings settings;
        settings.layer = 0;
        settings.head = 0;
        const FigureSource source{session(), {engine()}};
        QVERIFY2(Figure(source, settings).description().contains("with L1 H1: attends evenly"),
                 qPrintable(Figure(source, settings).description()));
        FigureSource plain = source;
        plain.session.run().interventions.clear();
        plain.traces = {engine(false)};
        QVERIFY(!Figure(plain, settings).description().contains("evenly"));
    }

    void theSessionCarriesThem()
    {
        menu("hideToken")->trigger();
        QTRY_COMPARE(list(), QStringList{"every head: token ␣dog hidden"});
        const std::string text = core::sessionText(session());
        QCOMPARE(core::sessionFrom(text, "a.attnscope").run().interventions, session().run().interventions);
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    QAction* menu(const QByteArray& name) const
    {
        for (QAction* action : m_hands.find<QMenu>("intervene")->actions())
            if (action->objectName() == QLatin1String(name)) return action;
        return nullptr;
    }
    QStringList list() const
    {
        QStringList said;
        for (const QLabel* label : m_hands.find<InterventionList>()->findChildren<QLabel*>("intervention"))
            if (label->isVisible()) said << label->text();
        return said;
    }
    /// Whether the likeliest word is the one that the engine finds for the shown cell.
    bool saysWhatTheEngineSays() const
    {
        const auto trace = core::blockOf(engine(), session().focus.block);
        const auto& bars = m_hands.find<WeightBars>("predictions")->bars();
        if (session().focus.query >= std::ssize(trace->queries(0)) || bars.empty()) return false;
        const Index where = core::predictedPosition(*trace, 0, session().focus.query);
        const auto said = core::predictedTokens(*trace, 0, where, 1);
        return bars.front().label == tokenText(said.front().token)
               && std::abs(bars.front().value - said.front().probability) < 1e-5F;
    }
    QList<QToolButton*> removers() const
    {
        return m_hands.find<InterventionList>()->findChildren<QToolButton*>("removeIntervention");
    }
    std::shared_ptr<const core::Trace> engine(bool with = true) const
    {
        core::Run asked = session().run();
        if (!with) asked.interventions.clear();
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(asked, models);
        return core::run(prepared.model, prepared.batch, core::optionsOf(asked));
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestIntervene)
#include "tst_intervene.moc"
