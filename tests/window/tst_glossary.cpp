#include <QAction>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/panel/inspect/inspector.h"
#include "ui/part/explained.h"
#include "ui/theme/magnification.h"
#include "ui/view/map/map_view.h"
#include "ui/window/glossary_window.h"
#include "ui/words/measure_names.h"

#include <set>

/// What a term means: on F1, by searching, and by pointing at a control that has it.
class TestGlossary final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-glossary"); }
    void init()
    {
        m_hands.open();
        QTRY_VERIFY(m_hands.shows("computed in"));
    }
    void cleanup()
    {
        m_hands.window->magnify(Magnification::usual);
        m_hands.window.reset();
    }

    void everyTermHasOnePlainDefinition()
    {
        std::set<QString> names;
        for (const GlossaryEntry& entry : glossary()) {
            QVERIFY2(names.insert(entry.name).second, qPrintable(entry.name));
            QVERIFY2(entry.meaning.endsWith('.') && entry.meaning.size() < 330, qPrintable(entry.meaning));
            QVERIFY2(entry.where.endsWith('.'), qPrintable(entry.name));
        }
        QCOMPARE(names.size(), static_cast<std::size_t>(termCount) + std::size(core::allMeasures));
        for (const char* name : {"token", "query", "key", "value", "score", "softmax", "attention map", "causal mask",
                                 "residual stream", "attention rollout", "induction head", "knock-out", "logit", "−∞"})
            QVERIFY2(names.contains(QString::fromUtf8(name)), name);
    }

    /// Where "mean over queries" stood, nobody knew over which, and that a causal map's first row says nothing.
    void everyMeasureSaysOverWhichRowsItIs()
    {
        using core::Measure;
        for (const Measure measure : core::allMeasures) {
            const QString said = measureMeaning(measure);
            const bool ofMap = measure != Measure::Induction && measure != Measure::Cell && !core::isKnockOut(measure);
            const bool saysWhich = said.contains("Mean over the") || said.contains("ver all queries of this text");
            if (ofMap) QVERIFY2(saysWhich, qPrintable(said));
        }
        for (const Measure measure :
             {Measure::Entropy, Measure::Distance, Measure::Self, Measure::First, Measure::Concentration})
            QVERIFY2(measureMeaning(measure).contains("the first row of a causal map counts as"),
                     qPrintable(measureName(measure)));
    }

    void f1OpensAtWhatHasTheKeyboard()
    {
        QVERIFY(m_hands.find<GlossaryWindow>() == nullptr);  // nobody has asked yet
        focus(m_hands.find<MapView>());
        QCOMPARE(termOnF1(), QStringLiteral("attention map"));
        focus(m_hands.find<QPlainTextEdit>());
        QCOMPARE(termOnF1(), QStringLiteral("token"));
        for (auto* box : m_hands.window->findChildren<QDoubleSpinBox*>())
            if (box->isVisible() && box->accessibleName() == QLatin1String("Temperature")) focus(box);
        QCOMPARE(termOnF1(), QStringLiteral("temperature"));
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(termOnF1(), QStringLiteral("mask"));
        m_hands.press(Qt::Key_7, Qt::ControlModifier);
        QTRY_COMPARE(termOnF1(), glossaryEntry(m_hands.window->editor().session().heads.measure).name);
    }

    void typingSearchesAndArrowsMove()
    {
        const QString beginning = termOnF1();
        QTest::keyClicks(search(), "softm");
        QCOMPARE(chosen(), QStringLiteral("softmax"));
        QVERIFY(page().contains("sum to 1") && page().contains("exp"));
        search()->clear();
        QTest::keyClicks(search(), "RoPE");  // another word for it
        QCOMPARE(chosen(), QStringLiteral("rotary embedding"));
        search()->clear();
        QTest::keyClicks(search(), "attention");
        const QString first = chosen();
        QTest::keyClick(search(), Qt::Key_Down);
        QVERIFY(chosen() != first && !chosen().isEmpty());
        QTest::keyClicks(search(), "xyz");
        QVERIFY(page().contains("No term matches “attentionxyz”"));
        QCOMPARE(termOnF1(), beginning);  // of the control, not of the last search
    }

    /// In the window, Esc stops computing and leaves full screen.
    void escapeClosesTheGlossaryAlone()
    {
        m_hands.press(Qt::Key_F11);
        QTRY_VERIFY(m_hands.window->isFullScreen());
        termOnF1();
        QTest::keyClick(search(), Qt::Key_Escape);
        QVERIFY(!m_hands.find<GlossaryWindow>()->isVisible());
        QVERIFY(m_hands.window->isFullScreen());
    }

    void itGrowsWithTheWindow()
    {
        termOnF1();
        const int line = search()->fontMetrics().height();
        m_hands.window->magnify(150);
        QVERIFY(search()->fontMetrics().height() >= 14 * line / 10);
        const auto* text = m_hands.find<QTextBrowser>("glossaryText");
        QVERIFY(QFontMetrics(text->document()->defaultFont()).height() >= 14 * line / 10);
    }

    void pointingAtAControlTellsItsTerm()
    {
        for (const auto& [control, term] :
             {std::pair("Head", Term::Head), std::pair("Layer", Term::Layer), std::pair("Mask", Term::Mask),
              std::pair("Temperature", Term::Temperature)}) {
            const QWidget* found = named(control);
            QVERIFY2(found != nullptr && found->toolTip().contains(glossaryEntry(term).meaning.toHtmlEscaped()),
                     control);
        }
        bool explained = false;
        for (const QLabel* label : m_hands.find<Inspector>()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(QLatin1String("softmax over")))
                explained = label->toolTip().contains(glossaryEntry(Term::Softmax).meaning.toHtmlEscaped());
        QVERIFY(explained);
    }

    void theHandbookOpensAtTheView()
    {
        m_hands.press(Qt::Key_3, Qt::ControlModifier);
        m_hands.press(Qt::Key_F1);
        const auto* sections = m_hands.find<QListWidget>("handbookContents");
        QVERIFY(sections != nullptr && sections->isVisible());
        QVERIFY(sections->currentItem()->text().contains("Mask"));
    }

private:
    static void focus(QWidget* widget)
    {
        widget->setFocus();
        QCOMPARE(widget->window()->focusWidget(), widget);
    }

    QString termOnF1()
    {
        m_hands.press(Qt::Key_F1, Qt::ControlModifier);
        return m_hands.find<GlossaryWindow>() != nullptr && m_hands.find<GlossaryWindow>()->isVisible() ? chosen()
                                                                                                        : QString();
    }

    QString chosen() const
    {
        const auto* item = m_hands.find<QListWidget>("glossaryTerms")->currentItem();
        return item == nullptr || item->isHidden() ? QString() : item->text();
    }
    QLineEdit* search() const { return m_hands.find<QLineEdit>("glossarySearch"); }
    QString page() const { return m_hands.find<QTextBrowser>("glossaryText")->toPlainText(); }

    const QWidget* named(const char* name) const
    {
        for (const QWidget* each : m_hands.window->findChildren<QWidget*>())
            if (each->isVisible() && each->accessibleName() == QLatin1String(name)) return each;
        return nullptr;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestGlossary)
#include "tst_glossary.moc"
