#include "ui/plot/lesson_page/lesson_page_words.h"

#include "ui/plot/html/html_words.h"
#include "ui/plot/lesson_page/lesson_page.h"

namespace {

/// Words for questions, equal to those in the program's own panel.
void addQuestionWords(QJsonObject& words)
{
    words["answer"] = LessonPage::tr("Answer");
    words["hint"] = LessonPage::tr("Hint");
    words["solve"] = LessonPage::tr("Show the answer");
    words["answerIs"] = LessonPage::tr("The answer: %1");
    words["hintIs"] = LessonPage::tr("Hint: %1");
    words["noted"] = LessonPage::tr("Noted. The lesson's answer: %1");
    words["notedAlone"] = LessonPage::tr("Noted. Write it down: this page does not know the answer.");
    words["noNumber"] = LessonPage::tr("That is not a number. Write it like 0.95.");
    words["noName"] =
        LessonPage::tr("Nothing here has that name. Type it as it is written beside the map, or click it.");
    words["right"] = LessonPage::tr("Right.");
    words["wrong"] = LessonPage::tr("Not quite. Look again.");
    words["wrongBecause"] = LessonPage::tr("Not quite. %1");
    words["wrongHint"] = LessonPage::tr("Not quite. Look again, or ask for a hint.");
    words["prompts"] = QJsonObject{{"number", LessonPage::tr("A number")},
                                   {"cell", LessonPage::tr("A cell, such as it → cat: type it or click it")},
                                   {"head", LessonPage::tr("A head, such as 4.4: type it or click it")},
                                   {"token", LessonPage::tr("A token: type it or click it")},
                                   {"text", LessonPage::tr("In your own words")}};
}

/// Words for predictions, equal to those in the program's own panel.
void addGuessWords(QJsonObject& words)
{
    words["predict"] = LessonPage::tr("Predict");
    words["spread"] = LessonPage::tr("Spread evenly");
    words["clear"] = LessonPage::tr("Clear");
    words["show"] = LessonPage::tr("Show");
    words["again"] = LessonPage::tr("Guess again");
    words["points"] = LessonPage::tr("%1 points");
    words["left"] = LessonPage::tr("%1 of 100 points left");
    words["given"] = LessonPage::tr("%1 of 100 points");
    words["legend"] = LessonPage::tr("□ your guess     ■ the model     points of 100");
    words["both"] = LessonPage::tr("your guess %1, the model %2");
    words["nearlyAll"] = LessonPage::tr("Nearly all of it on “%1”");
    words["most"] = LessonPage::tr("Most of it on “%1”");
    words["alike"] = LessonPage::tr("Nearly alike on %1 tokens");
    words["noHalf"] = LessonPage::tr("No token has half; most has “%1”");
    words["cell"] = LessonPage::tr("You said %1 of 100 points on this token; it gets %2.");
    words["pickedRight"] = LessonPage::tr("You picked “%1”: right.");
    words["pickedRank"] = LessonPage::tr("You picked “%1”, which is at rank %2 of %3.");
    words["pickedNone"] = LessonPage::tr("You picked no token.");
    words["favourite"] = LessonPage::tr("Your first choice, “%1”:");
    words["noFavourite"] = LessonPage::tr("No token was picked.");
    words["rank"] = LessonPage::tr("rank %1 of %2");
    words["choseHead"] = LessonPage::tr("You chose layer %1, head %2.");
    words["rightHead"] = LessonPage::tr("Right: layer %1, head %2");
    words["otherHead"] = LessonPage::tr("It is layer %1, head %2");
    words["pickedHeadRight"] = LessonPage::tr("You picked the head that was shown.");
    words["pickedHead"] = LessonPage::tr("You picked layer %1, head %2.");
    words["pickedNoHead"] = LessonPage::tr("You picked no head.");
}

/// Words for handing in, equal to those in the program's own dialog.
void addHandInWords(QJsonObject& words)
{
    words["handIn"] = LessonPage::tr("Hand in answers");
    words["handInShort"] = LessonPage::tr("Hand in…");
    words["name"] = LessonPage::tr("Name or number");
    words["nameHint"] = LessonPage::tr("Your name in class");
    words["sheet"] = LessonPage::tr("Worksheet (0: none)");
    words["code"] = LessonPage::tr("Short code");
    words["codeNote"] =
        LessonPage::tr("The code contains no name, and no sentences in your own words. A number from 1 to "
                       "9999 above is in it.");
    words["saveFile"] = LessonPage::tr("Save file…");
    words["copy"] = LessonPage::tr("Copy");
    words["done"] = LessonPage::tr("Questions answered: %1 of %2. Right: %3 of %4.");
    words["fileNote"] = LessonPage::tr("The file contains your answers, when you gave them, and what you typed here; "
                                       "nothing else about you or this computer.");
}

}  // namespace

QJsonObject lessonPageWords()
{
    QJsonObject words{{"figure", htmlWords(std::nullopt)},
                      {"step", LessonPage::tr("Step %1 of %2")},
                      {"steps", LessonPage::tr("%1 steps")},
                      {"keptStep", LessonPage::tr("Kept step of the training")},
                      {"afterStep", LessonPage::tr("after step %1")}};
    addQuestionWords(words);
    addGuessWords(words);
    addHandInWords(words);
    return words;
}
