#include "tests/ui/panel/export/export_hands.h"

#include <QPlainTextEdit>
#include <QRegularExpression>

#include "tests/test_class.h"
#include "ui/panel/export/figure_content.h"

using core::FigureSettings;
using Content = FigureSettings::Content;
namespace fs = std::filesystem;

namespace {

/// Something a person does, and what it must change.
struct Edit {
    const char* name;
    void (*act)(const Hands&);
    bool (*took)(const FigureSettings&);
    bool seen = true;  ///< in the picture
};

const Edit edits[] = {
    {"all heads", [](const Hands& hands) { hands.pick("figureContent", "All heads"); },
     [](const FigureSettings& s) { return !s.layer && !s.head && s.width_mm == twoColumns; }},
    {"all heads of the layer", [](const Hands& hands) { hands.pick("figureContent", 1); },
     [](const FigureSettings& s) { return s.layer == 1 && !s.head; }},
    {"the head of all layers", [](const Hands& hands) { hands.pick("figureContent", 2); },
     [](const FigureSettings& s) { return !s.layer && s.head == 2; }},
    {"the mask", [](const Hands& hands) { hands.pick("figureContent", "Mask of this head"); },
     [](const FigureSettings& s) { return s.content == Content::Mask && s.width_mm == oneColumn; }},
    {"the steps", [](const Hands& hands) { hands.pick("figureContent", "Steps of this head"); },
     [](const FigureSettings& s) { return s.content == Content::Steps && s.width_mm == twoColumns; }},
    {"the comparison", [](const Hands& hands) { hands.pick("figureContent", "Comparison"); },
     [](const FigureSettings& s) { return s.content == Content::Compare; }},
    {"two columns", [](const Hands& hands) { hands.pick("figureSizes", "2 columns, 183 mm"); },
     [](const FigureSettings& s) { return s.width_mm == 183 && !s.height_mm; }},
    {"a slide", [](const Hands& hands) { hands.pick("figureSizes", "Slide 16:9, 254 mm"); },
     [](const FigureSettings& s) { return s.width_mm == 254 && s.height_mm == 142.875; }},
    {"a width", [](const Hands& hands) { hands.enter("figureWidth", "120.5"); },
     [](const FigureSettings& s) { return s.width_mm == 120.5; }},
    {"a height", [](const Hands& hands) { hands.enter("figureHeight", "60"); },
     [](const FigureSettings& s) { return s.height_mm == 60; }},
    {"a resolution", [](const Hands& hands) { hands.press("figureFormat", 2), hands.press("figureResolutions", 2); },
     [](const FigureSettings& s) { return s.dpi == 600; }, false},
    {"dots per inch", [](const Hands& hands) { hands.press("figureFormat", 2), hands.enter("figureDpi", "72"); },
     [](const FigureSettings& s) { return s.dpi == 72; }, false},
    {"paths", [](const Hands& hands) { hands.press("figureFormat", 1), hands.tick("textAsPaths"); },
     [](const FigureSettings& s) { return s.text_as_paths; }, false},
    {"a colour map", [](const Hands& hands) { hands.pick("figureColorMap", "magma"); },
     [](const FigureSettings& s) { return s.color_map == "magma"; }},
    {"each map", [](const Hands& hands) { hands.pick("figureScale", 1); },
     [](const FigureSettings& s) { return s.scale == FigureSettings::Scale::Cell; }},
    {"each row", [](const Hands& hands) { hands.pick("figureScale", 2); },
     [](const FigureSettings& s) { return s.scale == FigureSettings::Scale::Row; }},
    {"each head", [](const Hands& hands) { hands.pick("figureScale", 3); },
     [](const FigureSettings& s) { return s.scale == FigureSettings::Scale::Head; }},
    {"each layer", [](const Hands& hands) { hands.pick("figureScale", 4); },
     [](const FigureSettings& s) { return s.scale == FigureSettings::Scale::Layer; }},
    {"all maps", [](const Hands& hands) { hands.pick("figureScale", 5); },
     [](const FigureSettings& s) { return s.scale == FigureSettings::Scale::All; }},
    {"the lowest weight", [](const Hands& hands) { hands.enter("figureLowest", "0.25"); },
     [](const FigureSettings& s) { return s.lowest == 0.25F; }},
    {"the highest weight", [](const Hands& hands) { hands.enter("figureHighest", "0.5"); },
     [](const FigureSettings& s) { return s.highest == 0.5F; }},
    {"logarithmic", [](const Hands& hands) { hands.pick("figureCurve", 1); },
     [](const FigureSettings& s) { return s.curve == FigureSettings::Curve::Log; }},
    {"gamma", [](const Hands& hands) { hands.pick("figureCurve", 2), hands.enter("figureGamma", "0.3"); },
     [](const FigureSettings& s) { return s.curve == FigureSettings::Curve::Gamma && s.gamma == 0.3; }},
    {"an angle", [](const Hands& hands) { hands.pick("figureAngle", 3); },
     [](const FigureSettings& s) { return s.label_angle == 90; }},
    {"a size of labels", [](const Hands& hands) { hands.enter("figurePoints", "9"); },
     [](const FigureSettings& s) { return s.label_points == 9; }},
    {"every other label", [](const Hands& hands) { hands.enter("figureEvery", "2"); },
     [](const FigureSettings& s) { return s.label_every == 2; }},
    {"short labels", [](const Hands& hands) { hands.enter("figureLabelLength", "4"); },
     [](const FigureSettings& s) { return s.label_length_mm == 4; }},
    {"no colour bar", [](const Hands& hands) { hands.tick("figureColorBar"); },
     [](const FigureSettings& s) { return !s.color_bar; }},
    {"no axis names", [](const Hands& hands) { hands.tick("figureAxisNames"); },
     [](const FigureSettings& s) { return !s.axis_names; }},
    {"values", [](const Hands& hands) { hands.tick("figureValues"); },
     [](const FigureSettings& s) { return s.values; }},
    {"spaces", [](const Hands& hands) { hands.tick("figureSpaces"); },
     [](const FigureSettings& s) { return s.text.spaces; }},
    {"a font", [](const Hands& hands) { hands.pick("figureFont", "DejaVu Serif"); },
     [](const FigureSettings& s) { return s.text.font == "DejaVu Serif"; }},
    {"a least size", [](const Hands& hands) { hands.enter("figureLeastPoints", "7"); },
     [](const FigureSettings& s) { return s.text.least_points == 7; }, false},
    {"letters",
     [](const Hands& hands) { hands.pick("figureContent", "All heads"), hands.pick("figureLetters", "(a)"); },
     [](const FigureSettings& s) { return s.text.letters == FigureSettings::Letters::Bracketed; }},
    {"a letter of one map", [](const Hands& hands) { hands.pick("figureLetters", "(a)"); },
     [](const FigureSettings& s) { return s.text.letters == FigureSettings::Letters::Bracketed; }},
    {"no difference",
     [](const Hands& hands) { hands.pick("figureContent", "Comparison"), hands.tick("figureDifference"); },
     [](const FigureSettings& s) { return !s.difference; }},
    {"one query of the steps",
     [](const Hands& hands) {
         hands.pick("figureContent", "Steps of this head");
         QTest::keyClicks(hands.find<QLineEdit>("figureQueries"), "2");
     },
     [](const FigureSettings& s) { return s.part.queries == std::vector<core::Index>{1}; }},
    {"a title",
     [](const Hands& hands) {
         hands.tick("figureTitle");
         QTest::keyClicks(hands.find<QLineEdit>("figureTitleWords"), "Where it looks");
     },
     [](const FigureSettings& s) { return s.title == "Where it looks"; }},
    {"transparent", [](const Hands& hands) { hands.press("figureGround", 1); },
     [](const FigureSettings& s) { return s.background == FigureSettings::Background::Transparent; }},
    {"dark", [](const Hands& hands) { hands.pick("figureTheme", 1); },
     [](const FigureSettings& s) { return s.theme == FigureSettings::Theme::Dark; }},
};

}  // namespace

/// Sets figures up as a person does.
class TestExportDialog final : public QObject {
    Q_OBJECT
private slots:
    void init() { OwnSettings::clear(); }

    void everyControlIsSeenAtOnce_data()
    {
        QTest::addColumn<int>("edit");
        for (int i = 0; i < static_cast<int>(std::size(edits)); ++i) QTest::newRow(edits[i].name) << i;
    }

    void everyControlIsSeenAtOnce()
    {
        QFETCH(int, edit);
        const Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        const QImage before = hands.picture();
        QVERIFY(!edits[edit].took(hands.settings()));
        edits[edit].act(hands);
        QVERIFY(edits[edit].took(hands.settings()));
        if (edits[edit].seen) QTRY_VERIFY(hands.picture() != before);
        static const QRegularExpression counted("\\d (bytes|kB|MB)");
        QTRY_VERIFY2(hands.text("figureFacts").contains(counted), qPrintable(hands.text("figureTrouble")));
        QVERIFY2(!hands.shows("figureTrouble"), qPrintable(hands.text("figureTrouble")));
    }

    void thePreviewIsTheFigureOfTheNewestSettings()
    {
        const Hands hands;
        for (const char* points : {"5", "12", "7", "9"}) hands.enter("figurePoints", points);
        const Figure figure(exportedSource(), hands.settings());
        QTRY_VERIFY(!hands.picture().isNull());
        const auto drawn = [&] {
            const QImage shown = hands.picture();
            const QImage wanted = figureImage(figure, shown.width() / figure.size().width() * 25.4)
                                      .convertToFormat(QImage::Format_RGB32)
                                      .scaled(shown.size());
            // The bar's colours follow a width in pixels that the dialog knows before it is rounded.
            for (int y = 0; y < shown.height(); ++y)
                for (int x = 0; x < shown.width(); ++x)
                    if (std::abs(qGreen(shown.pixel(x, y)) - qGreen(wanted.pixel(x, y))) > 3) return false;
            return true;
        };
        QTRY_VERIFY(drawn());
    }

    void aSizeThatWasChosenStaysForAnotherContent()
    {
        const Hands hands;
        hands.pick("figureContent", "All heads");
        QCOMPARE(hands.settings().width_mm, twoColumns);
        hands.pick("figureContent", 0);
        QCOMPARE(hands.settings().width_mm, oneColumn);
        hands.enter("figureWidth", "70");
        hands.pick("figureContent", "All heads");
        QCOMPARE(hands.settings().width_mm, 70.0);
    }

    void sizesAreInInchesToo()
    {
        {
            const Hands hands;
            hands.press("figureUnits", 1);
            QCOMPARE(hands.settings().width_mm, 89.0);
            QCOMPARE(hands.find<PrefixedSpin>("figureWidth")->text(), QString("3.5 in"));
            hands.enter("figureWidth", "4");
            QCOMPARE(hands.settings().width_mm, 101.6);
            QTRY_VERIFY(hands.text("figureFacts").startsWith("4.00 × "));
            hands.press("figureUnits", 0);
            QCOMPARE(hands.find<PrefixedSpin>("figureWidth")->text(), QString("101.6 mm"));
            hands.press("figureUnits", 1);
        }
        QCOMPARE(Hands().find<PrefixedSpin>("figureWidth")->text(), QString("3.5 in"));
    }

    void anOpenHeightFollowsTheFigure()
    {
        const Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        auto* height = hands.find<PrefixedSpin>("figureHeight");
        QCOMPARE(height->text(), QString("auto"));
        height->stepUp();
        const double natural = Figure(exportedSource(), oneHeadSettings()).size().height();
        QVERIFY(qAbs(*hands.settings().height_mm - natural) <= 0.05);
        hands.enter("figureHeight", "50");
        hands.enter("figureHeight", "");
        QVERIFY(!hands.settings().height_mm);
        QCOMPARE(height->text(), QString("auto"));
    }

    void smallTextIsWarnedOf()
    {
        const Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        QVERIFY(!hands.shows("figureTextWarning"));
        hands.enter("figurePoints", "3.5");
        QTRY_VERIFY(hands.shows("figureTextWarning"));
        const double smallest = Figure(exportedSource(), hands.settings()).smallestText();
        QVERIFY(hands.text("figureTextWarning").contains(QString::number(smallest) + " pt"));
        hands.enter("figurePoints", "");
        QTRY_VERIFY(!hands.shows("figureTextWarning"));
    }

    void theHeaderSaysWhatTheFileWillBe()
    {
        const Hands hands;
        const Figure figure(exportedSource(), oneHeadSettings());
        QTRY_VERIFY(hands.text("figureFacts").contains("vector, "));
        const auto kilobytes = figureBytes(figure, "pdf", carried(oneHeadSettings())).size() / 1000;
        QVERIFY(hands.text("figureFacts").startsWith("89 × "));
        // The dialog's bytes are of another moment, whose time may take a letter more.
        const QString facts = hands.text("figureFacts");
        const bool isThatSize =
            facts.endsWith(QString("%1 kB").arg(kilobytes)) || facts.endsWith(QString("%1 kB").arg(kilobytes + 1));
        QVERIFY2(isThatSize, qPrintable(facts));
        hands.press("figureFormat", 2);
        QTRY_VERIFY(hands.text("figureFacts").startsWith("1051 × "));
        QVERIFY(hands.text("figurePixels").startsWith("1051 × "));
        hands.press("figureFormat", 5);
        const auto tokens = exportedSource().traces.front()->queries(0).size();
        QTRY_VERIFY(hands.text("figureFacts").startsWith(QString("CSV · %1 × %1 numbers with tokens").arg(tokens)));
        QVERIFY(!hands.shows("figureWidth") && !hands.shows("figureColorMap") && !hands.shows("renderCommand"));
        hands.pick("figureContent", "All heads");
        const auto heads = headsOf(*exportedSource().traces.front(), 0, hands.settings()).size();
        QTRY_VERIFY(hands.text("figureFacts").contains(QString("%1 tables of").arg(heads)));
    }

    void theZoomIsAgainstPaper()
    {
        const Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        const double onPaper = hands.settings().width_mm / 25.4 * 96;
        const double ratio = hands.picture().width() / hands.dialog.devicePixelRatioF() / onPaper;
        const double shown = hands.text("figureZoom").remove(" %").toDouble();
        QVERIFY2(qAbs(shown - ratio * 100) < 1.5, qPrintable(hands.text("figureZoom")));
    }

    void theCommandIsOnlyThereWhereTheFileCarriesItsSession()
    {
        const Hands hands;
        hands.press("figureFormat", 1);
        const QString command = hands.find<QPlainTextEdit>("renderCommand")->toPlainText();
        QVERIFY2(command.startsWith("attentionscope render ") && command.contains(".svg"), qPrintable(command));
        hands.press("figureFormat", 6);
        QVERIFY(!hands.shows("renderCommand"));
    }

    void enterTakesWhatWasTypedAndSavesNothing()
    {
        const Hands hands;
        hands.enter("figureWidth", "77");
        QCOMPARE(hands.settings().width_mm, 77.0);
        QVERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(hands.dialog.isVisible());
    }

    void tabReachesEverything()
    {
        const Hands hands;
        hands.tick("figureTitle");
        hands.activate();
        hands.find<QWidget>("figureContent")->setFocus();
        QWidgetList reached;
        for (int i = 0; i < 80; ++i) {
            QWidget* focus = QApplication::focusWidget();
            if (reached.contains(focus)) break;
            reached << focus;
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        for (const char* name :
             {"figureContent", "figureWidth",       "figureHeight",      "figureColorMap",  "figureScale",
              "figureLowest",  "figureHighest",     "figureCurve",       "figureAngle",     "figurePoints",
              "figureEvery",   "figureLabelLength", "figureColorBar",    "figureAxisNames", "figureValues",
              "figureTitle",   "figureTitleWords",  "figureTheme",       "renderCommand",   "copyFigure",
              "figureSizes",   "figureFont",        "figureLeastPoints", "figureSpaces",    "cancelExport",
              "primary"})
            QVERIFY2(reached.contains(hands.find<QWidget>(name)), name);
        for (const char* name : {"figureFormat", "figureUnits", "figureGround"}) {
            const auto buttons = hands.find<Segments>(name)->findChildren<QToolButton*>();
            QVERIFY2(std::ranges::any_of(buttons, [&](QToolButton* button) { return reached.contains(button); }), name);
        }
        QCOMPARE(reached.indexOf(hands.find<QWidget>("primary")), reached.size() - 1);
    }

    void everythingHasANameForScreenReaders()
    {
        const Hands hands;
        for (const QWidget* widget : hands.dialog.findChildren<QWidget*>()) {
            const bool control = qobject_cast<const QComboBox*>(widget) || qobject_cast<const PrefixedSpin*>(widget)
                                 || qobject_cast<const QLineEdit*>(widget);
            const bool inside = qobject_cast<const PrefixedSpin*>(widget->parent()) != nullptr;
            if (!control || inside || widget->objectName().startsWith("qt_")) continue;
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(widget->objectName()));
        }
    }

    void linesAreThoseOfTheFigure()
    {
        const Hands hands;
        QVERIFY(!hands.shows("figureLines"));
        hands.pick("figureContent", "Flow of this head");
        QVERIFY(hands.shows("figureLines"));
        QTRY_VERIFY(!hands.picture().isNull());
        for (const auto& [field, text] : {std::pair("figureLines", "1"), std::pair("figureLeastWeight", "0.3")}) {
            const QImage before = hands.picture();
            hands.enter(field, text);
            QTRY_VERIFY2(hands.picture() != before, field);
        }
        const QImage before = hands.picture();
        hands.tick("figureCurves");
        QTRY_VERIFY(hands.picture() != before);
        QCOMPARE(hands.dialog.session().flow, (core::FlowSettings{.most = 1, .least = 0.3, .curved = true}));
        hands.enter("figureLines", "");
        QCOMPARE(hands.dialog.session().flow.most, core::Index{0});
        QCOMPARE(hands.find<PrefixedSpin>("figureLines")->text(), QString("all"));
    }

    void comparedHeadsAreThoseOfTheFigure()
    {
        const Hands hands;
        QVERIFY(!hands.shows("figureSideA"));
        hands.pick("figureContent", "Comparison");
        QVERIFY(hands.shows("figureSideB") && hands.shows("figureSideC") && !hands.shows("figureSideD"));
        QTRY_VERIFY(!hands.picture().isNull());
        const QImage before = hands.picture();
        hands.pick("figureSideA", 0);
        QTRY_VERIFY(hands.picture() != before);
        hands.pick("figureSideB", 1);
        hands.pick("figureSideC", "layer 2 · head 1");
        const auto& heads = hands.dialog.session().compare.heads;
        QCOMPARE(heads, (std::vector<core::ComparedHead>{{0, 0, 0}, {0, 0, 1}, {0, 1, 0}}));
        QVERIFY(hands.shows("figureSideD"));
        hands.pick("figureSideC", "none");
        QCOMPARE(hands.dialog.session().compare.heads.size(), std::size_t{2});
        QVERIFY(!hands.shows("figureSideD"));
    }

    void onlyWhatIsThereIsOffered()
    {
        QCOMPARE(titles(exportedSource()).filter("Comparison").size(), 1);
        FigureSource runs = exportedSource();
        runs.session.compare.kind = core::CompareSettings::Kind::Runs;
        QVERIFY(titles(runs).filter("Comparison").isEmpty());  // there is one
        runs.traces.push_back(runs.traces.front());
        QCOMPARE(titles(runs).filter("Comparison").size(), 1);
        const auto model = core::openModel(fs::path(SOURCE_DIR) / "resources/models/named-heads");
        const auto tokens = model->encode("a b", {}).tokens;
        const auto named = titles(FigureSource::of(core::run(model, {{core::sequenceOf(tokens)}}, {})));
        QVERIFY2(named.first().endsWith(QString::fromStdString(model->info.head_names.front())), qPrintable(named[0]));
        QVERIFY(named.filter("of all layers").isEmpty());
    }

private:
    static QStringList titles(const FigureSource& source)
    {
        QStringList titles;
        for (const FigureContent& content : contentsOf(source, 1)) titles << content.title;
        return titles;
    }

    OwnSettings m_settings{"test-export-dialog"};
};

TEST_CLASS(TestExportDialog)
#include "tst_export_dialog.moc"
