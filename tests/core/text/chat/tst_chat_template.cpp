#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/text/chat/chat_template.h"

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
        row("lines that are all indented", "{{ ('\\n' * 1000000) | indent(200, true, true) | length }}");
    }

    void aHostileTemplateEnds()
    {
        QFETCH(QString, source);
        QVERIFY_EXCEPTION_THROWN(rendered(source.toStdString(), R"([{"role": "user", "content": "x"}])"), Error);
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
