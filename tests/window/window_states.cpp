#include "tests/window/window_states.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "core/model/folder/bundled_models.h"
#include "tests/core/model/folder/hub_folders.h"
#include "ui/control/comparison_editor.h"
#include "ui/control/intervention_editor.h"
#include "ui/control/run_results.h"
#include "ui/file/recent_models.h"
#include "ui/panel/example/example_menu.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/models/model_chooser.h"
#include "ui/part/segments.h"
#include "ui/view/map/map_view.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/words/language/language.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

/// Both sides are there, and their difference.
bool isCompared(const MainWindow& window)
{
    const bool english = shownLanguage() == QLatin1String("en");
    return shows(window, "nats") && (!english || !shows(window, "not computed yet"));
}

const fs::path gpt2Shown = fs::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16";

void openTiny(MainWindow& window, const char* name, const QString& text, const QString& shown)
{
    window.openPath(gpt2Shown.parent_path() / name);
    window.setText(text);
    QTRY_VERIFY(shows(window, shown));
}

void openGpt2(MainWindow& window, const QString& text, const QString& shown)
{
    window.openPath(gpt2Shown);
    window.setText(text);
    QTRY_VERIFY(shows(window, shown));
}

void intervene(MainWindow& window)
{
    using Kind = core::Intervention::Kind;
    InterventionEditor(window.editor()).add({.layer = 0, .head = 3, .factor = 0});
    InterventionEditor(window.editor()).add({.kind = Kind::Uniform, .layer = 1, .head = 3});
    InterventionEditor(window.editor()).add({.kind = Kind::Mean, .layer = 2, .head = 0});
    QTRY_VERIFY(shows(window, "BEFORE YOUR CHANGES"));
}

/// What wrote a score, an answer, and what is said of a head without a text.
void enterWhy(MainWindow& window, const QString& state)
{
    using Of = core::WhySettings::Of;
    const std::pair<const char*, Of> kinds[] = {{"bench-why", Of::Cell},
                                                {"bench-why-answer", Of::Answer},
                                                {"bench-why-lens", Of::Lens},
                                                {"bench-why-weights", Of::Weights}};
    for (const auto& [name, of] : kinds)
        if (state == name) window.editor().look([kind = of](core::Session& next) { next.why.of = kind; });
    window.setView(core::View::Why);
    const char* said = state == "bench-why"           ? "left over"
                       : state == "bench-why-answer"  ? "the engine’s result"
                       : state == "bench-why-weights" ? "copying score"
                                                      : "after layer 4";
    QTRY_VERIFY(shows(window, said));
}

/// Every head of a trained model, what is measured of them and what they do.
void enterWorkbench(MainWindow& window, const QString& state)
{
    if (state == "bench-words") {
        openTiny(window, "bert", "The lighthouse keeper was unbelievably tired.", "PREDICTED WORD FOR");
        core::FigureSettings figure = window.editor().session().figure;
        figure.map.words = true;
        figure.map.special_tokens = core::MapLook::SpecialTokens::Renormalised;
        window.setView(core::View::Steps);
        window.editor().setFigure(figure);
        return window.setView(core::View::Map);
    }
    window.openPath(core::bundledModels() / "primer-decoder");
    window.setText("the cat saw the dog and the cat saw the");
    QTRY_VERIFY(shows(window, "10 tokens · 24 heads"));
    QTRY_VERIFY(shows(window, "computed in"));
    if (state.startsWith("bench-why")) return enterWhy(window, state);
    core::HeadsSettings heads;
    using Order = core::HeadsSettings::Order;
    if (state == "bench-sorted") heads = {.order = Order::Measure, .measure = core::Measure::Induction, .tinted = true};
    if (state == "bench-alike") heads.order = Order::Similarity;
    window.editor().setHeads(heads);
    if (state == "bench-flow-many") window.editor().setChosen({{0, 0, 3}, {0, 1, 3}, {0, 2, 0}});
    if (state == "bench-sorted") window.editor().setChosen({{0, 1, 3}, {0, 2, 0}});
    if (state.startsWith("bench-flow") || state == "bench-export-flow") window.setView(core::View::Flow);
    if (state == "bench-heads" || state == "bench-sorted" || state == "bench-alike") window.setView(core::View::Heads);
    if (state == "bench-measures" || state == "bench-knocked") window.setView(core::View::Measures);
    if (window.editor().session().view == core::View::Heads || window.editor().session().view == core::View::Measures)
        QTRY_VERIFY(window.headTable().at(core::Measure::Induction, 3, 5).has_value());
    if (state == "bench-knocked") {
        QTest::mouseClick(window.findChild<QToolButton*>("knockOut"), Qt::LeftButton);
        QTRY_VERIFY(window.headTable().at(core::Measure::KnockOut, 3, 5).has_value());
    }
    if (state == "bench-intervened") intervene(window);
    if (state == "bench-rollout") {
        core::FigureSettings figure = window.editor().session().figure;
        figure.map.cells = core::MapLook::Cells::Rollout;
        window.editor().setFigure(figure);
        window.editor().setView(core::View::Steps);
        window.editor().setView(core::View::Map);
    }
    auto* map = window.findChild<MapView*>();
    if (state == "bench-marked")
        for (const core::Cell cell : {core::Cell{9, 4}, core::Cell{9, 5}, core::Cell{8, 1}})
            QTest::mouseClick(map, Qt::LeftButton, Qt::ShiftModifier, map->positionOf(cell).toPoint());
    if (state == "bench-export-flow") {
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        fitInto(window, window.findChild<ExportDialog*>());
    }
}

/// An encoder–decoder: what it writes itself, and the views of its cross-attention.
void enterTranslation(MainWindow& window, const QString& state)
{
    openTiny(window, "marian", "The keeper looks at the sea.", "encoder · layer 1");
    window.editor().setTarget(0, "The lamp turns.");
    if (state == "translation-typed") return;
    window.findChild<GenerationBar*>()->findChild<QSpinBox*>()->setValue(10);
    QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY(shows(window, "step 10 of 10"));
    if (state == "translation-steps") {
        window.setView(core::View::Steps);
        window.editor().setSteps({false, 7});
    }
    if (state == "translation-compare") window.setView(core::View::Compare);
    if (state == "translation-mask") window.setView(core::View::Mask);
    if (state == "translation-rows") window.editor().setRows(core::RowReading::NextToken);
}

/// A language model's rows, named after the tokens that they predict.
void enterRows(MainWindow& window, const QString& state)
{
    openGpt2(window, "The keeper looks at the sea, and the sea looks back.", "tokens · 12 heads");
    window.editor().setRows(core::RowReading::NextToken);
    if (state == "rows-steps") {
        window.setView(core::View::Steps);
        QTRY_VERIFY(shows(window, "multiply–adds"));
        window.editor().setSteps({false, 7});
    }
    if (state == "rows-mask") window.setView(core::View::Mask);
    if (state == "rows-compare") window.setView(core::View::Compare);
}

void enterExample(MainWindow& window, const QString& state)
{
    auto* menu = window.findChild<ExampleMenu*>();
    QVERIFY(menu != nullptr);
    if (state == "example-menu") return menu->actions().at(1)->menu()->popup(window.geometry().topLeft());
    QList<QAction*> entries;
    for (QAction* group : menu->actions()) entries += group->menu()->actions();
    // The longest sentence.
    (*std::ranges::max_element(entries, {}, [](QAction* each) { return each->toolTip().size(); }))->trigger();
    QTRY_VERIFY(shows(window, "computed in"));
    if (state == "example-batch") window.editor().addText();
}

void enterClassroom(MainWindow& window, const QString& state)
{
    window.editor().setPreset(core::modulePresets()[state == "cross" ? 5 : 2]);
    QTRY_VERIFY(shows(window, state == "cross" ? "1 head" : "4 heads"));
    if (state == "batch") {
        window.editor().addText();
        window.setText("a shorter text");
        QTRY_VERIFY(shows(window, "text 2 of 2") || shows(window, "12 tokens"));
    }
}

void enterSteps(MainWindow& window, const QString& state)
{
    if (state == "steps-model")
        openGpt2(window, "The keeper looks at the sea, and the sea looks back.", "tokens · 12 heads");
    else
        window.editor().setPreset(core::modulePresets()[7]);
    window.setView(core::View::Steps);
    QTRY_VERIFY(shows(window, "multiply–adds"));
    window.editor().setSteps({state == "steps-one", state == "steps-begin" ? 3 : 7});
}

void enterMask(MainWindow& window, const QString& state)
{
    window.setView(core::View::Mask);
    if (state == "mask-composed") window.editor().setRecipe("causal & (window(3, 0) | global(1))");
    if (state == "mask-painted") window.editor().paint({3, 8, 1, 4}, core::Brush::Hide);
    if (state == "mask-painted") window.editor().paint({2, 3, 9, 9}, core::Brush::Show);
    if (state == "mask-blind") window.editor().paint({11, 11, 0, 11}, core::Brush::Hide);
    if (state == "mask-panels")
        for (const int key : {Qt::Key_F8, Qt::Key_F9}) QTest::keyClick(&window, static_cast<Qt::Key>(key));
}

/// Runs of another text, another model and another position encoding.
void compareRuns(MainWindow& window, const QString& state)
{
    SessionEditor& editor = window.editor();
    if (state != "compare-positions") {
        window.openPath(core::bundledModels() / "primer-encoder");
        window.setText("the cat sat on the mat because it was tired.");
    }
    window.setView(core::View::Compare);
    ComparisonEditor(editor).setKind(core::CompareSettings::Kind::Runs);
    if (state == "compare-insertion")
        ComparisonEditor(editor).setText(1, "the cat sat not on the old mat because it was tired.");
    if (state == "compare-models") ComparisonEditor(editor).setModel(1, core::bundledModels() / "primer-decoder");
    if (state == "compare-positions") {
        core::TeachingModule module;
        editor.setModule(module);
        module.positions = core::PositionEncoding::Alibi;
        ComparisonEditor(editor).setModule(1, module);
    }
    QTRY_VERIFY(isCompared(window));
}

void enterCompare(MainWindow& window, const QString& state)
{
    if (state == "compare-insertion" || state == "compare-models" || state == "compare-positions")
        return compareRuns(window, state);
    if (state == "compare-four")
        for (const core::Index side : {2, 3}) {
            ComparisonEditor(window.editor()).addSide();
            ComparisonEditor(window.editor()).setHead(static_cast<std::size_t>(side), 0, side);
        }
    window.setView(core::View::Compare);
    if (state != "compare-runs" && state != "compare-shapes") return;
    ComparisonEditor(window.editor()).setKind(core::CompareSettings::Kind::Runs);
    if (state == "compare-runs") ComparisonEditor(window.editor()).setTemperature(1, 4);
    if (state == "compare-runs")
        ComparisonEditor(window.editor()).setText(1, "the dog sat on the mat because the dog was tired.");
    if (state == "compare-shapes") ComparisonEditor(window.editor()).setText(1, "another text");
    QTRY_VERIFY(!shows(window, "not computed yet"));
}

void enterPicture(MainWindow& window, const QString& state)
{
    window.openPath(gpt2Shown.parent_path() / "vit");
    QTRY_VERIFY(shows(window, "vit reads pictures"));
    if (state == "picture-none") return;
    window.openPath(gpt2Shown.parent_path().parent_path() / "pictures/house.png");
    QTRY_VERIFY(shows(window, "17 tokens"));
    window.setView(core::View::Picture);
    QTRY_VERIFY(shows(window, "Query [CLS]:"));
    auto* canvas = window.findChild<PictureCanvas*>();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Right}) QTest::keyClick(canvas, key);
    QTest::mouseMove(canvas, canvas->squareOf(4).center().toPoint());
    if (state == "picture-panels")
        for (const int key : {Qt::Key_F8, Qt::Key_F9}) QTest::keyClick(&window, static_cast<Qt::Key>(key));
}

void enterExport(MainWindow& window, const QString& state)
{
    if (state == "export-picture")
        enterPicture(window, state);
    else if (state != "export")
        openGpt2(window, "The keeper looks at the sea, and the sea looks back.", "tokens · 12 heads");
    QTRY_VERIFY(shows(window, "computed in"));
    if (state == "export-rows") window.editor().setRows(core::RowReading::NextToken);
    const bool all = state == "export-heads" || state == "export-files";
    QTest::keyClick(&window, Qt::Key_E, all ? Qt::ControlModifier | Qt::ShiftModifier : Qt::ControlModifier);
    auto* dialog = window.findChild<ExportDialog*>();
    QVERIFY(dialog != nullptr);
    fitInto(window, dialog);
    if (state == "export-files")
        QTest::mouseClick(dialog->findChild<Segments*>("figurePages")->findChildren<QToolButton*>().last(),
                          Qt::LeftButton);
    QTRY_VERIFY(shows(window, state == "export-picture" ? "lossless pictures, " : "vector, "));
}

}  // namespace

WindowStates::WindowStates() { fillCache(); }

/// Models of a made-up Hugging Face cache; the sizes are of files without content.
void WindowStates::fillCache() const
{
    const HubFolders hub(m_models.path().toStdString() + "/hub");
    const auto weigh = [&](const std::string& name, const std::string& file, std::uintmax_t bytes) {
        hub.file(name, "607a30d783dfa663caf39e06633721c8d4cfcd7e", file, "");
        fs::resize_file(hub.repository(name) / "blobs" / ("607a30d783dfa663caf39e06633721c8d4cfcd7e-" + file), bytes);
    };
    const auto configure = [&](const std::string& name, const std::string& config) {
        hub.file(name, "607a30d783dfa663caf39e06633721c8d4cfcd7e", "config.json", config);
    };
    std::ifstream config(gpt2Shown / "config.json");
    const std::string small{std::istreambuf_iterator<char>(config), {}};
    for (const char* name : {"openai-community--gpt2", "openai-community--gpt2-medium", "distilbert--distilgpt2",
                             "somebody--a-model-with-a-name-that-is-quite-a-bit-longer-than-most-of-them-are-v2"})
        configure(name, small);
    weigh("openai-community--gpt2", "model.safetensors", 548'105'171);
    weigh("openai-community--gpt2-medium", "model.safetensors", 1'519'984'962);
    weigh("distilbert--distilgpt2", "flax_model.msgpack", 352'833'716);
    weigh("somebody--a-model-with-a-name-that-is-quite-a-bit-longer-than-most-of-them-are-v2", "model.safetensors",
          28'105'171);
    configure("state-spaces--mamba-130m", R"({"model_type": "mamba"})");
    weigh("state-spaces--mamba-130m", "model.safetensors", 516'567'560);
    configure("unfinished--download", small);
    HubFolders::write(hub.repository("unfinished--download") / "blobs" / "abc.incomplete", "");
}

void WindowStates::enterModels(MainWindow& window, const QString& state) const
{
    qputenv("HF_HUB_CACHE", (m_models.path() + (state == "models-none" ? "/none" : "/hub")).toUtf8());
    if (state != "models-none") {
        rememberModel(m_models.path() + "/moved/my-fine-tuned-model");
        rememberModel(QString::fromStdString(gpt2Shown.string()));
    }
    QTest::keyClick(&window, Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window.findChild<ModelChooser*>();
    QVERIFY(dialog != nullptr);
    const auto* list = dialog->findChild<QListView*>("models");
    const auto bundled = static_cast<int>(core::bundledModelFolders().size());
    QTRY_COMPARE(list->model()->rowCount(), bundled + (state == "models-none" ? 5 : 11));
    for (int i = 0; i < bundled + 2 && state == "models-reason"; ++i)
        QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Down);
}

void WindowStates::enter(MainWindow& window, const QString& state) const
{
    auto* map = window.findChild<MapView*>();
    if (state == "model") openGpt2(window, "The keeper looks at the sea, and the sea looks back.", "tokens · 12 heads");
    if (state == "cut") openGpt2(window, QString("The keeper looks at the sea. ").repeated(8), "64 tokens");
    if (state == "error") {
        window.openPath("/a/folder/that/is/not/there");
        QTRY_VERIFY(shows(window, "no such file"));
    }
    if (state == "hover") {
        window.setText("the cat sat on the mat");
        QTRY_VERIFY(shows(window, "6 tokens"));
        QTest::mouseMove(map, map->positionOf({4, 0}).toPoint());
    }
    if (state == "zoomed")
        for (int i = 0; i < 4; ++i) map->zoomBy(1.25);
    if (state == "classroom" || state == "cross" || state == "batch") enterClassroom(window, state);
    if (state.startsWith("steps")) enterSteps(window, state);
    if (state.startsWith("mask")) enterMask(window, state);
    if (state.startsWith("rows")) enterRows(window, state);
    if (state.startsWith("compare")) enterCompare(window, state);
    if (state.startsWith("export")) enterExport(window, state);
    if (state.startsWith("picture")) enterPicture(window, state);
    if (state.startsWith("models")) enterModels(window, state);
    if (state.startsWith("bench")) enterWorkbench(window, state);
    if (state.startsWith("example-")) enterExample(window, state);
    if (state == "generated") {
        openTiny(window, "llama_bf16", "The keeper looks at the sea.", "NEXT TOKEN");
        QTest::keyClick(&window, Qt::Key_G, Qt::ControlModifier);
        QTRY_VERIFY(shows(window, "step 10 of 10"));
    }
    if (state.startsWith("translation")) enterTranslation(window, state);
    if (state == "pair") {
        openTiny(window, "bert", "The cat [MASK] on the mat.", "WORDS FOR");
        window.editor().setKeysText("It was tired.");
        QTRY_VERIFY(shows(window, "SECOND TEXT"));
    }
    if (state == "too-much") {
        openTiny(window, "llama_bf16", "The keeper looks at the sea.", "NEXT TOKEN");
        window.editor().setMostTokens(5);
        QTRY_VERIFY(shows(window, "Too long for the memory"));
    }
    if (state == "scripts") {
        window.setText("人工智能 مرحبا 🙂 naïve internationalization हिन्दी שלום Ω≈ç");
        QTRY_VERIFY(!shows(window, "12 tokens"));
    }
}

bool shows(const MainWindow& window, const QString& part)
{
    // What English says when it is there, other languages say when nothing is computed any more.
    if (shownLanguage() != QLatin1String("en")) return !window.findChild<RunResults*>()->isRunning();
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(part)) return true;
    return false;
}

void fitInto(const MainWindow& window, ExportDialog* dialog)
{
    dialog->resize((window.size() * 0.82).expandedTo(dialog->minimumSize()));
}
