#include "ui/feature/lesson/class/hand_in_dialog.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include "core/caught_error.h"
#include "core/class/answer_code.h"
#include "core/file/whole_file.h"
#include "ui/control/lesson_play.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/theme/fonts.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace {

const QString answersPurpose = QStringLiteral("answers");

/// A student's number in the class; 0 for a name.
core::Index numberOf(const QString& student)
{
    bool whole = false;
    const int number = student.trimmed().toInt(&whole);
    return whole && number > 0 && number <= core::largestStudent ? number : 0;
}

/// The file name "ada" from a student's name.
QString fileNameOf(const QString& student)
{
    QString name;
    for (const QChar c : student.trimmed())
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    while (name.endsWith(QLatin1Char('-'))) name.chop(1);
    return name.isEmpty() ? QStringLiteral("answers") : name;
}

}  // namespace

HandInDialog::HandInDialog(LessonPlay& play, QWidget* parent)
    : QDialog(parent),
      m_play(play),
      m_student(new QLineEdit(QString::fromStdString(play.given().all().student))),
      m_sheet(new QSpinBox),
      m_code(new QLabel),
      m_codeNote(new Hint),
      m_trouble(new QLabel)
{
    setWindowTitle(tr("Hand in answers"));
    setSection(this, QStringLiteral("class-answer"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 16, 18, 16);
    rows->setSpacing(10);
    auto* lesson = new QLabel(QString::fromStdString(play.allWords().title));
    lesson->setTextFormat(Qt::PlainText);
    lesson->setWordWrap(true);
    setOwnFont(lesson, textFont(12));
    rows->addWidget(lesson);
    auto* done = new QLabel(doneText());
    done->setObjectName(QStringLiteral("doneAnswers"));
    done->setWordWrap(true);
    rows->addWidget(done);
    if (const QString missing = missingText(); !missing.isEmpty()) rows->addWidget(new Hint(missing));
    rows->addLayout(createWho());
    rows->addLayout(createCode());
    m_trouble->setObjectName(QStringLiteral("handInTrouble"));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    rows->addWidget(m_trouble);
    rows->addLayout(createButtons());
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    new FrameFit(this);
    showCode();
}

QLayout* HandInDialog::createWho()
{
    auto* form = new QFormLayout;
    m_student->setObjectName(QStringLiteral("student"));
    m_student->setPlaceholderText(tr("Your name in class"));
    m_student->setMaxLength(static_cast<int>(core::longestStudent));
    m_sheet->setObjectName(QStringLiteral("sheetCopy"));
    m_sheet->setRange(0, static_cast<int>(core::mostVariants));
    m_sheet->setSpecialValueText(tr("no worksheet"));
    m_sheet->setToolTip(tr("The last digits of the worksheet's id: 12 of L3-1-012"));
    m_sheet->setValue(static_cast<int>(m_play.given().all().variant));
    form->addRow(tr("&Name or number"), m_student);
    form->addRow(tr("&Worksheet"), m_sheet);
    connect(m_student, &QLineEdit::textChanged, this, &HandInDialog::showCode);
    connect(m_sheet, &QSpinBox::valueChanged, this, &HandInDialog::showCode);
    return form;
}

QLayout* HandInDialog::createCode()
{
    auto* rows = new QVBoxLayout;
    rows->addWidget(new Heading(tr("Short code")));
    auto* line = new QHBoxLayout;
    m_code->setObjectName(QStringLiteral("answerCode"));
    m_code->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_code->setWordWrap(true);
    m_code->setAccessibleName(tr("The short code of your answers"));
    setOwnFont(m_code, numberFont(14));
    line->addWidget(m_code, 1);
    auto* copy = namedButton(tr("&Copy"), "copyCode", tr("Copies the code, to be sent or pasted"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_code->text()); });
    line->addWidget(copy, 0, Qt::AlignTop);
    rows->addLayout(line);
    rows->addWidget(m_codeNote);
    return rows;
}

QLayout* HandInDialog::createButtons()
{
    auto* rows = new QVBoxLayout;
    rows->addWidget(new Hint(tr("The file contains your answers, when you gave them, and what you typed here; nothing "
                                "else about you or this computer.")));
    auto* row = new QHBoxLayout;
    auto* close = namedButton(tr("Close"), "closeHandIn", tr("Your answers stay as they are"));
    auto* saving = namedButton(tr("&Save file…"), "primary", tr("Save your answers as a file, to be handed in"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(saving, &QPushButton::clicked, this, &HandInDialog::save);
    saving->setDefault(true);
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(saving);
    rows->addLayout(row);
    return rows;
}

QString HandInDialog::doneText() const
{
    const core::LessonAnswers& all = m_play.given().all();
    std::size_t questions = 0, answered = 0, predictions = 0, goals = 0;
    for (std::size_t i = 0; i < m_play.lesson().steps().size(); ++i) {
        const core::LessonStep& step = m_play.lesson().steps()[i];
        questions += step.questions.size();
        for (std::size_t j = 0; j < step.questions.size(); ++j) {
            const core::LessonAnswer* answer = all.answerTo(i, j);
            answered += answer != nullptr && !answer->said.empty() ? 1 : 0;
        }
        predictions += step.prediction ? 1 : 0;
        goals += static_cast<std::size_t>(std::ranges::count(step.claims, true, &core::LessonClaim::goal));
    }
    QStringList said = {tr("Questions answered: %1 of %2.").arg(answered).arg(questions)};
    if (predictions > 0) said << tr("Predictions made: %1 of %2.").arg(all.expectations.size()).arg(predictions);
    if (goals > 0) said << tr("Goals reached: %1 of %2.").arg(all.goals.size()).arg(goals);
    return said.join(QLatin1Char(' '));
}

/// Where there is still something to be answered.
QString HandInDialog::missingText() const
{
    const core::LessonAnswers& all = m_play.given().all();
    QStringList missing;
    for (std::size_t i = 0; i < m_play.lesson().steps().size(); ++i) {
        const core::LessonStep& step = m_play.lesson().steps()[i];
        bool open = step.prediction && all.expectationAt(i) == nullptr;
        for (std::size_t j = 0; j < step.questions.size(); ++j) {
            const core::LessonAnswer* answer = all.answerTo(i, j);
            open = open || answer == nullptr || answer->said.empty();
        }
        const auto goals = static_cast<std::size_t>(std::ranges::count(step.claims, true, &core::LessonClaim::goal));
        for (std::size_t goal = 0; goal < goals; ++goal) open = open || !all.hasReached(i, goal);
        if (open) missing << QString::number(i + 1);
    }
    return missing.isEmpty() ? QString() : tr("Still open in steps: %1.").arg(missing.join(QStringLiteral(", ")));
}

void HandInDialog::showCode()
{
    m_play.given().setStudent(m_student->text());
    m_play.given().setVariant(m_sheet->value());
    const core::Index number = numberOf(m_student->text());
    m_code->setText(QString::fromStdString(answerCode(m_play.given().all(), m_play.lesson(), number)));
    m_codeNote->setText(number > 0 ? tr("The code contains your number, but no sentences in your own words.")
                                   : tr("The code contains no name, and no sentences in your own words. Type a number "
                                        "from 1 to 9999 above to have it in the code."));
}

void HandInDialog::save()
{
    const QString name = dialogFolder(answersPurpose) + QLatin1Char('/') + fileNameOf(m_student->text())
                         + QStringLiteral(".attnanswers");
    QString file = QFileDialog::getSaveFileName(this, tr("Save answers"), name, tr("Answers (*.attnanswers)"));
    if (file.isEmpty()) return;
    if (!file.endsWith(QLatin1String(".attnanswers"))) file += QStringLiteral(".attnanswers");
    try {
        core::writeWhole(file.toStdString(), answersText(m_play.given().all()), core::Sync::Always);
        rememberDialogFolder(answersPurpose, file);
        accept();
    } catch (...) {
        m_trouble->setText(errorText(core::caughtError(file.toStdString())));
        m_trouble->show();
    }
}

#include "moc_hand_in_dialog.cpp"
