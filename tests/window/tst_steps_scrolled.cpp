#include "tests/window/window_driver.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/ui/written_texts.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/built.h"
#include "ui/view/steps/steps_sheet.h"

#include <algorithm>
#include <filesystem>
#include <vector>

/// What names the tables of Steps stays in sight while they scroll.
class TestStepsScrolled final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("tst_steps_scrolled"); }
    void init()
    {
        m_hands.open();
        m_hands.window->resize(1100, 560);
        m_hands.window->begin(core::bundledModels() / "primer-encoder",
                              QStringLiteral("The cat sat on the mat because it was tired."));
        QTRY_VERIFY(m_hands.shows("13 tokens"));
        m_hands.window->setView(core::View::Steps);
        m_hands.window->editor().apply([](core::Session& next) {
            next.focus.query = 8;
            next.focus.key = 2;
        });
        m_hands.window->editor().setSteps({.step = 6});
        QVERIFY(at_rest::comesToRest());
    }
    void cleanup() { m_hands.window.reset(); }

    void titlesAndKeysNamesStay()
    {
        const QRect card = sheet()->cardOf(weightsStep());
        QVERIFY(!card.isNull());
        const int head = sheet()->headOf(weightsStep());
        scrollTo(card.top() + head + card.height() / 4);
        const auto words = seen();
        QVERIFY(isThere(words, "weights", 0, head));
        QVERIFY(isThere(words, "tired", 0, head));
        // The table is not covered where it begins by itself.
        scrollTo(std::max(0, card.top() - 4));
        QVERIFY(isThere(seen(), "weights", 0, head));
    }

    void theChosenRowStaysWhereItWouldBeOutOfSight()
    {
        m_hands.window->editor().apply([](core::Session& next) { next.focus.query = 1; });
        QVERIFY(at_rest::comesToRest());
        const QRect card = sheet()->cardOf(weightsStep());
        scrollTo(std::max(0, card.top() - 4));
        const QRect row = sheet()->rowOf(weightsStep());
        const auto colors = [&](int y) {
            const QImage image = area()->viewport()->grab().toImage();
            std::vector<QRgb> all;
            for (int x = row.left() + 3; x < row.right() - 3; ++x)
                all.push_back(image.pixel(sheet()->mapTo(area()->viewport(), QPoint(x, 0)).x(), y));
            return all;
        };
        const std::vector<QRgb> before = colors(sheet()->mapTo(area()->viewport(), row.center()).y());
        scrollTo(card.top() + sheet()->headOf(weightsStep()) + card.height() / 4);
        const auto isNamed = [](const WrittenText& word) {
            return word.text.contains("↑") && word.text.contains("the");
        };
        const auto words = seen();
        const auto named = std::ranges::find_if(words, isNamed);
        QVERIFY(named != words.end());
        // Beside its name stand its own cells.
        const int baseline = static_cast<int>(named->place.y());
        QVERIFY(colors(baseline - 5) == before);
        scrollTo(std::max(0, card.top() - 4));
        QVERIFY(std::ranges::none_of(seen(), isNamed));
    }

    /// Five tables of a stage alone, beside a lesson in a narrow window: they are scrolled to, not squeezed.
    void numbersOfOneStageAreNotSqueezedAway()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        m_hands.window->resize(1024, 740);
        m_hands.window->openPath(std::filesystem::path(SOURCE_DIR) / "resources/lessons/01-query-key-value.lesson.md");
        QTRY_VERIFY(m_hands.shows("Step 1 of 11"));
        m_hands.find<LessonPlay>()->go(1);
        QVERIFY(at_rest::comesToRest());
        m_hands.window->editor().setSteps({.step = 8, .one_stage = true});
        QVERIFY(at_rest::comesToRest());
        QTRY_VERIFY(std::ranges::any_of(seen(), [](const WrittenText& word) { return word.text == "1.02"; }));
        // What is chosen among stands in one line, also where the formula leaves it too little room.
        for (const int width : {1024, 1366, 1920}) {
            m_hands.window->resize(width, 740);
            QCoreApplication::processEvents();
            QVERIFY(topOf("One stage") == topOf("One query") && topOf("One query") == topOf("All queries"));
        }
    }

private:
    int topOf(const char* button) const
    {
        for (QToolButton* each : m_hands.window->findChildren<QToolButton*>())
            if (each->text() == QLatin1String(button)) return each->mapTo(m_hands.window.get(), QPoint()).y();
        return -1;
    }
    StepsSheet* sheet() const { return m_hands.find<StepsSheet>(); }
    QScrollArea* area() const
    {
        for (QWidget* each = sheet()->parentWidget(); each != nullptr; each = each->parentWidget())
            if (auto* found = qobject_cast<QScrollArea*>(each)) return found;
        return nullptr;
    }
    void scrollTo(int top) const
    {
        area()->verticalScrollBar()->setValue(sheet()->mapTo(area()->widget(), QPoint(0, top)).y());
        QCoreApplication::processEvents();
    }

    /// The step whose table is the weights.
    core::Index weightsStep() const
    {
        const auto& steps = sheet()->content().steps;
        for (std::size_t i = 0; i < steps.size(); ++i)
            for (const core::StageTable& table : steps[i].tables)
                if (table.stage == core::Stage::Weights) return static_cast<core::Index>(i);
        return 0;
    }

    std::vector<WrittenText> seen() const
    {
        WritingDevice device(area()->viewport());
        area()->viewport()->render(&device);
        return device.texts();
    }
    static bool isThere(const std::vector<WrittenText>& words, const QString& text, double from, double to)
    {
        return std::ranges::any_of(words, [&](const WrittenText& word) {
            return word.text.contains(text) && word.place.y() >= from && word.place.y() <= to;
        });
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestStepsScrolled)
#include "tst_steps_scrolled.moc"
