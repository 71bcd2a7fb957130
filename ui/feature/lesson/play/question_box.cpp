#include "ui/feature/lesson/play/question_box.h"

#include <QAccessible>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QToolButton>

#include "ui/panel/lesson/asked_words.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/formula_parts.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <map>

using Kind = core::LessonQuestion::Kind;

namespace {

QToolButton* button(const QString& text, const char* name)
{
    auto* made = new QToolButton;
    made->setText(text);
    made->setObjectName(QString::fromLatin1(name));
    made->setProperty("role", QStringLiteral("control"));
    return made;
}

/// Words of a lesson, with the indices of their formulas below the line.
void setWords(QLabel* label, const QString& words)
{
    const bool indexed = formulaIndex().match(words).hasMatch();
    label->setTextFormat(indexed ? Qt::RichText : Qt::PlainText);
    label->setText(indexed ? formulaHtml(words).replace(QLatin1Char('\n'), QLatin1String("<br>")) : words);
}

/// An option that is chosen by a click anywhere on its line, also beside its words.
template<typename Button>
class WholeLine final : public Button {
public:
    using Button::Button;

protected:
    bool hitButton(const QPoint& position) const override { return this->rect().contains(position); }
};

/// Buttons do not break their text by themselves.
QString inLines(const QString& text)
{
    const QFontMetrics metrics(textFont(10));
    const int room = scaled(280);
    QString lines, line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (line.isEmpty() || metrics.horizontalAdvance(longer) <= room) {
            line = longer;
            continue;
        }
        lines += line + QLatin1Char('\n');
        line = word;
    }
    return lines + line;
}

}  // namespace

QuestionBox::QuestionBox(core::LessonQuestion question, core::QuestionWords words, std::vector<std::size_t> order,
                         const Given& given, QWidget* parent)
    : QWidget(parent),
      m_question(std::move(question)),
      m_words(std::move(words)),
      m_order(std::move(order)),
      m_answer(button(tr("Answer"), "answer")),
      m_hint(button(tr("Hint"), "hint")),
      m_solve(button(tr("Show the answer"), "solve")),
      m_verdict(new QLabel),
      m_hints(new Hint)
{
    setObjectName(QStringLiteral("question"));
    setAttribute(Qt::WA_StyledBackground);
    keepThemed(this, [this] {
        setStyleSheet(QStringLiteral("#question { background: %1; }").arg(themeColors().field.name()));
    });
    const QString asked = QString::fromStdString(m_words.ask);
    auto* ask = new QLabel;
    setWords(ask, asked);
    ask->setWordWrap(true);
    QFont bold = ask->font();
    bold.setBold(true);
    ask->setFont(bold);
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    layout->addWidget(ask);
    if (m_question.kind == Kind::Choice)
        createOptions(layout);
    else
        createField(layout);
    layout->addLayout(createActions());
    layout->addWidget(m_verdict);
    layout->addWidget(m_hints);
    setAccessibleName(tr("Question: %1").arg(asked));
    connect(m_answer, &QToolButton::clicked, this, [this] {
        if (!said().isEmpty()) {
            emit answered(said());
            return emit told(m_verdict);  // also of an answer that was given before
        }
        setWords(m_verdict, m_field != nullptr ? tr("Type an answer first.") : tr("Choose an answer first."));
        m_verdict->setVisible(true);
        emit told(m_verdict);
    });
    connect(m_hint, &QToolButton::clicked, this, &QuestionBox::hintAsked);
    connect(m_solve, &QToolButton::clicked, this, [this] {
        m_solve->hide();
        say(tr("The answer: %1").arg(solutionOf(m_question, m_words)), false);
        emit told(m_verdict);
    });
    display(given);
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

/// Where several are right, several can be ticked.
void QuestionBox::createOptions(QLayout* layout)
{
    m_options.resize(m_words.options.size());
    for (const std::size_t place : m_order) {
        const std::string& option = m_words.options[place];
        QString text = inLines(formulaPlain(QString::fromStdString(option)));
        text.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAbstractButton* made = m_question.several ? static_cast<QAbstractButton*>(new WholeLine<QCheckBox>(text))
                                                   : new WholeLine<QRadioButton>(text);
        made->setToolTip(plainTip(QString::fromStdString(option)));
        m_options[place] = made;
        layout->addWidget(made);
    }
}

void QuestionBox::createField(QLayout* layout)
{
    m_field = new QLineEdit;
    const std::map<Kind, QString> prompts{{Kind::Number, tr("A number")},
                                          {Kind::Cell, tr("A cell, such as it → cat: type it or click it")},
                                          {Kind::Head, tr("A head, such as 4.4: type it or click it")},
                                          {Kind::Token, tr("A token: type it or click it")},
                                          {Kind::Text, tr("In your own words")}};
    if (const auto prompt = prompts.find(m_question.kind); prompt != prompts.end())
        m_field->setPlaceholderText(prompt->second);
    m_field->setAccessibleName(QString::fromStdString(m_words.ask));
    m_field->setMaxLength(2000);
    connect(m_field, &QLineEdit::returnPressed, m_answer, &QToolButton::click);
    layout->addWidget(m_field);
}

QLayout* QuestionBox::createActions()
{
    auto* row = new QHBoxLayout;
    row->addWidget(m_hint);
    row->addWidget(m_solve);
    row->addStretch(1);
    row->addWidget(m_answer);
    return row;
}

/// The answer in the lesson's original words, whatever language it is read in: a class's answers are counted together.
QString QuestionBox::said() const
{
    if (m_field != nullptr) return m_field->text().trimmed();
    QStringList chosen;
    for (std::size_t i = 0; i < m_options.size(); ++i)
        if (m_options[i]->isChecked()) chosen << QString::fromStdString(m_question.options[i].text);
    return chosen.join(QLatin1Char('\n'));
}

QString QuestionBox::verdict() const
{
    if (m_given.said.empty()) return {};
    if (m_question.kind == Kind::Text && !m_words.answer.empty())
        return tr("Noted. The lesson's answer: %1").arg(QString::fromStdString(m_words.answer));
    if (!m_question.isJudged()) return tr("Noted. It is handed in with your answers.");
    if (!m_given.right) {
        if (m_question.kind == Kind::Number) return tr("That is not a number. Write it like 0.95.");
        return tr("Nothing here has that name. Type it as it is written beside the map, or click it.");
    }
    if (*m_given.right) return tr("Right.");
    if (m_wrong && *m_wrong < m_words.feedback.size())
        return tr("Not quite. %1").arg(QString::fromStdString(m_words.feedback[*m_wrong]));
    const bool more = static_cast<std::size_t>(m_given.hints) < m_question.hints.size();
    return more ? tr("Not quite. Look again, or ask for a hint.") : tr("Not quite. Look again.");
}

void QuestionBox::display(const Given& now)
{
    const core::LessonAnswer& given = now.answer;
    const bool fresh = given.said != m_given.said || given.right != m_given.right;
    const bool hinted = given.hints > m_given.hints;
    m_given = given;
    m_wrong = now.wrong;
    if (fresh && m_field != nullptr) m_field->setText(QString::fromStdString(given.said));
    if (fresh && m_field == nullptr) {
        const QStringList chosen = QString::fromStdString(given.said).split(QLatin1Char('\n'));
        for (std::size_t i = 0; i < m_options.size(); ++i)
            m_options[i]->setChecked(chosen.contains(QString::fromStdString(m_question.options[i].text)));
    }
    const auto hints =
        std::min(static_cast<std::size_t>(std::max<core::Index>(0, given.hints)), m_question.hints.size());
    QStringList lines;
    for (std::size_t i = 0; i < hints; ++i) lines << tr("Hint: %1").arg(QString::fromStdString(m_words.hints[i]));
    setWords(m_hints, lines.join(QLatin1Char('\n')));
    m_hints->setVisible(!lines.isEmpty());
    m_hint->setVisible(hints < m_question.hints.size() && given.right != true);
    // A student who was wrong and has no hint left can see the solution.
    m_solve->setVisible(given.right == false && hints == m_question.hints.size());
    say(verdict(), given.right.value_or(!m_question.isJudged()));
    if (fresh || hinted) emit told(fresh ? m_verdict : static_cast<QWidget*>(m_hints));
}

void QuestionBox::say(const QString& sentence, bool right)
{
    const QString sign = sentence.isEmpty() || !m_question.isJudged() ? QString()
                         : right                                      ? QStringLiteral("✓ ")
                                                                      : QStringLiteral("○ ");
    setWords(m_verdict, sign + sentence);
    m_verdict->setVisible(!sentence.isEmpty());
    QFont font = this->font();
    font.setBold(right);
    m_verdict->setFont(font);
    if (sentence.isEmpty()) return;
    QAccessibleValueChangeEvent said(m_verdict, sign + sentence);
    QAccessible::updateAccessibility(&said);
}

void QuestionBox::take(const QString& clicked)
{
    if (m_field != nullptr && m_given.right != true) m_field->setText(clicked);
}

#include "moc_question_box.cpp"
