#include "core/attention/mask/mask_recipe.h"
#include "core/error.h"

#include <QTest>

#include "tests/test_class.h"

#include <functional>
#include <random>

using namespace core;

namespace {

constexpr Index tokens = 5;

/// Token 1 is padding; cell (1, 3) is painted hidden, cell (0, 4) uncovered, both counted from 0.
MaskContext context()
{
    const Painting painting = Painting{}.painted({1, 1, 3, 3}, Brush::Hide).painted({0, 0, 4, 4}, Brush::Show);
    return {.real_keys = {false, true, true, true, true},
            .model = Mask::causal(),
            .painting = std::make_shared<const Painting>(painting)};
}

Mask maskOf(const QString& recipe) { return MaskRecipe::parse(recipe.toStdString()).bind(context()); }

QString rows(const Mask& mask)
{
    QStringList rows;
    std::vector<std::uint8_t> keys(tokens);
    for (Index query = 0; query < tokens; ++query) {
        mask.visibleKeys(query, keys);
        QString row;
        for (const std::uint8_t key : keys) row += QString::number(key);
        rows << row;
    }
    return rows.join(' ');
}

QString joined(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names) list << QString::fromStdString(name);
    return list.join(", ");
}

Index below(std::mt19937& random, unsigned limit) { return static_cast<Index>(random() % limit); }

Mask randomRule(std::mt19937& random)
{
    switch (below(random, 11)) {
    case 0: return Mask::full();
    case 1: return Mask::causal(below(random, 3));
    case 2: return Mask::padding({true, false, true, true, false, true});
    case 3: return Mask::window(below(random, 4), below(random, 4));
    case 4: return Mask::prefix(below(random, 9));
    case 5: return Mask::segments({below(random, 8), below(random, 8)});
    case 6: return Mask::dilated(1 + below(random, 4));
    case 7: return Mask::global({below(random, 9), below(random, 9)});
    case 8: return Mask::painted(std::make_shared<const Painting>(Painting{}.painted({2, 4, 1, 5}, Brush::Hide)));
    case 9: return Mask::uncovered(std::make_shared<const Painting>(Painting{}.painted({2, 4, 1, 9}, Brush::Show)));
    default: return Mask::given({true, false, true, false, true, true, false, false, true}, 3);
    }
}

/// Reference that joins the answers of the two sides itself.
struct Expression {
    Mask mask;
    std::function<bool(Index, Index)> shows;
};

Expression randomExpression(std::mt19937& random, int depth)
{
    const Index form = depth == 0 ? 3 : below(random, 4);
    if (form == 3) {
        const Mask rule = randomRule(random);
        return {rule, [rule](Index q, Index k) { return rule.allows(q, k); }};
    }
    const Expression a = randomExpression(random, depth - 1);
    if (form == 2) return {!a.mask, [a](Index q, Index k) { return !a.shows(q, k); }};
    const Expression b = randomExpression(random, depth - 1);
    if (form == 1) return {a.mask | b.mask, [a, b](Index q, Index k) { return a.shows(q, k) || b.shows(q, k); }};
    return {a.mask & b.mask, [a, b](Index q, Index k) { return a.shows(q, k) && b.shows(q, k); }};
}

}  // namespace

/// Rules and their combinations, asked for cells, rows, reasons and counts.
class TestMask final : public QObject {
    Q_OBJECT
private slots:
    void aRecipeShowsTheseCells_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("visible");  // a row of keys for each query
        const auto row = [](const char* recipe, const char* visible) {
            QTest::newRow(recipe) << recipe << QString(visible);
        };
        row("full", "11111 11111 11111 11111 11111");
        row("!full", "00000 00000 00000 00000 00000");
        row("causal", "10000 11000 11100 11110 11111");
        row("model", "10000 11000 11100 11110 11111");
        row("padding", "01111 01111 01111 01111 01111");
        row("window(0, 0)", "10000 01000 00100 00010 00001");
        row("window(2, 1)", "11000 11100 11110 01111 00111");
        row("window(0, 3)", "11110 01111 00111 00011 00001");
        row("prefix(0)", "00000 00000 00000 00000 00000");
        row("prefix(2)", "11000 11000 11000 11000 11000");
        row("prefix(9)", "11111 11111 11111 11111 11111");
        row("segment(3)", "11000 11000 00111 00111 00111");
        row("segment(1, 4, 5)", "11100 11100 11100 00010 00001");
        row("dilated(2)", "10101 01010 10101 01010 10101");
        row("chunk(2)", "11000 11000 00110 00110 00001");
        row("causal & chunk(3)", "10000 11000 11100 00010 00011");
        row("global(1)", "11111 10000 10000 10000 10000");
        row("global(5, 2)", "01001 11111 01001 01001 11111");
        row("painted", "11111 11101 11111 11111 11111");
        row("uncovered", "00001 00000 00000 00000 00000");
        row("causal | uncovered", "10001 11000 11100 11110 11111");
        row("causal & (window(1, 0) | global(1))", "10000 11000 11100 10110 10011");
        row("causal & window(1, 0) | global(1)", "11111 11000 11100 10110 10011");
        row("global(1) | causal & window(1, 0)", "11111 11000 11100 10110 10011");
        row("!causal", "01111 00111 00011 00001 00000");
        row("!!causal", "10000 11000 11100 11110 11111");
        row("!(causal | prefix(3))", "00011 00011 00011 00001 00000");
        row("!causal & prefix(3)", "01100 00100 00000 00000 00000");
        row("causal & padding & !window(0, 0)", "00000 00000 01000 01100 01110");
    }

    void aRecipeShowsTheseCells()
    {
        QFETCH(QString, recipe);
        QFETCH(QString, visible);
        QCOMPARE(rows(maskOf(recipe)), visible);
    }

    void rowsAgreeWithCells()
    {
        std::mt19937 random(7);
        for (int tree = 0; tree < 500; ++tree) {
            const Expression expression = randomExpression(random, 5);
            std::vector<std::uint8_t> keys(1 + random() % 12, 9);
            for (Index query = 0; query < 10; ++query) {
                expression.mask.visibleKeys(query, keys);
                for (Index key = 0; key < std::ssize(keys); ++key) {
                    QCOMPARE(int{keys[key]}, int{expression.shows(query, key)});
                    QCOMPARE(expression.mask.allows(query, key), expression.shows(query, key));
                    QCOMPARE(expression.mask.hiddenBy(query, key).empty(), expression.shows(query, key));
                }
            }
        }
    }

    void countsAddUpToTheHiddenCells()
    {
        std::mt19937 random(8);
        for (int tree = 0; tree < 200; ++tree) {
            const Mask mask = randomExpression(random, 4).mask;
            std::map<std::string, Index> expected;
            for (Index query = 0; query < 8; ++query)
                for (Index key = 0; key < 8; ++key)
                    if (!mask.allows(query, key)) ++expected[mask.hiddenBy(query, key).front()];
            const auto counts = mask.hiddenCounts(8, 8);
            QCOMPARE((std::map<std::string, Index>(counts.begin(), counts.end())), expected);
            QCOMPARE(counts.size(), expected.size());
            Index sum = 0;
            for (const auto& [rule, cells] : counts) sum += cells;
            QCOMPARE(sum, mask.hiddenCells(8, 8));
        }
    }

    void countsNameTheFirstRule()
    {
        const auto counts = maskOf("causal & (window(3, 0) | global(1))").hiddenCounts(11, 11);
        QCOMPARE(counts.size(), std::size_t{2});
        QCOMPARE(counts[0], (std::pair<std::string, Index>("causal", 55)));
        QCOMPARE(counts[1], (std::pair<std::string, Index>("window(3, 0)", 21)));
    }

    void rowsWithoutKeysAreFound()
    {
        QCOMPARE(maskOf("causal & padding & !window(0, 0)").rowsWithoutKeys(5, 5), (std::vector<Index>{0, 1}));
        QVERIFY(Mask{}.rowsWithoutKeys(5, 5).empty());
    }

    void nothingHidden()
    {
        const Mask nothing;
        QVERIFY(nothing.empty());
        QVERIFY(!Mask::full().empty());
        QVERIFY((Mask::causal() | nothing).empty());
        QCOMPARE(rows(Mask::causal() & nothing), rows(Mask::causal()));
        QCOMPARE(rows(nothing & Mask::causal()), rows(Mask::causal()));
        QCOMPARE((!nothing).hiddenCells(4, 4), Index{16});
        QCOMPARE(joined((!nothing).hiddenBy(0, 0)), QString("!full"));
        QVERIFY_EXCEPTION_THROWN(Mask::dilated(0), Error);
    }

    void hiddenBy_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("names");
        QTest::newRow("visible") << "causal" << 3 << 2 << "";
        QTest::newRow("both sides of &") << "causal & window(1, 0)" << 0 << 3 << "causal, window(1, 0)";
        QTest::newRow("one side of &") << "causal & window(1, 0)" << 4 << 0 << "window(1, 0)";
        QTest::newRow("both sides of |") << "window(1, 0) | global(5, 3)" << 3 << 0 << "window(1, 0), global(3, 5)";
        QTest::newRow("negated") << "!prefix(2) & causal" << 4 << 1 << "!prefix(2)";
        QTest::newRow("negated &") << "!(causal & prefix(2))" << 1 << 0 << "!causal, !prefix(2)";
        QTest::newRow("negated |, one shows") << "!(causal | prefix(2))" << 3 << 3 << "!causal";
        QTest::newRow("twice negated") << "!!causal" << 0 << 1 << "causal";
        QTest::newRow("once, though twice there") << "causal & causal" << 0 << 1 << "causal";
        QTest::newRow("segments count from 1") << "segment(3)" << 0 << 4 << "segment(3)";
        QTest::newRow("painted") << "painted" << 1 << 3 << "painted";
    }

    void hiddenBy()
    {
        QFETCH(QString, recipe);
        QFETCH(int, query);
        QFETCH(int, key);
        QFETCH(QString, names);
        QCOMPARE(joined(maskOf(recipe).hiddenBy(query, key)), names);
    }

    void everyRuleGivesItsVerdict()
    {
        const std::vector<RuleVerdict> expected{{RuleKind::Causal, "causal", false, true},
                                                {RuleKind::Window, "window(1, 0)", true, true},
                                                {RuleKind::Global, "global(1)", false, false}};
        QVERIFY(maskOf("causal & (!window(1, 0) | global(1))").verdicts(4, 2) == expected);
        QVERIFY(Mask{}.verdicts(0, 0).empty());
    }

    void alternatives_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<QString>("row");  // the cells of query 4 that only an alternative shows
        QTest::newRow("no alternative") << "causal & window(1, 0)"
                                        << "00000";
        QTest::newRow("global beside a window") << "causal & (window(1, 0) | global(1))"
                                                << "10000";
        QTest::newRow("right side of a chain") << "window(1, 0) | prefix(1) | prefix(2)"
                                               << "11000";
        QTest::newRow("hidden after all") << "(window(1, 0) | global(1)) & padding"
                                          << "00000";
        QTest::newRow("a negated & is none") << "!(prefix(4) & causal)"
                                             << "00000";
    }

    void alternatives()
    {
        QFETCH(QString, recipe);
        QFETCH(QString, row);
        QString shown;
        for (Index key = 0; key < tokens; ++key) shown += maskOf(recipe).shownByAlternative(4, key) ? '1' : '0';
        QCOMPARE(shown, row);
    }
};

TEST_CLASS(TestMask)
#include "tst_mask.moc"
