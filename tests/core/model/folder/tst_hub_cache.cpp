#include "core/model/folder/hub_cache.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/model/folder/hub_folders.h"
#include "tests/test_class.h"

#include <map>

namespace fs = std::filesystem;

/// Finds models where Hugging Face's libraries put them, whatever else lies there.
class TestHubCache final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_cache = fs::path(m_folder->path().toStdString()) / "hub";
        m_hub = std::make_unique<HubFolders>(m_cache);
    }

    void theEnvironmentSaysWhereTheCacheIs_data()
    {
        QTest::addColumn<QStringList>("variables");
        QTest::addColumn<QString>("folder");
        QTest::newRow("by default") << QStringList{} << "/home/ada/.cache/huggingface/hub";
        QTest::newRow("XDG_CACHE_HOME") << QStringList{"XDG_CACHE_HOME=/x"} << "/x/huggingface/hub";
        QTest::newRow("HF_HOME before XDG") << QStringList{"XDG_CACHE_HOME=/x", "HF_HOME=/hf"} << "/hf/hub";
        QTest::newRow("the old name before HF_HOME")
            << QStringList{"HF_HOME=/hf", "HUGGINGFACE_HUB_CACHE=/old"} << "/old";
        QTest::newRow("HF_HUB_CACHE before all")
            << QStringList{"HF_HOME=/hf", "HUGGINGFACE_HUB_CACHE=/old", "HF_HUB_CACHE=/new"} << "/new";
        QTest::newRow("the home folder") << QStringList{"HF_HOME=~/hf"} << "/home/ada/hf/hub";
        QTest::newRow("another user's is left") << QStringList{"HF_HUB_CACHE=~bob/hf"} << "~bob/hf";
        QTest::newRow("variables in it") << QStringList{"HF_HUB_CACHE=$DISK/${USER}x/$UNKNOWN", "DISK=/d", "USER=ada"}
                                         << "/d/adax/$UNKNOWN";
        QTest::newRow("a brace that stays open") << QStringList{"HF_HUB_CACHE=/a/${USER", "USER=ada"} << "/a/ada";
        QTest::newRow("empty is not set")
            << QStringList{"HF_HUB_CACHE=", "HF_HOME="} << "/home/ada/.cache/huggingface/hub";
    }

    void theEnvironmentSaysWhereTheCacheIs()
    {
        QFETCH(QStringList, variables);
        QFETCH(QString, folder);
        std::map<std::string, std::string> values{{"HOME", "/home/ada"}};
        for (const QString& variable : variables)
            values[variable.section('=', 0, 0).toStdString()] = variable.section('=', 1).toStdString();
        const auto environment = [&](const std::string& name) { return values[name]; };
        QCOMPARE(QString::fromStdString(core::hubCacheFolder(environment).string()), folder);
    }

    void theProgramsOwnEnvironmentIsRead()
    {
        qputenv("ATTENTIONSCOPE_TEST_VARIABLE", "here");
        QCOMPARE(core::environmentVariable("ATTENTIONSCOPE_TEST_VARIABLE"), std::string("here"));
        QCOMPARE(core::environmentVariable("ATTENTIONSCOPE_NO_VARIABLE"), std::string());
    }

    void theSnapshotIsTheOneThatRefsName_data()
    {
        QTest::addColumn<QString>("main");   ///< content of refs/main; null: there is none
        QTest::addColumn<QString>("other");  ///< another ref
        QTest::addColumn<QString>("chosen");
        const QString none;
        QTest::newRow("main") << "aaa"
                              << "bbb"
                              << "aaa";
        QTest::newRow("with white space around it") << " \n aaa\r\n" << none << "aaa";
        QTest::newRow("another ref where main is missing") << none << "bbb"
                                                           << "bbb";
        QTest::newRow("another ref where main's snapshot is missing") << "ddd"
                                                                      << "bbb"
                                                                      << "bbb";
        QTest::newRow("the newest without refs") << none << none << "ccc";
        QTest::newRow("the newest where refs are empty") << ""
                                                         << "\n"
                                                         << "ccc";
        QTest::newRow("no way out") << "../.."
                                    << "../../../outside"
                                    << "ccc";
        QTest::newRow("not the folder itself") << "."
                                               << ".."
                                               << "ccc";
        QTest::newRow("no absolute path") << "/"
                                          << "/tmp"
                                          << "ccc";
        QTest::newRow("no two words") << "aaa bbb" << none << "ccc";
        QTest::newRow("no garbage") << QString::fromLatin1("\x01\xff\x02") << QString("a").repeated(5000) << "ccc";
        QTest::newRow("no file") << "file" << none << "ccc";
    }

    void theSnapshotIsTheOneThatRefsName()
    {
        QFETCH(QString, main);
        QFETCH(QString, other);
        QFETCH(QString, chosen);
        for (const char* revision : {"aaa", "bbb", "ccc"}) m_hub->snapshot("org--net", revision);
        const fs::path snapshots = m_hub->repository("org--net") / "snapshots";
        const auto now = fs::last_write_time(snapshots / "ccc");
        fs::last_write_time(snapshots / "aaa", now - std::chrono::hours(2));
        fs::last_write_time(snapshots / "bbb", now - std::chrono::hours(1));
        HubFolders::write(snapshots / "file", "");
        fs::create_directories(m_cache / "outside");
        if (!main.isNull()) m_hub->ref("org--net", "main", main.toStdString());
        if (!other.isNull()) m_hub->ref("org--net", "v1", other.toStdString());
        QCOMPARE(core::snapshotOf(m_hub->repository("org--net")), snapshots / chosen.toStdString());
    }

    void aRepositoryWithoutSnapshotsHasNone()
    {
        m_hub->ref("org--net", "main", "aaa");
        QVERIFY(core::snapshotOf(m_hub->repository("org--net")).empty());
        QVERIFY(core::snapshotOf(m_cache / "nothing").empty());
    }

    void modelsAreListedByName()
    {
        m_hub->snapshot("gpt2", "aaa");
        m_hub->snapshot("org--Zebra", "aaa");
        m_hub->snapshot("Org--apple", "aaa");
        fs::create_directories(m_cache / "datasets--org--text");
        fs::create_directories(m_cache / ".locks");
        fs::create_directories(m_cache / "models--");
        HubFolders::write(m_cache / "models--file", "");
        fs::create_symlink("nowhere", m_cache / "models--broken");
        const core::HubListing listing = core::listHubModels(m_cache);
        QVERIFY(!listing.problem);
        QStringList names;
        for (const fs::path& each : listing.repositories)
            names << QString::fromStdString(core::hubModelName(each).value_or("?"));
        QCOMPARE(names, (QStringList{"gpt2", "Org/apple", "org/Zebra"}));
    }

    void aMissingOrUnreadableCacheIsNamed()
    {
        auto listing = core::listHubModels(m_cache);
        QVERIFY(listing.problem && listing.problem->code == core::Code::Missing);
        QCOMPARE(listing.problem->file, m_cache.string());
        HubFolders::write(m_cache, "a file");
        listing = core::listHubModels(m_cache);
        QVERIFY(listing.problem && listing.problem->code == core::Code::CannotRead);
        QVERIFY(listing.repositories.empty());
    }

    void manyModelsAreListed()
    {
        for (int i = 0; i < 1200; ++i) fs::create_directories(m_hub->repository("org--net" + std::to_string(i)));
        QCOMPARE(core::listHubModels(m_cache).repositories.size(), std::size_t{1200});
    }

    void aFolderThatBelongsToARepositoryBearsItsName_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("name");
        QTest::newRow("repository") << "/c/models--org--net"
                                    << "org/net";
        QTest::newRow("snapshot") << "/c/models--org--net/snapshots/abc"
                                  << "org/net";
        QTest::newRow("with a slash") << "/c/models--org--net/snapshots/abc/"
                                      << "org/net";
        QTest::newRow("without an organisation") << "/c/models--gpt2/snapshots/abc"
                                                 << "gpt2";
        QTest::newRow("blobs") << "/c/models--org--net/blobs/abc" << QString();
        QTest::newRow("elsewhere") << "/home/ada/gpt2" << QString();
        QTest::newRow("nothing") << "" << QString();
    }

    void aFolderThatBelongsToARepositoryBearsItsName()
    {
        QFETCH(QString, folder);
        QFETCH(QString, name);
        QCOMPARE(QString::fromStdString(core::hubModelName(folder.toStdString()).value_or("")), name);
    }

    void aRepositoryLeadsToItsSnapshot()
    {
        const fs::path snapshot = m_hub->snapshot("org--net", "aaa");
        QCOMPARE(core::modelFolderAt(m_hub->repository("org--net")), snapshot);
        QCOMPARE(core::modelFolderAt(m_hub->repository("org--net") / ""), snapshot);
        QCOMPARE(core::modelFolderAt(snapshot), snapshot);
        QCOMPARE(core::modelFolderAt(m_cache), m_cache);
        // Somebody's own folder of that name is a model folder all the same.
        HubFolders::write(m_hub->repository("own") / "config.json", "{}");
        QCOMPARE(core::modelFolderAt(m_hub->repository("own")), m_hub->repository("own"));
    }

    void aNameOnTheHubLeadsToItsSnapshotInTheCache()
    {
        const fs::path snapshot = m_hub->snapshot("org--net", "aaa");
        m_hub->ref("org--net", "main", "aaa");
        const QByteArray before = qgetenv("HF_HUB_CACHE");
        qputenv("HF_HUB_CACHE", m_cache.c_str());
        QCOMPARE(core::modelFolderAt("org/net"), snapshot);
        for (const char* other : {"org/other", "org/net/more", "../net", "/org/net", "org/..", ""})
            QCOMPARE(core::modelFolderAt(other), fs::path(other));
        QVERIFY(core::whyNotThere("org/other").english().find(m_cache.string()) != std::string::npos);
        QVERIFY(core::whyNotThere("org/other").english().find("--allow-hub") != std::string::npos);
        QCOMPARE(core::whyNotThere("/org/other").english(), std::string("no such file or folder"));
        if (before.isNull())
            qunsetenv("HF_HUB_CACHE");
        else
            qputenv("HF_HUB_CACHE", before);
    }

    void aPartOfAFileTellsAnUnfinishedDownload()
    {
        m_hub->file("org--net", "aaa", "config.json", "{}");
        QVERIFY(!core::hasUnfinishedDownload(m_hub->repository("org--net")));
        HubFolders::write(m_hub->repository("org--net") / "blobs" / "abc.incomplete", "half");
        QVERIFY(core::hasUnfinishedDownload(m_hub->repository("org--net")));
        QVERIFY(!core::hasUnfinishedDownload(m_cache / "nothing"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_cache;
    std::unique_ptr<HubFolders> m_hub;
};

TEST_CLASS(TestHubCache)
#include "tst_hub_cache.moc"
