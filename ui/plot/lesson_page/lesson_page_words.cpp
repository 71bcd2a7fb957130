#include "ui/plot/lesson_page/lesson_page_words.h"

#include <QCoreApplication>

#include "ui/plot/html/html_words.h"

namespace {

QString tr(const char* text) { return QCoreApplication::translate("LessonPage", text); }

/// Of questions, as the program's own panel says it.
void addQuestionWords(QJsonObject& words)
{
    words["answer"] = tr("Answer");
    words["hint"] = tr("Hint");
    words["solve"] = tr("Show the answer");
    words["answerIs"] = tr("The answer: %1");
    words["hintIs"] = tr("Hint: %1");
    words["noted"] = tr("Noted. The lesson's answer: %1");
    words["notedAlone"] = tr("Noted. Write it down: this page does not know the answer.");
    words["noNumber"] = tr("That is not a number. Write it like 0.95.");
    words["noName"] = tr("Nothing here has that name. Type it as it is written beside the map, or click it.");
    words["right"] = tr("Right.");
    words["wrong"] = tr("Not quite. Look again.");
    words["wrongHint"] = tr("Not quite. Look again, or ask for a hint.");
    words["prompts"] = QJsonObject{{"number", tr("A number")},
                                   {"cell", tr("A cell, such as it → cat: type it or click it")},
                                   {"head", tr("A head, such as 4.4: type it or click it")},
                                   {"token", tr("A token: type it or click it")},
                                   {"text", tr("In your own words")}};
}

/// Of predictions, likewise.
void addGuessWords(QJsonObject& words)
{
    words["predict"] = tr("Predict");
    words["spread"] = tr("Spread evenly");
    words["clear"] = tr("Clear");
    words["show"] = tr("Show");
    words["again"] = tr("Guess again");
    words["points"] = tr("%1 points");
    words["left"] = tr("%1 of 100 points left");
    words["given"] = tr("%1 of 100 points");
    words["legend"] = tr("□ your guess     ■ the model     points of 100");
    words["both"] = tr("your guess %1, the model %2");
    words["nearlyAll"] = tr("Nearly all of it on “%1”");
    words["most"] = tr("Most of it on “%1”");
    words["noHalf"] = tr("No token has half; most has “%1”");
    words["cell"] = tr("You said %1 of 100 points on this token; it gets %2.");
    words["pickedRight"] = tr("You picked “%1”: right.");
    words["pickedRank"] = tr("You picked “%1”, which is at rank %2 of %3.");
    words["pickedNone"] = tr("You picked no token.");
    words["divergence"] = tr("Jensen–Shannon divergence, from 0 (the same) to 0.69 (nothing shared):");
    words["nats"] = tr("%1 nats");
    words["notDefined"] = tr("not defined");
    words["favourite"] = tr("Your first choice, “%1”:");
    words["noFavourite"] = tr("No token picked:");
    words["rank"] = tr("rank %1 of %2");
    words["shared"] = tr("Your points where the weight is:");
    words["of100"] = tr("%1 of 100");
    words["choseHead"] = tr("You chose layer %1, head %2.");
    words["rightHead"] = tr("Right: layer %1, head %2");
    words["otherHead"] = tr("It is layer %1, head %2");
    words["pickedHeadRight"] = tr("You picked the head that was shown.");
    words["pickedHead"] = tr("You picked layer %1, head %2.");
    words["pickedNoHead"] = tr("You picked no head.");
}

}  // namespace

QJsonObject lessonPageWords()
{
    QJsonObject words{{"figure", htmlWords(std::nullopt)}, {"step", tr("Step %1 of %2")}, {"steps", tr("%1 steps")}};
    addQuestionWords(words);
    addGuessWords(words);
    return words;
}
