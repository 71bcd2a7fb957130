#include "ui/feature/lesson/record/recorder_step.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "core/json/value_names.h"
#include "core/session/named_queries.h"
#include "ui/panel/lesson/step_changes.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/part/named_values.h"
#include "ui/part/silence.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

using AnswerKind = core::LessonQuestion::Kind;

namespace {

/// The value behind "ask:" in a block of lines "key: value".
QString valueOf(const QString& block, const QString& key)
{
    for (const QString& line : block.split(QLatin1Char('\n')))
        if (line.trimmed().startsWith(key + QLatin1Char(':'))) return line.trimmed().mid(key.size() + 1).trimmed();
    return {};
}

/// The lines of a question that nothing here writes, such as hints, as long as it stays of its kind.
QString linesWithoutControl(const QString& block, AnswerKind kind)
{
    const bool isOne = block.count(QLatin1String("kind:")) == 1;
    if (!isOne || valueOf(block, QStringLiteral("kind")) != QLatin1String(core::nameOf(kind, core::questionKinds)))
        return {};
    QString kept;
    const QStringList lines = block.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QString field = line.section(QLatin1Char(':'), 0, 0).trimmed();
        const bool written = field == QLatin1String("ask") || field == QLatin1String("kind")
                             || field == QLatin1String("answer") || field.startsWith(QLatin1String("option"));
        // An option may have other words by now, and what is said to it would be a mistake.
        const bool lost = field == QLatin1String("wrong") && kind == AnswerKind::Choice;
        if (!written && !lost) kept += line.trimmed() + QLatin1Char('\n');
    }
    return kept;
}

QString inOneLine(const QString& text) { return QString(text).replace(QLatin1Char('\n'), QLatin1Char(' ')).trimmed(); }

}  // namespace

RecorderStep::RecorderStep(LessonRecording& recording, Selection& selection, RunResults& results, QWidget* parent)
    : QWidget(parent),
      m_recording(recording),
      m_selection(selection),
      m_results(results),
      m_changes(new Hint)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 8, 0);
    layout->setSpacing(4);
    createFields();
    createQuestion();
    createPromises();
    layout->addStretch(1);
    connect(&recording, &LessonRecording::checked, this, &RecorderStep::showPromises);
}

QLineEdit* RecorderStep::line(const QString& name, const char* object,
                              const std::function<void(const QString&)>& edited)
{
    layout()->addWidget(new Hint(name));
    auto* field = new QLineEdit;
    field->setObjectName(QString::fromLatin1(object));
    field->setAccessibleName(name);
    connect(field, &QLineEdit::textEdited, this, edited);
    layout()->addWidget(field);
    return field;
}

QPlainTextEdit* RecorderStep::lines(const QString& name, const char* object, int rows,
                                    const std::function<void(const QString&)>& edited)
{
    layout()->addWidget(new Hint(name));
    auto* field = new QPlainTextEdit;
    field->setObjectName(QString::fromLatin1(object));
    field->setAccessibleName(name);
    field->setTabChangesFocus(true);
    field->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    keepScaled(field, [field, rows] { field->setFixedHeight(rows * field->fontMetrics().lineSpacing() + scaled(14)); });
    connect(field, &QPlainTextEdit::textChanged, this, [field, edited] { edited(field->toPlainText()); });
    layout()->addWidget(field);
    return field;
}

void RecorderStep::createFields()
{
    m_changes->setObjectName(QStringLiteral("stepChanges"));
    layout()->addWidget(m_changes);
    auto* take = namedButton(tr("Copy the view"), "takeSession", tr("Replace this step with the current view"));
    connect(take, &QPushButton::clicked, &m_recording, &LessonRecording::takeSession);
    layout()->addWidget(take);
    m_title = line(tr("Title"), "stepTitle", [this](const QString& text) {
        m_recording.edit([&](auto& script) { script.setStepTitle(m_recording.step(), text.toStdString()); },
                         QStringLiteral("title"));
    });
    m_prose = lines(tr("Text, in Markdown"), "stepText", 6, [this](const QString& text) {
        m_recording.edit([&](auto& script) { script.setProse(m_recording.step(), text.toStdString()); },
                         QStringLiteral("prose"));
    });
    m_notes = lines(tr("Notes, for whoever presents"), "stepNotes", 2,
                    [this](const QString& text) { writeFence("notes", text); });
}

void RecorderStep::createQuestion()
{
    const auto list = [this](const QString& name, const char* object, const QStringList& choices,
                             const std::function<void(int)>& chosen) {
        layout()->addWidget(new Hint(name));
        auto* made = new QComboBox;
        made->setObjectName(QString::fromLatin1(object));
        made->setAccessibleName(name);
        made->addItems(choices);
        connect(made, &QComboBox::activated, this, chosen);
        layout()->addWidget(made);
        return made;
    };
    m_look = list(tr("Highlight"), "stepLook",
                  {tr("nothing"), tr("the chosen cell's row"), tr("its column"), tr("the chosen cell")},
                  [this](int choice) { writeChoice("look", choice); });
    m_predict = list(tr("Guessed before it is shown"), "stepPredict",
                     {tr("nothing"), tr("the chosen cell's row"), tr("the key with most weight in it"),
                      tr("the chosen cell's weight")},
                     [this](int choice) { writeChoice("predict", choice); });
    m_kind = list(tr("Question"), "questionKind", {tr("no question")}, [this](int) { writeQuestion(); });
    addValues<AnswerKind>(m_kind, {{tr("choose an answer"), AnswerKind::Choice},
                                   {tr("a number"), AnswerKind::Number},
                                   {tr("which cell"), AnswerKind::Cell},
                                   {tr("which head"), AnswerKind::Head},
                                   {tr("which token"), AnswerKind::Token},
                                   {tr("free text"), AnswerKind::Text}});
    const int first = layout()->count();
    m_ask = line(tr("What is asked"), "questionText", [this](const QString&) { writeQuestion(); });
    m_answers = lines(tr("Answers, one per line; begin right ones with *"), "questionAnswers", 3,
                      [this](const QString&) { writeQuestion(); });
    auto* take = namedButton(tr("Answer with what is chosen"), "takeAnswer",
                             tr("The right answer is the cell, head or token that is chosen now"));
    connect(take, &QPushButton::clicked, this, &RecorderStep::takeAnswer);
    layout()->addWidget(take);
    for (int i = first; i < layout()->count(); ++i) m_asked.push_back(layout()->itemAt(i)->widget());
}

void RecorderStep::createPromises()
{
    m_goal =
        line(tr("Goal, checked by the program"), "stepGoal", [this](const QString& text) { writeFence("goal", text); });
    m_goal->setPlaceholderText(QStringLiteral("weight(\"it\" → \"mat\") > 0.5"));
    m_promises = lines(tr("Promises, recomputed while you edit"), "stepPromises", 3,
                       [this](const QString& text) { writeFence("expect", text); });
    m_promises->setFont(numberFont(9));
    m_goal->setFont(numberFont(9));
    auto* promise =
        namedButton(tr("Promise what is shown"), "promiseShown", tr("Promises the chosen cell's weight, as it is now"));
    connect(promise, &QPushButton::clicked, this, [this] {
        const QString more = m_recording.promisesOfShown();
        const QString now = m_promises->toPlainText().trimmed();
        if (!more.isEmpty()) writeFence("expect", now.isEmpty() ? more : now + QLatin1Char('\n') + more);
        show();
    });
    layout()->addWidget(promise);
    m_broken = new QLabel;
    m_broken->setObjectName(QStringLiteral("brokenPromises"));
    m_broken->setWordWrap(true);
    m_broken->setTextFormat(Qt::RichText);
    m_broken->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_broken, &QLabel::linkActivated, this, [this](const QString& link) {
        const auto at = static_cast<std::size_t>(link.toInt());
        if (at >= m_recording.broken().size()) return;
        const LessonRecording::Broken broken = m_recording.broken()[at];
        writeFence("expect", m_promises->toPlainText().replace(broken.promise, broken.instead));
        show();
    });
    layout()->addWidget(m_broken);
}

void RecorderStep::writeFence(const char* name, const QString& inside)
{
    m_recording.edit([&](auto& script) { script.setFence(m_recording.step(), name, inside.toStdString()); },
                     QString::fromLatin1(name));
}

/// A token as lessons name it: `"it"`, or `"the" #2`.
QString RecorderStep::tokenNamed(bool key) const
{
    const auto trace = m_results.shown();
    if (trace == nullptr) return {};
    const core::Index item = m_selection.focus().item;
    const std::vector<core::Token>& tokens = key ? trace->keys(item) : trace->queries(item);
    const core::Index place = key ? m_selection.chosen().key : m_selection.chosen().query;
    if (place >= std::ssize(tokens)) return {};
    const std::string name(core::bareToken(tokens[static_cast<std::size_t>(place)].text));
    const std::vector<core::Index> places = core::placesOfToken(tokens, name);
    QString quoted = QStringLiteral("\"%1\"").arg(QString::fromStdString(name));
    if (places.size() < 2) return quoted;
    return quoted + QStringLiteral(" #%1").arg(1 + (std::ranges::find(places, place) - places.begin()));
}

void RecorderStep::writeChoice(const char* fence, int choice)
{
    const QString query = tokenNamed(false), key = tokenNamed(true);
    const QString cell = QStringLiteral("%1 -> %2").arg(query, key);
    const bool look = QLatin1String(fence) == QLatin1String("look");
    const QString lookLines[] = {QString(), QStringLiteral("row: ") + query, QStringLiteral("column: ") + key,
                                 QStringLiteral("cell: ") + cell};
    const QString guesses[] = {QString(), QStringLiteral("row ") + query, QStringLiteral("top ") + query,
                               QStringLiteral("cell ") + cell};
    writeFence(fence, (look ? lookLines : guesses)[choice]);
}

void RecorderStep::showAnswers()
{
    for (QWidget* each : m_asked) each->setVisible(m_kind->currentIndex() > 0);
}

void RecorderStep::writeQuestion()
{
    showAnswers();
    if (m_kind->currentIndex() == 0) return writeFence("question", {});
    const auto kind = valueOf<AnswerKind>(m_kind);
    QString block = QStringLiteral("ask: %1\nkind: %2\n")
                        .arg(inOneLine(m_ask->text()), QLatin1String(core::nameOf(kind, core::questionKinds)));
    for (const QString& line : m_answers->toPlainText().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString text = line.trimmed();
        const bool right = text.startsWith(QLatin1Char('*'));
        if (kind == AnswerKind::Choice)
            block += QStringLiteral("option%1: %2\n")
                         .arg(right ? QStringLiteral("*") : QString(), right ? text.mid(1).trimmed() : text);
        else if (kind != AnswerKind::Text)
            block += QStringLiteral("answer: %1\n").arg(text);
    }
    const core::Lesson* lesson = m_recording.isOpen() ? m_recording.lesson() : nullptr;
    if (lesson != nullptr)
        block +=
            linesWithoutControl(QString::fromStdString(core::fenceOf(*lesson, m_recording.step(), "question")), kind);
    writeFence("question", block);
}

void RecorderStep::takeAnswer()
{
    const core::Focus focus = m_selection.focus();
    QString answer;
    if (m_kind->currentIndex() == 0) return;
    switch (valueOf<AnswerKind>(m_kind)) {
    case AnswerKind::Cell: answer = QStringLiteral("%1 -> %2").arg(tokenNamed(false), tokenNamed(true)); break;
    case AnswerKind::Head: answer = QStringLiteral("%1.%2").arg(focus.layer + 1).arg(focus.head + 1); break;
    case AnswerKind::Token: answer = tokenNamed(true); break;
    default: return;
    }
    m_answers->setPlainText(answer);
}

void RecorderStep::show()
{
    if (!m_recording.isOpen() || m_recording.lesson() == nullptr) return;
    const core::Lesson& lesson = *m_recording.lesson();
    const std::size_t step = m_recording.step();
    const auto fill = [](QPlainTextEdit* field, const std::string& text) {
        const Silence silence({field});
        const QString wanted = QString::fromStdString(text).trimmed();
        // Text that is being typed stays, with its cursor.
        if (field->toPlainText().trimmed() != wanted) field->setPlainText(wanted);
    };
    m_changes->setText(changesInWords(lesson, step));
    const QString title = QString::fromStdString(lesson.steps()[step].title);
    if (m_title->text().trimmed() != title) m_title->setText(title);
    fill(m_prose, lesson.proseOf(step));
    fill(m_notes, core::fenceOf(lesson, step, "notes"));
    fill(m_promises, core::fenceOf(lesson, step, "expect"));
    const QString goal = QString::fromStdString(core::fenceOf(lesson, step, "goal")).trimmed();
    if (m_goal->text().trimmed() != goal) m_goal->setText(goal);
    const QString look = QString::fromStdString(core::fenceOf(lesson, step, "look"));
    const QString guess = QString::fromStdString(core::fenceOf(lesson, step, "predict")).trimmed();
    m_look->setCurrentIndex(look.contains(QLatin1String("cell:"))     ? 3
                            : look.contains(QLatin1String("column:")) ? 2
                            : look.contains(QLatin1String("row:"))    ? 1
                                                                      : 0);
    m_predict->setCurrentIndex(guess.startsWith(QLatin1String("cell"))  ? 3
                               : guess.startsWith(QLatin1String("top")) ? 2
                               : guess.startsWith(QLatin1String("row")) ? 1
                                                                        : 0);
    showQuestion(lesson);
    showPromises();
}

void RecorderStep::showQuestion(const core::Lesson& lesson)
{
    const QString block = QString::fromStdString(core::fenceOf(lesson, m_recording.step(), "question"));
    m_kind->setCurrentIndex(0);
    for (const auto& [kind, spelled] : core::questionKinds)
        if (valueOf(block, QStringLiteral("kind")) == QLatin1String(spelled)) setValue(m_kind, kind);
    const QString asked = valueOf(block, QStringLiteral("ask"));
    if (inOneLine(m_ask->text()) != asked) m_ask->setText(asked);
    showAnswers();
    QStringList answers;
    for (const QString& line : block.split(QLatin1Char('\n'))) {
        const QString text = line.trimmed();
        const QString said = text.mid(text.indexOf(QLatin1Char(':')) + 1).trimmed();
        if (text.startsWith(QLatin1String("option*:"))) answers << QStringLiteral("* ") + said;
        if (text.startsWith(QLatin1String("option:")) || text.startsWith(QLatin1String("answer:"))) answers << said;
    }
    QString now = m_answers->toPlainText();
    const Silence silence({m_answers});
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    if (now.remove(blanks) != answers.join(QString()).remove(blanks))
        m_answers->setPlainText(answers.join(QLatin1Char('\n')));
}

void RecorderStep::showPromises()
{
    QStringList said;
    if (!m_recording.mistake().isEmpty()) said << m_recording.mistake().toHtmlEscaped();
    for (std::size_t i = 0; i < m_recording.broken().size(); ++i) {
        const LessonRecording::Broken& broken = m_recording.broken()[i];
        if (broken.step != m_recording.step()) continue;
        QString text = tr("✕ %1: is %2").arg(broken.promise.toHtmlEscaped(), broken.found.toHtmlEscaped());
        if (!broken.instead.isEmpty())
            text += QStringLiteral("<br><a href=\"%1\">%2</a>")
                        .arg(static_cast<int>(i))
                        .arg(tr("Promise %1 instead").arg(broken.instead.toHtmlEscaped()));
        said << text;
    }
    m_broken->setText(said.isEmpty() ? QString()
                                     : QStringLiteral("<span style=\"color:%1\">%2</span>")
                                           .arg(themeColors().warning.name(), said.join(QStringLiteral("<br>"))));
    m_broken->setVisible(!said.isEmpty());
}

#include "moc_recorder_step.cpp"
