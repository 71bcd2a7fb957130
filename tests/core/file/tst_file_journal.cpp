#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/file/file_journal.h"
#include "tests/test_class.h"

using core::FileJournal;

/// The record of files that were made before.
class TestFileJournal final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder.emplace();
        write("a.pdf", "one");
    }

    void aFileIsKnownAsLongAsNothingOfItChanges()
    {
        {
            FileJournal journal(folder());
            QVERIFY(!journal.has("a.pdf", 1));
            journal.add("a.pdf", 1);
            QVERIFY(journal.has("a.pdf", 1));
        }
        const FileJournal again(folder());
        QVERIFY(again.has("a.pdf", 1));
        QVERIFY(!again.has("a.pdf", 2));
        QVERIFY(!again.has("b.pdf", 1));
        write("a.pdf", "two");
        QVERIFY(!again.has("a.pdf", 1));
        QVERIFY(QFile::remove(m_folder->filePath("a.pdf")));
        QVERIFY(!again.has("a.pdf", 1));
    }

    void theLastLineOfAFileHolds()
    {
        FileJournal journal(folder());
        journal.add("a.pdf", 1);
        write("a.pdf", "two");
        journal.add("a.pdf", 2);
        QVERIFY(journal.has("a.pdf", 2) && !journal.has("a.pdf", 1));
    }

    void aLineThatAKillCutOffCountsForNothing()
    {
        write("b c ü.pdf", "three");
        {
            FileJournal journal(folder());
            journal.add("a.pdf", 1);
            journal.add("b c ü.pdf", 2);
        }
        QFile file(m_folder->filePath(".attentionscope-made"));
        const qint64 whole = file.size();
        for (qint64 size = whole - 1; size > 0; --size) {
            QVERIFY(QFile::resize(file.fileName(), size));
            const FileJournal journal(folder());
            QVERIFY(!journal.has("b c ü.pdf", 2));
            QCOMPARE(journal.has("a.pdf", 1), size > whole - QByteArray("b c ü.pdf").size() - 36);
        }
    }

    void whatIsAddedBehindACutLineIsKnown()
    {
        write(".attentionscope-made", "0000000000000001 00000000");
        {
            FileJournal journal(folder());
            journal.add("a.pdf", 1);
        }
        QVERIFY(FileJournal(folder()).has("a.pdf", 1));
    }

    void otherLinesArePassedOver()
    {
        write(".attentionscope-made", QByteArray("\n\n \0x\nzzzz\n", 11) + QByteArray(1000, '\xFF') + "\n0 0 a.pdf\n");
        FileJournal journal(folder());
        QVERIFY(!journal.has("a.pdf", 0));
        journal.add("a.pdf", 5);
        QVERIFY(journal.has("a.pdf", 5));
    }

    void oneProgramHoldsIt()
    {
        const FileJournal first(folder());
        QVERIFY_EXCEPTION_THROWN(FileJournal{folder()}, core::Error);
    }

    void noFolderIsAnError() { QVERIFY_EXCEPTION_THROWN(FileJournal(folder() / "none"), core::Error); }

private:
    std::filesystem::path folder() const { return m_folder->path().toStdString(); }

    void write(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::optional<QTemporaryDir> m_folder;
};

TEST_CLASS(TestFileJournal)
#include "tst_file_journal.moc"
