#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/atlas/atlas_texts.h"
#include "core/file/mapped_file.h"
#include "tests/test_class.h"
#include "ui/feature/atlas/atlas_window.h"
#include "ui/feature/atlas/head_list.h"
#include "ui/feature/atlas/head_samples.h"
#include "ui/feature/atlas/head_scatter.h"
#include "ui/feature/atlas/sample_tile.h"
#include "ui/part/banner.h"
#include "ui/plot/atlas/atlas_figure.h"
#include "ui/plot/atlas/atlas_page.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>
#include <chrono>
#include <fstream>

namespace fs = std::filesystem;
using core::Measure;

namespace {

constexpr int patience = 30'000;  ///< ms

core::Atlas computed(const std::vector<core::AtlasModel>& models, std::size_t texts, std::size_t knock_outs)
{
    const std::string words[] = {"cat", "dog", "mouse", "bird", "king", "teacher", "child", "doctor"};
    core::Atlas atlas;
    for (std::size_t i = 0; i < texts; ++i)
        atlas.texts.push_back({"The " + words[i % 8] + " saw the " + words[(i + 3) % 8] + " because it was tired."});
    core::OpenedModels opened;
    core::AtlasRun run(atlas, models, opened);
    if (knock_outs > 0) run.askKnockOuts(knock_outs);
    while (run.next()) {
    }
    return run.atlas();
}

const core::AtlasModel decoder{"", "primer-decoder", SOURCE_DIR "/resources/models/primer-decoder"};

}  // namespace

/// The atlas in its window: found, chosen, written about, held against another, exported, computed.
class TestAtlasWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings().clear();
        m_file = path("a.attnatlas");
        m_atlas = computed({decoder}, 12, 4);
    }

    void init()
    {
        saveAtlas(m_atlas, m_file);
        m_window = std::make_unique<AtlasWindow>();
        m_window->show();
        m_window->openFile(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(document().isOpen(), patience);
    }
    void cleanup() { m_window.reset(); }

    void everyHeadIsListedAndDrawn()
    {
        QCOMPARE(list()->model()->rowCount(), 24);
        QCOMPARE(cell(0, 0), QStringLiteral("1.1"));
        QVERIFY(child<QLabel>("atlasFacts")->text().contains(QStringLiteral("12 texts")));
        QCOMPARE(scatter()->chart().points.size(), 24U);
        const QPointF at = scatter()->chart().at(scatter()->chart().points[5].at);
        QVERIFY(scatter()->headAt(at).has_value());
        QVERIFY(!scatter()->headAt({-100, -100}).has_value());
    }

    void whatIsSearchedIsFoundInBoth()
    {
        auto* search = child<QLineEdit>("headSearch");
        search->setText(QStringLiteral("layer = 2 and head < 4"));
        QCOMPARE(static_cast<HeadList*>(list()->model())->found(), 3);
        QCOMPARE(cell(0, 0), QStringLiteral("2.1"));
        QCOMPARE(cell(3, 0), QStringLiteral("1.1"));  // the rest stays below
        std::size_t strong = 0;
        for (const Chart::Point& point : scatter()->chart().points) strong += point.color.alphaF() > 0.9F ? 1 : 0;
        const core::AtlasHead chosen = document().head();
        const bool isFound = chosen.layer == 1 && chosen.head < 3;
        QCOMPARE(strong, std::size_t{isFound ? 3U : 4U});  // what was found, and the chosen one
        search->setText(QStringLiteral("previous >"));
        QCOMPARE(static_cast<HeadList*>(list()->model())->found(), 3);  // what is half typed changes nothing
        search->setText(QStringLiteral("knock_out < 0"));
        QVERIFY(headerNames().contains(QStringLiteral("knock-out")));
    }

    void aHeadIsChosenAnywhere()
    {
        list()->setCurrentIndex(list()->model()->index(7, 0));
        QCOMPARE(document().head(), (core::AtlasHead{0, 1, 1}));
        QTest::keyClick(scatter(), Qt::Key_Right);
        QCOMPARE(document().head(), (core::AtlasHead{0, 1, 2}));
        QCOMPARE(list()->currentIndex().row(), 8);
        const auto points = scatter()->chart().points;
        const QPointF at = scatter()->chart().at(points.front().at);
        QTest::mouseClick(scatter(), Qt::LeftButton, {}, at.toPoint());
        QCOMPARE(document().head(), *scatter()->headAt(at));
    }

    void sortedByAMeasure()
    {
        list()->sortByColumn(2, Qt::DescendingOrder);
        const auto value = [&](int row) { return cell(row, 2).toDouble(); };
        for (int row = 0; row + 1 < 24; ++row) QVERIFY(value(row) >= value(row + 1));
        list()->sortByColumn(2, Qt::AscendingOrder);
        QVERIFY(value(0) <= value(23));
    }

    void whatIsWrittenIsSaved()
    {
        document().setHead({0, 2, 1});
        QSignalSpy saved(&document(), &AtlasDocument::saved);
        QTest::keyClicks(child<QLineEdit>("headName"), QStringLiteral("copier"));
        QTest::keyClicks(child<QLineEdit>("headTags"), QStringLiteral("names, induction,, names"));
        child<QPlainTextEdit>("headNote")->setPlainText(QStringLiteral("Looks <b>back</b>."));
        QTRY_VERIFY_WITH_TIMEOUT(!saved.isEmpty(), patience);
        const core::Atlas kept = core::openAtlas(m_file);
        QCOMPARE(kept.notes.size(), 1U);
        QCOMPARE(kept.notes.front(),
                 (core::HeadNote{{0, 2, 1}, "copier", {"names", "induction"}, "Looks <b>back</b>."}));
        child<QLineEdit>("headSearch")->setText(QStringLiteral("tag = induction"));
        QCOMPARE(cell(0, 1), QStringLiteral("copier, names, induction"));
        document().setHead({0, 0, 0});
        QCOMPARE(child<QLineEdit>("headName")->text(), QString());
        // What was typed a moment before the end is not lost either.
        QTest::keyClicks(child<QLineEdit>("headName"), QStringLiteral("first"));
        m_window->close();
        QCOMPARE(core::openAtlas(m_file).notes.size(), 2U);
    }

    void whatCannotBeSavedIsSaid()
    {
        const fs::path nowhere = path("gone/a.attnatlas");
        document().setNote({{0, 0, 0}, "x", {}, ""});
        document().saveAs(nowhere);
        QVERIFY(banner()->text().contains(QStringLiteral("not saved")));
        QCOMPARE(document().file(), m_file);
    }

    void samplesAreRowsWithTheirValues()
    {
        const core::AtlasHead head{0, 0, 3};
        const auto samples = samplesOf(m_atlas, 0, head, Measure::Previous, SampledBy::Quantile, 0);
        QCOMPARE(samples.size(), 5U);
        QVERIFY(std::ranges::is_sorted(samples, {}, &HeadSample::value));
        for (const HeadSample& each : samples) QVERIFY(each.without.has_value());
        QVERIFY(samplesOf(m_atlas, 0, head, Measure::Induction, SampledBy::Quantile, 0).empty());
        const auto parts = samplesOf(m_atlas, 0, head, Measure::Previous, SampledBy::Range, 0);
        QVERIFY(parts.size() >= 2);
        QVERIFY(std::ranges::is_sorted(parts, {}, &HeadSample::value));
        QVERIFY(samplesOf(m_atlas, 0, head, Measure::KnockOut, SampledBy::Range, 0).size() == 5);
    }

    void aSampleIsOpenedInTheMap()
    {
        document().setHead({0, 0, 3});
        QSignalSpy asked(m_window.get(), &AtlasWindow::openAsked);
        SampleTile* tile = m_window->findChildren<SampleTile*>().front();
        QTRY_VERIFY_WITH_TIMEOUT(tile->accessibleName().contains(QStringLiteral("Without")), patience);
        tile->click();
        QCOMPARE(asked.size(), 1);
        const auto session = asked.front().front().value<core::Session>();
        QCOMPARE(session.focus.layer, 0);
        QCOMPARE(session.focus.head, 3);
        QVERIFY(session.run().model.string().ends_with("primer-decoder"));
        const std::string& text = session.run().texts.front();
        QVERIFY(std::ranges::any_of(m_atlas.texts, [&](const core::AtlasText& each) { return each.text == text; }));
    }

    /// Stored values show without the model.
    void withoutItsModelItSaysSo()
    {
        core::Atlas atlas = m_atlas;
        atlas.steps[0].model = "nowhere/at-all";
        saveAtlas(atlas, m_file);
        m_window->openFile(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(document().atlas().steps[0].model == "nowhere/at-all", patience);
        QVERIFY(child<QWidget>("findModel")->isVisible());
        SampleTile* tile = m_window->findChildren<SampleTile*>().front();
        QVERIFY(tile->isVisible() && !tile->accessibleName().isEmpty());
    }

    /// A file from elsewhere reads nothing beside itself until somebody asks.
    void whatAFileNamesIsReadWhenAsked()
    {
        core::Atlas atlas = m_atlas;
        atlas.steps[0].model = SOURCE_DIR "/resources/models/primer-decoder";
        saveAtlas(atlas, m_file);
        m_window->openFile(m_file);
        QTRY_VERIFY_WITH_TIMEOUT(document().atlas().steps[0].model == atlas.steps[0].model, patience);
        QVERIFY(!document().mayRead());
        QVERIFY(child<QWidget>("findModel")->isVisible());
        QSignalSpy asked(m_window.get(), &AtlasWindow::openAsked);
        SampleTile* tile = m_window->findChildren<SampleTile*>().front();
        tile->click();
        QCOMPARE(asked.size(), 0);
        QVERIFY(document().mayRead());
        QVERIFY(!child<QWidget>("findModel")->isVisible());
        tile->click();
        QCOMPARE(asked.size(), 1);
    }

    /// Another program went on with the file: notes go into what it has now.
    void notesGoIntoWhatTheFileHas()
    {
        core::Atlas newer = m_atlas;
        newer.steps[0].tokens += 5;
        saveAtlas(newer, m_file);
        fs::last_write_time(m_file, fs::last_write_time(m_file) + std::chrono::seconds(1));  // a file's time is coarse
        document().setNote({{0, 0, 0}, "first", {}, ""});
        QVERIFY(document().flush());
        const core::Atlas kept = core::openAtlas(m_file);
        QCOMPARE(kept.steps[0].tokens, newer.steps[0].tokens);
        QCOMPARE(kept.notes.size(), 1U);
    }

    void whatIsTooLongIsCutAndSaid()
    {
        child<QPlainTextEdit>("headNote")->setPlainText(QString(250'000, QChar(u'猫')));
        QVERIFY(banner()->text().contains(QStringLiteral("A note may have at most")));
        child<QLineEdit>("headName")->setText(QString(80, QChar(u'猫')));
        QTest::keyClicks(child<QLineEdit>("headTags"), QStringLiteral("a"));
        QVERIFY(document().flush());
        const core::Atlas kept = core::openAtlas(m_file);
        QCOMPARE(kept.notes.front().name.size(), 240U);
        QVERIFY(kept.notes.front().text.size() > 190'000);
    }

    void changesBetweenTwo()
    {
        core::Atlas other = m_atlas;
        std::swap(other.steps[0].statistics[2], other.steps[0].statistics[9]);
        saveAtlas(other, path("b.attnatlas"));
        document().openBeside(path("b.attnatlas"));
        QTRY_VERIFY_WITH_TIMEOUT(document().other() != nullptr, patience);
        QVERIFY(headerNames().contains(QStringLiteral("change")));
        // Both that were exchanged changed by as much.
        QCOMPARE((QSet<QString>{cell(0, 0), cell(1, 0)}), (QSet<QString>{"1.3", "2.4"}));
        QVERIFY(list()->model()->rowCount() > 100);
        QCOMPARE(list()->currentIndex().row(), 0);  // what changed most
        QVERIFY(document().head() == *static_cast<HeadList*>(list()->model())->headAt(0));
        document().setHead({0, 1, 3});
        document().closeBeside();
        QCOMPARE(list()->model()->rowCount(), 24);
        QVERIFY(document().head() == (core::AtlasHead{0, 1, 3}));  // it was chosen by hand
        saveAtlas(computed({{"", "primer-vision", SOURCE_DIR "/resources/models/named-heads"}}, 2, 0),
                  path("c.attnatlas"));
        document().openBeside(path("c.attnatlas"));
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(QStringLiteral("other layers")), patience);
    }

    void whatIsDamagedIsRefused()
    {
        std::ofstream(path("d.attnatlas")) << "no atlas";
        m_window->openFile(path("d.attnatlas"));
        QTRY_VERIFY_WITH_TIMEOUT(banner()->text().contains(QStringLiteral("d.attnatlas")), patience);
        QCOMPARE(document().file(), m_file);  // the one before stays
    }

    void everythingIsExported()
    {
        const AtlasCharted of{.atlas = m_atlas, .chosen = core::AtlasHead{0, 1, 3}};
        const Figure figure = atlasScatterFigure(of, Measure::Entropy, Measure::Distance, {});
        for (const char* format : {"pdf", "svg", "png", "csv", "tex"})
            QVERIFY(figureBytes(figure, QString::fromLatin1(format)).size() > 500);
        const QByteArray page = atlasPage(of, Measure::Entropy, Measure::Distance);
        QVERIFY(page.contains("Content-Security-Policy"));
        QCOMPARE(page.count("<details><summary>"), 24);
        QCOMPARE(page.count("http://"), page.count("http://www.w3.org"));  // names of kinds of documents alone
        QVERIFY_THROWS_EXCEPTION(core::Error, atlasScatterFigure(of, Measure::Special, Measure::Entropy, {}));
    }

    void aTrainingHasItsSlider()
    {
        core::AtlasModel early = decoder, late = decoder;
        early.name = "step-1", late.name = "step-20";
        saveAtlas(computed({early, late}, 4, 0), path("film.attnatlas"));
        m_window->openFile(path("film.attnatlas"));
        QTRY_COMPARE_WITH_TIMEOUT(document().atlas().steps.size(), 2U, patience);
        QCOMPARE(document().step(), 1U);
        QVERIFY(child<QWidget>("atlasStep")->isVisible());
        QVERIFY(child<QLabel>("atlasFacts")->text().contains(QStringLiteral("same weights as step-1")));
        QTest::keyClick(child<QWidget>("atlasStep"), Qt::Key_Left);
        QCOMPARE(document().step(), 0U);
        const Chart chart = trainingOf({.atlas = document().atlas(), .chosen = document().head()}, Measure::Previous);
        QCOMPARE(chart.lines.size(), 25U);  // and the step that is looked at
        QCOMPARE(chart.x.from, 1.0);
        QCOMPARE(chart.x.to, 20.0);
    }

    /// Texts with named spans: drawn, listed and read head by head, chosen in three places, exported.
    void whoReadsWhom()
    {
        QVERIFY(!child<QWidget>("atlasLook")->isVisible() && !child<QWidget>("kindTable")->isVisible());
        core::Atlas atlas = readDocuments(6);
        const core::SpanStatistics spans = atlas.steps[0].spans;
        QCOMPARE(spans.kinds.size(), 4U);  // and what stands between them
        saveAtlas(atlas, path("who.attnatlas"));
        m_window->openFile(path("who.attnatlas"));
        QTRY_COMPARE_WITH_TIMEOUT(document().atlas().texts.size(), 6U, patience);
        QVERIFY(child<QLabel>("atlasFacts")->text().contains(QStringLiteral("6 texts with named spans")));
        QCOMPARE(child<QTableWidget>("kindTable")->rowCount(), 4);
        QVERIFY(!document().kinds().from.empty() && document().kinds().from != document().kinds().to);
        QTRY_VERIFY(child<QWidget>("kindTable")->isVisible());
        bySpan()->click();
        QVERIFY(document().look() == AtlasLook::Spans);
        QCOMPARE(scatter()->chart().points.size(), 24U);
        QVERIFY(headerNames().contains(QStringLiteral("share")));
        auto* pairs = child<QComboBox>("atlasKinds");
        QVERIFY(pairs->isVisible() && !child<QWidget>("atlasUp")->isVisible());
        QCOMPARE(static_cast<std::size_t>(pairs->count()), pairsIn(spans).size());

        // By the table of a head, and by the field above the drawing.
        auto* table = child<QTableWidget>("kindTable");
        const auto row = [&](const char* kind) {
            const QString name = QString::fromLatin1(kind);
            for (int at = 0; at < table->rowCount(); ++at)
                if (table->verticalHeaderItem(at)->text() == name) return at;
            return -1;
        };
        table->setCurrentCell(row("answer"), row("document"));
        QCOMPARE(document().kinds(), (SpanKinds{"answer", "document"}));
        QCOMPARE(pairs->currentText(), QStringLiteral("answer reads document"));
        document().setHead({0, 2, 1});
        const std::size_t pair = *spans.pairNamed("answer", "document");
        QCOMPARE(table->item(row("answer"), row("document"))->text(), QString::number(spans.means[13][pair], 'f', 3));
        QTest::keyClick(pairs, Qt::Key_Up);
        QVERIFY(document().kinds() != (SpanKinds{"answer", "document"}));
        const QString to = kindName(document().kinds().to);
        QVERIFY(to.startsWith(table->horizontalHeaderItem(table->currentColumn())->text()));
        document().setKinds({"answer", "document"});

        list()->sortByColumn(2, Qt::DescendingOrder);
        const double most = std::ranges::max(spans.means, {}, [&](const auto& head) { return head[pair]; })[pair];
        QCOMPARE(cell(0, 2), QString::number(most, 'f', 3));
        QVERIFY(scatter()->accessibleName().contains(QStringLiteral("answer reads document")));
        QVERIFY(scatter()->accessibleDescription().contains(QStringLiteral("in 6 texts")));
        list()->sortByColumn(-1, Qt::AscendingOrder);

        const AtlasCharted of = document().charted();
        for (const char* format : {"pdf", "svg", "csv"})
            QVERIFY(figureBytes(atlasSpanFigure(of, {}), QString::fromLatin1(format)).size() > 500);
        QVERIFY(atlasPage(of, Measure::Entropy, Measure::Distance).contains("who reads whom"));
        QVERIFY_THROWS_EXCEPTION(core::Error, atlasSpanFigure({.atlas = m_atlas, .kinds = of.kinds}, {}));

        // What did not change lies on the diagonal.
        document().openBeside(path("who.attnatlas"));
        QTRY_VERIFY_WITH_TIMEOUT(document().other() != nullptr, patience);
        for (const Chart::Point& point : scatter()->chart().points) QCOMPARE(point.at.x(), point.at.y());
        QCOMPARE(list()->model()->rowCount(), 24);
        m_window->openFile(m_file);  // one without spans
        QTRY_COMPARE_WITH_TIMEOUT(document().file(), m_file, patience);
        QVERIFY(document().look() == AtlasLook::Scatter);
        QVERIFY(!child<QWidget>("atlasLook")->isVisible() && child<QWidget>("atlasUp")->isVisible());
        QVERIFY(!child<QWidget>("kindTable")->isVisible() && !headerNames().contains(QStringLiteral("share")));
    }

    void itIsComputedPausedAndGoneOnWith()
    {
        const fs::path file = path("job.attnatlas");
        core::AtlasRequest request{.models = {decoder}, .sources = {"primer"}, .longest = 64, .file = file};
        QSignalSpy ended(&m_window->job(), &AtlasJob::ended), progressed(&m_window->job(), &AtlasJob::progressed);
        m_window->job().start(request, 0);
        QTRY_VERIFY_WITH_TIMEOUT(!progressed.isEmpty(), patience);
        m_window->job().pause();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, patience);
        QVERIFY(ended.front().front().toString().startsWith(QStringLiteral("Paused")));
        const core::Atlas paused = core::openAtlas(file);
        QVERIFY(paused.steps[0].done > 0 && paused.steps[0].done < 1000);
        m_window->job().goOn(file, {decoder}, 0);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 4 * patience);
        QVERIFY(ended.back().front().toString().startsWith(QStringLiteral("Complete")));
        QVERIFY(core::openAtlas(file).isComplete());
        QTRY_COMPARE(document().file(), file);
    }

private:
    static core::Atlas readDocuments(std::size_t count)
    {
        core::Atlas atlas{.texts = core::atlasTexts("documents")};
        atlas.texts.resize(count);
        core::OpenedModels opened;
        core::AtlasRun run(std::move(atlas), {decoder}, opened);
        while (run.next()) {
        }
        return run.atlas();
    }
    QAbstractButton* bySpan() const
    {
        for (auto* button : child<QWidget>("atlasLook")->findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("By span")) return button;
        return nullptr;
    }
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }
    AtlasDocument& document() { return m_window->document(); }
    template<typename Widget>
    Widget* child(const char* name) const
    {
        return m_window->findChild<Widget*>(QString::fromLatin1(name));
    }
    QTableView* list() const { return child<QTableView>("atlasHeads"); }
    HeadScatter* scatter() const { return child<HeadScatter>("headScatter"); }
    Banner* banner() const { return m_window->findChild<Banner*>(); }
    QString cell(int row, int column) const { return list()->model()->index(row, column).data().toString(); }
    QStringList headerNames() const
    {
        QStringList names;
        for (int column = 0; column < list()->model()->columnCount(); ++column)
            names << list()->model()->headerData(column, Qt::Horizontal).toString();
        return names;
    }

    QTemporaryDir m_folder;
    fs::path m_file;
    core::Atlas m_atlas;
    std::unique_ptr<AtlasWindow> m_window;
};

TEST_CLASS(TestAtlasWindow)
#include "tst_atlas_window.moc"
