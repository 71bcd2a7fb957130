#pragma once

#include <QWidget>

#include "core/matrix.h"

#include <optional>

/// "−0.32": a finite number with so many decimals.
QString decimalText(float value, int decimals);

/// A panel under the tables of Steps: its subject, a line that sums it up, and the numbers themselves.
class CalculationPanel : public QWidget {
    Q_OBJECT
public:
    explicit CalculationPanel(QWidget* parent = nullptr);

    /// Only the line.
    void setFolded(bool folded);
    /// @param pixels  its height where it is not folded; nothing: the usual one
    void setRoom(std::optional<int> pixels);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    const QString& summary() const { return m_summary; }
    /// The least width at which its numbers are read.
    virtual int widthToRead() const;

signals:
    void keyClicked(core::Index key);

protected:
    /// @param heading  "it · cat, term by term"
    void say(const QString& heading, const QString& summary);
    virtual void paintNumbers(QPainter& painter, const QRectF& area) = 0;
    /// The tooltip of a place; the summary over the heading.
    virtual QString tipAt(const QPoint& position) const = 0;
    /// The key that a place is about.
    virtual std::optional<core::Index> keyAt(const QPoint& position) const;

    /// Where the numbers go.
    QRectF area() const;
    /// Left and right of them.
    static int aside();

    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool hasLineOfItsOwn() const;

    QString m_heading;
    QString m_summary;
    bool m_isFolded = false;
    std::optional<int> m_room;
};
