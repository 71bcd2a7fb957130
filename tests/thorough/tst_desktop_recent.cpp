#include "tests/window/window_driver.h"

#include <QXmlStreamReader>

#include "core/session/example.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "ui/file/recent_list.h"
#include "ui/work/errands.h"

namespace fs = std::filesystem;

namespace {

const QByteArray fileHead =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<xbel version=\"1.0\" xmlns:bookmark=\"http://www.freedesktop.org/standards/desktop-bookmarks\" "
    "xmlns:mime=\"http://www.freedesktop.org/standards/shared-mime-info\">\n";
const QByteArray foreign =
    "  <bookmark href=\"file:///home/a/notes.txt\" added=\"2020-01-01T00:00:00Z\" visited=\"1\">\n"
    "    <title>Notes &amp; more</title><unheard-of kind=\"x\"><![CDATA[<raw>]]></unheard-of>\n"
    "    <info>\n"
    "      <metadata owner=\"http://freedesktop.org\">\n"
    "        <mime:mime-type type=\"text/plain\"/>\n"
    "        <bookmark:applications>\n"
    "          <bookmark:application name=\"gedit\" exec=\"'gedit %u'\" modified=\"2020-01-01T00:00:00Z\" "
    "count=\"7\"/>\n"
    "        </bookmark:applications>\n"
    "      </metadata>\n"
    "    </info>\n"
    "  </bookmark>\n";
const QByteArray foot = "</xbel>\n";

/// A bookmark of the list.
struct Entry {
    QString added, modified, type;
    QMap<QString, int> counts;  ///< by application
};

/// By their addresses.
QMap<QString, Entry> entriesOf(const QByteArray& list)
{
    QMap<QString, Entry> entries;
    QXmlStreamReader reader(list);
    QString address;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes given = reader.attributes();
        if (reader.name() == QLatin1String("bookmark")) {
            address = given.value("href").toString();
            entries[address].added = given.value("added").toString();
            entries[address].modified = given.value("modified").toString();
        } else if (reader.name() == QLatin1String("mime-type")) {
            entries[address].type = given.value("type").toString();
        } else if (reader.name() == QLatin1String("application")) {
            entries[address].counts[given.value("name").toString()] = given.value("count").toInt();
        }
    }
    return reader.hasError() ? QMap<QString, Entry>() : entries;
}

}  // namespace

/// The list of recent files that the whole desktop shows, as a window enters its documents there.
class TestDesktopRecent final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-desktop-recent");
        // A list of this test alone, and files of it that count as somebody's.
        QStandardPaths::setTestModeEnabled(false);
        for (const auto& [variable, name] : {std::pair("XDG_DATA_HOME", "data"), std::pair("XDG_CONFIG_HOME", "config"),
                                             std::pair("TMPDIR", "temporary")}) {
            QVERIFY(QDir(m_home.path()).mkpath(name));
            qputenv(variable, m_home.filePath(name).toUtf8());
        }
    }
    void init()
    {
        m_hands.open();
        QVERIFY(!QFile::exists(list()));
    }
    void cleanup()
    {
        m_hands.window.reset();
        QVERIFY(Errands::all().end(std::chrono::minutes(1)));
        QFile::remove(list());
    }

    void aSessionIsEnteredWhereItIsOpenedAndSaved()
    {
        const QString file = m_home.filePath("whose is the ä?.attnscope");
        const QString address = QString::fromLatin1(addressOf(file.toUtf8()));
        open(file);
        Entry entry = entriesOf(content())[address];
        QCOMPARE(entry.type, QString("application/x-attentionscope-session"));
        QCOMPARE(entry.counts["attentionscope"], 1);
        QVERIFY(address.endsWith("/whose%20is%20the%20%C3%A4%3F.attnscope"));
        QCOMPARE(QFile::permissions(list()) & ~(QFile::ReadUser | QFile::WriteUser),
                 QFile::ReadOwner | QFile::WriteOwner);
        m_hands.type("another text");
        m_hands.press(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!m_hands.window->isWindowModified());
        QTRY_COMPARE(entriesOf(content())[address].counts["attentionscope"], 2);
        QCOMPARE(entriesOf(content()).size(), 1);
        QCOMPARE(entriesOf(content())[address].added, entry.added);
        QVERIFY(entriesOf(content())[address].modified >= entry.modified);
    }

    void whatOthersHaveEnteredStaysAsItIs()
    {
        write(fileHead + foreign + foot);
        open(m_home.filePath("mine.attnscope"));
        QCOMPARE(entriesOf(content()).size(), 2);
        QVERIFY2(content().contains(foreign), content().constData());
    }

    void aListThatIsNoneIsLeftAlone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("cut short") << fileHead + foreign;
        QTest::newRow("something else") << QByteArray("<html><body/></html>");
        QTest::newRow("no XML") << QByteArray("\x01\x02 recently used");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("too large") << fileHead + QByteArray(9 << 20, ' ') + foot;
        QTest::newRow("other names") << QByteArray("<xbel xmlns:mime=\"of something else\"/>");
    }

    void aListThatIsNoneIsLeftAlone()
    {
        QFETCH(QByteArray, content);
        write(content);
        open(m_home.filePath("mine.attnscope"));
        QCOMPARE(this->content(), content);
    }

    void whatIsNobodysDocumentIsNotEntered()
    {
        m_hands.type("never saved");
        m_hands.window->openPath(core::bundledExampleFolder() / "encoder-1-it-is-the-cat.attnscope");
        m_hands.window->openPath(SessionFiles::lastUnsaved());
        QCOMPARE(m_hands.window->editor().session().run().texts.front(), std::string("never saved"));
        open(m_home.filePath("temporary/passing.attnscope"));
        QVERIFY(Errands::all().end(std::chrono::minutes(1)));
        QVERIFY(!QFile::exists(list()));
    }

    void theDesktopMaySwitchItOff_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("GTK") << "gtk-3.0/settings.ini" << QByteArray("[Settings]\ngtk-recent-files-enabled=false\n");
        QTest::newRow("KDE") << "kdeglobals" << QByteArray("[RecentDocuments]\nUseRecent=false\n");
    }

    void theDesktopMaySwitchItOff()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        const QString path = m_home.filePath("config/" + file);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        write(content, path);
        open(m_home.filePath("mine.attnscope"));
        QVERIFY(!QFile::exists(list()));
        QVERIFY(QFile::remove(path));
        open(m_home.filePath("other.attnscope"));
        QVERIFY(QFile::exists(list()));
    }

    void anEntryIsSharedWithOtherPrograms()
    {
        const RecentDocument notes{"file:///home/a/notes%2Etxt", "text/markdown", QDateTime::currentDateTimeUtc()};
        const auto now = withDocument(fileHead + foreign + foot, notes);
        QVERIFY(now);
        const auto entries = entriesOf(*now);
        QCOMPARE(entries.size(), 1);
        const Entry entry = entries.first();
        QCOMPARE(entry.counts, (QMap<QString, int>{{"attentionscope", 1}, {"gedit", 7}}));
        QCOMPARE(entry.added, QString("2020-01-01T00:00:00Z"));
        QCOMPARE(entry.modified, notes.when.toString(Qt::ISODateWithMs));
        QCOMPARE(entry.type, QString("text/plain"));
        QVERIFY(now->contains("<title>Notes &amp; more</title><unheard-of kind=\"x\"><![CDATA[<raw>]]></unheard-of>"));
        QCOMPARE(entriesOf(*withDocument(*now, notes)).first().counts["attentionscope"], 2);
    }

    void whatAnEntryLacksIsPutIntoIt_data()
    {
        QTest::addColumn<QByteArray>("inside");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no metadata") << QByteArray("<info/>");
        QTest::newRow("another's metadata") << QByteArray("<info><metadata owner=\"http://kde.org\"/></info>");
        QTest::newRow("no applications") << QByteArray("<info><metadata owner=\"http://freedesktop.org\"/></info>");
    }

    void whatAnEntryLacksIsPutIntoIt()
    {
        QFETCH(QByteArray, inside);
        const auto now = withDocument("<xbel><bookmark href=\"file:///a.csv\">" + inside + "</bookmark></xbel>",
                                      {"file:///a.csv", "text/csv", QDateTime::currentDateTimeUtc()});
        QVERIFY(now);
        const Entry entry = entriesOf(*now)["file:///a.csv"];
        QCOMPARE(entry.type, QString("text/csv"));
        QCOMPARE(entry.counts["attentionscope"], 1);
    }

    void aHostileDepthIsCopied()
    {
        constexpr int depth = 200000;
        const QByteArray list =
            "<xbel>" + QByteArray("<a>").repeated(depth) + QByteArray("</a>").repeated(depth) + foot;
        const auto now = withDocument(list, {"file:///a.csv", "text/csv", QDateTime::currentDateTimeUtc()});
        QVERIFY(now && now->count("<a>") == depth - 1 && now->contains("<a/>"));
    }

private:
    QString list() const { return m_home.filePath("data/recently-used.xbel"); }

    QByteArray content() const
    {
        QFile file(list());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QByteArray& content, const QString& path = {}) const
    {
        QFile file(path.isEmpty() ? list() : path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    /// A session of that name, which lies there.
    void open(const QString& file)
    {
        core::saveSession(m_hands.window->editor().session(), file.toStdString());
        m_hands.window->openPath(file.toStdString());
        QCOMPARE(m_hands.window->files().path(), fs::path(file.toStdString()));
        QVERIFY(Errands::all().end(std::chrono::minutes(1)));
    }

    QTemporaryDir m_home;
    WindowDriver m_hands;
};

TEST_CLASS(TestDesktopRecent)
#include "tst_desktop_recent.moc"
