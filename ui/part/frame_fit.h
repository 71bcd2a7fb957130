#pragma once

#include <QObject>
#include <QSize>

class QWidget;

/// Brings a window wholly onto its screen when it is first shown, frame included: how wide the frame is, is known only
/// when it is there. A size that somebody else has given it meanwhile stays.
class FrameFit final : public QObject {
    Q_OBJECT
public:
    /// @param window  not shown yet, of the size that it is to have if the screen has room for it; a dialog has the
    /// size that it is shown in
    explicit FrameFit(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QWidget* m_window;
    QSize m_given;
    bool m_isFitting = false;
};
