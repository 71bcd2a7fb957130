#pragma once

#include <QLabel>

/// The paragraphs of a lesson's prose as rich text, without what only a page can show: pictures, links, tables.
/// @param markdown  in the language of the window
QString paragraphsOf(const QString& markdown);

/// The largest letters with which a rich text fits into a room, in points of the screen's at 100 %; the smallest ones
/// where it never does.
double pointsThatFit(const QString& html, const QSize& room, double most);

/// The sentences of a step that has nothing else to show, as large as a slide has room for, over what lies behind.
class PresenterWords final : public QLabel {
    Q_OBJECT
public:
    explicit PresenterWords(QWidget* parent = nullptr);

    /// @param markdown  in the language of the window; empty: there are none
    void display(const QString& markdown);
    bool isEmpty() const { return text().isEmpty(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};
