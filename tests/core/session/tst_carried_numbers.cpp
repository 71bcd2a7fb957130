#include "core/error.h"
#include "core/session/carried_numbers.h"
#include "core/session/session_json.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>
#include <functional>
#include <iterator>

using namespace core;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

/// Files that travel in a session's text.
class TestCarriedNumbers final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_here = m_folder->path().toStdString();
        fs::create_directories(m_here / "tmp");
        qputenv("TMPDIR", (m_here / "tmp").c_str());
        qputenv("XDG_STATE_HOME", (m_here / "state").c_str());
        std::ofstream(m_here / "w.npy", std::ios::binary) << std::string("numbers\0with zeros\n", 19);
        std::ofstream(m_here / "t.json") << "[\"a\", \"b\"]";
        m_session.runs.front().texts = {""};
        m_session.runs.front().recorded = {.file = m_here / "w.npy", .query_tokens = m_here / "t.json"};
        m_text = withNumbers(sessionText(withFingerprints(m_session), m_here), packedNumbers(m_session));
    }

    void theTextIsStillASession()
    {
        QVERIFY(sessionFrom(m_text, m_here / "f.svg") == m_session);
        QVERIFY(m_text.find("\"numbers\"") != std::string::npos);
        QVERIFY(m_text.find(m_here.string()) == std::string::npos);  // nor does it say where they lay
        QCOMPARE(withNumbers(sessionText(withFingerprints(m_session), m_here), packedNumbers(m_session)), m_text);
    }

    void filesThatAreThereAreRead()
    {
        auto [session, unknown] = opened();
        QVERIFY(CarriedNumbers::take(session, unknown, m_text, m_here / "f.svg") == nullptr);
        QCOMPARE(session.run().recorded.file, m_here / "w.npy");
    }

    void whatIsNotThereIsReadFromTheText()
    {
        const std::string before = contentOf(m_here / "w.npy");
        remove();
        auto [session, unknown] = opened();
        auto numbers = CarriedNumbers::take(session, unknown, m_text, m_here / "f.svg");
        QVERIFY(numbers != nullptr && numbers->areOf(session));
        const fs::path file = session.run().recorded.file;
        QCOMPARE(file.filename(), fs::path("w.npy"));
        QVERIFY(CarriedNumbers::hold(file) && !CarriedNumbers::hold(m_here / "w.npy"));
        QCOMPARE(contentOf(file), before);
        QCOMPARE(contentOf(session.run().recorded.query_tokens), std::string("[\"a\", \"b\"]"));
        QCOMPARE(fs::status(file.parent_path()).permissions(), fs::perms::owner_all);
        rememberOpened(session.run());
        QVERIFY(openedSources().empty());
        numbers.reset();
        QVERIFY(!fs::exists(file.parent_path()));
        QVERIFY(fs::is_empty(m_here / "tmp"));
    }

    void nobodyIsAskedAboutWhatTravelled()
    {
        fs::create_directories(m_here / "elsewhere");
        fs::rename(m_here / "w.npy", m_here / "elsewhere/w.npy");
        m_session.run().recorded = {.file = m_here / "elsewhere/w.npy"};
        Session named = withFingerprints(m_session);
        UnknownSources unknown{{m_here / "w.npy", m_here / "elsewhere/w.npy"}};
        named.run().recorded.file = m_here / "w.npy";
        named.run().fingerprints = {{m_here / "w.npy", fingerprintOf(m_here / "elsewhere/w.npy")}};
        const auto numbers = CarriedNumbers::take(named, unknown, m_text, m_here / "f.svg");
        QVERIFY(numbers != nullptr && unknown.empty());
    }

    void otherNumbersThanTheSessionsAreRefused()
    {
        remove();
        auto [session, unknown] = opened();
        for (auto& [path, fingerprint] : session.run().fingerprints) ++fingerprint;
        QVERIFY(refusal([&, &asked = session, &named = unknown] {
                    CarriedNumbers::take(asked, named, m_text, m_here / "f.svg");
                }).starts_with("the numbers in the figure"));
        QVERIFY(fs::is_empty(m_here / "tmp"));
    }

    void aModelHasNone()
    {
        Session session;
        session.run().model = "tiny";
        QCOMPARE(refusal([&] { packedNumbers(session); }), std::string("--with-data"));
    }

private:
    std::pair<Session, UnknownSources> opened() const
    {
        std::pair<Session, UnknownSources> both{sessionFrom(m_text, m_here / "f.svg"), {}};
        SourceSearch nowhere;
        nowhere.opened.clear();
        nowhere.cached = nullptr;
        both.second = findSources(both.first, m_here, nowhere);
        return both;
    }

    void remove() const
    {
        fs::remove(m_here / "w.npy");
        fs::remove(m_here / "t.json");
    }

    static std::string refusal(const std::function<void()>& act)
    {
        try {
            act();
        } catch (const Error& error) {
            return saidParts(error).field;
        }
        return {};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_here;
    Session m_session;
    std::string m_text;
};

TEST_CLASS(TestCarriedNumbers)
#include "tst_carried_numbers.moc"
