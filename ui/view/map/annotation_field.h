#pragma once

#include <QLineEdit>

/// A field on a map for an annotation's words: Enter gives them, and so does going elsewhere; Escape gives them up.
class AnnotationField final : public QLineEdit {
    Q_OBJECT
public:
    explicit AnnotationField(QWidget* map);

    /// Opens below a rectangle of the map, or above it where there is no room.
    void open(const QRectF& about, const QString& words, const QString& hint);
    /// Gives what is in it, if it is open.
    void finish();
    /// Closes it without a word.
    void drop();

signals:
    void given(const QString& words);
    void givenUp();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool m_isOpen = false;
};
