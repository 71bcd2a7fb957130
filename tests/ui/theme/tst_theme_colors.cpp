#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "tests/test_class.h"
#include "tests/ui/shown_map_view.h"
#include "ui/panel/mask/recipe_line.h"
#include "ui/part/share_bar.h"
#include "ui/plot/heat/cell_painter.h"
#include "ui/plot/heat/head_thumbnails.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/theme/span_colors.h"

#include <cstdlib>

using namespace shown_map_view;

namespace {

void apply(ThemeChoice choice) { applyTheme(*qApp, choice, QPalette()); }

/// A place of a map's view where nothing but its ground is.
QColor groundOf(MapView& view)
{
    QCoreApplication::processEvents();  // drawing is put off until then
    return view.grab().toImage().pixelColor(5, 5);
}

/// An empty bar in a layout, so that it is as wide as its window.
struct BarInWindow {
    BarInWindow()
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(bar);
        window.resize(120, 60);
    }
    QColor track() const
    {
        const QImage image = bar->grab().toImage();
        return image.pixelColor(image.rect().center());
    }

    QWidget window;
    ShareBar* bar = new ShareBar;
};

/// The field's colour is in a style sheet that is made of it.
QString fieldOf(const RecipeLine& line) { return line.findChild<QLineEdit*>()->styleSheet(); }

}  // namespace

/// Whatever a widget makes of the theme's colours, and wherever it stands: it has those of the theme by now.
class TestThemeColors final : public QObject {
    Q_OBJECT
private slots:
    void init() { apply(ThemeChoice::Light); }
    void cleanup()
    {
        Magnification::instance().setPercent(Magnification::usual);
        apply(ThemeChoice::Light);
    }

    /// A row that is to be guessed has a frame and a "?", on whatever ground it is drawn.
    void whatIsNotShownHasTheGroundsAccent()
    {
        for (const Palette* each : {&Palette::light(), &Palette::dark(), &Palette::contrast()})
            QCOMPARE(accentOn(each->window), each->accent);
    }

    void everyWidgetHasTheColorsOfTheThemeByNow()
    {
        MapOnScreen shown(traceOf(gpt2));
        MapView neverShown;
        neverShown.resize(300, 300);
        BarInWindow second;
        second.window.show();
        QWidget hidden;
        auto* inHidden = new RecipeLine(&hidden);
        RecipeLine closed;
        closed.show();
        closed.hide();
        const std::pair<ThemeChoice, const Palette*> themes[] = {{ThemeChoice::Light, &Palette::light()},
                                                                 {ThemeChoice::Dark, &Palette::dark()},
                                                                 {ThemeChoice::Contrast, &Palette::contrast()},
                                                                 {ThemeChoice::Light, &Palette::light()}};
        for (const auto& [choice, colors] : themes) {
            apply(choice);
            QCOMPARE(&themeColors(), colors);
            QCOMPARE(groundOf(shown.view), colors->window);
            QCOMPARE(groundOf(neverShown), colors->window);
            QCOMPARE(second.track(), colors->border);
            for (const RecipeLine* line : {inHidden, &closed}) QVERIFY(fieldOf(*line).contains(colors->panel.name()));
            const RecipeLine later;
            QVERIFY(fieldOf(later).contains(colors->panel.name()));
            QCOMPARE(BarInWindow().track(), colors->border);
            MapView laterMap;
            laterMap.resize(300, 300);
            QCOMPARE(groundOf(laterMap), colors->window);
        }
    }

    void colorsAreThereBeforeAnybodyHearsOfThem()
    {
        QSignalSpy said(&Theme::instance(), &Theme::changed);
        std::vector<QColor> heard;
        QObject owner;
        keepThemed(&owner, [&] { heard.push_back(themeColors().window); });
        apply(ThemeChoice::Dark);
        QCOMPARE(heard, (std::vector<QColor>{Palette::light().window, Palette::dark().window}));
        QCOMPARE(said.count(), 1);
        apply(ThemeChoice::Dark);  // nothing changes
        QCOMPARE(said.count(), 1);
        Magnification::instance().setPercent(150);
        apply(ThemeChoice::Dark);  // letters do
        QCOMPARE(said.count(), 2);
    }

    void picturesOfHeadsAreKeptForTheirColors()
    {
        HeadThumbnails heads;
        heads.setTrace(traceOf(gpt2), 0);
        const auto hidden = [&](const Palette& colors) {
            return heads.picture(0, 0, {40, 40}, 1, colors).pixelColor(39, 0);
        };
        QCOMPARE(hidden(Palette::light()), Palette::light().window);
        QCOMPARE(hidden(Palette::dark()), Palette::dark().window);
        QCOMPARE(hidden(Palette::light()), Palette::light().window);
    }

    void twentyOneSpansHaveColorsOfTheirOwn()
    {
        constexpr std::size_t spans = 21;
        constexpr int apart = 40;  // in sums of the differences of red, green and blue
        for (std::size_t one = 0; one < spans; ++one)
            for (std::size_t other = 0; other < one; ++other) {
                const QColor a = spanColor(one), b = spanColor(other);
                const int difference =
                    std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
                QVERIFY2(difference > apart, qPrintable(QString("%1 and %2: %3").arg(one).arg(other).arg(difference)));
            }
    }
};

TEST_CLASS(TestThemeColors)
#include "tst_theme_colors.moc"
