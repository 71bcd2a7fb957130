#include <QTest>

#include "core/lesson/bundled_lessons.h"
#include "tests/test_class.h"
#include "tests/ui/plot/called_lesson.h"
#include "tests/ui/plot/sheet/page_texts.h"
#include "ui/plot/figure/figure_files.h"
#include "ui/plot/sheet/worksheet.h"

namespace fs = std::filesystem;

class TestWorksheet : public QObject {
    Q_OBJECT
private slots:
    void everyLessonMakesASheetThatFitsItsPaper_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto& entry : fs::directory_iterator(SOURCE_DIR "/resources/lessons"))
            if (entry.path().string().ends_with(".lesson.md"))
                QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().string());
    }
    void everyLessonMakesASheetThatFitsItsPaper()
    {
        QFETCH(QString, file);
        const core::Lesson lesson = core::Lesson::open(file.toStdString());
        for (const auto paper : {SheetLayout::Paper::A4, SheetLayout::Paper::Letter}) {
            const WorksheetRequest request{.lesson = lesson, .number = {.lesson = sheetNameOf(lesson)}, .paper = paper};
            const auto sheet = worksheetPages(request, false), key = worksheetPages(request, true);
            QCOMPARE(sheet.size(), key.size());  // one lies over the other
            for (const FigurePage& page : sheet) {
                QVERIFY(!page.texts.empty());
                for (const FigurePage::Text& text : page.texts)
                    QVERIFY2(QRectF(QPointF(), page.size).contains(text.rect), qPrintable(text.words));
            }
        }
    }

    void onlyTheKeySaysTheAnswers()
    {
        const core::Lesson lesson = lessonCalled("02");
        const WorksheetRequest request{.lesson = lesson, .number = {.lesson = "L2", .copy = 3}};
        const core::HandSheet numbers = core::handSheet({"cats", "chase", "mice"}, false, request.number);
        const QStringList sheet = textsOf(worksheetPages(request, false)), key = textsOf(worksheetPages(request, true));
        QVERIFY(sheet.contains("L2-1-003") && key.contains("L2-1-003"));
        const QString sum = QString::number(numbers.sum(), 'f', 2);
        QVERIFY(!sheet.contains(sum));
        QVERIFY(key.contains(sum));
        QVERIFY(key.size() > sheet.size() + 10);
    }

    /// Neighbours cannot copy a cross; the key has the order of its sheet.
    void eachCopyHasItsOptionsInAnotherOrder()
    {
        const core::Lesson lesson = lessonCalled("12");
        QSet<bool> orders;
        for (core::Index copy = 1; copy <= 12; ++copy) {
            const WorksheetRequest request{.lesson = lesson, .number = {.lesson = "L12", .copy = copy}};
            const auto isItselfFirst = [&](bool key) {
                const QStringList texts = textsOf(worksheetPages(request, key));
                return texts.indexOf("Only itself") < texts.indexOf("Nothing");
            };
            QVERIFY(textsOf(worksheetPages(request, false)).contains("Only itself"));
            QCOMPARE(isItselfFirst(true), isItselfFirst(false));
            orders << isItselfFirst(false);
        }
        QCOMPARE(orders.size(), 2);
    }

    void onlyWhatPaperCanAskIsAsked()
    {
        const core::Lesson lesson = core::Lesson::parse(
            "# T\n\n## S\n\n```question\nask: Computed?\nkind: number\nanswer: 4\npaper: yes\n```\n```question\nask: "
            "Seen?\nkind: number\nanswer: 4\n```\n```question\nask: Chosen?\nkind: choice\noption: a\noption*: "
            "b\n```\n```question\nask: Pointed?\nkind: choice\noption: a\noption*: b\npaper: no\n```\n",
            "/x/a.lesson.md");
        const QStringList texts = textsOf(worksheetPages({.lesson = lesson, .number = {.lesson = "L"}}, false));
        QVERIFY(texts.contains("Computed?") && texts.contains("Chosen?"));
        QVERIFY(!texts.contains("Seen?") && !texts.contains("Pointed?"));
    }

    void aLessonIsCalledAfterItsFile()
    {
        QCOMPARE(sheetNameOf(lessonCalled("02")), "L2");
        QCOMPARE(sheetNameOf(lessonCalled("12")), "L12");
        QCOMPARE(sheetNameOf(core::Lesson::parse("# T\n\n## S\n\nx\n", "/x/my-lesson.lesson.md")), "MYLESS");
    }

    void theSameSheetIsTheSameBytes()
    {
        const core::Lesson lesson = lessonCalled("02");
        const WorksheetRequest request{.lesson = lesson, .number = {.lesson = "L2"}};
        const auto bytes = [&] { return pdfOfPages("x", worksheetPages(request, true)); };
        QCOMPARE(bytes(), bytes());
        QCOMPARE(bytes().count("/Type /Page\n"), static_cast<qsizetype>(worksheetPages(request, true).size()));
    }
};

TEST_CLASS(TestWorksheet)
#include "tst_worksheet.moc"
