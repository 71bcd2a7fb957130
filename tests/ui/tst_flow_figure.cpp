#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/test_class.h"
#include "tests/ui/shown_flow.h"
#include "ui/plot/figure/figure_export.h"

using core::FlowSettings;
using core::Index;
using shown_flow::named;
using shown_flow::weightsOf;

namespace {

FigureSource sourceOf(const std::shared_ptr<const core::Trace>& trace, Index head, const FlowSettings& flow)
{
    FigureSource source = FigureSource::of(trace);
    source.session.focus.head = head;
    source.session.flow = flow;
    return source;
}

core::FigureSettings flowFigure(Index head)
{
    core::FigureSettings settings;
    settings.content = core::FigureSettings::Content::Flow;
    settings.layer = 0;
    settings.head = head;
    settings.width_mm = 120;
    return settings;
}

/// All page content of a PDF, unpacked (ISO 32000-1, 7.3.8): Qt packs it with Flate.
QByteArray pdfContent(const QByteArray& pdf)
{
    QByteArray all;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        if (pdf.mid(at - 3, 3) == "end") continue;
        const qsizetype begin = at + 7;
        const QByteArray packed = pdf.mid(begin, pdf.indexOf("endstream", begin) - begin);
        if (static_cast<unsigned char>(packed.at(0)) != 0x78) continue;
        // qUncompress wants the length first, and takes one that is too small.
        all += qUncompress(QByteArray("\0\0\xff\xff", 4) + packed);
    }
    return all;
}

}  // namespace

/// The lines between tokens, in files.
class TestFlowFigure final : public QObject {
    Q_OBJECT
private slots:
    void anSvgHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        const FlowSettings flow{.most = 5, .least = 0.125};
        const QString svg =
            QString::fromUtf8(figureBytes(Figure(sourceOf(trace, 3, flow), flowFigure(3)), QStringLiteral("svg")));
        for (const core::Token& token : trace->queries(0))
            QCOMPARE(svg.count(QStringLiteral(">%1<").arg(QString::fromStdString(token.text))), 2);
        static const QRegularExpression line(QStringLiteral("<polyline[^>]*points=\"[^\"]*\""));
        QCOMPARE(svg.count(line), 30);
        QVERIFY(!svg.contains(QStringLiteral("<image")));
        QVERIFY(svg.contains(QStringLiteral("30 of 66 lines: the 5 largest of each query, from 0.125")));
        QVERIFY(svg.contains(QStringLiteral("query (attending)")));
        QVERIFY(svg.contains(QStringLiteral("key (attended to)")));
    }

    void aPdfHasTokensAndALineForEachWeight()
    {
        const auto trace = named();
        FigureSource source = sourceOf(trace, 3, {.most = 5, .least = 0.125});
        const QString path = m_folder.filePath(QStringLiteral("flow.pdf"));
        exportFigure(Figure(source, flowFigure(3)), path.toStdString());
        QProcess pdftotext;
        pdftotext.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(pdftotext.waitForFinished());
        const QStringList words =
            QString::fromUtf8(pdftotext.readAllStandardOutput()).split(QRegularExpression(QStringLiteral("\\s+")));
        for (const core::Token& token : trace->queries(0))
            QVERIFY2(words.count(QString::fromStdString(token.text)) >= 2, token.text.c_str());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(pdfContent(file.readAll()).count(" l\n"), 30);
    }

    void aFigureOfSeveralHeadsHasALegendAndTheirTables()
    {
        const auto trace = named();
        FigureSource source = sourceOf(trace, 0, {.most = 2});
        source.session.chosen = {{0, 0, 2}, {0, 0, 4}, {0, 0, 0}, {1, 0, 3}, {0, 7, 1}};
        const Figure figure(source, flowFigure(0));
        QCOMPARE(figure.tables().size(), std::size_t{3});
        QVERIFY(*figure.tables()[1].values == weightsOf(*trace, 2));
        const QString svg = QString::fromUtf8(figureBytes(figure, QStringLiteral("svg")));
        QCOMPARE(svg.count(QStringLiteral("■")), 3);
        for (const Index head : {0, 2, 4})
            QVERIFY(
                svg.contains(QString::fromStdString(trace->model->info.head_names[static_cast<std::size_t>(head)])));
        const QByteArray csv = figureBytes(figure, QStringLiteral("csv"));
        QCOMPARE(csv.count('\n'), 1 + 3 * 11 * 11);
        core::FigureSettings named = flowFigure(0);
        named.axis_names = false;
        named.title = "Who attends to whom";
        named.height_mm = 80;
        const Figure other(source, named);
        QCOMPARE(other.size().height(), 80.0);
        const QString second = QString::fromUtf8(figureBytes(other, QStringLiteral("svg")));
        QVERIFY(second.contains(QStringLiteral("Who attends to whom")));
        QVERIFY(!second.contains(QStringLiteral("query (attending)")));
    }

private:
    QTemporaryDir m_folder;
};

TEST_CLASS(TestFlowFigure)
#include "tst_flow_figure.moc"
