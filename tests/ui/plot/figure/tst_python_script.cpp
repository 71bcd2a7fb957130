#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/error.h"
#include "tests/cli/command_files.h"
#include "tests/hostile_tokens.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/text/text_metrics.h"

#include <cmath>
#include <functional>

namespace fs = std::filesystem;
using core::FigureSettings;
using Content = FigureSettings::Content;

namespace {

/// A Python that has Matplotlib: the one that is named, or the system's.
QString pythonWithMatplotlib()
{
    static const QString python = [] {
        const QString named = qEnvironmentVariable("ATTENTIONSCOPE_MATPLOTLIB");
        const QString found = named.isEmpty() ? QStandardPaths::findExecutable("python3") : named;
        QProcess process;
        process.start(found, {"-c", "import matplotlib, numpy"});
        return process.waitForFinished(60000) && process.exitCode() == 0 ? found : QString();
    }();
    return python;
}

/// Runs the script and says what it drew: every image's numbers, cells without a colour, labels, colours and range.
constexpr const char* watcher = R"(
import json, runpy, sys
import matplotlib
matplotlib.use('Agg')
import numpy as np
script, out = sys.argv[1], sys.argv[2]
sys.argv = [script, out]
fig = runpy.run_path(script)['fig']
said = {'tables': [], 'texts': [t.get_text() for t in fig.texts], 'bars': []}
for ax in fig.axes:
    if ax.get_label() == 'bar':
        said['bars'].append([t.get_text() for t in (ax.get_yticklabels() or ax.get_xticklabels())])
        continue
    image = ax.images[0]
    drawn = image.get_array()
    said['tables'].append({
        'numbers': [None if not np.isfinite(x) else float(x) for x in np.ma.getdata(drawn).reshape(-1)],
        'shape': list(drawn.shape),
        'hidden': [bool(x) for x in np.ma.getmaskarray(drawn).reshape(-1)],
        'rows': [t.get_text() for t in ax.get_yticklabels()],
        'columns': [t.get_text() for t in ax.get_xticklabels()],
        'name': ax.get_title(),
        'colors': image.get_cmap().name,
        'range': [float(image.norm.vmin), float(image.norm.vmax)],
        'norm': type(image.norm).__name__,
    })
print(json.dumps(said))
)";

struct Drawn {
    QString trouble;
    QJsonObject said;
};

Drawn runScript(const QString& folder, const QString& script)
{
    command_files::writeText(folder + "/watch", watcher);
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(pythonWithMatplotlib(), {"watch", script, folder + "/drawn.png"});
    if (!process.waitForFinished(180000)) return {"it did not end", {}};
    const QString error = QString::fromUtf8(process.readAllStandardError());
    if (process.exitCode() != 0) return {error.right(3000), {}};
    return {{}, QJsonDocument::fromJson(process.readAllStandardOutput()).object()};
}

/// The labels that the figure has along a side of a map.
QStringList labelsOf(const Figure& figure, const QRectF& map, TokenLabels::Side side)
{
    QStringList words;
    for (const FigurePage::Labels& each : figure.page().labels) {
        const bool left = each.labels.side == TokenLabels::Side::Left;
        if (left != (side == TokenLabels::Side::Left)) continue;
        const double from = left ? map.top() : map.left(), to = left ? map.bottom() : map.right();
        const double edge = left ? map.left() : each.labels.side == TokenLabels::Side::Top ? map.top() : map.bottom();
        if (each.line.first < from || each.line.first > to || std::abs(each.line.edge - edge) > 1e-6) continue;
        for (const auto& shown : each.labels.shown(each.line, figure_layout::ruler()))
            words << TextMetrics(each.labels.font, figure_layout::ruler())
                         .elidedText(shown.words, Qt::ElideMiddle, each.labels.longest);
    }
    return words;
}

/// Every number that was drawn is the table's, and labels are those of the figure.
void requireTables(const Figure& figure, const QJsonArray& drawn)
{
    qsizetype place = 0;
    for (const FigureTable& table : figure.tables()) {
        if (table.summary) continue;
        const QJsonObject each = drawn[place++].toObject();
        const QJsonArray numbers = each["numbers"].toArray();
        QCOMPARE(numbers.size(), table.values->size());
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            const float expected = table.values->data()[i];
            if (std::isfinite(expected)) QCOMPARE(static_cast<float>(numbers[i].toDouble()), expected);
        }
        QCOMPARE(each["shape"].toArray()[1].toInt(), static_cast<int>(table.values->cols()));
        const QRectF map = figure.page().maps[static_cast<std::size_t>(place - 1)].rect;
        QCOMPARE(each["rows"].toVariant().toStringList(), labelsOf(figure, map, TokenLabels::Side::Left));
        QCOMPARE(each["columns"].toVariant().toStringList(), labelsOf(figure, map, TokenLabels::Side::Bottom));
    }
    QCOMPARE(place, drawn.size());
}

QString said(const std::function<void()>& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return QString::fromStdString(saidParts(error).field + ": " + saidParts(error).expected);
    }
    return {};
}

}  // namespace

/// Figures as Python scripts.
class TestPythonScript final : public QObject {
    Q_OBJECT
private slots:
    /// Words that Matplotlib would print over each other are left out, as on the page.
    void aShortBarHasFewNumbers()
    {
        FigureSettings settings = drawn_figures::contents(Content::Compare);
        settings.width_mm = 254;
        settings.height_mm = 142.875;
        FigureSource source = FigureSource::of(drawn_figures::gpt2());
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        const Figure figure(source, settings);
        for (const FigurePage::Bar& bar : figure.page().bars) {
            const TextMetrics metrics(bar.key.numbers, figure_layout::ruler());
            double end = -1e9;
            for (const ColorKey::Tick& tick : bar.key.roomyTicks(bar.rect, figure_layout::ruler())) {
                if (tick.label.isEmpty()) continue;
                const double middle = bar.rect.width() * tick.position;
                const double half = metrics.horizontalAdvance(tick.label) / 2;
                QVERIFY(middle - half > end);
                end = middle + half;
            }
        }
        const QByteArray script = figureBytes(figureWith(drawn_figures::oneHead()), "py", "{}");
        QVERIFY2(script.left(script.indexOf('\n')).contains("layer 2, head 3"), script.left(120));
    }

    void aScriptHasItsNumbersBesideIt()
    {
        const QTemporaryDir folder;
        const Figure figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::oneHead());
        exportFigure(figure, folder.filePath("head.py").toStdString(), "s");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"head.py", "head.py.npy"}));
        QCOMPARE(command_files::contentOf(folder.filePath("head.py.npy")), figureBytes(figure, "npy"));
        const QByteArray script = command_files::contentOf(folder.filePath("head.py"));
        QVERIFY(script.contains("np.load(__file__ + \".npy\", allow_pickle=False)"));
        QVERIFY(script.size() < 12000);
        exportFigure(figure, folder.filePath("head.py").toStdString(), "s");
        QCOMPARE(command_files::contentOf(folder.filePath("head.py")), script);
    }

    void bothAreWrittenOrNeither()
    {
        const Figure figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::oneHead());
        for (const char* taken : {"head.py.npy", "head.py"}) {
            const QTemporaryDir folder;
            QVERIFY(QDir(folder.path()).mkdir(taken));
            QVERIFY_EXCEPTION_THROWN(exportFigure(figure, folder.filePath("head.py").toStdString()), core::Error);
            QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden),
                     QStringList(taken));
        }
    }

    void manyNumbersAreNotCopied()
    {
        const Figure small(FigureSource::of(drawn_figures::gpt2()), drawn_figures::oneHead());
        QVERIFY(figureBytes(small, "py").contains("np.frombuffer(base64.b64decode("));
        const auto trace = drawn_figures::between(std::vector<std::string>(100, "sea"));
        const Figure large(FigureSource::of(trace), FigureSettings{});
        QVERIFY2(said([&] { figureBytes(large, "py"); }).contains("--out NAME.py"),
                 qPrintable(said([&] { figureBytes(large, "py"); })));
        QCOMPARE(figureFiles(large, "x.py").size(), std::size_t{2});
    }

    void itDrawsTheSameNumbers_data()
    {
        QTest::addColumn<int>("content");
        QTest::addColumn<bool>("all");
        QTest::newRow("a head") << static_cast<int>(Content::Maps) << false;
        QTest::newRow("all heads") << static_cast<int>(Content::Maps) << true;
        QTest::newRow("steps") << static_cast<int>(Content::Steps) << false;
        QTest::newRow("measures") << static_cast<int>(Content::Measures) << false;
    }
    void itDrawsTheSameNumbers()
    {
        QFETCH(int, content);
        QFETCH(bool, all);
        if (pythonWithMatplotlib().isEmpty()) QSKIP("no Matplotlib here");
        FigureSettings settings = drawn_figures::contents(static_cast<Content>(content));
        if (all) settings.layer.reset(), settings.head.reset();
        settings.title = "A $title$ \\with{all}";
        settings.color_map = "magma";
        const Figure figure(FigureSource::of(drawn_figures::gpt2()), settings);
        const QTemporaryDir folder;
        exportFigure(figure, folder.filePath("f.py").toStdString());
        const Drawn drawn = runScript(folder.path(), "f.py");
        QVERIFY2(drawn.trouble.isEmpty(), qPrintable(drawn.trouble));
        requireTables(figure, drawn.said["tables"].toArray());
        QVERIFY(drawn.said["texts"].toVariant().toStringList().contains("A title \\with{all}"));
        QVERIFY(QFile(folder.filePath("drawn.png")).size() > 1000);
        if (static_cast<Content>(content) == Content::Maps) {
            const QJsonObject first = drawn.said["tables"].toArray()[0].toObject();
            QCOMPARE(first["colors"].toString(), QString("magma"));
            QCOMPARE(first["range"].toVariant().toList(), QVariantList({0.0, 1.0}));
            QVERIFY(!first["hidden"].toArray()[0].toBool() && first["hidden"].toArray()[1].toBool());  // causal
            QCOMPARE(drawn.said["bars"].toArray().size(), 1);
            QCOMPARE(drawn.said["bars"].toArray()[0].toVariant().toStringList(),
                     QStringList({"0.0", "0.2", "0.4", "0.6", "0.8", "1.0"}));
        }
    }

    void colorsHaveTheFiguresRangeAndCurve_data()
    {
        QTest::addColumn<int>("curve");
        QTest::addColumn<QString>("norm");
        QTest::newRow("linear") << static_cast<int>(FigureSettings::Curve::Linear) << "Normalize";
        QTest::newRow("logarithmic") << static_cast<int>(FigureSettings::Curve::Log) << "LogNorm";
        QTest::newRow("gamma") << static_cast<int>(FigureSettings::Curve::Gamma) << "PowerNorm";
    }
    void colorsHaveTheFiguresRangeAndCurve()
    {
        QFETCH(int, curve);
        QFETCH(QString, norm);
        if (pythonWithMatplotlib().isEmpty()) QSKIP("no Matplotlib here");
        FigureSettings settings = drawn_figures::oneHead();
        settings.curve = static_cast<FigureSettings::Curve>(curve);
        settings.lowest = 0.125;
        settings.highest = 0.5;
        const QTemporaryDir folder;
        exportFigure(Figure(FigureSource::of(drawn_figures::gpt2()), settings), folder.filePath("f.py").toStdString());
        const Drawn drawn = runScript(folder.path(), "f.py");
        QVERIFY2(drawn.trouble.isEmpty(), qPrintable(drawn.trouble));
        const QJsonObject first = drawn.said["tables"].toArray()[0].toObject();
        QCOMPARE(first["norm"].toString(), norm);
        QCOMPARE(first["range"].toVariant().toList(), QVariantList({0.125, 0.5}));
    }

    void whatItCannotDrawIsRefused()
    {
        for (const Content content : {Content::Mask, Content::Flow, Content::Distances}) {
            const Figure figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::contents(content));
            const QString sentence = said([&] { figureBytes(figure, "py"); });
            QVERIFY2(sentence.contains("script for Matplotlib") && sentence.contains("PDF, SVG"), qPrintable(sentence));
        }
        FigureSettings dots = drawn_figures::oneHead();
        dots.map.dots = true;
        QVERIFY(!said([&] { figureBytes(Figure(FigureSource::of(drawn_figures::gpt2()), dots), "py"); }).isEmpty());
    }

    void hostileTokensAreLabels()
    {
        if (pythonWithMatplotlib().isEmpty()) QSKIP("no Matplotlib here");
        const auto trace = drawn_figures::between(hostileTokens());
        const Figure figure(FigureSource::of(trace), drawn_figures::oneHead(0, 1));
        const QTemporaryDir folder;
        command_files::writeText(folder.filePath("f.py"), figureBytes(figure, "py", "s"));
        const Drawn drawn = runScript(folder.path(), "f.py");
        QVERIFY2(drawn.trouble.isEmpty(), qPrintable(drawn.trouble));
        requireTables(figure, drawn.said["tables"].toArray());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"drawn.png", "f.py", "watch"}));
    }
};

TEST_CLASS(TestPythonScript)
#include "tst_python_script.moc"
