#include "core/guess/guess_edits.h"
#include "core/lesson/bundled_lessons.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/ui/written_texts.h"
#include "tests/window/window_driver.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/feature/built.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_wall.h"
#include "ui/plot/heat/cell_font.h"
#include "ui/theme/magnification.h"
#include "ui/view/map/map_view.h"
#include "ui/words/views/view_rows.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>

using core::View;

namespace {

/// Size of the largest number's digits, in pixels.
double largestDigits(const WritingDevice& device)
{
    static const QRegularExpression number(QStringLiteral("^[−+-]?[0-9]*[.,]?[0-9]+$"));
    double largest = 0;
    for (const WrittenText& each : device.texts())
        if (each.text.trimmed().contains(number)) largest = std::max(largest, each.pixels);
    return largest;
}

}  // namespace

/// Views that are presented have larger digits than the window, on every screen.
class TestPresentedDigits final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("presented-digits"); }
    void cleanup()
    {
        if (presenter() != nullptr && presenter()->isOn()) presenter()->end();
        QCoreApplication::processEvents();
        m_hands.window.reset();
        Magnification::instance().setPercent(Magnification::usual);
    }

    void ofViewsWithNumbers_data()
    {
        screens({QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)});
    }
    void ofViewsWithNumbers()
    {
        QFETCH(const QSize, screen);
        m_hands.open();
        const QStringList small =
            compare(screen, places(), [this](const Place& at) { m_hands.window->setView(at.view); });
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    void ofLessons_data() { screens({QSize(1366, 768), QSize(1920, 1080)}); }
    /// A class meets lessons in the window with the lesson beside it, then on the wall.
    void ofLessons()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        QFETCH(const QSize, screen);
        m_hands.open();
        QStringList small;
        const auto show = [this](const Place& at) { showStep(at); };
        for (const core::BundledLesson& lesson : core::bundledLessons()) {
            small << compare(screen, {{.name = QString::fromStdString(lesson.title), .lesson = lesson.file}}, show);
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

private:
    /// What is shown in the window and then on the wall.
    struct Place {
        QString name = {};
        View view = View::Map;
        std::filesystem::path lesson = {};
        std::size_t step = 0;
    };

    /// A step with its row revealed: before that it has no digits.
    void showStep(const Place& at) const
    {
        auto* play = m_hands.find<LessonPlay>();
        if (!play->isOpen() || play->lesson().file() != at.lesson) m_hands.window->openPath(at.lesson);
        QTRY_VERIFY(play->isOpen() && play->lesson().file() == at.lesson);
        play->go(at.step);
        if (!play->lesson().steps()[at.step].prediction) return;
        SessionEditor& editor = m_hands.window->editor();
        QTRY_VERIFY(editor.session().guess.has_value());
        editor.apply(core::showGuess);
    }

    static void screens(const QList<QSize>& all)
    {
        QTest::addColumn<QSize>("screen");
        for (const QSize& each : all) QTest::addRow("%d × %d", each.width(), each.height()) << each;
    }

    /// All but the picture, which a text has not, and the comparison, whose numbers are drawn into its pictures.
    static std::vector<Place> places()
    {
        std::vector<Place> all;
        for (const ViewRow& each : viewRows())
            if (each.view != View::Picture && each.view != View::Compare)
                all.push_back({.name = viewName(each.view), .view = each.view});
        return all;
    }

    /// @param show  shows a place, in the window or on the wall
    /// @return what has no larger digits while it is presented; what has none in the window has nothing to lose
    QStringList compare(const QSize& screen, const std::vector<Place>& all,
                        const std::function<void(const Place&)>& show) const
    {
        constexpr double grown = 1.3;
        std::vector<QSize> sizes;
        const auto measured = [&](QWidget* window) {
            std::vector<double> found;
            for (const Place& each : all) {
                show(each);
                if (!at_rest::comesToRest()) qWarning("no rest: %s", qPrintable(each.name));
                found.push_back(digits(window));
                sizes.push_back(window->size());
            }
            return found;
        };
        m_hands.window->resize(screen);
        const std::vector<double> before = measured(m_hands.window.get());
        presenter()->begin();
        wall()->showNormal();
        wall()->resize(screen);
        sizes.clear();
        const std::vector<double> now = measured(wall());
        presenter()->end();
        QStringList small;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (before[i] > 0 && now[i] < grown * before[i])
                small << QStringLiteral("%1, step %2: %3 pixels, in the window %4; a wall of %5 × %6")
                             .arg(all[i].name)
                             .arg(all[i].step + 1)
                             .arg(now[i])
                             .arg(before[i])
                             .arg(sizes[i].width())
                             .arg(sizes[i].height());
        return small;
    }

    /// The chosen cell's digits, in pixels, or those of its row that is guessed. Those in a map's cells are drawn into
    /// a picture, and asked for; those of controls are nobody's data.
    double digits(QWidget* window) const
    {
        WritingDevice device(window);
        for (const char* name : {"presentedNumber", "guess"})
            if (auto* part = m_hands.find<QWidget>(name); isSeen(part, window)) renderData(part, device);
        if (auto* map = m_hands.find<MapView>(); map->isVisible()) {
            const auto font = map->heatmap().numbersIn(map->heatmap().cellRect(0, 0, 0, 0).size());
            return std::max(largestDigits(device), font ? static_cast<double>(QFontInfo(*font).pixelSize()) : 0.0);
        }
        renderData(m_hands.find<ViewStack>(), device);
        return largestDigits(device);
    }

    static bool isSeen(const QWidget* part, const QWidget* window)
    {
        return part != nullptr && part->isVisible() && part->window() == window;
    }

    static void renderData(QWidget* part, WritingDevice& device)
    {
        for (const char* control : {"QAbstractSpinBox", "QAbstractButton", "QComboBox", "QLineEdit"})
            if (part->inherits(control)) return;
        part->render(&device, {}, {}, {});
        for (QObject* each : part->children())
            if (auto* child = qobject_cast<QWidget*>(each); child != nullptr && child->isVisible())
                renderData(child, device);
    }

    Presenter* presenter() const
    {
        return m_hands.window == nullptr ? nullptr : m_hands.window->findChild<Presenter*>();
    }
    PresenterWall* wall() const { return m_hands.find<PresenterWall>(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestPresentedDigits)
#include "tst_presented_digits.moc"
