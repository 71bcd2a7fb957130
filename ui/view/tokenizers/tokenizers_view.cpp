#include "ui/view/tokenizers/tokenizers_view.h"

#include <QVBoxLayout>

#include "ui/part/another_model_row.h"

TokenizersView::TokenizersView(QWidget* parent)
    : QWidget(parent),
      m_top(new AnotherModelRow),
      m_canvas(new TokenizersCanvas)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_top);
    layout->addWidget(m_canvas, 1);
    connect(m_top, &AnotherModelRow::asked, this, &TokenizersView::anotherAsked);
}

void TokenizersView::setBare(bool bare) { m_top->setVisible(!bare); }

void TokenizersView::display(std::vector<CutByModel> cuts)
{
    m_top->say(cuts.size() > 1
                   ? tr("Tinted: text that the models cut differently. A click on a model's name goes to its map.")
                   : tr("The text as this model cuts it, with the ids. Add another model to see both."),
               cuts.size());
    m_canvas->display(std::move(cuts));
}

#include "moc_tokenizers_view.cpp"
