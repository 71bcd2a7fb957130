#include "ui/feature/lesson/play/question_list.h"

#include <QVBoxLayout>

#include "ui/feature/lesson/play/question_box.h"

using Kind = core::LessonQuestion::Kind;

QuestionList::QuestionList(LessonPlay& play, QWidget* parent) : QWidget(parent), m_play(play)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    connect(&play, &LessonPlay::changed, this, &QuestionList::show);
    connect(&play, &LessonPlay::asked, this, [this] {
        const bool waited = isHidden();
        show();
        // What is asked about a row comes when that is shown, below what has been read.
        const bool predicts = m_play.isOpen() && m_play.lesson().steps()[m_play.step()].prediction;
        if (waited && !isHidden() && predicts && !m_boxes.empty()) emit told(m_boxes.front());
    });
    connect(&play, &LessonPlay::clicked, this, [this](Kind kind, const QString& name) {
        for (QuestionBox* box : m_boxes)
            if (box->question().kind == kind) box->take(name);
    });
    show();
}

void QuestionList::show()
{
    const bool asks = m_play.isOpen() && m_play.asks();
    setVisible(asks);
    if (!asks) return;
    if (m_lesson != &m_play.lesson() || m_step != m_play.step()) return renew();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) m_boxes[i]->display(givenTo(i));
}

QuestionBox::Given QuestionList::givenTo(std::size_t question) const
{
    return {m_play.answerOf(question), m_play.wrongAnswer(question)};
}

/// Shows another step's questions.
void QuestionList::renew()
{
    m_lesson = &m_play.lesson();
    m_step = m_play.step();
    for (QuestionBox* box : m_boxes) {
        // Until it is deleted it would stand, or leave its picture, among those of this step.
        layout()->removeWidget(box);
        box->hide();
        box->deleteLater();
    }
    m_boxes.clear();
    for (const core::LessonQuestion& question : m_lesson->steps()[m_step].questions) {
        const std::size_t place = m_boxes.size();
        auto* box =
            new QuestionBox(question, m_play.words().questions[place], m_play.optionOrder(place), givenTo(place));
        connect(box, &QuestionBox::answered, &m_play,
                [this, place](const QString& said) { m_play.answer(place, said); });
        connect(box, &QuestionBox::hintAsked, &m_play, [this, place] { m_play.hint(place); });
        connect(box, &QuestionBox::told, this, &QuestionList::told);
        layout()->addWidget(box);
        m_boxes.push_back(box);
    }
    emit renewed();
}

#include "moc_question_list.cpp"
