#include "ui/panel/module/module_panel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "core/error.h"
#include "core/model/teaching/usable_module.h"
#include "tests/test_class.h"
#include "ui/control/session_editor.h"
#include "ui/panel/module/preset_titles.h"

#include <set>

using core::Index;

namespace {

/// The panel beside the session that it sets up, connected as in the window.
class ModuleHands {
public:
    ModuleHands()
    {
        QObject::connect(&panel, &ModulePanel::moduleEdited, &editor, &SessionEditor::setModule);
        QObject::connect(&panel, &ModulePanel::presetChosen, &editor, &SessionEditor::setPreset);
        QObject::connect(&editor, &SessionEditor::edited, &panel, [this] { panel.show(editor.session().run()); });
        core::Session session;
        session.run() = core::classroomRun("the cat sat");
        editor.reset(session);
        panel.resize(300, 900);
        panel.QWidget::show();
    }

    const core::TeachingModule& module() const { return *editor.session().run().module; }

    /// The control that a screen reader calls so.
    template<typename Widget>
    Widget* control(const QString& name) const
    {
        for (Widget* each : panel.findChildren<Widget*>())
            if (each->accessibleName() == name) return each;
        qFatal("no control %s", qPrintable(name));
    }
    QSpinBox* count(const char* name) const { return control<QSpinBox>(name); }
    QDoubleSpinBox* number(const char* name) const { return control<QDoubleSpinBox>(name); }
    QComboBox* list(const char* name) const { return control<QComboBox>(name); }
    QCheckBox* flag(const char* text) const
    {
        for (QCheckBox* each : panel.findChildren<QCheckBox*>())
            if (each->text() == text) return each;
        qFatal("no flag %s", text);
    }

    /// Opens the list and takes the entry that says so.
    void choose(const char* name, const QString& text) const
    {
        QComboBox* box = list(name);
        const int row = box->findText(text, Qt::MatchContains);
        QVERIFY2(row >= 0, qPrintable(text));
        box->showPopup();
        box->view()->setCurrentIndex(box->model()->index(row, 0));
        QTest::keyClick(box->view(), Qt::Key_Return);
    }
    static void type(QAbstractSpinBox* box, const QString& text)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClick(box, Qt::Key_Delete);
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }
    static void step(QAbstractSpinBox* box, Qt::Key key) { QTest::keyClick(box, key); }

    QToolButton* more() const { return panel.findChild<QToolButton*>("moduleMore"); }
    QString formula() const { return panel.findChild<QLabel*>("moduleFormula")->text(); }
    bool usable() const
    {
        try {
            core::requireUsable(module());
            return true;
        } catch (const core::Error&) {
            return false;
        }
    }

    SessionEditor editor;
    ModulePanel panel;
};

}  // namespace

/// Sets modules up as a person does, and looks at what the session gets.
class TestModulePanel final : public QObject {
    Q_OBJECT
private slots:
    void everyControlIsNamedAndExplained()
    {
        ModuleHands hands;
        std::set<QString> names;
        for (QWidget* each : hands.panel.findChildren<QWidget*>()) {
            const bool box =
                qobject_cast<QAbstractSpinBox*>(each) != nullptr || qobject_cast<QComboBox*>(each) != nullptr;
            if (!box && qobject_cast<QCheckBox*>(each) == nullptr) continue;
            QVERIFY2(!each->toolTip().isEmpty(), qPrintable(each->accessibleName()));
            if (box) QVERIFY2(names.insert(each->accessibleName()).second, qPrintable(each->accessibleName()));
        }
        QVERIFY(names.size() > 25 && !names.contains(QString()));
    }

    void onlyWhatBelongsToTheEncodingIsThere()
    {
        ModuleHands hands;
        const auto seen = [&](const char* name) { return hands.control<QWidget>(name)->isVisible(); };
        for (const char* name : {"Pairing", "Base", "ALiBi's form", "Buckets", "Rotary scaling"}) QVERIFY(!seen(name));
        hands.choose("Positions", "rotary");
        QVERIFY(seen("Pairing") && seen("Rotated dimensions") && seen("Base") && seen("Rotary scaling"));
        for (const char* name : {"Factor", "beta_fast", "low_freq_factor", "Buckets"}) QVERIFY(!seen(name));
        hands.choose("Rotary scaling", "linear");
        QVERIFY(seen("Factor") && !seen("Trained tokens"));
        hands.choose("Rotary scaling", "YaRN");
        QVERIFY(seen("Trained tokens") && seen("beta_fast") && seen("attention_factor") && !seen("low_freq_factor"));
        hands.choose("Rotary scaling", "Llama 3");
        QVERIFY(seen("low_freq_factor") && !seen("beta_fast"));
        hands.choose("Positions", "ALiBi");
        QVERIFY(seen("ALiBi's form") && !seen("Pairing") && !seen("Rotary scaling"));
        hands.choose("Positions", "T5");
        QVERIFY(seen("Buckets") && seen("Direction") && !seen("ALiBi's form"));
    }

    void tokensMayBeThePictureOfSoManyColumns()
    {
        ModuleHands hands;
        hands.choose("Positions", "rotary");
        ModuleHands::type(hands.count("Rotated dimensions"), "2");
        ModuleHands::type(hands.count("Columns of a picture"), "3");
        QVERIFY(hands.module().rotary.picture == (core::PicturePlaces{.first = 0, .rows = 3, .columns = 3}));
        QCOMPARE(hands.module().rotary.dimensions, Index{4});  // a pair for rows, another one for columns
        QVERIFY(hands.usable());
        // Neither can be stretched: the last choice wins.
        hands.choose("Rotary scaling", "linear");
        QVERIFY(!hands.module().rotary.picture);
        QCOMPARE(hands.count("Columns of a picture")->value(), 0);
        ModuleHands::type(hands.count("Columns of a picture"), "5");
        QVERIFY(hands.module().rotary.scaling.kind == core::RotaryScaling::Kind::None);
        QVERIFY(hands.module().rotary.picture && hands.usable());
        hands.choose("Positions", "ALiBi");
        QVERIFY(!hands.count("Columns of a picture")->isVisible());
    }

    void theSessionGetsTheRotaryEmbedding()
    {
        ModuleHands hands;
        hands.choose("Positions", "rotary");
        hands.choose("Pairing", "interleaved");
        ModuleHands::type(hands.count("Rotated dimensions"), "6");
        ModuleHands::type(hands.number("Base"), "500000");
        ModuleHands::type(hands.count("First position"), "3");
        hands.choose("Rotary scaling", "YaRN");
        ModuleHands::type(hands.number("Factor"), "4");
        ModuleHands::type(hands.count("Trained tokens"), "16");
        ModuleHands::type(hands.number("attention_factor"), "1.5");
        const core::RotaryEmbedding& rotary = hands.module().rotary;
        QVERIFY(hands.module().positions == core::PositionEncoding::Rotary);
        QVERIFY(rotary.pairing == core::RotaryEmbedding::Pairing::Interleaved);
        QCOMPARE(rotary.dimensions, Index{6});
        QCOMPARE(rotary.base, 500000.0F);
        QCOMPARE(rotary.first_position, Index{3});
        QVERIFY(rotary.scaling.kind == core::RotaryScaling::Kind::Yarn);
        QCOMPARE(rotary.scaling.factor, 4.0F);
        QCOMPARE(rotary.scaling.trained_tokens, Index{16});
        QCOMPARE(rotary.scaling.attention_factor, std::optional(1.5F));
        QVERIFY(hands.usable());
    }

    void theSessionGetsBiasesOfPosition()
    {
        ModuleHands hands;
        hands.choose("Positions", "ALiBi");
        hands.choose("ALiBi's form", "key, from the first");
        QVERIFY(hands.module().alibi == core::AlibiForm::FromFirst);
        hands.choose("Positions", "T5");
        ModuleHands::type(hands.count("Buckets"), "8");
        ModuleHands::type(hands.count("Largest distance"), "20");
        hands.choose("Direction", "one direction");
        QCOMPARE(hands.module().relative, (core::RelativeBuckets{8, 20, false}));
        QVERIFY(hands.formula().contains("+ bias"));
        hands.choose("Positions", "each pair");
        QVERIFY(hands.module().positions == core::PositionEncoding::Pairs);
        QVERIFY(hands.formula().contains("+ bias"));
    }

    void rarerOptionsReachTheSession()
    {
        ModuleHands hands;
        QVERIFY(!hands.count("Last queries")->isVisible());
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        QVERIFY(hands.count("Last queries")->isVisible());
        hands.choose("Heads of keys and values", "2 ·");
        ModuleHands::type(hands.number("Scale"), "0.5");
        ModuleHands::type(hands.number("Soft-cap"), "20");
        hands.choose("Attention sink", "learned");
        for (const char* name : {"RMSNorm of q and k", "bias k, v", "zero k, v"})
            QTest::keyClick(hands.flag(name), Qt::Key_Space);
        ModuleHands::type(hands.count("Last queries"), "3");
        const core::TeachingModule& module = hands.module();
        QCOMPARE(module.key_heads, Index{2});
        QCOMPARE(module.scale, std::optional(0.5F));
        QCOMPARE(module.soft_cap, 20.0F);
        QVERIFY(module.sink == core::AttentionSink::Learned && module.query_key_norm);
        QVERIFY(module.added.bias && module.added.zero);
        QCOMPARE(module.last_queries, Index{3});
        for (const char* part : {"RMSNorm(q)", "20·tanh(", "· 0.5", "sink", "b<sub>k</sub>; 0", "H<sub>kv</sub> = 2"})
            QVERIFY2(hands.formula().contains(part), qPrintable(hands.formula()));
    }

    void whatLargeModelsHaveReachesTheSession()
    {
        ModuleHands hands;
        QVERIFY(!hands.list("Output gate")->isVisible());
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        QVERIFY(!hands.count("Index heads")->isVisible() && !hands.number("Step of longer queries")->isEnabled());
        ModuleHands::type(hands.number("Longer queries"), "0.25");
        ModuleHands::type(hands.number("Step of longer queries"), "4");
        QCOMPARE(hands.module().query_temperature, std::optional(core::PlaceTemperature{0.25F, 4}));
        hands.choose("Output gate", "each number");
        QVERIFY(hands.module().gate == core::GateForm::Number);
        ModuleHands::type(hands.count("Top-k index"), "3");
        QVERIFY(hands.count("Index heads")->isVisible());
        ModuleHands::type(hands.count("Index heads"), "5");
        ModuleHands::type(hands.count("Index dimensions"), "6");
        QCOMPARE(hands.module().index, (core::ModuleIndex{3, 5, 6}));
        for (const char* part : {"(1 + 0.25·ln(1 + ⌊(t + 1) ∕ 4⌋))·q", "σ(x·W<sub>G</sub>)<sub>i</sub> ⊙ w·v",
                                 "the 3 highest I of each query"})
            QVERIFY2(hands.formula().contains(part), qPrintable(hands.formula()));
        QVERIFY(hands.usable());

        ModuleHands::type(hands.number("Longer queries"), "");
        QVERIFY(!hands.module().query_temperature);
        hands.editor.undo();
        QVERIFY(hands.module().query_temperature);
        for (int edits = 0; edits < 40 && hands.module() != core::TeachingModule{}; ++edits) hands.editor.undo();
        QVERIFY(hands.module() == core::TeachingModule{});
        QCOMPARE(hands.list("Output gate")->currentIndex(), 0);
    }

    void pairsOfHeadsTakeWhatTheyNeed()
    {
        ModuleHands hands;
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        ModuleHands::type(hands.count("Heads"), "3");
        hands.choose("Projections", "fused q | k | v");
        QTest::keyClick(hands.flag("Wₒ"), Qt::Key_Space);
        hands.choose("Output gate", "each head");
        ModuleHands::step(hands.number("Difference λ"), Qt::Key_Up);
        QCOMPARE(hands.module().difference, std::optional(0.8F));
        QCOMPARE(hands.module().heads, Index{4});
        QVERIFY(hands.module().output_projection && hands.module().gate == core::GateForm::None);
        QVERIFY(hands.usable());
        QVERIFY2(hands.formula().contains("(w<sub>2i−1</sub> − 0.8·w<sub>2i</sub>)·v"), qPrintable(hands.formula()));
        ModuleHands::step(hands.count("Heads"), Qt::Key_Down);
        QCOMPARE(hands.module().heads, Index{2});
        QVERIFY(hands.module().difference);
        // What does not go with pairs ends them.
        hands.choose("Heads of keys and values", "1 ·");
        QVERIFY(!hands.module().difference);
        QVERIFY(hands.usable());
    }

    void aPresetSaysWhatItShows()
    {
        ModuleHands hands;
        const QComboBox* box = hands.list("Teaching module");
        for (const core::ModulePreset& preset : core::modulePresets()) {
            const QString tip = box->itemData(box->findText(presetTitle(preset)), Qt::ToolTipRole).toString();
            if (preset.topic == core::PresetTopic::Large) QVERIFY(!tip.isEmpty());
            if (!presetSentence(preset).isEmpty()) QVERIFY(presetSentence(preset).endsWith('.'));
        }
    }

    void openNumbersAreOpenedAgain()
    {
        ModuleHands hands;
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        ModuleHands::step(hands.number("Scale"), Qt::Key_Up);
        QVERIFY(hands.module().scale && qAbs(*hands.module().scale - 0.3536F) < 1e-4F);  // where 1/√8 stands
        ModuleHands::type(hands.number("Scale"), "");
        QVERIFY(!hands.module().scale);
        ModuleHands::step(hands.number("Soft-cap"), Qt::Key_Up);
        QCOMPARE(hands.module().soft_cap, 20.0F);
        ModuleHands::type(hands.number("Soft-cap"), "");
        QCOMPARE(hands.module().soft_cap, 0.0F);
    }

    void moreOpensByItselfWhereSomethingIsSet()
    {
        ModuleHands hands;
        const auto open = [&] { return hands.number("Scale")->isVisible(); };
        QVERIFY(!open());
        hands.choose("Teaching module", "grouped-query");
        QVERIFY(open());
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        QVERIFY(!open());
        ModuleHands::type(hands.count("d_model"), "48");
        QVERIFY(!open());  // it was closed by hand, and nothing of it changed
        hands.choose("Teaching module", "soft-cap");
        QVERIFY(open());
        hands.choose("Teaching module", "Chunks of 4");
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        QVERIFY(!open());
        hands.choose("Teaching module", "Top-3 index");
        QVERIFY(open());
    }

    void impossibleCombinationsAreRepaired()
    {
        ModuleHands hands;
        QTest::mouseClick(hands.more(), Qt::LeftButton);
        ModuleHands::type(hands.count("Heads"), "6");
        hands.choose("Heads of keys and values", "3 ·");
        ModuleHands::type(hands.count("Heads"), "4");
        QCOMPARE(hands.module().key_heads, Index{2});
        hands.choose("Projections", "fused q | k | v");
        QCOMPARE(hands.module().keyHeads(), Index{4});
        hands.choose("Heads of keys and values", "1 ·");
        QVERIFY(hands.module().projections == core::ProjectionLayout::Separate);
        QVERIFY(hands.usable());
        hands.choose("Projections", "fused (d k h)");
        ModuleHands::type(hands.count("d_k"), "10");
        QCOMPARE(hands.module().value_dimensions, Index{10});
    }

    void rotaryDimensionsStayEvenAndWithinTheHead()
    {
        ModuleHands hands;
        ModuleHands::type(hands.count("d_k"), "7");
        hands.choose("Positions", "rotary");
        QCOMPARE(hands.module().key_dimensions, Index{8});
        ModuleHands::step(hands.count("d_k"), Qt::Key_Down);
        QCOMPARE(hands.module().key_dimensions, Index{6});
        ModuleHands::type(hands.count("Rotated dimensions"), "5");
        QCOMPARE(hands.module().rotary.dimensions, Index{6});
        ModuleHands::type(hands.count("d_k"), "3");
        QCOMPARE(hands.module().rotary.dimensions, Index{2});
        QVERIFY(hands.usable());
        hands.choose("Rotary scaling", "dynamic");
        QCOMPARE(hands.module().rotary.dimensions, Index{4});
        QCOMPARE(hands.module().key_dimensions, Index{4});
        QVERIFY(hands.usable());
        ModuleHands::step(hands.count("Rotated dimensions"), Qt::Key_Down);
        QCOMPARE(hands.module().rotary.dimensions, Index{0});  // all four
        hands.choose("Rotary scaling", "Llama 3");
        ModuleHands::type(hands.number("low_freq_factor"), "4");
        QCOMPARE(hands.module().rotary.scaling.high_frequency_factor, 8.0F);
        QVERIFY(hands.usable());
    }

    void bucketsOfBothDirectionsAreEven()
    {
        ModuleHands hands;
        hands.choose("Positions", "T5");
        ModuleHands::type(hands.count("Buckets"), "9");
        QCOMPARE(hands.module().relative.buckets, Index{8});  // on the way down from 32
        hands.choose("Direction", "one direction");
        ModuleHands::type(hands.count("Buckets"), "9");
        QCOMPARE(hands.module().relative.buckets, Index{9});
        hands.choose("Direction", "bidirectional");
        QCOMPARE(hands.module().relative.buckets, Index{10});
        QVERIFY(hands.usable());
    }

    void aNumberThatIsNotTouchedKeepsItsLastDigit()
    {
        ModuleHands hands;
        core::TeachingModule exact = hands.module();
        exact.scale = 0.12345678F;
        exact.dropout = 0.12345F;
        hands.editor.setModule(exact);
        ModuleHands::type(hands.count("d_model"), "40");
        exact.width = 40;
        QVERIFY(hands.module() == exact);
    }

    void everyPresetIsInTheListUnderItsTopic()
    {
        ModuleHands hands;
        QComboBox* box = hands.list("Teaching module");
        for (const core::ModulePreset& preset : core::modulePresets()) {
            const int row = box->findText(presetTitle(preset));
            QVERIFY2(row > 0 && presetTitle(preset).size() > 6, preset.name.c_str());
            int heading = row;
            while (box->itemData(heading).isValid()) --heading;
            QCOMPARE(box->itemText(heading), topicTitle(preset.topic));
            QVERIFY(!(box->model()->flags(box->model()->index(heading, 0)) & Qt::ItemIsSelectable));
            hands.choose("Teaching module", presetTitle(preset));
            QVERIFY(hands.module() == preset.module);
            QCOMPARE(box->currentText(), presetTitle(preset));
            QVERIFY(hands.usable());
        }
        ModuleHands::type(hands.count("d_model"), "20");
        QCOMPARE(box->currentText(), QString("own settings"));
    }

    void inCrossAttentionEveryQueryAsks()
    {
        ModuleHands hands;
        hands.choose("Teaching module", "Cross-attention");
        QVERIFY(!hands.count("Last queries")->isEnabled());
        hands.choose("Teaching module", "Block whose heads");
        QVERIFY(hands.count("Last queries")->isEnabled());
    }
};

TEST_CLASS(TestModulePanel)
#include "tst_module_panel.moc"
