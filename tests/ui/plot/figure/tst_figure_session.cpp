#include "ui/plot/figure/figure_session.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "tests/cli/command_files.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>

using namespace core;
using namespace drawn_figures;
using command_files::contentOf;
namespace fs = std::filesystem;

namespace {

/// A text that PNG, PDF and XML would each damage in another place, if it were not packed.
std::string nastyText()
{
    std::string text =
        "{\"text\": \"a\\n\n\r\n\t  two  spaces ☃🙂 人工 مرحبا <b>&amp;</b> ]]> --> (() \\ 'quotes' ";
    text += std::string("zero\0here", 9) + "\nendstream\nendobj\nxref\n/MediaBox [0 0 1 1] startxref\n\"}  ";
    return text;
}

/// Lets nothing but core's own error out.
std::optional<std::string> sessionOrError(const fs::path& path)
{
    try {
        return sessionIn(path);
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

class TestFigureSession final : public QObject {
    Q_OBJECT
private slots:
    void everyTextComesBack_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<std::string>("session");
        for (const QString& ending : pictureFormats() + QStringList{"html", "tex"}) {
            QTest::addRow("%s, nasty", qPrintable(ending)) << ending << nastyText();
            QTest::addRow("%s, one letter", qPrintable(ending)) << ending << std::string("x");
            QTest::addRow("%s, 7 MB", qPrintable(ending)) << ending << std::string(7'000'001, 'y');
        }
    }

    void everyTextComesBack()
    {
        QFETCH(QString, ending);
        QFETCH(std::string, session);
        const QString path = exported(ending, session);
        const auto found = sessionIn(path.toStdString());
        QVERIFY(found.has_value());
        QVERIFY(*found == session);  // QCOMPARE would print megabytes
        requireOpens(path, ending);
    }

    void aFigureWithoutSessionHasNone_data() { addFormats(); }
    void aFigureWithoutSessionHasNone()
    {
        QFETCH(QString, ending);
        const QString path = exported(ending, {});
        QVERIFY(!sessionIn(path.toStdString()));
        requireOpens(path, ending);
    }

    void theContentDecidesNotTheName_data() { addFormats(); }
    void theContentDecidesNotTheName()
    {
        QFETCH(QString, ending);
        const QByteArray bytes = contentOf(exported(ending, "who am I"));
        QCOMPARE(sessionIn(written("session.txt", bytes)).value_or(""), "who am I");
    }

    void theSameFigureIsTheSameBytes_data() { addFormats(); }
    void theSameFigureIsTheSameBytes()
    {
        QFETCH(QString, ending);
        const QByteArray first = contentOf(exported(ending, nastyText()));
        QVERIFY(!first.isEmpty());
        QCOMPARE(contentOf(exported(ending, nastyText())), first);
    }

    void aDamagedSessionIsAnError_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray whole = QByteArray("a session").toBase64();
        for (const QString& ending : pictureFormats() + QStringList{"html", "tex"}) {
            QTest::addRow("%s, foreign character", qPrintable(ending)) << ending << whole << QByteArray("YSBz*XNzaW9u");
            QTest::addRow("%s, not UTF-8", qPrintable(ending)) << ending << whole << QByteArray("//////////8=");
            QTest::addRow("%s, cut", qPrintable(ending)) << ending << whole.last(2) << QByteArray();
        }
        QTest::addRow("png, other letter") << "png" << whole << QByteArray("YSBzZXNzaW9v");
        QTest::addRow("svg, emptied") << "svg" << whole << QByteArray();
        QTest::addRow("pdf, emptied") << "pdf" << whole << QByteArray();
    }

    void aDamagedSessionIsAnError()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QByteArray bytes = contentOf(exported(ending, "a session"));
        const qsizetype whole = bytes.indexOf(QByteArray("a session").toBase64());
        bytes.replace(bytes.indexOf(before, whole), before.size(), after);
        const fs::path path = written("damaged", bytes);
        try {
            sessionIn(path);
            QFAIL("no error");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::Malformed);
            QCOMPARE(error.file, path.string());
        }
    }

    void aCutFigureIsAnErrorOrNone_data() { addFormats(); }
    void aCutFigureIsAnErrorOrNone()
    {
        QFETCH(QString, ending);
        const QByteArray bytes = contentOf(exported(ending, "a session"));
        const auto end = std::min<qsizetype>(bytes.size(), 1500);
        for (qsizetype length = 0; length < end; ++length) {
            const auto found = sessionOrError(written("cut", bytes.left(length)));
            if (found) QCOMPARE(*found, std::string("a session"));
        }
    }

    void otherFilesHaveNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray png = QByteArray::fromHex("89504e470d0a1a0a");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("The keeper looks at the sea.\n");
        QTest::newRow("JSON that names the marker") << QByteArray("{\"a\": \"id=\\\"attentionscope-session\\\"\"}");
        QTest::newRow("PNG signature alone") << png;
        QTest::newRow("PNG chunk of 4 GB")
            << png + QByteArray::fromHex("ffffffff") + "tEXtComment" + QByteArray(9, 'x');
        QTest::newRow("PNG of empty chunks") << png + QByteArray(1'000'000, '\0');
        QTest::newRow("PDF with lying offsets") << QByteArray("%PDF-1.4\nstartxref\n99999999999999999999\n%%EOF");
        QTest::newRow("SVG entity bomb") << QByteArray("<!DOCTYPE svg [<!ENTITY a \"xxxxxxxxxx\">"
                                                       "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
                                                       "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">"
                                                       "]><svg><title>&c;&c;&c;</title></svg>");
        QTest::newRow("SVG nested a million times") << "<svg>" + QByteArray("<g>").repeated(1'000'000);
        QTest::newRow("100 MB of SVG text") << "<svg><text>" + QByteArray(100'000'000, 'x');
        QTest::newRow("HTML") << QByteArray("<html><body>nothing here</body></html>");
    }

    void otherFilesHaveNone()
    {
        QFETCH(QByteArray, content);
        QVERIFY(!sessionIn(written("other", content)));
    }

    void randomBytesNeverCrash()
    {
        QRandomGenerator random(7);
        const QList<QByteArray> beginnings{"", QByteArray::fromHex("89504e470d0a1a0a"), "%PDF-1.4\n", "<svg ",
                                           contentOf(exported("png", "s")).left(60)};
        for (int round = 0; round < 1000; ++round) {
            QByteArray bytes(random.bounded(400), Qt::Uninitialized);
            std::ranges::generate(bytes, [&] { return static_cast<char>(random.generate()); });
            sessionOrError(written("random", beginnings[round % beginnings.size()] + bytes));
        }
    }

    void flippedBytesNeverCrash_data() { addFormats(); }
    void flippedBytesNeverCrash()
    {
        QFETCH(QString, ending);
        const QByteArray whole = contentOf(exported(ending, "a session")).left(3000);
        QRandomGenerator random(7);
        for (int round = 0; round < 300; ++round) {
            QByteArray bytes = whole;
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.generate());
            sessionOrError(written("flipped", bytes));
        }
    }

    void whatCannotBeReadSaysSo()
    {
        QVERIFY_EXCEPTION_THROWN(sessionIn(m_folder.filePath("missing.png").toStdString()), Error);
        QVERIFY_EXCEPTION_THROWN(sessionIn(m_folder.path().toStdString()), Error);
        QVERIFY_EXCEPTION_THROWN(pngWithSession({}, std::string(50'000'000, 'x')), Error);
    }

    void anEditorMayReformatTheSvg()
    {
        QByteArray svg = contentOf(exported("svg", nastyText()));
        svg.replace("<metadata id=\"attentionscope-session\">",
                    "<svg:metadata\n     id=\"attentionscope-session\"\n     class=\"x\">\n   ");
        svg.insert(svg.indexOf("</metadata>") - 8, "\n      ");
        QCOMPARE(sessionIn(written("edited.svg", svg)).value_or(""), nastyText());
    }

private:
    static void addFormats()
    {
        QTest::addColumn<QString>("ending");
        for (const QString& ending : pictureFormats() + QStringList{"html", "tex"})
            QTest::newRow(qPrintable(ending)) << ending;
    }

    QString exported(const QString& ending, const std::string& session) const
    {
        static const auto trace = gpt2();
        const QString path = m_folder.filePath("figure." + ending);
        exportFigure(Figure(FigureSource::of(trace), oneHead()), path.toStdString(), session);
        return path;
    }

    fs::path written(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly)) file.write(content);
        return file.fileName().toStdString();
    }

    static void requireOpens(const QString& path, const QString& ending)
    {
        if (ending == "png") QVERIFY(!QImage(path).isNull());
        if (ending == "svg") QVERIFY(QSvgRenderer(path).isValid());
        if (ending != "pdf" || QStandardPaths::findExecutable("pdfinfo").isEmpty()) return;
        QProcess pdfinfo;
        pdfinfo.start("pdfinfo", {path});
        QVERIFY(pdfinfo.waitForFinished(-1));
        QCOMPARE(pdfinfo.exitCode(), 0);
        QCOMPARE(pdfinfo.readAllStandardError(), QByteArray());
        QVERIFY(pdfinfo.readAllStandardOutput().contains("Pages:           1"));
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestFigureSession)
#include "tst_figure_session.moc"
