#include <QColorSpace>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>
#include <QtEndian>

#include "core/array/csv_file.h"
#include "core/array/csv_writer.h"
#include "core/model/folder/bundled_models.h"
#include "core/text/unicode.h"
#include "tests/cli/command_files.h"
#include "tests/hostile_tokens.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/panel/export/render_command.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/python/python_script.h"
#include "ui/plot/tikz/tex_text.h"

#include <functional>
#include <map>

namespace fs = std::filesystem;

namespace {

QString shown(const std::string& token) { return QString::fromStdString(token); }

FigureSource sourceBetween(const std::vector<std::string>& tokens)
{
    return FigureSource::of(drawn_figures::between(tokens));
}

const Figure& hostileFigure()
{
    static const Figure figure = [] {
        core::FigureSettings settings = drawn_figures::oneHead(0, 1);
        settings.width_mm = 400;
        settings.label_length_mm = 100;
        settings.title = "</script>\\input{/etc/passwd} <img src=x onerror=alert(1)> (]]>) $x$ &amp;";
        return Figure(sourceBetween(hostileTokens()), settings);
    }();
    return figure;
}

QByteArray fileOf(const QString& format) { return figureBytes(hostileFigure(), format, "{\"view\": \"map\"}"); }

/// A program's output.
QByteArray printed(const QString& name, const QStringList& arguments, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(name, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0) return "failed: " + process.readAllStandardError();
    return process.readAllStandardOutput();
}

QString xmlTrouble(const QByteArray& xml, const QStringList& elements)
{
    QXmlStreamReader reader(xml);
    static const QStringList links{"href", "src", "xlink:href"};
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement()) continue;
        if (!elements.contains(reader.name().toString())) return "element " + reader.name().toString();
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
            const QString name = attribute.name().toString();
            if (name.startsWith("on")) return "attribute " + name;
            if (links.contains(name) && !attribute.value().startsWith(QLatin1String("data:image/png")))
                return "a link to " + attribute.value().toString();
        }
    }
    return reader.hasError() ? reader.errorString() : QString();
}

void requireSvg()
{
    const QByteArray svg = fileOf("svg");
    QCOMPARE(xmlTrouble(svg, {"svg", "title", "desc", "metadata", "defs", "g", "path", "rect", "text", "image",
                              "polyline", "polygon", "ellipse", "circle", "line"}),
             QString());
    QVERIFY(!svg.contains("<img") && !svg.contains("</script"));
    QString words;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters) words += reader.text();
    for (const char* token : {"</script>", "<img src=x onerror=alert(1)>", "&amp;", "]]>", "$(touch X)"})
        QVERIFY2(words.contains(token), token);
}

void requirePdf()
{
    const QByteArray pdf = fileOf("pdf");
    for (const char* key : {"/JavaScript", "/JS ", "/Launch", "/OpenAction", "/URI", "/AA", "/EmbeddedFile"})
        QVERIFY2(!pdf.contains(key), key);
    const qsizetype packet = pdf.indexOf("<?xpacket begin");
    const qsizetype end = pdf.indexOf("<?xpacket end");
    QVERIFY(packet > 0 && end > packet);
    QCOMPARE(xmlTrouble(pdf.mid(packet, end - packet),
                        {"xmpmeta", "RDF", "Description", "title", "Alt", "li", "CreatorTool", "session", "part"}),
             QString());
    if (QStandardPaths::findExecutable("pdftotext").isEmpty()) return;
    const QTemporaryDir folder;
    command_files::writeText(folder.filePath("f.pdf"), pdf);
    const QByteArray text = printed("pdftotext", {"-layout", "f.pdf", "-"}, folder.path());
    for (const char* token : {"</script>", "\\input{/etc/passwd}", "%s%n", "@SUM(1)"})
        QVERIFY2(text.contains(token), text);
}

void requirePng()
{
    const QByteArray png = fileOf("png");
    const QImage image = QImage::fromData(png, "PNG");
    QVERIFY(!image.isNull());
    QCOMPARE(image.text("Description"), hostileFigure().alternative());
    static const QList<QByteArray> known{"IHDR", "pHYs", "iTXt", "tEXt", "IDAT", "IEND"};
    for (qsizetype at = 8; at < png.size();) {
        QVERIFY2(known.contains(png.mid(at + 4, 4)), png.mid(at + 4, 4));
        at += 12 + static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
    }
}

void requireTex()
{
    const QByteArray tex = fileOf("tex");
    QVERIFY(!tex.contains("\\input{") && !tex.contains("^^5c"));
    // Whatever a figure brings along, tokens add nothing to it.
    const QByteArray plain = figureBytes(Figure(sourceBetween({"a"}), drawn_figures::oneHead(0, 1)), "tex");
    for (const char* command :
         {"\\input", "\\include", "\\write", "\\open", "\\read", "\\csname", "\\catcode", "\\def\\", "\\let\\"})
        QCOMPARE(tex.count(command), plain.count(command));
}

/// The file's tokens, cell by cell, and nothing that a spreadsheet computes.
void requireCsv()
{
    const std::string csv = fileOf("csv").toStdString();
    const auto read = core::openCsv(csv, "f.csv");
    std::vector<std::string> expected;
    for (const QString& token : hostileFigure().tables().front().rows) expected.push_back(token.toStdString());
    QVERIFY(read->texts("query_tokens") == expected);
    QVERIFY(read->texts("key_tokens") == expected);
    QVERIFY(read->numbers("").values.front() == (*hostileFigure().tables().front().values)(0, 0));
}

void requireNpy()
{
    QVERIFY(fileOf("npy").startsWith("\x93NUMPY"));
    for (const std::string& token : hostileTokens())
        if (token.size() > 2) QVERIFY(!fileOf("npy").contains(QByteArray::fromStdString(token)));
}

void requirePython()
{
    const QByteArray script = fileOf("py");
    const auto isPlain = [](char c) { return c == '\n' || (c >= 0x20 && c < 0x7F); };
    QVERIFY(std::ranges::all_of(script, isPlain));
    if (QStandardPaths::findExecutable("python3").isEmpty()) return;
    // Its syntax tree has no call or name that the tokens brought along.
    const QTemporaryDir folder;
    command_files::writeText(folder.filePath("f.py"), script);
    command_files::writeText(folder.filePath("g.py"),
                             figureBytes(Figure(sourceBetween({"a"}), drawn_figures::oneHead(0, 1)), "py"));
    const QStringList names{
        "-c", "import ast\nfor f in 'fg':\n  t = ast.parse(open(f + '.py').read())\n  print(sorted({n.id for n in "
              "ast.walk(t) if isinstance(n, ast.Name)} | {'title'}))"};
    const QList<QByteArray> both = printed("python3", names, folder.path()).split('\n');
    QVERIFY2(!both[0].isEmpty() && !both[0].startsWith("failed"), both[0]);
    QCOMPARE(both[0], both[1]);
}

/// Where a format of HTML joins: none of the tokens may be markup in it.
void requireHtml()
{
    const QByteArray html = fileOf("html");
    QVERIFY(!html.contains("<img src=x"));
    QCOMPARE(html.count("</script>"), html.count("<script"));
}

}  // namespace

/// Tokens that would be commands, markup or formulas, through everything that is written.
class TestHostileTokens final : public QObject {
    Q_OBJECT
private slots:
    void noFormatTakesATokenForMore_data()
    {
        QTest::addColumn<QString>("format");
        for (const QString& format : figureFormats()) QTest::newRow(qPrintable(format)) << format;
    }
    void noFormatTakesATokenForMore()
    {
        QFETCH(QString, format);
        const std::map<QString, std::function<void()>> requirements{
            {"svg", requireSvg}, {"pdf", requirePdf}, {"png", requirePng},   {"tex", requireTex},
            {"csv", requireCsv}, {"npy", requireNpy}, {"py", requirePython}, {"html", requireHtml}};
        const auto require = requirements.find(format);
        QVERIFY2(require != requirements.end(), "say here what a token may not be in this format");
        require->second();
    }

    void nothingButTheFigureTravelsWithoutASession()
    {
        core::FigureSettings settings = drawn_figures::oneHead();
        for (const QString& format : figureFormats()) {
            if (format == "npy") continue;
            const QByteArray file = figureBytes(Figure(FigureSource::of(drawn_figures::gpt2()), settings), format);
            QVERIFY2(!file.contains("gpt2"), qPrintable(format));
            QVERIFY2(!file.contains("session"), qPrintable(format));
        }
    }

    void whatASpreadsheetWouldComputeIsAText()
    {
        for (const char* text : {"=1", "+1+1", "-2+3", "@SUM(1)", "\t=1", "\r=1", "\n=1", " =1", "\uFF1D1", "\uFF0B1",
                                 "\uFF0D1", "\uFF201", "-"}) {
            std::string plain = core::csvText(text);
            QCOMPARE(plain, std::string("'") + text);
        }
        for (const char* text : {"cat", "1=1", "'tis", "a-b", "", "'", "#"})
            QCOMPARE(core::csvText(text), std::string(text));
        QCOMPARE(core::csvNumber(-2.5F), std::string("-2.5"));  // numbers stay numbers
        QCOMPARE(std::string(core::csvLabel("'tis")), std::string("'tis"));
    }

    void everyCellIsItsTextAgain()
    {
        std::vector<std::string> texts = hostileTokens();
        for (const std::string& token : hostileTokens())
            for (const char* before : {"'", "''", " ", "' "}) texts.push_back(before + token);
        for (const std::string& text : texts) {
            QCOMPARE(std::string(core::csvLabel(core::csvText(text))), text);
            std::string csv;
            core::CsvWriter writer(csv);
            writer.cell("").cell(text).endRow();
            writer.cell(text).number(-0.5F).endRow();
            const auto read = core::openCsv(csv, "f.csv");
            QCOMPARE(read->texts("key_tokens").front(), core::validUtf8(text));
            QCOMPARE(read->texts("query_tokens").front(), core::validUtf8(text));
            QCOMPARE(read->numbers("").values.front(), -0.5F);
        }
    }

    void aWordIsOneArgumentOfAShell_data()
    {
        QTest::addColumn<QString>("shell");
        for (const char* shell : {"sh", "dash", "bash", "zsh"}) QTest::newRow(shell) << QString(shell);
    }
    void aWordIsOneArgumentOfAShell()
    {
        QFETCH(QString, shell);
        if (QStandardPaths::findExecutable(shell).isEmpty()) QSKIP("not here");
        const QTemporaryDir folder;
        QByteArray command = "exec printf '%s\\0'";
        QByteArray expected;
        for (const std::string& word : hostileWords()) {
            command += ' ' + QByteArray::fromStdString(shellWord(word));
            expected += QByteArray::fromStdString(word) + '\0';
        }
        // The command is in a file, because QProcess takes a QString, which cannot hold broken UTF-8.
        command_files::writeText(folder.filePath("command"), command + '\n');
        QCOMPARE(printed(shell, {"command"}, folder.path()), expected);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("command"));
    }

    void theCopiedCommandDrawsTheSameFigure_data()
    {
        QTest::addColumn<QByteArray>("token");
        int i = 0;
        for (const std::string& word : hostileWords())
            QTest::addRow("%d", i++) << QByteArray::fromStdString(core::validUtf8(word));
    }
    void theCopiedCommandDrawsTheSameFigure()
    {
        QFETCH(QByteArray, token);
        core::Session session;
        session.run().model = core::bundledModels() / "named-heads";
        session.run().texts = {"The cat " + token.toStdString()};
        session.figure = drawn_figures::oneHead(0, 0);
        session.figure.title = token.toStdString();
        session.figure.dpi = 60;
        const auto trace = drawn_figures::traceOf("resources/models/named-heads", session.run().texts.front());
        std::string command = renderCommand(session, trace->model->info, session.figure, false, "f.png");
        QVERIFY(command.starts_with("attentionscope render --"));
        command.replace(0, 14, "'" PROGRAM "'");
        const QTemporaryDir folder;
        const QByteArray said = printed("sh", {"-c", QString::fromStdString(command)}, folder.path());
        QVERIFY2(!said.startsWith("failed"), said + command.c_str());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList("f.png"));
        FigureSource source = FigureSource::of(trace);
        source.session = session;
        const QImage expected = figureImage(Figure(source, session.figure), 60);
        QVERIFY(QImage(folder.filePath("f.png")).convertToFormat(QImage::Format_RGB32)
                == expected.convertToFormat(QImage::Format_RGB32));
    }

    void aCommandHasNoNul()
    {
        core::Session session;
        session.run().model = core::bundledModels() / "named-heads";
        session.run().texts = {std::string("a\0b", 3)};
        session.figure = drawn_figures::oneHead(0, 0);
        QCOMPARE(renderCommand(session, {}, session.figure, false, "f.pdf"),
                 std::string("attentionscope render f.pdf --out again-f.pdf"));
    }

    void aPythonLiteralIsItsText()
    {
        for (const std::string& token : hostileTokens())
            for (const char c : pythonString(shown(token))) QVERIFY(c >= 0x20 && c < 0x7F);
        QCOMPARE(pythonString("a\"b\\c\n\t\u00E9\u202E\U0001F642"),
                 QByteArray("\"a\\\"b\\\\c\\n\\t\\xe9\\u202e\\U0001f642\""));
        if (QStandardPaths::findExecutable("python3").isEmpty()) QSKIP("no Python here");
        QByteArray script = "import sys\nfor s in (";
        QByteArray expected;
        for (const std::string& token : hostileTokens()) {
            script += pythonString(shown(token)) + ", ";
            expected += shown(token).toUtf8() + "\x1F";
        }
        script += "):\n    sys.stdout.buffer.write(s.encode() + b'\\x1f')\n";
        const QTemporaryDir folder;
        command_files::writeText(folder.filePath("f.py"), script);
        QCOMPARE(printed("python3", {"f.py"}, folder.path()), expected);
    }

    void namesOfFilesStayInTheirFolder()
    {
        for (const std::string& token : hostileTokens()) {
            core::ModelInfo info;
            info.name = token + "/../../x";
            info.layers = info.heads = 1;
            const fs::path path = pathOf("/out/{model}-{head}.svg", info, {0, 0, 0}, 1);
            QCOMPARE(path.parent_path(), fs::path("/out"));
            for (const char c : path.filename().string()) QVERIFY(static_cast<unsigned char>(c) >= 0x20);
            QVERIFY(path.filename().string().find("\u202E") == std::string::npos);
        }
    }

    void pastedTextIsNotComputed()
    {
        const Figure small(sourceBetween({"=1+1", "@SUM(1)", "two\nlines", "tab\tin it"}),
                           drawn_figures::oneHead(0, 1));
        const QString text = QString::fromUtf8(figureText(small));
        for (const QString& line : text.split('\n'))
            for (const QString& cell : line.split('\t'))
                if (!cell.isEmpty()) QVERIFY2(!QString("=@+").contains(cell.front()), qPrintable(cell));
        const auto cells = small.tables().front().columns.size();
        for (const QString& line : text.trimmed().split('\n').mid(1)) QCOMPARE(line.count('\t'), cells);
        // Many numbers are no text for a message.
        const auto much = drawn_figures::traceOf("tests/golden/data/models/gpt2_fp16",
                                                 "The keeper looks at the sea. The sea looks at the keeper.");
        QCOMPARE(QString::fromUtf8(figureText(Figure(FigureSource::of(much), {}), "s")).count('\n'), 0);
    }
};

TEST_CLASS(TestHostileTokens)
#include "tst_hostile_tokens.moc"
