#include "core/attention/mask/mask_recipe.h"
#include "core/error.h"

#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <random>

using namespace core;

namespace {

QString textOf(const MaskRecipe& recipe) { return QString::fromStdString(recipe.text()); }

}  // namespace

/// The grammar of mask recipes, its mistakes, and recipes put together by clicking.
class TestMaskRecipe final : public QObject {
    Q_OBJECT
private slots:
    void canonicalText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char* typed, const char* canonical) {
            QTest::newRow(typed) << typed << QString(canonical);
        };
        row("causal&(window(3,0)|global(1))", "causal & (window(3, 0) | global(1))");
        row(" \tcausal\n", "causal");
        row("((causal))", "causal");
        row("(causal & padding) | model", "causal & padding | model");
        row("causal & (padding & (model & full))", "causal & padding & model & full");
        row("causal | (padding | model)", "causal | padding | model");
        row("! ( causal )", "!causal");
        row("!(causal&padding)", "!(causal & padding)");
        row("! ! (causal | painted)", "!!(causal | painted)");
        row("global ( 7 , 2,7 )", "global(2, 7)");
        row("segment(16777216)", "segment(16777216)");
        row("uncovered|dilated(2)|prefix(0)", "uncovered | dilated(2) | prefix(0)");
    }

    void canonicalText()
    {
        QFETCH(QString, typed);
        QFETCH(QString, canonical);
        const MaskRecipe recipe = MaskRecipe::parse(typed.toStdString());
        QCOMPARE(textOf(recipe), canonical);
        QVERIFY(MaskRecipe::parse(recipe.text()) == recipe);
    }

    void aMistakeIsReportedAtItsCharacter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("character");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("found");
        mistakenRules();
        mistakenArguments();
        mistakenCharacters();
    }

    void aMistakeIsReportedAtItsCharacter()
    {
        QFETCH(QString, text);
        QFETCH(int, character);
        QFETCH(QString, expected);
        QFETCH(QString, found);
        const std::string bytes = text.toStdString();
        const std::optional<MaskMistake> mistake = mistakeIn(bytes);
        QVERIFY(mistake);
        QCOMPARE(QString::fromStdString(bytes.substr(0, mistake->at)).size() + 1, character);
        QVERIFY(mistake->at + mistake->length <= bytes.size());
        try {
            MaskRecipe::parse(bytes);
            QFAIL("accepted");
        } catch (const Error& error) {
            const QString place = "the mask recipe, character " + QString::number(character);
            QVERIFY(error.code == (mistake->unknown_rule ? Code::Unknown : Code::Malformed));
            QCOMPARE(QString::fromStdString(saidParts(error).field), mistake->unknown_rule ? QString("rule") : place);
            if (saidParts(error).nearest.empty()) QCOMPARE(QString::fromStdString(saidParts(error).expected), expected);
            QCOMPARE(QString::fromStdString(saidParts(error).found), found);
        }
    }

    void theRuleThatMayBeMeantIsNamed_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* typed, const char* meant) { QTest::newRow(typed) << typed << QString(meant); };
        row("windw", "window");
        row("windoow", "window");
        row("winbow", "window");
        row("casual", "causal");
        row("Causal", "causal");
        row("globle", "global");
        row("paddng", "padding");
        row("mdel", "model");
        row("fu", "");
        row("xy", "");
        row("everything", "");
        row("wiinddooww", "");
    }

    void theRuleThatMayBeMeantIsNamed()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const auto mistake = mistakeIn("causal & " + typed.toStdString());
        QVERIFY(mistake && mistake->unknown_rule);
        QCOMPARE(QString::fromStdString(saidParts(mistake->said).nearest), meant);
    }

    void theLimitsThemselvesAreAllowed()
    {
        const std::string deep = std::string(64, '(') + "causal" + std::string(64, ')');
        QVERIFY(!mistakeIn(deep));
        std::string wide = "causal";
        for (int rule = 1; rule < 1000; ++rule) wide += " | causal";
        QCOMPARE(MaskRecipe::parse(wide).bind({}).hiddenCells(5, 5), Index{10});
    }

    void anyTextIsParsedOrRefused()
    {
        const std::string_view pieces[] = {"causal",
                                           "window",
                                           "(",
                                           ")",
                                           "3",
                                           ",",
                                           "&",
                                           "|",
                                           "!",
                                           "global",
                                           " ",
                                           "é",
                                           "-",
                                           "full",
                                           "\xC3",
                                           "prefix(1)",
                                           std::string_view("\0", 1),
                                           "\xFF"};
        std::mt19937 random(9);
        int accepted = 0;
        for (int i = 0; i < 10000; ++i) {
            std::string text;
            for (auto length = random() % 12; length > 0; --length)
                if (random() % 8 == 0)
                    text += static_cast<char>(random() % 256);
                else
                    text += pieces[random() % std::size(pieces)];
            const std::optional<MaskMistake> mistake = mistakeIn(text);
            if (mistake) {
                QVERIFY(mistake->at + mistake->length <= text.size());
                continue;
            }
            ++accepted;
            const MaskRecipe recipe = MaskRecipe::parse(text);
            QVERIFY(MaskRecipe::parse(recipe.text()) == recipe);
        }
        QVERIFY(accepted > 10);
    }

    void clickingComposes_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("after");
        const auto row = [](const char* before, const char* rule, const char* after) {
            QTest::addRow("%s, then %s", before, rule) << before << rule << QString(after);
        };
        row("full", "causal", "causal");
        row("causal", "window(3, 0)", "causal & window(3, 0)");
        row("causal & window(3, 0)", "global(1)", "causal & (window(3, 0) | global(1))");
        row("causal & (window(3, 0) | global(1))", "dilated(2)", "causal & (window(3, 0) | global(1) | dilated(2))");
        row("causal & global(1)", "window(3, 0)", "causal & (window(3, 0) | global(1))");
        row("dilated(2) | global(1)", "window(3, 0)", "window(3, 0) | dilated(2) | global(1)");
        row("causal & dilated(2)", "global(1)", "causal & (dilated(2) | global(1))");
        row("causal", "global(1)", "causal & global(1)");
        row("!window(3, 0)", "global(1)", "!window(3, 0) & global(1)");
        row("window(3, 0)", "global(1)", "window(3, 0) | global(1)");
        row("window(3, 0) | global(1)", "causal", "(window(3, 0) | global(1)) & causal");
        row("causal", "prefix(2)", "causal | prefix(2)");
        row("causal & window(3, 0)", "prefix(2)", "(causal | prefix(2)) & window(3, 0)");
        row("model", "prefix(2)", "model & prefix(2)");
        row("causal", "padding", "causal & padding");
        row("causal | padding", "segment(3)", "(causal | padding) & segment(3)");
        row("causal", "painted", "causal & painted");
        row("causal & window(3, 0)", "uncovered", "causal & window(3, 0) | uncovered");
        row("causal & painted", "uncovered", "(causal | uncovered) & painted");
        row("causal & padding & painted", "uncovered", "(causal & padding | uncovered) & painted");
        row("causal | uncovered", "painted", "(causal | uncovered) & painted");
        row("full", "uncovered", "full | uncovered");
        row("causal & padding", "causal", "causal & padding");
        row("window(3, 0)", "window(5, 0)", "window(3, 0)");
    }

    void clickingComposes()
    {
        QFETCH(QString, before);
        QFETCH(QString, rule);
        QFETCH(QString, after);
        const RuleKind kinds[] = {RuleKind::Causal, RuleKind::Padding, RuleKind::Window,
                                  RuleKind::Prefix, RuleKind::Segment, RuleKind::Dilated,
                                  RuleKind::Global, RuleKind::Painted, RuleKind::Uncovered};
        const std::string name = rule.section('(', 0, 0).toStdString();
        const auto* kind = std::ranges::find(kinds, name, [](RuleKind one) { return ruleName(one); });
        std::vector<Index> arguments;
        for (const QString& number :
             rule.section('(', 1).chopped(rule.contains('(') ? 1 : 0).split(',', Qt::SkipEmptyParts))
            arguments.push_back(number.toInt());
        const MaskRecipe recipe = MaskRecipe::parse(before.toStdString()).with(*kind, arguments);
        QCOMPARE(textOf(recipe), after);
        QVERIFY(recipe.has(*kind));
        QVERIFY(MaskRecipe::parse(recipe.text()) == recipe);
    }

    void clickingOffTakesARuleOut_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");  // without window
        const auto row = [](const char* before, const char* after) {
            QTest::newRow(before) << before << QString(after);
        };
        row("window(3, 0)", "full");
        row("causal & window(3, 0)", "causal");
        row("causal & (window(3, 0) | global(1))", "causal & global(1)");
        row("causal & !window(3, 0)", "causal");
        row("causal & !!(window(3, 0) | window(1, 0))", "causal");
        row("!(window(3, 0) & padding)", "!padding");
        row("causal & (window(3, 0) | padding & model)", "causal & padding & model");
        row("causal | prefix(2)", "causal | prefix(2)");
    }

    void clickingOffTakesARuleOut()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const MaskRecipe recipe = MaskRecipe::parse(before.toStdString()).without(RuleKind::Window);
        QCOMPARE(textOf(recipe), after);
        QVERIFY(MaskRecipe::parse(recipe.text()) == recipe);
    }

    void clickingChecksTheArguments()
    {
        QVERIFY_EXCEPTION_THROWN(MaskRecipe{}.with(RuleKind::Dilated, {0}), Error);
        QVERIFY_EXCEPTION_THROWN(MaskRecipe{}.with(RuleKind::Window, {3}), Error);
        QVERIFY_EXCEPTION_THROWN(MaskRecipe{}.with(RuleKind::Prefix, {-1}), Error);
        QVERIFY_EXCEPTION_THROWN(MaskRecipe{}.with(RuleKind::Given), Error);
        QCOMPARE(textOf(MaskRecipe{}), QString("full"));
    }

private:
    static void mistakenRules()
    {
        const QString names =
            "full, causal, padding, window, prefix, segment, dilated, chunk, global, painted, uncovered, model";
        const QString end = "the end of the text";
        QTest::newRow("empty") << "" << 1 << "a rule" << end;
        QTest::newRow("only spaces") << "  " << 3 << "a rule" << end;
        QTest::newRow("unknown name") << "causal & banded(3)" << 10 << names << "“banded”";
        QTest::newRow("names are lower case") << "Causal" << 1 << names << "“Causal”";
        QTest::newRow("given is no word of a recipe") << "given" << 1 << names << "“given”";
        QTest::newRow("number as rule") << "3" << 1 << "a rule"
                                        << "“3”";
        QTest::newRow("second operand missing") << "causal &" << 9 << "a rule" << end;
        QTest::newRow("two operators") << "causal & | full" << 10 << "a rule"
                                       << "“|”";
        QTest::newRow("no operator") << "causal padding" << 8 << "“&”, “|” or the end"
                                     << "“padding”";
        QTest::newRow("one parenthesis too many") << "(causal))" << 9 << "“&”, “|” or the end"
                                                  << "“)”";
        QTest::newRow("one parenthesis too few") << "(causal" << 8 << "“&”, “|” or “)”" << end;
        QTest::newRow("empty parentheses") << "()" << 2 << "a rule"
                                           << "“)”";
    }

    static void mistakenArguments()
    {
        QTest::newRow("letter as number") << "causal & window(x, 0)" << 17 << "a number"
                                          << "“x”";
        QTest::newRow("negative") << "prefix(-1)" << 8 << "a number"
                                  << "“-”";
        QTest::newRow("fraction") << "prefix(1.5)" << 9 << "“)”"
                                  << "“.”";
        QTest::newRow("no arguments") << "window & causal" << 8 << "“(”"
                                      << "“&”";
        QTest::newRow("argument missing") << "window(3)" << 9 << "“,” and a second number, as in window(3, 0)"
                                          << "“)”";
        QTest::newRow("argument too many") << "prefix(3, 1)" << 9 << "“)”"
                                           << "“,”";
        QTest::newRow("no list of tokens") << "global()" << 8 << "a number"
                                           << "“)”";
        QTest::newRow("list goes on with nothing") << "global(1, )" << 11 << "a number"
                                                   << "“)”";
        QTest::newRow("list breaks off") << "global(1; 2)" << 9 << "“,” or “)”"
                                         << "“;”";
        QTest::newRow("causal takes none") << "causal(1)" << 7 << "causal without arguments"
                                           << "“(”";
        QTest::newRow("nor behind a space") << "causal (1)" << 8 << "causal without arguments"
                                            << "“(”";
        QTest::newRow("token zero") << "global(1, 0)" << 11 << "at least 1"
                                    << "“0”";
        QTest::newRow("step zero") << "dilated(0)" << 9 << "at least 1"
                                   << "“0”";
        QTest::newRow("too large") << "prefix(16777217)" << 8 << "at most 16777216"
                                   << "“16777217”";
        QTest::newRow("does not fit a machine word") << "prefix(99999999999999999999)" << 8 << "at most 16777216"
                                                     << "“99999999999999999999”";
    }

    static void mistakenCharacters()
    {
        QTest::newRow("characters, not bytes") << "causal é" << 8 << "“&”, “|” or the end"
                                               << "“é”";
        QTest::newRow("no-break space is no space") << "causal\u00A0& full" << 7 << "“&”, “|” or the end"
                                                    << "“‹C2 A0›”";
        QTest::newRow("control character") << QString("causal\u0001") << 7 << "“&”, “|” or the end"
                                           << "“‹01›”";
        QTest::newRow("nested too deep") << QString("(").repeated(65) + "full" + QString(")").repeated(65) << 65
                                         << "at most 64 levels of “(” and “!”"
                                         << "“(”";
        QTest::newRow("negated too often")
            << QString("!").repeated(65) + "full" << 65 << "at most 64 levels of “(” and “!”"
            << "“!”";
        QTest::newRow("too many rules") << QString("full&").repeated(1000) + "causal" << 5001 << "at most 1000 rules"
                                        << "“causal”";
    }
};

TEST_CLASS(TestMaskRecipe)
#include "tst_mask_recipe.moc"
