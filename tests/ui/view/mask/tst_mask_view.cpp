#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/panel/mask/recipe_line.h"
#include "ui/theme/palette.h"
#include "ui/view/mask/mask_diagram.h"
#include "ui/view/mask/mask_view.h"

#include <set>

using core::Cell;
using core::Index;

namespace {

/// A mask view of one head of the module whose heads are known.
class ShownMask {
public:
    explicit ShownMask(const std::string& recipe, std::shared_ptr<const core::Painting> painting = {}, int repeated = 1)
    {
        run.model = std::filesystem::path(SOURCE_DIR) / "resources/models/named-heads";
        run.texts = {""};
        for (int i = 0; i < repeated; ++i) run.texts[0] += "The cat sat on the mat because it was tired . ";
        run.changes = {{.mask = recipe}};
        run.painting = std::move(painting);
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(run, models);
        trace = core::run(prepared.model, prepared.batch, core::optionsOf(run));
        view.resize(1400, 600);
        view.show();
        display();
        view.setCells({7, 1}, std::nullopt);
        QApplication::processEvents();
    }

    void display()
    {
        view.display(trace, address, *core::headStages(*trace, address), run, {});
        view.setOrders(std::make_shared<const core::BothOrders>(core::bothOrders(*trace, address)));
    }

    template<typename Widget>
    Widget* part(const char* name = nullptr) const
    {
        return view.findChild<Widget*>(QString::fromLatin1(name));
    }
    QString textOf(const char* label) const { return part<QLabel>(label)->text(); }
    MaskDiagram* diagram() const { return part<MaskDiagram>(); }
    QLineEdit* edit() const { return part<RecipeLine>()->findChild<QLineEdit*>(); }
    QPoint place(Index query, Index key) const { return diagram()->positionOf({query, key}).toPoint(); }
    void type(const char* text) const
    {
        edit()->setFocus();
        edit()->selectAll();
        QTest::keyClicks(edit(), QString::fromLatin1(text));
    }

    core::Run run;
    core::HeadAddress address = {0, 1, 0};
    std::shared_ptr<const core::Trace> trace;
    MaskView view;
};

std::shared_ptr<const core::Painting> hiddenRow(Index query)
{
    return std::make_shared<const core::Painting>(core::Painting().painted({query, query, 0, 100}, core::Brush::Hide));
}

int pixelsNear(const QImage& image, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += std::abs(pixel.red() - color.red()) + std::abs(pixel.green() - color.green())
                         + std::abs(pixel.blue() - color.blue())
                     < 60;
        }
    return count;
}

}  // namespace

class TestMaskView final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qobject_cast<QApplication*>(qApp), ThemeChoice::Light, QPalette()); }

    void aWrongRecipeIsMarkedAndNotHandedOn()
    {
        const ShownMask shown("causal");
        QSignalSpy edited(&shown.view, &MaskView::recipeEdited);
        QCOMPARE(pixelsNear(shown.edit()->grab().toImage(), Palette::light().warning), 0);
        shown.type("causal & xy");
        QCOMPARE(shown.part<RecipeLine>()->mark()->at, 9);
        QCOMPARE(shown.part<RecipeLine>()->mark()->length, 2);
        QVERIFY(pixelsNear(shown.edit()->grab().toImage(), Palette::light().warning) > 5);
        QVERIFY(shown.textOf("recipeMessage")
                    .startsWith(QStringLiteral("Unknown rule: “xy”. The known ones are full, causal")));
        QTest::keyClick(shown.edit(), Qt::Key_Return);
        QVERIFY(at_rest::comesToRest());
        QCOMPARE(edited.size(), 0);
    }

    void aRecipeFromElsewhereTakesThePlaceOfAWrongOne()
    {
        ShownMask shown("causal");
        shown.type("causal & dilated(2)4");
        QVERIFY(shown.part<RecipeLine>()->mark().has_value());
        shown.display();
        QCOMPARE(shown.edit()->text(), QStringLiteral("causal & dilated(2)4"));  // it is still being typed
        shown.run.changes[0].mask = "full";
        shown.display();
        QCOMPARE(shown.edit()->text(), QStringLiteral("full"));
        QVERIFY(!shown.part<RecipeLine>()->mark().has_value());
    }

    void aSlipInARulesNameIsAnsweredWithTheRule()
    {
        const ShownMask shown("causal");
        shown.type("causal & windw(3, 0)");
        QCOMPARE(shown.textOf("recipeMessage"), QStringLiteral("Unknown rule “windw”. Did you mean window?"));
        shown.type("casual");
        QCOMPARE(shown.textOf("recipeMessage"), QStringLiteral("Unknown rule “casual”. Did you mean causal?"));
        shown.type("causal & window(3");
        QCOMPARE(
            shown.textOf("recipeMessage"),
            QStringLiteral("The mask recipe, character 18 cannot be understood: expected “,” and a second number, as "
                           "in window(3, 0), found the end of the text"));
    }

    void aFocusedLineStillShowsTheFirstRecipe()
    {
        RecipeLine line;
        line.show();
        line.findChild<QLineEdit*>()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&line));
        line.setRecipe(QStringLiteral("causal"));
        QCOMPARE(line.text(), QStringLiteral("causal"));
    }

    void aRightRecipeIsHandedOnAfterAPause()
    {
        ShownMask shown("causal");
        QSignalSpy edited(&shown.view, &MaskView::recipeEdited);
        shown.type("causal&window(2,0)");
        QVERIFY(edited.isEmpty());
        QVERIFY(edited.wait(60'000));
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited[0][0].toString(), QStringLiteral("causal & window(2, 0)"));
        shown.run.changes[0].mask = "causal & window(2, 0)";
        shown.display();
        QCOMPARE(shown.edit()->text(), QStringLiteral("causal&window(2,0)"));  // the user's own spelling
        shown.type("prefix(3)");
        QTest::keyClick(shown.edit(), Qt::Key_Return);
        QCOMPARE(edited.size(), 2);
    }

    void everyButtonEditsTheRecipe_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("recipe");
        QTest::newRow("full") << "full"
                              << "full";
        QTest::newRow("causal goes") << "causal"
                                     << "full";
        QTest::newRow("padding") << "padding"
                                 << "causal & padding";
        QTest::newRow("window") << "window"
                                << "causal & window(3, 0)";
        QTest::newRow("prefix") << "prefix"
                                << "causal | prefix(2)";
        QTest::newRow("segment") << "segment"
                                 << "causal & segment(6)";
        QTest::newRow("dilated") << "dilated"
                                 << "causal & dilated(2)";
        QTest::newRow("global") << "global"
                                << "causal & global(1)";
        QTest::newRow("model") << "model"
                               << "causal & model";
    }

    void everyButtonEditsTheRecipe()
    {
        QFETCH(QString, button);
        QFETCH(QString, recipe);
        const ShownMask shown("causal");
        QSignalSpy edited(&shown.view, &MaskView::recipeEdited);
        auto* pressed = shown.part<QToolButton>(qPrintable(button));
        QVERIFY(!pressed->toolTip().isEmpty() && !pressed->accessibleName().isEmpty());
        pressed->click();
        QCOMPARE(edited.size(), 1);
        QCOMPARE(edited[0][0].toString(), recipe);
        QCOMPARE(shown.edit()->text(), recipe);
    }

    void draggingPaintsEachCellOnce()
    {
        const ShownMask shown("causal");
        QSignalSpy painted(&shown.view, &MaskView::painted);
        QSignalSpy clicked(&shown.view, &MaskView::cellClicked);
        QWidget* grid = shown.diagram()->viewport();
        QTest::mouseClick(grid, Qt::LeftButton, {}, shown.place(2, 2));
        QCOMPARE(clicked.size(), 1);
        QVERIFY(painted.isEmpty());

        shown.part<QToolButton>("paintHide")->click();
        QTest::mousePress(grid, Qt::LeftButton, {}, shown.place(3, 1));
        QTest::mouseMove(grid, shown.place(6, 1));
        QTest::mouseMove(grid, shown.place(5, 1));
        QTest::mouseRelease(grid, Qt::LeftButton, {}, shown.place(5, 1));
        QCOMPARE(painted.size(), 4);
        QCOMPARE(painted[0][0].value<core::CellRange>(), (core::CellRange{3, 3, 1, 1}));
        QCOMPARE(painted[3][0].value<core::CellRange>(), (core::CellRange{6, 6, 1, 1}));
        QCOMPARE(painted[0][1].value<core::Brush>(), core::Brush::Hide);
        QCOMPARE(clicked.size(), 1);
    }

    void rowsColumnsAndTheSpaceBarPaint()
    {
        const ShownMask shown("causal");
        QSignalSpy painted(&shown.view, &MaskView::painted);
        shown.part<QToolButton>("paintShow")->click();
        shown.part<QToolButton>("paintRow")->click();
        QTest::keyClick(shown.diagram(), Qt::Key_Space);
        shown.part<QToolButton>("paintColumn")->click();
        QTest::keyClick(shown.diagram(), Qt::Key_Space);
        shown.part<QToolButton>("paintShow")->click();  // off again
        QTest::keyClick(shown.diagram(), Qt::Key_Space);
        QCOMPARE(painted.size(), 2);
        QCOMPARE(painted[0][0].value<core::CellRange>(), (core::CellRange{7, 7, 0, 10}));
        QCOMPARE(painted[1][0].value<core::CellRange>(), (core::CellRange{0, 10, 1, 1}));
        QCOMPARE(painted[1][1].value<core::Brush>(), core::Brush::Show);
    }

    void whatIsVisibleNeedsNoPaint()
    {
        const ShownMask shown("causal");
        QSignalSpy painted(&shown.view, &MaskView::painted);
        shown.part<QToolButton>("paintShow")->click();
        QWidget* grid = shown.diagram()->viewport();
        QTest::mouseClick(grid, Qt::LeftButton, {}, shown.place(5, 1));
        QCOMPARE(painted.size(), 0);
        QTest::mouseClick(grid, Qt::LeftButton, {}, shown.place(1, 5));
        QCOMPARE(painted.size(), 1);
    }

    void escapeAndLeavingLiftTheBrush()
    {
        ShownMask shown("causal");
        QSignalSpy painted(&shown.view, &MaskView::painted);
        auto* hide = shown.part<QToolButton>("paintHide");
        hide->click();
        QTest::keyClick(shown.diagram(), Qt::Key_Escape);
        QVERIFY(!hide->isChecked());
        QTest::keyClick(shown.diagram(), Qt::Key_Space);
        QTest::mouseClick(shown.diagram()->viewport(), Qt::LeftButton, {}, shown.place(2, 2));
        hide->click();
        shown.view.hide();
        shown.view.show();
        QVERIFY(!hide->isChecked());
        QTest::keyClick(shown.diagram(), Qt::Key_Space);
        QVERIFY(painted.isEmpty());
    }

    /// On a low screen, what is taught keeps the height: rules, brush and fill stand beside it.
    /// A bar above that takes a second line leaves less height, and the buttons stay where the pointer is.
    void aLittleLessHeightLeavesTheControlsWhereTheyAre()
    {
        ShownMask shown("causal");
        const auto areAbove = [&](int height) {
            shown.view.resize(1000, height);
            QApplication::processEvents();
            const auto* control = shown.part<QWidget>("causal");
            return control->mapTo(&shown.view, QPoint(0, control->height())).y() <= shown.diagram()->y();
        };
        QVERIFY(areAbove(600));
        QVERIFY(areAbove(600 - 42));
        QVERIFY(!areAbove(440));
        QVERIFY(!areAbove(600 - 42));
    }

    void inALowViewTheControlsStandBesideTheDiagram()
    {
        ShownMask shown("causal");
        const auto isAbove = [&](const char* name) {
            const auto* control = shown.part<QWidget>(name);
            return control->mapTo(&shown.view, QPoint(0, control->height())).y() <= shown.diagram()->y();
        };
        shown.view.resize(1000, 700);
        QTRY_VERIFY(isAbove("paintHide") && isAbove("causal") && isAbove("fill"));
        shown.view.resize(1000, 440);
        QTRY_VERIFY(!isAbove("paintHide") && !isAbove("causal") && !isAbove("fill"));
        QTRY_VERIFY(shown.diagram()->height() > 300);
        shown.view.resize(1000, 700);
        QTRY_VERIFY(isAbove("paintHide") && isAbove("causal") && isAbove("fill"));
    }

    void arrowKeysMoveTheChosenCell()
    {
        const ShownMask shown("causal");
        QSignalSpy clicked(&shown.view, &MaskView::cellClicked);
        QTest::keyClick(shown.diagram(), Qt::Key_Right);
        QCOMPARE(clicked[0][0].value<Cell>(), (Cell{7, 2}));
    }

    void pointingExplainsByTheRules()
    {
        ShownMask shown("causal & (window(3,0) | global(1))");
        QCOMPARE(shown.textOf("maskTitle"), QStringLiteral("it → cat is hidden"));
        QVERIFY(shown.textOf("maskRules").contains(QStringLiteral("hides it: more than 3 back")));
        QVERIFY(shown.textOf("maskRules").contains(QStringLiteral("does not apply: neither 8 nor 2 is token 1")));

        QSignalSpy hovered(&shown.view, &MaskView::cellHovered);
        QTest::mouseMove(shown.diagram()->viewport(), shown.place(5, 5));
        QTest::mouseMove(shown.diagram()->viewport(), shown.place(7, 0));
        QVERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.last()[0].value<std::optional<Cell>>(), (std::optional<Cell>(Cell{7, 0})));
        shown.view.setCells({7, 1}, Cell{7, 0});
        QCOMPARE(shown.textOf("maskTitle"), QStringLiteral("it → The is visible"));
        const QString rules = shown.textOf("maskRules");
        QVERIFY(rules.contains(QStringLiteral("shows it: 1 ≤ 8")));
        QVERIFY(rules.contains(QStringLiteral("does not apply: more than 3 back")));
        QVERIFY(rules.contains(QStringLiteral("shows it: key 1 is global")));
    }

    void aQueryWithoutKeysIsExplained_data()
    {
        QTest::addColumn<float>("fill");
        QTest::addColumn<QString>("says");
        QTest::newRow("-inf") << core::MaskFill{}.value << "PyTorch gives NaN, and here all weights are 0";
        QTest::newRow("-1e9") << -1e9F << "spread evenly: 1/11 = 0.0909";
    }

    void aQueryWithoutKeysIsExplained()
    {
        QFETCH(float, fill);
        QFETCH(QString, says);
        ShownMask shown("causal & painted", hiddenRow(3));
        shown.run.changes[0].fill = core::MaskFill{fill};
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(shown.run, models);
        shown.trace = core::run(prepared.model, prepared.batch, core::optionsOf(shown.run));
        QSignalSpy status(&shown.view, &MaskView::statusChanged);
        shown.display();
        QCOMPARE(status[0][1].toString(), QStringLiteral("query 4 sees no key"));
        shown.view.setCells({3, 0}, std::nullopt);
        QVERIFY(shown.textOf("maskBlind").startsWith(QStringLiteral("Query “on” sees no key.")));
        QVERIFY(shown.textOf("maskBlind").contains(says));
        shown.view.setCells({4, 0}, std::nullopt);
        QVERIFY(!shown.part<QLabel>("maskBlind")->isVisible());
    }

    void theStatusCountsHiddenCells()
    {
        ShownMask shown("causal & (window(3,0) | global(1))");
        QSignalSpy status(&shown.view, &MaskView::statusChanged);
        shown.display();
        QCOMPARE(status[0][0].toString(), QStringLiteral("55 of 121 cells hidden by causal, 21 more by window(3, 0)"));
        QCOMPARE(status[0][1].toString(), QStringLiteral("no query is left without a key"));
    }

    void theControlsReportWhatIsChosen()
    {
        const ShownMask shown("causal");
        QSignalSpy temperature(&shown.view, &MaskView::temperatureChosen);
        shown.part<QDoubleSpinBox>("temperature")->stepUp();
        QCOMPARE(temperature[0][0].toDouble(), 1.1);
        QSignalSpy fill(&shown.view, &MaskView::fillChosen);
        emit shown.part<QComboBox>("fill")->activated(4);
        QCOMPARE(fill[0][0].value<core::MaskFill>().mode, core::MaskFill::Mode::Add);
        QSignalSpy scope(&shown.view, &MaskView::scopeChosen);
        emit shown.part<QComboBox>("scope")->activated(1);
        QCOMPARE(scope[0][0].toBool(), true);
        QCOMPARE(scope[0][1].toBool(), false);
    }

    void thePictureShowsWhatTheMaskAllows_data()
    {
        QTest::addColumn<QString>("recipe");
        QTest::addColumn<int>("repeated");
        for (const char* recipe : {"causal", "causal & (window(3,0) | global(1))", "!prefix(2) & painted", "segment(4)",
                                   "dilated(3) | uncovered"}) {
            QTest::addRow("%s, large cells", recipe) << recipe << 1;
            QTest::addRow("%s, small cells", recipe) << recipe << 5;
        }
    }

    /// No colour stands for both.
    void thePictureShowsWhatTheMaskAllows()
    {
        QFETCH(QString, recipe);
        QFETCH(int, repeated);
        const ShownMask shown(recipe.toStdString(), hiddenRow(3), repeated);
        const QImage image = shown.diagram()->viewport()->grab().toImage();
        std::set<QRgb> visible;
        std::set<QRgb> hidden;
        for (Index query = 0; query < 11 * repeated; ++query)
            for (Index key = 0; key < 11 * repeated; ++key) {
                const QPoint place = shown.place(query, key);
                if (!image.rect().contains(place) || !shown.diagram()->cellAt(place)) continue;
                (shown.trace->mask(shown.address).allows(query, key) ? visible : hidden).insert(image.pixel(place));
            }
        QVERIFY(!visible.empty() && !hidden.empty());
        QVERIFY(visible.size() <= 2);  // a dot and the ground inside a ring
        for (const QRgb color : visible) QVERIFY(!hidden.contains(color));
    }
};

TEST_CLASS(TestMaskView)
#include "tst_mask_view.moc"
