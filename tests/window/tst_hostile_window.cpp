#include "tests/window/window_driver.h"

#include <QAbstractItemView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>

#include "core/text/unicode.h"
#include "tests/hostile_tokens.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "ui/view/map/map_view.h"

#include <algorithm>

#include <set>

using core::View;

namespace {

const QString markup = QStringLiteral("<img src=x");

/// Texts of the window in which a token would be markup, and what shows them.
QStringList takenForMarkup(const QWidget& window)
{
    std::set<QString> found;
    const auto look = [&](const QObject* shown, const QString& text, bool rich) {
        if (rich && text.contains(markup))
            found.insert(
                QStringLiteral("%1 %2: %3").arg(shown->metaObject()->className(), shown->objectName(), text.left(120)));
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        look(widget, widget->toolTip(), Qt::mightBeRichText(widget->toolTip()));
        look(widget, widget->statusTip(), Qt::mightBeRichText(widget->statusTip()));
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            look(label, label->text(),
                 label->textFormat() == Qt::RichText
                     || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text())));
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            view != nullptr && view->model() != nullptr)
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column) {
                    const QString tip = view->model()->index(row, column).data(Qt::ToolTipRole).toString();
                    look(view, tip, Qt::mightBeRichText(tip));
                }
    }
    for (const QAction* action : window.findChildren<QAction*>())
        look(action, action->toolTip(), Qt::mightBeRichText(action->toolTip()));
    return QStringList(found.begin(), found.end());
}

}  // namespace

/// Tokens that would be markup are plain text in the window.
class TestHostileWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-hostile-window"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void tokensOfAFileArePlainText()
    {
        QJsonArray tokens, rows;
        std::vector<std::string> all = hostileTokens();
        std::ranges::rotate(all, std::ranges::find(all, std::string("<img src=x onerror=alert(1)>")));
        for (const std::string& token : all) tokens.append(QString::fromStdString(core::validUtf8(token)));
        for (std::size_t row = 0; row < all.size(); ++row) {
            QJsonArray numbers;
            for (std::size_t column = 0; column < all.size(); ++column) numbers.append(column == 0 ? 1 : 0);
            rows.append(numbers);
        }
        QFile file(m_folder.filePath("<img src=x>.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(QJsonObject{{"attention", QJsonArray{rows}}, {"tokens", tokens}}).toJson());
        file.close();
        m_hands.window->openPath(file.fileName().toStdString());
        QTRY_VERIFY(m_hands.shows(QStringLiteral("%1 tokens").arg(all.size())));
        lookEverywhere();
    }

    void aTypedTextIsPlainText()
    {
        m_hands.type("<img src=x> =1+1 </script> <b>bold</b> the cat");
        QTRY_VERIFY(m_hands.shows("tokens"));
        QVERIFY(at_rest::comesToRest());
        lookEverywhere();
    }

private:
    void lookEverywhere()
    {
        for (const View view :
             {View::Map, View::Steps, View::Mask, View::Compare, View::Heads, View::Flow, View::Measures, View::Why}) {
            m_hands.window->setView(view);
            for (const core::Index place : {0, 1, 2}) {
                emit m_hands.find<MapView>()->cellClicked({place, 0});
                QVERIFY(at_rest::comesToRest());
                const QStringList found = takenForMarkup(*m_hands.window);
                QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
            }
        }
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
};

TEST_CLASS(TestHostileWindow)
#include "tst_hostile_window.moc"
