#include "core/error.h"
#include "core/model/teaching/usable_module.h"
#include "core/session/module_presets.h"
#include "ui/panel/module/module_formula.h"
#include "ui/panel/module/module_panel.h"
#include "ui/panel/module/module_repair.h"

#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "ui/control/session_editor.h"

using core::Index;
using core::PositionEncoding;
using core::ProjectionLayout;
using core::TeachingModule;

namespace {

template<typename Set>
TeachingModule with(const TeachingModule& before, Set set)
{
    TeachingModule after = before;
    set(after);
    after = repaired(after, before);
    try {
        core::requireUsable(after);
    } catch (const core::Error& error) {
        qFatal("%s: %s, not %s", saidParts(error).field.c_str(), saidParts(error).expected.c_str(),
               saidParts(error).found.c_str());
    }
    return after;
}

QString formulaOf(const TeachingModule& module)
{
    core::Run run = core::classroomRun("a b");
    run.module = module;
    return moduleFormula(run);
}

}  // namespace

/// What goes along with latents, distances and experts where somebody turns a setting, and what their formulas say.
class TestModuleRepair final : public QObject {
    Q_OBJECT
private slots:
    void latentsTakeWhatTheyNeed()
    {
        TeachingModule module = with({}, [](TeachingModule& m) {
            m.key_heads = 2;
            m.positions = PositionEncoding::Rotary;
        });
        module = with(module, [](TeachingModule& m) { m.latents.key_value = 12; });
        QCOMPARE(module.key_heads, Index{0});
        QCOMPARE(module.latents.shared, Index{4});
        QVERIFY(module.positions == PositionEncoding::Rotary);
        // A rotation turns pairs, and something is left of the key.
        QCOMPARE(with(module, [](TeachingModule& m) { m.latents.shared = 5; }).latents.shared, Index{6});
        QCOMPARE(with(module, [](TeachingModule& m) { m.latents.shared = 3; }).latents.shared, Index{2});
        QCOMPARE(with(module, [](TeachingModule& m) { m.latents.shared = 8; }).latents.shared, Index{6});
        QCOMPARE(with(module, [](TeachingModule& m) { m.key_dimensions = 1; }).key_dimensions, Index{3});
        // What is chosen last wins.
        QCOMPARE(with(module, [](TeachingModule& m) { m.key_heads = 2; }).latents.key_value, Index{0});
        QCOMPARE(
            with(module, [](TeachingModule& m) { m.projections = ProjectionLayout::Concatenated; }).latents.key_value,
            Index{0});
        QCOMPARE(with(module, [](TeachingModule& m) { m.difference = 0.5F; }).latents.key_value, Index{0});
        QCOMPARE(
            with(module, [](TeachingModule& m) { m.positions = PositionEncoding::Disentangled; }).latents.key_value,
            Index{0});
    }

    void distancesTakeAHeadOfKeysForEach()
    {
        const TeachingModule shared = with({}, [](TeachingModule& m) { m.key_heads = 1; });
        const TeachingModule apart =
            with(shared, [](TeachingModule& m) { m.positions = PositionEncoding::Disentangled; });
        QCOMPARE(apart.key_heads, Index{0});
        QVERIFY(with(apart, [](TeachingModule& m) { m.key_heads = 2; }).positions == PositionEncoding::Sinusoidal);
    }

    void aTokenTakesNoMoreExpertsThanThereAre()
    {
        const TeachingModule module = with({}, [](TeachingModule& m) { m.experts = {.count = 6, .chosen = 4}; });
        QCOMPARE(with(module, [](TeachingModule& m) { m.experts.count = 3; }).experts.chosen, Index{3});
        QCOMPARE(with(module, [](TeachingModule& m) { m.experts.count = 0; }).experts.chosen, Index{4});
    }

    void formulasSayWhatIsComputed()
    {
        for (const core::ModulePreset& preset : core::modulePresets()) {
            const QString formula = formulaOf(preset.module);
            if (preset.name == "disentangled")
                QVERIFY2(formula.contains("q<sub>i</sub>·k<sub>j</sub> + q<sub>i</sub>·K<sup>r</sup><sub>i−j</sub> + "
                                          "k<sub>j</sub>·Q<sup>r</sup><sub>i−j</sub>) ∕ √(3·d<sub>k</sub>)"),
                         qPrintable(formula));
            if (preset.name == "latents")
                QVERIFY2(formula.contains("k = [c·W<sub>K</sub>; x·W<sub>S</sub>], v = c·W<sub>V</sub>"),
                         qPrintable(formula));
            if (preset.name == "two_streams")
                QVERIFY2(formula.contains("((q<sub>i</sub> + u)·k<sub>j</sub> + (q<sub>i</sub> + v)·R<sub>i−j</sub>) ∕ "
                                          "√d<sub>k</sub>")
                             && formula.contains("q = g·W<sub>Q</sub>"),
                         qPrintable(formula));
            if (preset.name == "experts") QVERIFY2(formula.contains("the 2 highest of 6"), qPrintable(formula));
        }
        TeachingModule one;
        one.positions = PositionEncoding::Disentangled;
        one.distances.to_content = false;
        QVERIFY(formulaOf(one).contains("√(2·d<sub>k</sub>)") && !formulaOf(one).contains("Q<sup>r</sup>"));
        one.scale = 0.25F;
        QVERIFY(formulaOf(one).contains("· 0.25"));
    }

    void everySettingHasAControl()
    {
        SessionEditor editor;
        ModulePanel panel;
        QObject::connect(&panel, &ModulePanel::moduleEdited, &editor, &SessionEditor::setModule);
        QObject::connect(&editor, &SessionEditor::edited, &panel, [&] { panel.show(editor.session().run()); });
        core::Session session;
        session.run() = core::classroomRun("a b c");
        editor.reset(session);
        panel.QWidget::show();
        panel.findChild<QToolButton*>("moduleMore")->click();
        const auto set = [&](const char* name, int value) {
            for (QSpinBox* each : panel.findChildren<QSpinBox*>())
                if (each->accessibleName() == name) return each->setValue(value);
            QFAIL(name);
        };
        set("Latents of keys and values", 10);
        set("Latents of queries", 7);
        set("Shared dimensions of keys", 3);
        set("Experts", 5);
        set("Experts for each token", 1);
        const TeachingModule& module = *editor.session().run().module;
        QCOMPARE(module.latents, (core::ModuleLatents{.key_value = 10, .query = 7, .shared = 3}));
        QCOMPARE(module.experts, (core::ModuleExperts{.count = 5, .chosen = 1}));
    }
};

TEST_CLASS(TestModuleRepair)
#include "tst_module_repair.moc"
