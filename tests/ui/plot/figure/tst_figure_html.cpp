#include <QTest>

#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/not_shown.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "tests/ui/long_trace.h"
#include "tests/ui/plot/figure/html_parts.h"
#include "ui/plot/figure/figure_session.h"
#include "ui/plot/heat/color_codes.h"
#include "ui/plot/html/html_maps.h"

using namespace core;
using namespace drawn_figures;
using namespace html_parts;
using Content = core::FigureSettings::Content;

namespace {

QByteArray pageOf(const Figure& figure, const std::string& session = {})
{
    return figureBytes(figure, QStringLiteral("html"), session);
}

Figure figureOf(const std::shared_ptr<const Trace>& trace, const FigureSettings& settings = {})
{
    return {FigureSource::of(trace), settings};
}

FigureSettings wide()
{
    FigureSettings settings;
    settings.width_mm = 400;
    return settings;
}

/// A map of which nothing is known but its numbers.
HtmlMaps mapsOf(const Matrix& shown)
{
    const HeatStyle style{.colors = &ColorMap::named("viridis"), .hatch = Qt::gray, .notANumber = Qt::magenta};
    HtmlMaps maps{.title = "t",
                  .description = "d",
                  .maps = {},
                  .rows = {},
                  .columns = {},
                  .row_labels = {},
                  .column_labels = {},
                  .row_axis = {},
                  .column_axis = {},
                  .quantity = {}};
    maps.maps.push_back(
        {.title = "m", .cells = std::make_shared<const HeatData>(shown), .values = nullptr, .style = style});
    return maps;
}

}  // namespace

/// Figures as one HTML file, read as text; tst_html_in_browser opens them.
class TestFigureHtml final : public QObject {
    Q_OBJECT
private slots:
    void aPageAsksForNothing_data()
    {
        QTest::addColumn<FigureSettings::Content>("content");
        QTest::newRow("maps") << Content::Maps;
        QTest::newRow("mask") << Content::Mask;
        QTest::newRow("steps") << Content::Steps;
        QTest::newRow("comparison") << Content::Compare;
        QTest::newRow("flow") << Content::Flow;
    }

    void aPageAsksForNothing()
    {
        QFETCH(FigureSettings::Content, content);
        FigureSource source = FigureSource::of(gpt2());
        source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
        const QByteArray page = pageOf(Figure(source, contents(content)));
        static const QRegularExpression asked(
            R"(\b(src|href|action|data|poster|srcset)\s*=|@import|url\(|<link|<base)");
        for (auto found = asked.globalMatch(page); found.hasNext();) {
            const QString around = QString::fromUtf8(page).mid(found.next().capturedStart(), 60);
            QVERIFY2(around.startsWith("href=\"data:image/"), qPrintable(around));
        }
        // It knows its own script and style by what they are, and lets no other run.
        static const QRegularExpression policy("Content-Security-Policy\" content=\"([^\"]*)\"");
        const QString rules = policy.match(page).captured(1);
        QVERIFY(rules.startsWith("default-src 'none'; "));
        QVERIFY(!rules.contains("unsafe") && !rules.contains("http") && !rules.contains("*"));
        static const QRegularExpression own("<(style|script)>(.*?)</\\1>",
                                            QRegularExpression::DotMatchesEverythingOption);
        int elements = 0;
        for (auto found = own.globalMatch(page); found.hasNext(); ++elements) {
            const auto hash = QCryptographicHash::hash(found.next().captured(2).toUtf8(), QCryptographicHash::Sha256);
            QVERIFY(rules.contains("'sha256-" + hash.toBase64() + "'"));
        }
        QCOMPARE(elements, rules.count("sha256-"));
        QVERIFY(elements >= 1);
    }

    void strangersTextsStayTexts_data()
    {
        QTest::addColumn<FigureSettings::Content>("content");
        QTest::newRow("maps") << Content::Maps;
        QTest::newRow("comparison") << Content::Compare;
        QTest::newRow("flow") << Content::Flow;
    }

    void strangersTextsStayTexts()
    {
        QFETCH(FigureSettings::Content, content);
        FigureSettings settings = wide();
        settings.content = content;
        settings.layer = settings.head = 0;
        const auto elements = [&](const QStringList& names) {
            FigureSource source = FigureSource::of(html_parts::traceOf(1, 2, hostile.size(), names));
            source.session.compare.heads = {{0, 0, 0}, {0, 0, 1}};
            settings.title = names.isEmpty() ? "a" : names.join(' ').toStdString();
            const QString page = QString::fromUtf8(pageOf(Figure(source, settings), "{}"));
            QMap<QString, int> count;
            static const QRegularExpression element("<(/?[a-zA-Z!][a-zA-Z]*)");
            for (auto found = element.globalMatch(page); found.hasNext();) ++count[found.next().captured(1)];
            return count;
        };
        auto plain = elements({});
        auto nasty = elements(hostile);
        // Which labels have room, and so how many there are, depends on the texts.
        for (const char* drawn : {"text", "/text", "g", "/g", "rect", "path", "image"})
            plain.remove(drawn), nasty.remove(drawn);
        QCOMPARE(nasty, plain);
    }

    void tokensComeBackAsTheyWere()
    {
        const auto trace = html_parts::traceOf(1, 1, hostile.size(), hostile);
        const Figure figure = figureOf(trace, wide());
        const QByteArray page = pageOf(figure, "a session");
        const QJsonObject facts = factsOf(page);
        QCOMPARE(facts["rowTokens"].toArray(), QJsonArray::fromStringList(figure.tables().front().rows));
        QVERIFY(!elementOf(page, "figure").contains("\u2028"));
        const QTemporaryDir folder;
        exportFigure(figure, folder.filePath("a.html").toStdString(), "a session");
        QCOMPARE(sessionIn(folder.filePath("a.html").toStdString()).value_or(""), std::string("a session"));
        exportFigure(figure, folder.filePath("b.html").toStdString());
        QVERIFY(!sessionIn(folder.filePath("b.html").toStdString()));
    }

    void numbersAreThoseOfTheTable()
    {
        const Figure figure = figureOf(gpt2(), wide());
        const QByteArray page = pageOf(figure);
        const QJsonObject facts = factsOf(page);
        QVERIFY(facts["decimals"].isNull());
        const QJsonArray maps = facts["maps"].toArray();
        QCOMPARE(maps.size(), static_cast<qsizetype>(figure.tables().size()));
        for (qsizetype i = 0; i < maps.size(); ++i) {
            const FigureTable& table = figure.tables()[static_cast<std::size_t>(i)];
            QCOMPARE(maps[i]["title"].toString(), table.title);
            const std::vector<float> numbers = numbersOf(page, facts, maps[i]);
            const QByteArray hidden = inflated(page, facts["patterns"][maps[i]["hidden"].toInt()]);
            std::size_t next = 0;
            for (Index row = 0; row < table.values->rows(); ++row)
                for (Index column = 0; column < table.values->cols(); ++column) {
                    const auto cell = static_cast<qsizetype>(row * table.values->cols() + column);
                    const bool isHidden = ((static_cast<unsigned char>(hidden[cell / 8]) >> (cell % 8)) & 1) != 0;
                    QCOMPARE(isHidden, column > row);
                    if (!isHidden) QCOMPARE(numbers.at(next++), (*table.values)(row, column));
                }
            QCOMPARE(next, numbers.size());
        }
        QCOMPARE(pageOf(figure), page);
    }

    void everyKindOfNumberComesBack()
    {
        Matrix shown(2, 4);
        shown << 0.0F, -0.0F, 1e-40F, -3.5F, 3e38F, HeatData::broken, HeatData::hidden, 1.0F;
        const QByteArray page = mapsPage(mapsOf(shown));
        const QJsonObject facts = factsOf(page);
        const std::vector<float> numbers = numbersOf(page, facts, facts["maps"][0]);
        QCOMPARE(numbers.size(), std::size_t(7));
        const float expected[] = {0.0F, -0.0F, 1e-40F, -3.5F, 3e38F};
        for (std::size_t i = 0; i < 5; ++i)
            QCOMPARE(std::bit_cast<std::uint32_t>(numbers[i]), std::bit_cast<std::uint32_t>(expected[i]));
        QVERIFY(std::isnan(numbers[5]));
        QCOMPARE(numbers[6], 1.0F);
    }

    void rowsThatAreToBeGuessedDoNotTravel()
    {
        Matrix shown(2, 2);
        shown << 0.25F, 0.75F, notShown, notShown;
        Matrix values(2, 2);
        values << 0.25F, 0.75F, 0.125F, 0.875F;
        HtmlMaps maps = mapsOf(shown);
        maps.maps.front().values = std::make_shared<const Matrix>(values);
        const QByteArray page = mapsPage(maps);
        const QJsonObject facts = factsOf(page);
        QCOMPARE(facts["maps"][0]["guessed"].toArray(), QJsonArray{1});
        QVERIFY(numbersOf(page, facts, facts["maps"][0]) == (std::vector{0.25F, 0.75F}));
    }

    void twelveByTwelveHeadsOf256TokensStayBelowTenMegabytes()
    {
        const auto trace = html_parts::traceOf(12, 12, 256);
        const Figure figure = figureOf(trace, settingsFor(wide(), "html"));
        const QByteArray page = pageOf(figure, "{}");
        QVERIFY2(page.size() <= 10'000'000, qPrintable(QString::number(page.size())));
        const QJsonObject facts = factsOf(page);
        QVERIFY(facts["decimals"].toInt() >= 5);
        QVERIFY(facts["words"]["exactness"].toString().contains(QString::number(facts["decimals"].toInt())));
        const QJsonArray maps = facts["maps"].toArray();
        QCOMPARE(maps.size(), qsizetype(144));
        const Matrix& last = *figure.tables().back().values;
        const std::vector<float> numbers = numbersOf(page, facts, maps.last());
        const double half = 0.501 * std::pow(10.0, -facts["decimals"].toInt());
        std::size_t next = 0;
        for (Index row = 0; row < last.rows(); ++row)
            for (Index column = 0; column <= row; ++column)
                QVERIFY(std::abs(static_cast<double>(numbers.at(next++) - last(row, column))) <= half);
        qInfo("%.2f MB, %d decimals", static_cast<double>(page.size()) / 1e6, facts["decimals"].toInt());
    }

    void colorsBeginWhereTheyDoInAPicture()
    {
        FigureSettings settings = oneHead();
        settings.curve = FigureSettings::Curve::Log;
        const Figure figure = figureOf(gpt2(), settings);
        const QJsonObject style = factsOf(pageOf(figure))["styles"][0].toObject();
        const HeatStyle& drawn = figure.page().maps.front().style;
        const ColorCodes codes(drawn);
        std::vector<float> from;
        for (const QJsonValue& least : style["from"].toArray())
            from.push_back(least.isNull() ? HeatData::broken : static_cast<float>(least.toDouble()));
        QCOMPARE(from.size(), std::size_t(255));
        const Matrix& numbers = weights(1, 2);
        for (Index i = 0; i < numbers.size(); ++i) {
            const float value = numbers.data()[i];
            const auto place = std::ranges::upper_bound(from, value) - from.begin();
            QCOMPARE(place, static_cast<std::ptrdiff_t>(codes(value)));
            QCOMPARE(style["colors"].toString().mid(6 * place, 6), QColor(drawn.color(value)).name().mid(1));
        }
    }

    void aLongMapIsAPictureOneCanLookInto()
    {
        FigureSettings settings = oneHead(0, 1);
        settings.curve = FigureSettings::Curve::Log;
        const Figure figure = figureOf(long_trace::traceOf(4100), settingsFor(settings, "html"));
        const QByteArray page = pageOf(figure);
        const QJsonObject facts = factsOf(page);
        QCOMPARE(facts["queries"].toInt(), 4100);
        QVERIFY(facts["rows"].toInt() > 500 && facts["rows"].toInt() < 1100);
        QCOMPARE(facts["rowTokens"].toArray().size(), qsizetype(4100));
        QVERIFY(facts["key"].toString().contains("largest weight of"));
        QVERIFY(page.size() < 5'000'000);
    }

    void otherFiguresHaveTheirTables()
    {
        for (const Content content : {Content::Mask, Content::Steps, Content::Compare, Content::Flow}) {
            FigureSource source = FigureSource::of(gpt2());
            source.session.compare.heads = {{0, 1, 2}, {0, 0, 1}};
            const Figure figure(source, contents(content));
            const QByteArray page = pageOf(figure, "{}");
            QCOMPARE(page.count("<svg "), 1);
            QVERIFY(!page.contains("<?xml"));
            QCOMPARE(page.count("<table "), static_cast<qsizetype>(figure.tables().size()));
            for (const FigureTable& table : figure.tables())
                QVERIFY(page.contains("<td>" + QByteArray::fromStdString(csvNumber((*table.values)(0, 0))) + "</td>"));
        }
    }

    void tooManyNumbersAreRefused()
    {
        HtmlMaps maps = mapsOf(Matrix::Constant(2000, 2000, 0.5F));
        maps.maps = std::vector(16, maps.maps.front());
        try {
            mapsPage(maps);
            QFAIL("it was written");
        } catch (const Error& error) {
            QCOMPARE(error.code, Code::TooLong);
            QCOMPARE(saidParts(error).found, std::string("64 million"));
        }
    }
};

TEST_CLASS(TestFigureHtml)
#include "tst_figure_html.moc"
