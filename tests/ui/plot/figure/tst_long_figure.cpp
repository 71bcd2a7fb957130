#include <QTest>

#include "core/error.h"
#include "core/stopped.h"
#include "tests/test_class.h"
#include "tests/ui/long_trace.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/printed_cells.h"
#include "ui/words/error_text.h"
#include "ui/work/figure_worker.h"

#include <cmath>

using core::FigureSettings;
using core::Index;

namespace {

constexpr Index longTokens = 4100;
constexpr double pixelsPerMillimetre = core::seenDpi / 25.4;

FigureSource longSource()
{
    static const auto trace = long_trace::traceOf(longTokens);
    return FigureSource::of(trace);
}

FigureSettings oneLongHead()
{
    FigureSettings settings;
    settings.layer = 0;
    settings.head = 1;
    return settings;
}

QString refusalOf(const std::function<void()>& work)
{
    try {
        work();
    } catch (const core::Error& error) {
        return errorText(error);
    }
    return {};
}

}  // namespace

class TestLongFigure final : public QObject {
    Q_OBJECT
private slots:
    void aMapIsDrawnFromAPictureWithACellForEachDot_data()
    {
        QTest::addColumn<core::PooledBy>("by");
        QTest::newRow("largest") << core::PooledBy::Largest;
        QTest::newRow("mean") << core::PooledBy::Mean;
    }

    void aMapIsDrawnFromAPictureWithACellForEachDot()
    {
        QFETCH(core::PooledBy, by);
        const FigureSource source = longSource();
        FigureSettings settings = oneLongHead();
        settings.map.pooled_by = by;
        settings.dpi = core::seenDpi;
        const Figure figure(source, settings);
        const QImage image = figureImage(figure, settings.dpi);
        const QRectF all =
            figure.cellRect({0, 1, 0}, 0, 0).united(figure.cellRect({0, 1, 0}, longTokens - 1, longTokens - 1));
        const int side = qRound(all.width() * pixelsPerMillimetre);
        QVERIFY(side > 250 && side < 550);
        const Index blocks = figure_layout::wholeBlocks(longTokens, side);
        const auto picture = core::longHead(source.traces.front(), {0, 1, 0})
                                 ->pooled({0, 0, longTokens, longTokens}, blocks, blocks, by);
        const double highest = static_cast<double>(HeatData(picture.values).range().second);
        const ColorMap& colors = ColorMap::named(QStringLiteral("viridis"));
        int right = 0, compared = 0;
        for (int row = 5; row < side; row += 7)
            for (int col = 3; col < row - 3; col += 5, ++compared) {
                const QPoint place(static_cast<int>(std::floor(all.left() * pixelsPerMillimetre)) + col,
                                   static_cast<int>(std::floor(all.top() * pixelsPerMillimetre)) + row);
                // The map's edge lies between two dots, so that a dot's cell is this one or the one before.
                for (const QPoint& near : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
                    if (image.pixel(place + near)
                        == colors.at(static_cast<double>(picture.values(row * blocks / side, col * blocks / side))
                                     / roundedUp(highest))) {
                        ++right;
                        break;
                    }
            }
        QVERIFY(compared > 500);
        QVERIFY2(right > compared * 85 / 100, qPrintable(QString("%1 of %2").arg(right).arg(compared)));
    }

    void cellsAndLabelsCountTokens()
    {
        const Figure figure(longSource(), oneLongHead());
        const QRectF begin = figure.cellRect({0, 1, 0}, 0, 0);
        const QRectF end = figure.cellRect({0, 1, 0}, longTokens - 1, longTokens - 1);
        QVERIFY(end.right() - begin.left() > 50);
        QVERIFY(std::abs((end.right() - begin.left()) / begin.width() - longTokens) < 1);
        QVERIFY(!figure.isVector());
        const QString svg = QString::fromUtf8(figureBytes(figure, QStringLiteral("svg")));
        QCOMPARE(svg.count(QLatin1String("<image")), 1);
        // Among thousands of words one says nothing about its place; round numbers do.
        QVERIFY(svg.contains(QLatin1String(">1<")));
        QVERIFY(svg.contains(QRegularExpression(QStringLiteral(">[1-4]000<"))));
        QVERIFY(!svg.contains(QRegularExpression(QStringLiteral(">t[0-9]+<"))));
    }

    void theColorKeySaysWhatACellStandsFor()
    {
        FigureSettings settings = oneLongHead();
        settings.height_mm = 120;
        settings.width_mm = 120;
        const QString largest = QString::fromUtf8(figureBytes(Figure(longSource(), settings), QStringLiteral("svg")));
        QVERIFY(largest.contains(QRegularExpression(QStringLiteral("largest weight of up to \\d × \\d cells"))));
        settings.map.pooled_by = core::PooledBy::Mean;
        const QString mean = QString::fromUtf8(figureBytes(Figure(longSource(), settings), QStringLiteral("svg")));
        QVERIFY(mean.contains(QRegularExpression(QStringLiteral("mean weight of up to \\d × \\d cells"))));
    }

    void tablesAndOtherContentsAreTooLong()
    {
        const FigureSource source = longSource();
        const Figure figure(source, oneLongHead());
        for (const char* format : {"csv", "npy"})
            QCOMPARE(refusalOf([&] { figureBytes(figure, QString::fromLatin1(format)); }),
                     QString("the table of this map is too long: expected up to 4096 × 4096 numbers (PDF, SVG and PNG "
                             "draw any length), found more"));
        for (const auto content :
             {FigureSettings::Content::Mask, FigureSettings::Content::Steps, FigureSettings::Content::Compare}) {
            FigureSettings settings = oneLongHead();
            settings.content = content;
            QVERIFY(refusalOf([&] { Figure(source, settings); }).contains(QStringLiteral("up to 4096 × 4096 cells")));
        }
    }

    void aPictureIsComputedOnceForAllFiles()
    {
        const FigureSource source = longSource();
        const LongPictures::Request request{.trace = source.traces.front(), .rows = 300, .cols = 300};
        const auto before = source.pictures->of(request);
        QCOMPARE(source.pictures->of(request), before);
    }

    void stoppingEndsTheWork()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN(Figure(longSource(), oneLongHead(), stop.get_token()), core::Stopped);
    }

    void theWorkerDrawsWeighsAndStops()
    {
        FigureWorker worker(longSource(),
                            [](const FigureSettings&, const std::filesystem::path&) { return std::string(); });
        int drawn = 0, written = -1;
        qsizetype bytes = 0;
        connect(&worker, &FigureWorker::drawn, this, [&] { ++drawn; });
        connect(&worker, &FigureWorker::weighed, this,
                [&](const std::vector<FigureFile>& files) { bytes = files.front().bytes.size(); });
        connect(&worker, &FigureWorker::written, this, [&](int files) { written = files; });
        FigureSettings other = oneLongHead();
        other.head = 0;
        worker.draw(other, QSize(300, 300));  // replaced before it is there
        worker.draw(oneLongHead(), QSize(300, 300));
        worker.weigh(oneLongHead(), QStringLiteral("png"));
        QTRY_VERIFY_WITH_TIMEOUT(bytes > 10'000, 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(drawn, 1, 60'000);
        worker.make(other, {QStringLiteral("png")});
        worker.stop();
        QTRY_COMPARE_WITH_TIMEOUT(written, 0, 60'000);
        QVERIFY(!worker.isWriting());
    }
};

TEST_CLASS(TestLongFigure)
#include "tst_long_figure.moc"
