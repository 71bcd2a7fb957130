#include "core/model/teaching/teaching_module_file.h"
#include "core/tensor/safetensors.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/view/steps/head_sums.h"
#include "ui/view/steps/product_panel.h"
#include "ui/view/steps/step_arithmetic.h"
#include "ui/view/steps/steps_view.h"
#include "ui/words/short_numbers.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using core::AttentionStep;
using core::Brush;
using core::Index;
using core::MaskFill;
using core::MaskOrder;
using core::Matrix;
using core::Painting;
using core::PositionEncoding;
using core::ProjectionLayout;
using core::Run;
using core::SafetensorsFile;
using core::ScoreTerm;
using core::ScoringChange;
using core::Session;
using core::Stage;
using core::StageTable;
using core::StepKind;
using core::TeachingModule;
using core::TeachingWeights;
using core::View;

namespace {

/// A tensor of a reference file that a table on the screen must equal.
struct Wanted {
    std::string tensor;
    bool own_columns = false;  ///< whether only this head's columns count, where all heads' numbers stand side by side
};

/// One of the tutorials' systems: its weights and inputs as a module, and the tensors that its tables must equal.
struct System {
    std::string file;
    Index heads = 1;
    Index items = 1;
    TeachingModule module = {};
    TeachingWeights weights = {};
    std::string x = "in.x";
    std::string keys = {};  ///< the second sequence's vectors
    ScoringChange scoring = {.mask = "full"};
    std::string mask = {};        ///< a tensor of cells; empty: as the recipe says
    bool true_is_hidden = false;  ///< in that tensor
    std::map<Stage, Wanted> wanted = {};
    bool tells_scores = true;  ///< false: the file knows nothing of queries, keys and scores
};

std::filesystem::path fileOf(const std::string& name)
{
    const std::filesystem::path root(SOURCE_DIR);
    for (const std::filesystem::path& folder :
         {root / "tests/golden/data/modules", root / "../shared/golden/open/modules"})
        if (std::filesystem::exists(folder / (name + ".safetensors"))) return folder / name;
    return {};
}

/// Rows and columns of a tensor, of one item and head where it has several.
class Reference {
public:
    explicit Reference(const std::filesystem::path& file)
        : m_tensors(SafetensorsFile::open(file.string() + ".safetensors")),
          m_description(jsonIn(file.string() + ".json"))
    {
    }

    Matrix matrix(const std::string& tensor, Index item = 0, Index head = 0, Index heads = 1) const
    {
        const auto& shape = m_tensors.entry(tensor).shape;
        const Index cols = shape.back(), rows = shape.size() > 1 ? shape[shape.size() - 2] : 1;
        const std::vector<float> all = m_tensors.floats(tensor);
        const Index count = std::ssize(all) / std::max<Index>(1, rows * cols);
        const Index place = shape.size() == 4 && shape[1] == heads ? item * heads + head : item;
        return Eigen::Map<const Matrix>(all.data() + (count == 1 ? 0 : place) * rows * cols, rows, cols);
    }

    /// An nn.Linear weight, [out, in], as x · W has it.
    Matrix linear(const std::string& tensor) const { return matrix(tensor).transpose(); }
    bool has(const std::string& tensor) const { return m_tensors.contains(tensor); }
    Index size(const std::string& tensor, std::size_t dimension) const
    {
        return m_tensors.entry(tensor).shape.at(dimension);
    }

    float tolerance(const std::string& tensor) const
    {
        const QJsonObject all = m_description["tolerance"].toObject();
        const QJsonValue own = all["exceptions"].toObject()[QString::fromStdString(tensor)];
        return static_cast<float>((own.isDouble() ? own : all["float32_max_abs"]).toDouble());
    }

private:
    static QJsonObject jsonIn(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        if (!file.open(QIODevice::ReadOnly)) qFatal("no reference");
        return QJsonDocument::fromJson(file.readAll()).object();
    }

    SafetensorsFile m_tensors;
    QJsonObject m_description;
};

TeachingModule moduleOf(Index heads, Index width, Index keys, Index values)
{
    return {.heads = heads,
            .width = width,
            .key_dimensions = keys,
            .value_dimensions = values,
            .positions = PositionEncoding::None};
}

/// The tables of a head up to its context.
std::map<Stage, Wanted> tablesOf(const std::string& vectors, const std::string& scores, const std::string& x)
{
    return {{Stage::Input, {x}},
            {Stage::Query, {vectors + "q"}},
            {Stage::Key, {vectors + "k"}},
            {Stage::Value, {vectors + "v"}},
            {Stage::ScoresRaw, {scores + "scores_raw"}},
            {Stage::ScoresScaled, {scores + "scores_scaled"}},
            {Stage::ScoresMasked, {scores + "scores_masked"}},
            {Stage::Weights, {scores + "weights"}},
            {Stage::Context, {scores + "context"}}};
}

System fused(const std::string& file, const std::string& variant, bool output)
{
    const Reference in(fileOf(file));
    const Index width = in.size("in.x", 2);
    System made{.file = file, .heads = output ? in.size("out.q", 1) : 1, .items = in.size("in.x", 0)};
    const Index own = in.size("out.q", output ? 3 : 2);
    made.module = moduleOf(made.heads, width, own, own);
    made.module.projections = ProjectionLayout::DimensionThenThree;
    made.module.output_projection = output;
    made.weights.tensors["W_qkv"] = in.linear("in.to_qkv.weight");
    if (output) made.weights.tensors["W_output"] = in.linear("in.W_0.weight");
    made.wanted = tablesOf("out.", "out." + variant + ".", "in.x");
    if (variant == "mask") {
        made.mask = "in.mask";
        made.true_is_hidden = true;
    }
    if (output) made.wanted[Stage::HeadOutput] = {"out." + variant + ".head_output"};
    for (const Stage stage : {Stage::SumOfHeads, Stage::Output, Stage::Concatenation})
        made.wanted[stage] = {"out." + variant + ".output"};
    return made;
}

System selfBlock(const std::string& variant)
{
    const Reference in(fileOf("m03_mha_block"));
    System made{.file = "m03_mha_block", .heads = 4, .items = 2, .module = moduleOf(4, 32, 8, 8), .x = "in.x_q"};
    for (const auto& [name, from] : {std::pair{"W_query", "in.w_q.weight"}, std::pair{"W_key", "in.w_k.weight"},
                                     std::pair{"W_value", "in.w_v.weight"}, std::pair{"W_output", "in.w_o.weight"}})
        made.weights.tensors[name] = in.linear(from);
    if (variant == "self_causal") made.scoring = {.mask = "causal", .fill = MaskFill{.value = -1e9F}};
    made.wanted = tablesOf("out." + variant + ".", "out." + variant + ".", "in.x_q");
    made.wanted[Stage::HeadOutput] = {"out." + variant + ".head_output"};
    for (const Stage stage : {Stage::SumOfHeads, Stage::Output}) made.wanted[stage] = {"out." + variant + ".output"};
    return made;
}

System biased(const std::string& variant)
{
    const Reference in(fileOf("m04_mha_bias_512"));
    System made{.file = "m04_mha_bias_512", .heads = 8, .items = 2, .module = moduleOf(8, 512, 64, 64)};
    made.module.biases = true;
    for (const auto& [name, from] : {std::pair{"query", "in.w_q"}, std::pair{"key", "in.w_k"},
                                     std::pair{"value", "in.w_v"}, std::pair{"output", "in.w_combine"}}) {
        made.weights.tensors[std::string("W_") + name] = in.linear(std::string(from) + ".weight");
        made.weights.tensors[std::string("b_") + name] = in.matrix(std::string(from) + ".bias");
    }
    if (variant == "mask") {
        made.mask = "in.mask";
        made.scoring.fill = MaskFill{.value = -10000.0F};
    }
    made.wanted = tablesOf("out.", "out." + variant + ".", "in.x");
    if (variant == "nomask") made.wanted[Stage::ScoresMasked] = {"out.nomask.scores_scaled"};
    if (variant == "mask") made.wanted[Stage::HeadOutput] = {"out.mask.head_output"};
    for (const Stage stage : {Stage::SumOfHeads, Stage::Output}) made.wanted[stage] = {"out." + variant + ".output"};
    return made;
}

/// m05, whose heads have tensors of their own: see headName().
System singleHeads()
{
    const Reference in(fileOf("m05_single_dims_wrapper"));
    System made{.file = "m05_single_dims_wrapper", .heads = 3, .module = moduleOf(3, 13, 5, 9)};
    made.module.output_projection = false;
    for (const char* name : {"W_query", "W_key", "W_value"}) {
        Matrix all(13, 0);
        for (int head = 0; head < 3; ++head) {
            const Matrix part = in.matrix("in.heads." + std::to_string(head) + "." + name);
            all.conservativeResize(13, all.cols() + part.cols());
            all.rightCols(part.cols()) = part;
        }
        made.weights.tensors[name] = all;
    }
    made.wanted = tablesOf("out.heads.H.", "out.heads.H.", "in.x");
    made.wanted[Stage::ScoresMasked] = {"out.heads.H.scores_scaled"};
    made.wanted[Stage::Concatenation] = {"out.output"};
    return made;
}

System oneHead(const std::string& file, const std::string& variant)
{
    const Reference in(fileOf(file));
    const bool cross = file == "m06_cross";
    System made{.file = file, .x = cross ? "in.x_1" : "in.x", .keys = cross ? "in.x_2" : ""};
    made.module = moduleOf(1, in.size("in.W_query", 0), in.size("in.W_query", 1), in.size("in.W_value", 1));
    made.module.output_projection = false;
    for (const char* name : {"W_query", "W_key", "W_value"})
        made.weights.tensors[name] = in.matrix(std::string("in.") + name);
    const std::string scores = cross ? "out." : "out." + variant + ".";
    made.wanted = tablesOf("out.", scores, made.x);
    if (cross) {
        made.wanted[Stage::KeyInput] = {"in.x_2"};
        made.wanted[Stage::ScoresMasked] = {"out.scores_scaled"};
    } else {
        made.scoring.mask = "causal";
    }
    if (variant == "renorm") {
        made.scoring.order = MaskOrder::RenormaliseAfterSoftmax;
        made.wanted[Stage::WeightsUnmasked] = {"out.renorm.weights_unmasked"};
        made.wanted[Stage::WeightsMasked] = {"out.renorm.weights_masked"};
        made.wanted[Stage::RowSums] = {"out.renorm.row_sums"};
        made.wanted[Stage::Context] = {"out.renorm.output"};
        made.wanted.erase(Stage::ScoresMasked);  // weights are masked instead
    }
    made.wanted[Stage::Concatenation] = {scores + "output"};
    return made;
}

/// m08: every token sees itself alone and its value is x, so that the contexts are the file's A.
System einsum()
{
    const Reference in(fileOf("m08_einsum_vs_sum"));
    System made{
        .file = "m08_einsum_vs_sum", .heads = 3, .items = 2, .module = moduleOf(3, 12, 4, 4), .x = "out.concat"};
    made.weights.tensors["W_query"] = made.weights.tensors["W_key"] = Matrix::Zero(12, 12);
    made.weights.tensors["W_value"] = Matrix::Identity(12, 12);
    made.weights.tensors["W_output"] = in.matrix("out.WO_stacked");
    made.scoring.mask = "window(0,0)";
    made.tells_scores = false;
    made.wanted = {{Stage::Input, {"out.concat"}},
                   {Stage::Value, {"out.concat", true}},
                   {Stage::Context, {"out.concat", true}},
                   {Stage::HeadOutput, {"out.head_output"}},
                   {Stage::SumOfHeads, {"out.output_einsum"}},
                   {Stage::Output, {"out.output_concat"}}};
    return made;
}

/// "aa", "ab", …
std::string wordOf(char series, Index token) { return {series, static_cast<char>('a' + token)}; }

}  // namespace

/// The systems of the tutorials (m01 to m08), walked in Steps from x to the output: every number that a person hears or
/// sees is the reference's.
class TestTutorialSystems final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-tutorials");
        m_hands.open();
        m_hands.window->setView(View::Steps);
        QTRY_VERIFY(m_hands.find<StepsView>() != nullptr);
    }
    void cleanupTestCase() { m_hands.window.reset(); }

    void everyNumberIsTheReferences_data()
    {
        QTest::addColumn<System>("system");
        for (const char* variant : {"nomask", "mask"}) {
            QTest::addRow("m01 %s", variant) << fused("m01_single_fused_dk", variant, false);
            QTest::addRow("m02a %s", variant) << fused("m02a_mha_fused_dkh", variant, true);
            QTest::addRow("m02b %s", variant) << fused("m02b_mha_fused_dkh", variant, true);
            // 2.7 MB, which lie beside the checkout.
            if (!fileOf("m04_mha_bias_512").empty()) QTest::addRow("m04 %s", variant) << biased(variant);
        }
        for (const char* variant : {"self_nomask", "self_causal"})
            QTest::addRow("m03 %s", variant) << selfBlock(variant);
        QTest::newRow("m05") << singleHeads();
        QTest::newRow("m06") << oneHead("m06_cross", "");
        for (const char* variant : {"neginf", "renorm"})
            QTest::addRow("m07 %s", variant) << oneHead("m07_causal_two_ways", variant);
        QTest::newRow("m08") << einsum();
    }
    void everyNumberIsTheReferences()
    {
        QFETCH(System, system);
        const Reference reference(fileOf(system.file));
        int compared = 0;
        for (Index item = 0; item < system.items; ++item) {
            begin(system, reference, item);
            for (Index head = 0; head < system.heads; ++head) {
                m_hands.window->editor().apply([&](Session& next) { next.focus.head = head; });
                QTRY_VERIFY2_WITH_TIMEOUT(isShown(system, reference, item, head), qPrintable(system.file.c_str()),
                                          20'000);
                walk(system, reference, item, head, compared);
                if (QTest::currentTestFailed()) return;
            }
            if (system.wanted.contains(Stage::HeadOutput)) sums(system, reference, item, compared);
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY2(compared > 100, qPrintable(QString::number(compared)));
        qInfo("%s: %d numbers", system.file.c_str(), compared);
    }

private:
    StepsSheet* sheet() const { return m_hands.find<StepsView>()->sheet(); }

    void begin(const System& system, const Reference& reference, Index item)
    {
        TeachingWeights weights = system.weights;
        Run run{.module = system.module};
        const auto put = [&](const std::string& tensor, char series) {
            const Matrix x = reference.matrix(tensor, item);
            std::string text;
            for (Index token = 0; token < x.rows(); ++token) {
                weights.symbols[wordOf(series, token)] = x.row(token);
                text += (text.empty() ? "" : " ") + wordOf(series, token);
            }
            return text;
        };
        run.texts = {put(system.x, 'a')};
        if (!system.keys.empty()) run.keys_text = put(system.keys, 'k');
        run.model = std::filesystem::path(m_folder.path().toStdString()) / (std::to_string(++m_files) + ".safetensors");
        core::saveTeachingModule(run.model, system.module, weights);
        ScoringChange change = system.scoring;
        if (!system.mask.empty()) {
            const Matrix cells = reference.matrix(system.mask, item);
            Painting painting;
            for (Index query = 0; query < cells.rows(); ++query)
                for (Index key = 0; key < cells.cols(); ++key)
                    if ((cells(query, key) != 0) == system.true_is_hidden)
                        painting = painting.painted({query, query, key, key}, Brush::Hide);
            run.painting = std::make_shared<const Painting>(painting);
            change.mask = "painted";
        }
        run.changes = {change};
        m_hands.window->editor().apply([&](Session& next) {
            next = {};
            next.runs = {run};
            next.view = View::Steps;
        });
    }

    static Wanted wantedOf(const System& system, Stage stage, Index head)
    {
        Wanted wanted = system.wanted.at(stage);
        const std::size_t own = wanted.tensor.find(".H.");
        if (own != std::string::npos) wanted.tensor.replace(own, 3, "." + std::to_string(head) + ".");
        return wanted;
    }

    static Matrix numbersOf(const System& system, const Reference& reference, Stage stage, Index item, Index head,
                            Index columns)
    {
        const Wanted wanted = wantedOf(system, stage, head);
        const Matrix all = reference.matrix(wanted.tensor, item, head, system.heads);
        return wanted.own_columns ? Matrix(all.middleCols(head * columns, columns)) : all;
    }

    static bool isNear(float shown, float wanted, float tolerance)
    {
        if (std::isinf(wanted) || std::isinf(shown)) return shown == wanted;
        return std::abs(shown - wanted) <= tolerance;
    }

    /// Whether the window has come to this item and head: every table that the reference has is there, and vectors and
    /// contexts are its.
    bool isShown(const System& system, const Reference& reference, Index item, Index head) const
    {
        std::map<Stage, const Matrix*> shown;
        for (const AttentionStep& step : sheet()->content().steps)
            for (const StageTable& table : step.tables) shown[table.stage] = &table.values;
        for (const auto& [stage, wanted] : system.wanted) {
            const bool ofOutput = stage == Stage::HeadOutput || stage == Stage::SumOfHeads || stage == Stage::Output
                                  || stage == Stage::Concatenation;
            if (!ofOutput && !shown.contains(stage)) return false;
        }
        for (const Stage stage : {Stage::Value, Stage::Context}) {
            const Matrix& table = *shown.at(stage);
            const Matrix wanted = numbersOf(system, reference, stage, item, head, table.cols());
            if (wanted.rows() != table.rows() || wanted.cols() != table.cols()
                || !((wanted - table).cwiseAbs().maxCoeff() < 1e-3F))
                return false;
        }
        return true;
    }

    /// From x to the output by the keyboard; what is reached is there to be heard, and is the reference's.
    void walk(const System& system, const Reference& reference, Index item, Index head, int& compared)
    {
        auto* view = m_hands.find<StepsView>();
        const std::vector<AttentionStep> steps = sheet()->content().steps;  // a copy, while the window goes on
        QTest::keyClick(view, Qt::Key_Home);
        std::size_t told = 0;
        for (std::size_t step = 0; step < steps.size(); ++step) {
            if (step > 0) QTest::keyClick(view, Qt::Key_Right);
            QCOMPARE(m_hands.window->editor().session().steps.step, static_cast<Index>(step));
            const std::vector<SpokenTable> spoken = sheet()->spokenTables();
            QCOMPARE(spoken.size(), told + steps[step].tables.size());
            if (steps[step].kind == StepKind::Measures) return;
            for (std::size_t i = 0; i < steps[step].tables.size(); ++i) {
                const StageTable& table = steps[step].tables[i];
                if (!system.wanted.contains(table.stage)) {
                    QVERIFY2(!system.tells_scores || table.stage == Stage::HeadOutput,
                             qPrintable(spoken[told + i].name));
                    continue;
                }
                compareTable(system, reference, item, head, table, spoken[told + i], compared);
                if (QTest::currentTestFailed()) return;
            }
            told += steps[step].tables.size();
            explain(steps[step], told);
            if (QTest::currentTestFailed()) return;
        }
    }

    static void compareTable(const System& system, const Reference& reference, Index item, Index head,
                             const StageTable& table, const SpokenTable& spoken, int& compared)
    {
        const float tolerance = reference.tolerance(wantedOf(system, table.stage, head).tensor);
        const Matrix wanted = numbersOf(system, reference, table.stage, item, head, table.values.cols());
        QCOMPARE(table.values.cols(), wanted.cols());
        QCOMPARE(spoken.rows, static_cast<int>(table.values.rows()));
        QCOMPARE(spoken.columns, static_cast<int>(wanted.cols()));
        for (Index row = 0; row < wanted.rows(); ++row)
            for (Index column = 0; column < wanted.cols(); ++column) {
                const float shown = table.values(row, column);
                const QString said = spoken.number({static_cast<int>(row), static_cast<int>(column)});
                QCOMPARE(said, numberText(shown));
                QVERIFY2(isNear(shown, wanted(row, column), tolerance),
                         qPrintable(QStringLiteral("%1, row %2, column %3: %4, not %5")
                                        .arg(spoken.name)
                                        .arg(row + 1)
                                        .arg(column + 1)
                                        .arg(said)
                                        .arg(static_cast<double>(wanted(row, column)))));
                ++compared;
            }
    }

    /// A chosen number of each of the step's tables is told from the table before, to the same number.
    void explain(const AttentionStep& step, std::size_t told) const
    {
        auto* panel = m_hands.find<ProductPanel>("productPanel");
        for (std::size_t i = 0; i < step.tables.size(); ++i) {
            const StageTable& table = step.tables[i];
            if (!StepArithmetic::tellsNumbersOf(table.stage)) continue;
            const std::vector<SpokenTable> spoken = sheet()->spokenTables();
            const SpokenTable& heard = spoken[told - step.tables.size() + i];
            const SpokenPlace last{heard.rows - 1, heard.columns - 1};
            heard.choose(last);
            QTRY_COMPARE(panel->number().of, table.stage);
            QTRY_COMPARE(panel->number().row, Index{last.row});
            QCOMPARE(panel->number().number, table.values(last.row, last.column));
            QVERIFY(panel->isVisible());
            float size = 1e-3F + std::abs(panel->number().bias.value_or(0));
            for (const ScoreTerm& term : panel->number().terms) size += std::abs(term.product);
            QVERIFY(std::abs(panel->number().sum - panel->number().number) <= 1e-5F * size);
        }
    }

    /// The output head by head, for some queries.
    void sums(const System& system, const Reference& reference, Index item, int& compared)
    {
        auto* view = m_hands.find<StepsView>();
        const auto& steps = sheet()->content().steps;
        const auto output = std::ranges::find(steps, StepKind::Output, &AttentionStep::kind);
        QVERIFY(output != steps.end());
        m_hands.window->editor().setSteps({.step = output - steps.begin()});
        auto* heads = m_hands.find<HeadSums>("headSums");
        for (const Index query : {0, 3}) {
            m_hands.window->editor().apply([&](Session& next) { next.focus.query = query; });
            const Matrix whole = numbersOf(system, reference, Stage::Output, item, 0, 0);
            QTRY_VERIFY(heads->isVisible() && heads->sum().output.size() == whole.cols()
                        && (heads->sum().output - whole.row(query)).cwiseAbs().maxCoeff() < 1e-4F);
            const std::vector<SpokenTable> all = heads->spokenTables();
            const SpokenTable& table = all.front();
            const HeadSumRows& rows = heads->shownRows();
            for (int row = 0; row < table.rows; ++row) {
                if (!rows.isHead(row) && row < rows.sum) continue;  // the bias
                const Stage stage = rows.isHead(row) ? Stage::HeadOutput : Stage::Output;
                const std::string tensor = wantedOf(system, stage, 0).tensor;
                const Matrix wanted = numbersOf(system, reference, stage, item, rows.isHead(row) ? row : 0, 0);
                for (int column = 0; column < table.columns; ++column) {
                    const float shown = rows.numbers(row, column);
                    QCOMPARE(table.number({row, column}), numberText(shown));
                    QVERIFY2(isNear(shown, wanted(query, column), 2 * reference.tolerance(tensor)),
                             qPrintable(rows.names[row]));
                    ++compared;
                }
            }
            QVERIFY(heads->sum().largestDifference() < 2e-5F);
        }
        QTest::keyClick(view, Qt::Key_Home);
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
    int m_files = 0;
};

TEST_CLASS(TestTutorialSystems)
#include "tst_tutorial_systems.moc"
