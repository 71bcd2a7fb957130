#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/chat/chat_spans.h"
#include "core/text/chat/chat_template.h"

#include <QElapsedTimer>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <filesystem>

using namespace core;

namespace {

const std::filesystem::path here = std::filesystem::path(SOURCE_DIR) / "tests/core/text/chat";
constexpr std::chrono::year_month_day day(std::chrono::year(2026), std::chrono::November, std::chrono::day(29));

RenderedChat rendered(const std::string& source, const std::string& conversation)
{
    return ChatTemplate(source, "t.jinja")
        .render({conversation, "c.json"}, {{"bos_token", "<s>"}, {"eos_token", "</s>"}}, day);
}

/// The text, or "field|expected|found" of the error.
std::string textOrError(const std::string& source)
{
    try {
        return rendered(source, R"([{"role": "user", "content": "x"}])").text;
    } catch (const Error& error) {
        return saidParts(error).field + "|" + saidParts(error).expected + "|" + saidParts(error).found;
    }
}

std::string repeated(const std::string& text, int count)
{
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

}  // namespace

class TestChatTemplate final : public QObject {
    Q_OBJECT
private slots:
    void everyConversationIsWrittenAsByTransformers()
    {
        const Json json = parseJson(readText(here / "chats.json", 1U << 22U), "chats.json", "the cases");
        int refused = 0;
        for (const Json& each : json["cases"]) {
            const auto name = each["template"].get<std::string>();
            const std::string conversation =
                json["conversations"][each["conversation"].get<std::string>()].get<std::string>();
            const std::string source = readText(here / name, 1U << 20U);
            if (each["text"].is_null()) {
                ++refused;
                QVERIFY_EXCEPTION_THROWN(rendered(source, conversation), Error);
                continue;
            }
            const std::string text = rendered(source, conversation).text;
            QVERIFY2(text == each["text"].get<std::string>(), (name + " " + conversation + "\n" + text).c_str());
        }
        QVERIFY(json["cases"].size() >= 240 && refused > 0);
    }

    void aLoopIsLeftFromWithinABlock()
    {
        QCOMPARE(textOrError("{% for x in [1, 2, 3] %}{% with y = x %}{% if y == 2 %}{% break %}{% endif %}{{ y }}"
                             "{% endwith %}{% endfor %}"),
                 std::string("1"));
    }

    void aMessageStandsWhereTheLoopWroteIt()
    {
        const std::string source = readText(here / "preface.jinja", 1U << 20U);
        const RenderedChat chat = rendered(
            source, R"({"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"},
                        {"role": "assistant", "content": "Ho"}], "add_generation_prompt": true})");
        QCOMPARE(chat.text, std::string("<s>## Rules\nBe brief.\n\n[USER]Hi\n[ASSISTANT]Ho</s>[ASSISTANT]"));
        std::vector<std::string> parts;
        for (const MessageSpan& span : chat.spans)
            parts.push_back(span.role + ":" + chat.text.substr(span.from, span.to - span.from));
        QCOMPARE(parts, (std::vector<std::string>{"system:<s>## Rules\nBe brief.\n\n", "user:[USER]Hi\n",
                                                  "assistant:[ASSISTANT]Ho</s>", "assistant:[ASSISTANT]"}));
    }

    void whatIsNotUnderstoodIsNamedWithItsLine_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* source, const char* named) {
            QTest::newRow(source) << QString(source) << QString(named);
        };
        row("\n{% include '/etc/passwd' %}", "the statement “include” in line 2 of the chat template");
        row("{% import 'x' as y %}", "the statement “import”");
        row("{% extends 'x' %}", "the statement “extends”");
        row("{% if x %}", "{% endif %}");
        row("a\nb{{ x", "line 2");
        row("{{ 'x }}", "at the end of the text");
        row("{{ }}", "a value");
        row("{{ (1] }}", "the end of (");
        row("{% break %}", "a loop around “break”");
        row("{{ 1 | frobnicate }}", "the filter “frobnicate”");
        row("{{ 1 is frobnicated }}", "the test “frobnicated”");
        row("{{ nothing.at.all }}", "“nothing” is not there");
        row("{{ nothing() }}", "“nothing” is not there, so it cannot be called");
        row("{{ 'a' + 1 }}", "a text and a whole number have no “+”");
        row("{{ 1 // 0 }}", "divided by 0");
        row("{{ messages.append(1) }}", "would change a list");
        row("{{ messages[0].update({}) }}", "would change a mapping");
        row("{{ ''.__class__.__mro__ }}", "“__class__” is not there");
        row("{{ raise_exception('not today') }}", "not today");
        row("{% for x in [1] recursive %}{% endfor %}", "recursive");
        row("{{ 99999999999999999999 }}", "9223372036854775808");
    }

    void whatIsNotUnderstoodIsNamedWithItsLine()
    {
        QFETCH(QString, source);
        QFETCH(QString, named);
        const std::string error = textOrError(source.toStdString());
        QVERIFY2(QString::fromStdString(error).contains(named), error.c_str());
    }

    /// None of them takes more than a moment, or more memory than a few megabytes.
    void aHostileTemplateEnds_data()
    {
        QTest::addColumn<QString>("source");
        const auto row = [](const char* name, const std::string& source) {
            QTest::newRow(name) << QString::fromStdString(source);
        };
        row("loops", "{% for i in range(99999) %}{% for j in range(99999) %}x{% endfor %}{% endfor %}");
        row("a text that doubles",
            "{% set n = namespace(t='x') %}{% for i in range(60) %}{% set n.t = n.t ~ n.t %}{% endfor %}{{ n.t }}");
        row("a list that doubles",
            "{% set n = namespace(t=[1]) %}{% for i in range(60) %}{% set n.t = n.t + n.t %}{% endfor %}{{ n.t }}");
        row("a text a hundred million times", "{{ 'x' * 99999999 }}");
        row("a large power", "{{ 9 ** 999 }}");
        row("a long range", "{{ range(10 ** 15) }}");
        row("a macro that calls itself", "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}");
        row("a namespace in itself", "{% set n = namespace() %}{% set n.x = n %}{{ n }}");
        row("equal namespaces in themselves", "{% set a = namespace() %}{% set b = namespace() %}{% set a.x = a %}"
                                              "{% set b.x = b %}{{ a == b }}");
        row("brackets", "{{ " + repeated("(", 5000) + "1" + repeated(")", 5000) + " }}");
        row("signs", "{{ " + repeated("-", 5000) + "1 }}");
        row("negations", "{{ " + repeated("not ", 5000) + "1 }}");
        row("a long sum", "{{ 1" + repeated("+1", 100'000) + " }}");
        row("many filters", "{{ 1" + repeated("|string", 100'000) + " }}");
        row("many attributes", "{{ a" + repeated(".b", 100'000) + " }}");
        row("many ifs", repeated("{% if 1 %}", 5000));
        row("many looks through a text",
            "{% set t = 'x' * 1000000 %}{% for i in range(99999) %}{{ 'y' in t }}{% endfor %}");
        // What each step costs is bounded, so that two million of them are a moment.
        row("loops of loops of loops", "{% for a in range(2000) %}{% for b in range(2000) %}{% for c in range(2000) %}"
                                       "{% endfor %}{% endfor %}{% endfor %}");
        row("macros that call each other",
            "{% macro f() %}{{ g() }}{{ g() }}{% endmacro %}{% macro g() %}{{ f() }}{% endmacro %}{{ f() }}");
        row("macros that fork",
            "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(60) }}x");
        row("a macro that hands itself on", "{% macro f(g) %}{{ g(g) }}{% endmacro %}{{ f(f) }}");
        row("a caller within a caller", "{% macro f() %}{{ caller() }}{% endmacro %}" + repeated("{% call f() %}", 4000)
                                            + "x" + repeated("{% endcall %}", 4000));
        row("a text that doubles by joining",
            "{% set n = namespace(t='x') %}{% for i in range(60) %}{% set n.t = [n.t, n.t] | join %}{% endfor %}");
        row("a text that doubles by replacing", "{% set n = namespace(t='xx') %}{% for i in range(60) %}{% set n.t = "
                                                "n.t.replace('x', 'xx') %}{% endfor %}");
        row("a text that doubles by formatting",
            "{% set n = namespace(t='x') %}{% for i in range(60) %}{% set n.t = '%s%s' | format(n.t, n.t) %}"
            "{% endfor %}{{ n.t }}");
        row("a long text that is cut again and again",
            "{% set t = 'x ' * 400000 %}{% for i in range(99999) %}{% set u = t.split() %}{% endfor %}");
        row("a long text that is compared again and again",
            "{% set t = 'x' * 1000000 %}{% set u = 'x' * 1000000 %}{% for i in range(99999) %}{% if t == u %}"
            "{% endif %}{% endfor %}");
        row("a long list that is sorted again and again",
            "{% set t = range(90000) | list %}{% for i in range(99999) %}{% set u = t | sort %}{% endfor %}");
        row("a long list as JSON again and again",
            "{% set t = range(90000) | list %}{% for i in range(99999) %}{% set u = t | tojson %}{% endfor %}");
        row("a list of itself as JSON", "{% set n = namespace() %}{% set n.t = [n] %}{{ n.t | tojson }}");
        row("lists in lists", "{{ " + repeated("[", 5000) + repeated("]", 5000) + " }}");
        row("a list that grows inward as text",
            "{% set n = namespace(t=[]) %}{% for i in range(90000) %}{% set n.t = [n.t] %}{% endfor %}{{ n.t }}");
        row("conditions in conditions", "{{ " + repeated("1 if ", 5000) + "1" + repeated(" else 1", 5000) + " }}");
        row("lines that are all indented", "{{ ('\\n' * 1000000) | indent(200, true, true) | length }}");
    }

    void aHostileTemplateEnds()
    {
        QFETCH(QString, source);
        QElapsedTimer timer;
        timer.start();
        QVERIFY_EXCEPTION_THROWN(rendered(source.toStdString(), R"([{"role": "user", "content": "x"}])"), Error);
        qInfo("%s: %lld ms", QTest::currentDataTag(), timer.elapsed());
    }

    void aTemplateHasTwoMillionSteps()
    {
        // Whatever it does, it is told by its steps and not by a clock that it does too much.
        const auto looped = [](int outer) {
            return textOrError("{% for i in range(" + std::to_string(outer)
                               + ") %}{% for j in range(1000) %}{% endfor %}{% endfor %}done");
        };
        QCOMPARE(looped(200), std::string("done"));
        QVERIFY2(looped(99'999).find("two million steps") != std::string::npos, looped(99'999).c_str());
    }

    void whatTheModelWritesIsCalledAnswer()
    {
        const std::string source = "{% for m in messages %}{{ m.role }}: {% if m.role == 'assistant' %}{% generation %}"
                                   "{{ m.content }}é.{% endgeneration %}{% else %}{{ m.content }}{% endif %}; "
                                   "{% endfor %}";
        const RenderedChat chat =
            rendered(source, R"([{"role": "user", "content": "Grüße"}, {"role": "assistant", "content": "Ho"},
                        {"role": "user", "content": "Hm"}, {"role": "assistant", "content": "Ha"}])");
        QCOMPARE(chat.generated.size(), std::size_t{2});
        QCOMPARE(chat.text.substr(chat.generated[0].first, chat.generated[0].second - chat.generated[0].first),
                 std::string("Hoé."));
        std::string named;
        const std::u32string points = QString::fromStdString(chat.text).toStdU32String();
        for (const TextSpan& span : namedSpans(chat))
            named +=
                span.name + "="
                + QString::fromStdU32String(points.substr(static_cast<std::size_t>(span.range.from),
                                                          static_cast<std::size_t>(span.range.to - span.range.from)))
                      .trimmed()
                      .toStdString()
                + "|";
        // The answer stands before the message that it is a part of, of which its beginning and end stay.
        QCOMPARE(named, std::string("user 1=user: Grüße;|assistant 1=assistant:|answer 1=Hoé.|assistant 1=;|"
                                    "user 2=user: Hm;|assistant 2=assistant:|answer 2=Haé.|assistant 2=;|"));
    }

    void aConversationThatIsNoneIsNamed()
    {
        for (const auto& [conversation, named] :
             std::vector<std::pair<std::string, std::string>>{{"[1]", "message 1"},
                                                              {R"([{"role": "user"}, {"content": "x"}])", "message 2"},
                                                              {R"({"chat": []})", "the conversation"},
                                                              {"3", "the conversation"},
                                                              {"[", "the conversation"}}) {
            try {
                rendered("x", conversation);
                QFAIL(conversation.c_str());
            } catch (const Error& error) {
                QCOMPARE(error.file, std::string("c.json"));
                QVERIFY2(saidParts(error).field.find(named) != std::string::npos, saidParts(error).field.c_str());
            }
        }
    }
};

TEST_CLASS(TestChatTemplate)
#include "tst_chat_template.moc"
