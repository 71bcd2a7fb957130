#include <QTemporaryDir>
#include <QTest>

#include "core/page/page_json.h"
#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

namespace fs = std::filesystem;
using core::ComposedPage;
using core::PagePanel;

namespace {

ComposedPage twoPanels()
{
    ComposedPage page;
    page.width_mm = 120.5;
    page.height_mm = 77;
    page.height_follows = false;
    page.columns = 3;
    page.held = {false, false, true, true};
    page.caption = "It's “theirs” </script> \\input{x}\nsecond line";
    page.caption_shown = true;
    page.text.font = "Arial";
    page.text.letters = core::FigureText::Letters::Upper;
    page.label_points = 7.5;
    page.dpi = 600;
    page.theme = core::FigureSettings::Theme::Dark;
    PagePanel map;
    map.place = {1.5, 2.5, 80, 60};
    map.heading = "(a) is not its letter";
    map.columns = 2;
    map.own_bar = true;
    map.session.emplace();
    map.session->run().module.emplace();
    map.session->run().texts = {"the cat sat"};
    map.session->figure.head = 3;
    PagePanel text;
    text.text = "said in words";
    page.panels = {map, text};
    return page;
}

}  // namespace

class TestPageJson : public QObject {
    Q_OBJECT
private slots:
    void aPageComesBackAsItWas()
    {
        const ComposedPage page = twoPanels();
        QVERIFY(core::pageFrom(core::pageText(page), "x.attnpage") == page);
        QVERIFY(core::pageFrom(core::privatePageText(page), "x.attnpage") == page);
    }

    void aSavedPageIsOpenedAgain()
    {
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("a.attnpage").toStdString();
        core::savePage(twoPanels(), file);
        QVERIFY(core::openPage(file) == twoPanels());
    }

    void aPageIsToldFromASession()
    {
        ComposedPage page = twoPanels();
        QVERIFY(core::isPageText(core::pageText(page)));
        page.caption.assign(core::longestCaption, '"');  // the longest that stands before the format
        QVERIFY(core::isPageText(core::pageText(page)));
        QVERIFY(!core::isPageText(R"({"format": "attentionscope session", "title": "attentionscope page"})"));
        QVERIFY(!core::isPageText("attentionscope page"));
        QVERIFY(!core::isPageText(""));
    }

    void whatCannotBeReadIsNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        const auto page = [](const char* rest) {
            return QStringLiteral(R"({"format": "attentionscope page", "version": 1, %1})").arg(QLatin1String(rest));
        };
        QTest::newRow("another format") << R"({"format": "attentionscope session"})"
                                        << "format";
        QTest::newRow("a newer version") << R"({"format": "attentionscope page", "version": 9})"
                                         << "version";
        QTest::newRow("too narrow") << page(R"("width_mm": 2)") << "width_mm";
        QTest::newRow("not a number") << page(R"("height_mm": "x")") << "height_mm";
        QTest::newRow("no columns") << page(R"("columns": 0)") << "columns";
        QTest::newRow("a place of three") << page(R"("panels": [{"place": [1, 2, 30]}])") << "panels.place";
        QTest::newRow("a place beyond all paper")
            << page(R"("panels": [{"place": [0, 0, 1e9, 50]}])") << "panels.place";
        QTest::newRow("a place of words") << page(R"("panels": [{"place": [0, 0, "a", 50]}])") << "panels.place";
        QTest::newRow("letters of no alphabet") << page(R"("letters": "runes")") << "letters";
        QTest::newRow("a panel that is none") << page(R"("panels": [7])") << "panels";
    }
    void whatCannotBeReadIsNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, field);
        const auto error = caught([&] { core::pageFrom(text.toStdString(), "x.attnpage"); });
        QCOMPARE(QString::fromStdString(saidParts(error).field), field);
        QCOMPARE(QString::fromStdString(error.file), QStringLiteral("x.attnpage"));
    }

    void morePanelsThanAPageMayHaveAreRefused()
    {
        std::string panels;
        for (std::size_t i = 0; i <= core::mostPanels; ++i)
            panels += std::string(i == 0 ? "" : ",") + R"({"text": "x"})";
        const std::string text = R"({"format": "attentionscope page", "version": 1, "panels": [)" + panels + "]}";
        QCOMPARE(saidParts(caught([&] { core::pageFrom(text, "x"); })).field, "panels");
    }

    void aTruncatedFileIsRefused()
    {
        const std::string whole = core::pageText(twoPanels());
        for (std::size_t length = 0; length + 2 < whole.size(); length += 97)
            QCOMPARE(caught([&] { core::pageFrom(whole.substr(0, length), "x"); }).code, core::Code::Malformed);
    }
};

TEST_CLASS(TestPageJson)
#include "tst_page_json.moc"
