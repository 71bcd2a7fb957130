#pragma once

#include <QWidget>

#include "ui/view/tokenizers/tokenizers_canvas.h"

class AnotherModelRow;

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
    AnotherModelRow* m_top;
    TokenizersCanvas* m_canvas;
};
