#include "ui/plot/film/gif_file.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QRandomGenerator>
#include <QTest>

#include "core/error.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "ui/plot/film/color_table.h"
#include "ui/plot/heat/color_map.h"

#include <cerrno>
#include <set>
#include <sstream>

namespace {

constexpr QSize size(60, 40);

QImage paper()
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

/// A white page with a square that is elsewhere in each frame.
QImage square(int frame)
{
    QImage image = paper();
    QPainter painter(&image);
    painter.fillRect(QRect(3 * frame, 2 * frame, 10, 10), QColor(10 * frame, 200 - frame, 255));
    return image;
}

QByteArray gifOf(const QList<QImage>& frames, double seconds = 0.5, const std::string& comment = {})
{
    std::ostringstream out;
    GifFile file(out, "film.gif", frames.first().size(), seconds, comment);
    for (const QImage& frame : frames) file.add(frame);
    file.finish();
    return QByteArray::fromStdString(out.str());
}

struct Read {
    QList<QImage> frames;
    QList<int> delays;  ///< ms
    int loops = 0;
};

Read read(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "gif");
    Read all;
    for (QImage image; reader.read(&image); image = QImage()) {
        all.frames << image.convertToFormat(QImage::Format_RGB32);
        all.delays << reader.nextImageDelay();
        all.loops = reader.loopCount();
    }
    return all;
}

/// Every colour of a wheel of them, one a pixel.
QImage manyColors()
{
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x) image.setPixel(x, y, qRgb(4 * x, 6 * y, (x * y) % 256));
    return image;
}

int largestDifference(const QImage& a, const QImage& b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                                std::abs(qBlue(one) - qBlue(other))});
        }
    return largest;
}

/// Takes so many bytes, as a disk that is full then.
class FullDisk final : public std::streambuf {
public:
    explicit FullDisk(int room) : m_room(room) {}

protected:
    std::streamsize xsputn(const char*, std::streamsize count) override
    {
        m_room -= static_cast<int>(count);
        if (m_room >= 0) return count;
        errno = ENOSPC;
        return 0;
    }
    int_type overflow(int_type) override
    {
        errno = ENOSPC;
        return traits_type::eof();
    }

private:
    int m_room;
};

}  // namespace

class TestGifFile final : public QObject {
    Q_OBJECT
private slots:
    void framesComeBackPixelForPixel()
    {
        QList<QImage> frames;
        for (int i = 0; i < 12; ++i) frames << square(i);
        frames << square(11) << paper() << square(3);  // nothing changes, everything goes, something comes back
        const Read back = read(gifOf(frames));
        QCOMPARE(back.frames.size(), frames.size());
        for (qsizetype i = 0; i < frames.size(); ++i)
            QVERIFY2(back.frames[i] == frames[i], qPrintable(QString::number(i)));
    }

    void aFrameStaysAsLongAsItIsTold_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<int>("milliseconds");
        QTest::newRow("shortest") << 0.02 << 20;
        QTest::newRow("rounded") << 0.333 << 330;
        QTest::newRow("a second") << 1.0 << 1000;
        QTest::newRow("longest") << 60.0 << 60000;
    }

    void aFrameStaysAsLongAsItIsTold()
    {
        QFETCH(double, seconds);
        const Read back = read(gifOf({square(0), square(1), square(2)}, seconds));
        for (const int delay : back.delays) QTEST(delay, "milliseconds");
    }

    void itPlaysAgainAndAgain() { QCOMPARE(read(gifOf({square(0), square(1)})).loops, -1); }

    void theSameFramesAreTheSameBytes()
    {
        QCOMPARE(gifOf({manyColors(), square(1)}, 0.5, "said"), gifOf({manyColors(), square(1)}, 0.5, "said"));
    }

    void onlyWhatDiffersIsStored()
    {
        QImage noise = manyColors();
        const qsizetype one = gifOf({noise}).size();
        QList<QImage> frames;
        for (int i = 0; i < 20; ++i) {
            noise.setPixel(i, i, qRgb(1, 2, 3));
            frames << noise;
        }
        const qsizetype all = gifOf(frames).size();
        QVERIFY2(all < one + 20 * 40, qPrintable(QString("%1, %2 for one").arg(all).arg(one)));
    }

    void theColorsOfAMapAreExactBesideText()
    {
        // 200 flat cells, as many greys as smooth letters have, and a page of paper.
        QImage image(400, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int cell = 0; cell < 200; ++cell) {
            const QRgb color = ColorMap::named("viridis").at(cell / 199.0);
            for (int y = 0; y < 30; ++y) image.setPixel(2 * cell, y, color), image.setPixel(2 * cell + 1, y, color);
        }
        for (int grey = 0; grey < 256; ++grey) image.setPixel(grey, 50, qRgb(grey, grey, grey));
        const QImage back = read(gifOf({image})).frames.first();
        int wrong = 0;
        for (int x = 0; x < 400; ++x) wrong += back.pixel(x, 10) != image.pixel(x, 10);
        QCOMPARE(wrong, 0);
        QVERIFY2(largestDifference(back, image) <= 6, qPrintable(QString::number(largestDifference(back, image))));
    }

    void tooManyColorsArePutTogetherBySize()
    {
        const QImage many = manyColors();
        const QImage back = read(gifOf({many})).frames.first();
        QVERIFY2(largestDifference(back, many) < 64, qPrintable(QString::number(largestDifference(back, many))));
        std::set<QRgb> colors;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) colors.insert(back.pixel(x, y));
        QVERIFY(colors.size() > 200 && colors.size() <= 255);
    }

    void aPixelThatStaysIsNotDrawnAgain()
    {
        // Colours of a frame alone would change a little in the next one.
        QImage next = manyColors();
        for (int x = 0; x < size.width(); ++x) next.setPixel(x, x % 40, Qt::black);
        const Read back = read(gifOf({manyColors(), next}));
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                if (next.pixel(x, y) == manyColors().pixel(x, y))
                    QCOMPARE(back.frames[1].pixel(x, y), back.frames[0].pixel(x, y));
    }

    void aTableOfOneColorIsThatColor()
    {
        ColorTable table({{qRgb(1, 2, 3), 5}}, 255);
        QVERIFY(table.isExact());
        QCOMPARE(table.colors(), QList<QRgb>{qRgb(1, 2, 3)});
        QCOMPARE(int(table.indexOf(qRgb(1, 2, 3))), 0);
    }

    void aFullDiskSaysSo()
    {
        for (const int room : {0, 5, 20, 200, 400}) {
            FullDisk disk(room);
            std::ostream out(&disk);
            try {
                GifFile file(out, "film.gif", size, 1);
                file.add(manyColors());
                file.add(square(1));
                file.finish();
                QFAIL("nothing was said");
            } catch (const core::Error& error) {
                QCOMPARE(error.code, core::Code::CannotWrite);
                QCOMPARE(error.file, std::string("film.gif"));
                QCOMPARE(saidParts(error).found, std::string(std::strerror(ENOSPC)));
            }
        }
    }
};

TEST_CLASS(TestGifFile)

#include "tst_gif_file.moc"
