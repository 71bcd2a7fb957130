#include "core/guess/guess_edits.h"
#include "core/lesson/bundled_lessons.h"
#include "core/lesson/claim_check.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/control/lesson_play.h"
#include "ui/control/run_results.h"
#include "ui/feature/lesson/play/lesson_panel.h"
#include "ui/feature/lesson/play/question_list.h"
#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/words/formula_parts.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTextDocumentFragment>

#include <algorithm>

using Kind = core::LessonQuestion::Kind;

/// Every lesson in the window of a small projector, from its first step to its end: each hint, each wrong answer that
/// the lesson knows, then the right one. With ATTENTIONSCOPE_SCREENSHOTS there are pictures of it.
class TestLessonsPlayed final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("lessons-played");
        WindowDriver::forgetUnsaved();  // of a run that was ended
        std::filesystem::remove_all(recoveryFolder().parent_path() / "answers");
        m_pictures = qEnvironmentVariable("ATTENTIONSCOPE_SCREENSHOTS");
    }
    void cleanup()
    {
        m_hands.window.reset();
        m_faults.clear();
    }

    void toTheEnd_data()
    {
        QTest::addColumn<QString>("file");
        for (const core::BundledLesson& each : core::bundledLessons())
            QTest::newRow(each.title.c_str()) << QString::fromStdString(each.file.string());
    }
    void toTheEnd()
    {
        QFETCH(const QString, file);
        m_hands.open();
        m_hands.window->resize(1024, 768);
        m_hands.window->openPath(file.toStdString());
        QTRY_VERIFY(play()->isOpen());
        m_name = file.section(QLatin1Char('/'), -1).left(2);
        const std::size_t steps = play()->lesson().steps().size();
        int judged = 0;
        for (std::size_t step = 0; step < steps; ++step) {
            play()->go(step);
            QVERIFY2(at_rest::comesToRest(), qPrintable(place()));
            requireWhole();
            requireUnanswered();
            keepPicture("a");
            requireLed();
            if (now().prediction) reveal();
            QCOMPARE(panel()->questions()->isVisible(), !now().questions.empty());
            for (std::size_t place = 0; place < now().questions.size(); ++place) answer(place);
            judged += static_cast<int>(std::ranges::count_if(now().questions, &core::LessonQuestion::isJudged));
        }
        const LessonPlay::Result result = play()->result();
        QCOMPARE(result.judged, judged);
        QCOMPARE(result.right, judged);
        QCOMPARE(result.open, 0);
        QVERIFY2(m_hands.textOf("lessonResult").contains(QStringLiteral("%1 of %1 answers are right").arg(judged)),
                 qPrintable(m_hands.textOf("lessonResult")));
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    }

private:
    LessonPlay* play() const { return m_hands.find<LessonPlay>(); }
    LessonPanel* panel() const { return m_hands.find<LessonPanel>(); }
    const core::LessonStep& now() const { return play()->lesson().steps()[play()->step()]; }
    QString place() const { return QStringLiteral("%1, step %2").arg(m_name).arg(play()->step() + 1); }

    void reveal()
    {
        SessionEditor& editor = m_hands.window->editor();
        QTRY_VERIFY(editor.session().guess.has_value());
        editor.apply(core::showGuess);
        QVERIFY2(at_rest::comesToRest(), qPrintable(place()));
        requireUnanswered();
        keepPicture("r");
    }

    void answer(std::size_t at)
    {
        const core::LessonQuestion& question = now().questions[at];
        for (std::size_t hint = 0; hint < question.hints.size(); ++hint) {
            click(at, "hint");
            note(toldOf(at).contains(lowered(play()->words().questions[at].hints[hint])),
                 QStringLiteral("hint %1 is not told").arg(hint + 1));
            requireSeen(hintsOf(at));
        }
        if (!question.hints.empty()) requireWhole();
        for (std::size_t wrong = 0; wrong < question.wrong.size(); ++wrong) {
            give(at, QString::fromStdString(question.wrong[wrong].said));
            const QString feedback = lowered(play()->words().questions[at].feedback[wrong]);
            note(wordsOf(verdict(at)) == QStringLiteral("○ Not quite. ") + feedback,
                 QStringLiteral("%1: %2").arg(QString::fromStdString(question.wrong[wrong].said), verdict(at)->text()));
            requireTold(at);
            keepPicture(QByteArray("w") + QByteArray::number(static_cast<int>(10 * (at + 1) + wrong)));
        }
        give(at, solution(question));
        if (question.isJudged()) note(verdict(at)->text().startsWith(QStringLiteral("✓ ")), verdict(at)->text());
        requireTold(at);
        keepPicture(QByteArray("z") + QByteArray::number(static_cast<int>(at + 1)));
    }

    QString solution(const core::LessonQuestion& question) const
    {
        if (question.kind == Kind::Number && question.answer.empty()) {
            const auto ground =
                core::claimGround(m_hands.find<RunResults>()->shown(), m_hands.window->editor().session());
            return QString::number(core::computedNumber(*question.computed, ground), 'f', 4);
        }
        if (question.kind != Kind::Choice) return QString::fromStdString(question.answer);
        QStringList right;
        for (const core::LessonOption& each : question.options)
            if (each.right) right << QString::fromStdString(each.text);
        return right.join(QLatin1Char('\n'));
    }

    /// Answers as a hand does: by the field or by the options, and the button.
    void give(std::size_t at, const QString& said)
    {
        QuestionBox* box = panel()->questions()->boxes()[at];
        if (auto* field = box->findChild<QLineEdit*>()) field->setText(said);
        const QStringList chosen = formulaPlain(said).split(QLatin1Char('\n'));
        int found = 0;
        if (box->question().kind == Kind::Choice)
            for (auto* option : box->findChildren<QAbstractButton*>()) {
                if (!option->isCheckable()) continue;
                const QString words = option->text().replace(QLatin1Char('\n'), QLatin1Char(' ')).replace("&&", "&");
                const bool wanted = chosen.contains(words);
                found += static_cast<int>(wanted);
                if (wanted || box->question().several) option->setChecked(wanted);
            }
        note(box->question().kind != Kind::Choice || found == chosen.size(), "no option " + said);
        click(at, "answer");
    }

    void click(std::size_t at, const char* button)
    {
        auto* found = panel()->questions()->boxes()[at]->findChild<QAbstractButton*>(QLatin1String(button));
        note(found->isVisible(), QStringLiteral("no button %1").arg(QLatin1String(button)));
        found->click();
        if (!at_rest::comesToRest()) note(false, "no rest");
    }

    /// Words of a lesson as a label shows them: "W_Q" with its index below the line.
    static QString lowered(const std::string& words)
    {
        QString shown;
        for (const FormulaPart& part : formulaParts(QString::fromStdString(words))) shown += part.words;
        return shown;
    }
    static QString wordsOf(const QLabel* label)
    {
        if (label->textFormat() != Qt::RichText) return label->text();
        return QTextDocumentFragment::fromHtml(label->text()).toPlainText();
    }

    QLabel* verdict(std::size_t at) const
    {
        return panel()->questions()->boxes()[at]->findChild<QLabel*>(QStringLiteral("verdict"));
    }

    const QLabel* hintsOf(std::size_t at) const
    {
        for (const Hint* each : panel()->questions()->boxes()[at]->findChildren<Hint*>())
            if (each->isVisible()) return each;
        return nullptr;
    }

    QString toldOf(std::size_t at) const
    {
        QString all;
        for (const QLabel* each : panel()->questions()->boxes()[at]->findChildren<QLabel*>())
            if (each->isVisible()) all += wordsOf(each) + QLatin1Char('\n');
        return all;
    }

    void note(bool fine, const QString& fault)
    {
        if (!fine) m_faults << place() + QStringLiteral(": ") + fault;
    }

    void requireTold(std::size_t at)
    {
        requireSeen(verdict(at));
        requireWhole();
    }

    /// What a step points at is written into no field.
    void requireUnanswered()
    {
        if (!panel()->questions()->isVisible()) return;  // those of the step before
        for (const QuestionBox* box : panel()->questions()->boxes())
            for (const QLineEdit* field : box->findChildren<QLineEdit*>())
                note(field->text().isEmpty(), QStringLiteral("the step fills in “%1”").arg(field->text()));
    }

    /// Where the question lies below what is seen of a step, something says so, and leads there.
    void requireLed()
    {
        constexpr int spare = 16;  // below its last button
        auto* below = panel()->findChild<QAbstractButton*>(QStringLiteral("questionBelow"));
        const auto& boxes = panel()->questions()->boxes();
        if (boxes.empty() || !boxes.front()->isVisible() || !boxes.front()->question().isJudged())
            return note(!below->isVisible(), QStringLiteral("there is no question below"));
        const QWidget* box = boxes.front();
        const auto unseen = [box] { return box->height() - box->visibleRegion().boundingRect().height(); };
        note(below->isVisible() == (unseen() > spare),
             QStringLiteral("%1 pixels of the question are below, led: %2").arg(unseen()).arg(below->isVisible()));
        if (!below->isVisible()) return;
        below->click();
        note(at_rest::comesToRest() && unseen() <= spare && !below->isVisible(),
             QStringLiteral("the way leads not to the question"));
    }

    /// All of it is seen, without a hand that scrolls.
    void requireSeen(const QLabel* said)
    {
        note(said != nullptr && said->visibleRegion().boundingRect().size() == said->size(),
             QStringLiteral("only a part is seen of “%1”").arg(said == nullptr ? QString() : said->text()));
    }

    /// Nothing in the lesson's column is narrower or lower than its words.
    void requireWhole()
    {
        for (const QWidget* each : panel()->findChildren<QWidget*>()) {
            if (!each->isVisible()) continue;
            const QRect in(each->mapTo(panel(), QPoint()), each->size());
            if (in.left() < 0 || in.right() >= panel()->width())
                note(false, QStringLiteral("%1 %2 is wider than the column")
                                .arg(each->metaObject()->className(), each->objectName()));
            const auto* label = qobject_cast<const QLabel*>(each);
            if (label != nullptr && qobject_cast<const ElidedLabel*>(each) == nullptr)
                note(label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                       : label->sizeHint().width() <= label->width(),
                     QStringLiteral("cut: “%1”").arg(label->text()));
            if (const auto* button = qobject_cast<const QAbstractButton*>(each);
                button != nullptr && button->objectName() != QLatin1String("nextLesson"))
                note(button->sizeHint().width() <= button->width() && button->sizeHint().height() <= button->height(),
                     QStringLiteral("cut: “%1”").arg(button->text()));
        }
    }

    void keepPicture(const QByteArray& which) const
    {
        if (m_pictures.isEmpty()) return;
        const QString name = QStringLiteral("%1/%2-%3%4.png")
                                 .arg(m_pictures, m_name)
                                 .arg(play()->step() + 1, 2, 10, QLatin1Char('0'))
                                 .arg(QLatin1String(which));
        QVERIFY(m_hands.window->grab().save(name));
    }

    WindowDriver m_hands;
    QString m_pictures;
    QString m_name;  ///< the lesson's number
    QStringList m_faults;
};

TEST_CLASS(TestLessonsPlayed)
#include "tst_lessons_played.moc"
