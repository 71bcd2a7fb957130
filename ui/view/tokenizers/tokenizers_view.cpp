#include "ui/view/tokenizers/tokenizers_view.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/session/session.h"
#include "ui/part/heading.h"

TokenizersView::TokenizersView(QWidget* parent)
    : QWidget(parent),
      m_top(new QWidget),
      m_hint(new Hint),
      m_another(new QPushButton(tr("Another model…"))),
      m_canvas(new TokenizersCanvas)
{
    m_another->setObjectName(QStringLiteral("anotherTokenizer"));
    m_another->setToolTip(tr("Add a run in Compare, and choose its model there"));
    auto* row = new QHBoxLayout(m_top);
    row->setContentsMargins(14, 0, 14, 0);
    row->addWidget(m_hint, 1);
    row->addWidget(m_another);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_top);
    layout->addWidget(m_canvas, 1);
    connect(m_another, &QPushButton::clicked, this, &TokenizersView::anotherAsked);
}

void TokenizersView::setBare(bool bare) { m_top->setVisible(!bare); }

void TokenizersView::display(std::vector<CutByModel> cuts)
{
    m_hint->setText(cuts.size() > 1
                        ? tr("Tinted: what not all of them cut alike. A click on a model's name goes to its map.")
                        : tr("The text as this model cuts it, with the ids. Add another model to see both."));
    m_another->setEnabled(cuts.size() < core::mostRuns);
    m_canvas->display(std::move(cuts));
}

#include "moc_tokenizers_view.cpp"
