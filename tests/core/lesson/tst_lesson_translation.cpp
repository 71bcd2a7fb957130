#include "core/error.h"
#include "core/lesson/lesson_translation.h"
#include "core/lesson/lesson_words.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <fstream>

using namespace core;
namespace fs = std::filesystem;

namespace {

const std::string source =
    "# Heads\n\nFirst words.\n\n## One\n\nProse.\n\n```state\n{\"runs\": [{\"module\": {}, "
    "\"texts\": [\"a\"]}]}\n```\n\n```question\nask: How many?\nkind: choice\noption*: one\noption: two\nhint: Count.\n"
    "```\n\n```notes\n2 minutes.\n```\n\n## Two\n\nMore.\n\n```goal\nonly mask\n```\n";

}  // namespace

/// Words of lessons in other languages, and which of them are of other words by now.
class TestLessonTranslation final : public QObject {
    Q_OBJECT
private slots:
    void translationsAreFoundBesideTheirLesson()
    {
        write("01-heads.lesson.md", source);
        write("01-heads.de.md", german());
        write("01-heads.zh-CN.md", german());
        write("02-heads.de.md", german());
        write("01-heads.md", "# no translation");
        const auto found = translationsOf(path("01-heads.lesson.md"));
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].filename().string(), std::string("01-heads.de.md"));
        const LessonTranslation translation = openTranslation(found[0]);
        QCOMPARE(translation.language, std::string("de"));
        QCOMPARE(translation.title, std::string("Köpfe"));
        QCOMPARE(translation.introduction, std::string("Erste Worte."));
        QCOMPARE(translation.steps[1].title, std::string("Zwei"));
        QCOMPARE(translation.steps[0].prose, std::string("Prosa."));
        QCOMPARE(translation.steps[0].questions.front().options, (std::vector<std::string>{"eins", "zwei"}));
        QCOMPARE(translation.steps[0].notes, std::string("2 min.\n"));
        QCOMPARE(translation.steps[1].prose, std::string("Mehr."));
        QVERIFY(staleSteps(lesson(source), translation).empty());
    }

    void stepsOfOtherWordsAreNamed()
    {
        write("01-heads.de.md", german());
        const LessonTranslation translation = openTranslation(path("01-heads.de.md"));
        std::string changed = source;
        changed.replace(changed.find("More."), 5, "Less.");
        const auto stale = staleSteps(lesson(changed), translation);
        QCOMPARE(stale.size(), std::size_t{1});
        QCOMPARE(stale[0].step, std::size_t{1});
        QVERIFY(stale[0].found.ends_with("its source is " + sourceHash(lesson(changed), 1)));
        // Blocks for the program are no words.
        std::string goal = source;
        goal.replace(goal.find("only mask"), 9, "only text");
        QVERIFY(staleSteps(lesson(goal), translation).empty());
        const auto missing = staleSteps(lesson(source + "\n## Three\n\nNew.\n"), translation);
        QCOMPARE(missing.size(), std::size_t{1});
        QVERIFY(missing[0].found.starts_with("it is not translated"));
        const auto many = staleSteps(lesson(source.substr(0, source.find("## Two"))), translation);
        QCOMPARE(many.back().step, std::size_t{1});
        std::string other = source;
        other.replace(other.find("First words."), 12, "Other words.");
        QCOMPARE(staleSteps(lesson(other), translation).front().step, std::size_t{0});
    }

    /// The texts are the translation's, step by step, unless the lesson's step has changed since.
    void aLessonIsReadInALanguage()
    {
        write("01-heads.lesson.md", source);
        write("01-heads.de.md", german());
        write("01-heads.zh-CN.md", german());
        const auto open = [this] { return Lesson::open(path("01-heads.lesson.md")); };
        const LessonWords own = wordsOf(open(), "fr");
        QCOMPARE(own.title, std::string("Heads"));
        QCOMPARE(own.steps[0].questions.front().ask, std::string("How many?"));
        for (const char* language : {"de", "zh_CN"}) {
            const LessonWords words = wordsOf(open(), language);
            QCOMPARE(words.title, std::string("Köpfe"));
            QCOMPARE(words.introduction, std::string("Erste Worte."));
            QCOMPARE(words.steps[0].questions.front().hints.front(), std::string("Zählen."));
            QCOMPARE(words.steps[0].notes, std::string("2 min.\n"));
            QCOMPARE(words.steps[1].title, std::string("Zwei"));
        }
        std::string changed = source;
        changed.replace(changed.find("More."), 5, "Less.");
        write("01-heads.lesson.md", changed);
        const LessonWords mixed = wordsOf(open(), "de");
        QCOMPARE(mixed.steps[0].prose, std::string("Prosa."));
        QVERIFY(mixed.steps[1].prose.find("Less.") != std::string::npos);
        // A broken one is passed over.
        write("01-heads.de.md", "# Köpfe\n\n## Eins\n\nWorte.\n");
        QCOMPARE(wordsOf(open(), "de").title, std::string("Heads"));
    }

    /// A lesson that was mostly written anew is not read in two languages by turns, and no title stands over other
    /// words.
    void aLessonThatIsMostlyNewIsReadInItsOwnWords()
    {
        write("01-heads.de.md", german());
        std::string changed = source;
        changed.replace(changed.find("First words."), 12, "Other words.");
        write("01-heads.lesson.md", changed);
        const auto open = [this] { return Lesson::open(path("01-heads.lesson.md")); };
        const LessonWords half = wordsOf(open(), "de");
        QCOMPARE(half.title, std::string("Heads"));
        QCOMPARE(half.steps[1].title, std::string("Zwei"));
        changed.replace(changed.find("More."), 5, "Less.");
        write("01-heads.lesson.md", changed + "\n## Three\n\nNew.\n");
        const LessonWords own = wordsOf(open(), "de");
        for (std::size_t step = 0; step < 3; ++step) QCOMPARE(own.steps[step].title, open().steps()[step].title);
    }

    void aQuestionWithOtherOptionsIsStale()
    {
        std::string other = german();
        other.erase(other.find("option: zwei\n"), 13);
        write("01-heads.de.md", other);
        const auto stale = staleSteps(lesson(source), openTranslation(path("01-heads.de.md")));
        QCOMPARE(stale.size(), std::size_t{1});
        QVERIFY(stale[0].found.find("another number of options") != std::string::npos);
        std::string asked = source;
        asked.replace(asked.find("How many?"), 9, "How much?");
        write("01-heads.de.md", german());
        QCOMPARE(staleSteps(lesson(asked), openTranslation(path("01-heads.de.md"))).front().step, std::size_t{0});
    }

    /// What is answered in words is read in the language of the question; numbers are the lesson's.
    void anAnswerInWordsIsTranslated()
    {
        const std::string ask = "```question\nask: What is a key?\nkind: text\nanswer: It is found.\n```\n\n";
        std::string asked = source;
        asked.insert(asked.find("```notes"), ask);
        write("01-heads.lesson.md", asked);
        const auto translated = [&](const std::string& answer) {
            std::string words = german();
            words.replace(words.find(sourceHash(lesson(source), 0)), 16, sourceHash(lesson(asked), 0));
            words.insert(words.find("```notes"), "```question\nask: Was ist ein Key?\n" + answer + "```\n\n");
            write("01-heads.de.md", words);
            const Lesson read = Lesson::open(path("01-heads.lesson.md"));
            return core::inWords(read.steps()[0], wordsOf(read, "de").steps[0]).questions.back().answer;
        };
        QCOMPARE(translated("answer: Er wird gefunden.\n"), std::string("Er wird gefunden."));
        QCOMPARE(translated(""), std::string("It is found."));
        std::string number = german();
        number.insert(number.find("hint: "), "answer: eins\n");
        write("01-heads.de.md", number);
        const auto stale = staleSteps(lesson(source), openTranslation(path("01-heads.de.md")));
        QCOMPARE(stale.size(), std::size_t{1});
        QVERIFY(stale[0].found.ends_with("is not in words"));
    }

    void whatDoesNotBelongThereIsRefused()
    {
        write("01-heads.de.md", "# Köpfe\n\n## Eins\n\n```source\n1\n```\n\n```question\nask: Wie?\nkind: text\n```\n");
        QVERIFY(refused().starts_with("line 11: expected"));
        write("01-heads.de.md", "# Köpfe\n\n## Eins\n\nWorte.\n");
        QCOMPARE(refused(), std::string("line 3: expected a block “source” in the step, found none"));
        write("01-heads.de.md", "# Köpfe\n\n## Eins\n\n```source\n1\n```\n\n```goal\nonly mask\n```\n");
        QCOMPARE(refused(), std::string("line 9: expected “goal” in the lesson alone, found one in its translation"));
        write("01-heads.de.md", "# Köpfe\n\n## Eins\n\n```source\n1\n```\n\n![x](https://example.org/x.png)\n");
        QVERIFY(refused().find("a picture in the lesson's folder") != std::string::npos);
        QCOMPARE(caught([this] { openTranslation(path("nothing.de.md")); }).code, Code::CannotRead);
    }

private:
    fs::path path(const std::string& name) const { return fs::path(m_folder.path().toStdString()) / name; }
    void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
    static Lesson lesson(const std::string& text) { return Lesson::parse(text, "/lessons/01-heads.lesson.md"); }
    static std::string german()
    {
        const auto step = [](std::size_t i) { return "```source\n" + sourceHash(lesson(source), i) + "\n```\n\n"; };
        return "# Köpfe\n\nErste Worte.\n\n## Eins\n\n" + step(0)
               + "Prosa.\n\n```question\nask: Wie viele?\noption: eins\noption: zwei\nhint: Zählen.\n```\n\n"
                 "```notes\n2 min.\n```\n\n## Zwei\n\n"
               + step(1) + "Mehr.\n";
    }
    std::string refused() const
    {
        const Error error = caught([this] { openTranslation(path("01-heads.de.md")); });
        return saidParts(error).field + ": expected " + saidParts(error).expected + ", found " + saidParts(error).found;
    }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestLessonTranslation)
#include "tst_lesson_translation.moc"
