#include "ui/view/costs/costs_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/session/session.h"
#include "ui/part/explained.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int stepsOfDoubling = 16;  ///< the slider's steps for twice the value

int placeOf(Index tokens)
{
    return static_cast<int>(std::lround(stepsOfDoubling * std::log2(static_cast<double>(tokens))));
}

Index tokensAt(int place)
{
    return std::max<Index>(1, std::llround(std::exp2(static_cast<double>(place) / stepsOfDoubling)));
}

}  // namespace

CostsView::CostsView(QWidget* parent)
    : QWidget(parent),
      m_length(nullptr),
      m_slider(new QSlider(Qt::Horizontal)),
      m_number(new QSpinBox),
      m_text(new QPushButton(tr("The text's length"))),
      m_canvas(new CostsCanvas)
{
    m_length = createLength();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_length);
    layout->addWidget(m_canvas, 1);
    connect(m_canvas, &CostsCanvas::lengthChosen, this, &CostsView::choose);
}

QWidget* CostsView::createLength()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(14, 0, 14, 0);
    layout->setSpacing(8);
    auto* name = new QLabel(tr("&Tokens"));
    name->setBuddy(m_number);
    name->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    name->setContentsMargins(0, 0, 4, 0);  // the last letter is drawn beyond its advance
    m_slider->setObjectName(QStringLiteral("costedLength"));
    m_slider->setAccessibleName(tr("Number of tokens, doubled every %1 steps").arg(stepsOfDoubling));
    m_slider->setPageStep(stepsOfDoubling);
    explain(m_slider, Term::Token, tr("How long the text would be; Page Up doubles it"));
    m_number->setObjectName(QStringLiteral("costedTokens"));
    m_number->setAccessibleName(tr("Number of tokens"));
    m_number->setKeyboardTracking(false);
    m_number->setGroupSeparatorShown(true);
    m_text->setObjectName(QStringLiteral("costedText"));
    m_text->setToolTip(tr("Count as many tokens as the text has"));
    layout->addWidget(name);
    layout->addWidget(m_number);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_text);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) { choose(tokensAt(place)); });
    connect(m_number, &QSpinBox::valueChanged, this, [this](int tokens) { choose(tokens); });
    connect(m_text, &QPushButton::clicked, this, [this] { emit settingsChanged({}); });
    return row;
}

void CostsView::setBare(bool bare) { m_length->setVisible(!bare); }

void CostsView::choose(Index tokens) { emit settingsChanged({.tokens = std::clamp<Index>(tokens, 1, m_most)}); }

void CostsView::display(std::vector<CostedModel> models, const core::CostsSettings& settings, Index text)
{
    m_most = core::mostCostedTokens;
    for (const CostedModel& model : models) m_most = std::min(m_most, core::longestCosted(model.outline));
    const Index tokens = std::clamp<Index>(settings.tokens > 0 ? settings.tokens : text, 1, m_most);
    const QSignalBlocker quietSlider(m_slider), quietNumber(m_number);
    m_slider->setRange(0, placeOf(m_most));
    // Between two places of the slider it stays where it was put.
    if (tokensAt(m_slider->value()) != tokens) m_slider->setValue(placeOf(tokens));
    m_number->setRange(1, static_cast<int>(m_most));
    m_number->setValue(static_cast<int>(tokens));
    m_text->setEnabled(settings.tokens > 0 && text > 0);
    m_canvas->display(std::move(models), tokens);
}

#include "moc_costs_view.cpp"
