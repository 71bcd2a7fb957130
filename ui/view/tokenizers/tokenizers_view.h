#pragma once

#include <QWidget>

#include "ui/view/tokenizers/tokenizers_canvas.h"

class Hint;
class QPushButton;

/// One text as the models of all runs cut it, with a button for one more.
class TokenizersView final : public QWidget {
    Q_OBJECT
public:
    explicit TokenizersView(QWidget* parent = nullptr);

    /// Only the tokens.
    void setBare(bool bare);
    void display(std::vector<CutByModel> cuts);
    TokenizersCanvas* canvas() const { return m_canvas; }

signals:
    void anotherAsked();

private:
    QWidget* m_top;
    Hint* m_hint;
    QPushButton* m_another;
    TokenizersCanvas* m_canvas;
};
