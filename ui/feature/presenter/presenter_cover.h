#pragma once

#include <QWidget>

class QLabel;

/// What lies over all that is presented until a key is pressed: black, white, or the card of keys. Every key is its
/// own, also those that do something else elsewhere.
class PresenterCover final : public QWidget {
    Q_OBJECT
public:
    explicit PresenterCover(QWidget* wall);

    /// @param text  rich; empty for none
    void lay(const QColor& ground, const QString& text, const QString& spoken);
    void take();
    bool isLaid() const { return isVisible(); }
    const QColor& ground() const { return m_ground; }

signals:
    void taken();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    QColor m_ground;
    QLabel* m_text;
    QWidget* m_focus = nullptr;  ///< had the keyboard before
};
