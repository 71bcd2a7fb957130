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
#include "ui/plot/heat/heatmap.h"
#include "ui/theme/magnification.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/compare/compare_view.h"
#include "ui/view/map/map_view.h"
#include "ui/words/views/view_rows.h"

#include <QLabel>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <limits>

using core::View;

namespace {

/// Size of the largest number's digits, in pixels, or of the sign that stands for a number that is asked for.
double largestDigits(const WritingDevice& device)
{
    static const QRegularExpression number(QStringLiteral("^([−+-]?[0-9]*[.,]?[0-9]+|[?])$"));
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

    void ofAMapWhoseRowIsGuessed_data() { ofViewsWithNumbers_data(); }
    /// The other rows are read meanwhile: what is guessed beside them takes nothing from their numbers that these could
    /// have.
    void ofAMapWhoseRowIsGuessed()
    {
        if constexpr (!isBuilt("guess")) QSKIP("a program in which nothing is guessed");
        QFETCH(const QSize, screen);
        m_hands.open();
        m_hands.window->resize(screen);
        static constexpr core::Focus at{.layer = 0, .head = 0, .query = 8, .key = 0};
        const auto guess = [this](bool on) {
            m_hands.window->editor().apply([on](core::Session& next) {
                if (on) return core::beginGuess(next, core::Guess::Of::Row, at);
                core::endGuess(next);
            });
            QVERIFY(at_rest::comesToRest());
        };
        guess(true);
        const Heatmap& map = m_hands.find<MapView>()->heatmap();
        const double window = digitsIn(map);
        QVERIFY(window > 0);
        presenter()->begin();
        wall()->showNormal();
        wall()->resize(screen);
        guess(false);
        const double alone = digitsIn(map);
        guess(true);
        QVERIFY(isSeen(m_hands.find<QWidget>("guess"), wall()));
        QVERIFY2(digitsIn(map) >= std::min(grown * window, alone) - rounding,
                 qPrintable(QStringLiteral("%1 pixels, in the window %2, alone on the wall %3")
                                .arg(digitsIn(map))
                                .arg(window)
                                .arg(alone)));
    }

    void ofLessons_data() { ofViewsWithNumbers_data(); }
    /// A class meets lessons in the window with the lesson beside it, then on the wall.
    void ofLessons()
    {
        if constexpr (!isBuilt("lesson")) QSKIP("a program without lessons");
        QFETCH(const QSize, screen);
        m_hands.open();
        QStringList small;
        const auto show = [this](const Place& at) { showStep(at); };
        for (const core::BundledLesson& lesson : core::bundledLessons()) {
            std::vector<Place> steps;
            for (std::size_t step = 0; step < firstSteps; ++step)
                steps.push_back({.name = QString::fromStdString(lesson.title), .lesson = lesson.file, .step = step});
            small << compare(screen, steps, show);
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

private:
    static constexpr std::size_t firstSteps = 3;
    static constexpr double grown = 1.3, rounding = 0.01;

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

    /// All but the picture, which a text has not.
    static std::vector<Place> places()
    {
        std::vector<Place> all;
        for (const ViewRow& each : viewRows())
            if (each.view != View::Picture) all.push_back({.name = viewName(each.view), .view = each.view});
        return all;
    }

    /// @param show  shows a place, in the window or on the wall
    /// @return what has no larger digits while it is presented; what has none in the window has nothing to lose
    QStringList compare(const QSize& screen, const std::vector<Place>& all,
                        const std::function<void(const Place&)>& show) const
    {
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
            if (before[i] > 0 && now[i] < grown * before[i] - rounding)
                small << QStringLiteral("%1, step %2: %3 pixels, in the window %4; a wall of %5 × %6")
                             .arg(all[i].name)
                             .arg(all[i].step + 1)
                             .arg(now[i])
                             .arg(before[i])
                             .arg(sizes[i].width())
                             .arg(sizes[i].height());
        return small;
    }

    /// The chosen cell's digits, in pixels, or those of its row that is guessed or looked at. Those in the cells of
    /// maps are drawn into a picture, and asked for; those of controls are nobody's data.
    double digits(QWidget* window) const
    {
        WritingDevice device(window);
        for (const char* name : {"presentedNumber", "presentedRow", "guess"})
            if (auto* part = m_hands.find<QWidget>(name); isSeen(part, window)) renderData(part, device);
        if (auto* map = m_hands.find<MapView>(); map->isVisible())
            return std::max(largestDigits(device), digitsIn(map->heatmap()));
        if (auto* view = m_hands.find<CompareView>(); view != nullptr && view->isVisible())
            return digitsOf(*view->findChild<CompareMaps*>());
        renderData(m_hands.find<ViewStack>(), device);
        return largestDigits(device);
    }

    static double digitsIn(const Heatmap& map)
    {
        constexpr double points = 72;  // an inch
        const auto font = map.numbersIn(map.cellRect(0, 0, 0, 0).size());
        return font ? font->pointSizeF() * map.parentPlot()->logicalDpiY() / points : 0.0;
    }

    /// The smallest of the compared maps: the chosen cell is in each of them, in its cell or in the line above.
    static double digitsOf(CompareMaps& maps)
    {
        double smallest = std::numeric_limits<double>::max();
        std::vector<const QLabel*> notes;
        for (const QLabel* each : maps.findChildren<QLabel*>(QStringLiteral("mapNote")))
            if (each->isVisible()) notes.push_back(each);
        std::size_t at = 0;
        for (int i = 0; i < maps.plottableCount(); ++i) {
            const auto* map = dynamic_cast<const Heatmap*>(maps.plottable(i));
            if (map == nullptr || !map->realVisibility() || map->rows() == 0) continue;
            const bool whole = at < notes.size() && notes[at]->sizeHint().width() <= notes[at]->width();
            const double told = whole ? QFontInfo(notes[at]->font()).pixelSize() : 0;
            smallest = std::min(smallest, std::max(told, digitsIn(*map)));
            ++at;
        }
        return at == 0 ? 0 : smallest;
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
