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
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"

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
said = {'tables': [], 'title': fig.get_suptitle() if fig._suptitle else '', 'bars': 0}
for ax in fig.axes:
    if not ax.images:
        said['bars'] += 1
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

/// Every number that was drawn is the table's, and labels are its tokens.
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
        QCOMPARE(each["rows"].toVariant().toStringList(), table.rows);
        QCOMPARE(each["columns"].toVariant().toStringList(), table.columns);
    }
    QCOMPARE(place, drawn.size());
}

QString said(const std::function<void()>& act)
{
    try {
        act();
    } catch (const core::Error& error) {
        return QString::fromStdString(error.field + ": " + error.expected);
    }
    return {};
}

}  // namespace

/// Figures as Python scripts.
class TestPythonScript final : public QObject {
    Q_OBJECT
private slots:
    void aScriptHasItsNumbersBesideIt()
    {
        const QTemporaryDir folder;
        const Figure figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::oneHead());
        exportFigure(figure, folder.filePath("head.py").toStdString(), "s");
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList({"head.py", "head.py.npy"}));
        QCOMPARE(command_files::contentOf(folder.filePath("head.py.npy")), figureBytes(figure, "npy"));
        const QByteArray script = command_files::contentOf(folder.filePath("head.py"));
        QVERIFY(script.contains("np.load(__file__ + \".npy\", allow_pickle=False)"));
        QVERIFY(script.size() < 6000);
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
        QTest::newRow("a mask") << static_cast<int>(Content::Mask) << false;
        QTest::newRow("steps") << static_cast<int>(Content::Steps) << false;
        QTest::newRow("lines") << static_cast<int>(Content::Flow) << false;
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
        QCOMPARE(drawn.said["title"].toString(), QString("A $title$ \\with{all}"));
        QVERIFY(QFile(folder.filePath("drawn.png")).size() > 1000);
        if (static_cast<Content>(content) == Content::Maps) {
            const QJsonObject first = drawn.said["tables"].toArray()[0].toObject();
            QCOMPARE(first["colors"].toString(), QString("magma"));
            QCOMPARE(first["range"].toVariant().toList(), QVariantList({0.0, 1.0}));
            QVERIFY(!first["hidden"].toArray()[0].toBool() && first["hidden"].toArray()[1].toBool());  // causal
            QCOMPARE(drawn.said["bars"].toInt(), 1);
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
