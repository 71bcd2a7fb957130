#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "tests/hostile_tokens.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/tikz/tex_text.h"
#include "ui/plot/tikz/tikz_engine.h"

#include <map>

namespace fs = std::filesystem;
using Content = core::FigureSettings::Content;

namespace {

constexpr double unitsPerMillimetre = 96 / 25.4;

/// What nobody may take for a command: the list of all, and what means something to TeX alone.
QString hostileText()
{
    QString all = QStringLiteral("$x$ a&b #1 50% ~ -- ,, `` ?` {} | \" \\ _");
    for (const std::string& token : hostileTokens()) all += QLatin1Char(' ') + QString::fromStdString(token);
    return all;
}

struct Filled {
    QRectF rect;
    QColor color;
};

/// The rectangles of a picture in their order.
std::vector<Filled> rectanglesOf(const QString& tex)
{
    std::map<QString, QColor> colors;
    static const QRegularExpression definition(R"(\\definecolor\{(\w+)\}\{RGB\}\{(\d+),(\d+),(\d+)\})");
    for (auto found = definition.globalMatch(tex); found.hasNext();) {
        const auto match = found.next();
        colors[match.captured(1)] =
            QColor(match.captured(2).toInt(), match.captured(3).toInt(), match.captured(4).toInt());
    }
    std::vector<Filled> filled;
    static const QRegularExpression path(R"(\\path\[fill=(\w+)\]([^;]*);)");
    static const QRegularExpression corners(R"(\(([\d.-]+),([\d.-]+)\)rectangle\(([\d.-]+),([\d.-]+)\))");
    for (auto paths = path.globalMatch(tex); paths.hasNext();) {
        const auto match = paths.next();
        for (auto found = corners.globalMatch(match.captured(2)); found.hasNext();) {
            const auto corner = found.next();
            const auto at = [&](int i) { return corner.captured(i).toDouble(); };
            filled.push_back({QRectF(QPointF(at(1), at(2)), QPointF(at(3), at(4))), colors[match.captured(1)]});
        }
    }
    return filled;
}

QString texOf(const Figure& figure) { return QString::fromUtf8(figureBytes(figure, QStringLiteral("tex"))); }

/// What is seen there: the last that covers it.
QColor seenAt(const std::vector<Filled>& filled, const QPointF& place)
{
    QColor seen;
    for (const Filled& each : filled)
        if (each.rect.contains(place)) seen = each.color;
    return seen;
}

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) <= 1 && std::abs(a.green() - b.green()) <= 1
           && std::abs(a.blue() - b.blue()) <= 1;
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

/// @return what TeX said where it failed
QString compiled(const QString& program, const QString& folder, const QString& name)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, {"-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", name});
    if (!process.waitForFinished(240000)) return "it did not end";
    const QString said = QString::fromUtf8(process.readAll());
    return process.exitCode() == 0 ? QString() : said.right(3000);
}

}  // namespace

/// Figures as TikZ.
class TestFigureTikz final : public QObject {
    Q_OBJECT
private slots:
    void cellsLieWhereTheyDoInPdf_data()
    {
        QTest::addColumn<int>("tokens");
        for (const int tokens : {1, 2, 3, 5, 8, 13, 27, 50, 90, 126}) QTest::addRow("%d", tokens) << tokens;
    }

    void cellsLieWhereTheyDoInPdf()
    {
        QFETCH(int, tokens);
        std::string text;
        for (int i = 0; i < tokens; ++i) text += " sea";
        const auto trace = drawn_figures::traceOf("resources/models/primer-encoder", text);
        const Figure figure(FigureSource::of(trace), drawn_figures::oneHead(0, 1));
        const QString tex = texOf(figure);
        QVERIFY(!tex.contains("includegraphics"));
        const auto filled = rectanglesOf(tex);
        const double dpi = 600;
        const QImage page = figureImage(figure, dpi);
        const auto size = std::ssize(trace->queries(0));
        constexpr double allowed = 0.05 * unitsPerMillimetre;
        for (core::Index query = 0; query < size; ++query)
            for (core::Index key = 0; key <= query; ++key) {
                const QRectF cell = figure.cellRect({0, 1, 0}, query, key);
                const QRectF units(cell.topLeft() * unitsPerMillimetre, cell.size() * unitsPerMillimetre);
                const QColor expected = page.pixelColor((cell.center() / 25.4 * dpi).toPoint());
                QVERIFY(isNear(seenAt(filled, units.center()), expected));
                // Up to its edges.
                const QRectF inside = units.adjusted(allowed, allowed, -allowed, -allowed);
                for (const QPointF& corner :
                     {inside.topLeft(), inside.topRight(), inside.bottomLeft(), inside.bottomRight()})
                    QVERIFY(isNear(seenAt(filled, corner), expected));
            }
    }

    void nothingInATokenIsACommand()
    {
        static const QRegularExpression allowed(
            R"(\\(attnglyph\{\d+\}|attnchar\{[0-9A-F]{4,6}\}|text[a-z]+\{\}|ensuremath\{[^{}]*(\{([^{}\\$&#%~^_]|\\[a-z]+ )\})?\}|[$&#% ]|[`\x27^~=.\x22uHvrcd]\{\\?[A-Za-z]\}|(ss|ae|AE|oe|OE|o|O|l|L|i|S|P|copyright)\{\}))");
        QString all = hostileText() + "\n\t\u0007\uFEFF";
        for (char32_t c = 1; c < 0x3000; ++c) all += QString::fromUcs4(&c, 1);
        for (const char32_t c : {U'\U0001F642', U'\U0010FFFF', U'\U000E0001', U'\uFFFF'})
            all += QString::fromUcs4(&c, 1);
        QString rest = QString::fromLatin1(texText(all).source);
        for (const QChar character : rest) QVERIFY(character.unicode() >= 32 && character.unicode() < 127);
        rest.remove(allowed);
        for (const char c : {'\\', '{', '$', '&', '#', '%', '^', '_', '~'})
            QVERIFY2(!QString(rest).remove("{}").contains(QLatin1Char(c)),
                     qPrintable(rest.mid(rest.indexOf(QLatin1Char(c)), 40)));
        QCOMPARE(texText("50%").source, QByteArray("50\\%"));
        QCOMPARE(texText("\u00E9\u0120").source, QByteArray("\\'{e}\\.{G}"));
        QCOMPARE(texText("\u732B").lacking, QString("\u732B"));
        QVERIFY(texText("\u2039E0\u203A \u00ABa\u00BB").lacking.isEmpty());
        QCOMPARE(texText("\u202Eab").source, QByteArray("[U+202E]ab"));
    }

    void tooManyCellsAreRefused()
    {
        TikzDevice device({100, 100});
        QPainter painter(&device);
        QImage noise(300, 300, QImage::Format_RGB32);
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 300; ++x) noise.setPixel(x, y, qRgb(x % 256, y % 256, (x + y) % 256));
        painter.drawImage(QRectF(0, 0, 100, 100), noise);
        painter.end();
        QVERIFY(device.engine().isTooMuch());
    }

    void itCompiles_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<bool>("input");
        for (const char* program : {"pdflatex", "lualatex"})
            for (const bool input : {false, true})
                QTest::addRow("%s%s", program, input ? ", input" : "") << program << input;
    }

    void itCompiles()
    {
        QFETCH(QString, program);
        QFETCH(bool, input);
        if (QStandardPaths::findExecutable(program).isEmpty()) QSKIP("no TeX here");
        const QTemporaryDir folder;
        write(folder.filePath("empty.tex"),
              "\\documentclass{standalone}\\usepackage{tikz}\\begin{document}x\\end{document}");
        if (!compiled(program, folder.path(), "empty.tex").isEmpty()) QSKIP("the TeX here lacks a part");
        std::vector<std::string> tokens = hostileTokens();
        tokens.push_back("$x$ a&b #1 50% ~ -- ,, `` ?` {} | \" \\ _ \u0645\u0631");
        const auto trace = drawn_figures::between(tokens);
        core::FigureSettings settings = drawn_figures::oneHead(0, 1);
        settings.width_mm = 183;
        const Figure figure(FigureSource::of(trace), settings);
        write(folder.filePath("figure.tex"), figureBytes(figure, "tex", "{\"view\": \"map\"}"));
        write(folder.filePath("paper.tex"), "\\documentclass{article}\\usepackage{standalone}\\usepackage{tikz}\n"
                                            "\\begin{document}Before \\input{figure} behind.\\end{document}\n");
        const QString said = compiled(program, folder.path(), input ? "paper.tex" : "figure.tex");
        QVERIFY2(said.isEmpty(), qPrintable(said));
        if (input || QStandardPaths::findExecutable("pdftoppm").isEmpty()) return;
        constexpr double dpi = 300;
        QProcess::execute("pdftoppm",
                          {"-r", "300", "-png", "-singlefile", folder.filePath("figure.pdf"), folder.filePath("page")});
        const QImage page(folder.filePath("page.png"));
        const QImage expected = figureImage(figure, dpi);
        QVERIFY(std::abs(page.width() - expected.width()) <= 2 && std::abs(page.height() - expected.height()) <= 2);
        const auto size = std::ssize(trace->queries(0));
        for (core::Index query = 0; query < size; ++query) {
            const QPoint place = (figure.cellRect({0, 1, 0}, query, query).center() / 25.4 * dpi).toPoint();
            QVERIFY(isNear(page.pixelColor(place), expected.pixelColor(place)));
        }
    }

    void allKindsOfFigures()
    {
        for (const Content content : {Content::Maps, Content::Mask, Content::Flow}) {
            const Figure figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::contents(content));
            const QString tex = texOf(figure);
            QVERIFY(tex.contains("\\node[attn") && tex.contains("\\path[") && !tex.contains("includegraphics"));
            QVERIFY(!tex.contains("nan") && !tex.contains("inf,"));
            // Whatever was turned or moved on the way, everything lies on the page.
            const QSizeF units = figure.size() * unitsPerMillimetre;
            const QRectF page = QRectF(QPointF(), units).adjusted(-1, -1, 1, 1);
            static const QRegularExpression place(R"(\(([\d.-]+),([\d.-]+)\))");
            for (auto found = place.globalMatch(tex.mid(tex.indexOf("\\path[use"))); found.hasNext();) {
                const auto match = found.next();
                QVERIFY2(page.contains(match.captured(1).toDouble(), match.captured(2).toDouble()),
                         qPrintable(match.captured()));
            }
        }
    }
};

TEST_CLASS(TestFigureTikz)
#include "tst_figure_tikz.moc"
