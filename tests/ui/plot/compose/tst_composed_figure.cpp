#include <QTest>

#include "core/page/page_json.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"
#include "tests/ui/drawn_figures.h"
#include "ui/plot/compose/composed_figure.h"
#include "ui/plot/compose/page_file.h"
#include "ui/plot/compose/page_templates.h"
#include "ui/work/page_sources.h"

namespace fs = std::filesystem;
using core::ComposedPage;
using core::PagePanel;
using core::Session;
using Content = core::FigureSettings::Content;

namespace {

Session sessionOf(const std::string& text, Content content = Content::Maps)
{
    Session session;
    session.run().model = fs::path(SOURCE_DIR) / "resources/models/named-heads";
    session.run().texts = {text};
    session.figure.content = content;
    session.figure.layer = 0;
    session.figure.head = 1;
    session.focus.head = 1;
    return session;
}

PagePanel panelOf(Session session, core::PagePlace place)
{
    PagePanel panel;
    panel.session = std::move(session);
    panel.place = place;
    return panel;
}

/// Two maps of texts of other lengths, side by side, and a third below the first.
ComposedPage threeMaps()
{
    ComposedPage page;
    page.width_mm = 183;
    page.height_mm = 130;
    page.panels = {panelOf(sessionOf("the cat sat on the mat because it was tired"), {1.5, 1.5, 75, 60}),
                   panelOf(sessionOf("an extraordinarily long word stands here"), {80, 1.5, 75, 60}),
                   panelOf(sessionOf("one two three"), {1.5, 66, 75, 60})};
    return page;
}

ComposedFigure drawn(const ComposedPage& page)
{
    static PageSources sources;
    std::vector<std::optional<core::Error>> errors;
    return composedFigure(sources.of(page, errors, {}));
}

ComposedPage arranged(const ComposedPage& page)
{
    static PageSources sources;
    std::vector<std::optional<core::Error>> errors;
    return arrangedPage(sources.of(page, errors, {}));
}

double cellOf(const ComposedFigure& composed, std::size_t panel)
{
    const FigurePage::Map& map = composed.figure->page().panels[panel].page->maps.front();
    return map.rect.width() / static_cast<double>(map.keys);
}

/// Bars on the page and on its panels.
std::size_t barsOf(const FigurePage& page)
{
    std::size_t count = page.bars.size();
    for (const FigurePage::Panel& panel : page.panels) count += barsOf(*panel.page);
    return count;
}

bool near(double a, double b) { return std::abs(a - b) < 0.01; }

}  // namespace

class TestComposedFigure : public QObject {
    Q_OBJECT
private slots:
    void mapsThatAreHeldTogetherBeginAtOnePlace()
    {
        const ComposedFigure composed = drawn(threeMaps());
        for (const ComposedPanel& panel : composed.panels) QVERIFY(!panel.error && !panel.maps.isNull());
        QVERIFY(near(composed.panels[0].maps.top(), composed.panels[1].maps.top()));
        QVERIFY(near(composed.panels[0].maps.left(), composed.panels[2].maps.left()));
        ComposedPage apart = threeMaps();
        apart.held.aligned = false;
        const ComposedFigure loose = drawn(apart);
        const bool isHeld = near(loose.panels[0].maps.top(), loose.panels[1].maps.top())
                            && near(loose.panels[0].maps.left(), loose.panels[2].maps.left());
        QVERIFY(!isHeld);
    }

    void cellsAreEqualWhereTheyAreHeldTogether()
    {
        const ComposedFigure composed = drawn(threeMaps());
        QVERIFY(near(cellOf(composed, 0), cellOf(composed, 1)));
        QVERIFY(near(cellOf(composed, 0), cellOf(composed, 2)));
        ComposedPage apart = threeMaps();
        apart.held.equal_cells = false;
        const ComposedFigure loose = drawn(apart);
        QVERIFY(cellOf(loose, 2) > 1.5 * cellOf(loose, 0));
        QVERIFY(cellOf(composed, 0) <= cellOf(loose, 0) + 0.01);
    }

    void oneBarIsOneRange()
    {
        ComposedPage page = threeMaps();
        page.panels[0].session->figure.color_map = "magma";
        page.panels[0].session->figure.highest = 0.5F;
        const ComposedFigure composed = drawn(page);
        QCOMPARE(barsOf(composed.figure->page()), std::size_t{1});
        for (const FigurePage::Panel& panel : composed.figure->page().panels) {
            QCOMPARE(panel.page->maps.front().style.highest, 0.5);
            QVERIFY(panel.page->maps.front().style.colors
                    == composed.figure->page().panels[0].page->maps.front().style.colors);
        }
        page.panels[1].own_bar = true;
        const ComposedFigure one = drawn(page);
        QCOMPARE(barsOf(one.figure->page()), std::size_t{2});
        QCOMPARE(one.figure->page().panels[1].page->maps.front().style.highest, 1.0);
        page.held.one_bar = false;
        QCOMPARE(barsOf(drawn(page).figure->page()), std::size_t{3});
    }

    void aPanelIsTheFigureThatItWouldBeAlone()
    {
        ComposedPage page;
        page.width_mm = 80;
        page.height_mm = 70;
        page.text.letters = core::FigureText::Letters::None;
        page.panels = {panelOf(sessionOf("the cat sat on the mat"), {0, 0, 80, 70})};
        const ComposedFigure composed = drawn(page);
        core::FigureSettings settings = page.panels[0].session->figure;
        settings.width_mm = 80;
        settings.height_mm = 70;
        PageSources sources;
        std::vector<std::optional<core::Error>> errors;
        const PageSource source = sources.of(page, errors, {});
        page.held.aligned = page.held.equal_cells = false;
        QCOMPARE(figureImage(*drawn(page).figure, 200), figureImage(Figure(*source.panels[0], settings), 200));
        QVERIFY(!composed.panels[0].maps.isNull());
    }

    void whatCannotBeDrawnLeavesTheOthers()
    {
        ComposedPage page = threeMaps();
        page.panels[1].session->figure.head = 99;
        page.panels[2].session->run().model = "/nowhere/at-all";
        PageSources sources;
        std::vector<std::optional<core::Error>> errors;
        const PageSource source = sources.of(page, errors, {});
        QVERIFY(!errors[0] && !errors[1] && errors[2]);
        const ComposedFigure composed = composedFigure(source);
        QVERIFY(!composed.panels[0].error);
        QVERIFY(composed.panels[1].error);
        QCOMPARE(saidParts(*composed.panels[1].error).field, "the head");
        QCOMPARE(composed.figure->page().panels.size(), std::size_t{1});
    }

    void textThatIsTooSmallIsSaidWithTheWidthThatWouldDo()
    {
        ComposedPage page = threeMaps();
        page.panels[0].session->figure.label_points = 3;
        const ComposedFigure composed = drawn(page);
        QVERIFY(composed.panels[0].smallest_text < 5);
        QVERIFY(composed.panels[0].readable_width > 75);
        QVERIFY(composed.figure->warnings().join(' ').contains("Panel (a)"));
    }

    void aPanelBeyondThePageIsSaid()
    {
        ComposedPage page = threeMaps();
        page.panels[2].place.y = 100;
        QVERIFY(drawn(page).figure->warnings().contains("Panel (c) reaches beyond the page."));
        QVERIFY(!drawn(threeMaps()).figure->warnings().join(' ').contains("beyond"));
    }

    void lettersFollowTheOrderOfPanels()
    {
        ComposedPage page = threeMaps();
        QCOMPARE(letterOfPanel(page, 2), "(c)");
        page.text.letters = core::FigureText::Letters::Upper;
        QCOMPARE(letterOfPanel(page, 0), "A");
        page.text.letters = core::FigureText::Letters::None;
        QCOMPARE(letterOfPanel(page, 1), "");
    }

    void arrangedPanelsLieApartAndOnThePage_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<double>("height");
        for (const int columns : {1, 2, 3}) QTest::addRow("%d columns", columns) << columns << 0.0;
        QTest::newRow("on a slide") << 2 << 142.875;
    }
    void arrangedPanelsLieApartAndOnThePage()
    {
        QFETCH(int, columns);
        QFETCH(double, height);
        ComposedPage page = threeMaps();
        page.columns = columns;
        page.height_follows = height == 0;
        if (height > 0) page.height_mm = height, page.width_mm = 254;
        PagePanel text;
        text.text = "a remark";
        page.panels.push_back(text);
        page = arranged(page);
        for (std::size_t i = 0; i < page.panels.size(); ++i) {
            const core::PagePlace& a = page.panels[i].place;
            QVERIFY2(a.x >= 0 && a.y >= 0 && a.right() <= page.width_mm && a.bottom() <= page.height_mm,
                     qPrintable(QStringLiteral("%1: %2 %3").arg(i).arg(a.bottom()).arg(page.height_mm)));
            for (std::size_t j = 0; j < i; ++j) {
                const core::PagePlace& b = page.panels[j].place;
                const bool overlap = a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
                QVERIFY(!overlap);
            }
        }
        const QStringList warnings = drawn(page).figure->warnings();
        QVERIFY2(!warnings.join(' ').contains("no room"), qPrintable(warnings.join(' ')));
    }

    void everyFileReopensThePage_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"pdf", "svg", "png", "tex"}) QTest::newRow(format) << QString(format);
    }
    void everyFileReopensThePage()
    {
        QFETCH(QString, format);
        const ComposedPage page = threeMaps();
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("page." + format).toStdString();
        exportFigure(*drawn(page).figure, file, core::pageText(core::withKnownSources(page), file.parent_path()));
        QVERIFY(isPageFile(file));
        ComposedPage again = pageAt(file);
        QVERIFY(core::findSources(again, file.parent_path()).empty());
        QVERIFY(again == page);
    }

    void aFigureOfOneSessionIsNoPage()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("one.svg").toStdString();
        exportFigure(Figure(FigureSource::of(drawn_figures::gpt2()), drawn_figures::oneHead()), file, "{}");
        QVERIFY(!isPageFile(file));
        QVERIFY_THROWS_EXCEPTION(core::Error, pageAt(file));
    }

    void theSameEditMakesTheSameBytes()
    {
        const ComposedPage page = threeMaps();
        QCOMPARE(figureBytes(*drawn(page).figure, "pdf"), figureBytes(*drawn(page).figure, "pdf"));
    }

    void everyTemplateIsFilled_data()
    {
        QTest::addColumn<QString>("name");
        for (const PageTemplate& each : pageTemplates()) QTest::newRow(each.name) << QString(each.name);
    }
    void everyTemplateIsFilled()
    {
        QFETCH(QString, name);
        Session session = sessionOf("the cat sat on the mat because it was tired");
        if (name == "map-over-picture") {
            session.run().model = fs::path(SOURCE_DIR) / "resources/models/primer-vision";
            session.run().texts = {""};
            session.run().images = {fs::path(SOURCE_DIR) / "resources/lessons/pictures/odd-shape.png"};
            if (!fs::exists(session.run().images.front()))
                session.run().images = {fs::directory_iterator(SOURCE_DIR "/resources/lessons/pictures")->path()};
        } else if (name == "why") {
            session.run().model = fs::path(SOURCE_DIR) / "resources/models/primer-encoder";
        }
        if (name == "mixing") session.run().model = fs::path(SOURCE_DIR) / "tests/golden/data/families/qwen3_next";
        if (name == "two-texts") {
            session.runs.push_back(session.runs.front());
            session.runs.back().texts = {"the cat sat on the mat because it was soft"};
        }
        PageSources sources;
        std::vector<std::optional<core::Error>> errors;
        ComposedPage looked;
        looked.panels = {panelOf(session, {})};
        const PageSource ground = sources.of(looked, errors, {});
        QVERIFY2(!errors[0], errors[0] ? errors[0]->what() : "");
        const ComposedPage page =
            pageFromTemplate(name.toStdString(), {session, ground.panels[0]->traces.front()->model->info});
        const ComposedPage placed = arrangedPage(sources.of(page, errors, {}));
        const ComposedFigure composed = composedFigure(sources.of(placed, errors, {}));
        for (const ComposedPanel& panel : composed.panels) {
            QVERIFY2(!panel.error, panel.error ? panel.error->what() : "");
            QVERIFY2(panel.smallest_text >= 4.995, qPrintable(QString::number(panel.smallest_text)));
        }
        QVERIFY(!composed.figure->warnings().join(' ').contains("beyond"));
        const std::string text = core::privatePageText(placed);
        QCOMPARE(core::privatePageText(core::pageFrom(text, "x")), text);
    }

    void anUnknownTemplateIsNamed()
    {
        try {
            pageFromTemplate("two-text", {});
            QFAIL("nothing was thrown");
        } catch (const core::Error& error) {
            QCOMPARE(saidParts(error).nearest, "two-texts");
        }
    }
};

TEST_CLASS(TestComposedFigure)
#include "tst_composed_figure.moc"
