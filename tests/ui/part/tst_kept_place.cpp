#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include "tests/test_class.h"
#include "ui/help/handbook_pictures.h"
#include "ui/help/handbook_window.h"
#include "ui/part/kept_place.h"
#include "ui/part/screen_places.h"

#include <memory>

namespace {

constexpr QSize usual(500, 300);

/// A window that remembers, beside what it was before.
struct Remembering {
    Remembering()
    {
        window.resize(usual);
        place = std::make_unique<KeptPlace>(&window, QStringLiteral("test"));
    }
    void standAt(const QRect& at)
    {
        window.show();
        window.setGeometry(at);
        QTRY_COMPARE(window.geometry(), at);
    }

    QWidget window;
    std::unique_ptr<KeptPlace> place;
};

}  // namespace

/// Where windows stand the next time. A laptop and a projector: two_screens.json.
class TestKeptPlace final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCOMPARE(QGuiApplication::screens().size(), 2);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
    }
    void init() { QSettings().clear(); }

    void aWindowStandsWhereItStood()
    {
        {
            Remembering first;
            QCOMPARE(first.window.size(), usual);
            first.standAt(onProjector);
            first.window.close();
        }
        const Remembering second;
        QCOMPARE(second.window.geometry(), onProjector);
        QCOMPARE(second.window.screen()->name(), QString("projector"));
    }

    void eachArrangementOfScreensHasItsPlace()
    {
        const QString here = screen_places::arrangement();
        Remembering it;
        it.standAt(onProjector);
        it.window.hide();
        it.window.show();
        it.place->follow("undocked");
        QCOMPARE(it.window.geometry(), onProjector);  // nothing is known of that one
        it.standAt(onLaptop);
        it.window.hide();
        it.window.show();
        it.place->follow(here);
        QTRY_COMPARE(it.window.geometry(), onProjector);
        it.place->follow("undocked");
        QTRY_COMPARE(it.window.geometry(), onLaptop);
    }

    /// Some window managers move it away before the program hears that the screen is gone.
    void whereAWindowRestedCountsWhenAScreenIsGone()
    {
        Remembering it;
        it.standAt(onProjector);
        it.place->follow("docked");
        it.window.setGeometry(onLaptop);
        it.place->follow("undocked");
        it.place->follow("docked");
        QTRY_COMPARE(it.window.geometry(), onProjector);
    }

    void noWindowIsLeftWhereNoScreenIs()
    {
        Remembering it;
        it.window.show();
        it.window.setGeometry({9000, 5000, 3000, 2000});
        QTRY_VERIFY(QGuiApplication::screenAt(it.window.frameGeometry().center()) == nullptr);
        it.place->follow("undocked");
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        QTRY_VERIFY(room.contains(it.window.frameGeometry()));
    }

    void whatOlderProgramsKeptIsTaken()
    {
        QWidget older;
        older.setGeometry(onLaptop);
        QSettings().setValue("test/geometry", older.saveGeometry());
        QCOMPARE(Remembering().window.geometry(), onLaptop);
        QSettings().setValue("test/geometry", QByteArray("here"));
        QCOMPARE(Remembering().window.size(), usual);
    }

    void aWindowThatNobodySawKeepsNothing()
    {
        {
            Remembering it;
            it.place->follow("docked");
        }
        QVERIFY(QSettings().allKeys().isEmpty());
    }

    void theHandbookComesBackWhereItWas()
    {
        QWidget window;
        const auto open = [&] {
            auto* book = new HandbookWindow(new HandbookPictures(QStringLiteral(PROGRAM)), &window);
            book->open({});
            return book;
        };
        auto* book = open();
        book->setGeometry(onProjector);
        QTRY_COMPARE(book->geometry(), onProjector);
        book->hide();
        delete book;
        QTRY_COMPARE(open()->geometry(), onProjector);
    }

    void arrangementsOfLongAgoAreForgotten()
    {
        const auto keep = [](int desk) { screen_places::keep(QString::number(desk), "w/geometry", "there"); };
        const auto kept = [](int desk) { return !screen_places::kept(QString::number(desk), "w/geometry").isEmpty(); };
        for (int desk = 0; desk < screen_places::most; ++desk) keep(desk);
        keep(0);  // used again
        keep(100);
        QVERIFY(kept(0) && !kept(1) && kept(2) && kept(100));
        for (int desk = 200; desk < 300; ++desk) keep(desk);
        QSettings settings;
        settings.beginGroup("places");
        QCOMPARE(settings.childGroups().size(), screen_places::most);
        QCOMPARE(screen_places::keptOrLast("none", "w/geometry"), QByteArray("there"));
    }

private:
    const QRect onLaptop{60, 90, 640, 410};
    const QRect onProjector{1500, 120, 900, 600};

    QTemporaryDir m_settings;
};

TEST_CLASS(TestKeptPlace)
#include "tst_kept_place.moc"
