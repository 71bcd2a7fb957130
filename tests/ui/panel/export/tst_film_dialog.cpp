#include "ui/panel/export/film_dialog.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/test_class.h"
#include "tests/ui/film/filmed.h"
#include "tests/ui/panel/export/export_hands.h"
#include "ui/plot/figure/session_source.h"

namespace {

/// The dialog of a film and the hands of a person.
class FilmHands {
public:
    explicit FilmHands(const core::Session& session = filmedSession()) : dialog(filmed(session), session.figure)
    {
        dialog.show();
    }

    template<typename Widget>
    Widget* find(const char* name) const
    {
        auto* found = dialog.findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr) qFatal("no %s", name);
        return found;
    }

    QSlider* slider() const { return find<QSlider>("filmFrame"); }
    QImage picture() const { return dialog.findChild<FigurePreview*>()->picture(); }
    bool isReady() const { return find<QPushButton>("primary")->isEnabled(); }

    void pick(const QString& film) const
    {
        auto* box = find<QComboBox>("filmKind");
        box->setCurrentIndex(box->findText(film));
        QTRY_VERIFY(!isReady());
    }

    void enter(const char* field, const QString& text) const
    {
        auto* line = find<PrefixedSpin>(field)->findChild<QLineEdit*>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Tab);
    }

    void answer(const QString& path)
    {
        auto* waiting = new QTimer(&dialog);
        QObject::connect(waiting, &QTimer::timeout, &dialog, [waiting, path] {
            auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (asked == nullptr) return;
            waiting->deleteLater();
            asked->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(asked, "accept", Qt::QueuedConnection);
        });
        waiting->start(20);
    }

    FilmDialog dialog;
};

}  // namespace

class TestFilmDialog final : public QObject {
    Q_OBJECT
private slots:
    void init() { OwnSettings::clear(); }

    void theSliderShowsTheFrames()
    {
        const FilmHands hands;
        hands.pick("Layers");
        QTRY_VERIFY(hands.isReady());
        QCOMPARE(hands.slider()->maximum(), 2);
        QTRY_VERIFY(!hands.picture().isNull());
        QTRY_COMPARE(hands.find<QLabel>("filmCount")->text(), "1 / 3");
        const QImage first = hands.picture();
        hands.slider()->setValue(2);
        QTRY_VERIFY(hands.picture() != first);
        QCOMPARE(hands.find<QLabel>("filmCount")->text(), "3 / 3");
        hands.slider()->setValue(0);
        QTRY_COMPARE(hands.picture(), first);
    }

    void itPlaysOverItsEnd()
    {
        const FilmHands hands;
        hands.pick("Layers");
        hands.enter("filmSeconds", "0.05");
        QTRY_VERIFY(hands.isReady());
        QSet<int> seen;
        connect(hands.slider(), &QSlider::valueChanged, &hands.dialog, [&](int frame) { seen << frame; });
        QTest::mouseClick(hands.find<QToolButton>("filmPlay"), Qt::LeftButton);
        QTRY_COMPARE(seen, (QSet<int>{0, 1, 2}));
    }

    void whatIsChosenIsWhatIsPlanned()
    {
        const FilmHands hands;
        QTRY_VERIFY(hands.isReady());
        QCOMPARE(hands.slider()->maximum(), 24);  // temperatures
        hands.enter("filmFrames", "7");
        QTRY_COMPARE(hands.slider()->maximum(), 6);
        hands.pick("Steps of this head");
        hands.enter("filmFrames", "3");
        QTRY_COMPARE(hands.slider()->maximum(), 2);
        QVERIFY(hands.find<QLabel>("filmFacts")->text().startsWith("3 frames of "));
    }

    void whatCannotBeFilmedIsSaid()
    {
        const FilmHands hands;
        hands.pick("Layers");
        hands.enter("filmFrames", "40");
        QTRY_VERIFY(hands.find<QLabel>("filmTrouble")->isVisible());
        QVERIFY(hands.find<QLabel>("filmTrouble")->text().contains("2 to 3"));
        QVERIFY(!hands.isReady());
        hands.enter("filmFrames", "2");
        QTRY_VERIFY(hands.isReady());
        QVERIFY(!hands.find<QLabel>("filmTrouble")->isVisible());
    }

    void aTextThatWasNotContinuedHasNoSuchFilm()
    {
        const FilmHands hands;
        QCOMPARE(hands.find<QComboBox>("filmKind")->findText("The text as it is generated"), -1);
        core::Session session = filmedSession();
        session.run().continuation = {{30, 40}, 2};
        const FilmHands written(session);
        QVERIFY(written.find<QComboBox>("filmKind")->findText("The text as it is generated") >= 0);
    }

    void savingWritesTheFilm()
    {
        const QTemporaryDir folder;
        FilmHands hands;
        hands.pick("Layers");
        QTRY_VERIFY(hands.isReady());
        QSignalSpy saved(&hands.dialog, &FilmDialog::saved);
        hands.answer(folder.filePath("film.gif"));
        QTest::mouseClick(hands.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(QImageReader(folder.filePath("film.gif")).imageCount(), 3);
        QCOMPARE(sessionAt(folder.filePath("film.gif").toStdString()).run().texts, filmedSession().run().texts);
        QTRY_VERIFY(!hands.dialog.isVisible());
    }

    void numberedPicturesGoIntoAFolder()
    {
        const QTemporaryDir folder;
        FilmHands hands;
        hands.pick("Layers");
        QTest::mouseClick(hands.find<Segments>("filmFormat")->findChildren<QToolButton*>().at(1), Qt::LeftButton);
        QTRY_VERIFY(hands.isReady());
        QSignalSpy saved(&hands.dialog, &FilmDialog::saved);
        hands.answer(folder.path());
        QTest::mouseClick(hands.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(QDir(folder.path()).entryList({"*.png"}).size(), 3);
    }

    void closingStopsWriting()
    {
        const QTemporaryDir folder;
        FilmHands hands;
        hands.enter("filmFrames", "300");
        QTRY_VERIFY_WITH_TIMEOUT(hands.isReady() && hands.slider()->maximum() == 299, 60000);
        hands.answer(folder.filePath("film.gif"));
        QTest::mouseClick(hands.find<QPushButton>("primary"), Qt::LeftButton);
        QTRY_VERIFY(!hands.isReady());
        QTest::mouseClick(hands.find<QPushButton>("cancelFilm"), Qt::LeftButton);
        QTRY_VERIFY(!hands.dialog.isVisible());
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void theExportDialogLeadsToIt()
    {
        const Hands hands;
        QTRY_VERIFY(!hands.picture().isNull());
        QTest::mouseClick(hands.find<QPushButton>("exportFilm"), Qt::LeftButton);
        QTRY_VERIFY(hands.dialog.findChild<FilmDialog*>() != nullptr
                    && hands.dialog.findChild<FilmDialog*>()->isVisible());
    }

private:
    OwnSettings m_settings{"tst_film_dialog"};
};

TEST_CLASS(TestFilmDialog)

#include "tst_film_dialog.moc"
