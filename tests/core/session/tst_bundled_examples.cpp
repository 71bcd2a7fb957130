#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "tests/core/session/shown_weights.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <fstream>
#include <set>

namespace fs = std::filesystem;
using core::Example;

namespace {

const fs::path folder = fs::path(SOURCE_DIR) / "resources/examples";

std::vector<fs::path> files()
{
    std::vector<fs::path> all;
    for (const auto& entry : fs::directory_iterator(folder)) all.push_back(entry.path());
    std::ranges::sort(all);
    return all;
}

std::string sentenceOf(const core::Error& error)
{
    return error.file + ": " + saidParts(error).field + ", expected " + saidParts(error).expected + ", found "
           + saidParts(error).found;
}

std::string describe(const core::ShownRow& row, const ShownWeights::InHead& found)
{
    return row.query.text + " → " + row.keys.front().text + " " + std::to_string(found.together) + ", " + found.rival
           + " " + std::to_string(found.strongest);
}

/// An example's JSON as text; `said` stands in place of its object "example".
std::string exampleText(const std::string& said)
{
    return R"({"format": "attentionscope session", "version": 1,
               "runs": [{"model": "bundled:named-heads", "texts": ["the cat sat on the mat"]}])"
           + (said.empty() ? "" : ", \"example\": " + said) + "}";
}

}  // namespace

/// Every bundled example's text agrees with the engine's numbers.
class TestBundledExamples final : public QObject {
    Q_OBJECT
private slots:
    void everyFileIsListed()
    {
        const auto skipped = [](const core::Error& error) { QFAIL(sentenceOf(error).c_str()); };
        const std::vector<Example> listed = core::bundledExamples(skipped);
        QVERIFY(!listed.empty());
        QCOMPARE(listed.size(), files().size());  // also where the model of one is missing
        std::vector<std::string> groups;
        std::set<std::string> titles;
        for (const Example& example : listed) {
            if (groups.empty() || groups.back() != example.group) groups.push_back(example.group);
            QVERIFY2(titles.insert(example.title).second, example.title.c_str());
        }
        const std::set<std::string> different(groups.begin(), groups.end());
        QCOMPARE(groups.size(), different.size());  // each heading stands once
    }

    void everyExampleShowsWhatItSays_data() { eachFile(); }
    void everyExampleShowsWhatItSays()
    {
        withEach([](const Example& example) {
            const core::Focus& focus = example.session.focus;
            for (const core::ShownRow& row : example.shows) {
                const ShownWeights weights(example, row);
                const core::Index layer = row.layer.value_or(focus.layer);
                const core::Index head = row.head.value_or(focus.head);
                QVERIFY2(layer < weights.layers() && head < weights.heads(), "its head is not there");
                const auto found = weights.in(layer, head);
                if (!found.rival.empty()) QVERIFY2(found.margin() > 0, describe(row, found).c_str());
                QVERIFY2(found.together >= row.weight, describe(row, found).c_str());
            }
        });
    }

    void everyExampleNamesWhatItShows_data() { eachFile(); }
    void everyExampleNamesWhatItShows()
    {
        withEach([](const Example& example) {
            QVERIFY2(example.title.size() <= 60, "too long for a menu");
            QVERIFY2(example.look.size() <= 300, "too long for a line above the views");
            for (const core::ShownRow& row : example.shows) {
                std::vector<core::NamedToken> tokens = row.keys;
                tokens.push_back(row.query);
                for (const core::NamedToken& token : tokens)
                    QVERIFY2(example.look.find(token.text) != std::string::npos, token.text.c_str());
            }
        });
    }

    void everyExampleOpensOnItsFirstRow_data() { eachFile(); }
    void everyExampleOpensOnItsFirstRow()
    {
        withEach([](const Example& example) {
            const core::Session& session = example.session;
            const core::ShownRow& first = example.shows.front();
            QVERIFY2(!first.text && !first.target && !first.layer && !first.head, "the first row is the session's own");
            const ShownWeights weights(example, first);
            QCOMPARE(session.focus.query, weights.query());
            QCOMPARE(session.focus.key, weights.keys().front());
            QCOMPARE(session.figure.layer, std::optional(session.focus.layer));  // `render`'s figure of it
            QCOMPARE(session.figure.head, std::optional(session.focus.head));
            const std::filesystem::path& model = session.run().model;
            if (!model.empty()) QVERIFY(model.parent_path() == core::bundledModels());
        });
    }

    void whatIsWrongIsNamed_data()
    {
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const char* said, const char* field) {
            QTest::newRow(name) << said << field;
        };
        row("nothing is said", "", "example");
        row("it is no object", "[]", "example");
        row("no title", R"({"look": "a", "group": "g", "shows": [{"query": "cat", "keys": ["the"]}]})", "title");
        row("an empty sentence", R"({"title": "t", "look": " ", "group": "g"})", "look");
        row("no group", R"({"title": "t", "look": "a"})", "group");
        row("a title that is a number", R"({"title": 1, "look": "a", "group": "g"})", "title");
        row("nothing shown", R"({"title": "t", "look": "a", "group": "g", "shows": []})", "shows");
        row("no query", R"({"title": "t", "look": "a", "group": "g", "shows": [{"keys": ["the"]}]})", "query");
        row("no keys", R"({"title": "t", "look": "a", "group": "g", "shows": [{"query": "cat", "keys": []}]})", "keys");
        row("a blank token", R"({"title": "t", "look": "a", "group": "g", "shows": [{"query": " ", "keys": ["a"]}]})",
            "query");
        row("a key that is a number",
            R"({"title": "t", "look": "a", "group": "g", "shows": [{"query": "cat", "keys": [1]}]})", "keys");
        row("an occurrence that is none",
            R"({"title": "t", "look": "a", "group": "g",
                "shows": [{"query": {"token": "cat", "occurrence": 0}, "keys": ["the"]}]})",
            "occurrence");
        row("a weight above one",
            R"({"title": "t", "look": "a", "group": "g", "shows": [{"query": "cat", "keys": ["the"], "weight": 2}]})",
            "weight");
        row("compared with what is no list",
            R"({"title": "t", "look": "a", "group": "g", "shows": [{"query": "cat", "keys": ["the"], "over": "mat"}]})",
            "over");
    }

    void whatIsWrongIsNamed()
    {
        QFETCH(QString, said);
        QFETCH(QString, field);
        const fs::path file = write(exampleText(said.toStdString()));
        try {
            core::openExample(file);
            QFAIL("it was taken");
        } catch (const core::Error& error) {
            QCOMPARE(QString::fromStdString(error.file), QString::fromStdString(file.string()));
            QVERIFY2(QString::fromStdString(saidParts(error).field).contains(field), saidParts(error).field.c_str());
        }
    }

    void whereSessionsAreReadAnExampleIsOne()
    {
        const fs::path file = write(exampleText(R"({"title": "t", "look": "cat the", "group": "g",
            "shows": [{"query": "cat", "keys": ["the"]}, {"query": "mat", "keys": [{"token": "the", "occurrence": 2}],
                       "text": "the mat", "over": ["mat"], "layer": 0, "head": 2, "weight": 0.5}]})"));
        const Example example = core::openExample(file);
        QCOMPARE(core::openSession(file), example.session);
        QCOMPARE(example.shows.size(), std::size_t{2});
        QCOMPARE(example.shows[1].keys.front(), (core::NamedToken{"the", 2}));
        QCOMPARE(*example.shows[1].text, std::string("the mat"));
        QVERIFY(example.shows[0].over.empty());
    }

    void aBundledModelIsFoundFromAnywhere()
    {
        const fs::path file = write(exampleText(""));
        const core::Session session = core::openSession(file);
        QCOMPARE(session.run().model, core::bundledModels() / "named-heads");
        core::saveSession(session, file);
        QVERIFY(textOf(file).find("\"bundled:named-heads\"") != std::string::npos);
        QCOMPARE(core::openSession(file).run().model, session.run().model);
        core::Session own = session;
        own.run().model = fs::path(m_folder.path().toStdString()) / "own";
        core::saveSession(own, file);
        QVERIFY(textOf(file).find("bundled:") == std::string::npos);
        QCOMPARE(core::openSession(file).run().model, own.run().model);
    }

    void aBundledModelIsNoPath_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"", ".", "..", "../models/named-heads", "/etc", "named-heads\\u0000"})
            QTest::newRow(name) << name;
        QTest::newRow("a long one") << QString(300, 'x');
    }

    void aBundledModelIsNoPath()
    {
        QFETCH(QString, name);
        std::string text = exampleText("");
        text.replace(text.find("named-heads"), 11, name.toStdString());
        try {
            core::openSession(write(text));
            QFAIL("it was taken");
        } catch (const core::Error& error) {
            QCOMPARE(error.code, core::Code::OutOfRange);
            QVERIFY(saidParts(error).field.find("model") != std::string::npos);
        }
    }

    void anotherWordOrMaskIsNoLongerAboutIt()
    {
        Example example;
        example.session.run().model = "/a";
        example.session.run().texts = {"the cat sat on the mat because it was tired."};
        core::Session session = example.session;
        QVERIFY(core::isAbout(example, session));
        session.run().texts = {"the cat sat on the mat because it was soft."};
        QVERIFY(!core::isAbout(example, session));
        session.run().texts = example.session.run().texts;
        session.run().changes = {{.temperature = 0.5F}};
        QVERIFY(!core::isAbout(example, session));
        session.run().changes.clear();
        session.focus.head = 3;
        QVERIFY(core::isAbout(example, session));
        session.run().texts = {""};
        QVERIFY(!core::isAbout(example, session));
        session = example.session;
        session.run().model = "/b";
        QVERIFY(!core::isAbout(example, session));
    }

    void trainedModelsComeFirst()
    {
        std::vector<std::string> names;
        for (const fs::path& model : core::bundledModelFolders()) {
            names.push_back(model.filename().string());
            QVERIFY(fs::exists(model / "config.json"));
        }
        const std::vector<std::string> order{"primer-encoder", "primer-decoder", "primer-translator", "primer-vision",
                                             "named-heads"};
        QVERIFY(std::ranges::is_sorted(
            names, {}, [&](const std::string& name) { return std::ranges::find(order, name) - order.begin(); }));
        QVERIFY(std::ranges::find(names, "named-heads") != names.end());
    }

private:
    static void eachFile()
    {
        QTest::addColumn<QString>("file");
        for (const fs::path& file : files())
            QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
    }

    template<typename Check>
    static void withEach(Check check)
    {
        QFETCH(QString, file);
        try {
            check(core::openExample(file.toStdString()));
        } catch (const core::Error& error) {
            QFAIL(sentenceOf(error).c_str());
        }
    }

    fs::path write(const std::string& text) const
    {
        const fs::path file = fs::path(m_folder.path().toStdString()) / "example.attnscope";
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }

    static std::string textOf(const fs::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestBundledExamples)
#include "tst_bundled_examples.moc"
