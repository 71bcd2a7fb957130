#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

/// The panels of a window, one after the other: the keyboard goes from one to the next that is seen, to where it was
/// there last.
class PanelRound final : public QObject {
    Q_OBJECT
public:
    explicit PanelRound(QObject* parent = nullptr);

    /// @param takeKeys  where the keyboard goes when it was not there yet; empty: to the panel's first control
    void add(QWidget* panel, std::function<void()> takeKeys = {});
    /// @param by  1 to the next panel, -1 to the one before
    void step(int by);

private:
    struct Panel {
        QWidget* widget;
        std::function<void()> take_keys;
        QPointer<QWidget> last = {};  ///< the widget that last had the keyboard in it
    };
    void remember(QWidget* focused);
    static bool enter(const Panel& panel);

    std::vector<Panel> m_panels;
};
