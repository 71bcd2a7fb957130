#include "ui/part/screen_places.h"

#include <QCryptographicHash>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>

namespace screen_places {

namespace {

const QString orderKey = QStringLiteral("places/order");

QString groupOf(const QString& arrangement) { return QStringLiteral("places/") + arrangement; }

QString keyIn(const QString& arrangement, const QString& key) { return groupOf(arrangement) + QLatin1Char('/') + key; }

/// The newest last.
void moveToEnd(QSettings& settings, const QString& arrangement)
{
    QStringList order = settings.value(orderKey).toStringList();
    if (!order.isEmpty() && order.constLast() == arrangement) return;
    order.removeAll(arrangement);
    order.append(arrangement);
    while (order.size() > most) settings.remove(groupOf(order.takeFirst()));
    settings.setValue(orderKey, order);
}

}  // namespace

QString arrangement()
{
    QStringList screens;
    for (const QScreen* each : QGuiApplication::screens()) {
        const QRect at = each->geometry();
        screens << each->name() << QString::number(at.width()) << QString::number(at.height())
                << QString::number(at.x()) << QString::number(at.y());
    }
    const QByteArray words = screens.join(QLatin1Char(' ')).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(words, QCryptographicHash::Sha1).toHex().left(12));
}

void keep(const QString& arrangement, const QString& key, const QByteArray& value)
{
    QSettings settings;
    moveToEnd(settings, arrangement);
    settings.setValue(keyIn(arrangement, key), value);
    settings.setValue(key, value);
}

QByteArray kept(const QString& arrangement, const QString& key)
{
    return QSettings().value(keyIn(arrangement, key)).toByteArray();
}

QByteArray keptOrLast(const QString& arrangement, const QString& key)
{
    const QByteArray own = kept(arrangement, key);
    return own.isEmpty() ? QSettings().value(key).toByteArray() : own;
}

}  // namespace screen_places
