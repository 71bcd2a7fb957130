#pragma once

#include <QObject>
#include <QTimer>

class QScreen;
class QWidget;

/// Gives a window the place and size that it had when the screens last stood as they do, and keeps these when it is
/// hidden or closed. When a screen comes or goes, the window takes the place that it had with the screens that are
/// there then; none is left where no screen is.
class KeptPlace final : public QObject {
    Q_OBJECT
public:
    /// @param window  not shown yet, of the size that it has where nothing is known
    /// @param name    its own in the settings
    KeptPlace(QWidget* window, const QString& name);

    bool eventFilter(QObject* watched, QEvent* event) override;
    /// The screens stand otherwise now.
    /// @param arrangement  as screen_places has it
    void follow(const QString& arrangement);

private:
    void watch(const QScreen* screen);
    void screensChanged();
    void note();
    void keep() const;
    void bringOntoScreen();

    QWidget* m_window;
    const QString m_key;
    QString m_arrangement;
    QByteArray m_place;  ///< in this arrangement; empty until the window was seen
    QTimer m_moved;      ///< runs until the window has rested
    QTimer m_changed;    ///< runs until the screens have
};
