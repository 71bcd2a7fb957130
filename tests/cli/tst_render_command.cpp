#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/prepare/prepared_run.h"
#include "tests/test_class.h"
#include "ui/panel/export/figure_content.h"
#include "ui/panel/export/render_command.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"

using core::FigureSettings;
using core::Session;
using core::Stage;
using Content = FigureSettings::Content;

namespace {

const std::string renderedGpt2 = SOURCE_DIR "/tests/golden/data/models/gpt2_fp16";
const std::string renderedMarian = SOURCE_DIR "/tests/golden/data/models/marian";
const std::string renderedVit = SOURCE_DIR "/tests/golden/data/models/vit";
const std::string renderedWhisper = SOURCE_DIR "/tests/golden/data/models/whisper";
const std::string dump = SOURCE_DIR "/tests/golden/data/dumps/llama_layers_1_3.safetensors";

void readGpt2(Session& session)
{
    session.run().model = renderedGpt2;
    session.run().texts = {"The keeper's lamp \"looks\" at the sea; $HOME."};
}

/// A figure with its settings.
struct Case {
    const char* name;
    void (*make)(Session& session);
};

void oneHead(Session& session, Content content)
{
    readGpt2(session);
    session.figure.content = content;
    session.figure.layer = session.focus.layer = 1;
    session.figure.head = session.focus.head = 2;
    session.figure.width_mm = usualWidth(session.figure);
}

const Case cases[] = {
    {"a head", [](Session& s) { oneHead(s, Content::Maps); }},
    {"a head in its own way",
     [](Session& s) {
         oneHead(s, Content::Maps);
         s.figure.values = true;
         s.figure.map.exact = true;
         s.figure.color_map = "magma";
         s.figure.lowest = 0.1F;
         s.figure.highest = 0.7F;
         s.figure.curve = FigureSettings::Curve::Gamma;
         s.figure.gamma = 0.3;
         s.figure.theme = FigureSettings::Theme::Dark;
         s.figure.title = "It's 100 % \"theirs\" & 'ours'";
         s.figure.axis_names = false;
         s.figure.label_points = 7.25;
         s.figure.label_angle = 30;
         s.figure.label_length_mm = 9.5;
         s.figure.height_mm = 77.7;
         s.figure.width_mm = 101.3;
         s.figure.dpi = 222;
         s.figure.text.font = "DejaVu Serif";
         s.figure.text.spaces = true;
         s.figure.count_from = 0;
         s.figure.map.rows = core::RowReading::NextToken;
     }},
    {"all heads",
     [](Session& s) {
         readGpt2(s);
         s.figure.width_mm = usualWidth(s.figure);
         s.figure.text.letters = FigureSettings::Letters::Bracketed;
         s.figure.text.bold_letters = false;
         s.figure.scale = FigureSettings::Scale::Row;
         s.figure.color_bar = false;
         s.figure.map.words = true;
         s.figure.map.cells = core::MapLook::Cells::Norms;
     }},
    {"the mean of a layer",
     [](Session& s) {
         readGpt2(s);
         s.figure.layer = 1;
         s.figure.width_mm = usualWidth(s.figure);
         s.figure.map.cells = core::MapLook::Cells::LayerHeads;
         s.figure.map.joined = core::HeadsJoined::Largest;
     }},
    {"steps",
     [](Session& s) {
         oneHead(s, Content::Steps);
         s.figure.part.stages = {Stage::Query, Stage::ScoresScaled, Stage::Weights};
         s.figure.part.queries = {1, 2, 5};
     }},
    {"a number of q from x",
     [](Session& s) {
         oneHead(s, Content::Steps);
         s.figure.part.stages = {Stage::Input, Stage::Query};
         s.figure.part.queries = {3};
         s.steps.number = core::StageNumber{Stage::Query, 2};
     }},
    {"the output as a sum of heads",
     [](Session& s) {
         oneHead(s, Content::Steps);
         s.figure.part.stages = {Stage::SumOfHeads};
         s.figure.part.queries = {2};
         s.steps.left_out = {0, 2};
     }},
    {"a flow of two heads",
     [](Session& s) {
         oneHead(s, Content::Flow);
         s.chosen = {{0, 0, 1}};
         s.flow = {.most = 3, .least = 0.02, .curved = true};
         s.figure.part.queries = {4};
     }},
    {"a mask", [](Session& s) { oneHead(s, Content::Mask); }},
    {"a comparison",
     [](Session& s) {
         oneHead(s, Content::Compare);
         s.compare.heads = {{0, 0, 1}, {0, 1, 2}, {0, 1, 0}};
         s.figure.difference = false;
         s.figure.text.letters = FigureSettings::Letters::Lower;
     }},
    {"a measure of every head",
     [](Session& s) {
         oneHead(s, Content::Measures);
         s.figure.layer.reset();
         s.figure.head.reset();
         s.figure.width_mm = usualWidth(s.figure);
         s.figure.part.chart.measure = core::Measure::Entropy;
         s.figure.values = true;
         s.heads.unit = core::LogUnit::Bits;
         s.heads.rows.first = false;
     }},
    {"knock-outs of two words",
     [](Session& s) {
         readGpt2(s);
         s.figure.content = Content::KnockOuts;
         s.figure.part.chart.answers = {{"the"}, {"sea"}};
         s.figure.text.letters = FigureSettings::Letters::Bracketed;
         s.focus.query = 3;
     }},
    {"knock-outs of one word against another",
     [](Session& s) {
         readGpt2(s);
         s.figure.content = Content::KnockOuts;
         s.figure.part.chart.answers = {{"the"}};
         s.figure.part.chart.against = "sea";
     }},
    {"a histogram of two groups",
     [](Session& s) {
         readGpt2(s);
         s.figure.content = Content::Histogram;
         s.figure.part.chart = {.measure = core::Measure::First, .groups = core::ChartSettings::Groups::Picked};
         s.chosen = {{0, 0, 1}, {0, 1, 1}};
     }},
    {"a histogram of weights",
     [](Session& s) {
         oneHead(s, Content::Histogram);
         s.figure.part.chart.of_weights = true;
     }},
    {"distances of two heads",
     [](Session& s) {
         oneHead(s, Content::Distances);
         s.chosen = {{0, 0, 1}};
         s.heads.rows.first = false;
     }},
    {"two measures",
     [](Session& s) {
         readGpt2(s);
         s.figure.content = Content::Scatter;
         s.figure.part.chart = {.measure = core::Measure::Induction, .upwards = core::Measure::KnockOut};
         s.chosen = {{0, 0, 1}};
         s.heads.repeated = 3;
         s.focus.query = 4;
     }},
    {"differences",
     [](Session& s) {
         readGpt2(s);
         s.figure.content = Content::Differences;
         s.compare.heads = {{0, 0, 1}, {0, 1, 2}};
     }},
    {"a translation",
     [](Session& s) {
         s.run().model = renderedMarian;
         s.run().texts = {"the sea"};
         s.run().targets = {"la mer"};
         s.focus.block = core::AttentionBlock::Cross;
         s.figure.layer = s.figure.head = 0;
     }},
    {"a picture",
     [](Session& s) {
         s.run().model = renderedVit;
         s.run().images = {SOURCE_DIR "/tests/golden/data/pictures/rgba.png"};
         s.figure.content = Content::Picture;
         s.figure.layer = s.figure.head = 0;
         s.focus.query = 2;
         s.figure.picture = {.overlay = 0.35, .clip = 0.05};
         s.figure.map.cells = core::MapLook::Cells::Norms;
         s.figure.scale = FigureSettings::Scale::Row;
     }},
    {"a sound",
     [](Session& s) {
         s.run().model = renderedWhisper;
         s.run().texts = {"left from another model"};
         s.run().sounds = {SOURCE_DIR "/tests/golden/data/sounds/speech.wav"};
         s.run().targets = {"<|en|>a"};
         s.figure.content = Content::Maps;
         s.figure.layer = s.figure.head = 0;
         s.focus.block = core::AttentionBlock::Cross;
     }},
    {"attention from a file",
     [](Session& s) {
         s.run().recorded.file = dump;
         s.figure.layer = 1;
         s.figure.head = 1;
     }},
};

}  // namespace

/// The command of *Reproduce* draws the figure.
class TestRenderCommand final : public QObject {
    Q_OBJECT
private slots:
    void theCommandDrawsTheSameFigure_data()
    {
        QTest::addColumn<int>("which");
        for (int i = 0; i < static_cast<int>(std::size(cases)); ++i) QTest::newRow(cases[i].name) << i;
    }
    void theCommandDrawsTheSameFigure()
    {
        QFETCH(int, which);
        Session session;
        cases[which].make(session);
        core::OpenedModels models;
        core::PreparedRun ready = core::prepare(session.run(), models);
        auto trace = ready.recorded != nullptr
                         ? ready.recorded
                         : core::run(ready.model, std::move(ready.batch), core::optionsOf(session.run()));
        trace = core::blockOf(trace, session.focus.block);
        const FigureSource source{session, {trace}};
        const QImage figure = figureImage(Figure(source, session.figure), session.figure.dpi);

        QString command = QString::fromStdString(
            renderCommand(session, trace->model->info, session.figure, trace->isLong(), "figure.png"));
        QVERIFY2(command.startsWith("attentionscope render --"), qPrintable(command));
        command.replace(0, 14, QStringLiteral("'" PROGRAM "'"));
        const QTemporaryDir folder;
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
        QVERIFY(shell.waitForFinished(-1));
        QVERIFY2(shell.exitCode() == 0, (command + '\n' + shell.readAllStandardError()).toUtf8());
        const QImage again(folder.filePath(QStringLiteral("figure.png")));
        QVERIFY2(again.convertToFormat(QImage::Format_RGB32) == figure.convertToFormat(QImage::Format_RGB32),
                 qPrintable(command));
    }

    void whatOptionsCannotSayIsInTheFile()
    {
        Session session;
        oneHead(session, Content::Maps);
        const core::ModelInfo info{};
        const auto command = [&] {
            return QString::fromStdString(renderCommand(session, info, session.figure, false, "my figure.pdf"));
        };
        QVERIFY(command().startsWith("attentionscope render --model "));
        const QString carried = QStringLiteral("attentionscope render 'my figure.pdf' --out 'again-my figure.pdf'");
        session.run().interventions.push_back({});
        QCOMPARE(command(), carried);
        session.run().interventions.clear();
        session.run().changes.push_back({.mask = "causal"});
        QCOMPARE(command(), carried);
        session.run().changes.clear();
        session.runs.push_back({});
        QCOMPARE(command(), carried);
    }

    void wordsAreQuotedForTheShell()
    {
        QCOMPARE(shellWord("primer-decoder"), std::string("primer-decoder"));
        QCOMPARE(shellWord(""), std::string("''"));
        QCOMPARE(shellWord("it's $HOME `x` \\ \"y\""), std::string("'it'\\''s $HOME `x` \\ \"y\"'"));
    }
};

TEST_CLASS(TestRenderCommand)
#include "tst_render_command.moc"
