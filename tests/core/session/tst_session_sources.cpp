#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "core/session/session_sources.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

/// The sources in files, and the places where they are searched again.
class TestSessionSources final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_here = m_folder->path().toStdString();
        qputenv("HOME", (m_here / "home/maria").c_str());
        qputenv("XDG_STATE_HOME", (m_here / "state").c_str());
        qputenv("HF_HUB_CACHE", (m_here / "hub").c_str());
    }

    void nothingSaysWhereItsWriterKeepsThings_data()
    {
        QTest::addColumn<QString>("lies");
        for (const char* folder : {"home/maria", "home/maria/talks", "elsewhere", "home", ""})
            QTest::newRow(folder) << folder;
    }

    void nothingSaysWhereItsWriterKeepsThings()
    {
        QFETCH(QString, lies);
        Session session = sessionOf(model("home/maria/models/tiny"));
        session.run().images = {file("home/maria/pictures/cat.png", "cat")};
        session.runs.push_back({.recorded = {.file = file("home/maria/d.npy", "d"),
                                             .query_tokens = file("home/maria/tokens/q.json", "[]")},
                                .texts = {""}});
        const std::string text = sessionText(withFingerprints(session), m_here / lies.toStdString());
        QVERIFY2(text.find("maria") == std::string::npos, text.c_str());
        QVERIFY2(text.find("home") == std::string::npos, text.c_str());
        QVERIFY2(text.find("tiny") != std::string::npos, text.c_str());
    }

    void whatLiesBelowMovesAlong()
    {
        saveSession(sessionOf(model("a/models/tiny")), m_here / "a/s.attnscope");
        fs::rename(m_here / "a", m_here / "b");
        Session session = openSession(m_here / "b/s.attnscope");
        QVERIFY(findSources(session, m_here / "b", nowhere()).empty());
        QCOMPARE(session.run().model, m_here / "b/models/tiny");
    }

    void whatWasOpenedIsFoundByNameAndContent()
    {
        const fs::path meant = model("work/tiny", "meant");
        const Session session = carried(sessionOf(meant));
        SourceSearch search = nowhere();
        search.opened = {model("other/tiny", "another"), meant};
        Session found = session;
        QVERIFY(findSources(found, m_here / "figures", search).empty());
        QCOMPARE(found.run().model, meant);
        QCOMPARE(savedFingerprint(found.run(), meant), fingerprintOf(meant));
        // Under another name, in a cache.
        search.opened.clear();
        fs::rename(meant, m_here / "renamed");
        search.cached = [this] { return std::vector{m_here / "renamed"}; };
        found = session;
        QVERIFY(findSources(found, m_here / "figures", search).empty());
        QCOMPARE(found.run().model, m_here / "renamed");
    }

    void whatHasChangedIsFoundBesideTheFileAlone()
    {
        const Session session = carried(sessionOf(model("work/tiny", "meant")));
        SourceSearch search = nowhere();
        search.opened = {model("work/tiny", "now it is another")};
        Session found = session;
        QVERIFY(findSources(found, m_here / "figures", search).empty());
        QCOMPARE(found.run().model, m_here / "figures/tiny");  // which is missing
        const fs::path beside = model("figures/tiny", "beside, and another too");
        found = session;
        findSources(found, m_here / "figures", search);
        QCOMPARE(found.run().model, beside);
        QVERIFY(savedFingerprint(found.run(), beside) != fingerprintOf(beside));
    }

    void aCachedModelIsFoundByItsName()
    {
        const fs::path snapshot = model("hub/models--org--tiny/snapshots/0123");
        const std::string text = sessionText(withFingerprints(sessionOf(snapshot)), m_here / "figures");
        QVERIFY2(text.find("org/tiny") != std::string::npos, text.c_str());
        Session found = sessionFrom(text, m_here / "figures/f.pdf");
        QVERIFY(findSources(found, m_here / "figures").empty());
        QCOMPARE(found.run().model, snapshot);
    }

    void aStepOfATrainingIsFoundInItsRun()
    {
        const fs::path run = file("work/run.attntrain", "numbers");
        const std::string text = sessionText(withFingerprints(sessionOf(run / "100")), m_here / "figures");
        QVERIFY2(text.find("run.attntrain/100") != std::string::npos, text.c_str());
        SourceSearch search = nowhere();
        search.opened = {run / "0"};
        Session found = sessionFrom(text, m_here / "figures/f.pdf");
        QVERIFY(findSources(found, m_here / "figures", search).empty());
        QCOMPARE(found.run().model, run / "100");
        const fs::path beside = file("figures/run.attntrain", "numbers");
        found = sessionFrom(text, m_here / "figures/f.pdf");
        QVERIFY(findSources(found, m_here / "figures", nowhere()).empty());
        QCOMPARE(found.run().model, beside / "100");
        // In a session of one's own its place is kept.
        saveSession(sessionOf(run / "100"), m_here / "own.attnscope");
        found = openSession(m_here / "own.attnscope");
        findSources(found, m_here, nowhere());
        QCOMPARE(found.run().model, run / "100");
    }

    void whatLiesOutsideIsAskedAbout_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("asked");
        QTest::newRow("outside") << "../secret.json" << true;
        QTest::newRow("whole path") << "WHOLE/secret.json" << true;
        QTest::newRow("a link out of the folder") << "link.json" << true;
        QTest::newRow("inside") << "mine.json" << false;
        QTest::newRow("inside, there and back") << "../files/mine.json" << false;
        QTest::newRow("not there") << "../nothing.json" << false;
    }

    void whatLiesOutsideIsAskedAbout()
    {
        QFETCH(QString, path);
        QFETCH(bool, asked);
        file("secret.json", "[\"a password\"]");
        file("files/mine.json", "[]");
        fs::create_symlink("../secret.json", m_here / "files/link.json");
        path.replace("WHOLE", QString::fromStdString(m_here.string()));
        const std::string text = sessionWith("'recorded': {'file': 'mine.json', 'query_tokens': '" + path + "'}");
        Session session = sessionFrom(text, m_here / "files/s.attnscope");
        const Session asWritten = session;
        const UnknownSources unknown = findSources(session, m_here / "files", nowhere());
        QCOMPARE(!unknown.empty(), asked);
        if (!asked) return;
        QCOMPARE(session.run().recorded.query_tokens, unknown.begin()->first);
        QCOMPARE(unknown.begin()->first.parent_path(), m_here / "files");
        trustSources(session, unknown);
        QCOMPARE(session, asWritten);
        // A source that was opened before needs no question.
        rememberOpened(session.run());
        QVERIFY(findSources(session, m_here / "files").empty());
    }

    void namesThatLeadElsewhereAreRefused_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* source :
             {"{'name': '../secret'}", "{'name': '/etc'}", "{'name': ''}", "{'name': 3}", "{'hash': '0'}",
              "{'name': 'm', 'hash': '12'}", "{'name': 'm', 'hash': 'zzzzzzzzzzzzzzzz'}", "[]",
              "{'path': 'bundled:../x'}", "{'name': 'bundled:x'}", "'a\\u0000b'"})
            QTest::newRow(source) << source;
    }

    void namesThatLeadElsewhereAreRefused()
    {
        QFETCH(QString, model);
        const std::string text = sessionWith("'model': " + model);
        QVERIFY_THROWS_EXCEPTION(Error, sessionFrom(text, m_here / "files/s.attnscope"));
    }

    void whatWasOpenedLastIsRememberedFirst()
    {
        for (int i = 0; i < 100; ++i) rememberOpened({.model = model("m" + std::to_string(i)), .texts = {""}});
        const auto opened = openedSources();
        QCOMPARE(opened.size(), std::size_t{64});
        QCOMPARE(opened.front(), m_here / "m99");
        rememberOpened({.model = m_here / "m50", .texts = {""}});
        QCOMPARE(openedSources().front(), m_here / "m50");
        rememberOpened({.model = bundledModels() / "named-heads", .texts = {""}});
        QCOMPARE(openedSources().front(), m_here / "m50");
        std::ofstream(m_here / "state/attentionscope/opened.json") << "no list";
        QVERIFY(openedSources().empty());
    }

private:
    /// @param fields  of its run, in single quotes: moc does not read every raw string
    static std::string sessionWith(const QString& fields)
    {
        QString text = "{'format': 'attentionscope session', 'version': 1, 'runs': [{" + fields + "}]}";
        return text.replace('\'', '"').toStdString();
    }

    fs::path file(const std::string& path, const std::string& content) const
    {
        fs::create_directories((m_here / path).parent_path());
        std::ofstream(m_here / path) << content;
        return m_here / path;
    }

    fs::path model(const std::string& path, const std::string& weights = "weights") const
    {
        file(path + "/config.json", "{}");
        return file(path + "/model.safetensors", weights).parent_path();
    }

    static Session sessionOf(const fs::path& model)
    {
        Session session;
        session.run().model = model;
        session.run().texts = {"text"};
        return session;
    }

    /// The session that a figure in another folder carries.
    Session carried(const Session& session) const
    {
        return sessionFrom(sessionText(withFingerprints(session), m_here / "figures"), m_here / "figures/f.pdf");
    }

    static SourceSearch nowhere()
    {
        SourceSearch search;
        search.opened.clear();
        search.cached = {};
        return search;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_here;
};

TEST_CLASS(TestSessionSources)
#include "tst_session_sources.moc"
