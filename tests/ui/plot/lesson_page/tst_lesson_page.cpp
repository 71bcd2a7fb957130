#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

#include "core/array/csv_writer.h"
#include "core/lesson/lesson_plan.h"
#include "core/model/pass/head_stages.h"
#include "tests/test_class.h"
#include "tests/ui/plot/lesson_page/made_lesson_page.h"
#include "ui/plot/html/html_document.h"
#include "ui/plot/html/html_markdown.h"
#include "ui/plot/lesson_page/asked_facts.h"

using namespace lesson_pages;

namespace {

/// The page without what no reader sees: scripts, styles and what waits until it is shown.
QString seenIn(const QByteArray& page)
{
    static const QRegularExpression unseen("<(script|style|template)[^>]*>.*?</\\1>",
                                           QRegularExpression::DotMatchesEverythingOption);
    return QString::fromUtf8(page).remove(unseen);
}

/// [keys] of the row that a step hides.
core::RowVector hiddenRow(const core::ComputedStep& step)
{
    const core::Focus& at = step.session.guess->at;
    return core::headStages(*step.ground.trace, {at.layer, at.head, at.item})->weights.row(at.query);
}

QByteArray htmlOf(const char* markdown)
{
    return htmlOfMarkdown(markdown, [](const QString& address) {
        return address == "there.png" ? QByteArray("data:image/png;base64,AAAA") : QByteArray();
    });
}

}  // namespace

/// A lesson as one page, read as text; tst_lesson_page_in_browser opens it.
class TestLessonPage final : public QObject {
    Q_OBJECT
private slots:
    void everyLessonIsOnePageThatAsksForNothing_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& entry : fs::directory_iterator(SOURCE_DIR "/resources/lessons"))
            if (entry.path().string().ends_with(".lesson.md"))
                QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().string());
    }
    void everyLessonIsOnePageThatAsksForNothing()
    {
        QFETCH(QString, file);
        const core::Lesson lesson = core::Lesson::open(file.toStdString());
        const QByteArray page = pageOf(lesson);
        qInfo("%.2f MB", static_cast<double>(page.size()) / 1e6);
        QVERIFY2(page.size() <= largestLessonPage, qPrintable(QString::number(page.size())));
        // Addresses are pictures within the page, and steps of it.
        static const QRegularExpression asked(
            "\\b(src|href|action|data|poster|srcset)\\s*=\\s*\"([^\"]*)\"|@import|url\\(");
        const QString markup = seenIn(page);
        for (auto found = asked.globalMatch(markup); found.hasNext();) {
            const QString address = found.next().captured(2);
            const bool isWithin = address.startsWith("data:image/") || address.startsWith("#step");
            QVERIFY2(isWithin, qPrintable(address));
        }
        static const QRegularExpression style("<style>.*</style>", QRegularExpression::DotMatchesEverythingOption);
        QVERIFY(!style.match(page).captured().contains("url("));
        QVERIFY(!markup.contains(" style=") && !markup.contains(" onclick"));
        QCOMPARE(lessonFactsOf(page)["steps"].toArray().size(), static_cast<qsizetype>(lesson.steps().size()));
        for (const core::LessonStep& step : lesson.steps())
            QVERIFY(page.contains(isolatedText(QString::fromStdString(step.title)) + "</h2>"));
    }

    void itsPolicyKnowsItsOwnScriptAndStyleAlone()
    {
        const QByteArray page = pageOf(lessonCalled("01"));
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
        QCOMPARE(elements, 2);  // the script stands once, whatever it draws
        QCOMPARE(rules.count("sha256-"), 2);
    }

    void noIdStandsTwice()
    {
        for (const char* name : {"04", "05", "11"}) {
            const QString page = QString::fromUtf8(pageOf(lessonCalled(name)));
            static const QRegularExpression id("<[a-zA-Z][^>]* id=\"([^\"]*)\"");
            QSet<QString> known;
            for (auto found = id.globalMatch(page); found.hasNext();) {
                const QString one = found.next().captured(1);
                QVERIFY2(!known.contains(one), qPrintable(one));
                known.insert(one);
            }
        }
    }

    void notesAndPromisesStayAtHome()
    {
        const core::Lesson lesson = lessonCalled("01");
        const QByteArray page = pageOf(lesson);
        for (std::size_t step = 0; step < lesson.steps().size(); ++step) {
            const std::string notes = core::notesOf(lesson, step);
            QVERIFY(!notes.empty());
            QVERIFY(!page.contains(QByteArray::fromStdString(notes.substr(0, 30))));
        }
        QVERIFY(!page.contains("weight(&quot;chase") && !page.contains("only text")
                && !page.contains("488da899cba71102"));
        QVERIFY(page.contains("In AttentionScope:") && page.contains("Only the text is changed."));
        // What needs the program is said before anybody meets it, and where.
        QVERIFY(page.contains("<p class=\"needs\">Step "));
        QVERIFY(page.indexOf("class=\"needs\"") < page.indexOf("id=\"step1\""));
    }

    void aHiddenRowIsNotAmongItsTexts_data()
    {
        QTest::addColumn<QByteArray>("lesson");
        QTest::addColumn<int>("step");
        QTest::newRow("a map") << QByteArray("01") << 4;
        QTest::newRow("a map's top") << QByteArray("07") << 1;
        QTest::newRow("a map with a mask") << QByteArray("05") << 6;
        QTest::newRow("a map whose row a question asks for") << QByteArray("02") << 3;
    }
    void aHiddenRowIsNotAmongItsTexts()
    {
        QFETCH(QByteArray, lesson);
        QFETCH(int, step);
        const core::Lesson whole = lessonCalled(lesson);
        const core::ComputedStep computed = stepOf(whole, static_cast<std::size_t>(step));
        QVERIFY(computed.session.guess.has_value());
        const QByteArray page = pageOf(whole);
        const QString seen = seenIn(page);
        const QString id = QString("id=\"step%1\"").arg(step + 1);
        const qsizetype from = seen.indexOf(id);
        const QString section = seen.mid(from, seen.indexOf("</section>\n<section class=\"step\"", from) - from);
        const core::RowVector row = hiddenRow(computed);
        for (core::Index key = 0; key < row.size(); ++key)
            if (row(key) > 0.001F && row(key) < 0.999F)
                QVERIFY2(!section.contains(QString::fromStdString(core::csvNumber(row(key)))), qPrintable(section));
        const QJsonObject facts = lessonFactsOf(page)["steps"][step].toObject();
        QCOMPARE(facts["covers"].toBool(), computed.covers);
        QVERIFY(computed.covers || !facts["guess"]["weights"].toString().isEmpty());
        if (!facts.contains("maps")) return;
        QCOMPARE(facts["maps"]["maps"][0]["guessed"].toArray(),
                 QJsonArray{static_cast<qint64>(computed.session.guess->at.query)});
        const QString whole_row = (computed.covers ? facts["whole"] : facts["guess"]["whole"]).toString();
        const QByteArray after = QByteArray::fromBase64(whole_row.toLatin1());
        const QJsonObject shown = QJsonDocument::fromJson(after).object();
        QVERIFY(!shown["maps"][0].toObject().contains("guessed"));
        QVERIFY(shown["maps"][0]["count"].toInt() > facts["maps"]["maps"][0]["count"].toInt());
    }

    void aStrangersTextsStayTexts()
    {
        const auto elements = [](const std::vector<std::string>& texts) {
            const QString page = QString::fromUtf8(pageOf(lessonSaying(texts)));
            QMap<QString, int> count;
            static const QRegularExpression element("<(/?[a-zA-Z!][a-zA-Z]*)");
            for (auto found = element.globalMatch(page); found.hasNext();) ++count[found.next().captured(1)];
            return count;
        };
        const std::vector<std::string> texts = hostileTexts();
        auto plain = elements(std::vector<std::string>(texts.size(), "a"));
        auto nasty = elements(texts);
        // "`touch X`" is Markdown for code, and `[x](#y)` leads nowhere on a page of steps.
        for (const char* markdown : {"code", "/code"}) nasty.remove(markdown);
        QCOMPARE(nasty, plain);
        const QByteArray page = pageOf(lessonSaying(texts));
        QVERIFY(!page.contains("<img") && !page.contains("javascript:") && page.contains("&lt;img src=x"));
        QVERIFY(!page.contains('\0') && !page.contains('\x1B'));
    }

    void proseIsHtml_data()
    {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QByteArray>("html");
        const auto row = [](const char* name, const char* markdown, const char* html) {
            QTest::newRow(name) << QByteArray(markdown) << QByteArray(html);
        };
        row("words", "*a* **b** `c<d`", "<p><em>a</em> <strong>b</strong> <code>c&lt;d</code></p>\n");
        row("a list", "- a\n- b", "<ul><li>a</li>\n<li>b</li>\n</ul>\n");
        row("numbers", "3. a\n4. b", "<ol start=\"3\"><li>a</li>\n<li>b</li>\n</ol>\n");
        row("a table of numbers", "    0 2\n    1 1", "<pre><code>0 2\n1 1\n</code></pre>\n");
        row("a quotation", "> a", "<blockquote><p>a</p>\n</blockquote>\n");
        row("headings are the step's", "# a", "<h3>a</h3>\n");
        row("a line", "a\n\n---", "<p>a</p>\n<hr>\n");
        row("a link", "[a](https://x.org/?a=1&b=2)",
            "<p><a rel=\"noopener noreferrer\" href=\"https://x.org/?a=1&amp;b=2\">a</a></p>\n");
        row("a script's address", "[a](javascript:x)", "<p>a</p>\n");
        row("a data address", "[a](data:text/html,x)", "<p>a</p>\n");
        row("HTML", "<b onclick=x>a</b>", "<p>&lt;b onclick=x&gt;a&lt;/b&gt;</p>\n");
        row("a block of HTML", "<div>\na\n</div>", "<p>&lt;div&gt;\na\n&lt;/div&gt;</p>\n");
        row("an entity", "a &amp; &lt;b&gt; &#60;", "<p>a &amp; &lt;b&gt; &#60;</p>\n");
        row("a picture", "![a *b* \"c\"](there.png)",
            "<p><img alt=\"a b &quot;c&quot;\" src=\"data:image/png;base64,AAAA\"></p>\n");
        row("a picture that is not there", "![a<b](gone.png)", "<p>a&lt;b</p>\n");
    }
    void proseIsHtml()
    {
        QFETCH(QByteArray, markdown);
        QFETCH(QByteArray, html);
        QCOMPARE(htmlOf(markdown), html);
    }

    void aQuestionWithoutItsAnswerIsAskedAllTheSame()
    {
        const core::Lesson lesson = lessonCalled("01");
        const core::ComputedStep computed = stepOf(lesson, 2);
        core::LessonStep asked = lesson.steps()[2];
        QVERIFY(questionFacts(asked, computed).first()["low"].toDouble() < 2);
        QVERIFY(questionFacts(asked, computed).first()["known"].toBool());
        asked.questions.front().answer.clear();
        core::LessonQuestion choice;
        choice.ask = "Which?";
        choice.options = {{.text = "a"}, {.text = "b"}};
        asked.questions.push_back(choice);
        const QJsonArray facts = questionFacts(asked, computed);
        QVERIFY(!facts[0].toObject()["known"].toBool() && !facts[0].toObject().contains("low"));
        QVERIFY(!facts[1].toObject()["known"].toBool());
    }

    void whatIsPointedAtIsMarked()
    {
        const QJsonObject facts = lessonFactsOf(pageOf(lessonCalled("01")));
        QCOMPARE(facts["steps"][6]["maps"]["pointed"].toObject(), (QJsonObject{{"row", 1}, {"column", 0}}));
        QCOMPARE(facts["steps"][4]["maps"]["pointed"].toObject(), (QJsonObject{{"row", 1}}));
    }
};

TEST_CLASS(TestLessonPage)
#include "tst_lesson_page.moc"
