#include "core/error.h"
#include "core/model/folder/bundled_models.h"
#include "core/prepare/session_traces.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/diagram/diagram_models.h"
#include "ui/plot/diagram/outline_table.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/shown/view_figure.h"
#include "ui/plot/tokenizers/tokenizers_sheet.h"

#include <QTemporaryDir>
#include <QTest>

using core::FigureSettings;
using core::Index;
using Content = FigureSettings::Content;

namespace {

std::filesystem::path goldenAt(const QString& name)
{
    return std::filesystem::path(SOURCE_DIR) / "tests/golden/data" / name.toStdString();
}

core::Session sessionOfModels(const std::vector<std::filesystem::path>& models)
{
    core::Session session;
    session.runs.clear();
    for (const auto& model : models) session.runs.push_back({.model = model, .texts = {"The cat sat on the mat."}});
    return session;
}

FigureSource sourceOf(core::Session session)
{
    core::OpenedModels models;
    auto traces = core::tracesOf(session, models, {});
    return shownSource(std::move(session), std::move(traces));
}

FigureSettings figureOf(Content content, double width = 183)
{
    FigureSettings settings = drawn_figures::oneHead(0, 0);
    settings.content = content;
    settings.width_mm = width;
    return settings;
}

AccountLook lookOf(const QFont& font)
{
    static QImage ruler(1, 1, QImage::Format_ARGB32_Premultiplied);
    return {.names = font, .numbers = font, .device = &ruler};
}

}  // namespace

/// Figures of whole models: their blocks, what length costs them, and how they cut a text.
class TestModelFigures final : public QObject {
    Q_OBJECT
private slots:
    void everyKindOfModelIsDrawnInside_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("width");
        for (const char* name :
             {"models/gpt2_fp16", "models/bert", "models/gpt_oss", "models/llama4", "models/deepseek_v3", "models/vit",
              "models/marian", "models/whisper", "families/longformer_windows", "families/gemma4_experts",
              "families/apertus", "families/glm", "families/qwen2_moe", "models/deberta_v2_plain", "models/esm"})
            for (const double width : {420.0, 900.0, 1500.0})
                QTest::addRow("%s, %g wide", name, width) << name << width;
    }
    void everyKindOfModelIsDrawnInside()
    {
        QFETCH(QString, name);
        QFETCH(double, width);
        const auto model = core::openModel(goldenAt(name));
        const DiagramModel drawn = diagramModel(*model, {}, 12);
        const QRectF room(10, 10, width, 0);
        const DiagramSheet sheet = diagramSheet({drawn}, lookOf(QFont(QStringLiteral("DejaVu Sans"), 10)), room);
        QVERIFY(sheet.bottom > 100);
        const QRectF inside(9, 9, width + 2, sheet.bottom + 2);
        for (const FigurePage::Text& text : sheet.page.texts)
            QVERIFY2(inside.contains(text.rect), qPrintable(text.words));
        for (const FigurePage::Box& box : sheet.page.boxes) QVERIFY(inside.contains(box.rect));
        for (const FigurePage::Plate& plate : sheet.page.plates) QVERIFY(inside.contains(plate.rect));
        // Plates of the chosen layer and of the overview lie beside or below each other.
        for (std::size_t i = 0; i < sheet.page.plates.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!sheet.page.plates[i].rect.adjusted(1, 1, -1, -1).intersects(sheet.page.plates[j].rect));
        Index layers = 0;
        for (const DiagramPlace& place : sheet.places) layers += place.head || place.view || place.whole ? 0 : 1;
        Index wanted = 0;
        for (const core::OutlineStack& stack : drawn.outline.stacks)
            for (const core::OutlineLayer& layer : stack.layers) wanted += layer.place ? 1 : 0;
        QCOMPARE(layers, wanted);
    }

    void aClickFindsEveryHead()
    {
        const auto model = core::openModel(goldenAt("models/gpt2_fp16"));
        const DiagramModel drawn = diagramModel(*model, {.layer = 1, .head = 2}, 12);
        QCOMPARE(drawn.layer, Index{1});
        const DiagramSheet sheet =
            diagramSheet({drawn}, lookOf(QFont(QStringLiteral("DejaVu Sans"), 10)), {0, 0, 1000, 0});
        for (Index layer = 0; layer < model->info.layers; ++layer)
            for (Index head = 0; head < model->info.heads; ++head) {
                const auto found = std::ranges::find_if(sheet.places, [&](const DiagramPlace& place) {
                    return place.layer == layer && place.head == head;
                });
                QVERIFY(found != sheet.places.end());
                const DiagramPlace* hit = sheet.at(found->rect.center());
                QVERIFY(hit != nullptr && hit->isSameAs(*found));
            }
        QVERIFY(sheet.at({-5, -5}) == nullptr);
        // A head that the model does not have is the nearest.
        QCOMPARE(diagramModel(*model, {.layer = 99, .head = 99}, 0).layer, model->info.layers - 1);
    }

    void layersWithoutASoftmaxCanBeChosen_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QList<int>>("numbers");  // of the layers that mix, in the whole model
        QTest::newRow("some layers") << "families/qwen3_next" << QList<int>{1, 2, 3};
        QTest::newRow("every layer, beside attention") << "families/falcon_h1" << QList<int>{1, 2};
    }
    void layersWithoutASoftmaxCanBeChosen()
    {
        QFETCH(QString, name);
        QFETCH(QList<int>, numbers);
        const auto model = core::openModel(goldenAt(name));
        QCOMPARE(model->mixing->info.layers, Index{numbers.size()});
        for (Index mixing = 0; mixing < numbers.size(); ++mixing) {
            const DiagramModel drawn =
                diagramModel(*model, {.block = core::AttentionBlock::Mixing, .layer = mixing}, 12);
            QCOMPARE(drawn.number, Index{numbers[mixing]});
            const DiagramSheet sheet =
                diagramSheet({drawn}, lookOf(QFont(QStringLiteral("DejaVu Sans"), 10)), {0, 0, 1000, 0});
            const auto found = std::ranges::find_if(sheet.places, [&](const DiagramPlace& place) {
                return place.block == core::AttentionBlock::Mixing && place.layer == mixing && !place.view;
            });
            QVERIFY(found != sheet.places.end());
            QCOMPARE(layerOf(drawn, *found)->number, Index{numbers[mixing]});
            QVERIFY(sheet.at(found->rect.center())->isSameAs(*found));
            // The opened layer's mixer leads to its steps.
            QVERIFY(std::ranges::any_of(sheet.places, [&](const DiagramPlace& place) {
                return place.block == core::AttentionBlock::Mixing && place.view == core::View::Steps;
            }));
        }
    }

    void theTableSaysWhatEachLayerHas()
    {
        const auto oss = core::openModel(goldenAt("models/gpt_oss"));
        const std::vector<OutlineTable> tables = outlineTables(core::outlineOf(*oss));
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables[0].values.rows(), oss->info.layers);
        QCOMPARE(tables[0].values(0, 0), static_cast<float>(oss->info.heads));
        const auto window = tables[0].columns.indexOf("window before");
        QVERIFY(!std::isnan(tables[0].values(0, window)));
        QVERIFY(std::isnan(tables[0].values(1, window)));
        QVERIFY(tables[0].words[0].contains("window"));
        QCOMPARE(outlineTables(core::outlineOf(*core::openModel(goldenAt("models/marian")))).size(), std::size_t{2});
    }

    void everyFormatHasTheFigures_data()
    {
        QTest::addColumn<Content>("content");
        QTest::newRow("diagram") << Content::Diagram;
        QTest::newRow("costs") << Content::Costs;
        QTest::newRow("tokenizers") << Content::Tokenizers;
    }
    void everyFormatHasTheFigures()
    {
        QFETCH(Content, content);
        const FigureSource source = sourceOf(sessionOfModels({goldenAt("models/gpt2_fp16")}));
        const Figure figure(source, figureOf(content));
        QVERIFY(figure.size().height() > 12);
        QVERIFY(!figure.tables().empty());
        for (const char* format : {"pdf", "svg", "png", "html", "tex", "csv", "npy"})
            QVERIFY2(figureBytes(figure, QString::fromLatin1(format)).size() > 100, format);
        FigureSettings low = figureOf(content);
        low.height_mm = core::smallestFigure;
        QVERIFY_EXCEPTION_THROWN(Figure(source, low), core::Error);
    }

    void twoModelsStandBesideEachOther()
    {
        const FigureSource source = sourceOf(sessionOfModels({goldenAt("models/gpt2_fp16"), goldenAt("models/bert")}));
        for (const Content content : {Content::Diagram, Content::Costs, Content::Tokenizers}) {
            const Figure figure(source, figureOf(content));
            QVERIFY(figure.tables().size() >= 2);
            QVERIFY(figure.description().contains(", "));
        }
        const Figure tokens(source, figureOf(Content::Tokenizers));
        QCOMPARE(tokens.tables()[0].rows.size(), static_cast<qsizetype>(source.traces[0]->queries(0).size()));
        QCOMPARE(tokens.tables()[1].rows.size(), static_cast<qsizetype>(source.traces[1]->queries(0).size()));
        QCOMPARE((*tokens.tables()[1].numbers())(1, 0), static_cast<float>(source.traces[1]->queries(0)[1].id));
    }

    void aFigureOfCostsIsOfTheLengthThatIsAskedFor()
    {
        core::Session session = sessionOfModels({goldenAt("models/gpt2_fp16")});
        session.costs.tokens = 100;
        const FigureSource source = sourceOf(session);
        const QString svg = QString::fromUtf8(figureBytes(Figure(source, figureOf(Content::Costs)), "svg"));
        QVERIFY(svg.contains(">100<") && svg.contains(">200<"));
        QCOMPARE(core::sessionFrom(core::privateSessionText(session), "/s.attnscope").costs.tokens, Index{100});
    }

    void attentionFromAFileHasNoBlocks()
    {
        core::Session session;
        session.run().recorded.file =
            std::filesystem::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors";
        const FigureSource source = sourceOf(session);
        QVERIFY_EXCEPTION_THROWN(Figure(source, figureOf(Content::Diagram)), core::Error);
        QVERIFY_EXCEPTION_THROWN(Figure(source, figureOf(Content::Costs)), core::Error);
    }

    void chipsStandUnderEachOther()
    {
        std::vector<CutByModel> cuts;
        for (const char* name : {"models/gpt2_fp16", "models/bert"}) {
            const auto model = core::openModel(goldenAt(name));
            cuts.push_back(cutBy(*model, cuts.size(), "The unhappy keeper looks at the sea, again and again.", {}));
        }
        const TokenizersSheet sheet =
            tokenizersSheet(cuts, lookOf(QFont(QStringLiteral("DejaVu Sans"), 10)), {0, 0, 420, 0});
        for (std::size_t row = 0; row < cuts.size(); ++row) {
            QCOMPARE(sheet.chips[row].size(), cuts[row].tokens.size());
            for (std::size_t i = 0; i < sheet.chips[row].size(); ++i) {
                QVERIFY(sheet.chips[row][i].right() <= 421);
                for (std::size_t j = 0; j < i; ++j) QVERIFY(!sheet.chips[row][i].intersects(sheet.chips[row][j]));
            }
        }
        for (const QRectF& above : sheet.chips[0])
            for (const QRectF& below : sheet.chips[1]) QVERIFY(!above.intersects(below));
    }
};

TEST_CLASS(TestModelFigures)

#include "tst_model_figures.moc"
