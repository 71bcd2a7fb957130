#pragma once

#include <QWidget>

#include "core/attention/mask/painting.h"

#include <optional>

class QButtonGroup;
class QToolButton;

/// The cells that one touch of the brush covers.
enum class BrushReach { Cell, Row, Column };

/// The brush for the mask: the mouse paints only while show, hide or erase is down; a second click lifts the button
/// again.
class BrushBar final : public QWidget {
    Q_OBJECT
public:
    explicit BrushBar(QWidget* parent = nullptr);

    /// Whether there is something to be cleared.
    void setPainted(bool painted);

    std::optional<core::Brush> brush() const;
    BrushReach reach() const;
    void lift();  ///< nothing is painted from now on

signals:
    void brushChanged();
    void clearAsked();

private:
    QToolButton* addButton(const QString& text, const QString& name, const QString& tip);
    void addReaches();
    void addBrushes();

    QButtonGroup* m_reaches;
    QButtonGroup* m_brushes;
    QToolButton* m_clear;
};
