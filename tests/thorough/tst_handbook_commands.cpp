#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/command_files.h"
#include "tests/cli/program.h"
#include "tests/test_class.h"
#include "tests/ui/pdf_content.h"

namespace {

constexpr int longEnough = 240'000;  // milliseconds: it draws all figures

/// All chapters, in their order.
QStringList sources()
{
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/help/handbook"));
    QStringList all;
    for (const QString& name : folder.entryList({"[0-9]*.md"}, QDir::Files, QDir::Name))
        all << QString::fromUtf8(command_files::contentOf(folder.filePath(name)));
    return all;
}

}  // namespace

/// The handbook on paper.
class TestHandbookCommands final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_said = written("a4.pdf", {"--progress"});
        m_pdf = command_files::contentOf(m_folder.filePath("a4.pdf"));
        QVERIFY(m_pdf.startsWith("%PDF"));
    }

    void everyFigureIsDrawn()
    {
        qsizetype figures = 0;
        for (const QString& source : sources()) figures += source.count("```figure\n");
        QVERIFY(figures > 20);
        QCOMPARE(m_said.trimmed().section('\n', -1), QString("%1 of %1 figures").arg(figures));
        // None is left as its name.
        QVERIFY(!text("a4.pdf").contains("figure:0"));
    }

    void everyChapterBeginsAPage()
    {
        QVERIFY2(pages(m_pdf) > 60, qPrintable(QString::number(pages(m_pdf))));
        if (QStandardPaths::findExecutable("pdftotext").isEmpty()) QSKIP("pdftotext is not here");
        const QStringList all = text("a4.pdf").replace("ﬁ", "fi").replace("ﬂ", "fl").split('\f');
        for (const QString& source : sources()) {
            static const QRegularExpression first("^# (.+)$", QRegularExpression::MultilineOption);
            const QString title = first.match(source).captured(1);
            QVERIFY(!title.isEmpty());
            const auto begins = [&](const QString& page) { return page.simplified().startsWith(title); };
            QVERIFY2(std::ranges::any_of(all, begins), qPrintable(title));
        }
    }

    /// Links within the handbook lead to its pages, and none asks a browser for them.
    void linksLeadToSections()
    {
        QVERIFY(!m_pdf.contains("/URI (handbook:"));
        QVERIFY(!m_pdf.contains("/URI (#"));
        QVERIFY(m_pdf.count("/Dest [") > 200);  // the contents alone have so many lines
    }

    void lettersAreLettersOfFontsThatAreInside()
    {
        QVERIFY(m_pdf.contains("/FontFile2"));  // as TrueType
        QVERIFY(pdfContent(m_pdf).count(" Tj") > 50'000);
    }

    void theSameBytesEachTime()
    {
        written("again.pdf", {});
        QCOMPARE(command_files::contentOf(m_folder.filePath("again.pdf")), m_pdf);
    }

    void paperIsChosen()
    {
        QVERIFY(m_pdf.contains("/MediaBox [0 0 595"));
        written("letter.pdf", {"--paper", "letter"});
        QVERIFY(command_files::contentOf(m_folder.filePath("letter.pdf")).contains("/MediaBox [0 0 612"));
    }

    void whatCannotBeWrittenIsSaid()
    {
        requireRefusal({"handbook", "--out", "x"}, 1, "the file's ending");
        requireRefusal({"handbook"}, 2, "--out");
        requireRefusal({"handbook", "--out", "x.pdf", "--paper", "a3"}, 2, "--paper");
    }

private:
    QString written(const QString& name, const QStringList& more)
    {
        QProcess process;
        process.start(QStringLiteral(PROGRAM), QStringList{"handbook", "--out", m_folder.filePath(name)} + more);
        [&] {
            QVERIFY(process.waitForFinished(longEnough));
            QCOMPARE(QString::fromUtf8(process.readAllStandardError()), QString());
            QCOMPARE(process.exitCode(), 0);
        }();
        return QString::fromUtf8(process.readAllStandardOutput());
    }

    /// Empty where no program reads it.
    QString text(const QString& name) const
    {
        QProcess process;
        process.start("pdftotext", {"-layout", m_folder.filePath(name), "-"});
        return process.waitForFinished(longEnough) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }

    static qsizetype pages(const QByteArray& pdf) { return pdf.count("/Type /Page\n"); }

    QTemporaryDir m_folder;
    QString m_said;
    QByteArray m_pdf;
};

TEST_CLASS(TestHandbookCommands)
#include "tst_handbook_commands.moc"
