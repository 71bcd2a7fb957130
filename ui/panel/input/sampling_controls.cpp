#include "ui/panel/input/sampling_controls.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QFrame>
#include <QScreen>
#include <QSignalBlocker>

#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/words/sampling_words.h"

#include <algorithm>

namespace {

void setUp(QAbstractSpinBox* spin, const QString& name, const QString& tip)
{
    spin->setAccessibleName(name);
    spin->setToolTip(tip);
    spin->setKeyboardTracking(false);
}

}  // namespace

SamplingControls::SamplingControls(QWidget* parent)
    : QToolButton(parent),
      m_popup(nullptr),
      m_choice(new Segments(tr("How the next token is chosen"),
                            {{tr("Likeliest"), tr("Always the token that the model finds likeliest")},
                             {tr("Sampled"), tr("Each time a token drawn at random, by the probabilities")}})),
      m_settings(new QWidget),
      m_temperature(new QDoubleSpinBox),
      m_topK(new QSpinBox),
      m_topP(new QDoubleSpinBox),
      m_seed(new QSpinBox)
{
    setObjectName(QStringLiteral("sampling"));
    setProperty("role", QStringLiteral("small"));
    setToolTip(tr("How the next token is chosen: the likeliest, or drawn at random"));
    m_popup = createPopup();
    m_temperature->setValue(core::Sampling{}.temperature);
    m_topP->setValue(core::Sampling{}.top_p);
    m_seed->setValue(static_cast<int>(core::Sampling{}.seed));
    connect(this, &QToolButton::clicked, this, &SamplingControls::open);
    connect(m_choice, &Segments::chosen, this, &SamplingControls::tell);
    for (QDoubleSpinBox* spin : {m_temperature, m_topP})
        connect(spin, &QDoubleSpinBox::valueChanged, this, &SamplingControls::tell);
    for (QSpinBox* spin : {m_topK, m_seed}) connect(spin, &QSpinBox::valueChanged, this, &SamplingControls::tell);
    show(std::nullopt);
}

QFrame* SamplingControls::createPopup()
{
    m_temperature->setRange(core::coldest, core::hottest);
    m_temperature->setSingleStep(0.1);
    m_topK->setRange(0, static_cast<int>(core::mostTopK));
    m_topK->setSpecialValueText(tr("all"));
    m_topP->setRange(core::leastTopP, 1);
    m_topP->setSingleStep(0.05);
    m_seed->setRange(0, static_cast<int>(core::largestSeed));
    setUp(m_temperature, tr("Temperature of the output"),
          tr("Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely"));
    setUp(m_topK, tr("Top-k"), tr("Only this many of the likeliest tokens can be drawn; 0: all"));
    setUp(m_topP, tr("Top-p"), tr("Only the likeliest tokens, up to this much probability in all, can be drawn"));
    setUp(m_seed, tr("Seed"), tr("The same seed draws the same text"));
    auto* form = new QFormLayout(m_settings);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Temperature"), m_temperature);
    form->addRow(tr("Top-k"), m_topK);
    form->addRow(tr("Top-p"), m_topP);
    form->addRow(tr("Seed"), m_seed);
    form->addRow(new Hint(tr("Applied in this order, as Hugging Face does.")));
    auto* popup = new QFrame(this, Qt::Popup);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setAttribute(Qt::WA_NoMouseReplay);  // a click on the button closes it, and does not open it again
    auto* layout = new QVBoxLayout(popup);
    layout->addWidget(m_choice);
    layout->addWidget(m_settings);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    return popup;
}

void SamplingControls::open()
{
    place();
    m_popup->show();
}

/// Places the controls under their button, or above it where the screen ends.
void SamplingControls::place()
{
    m_popup->layout()->activate();
    const QSize size = m_popup->sizeHint();
    const QRect there = screen()->availableGeometry();
    const QPoint below = mapToGlobal(QPoint(0, height() + 2));
    const bool fits = below.y() + size.height() <= there.bottom();
    const int top = fits ? below.y() : mapToGlobal(QPoint()).y() - size.height() - 2;
    m_popup->move(std::clamp(below.x(), there.left(), std::max(there.left(), there.right() - size.width())),
                  std::max(there.top(), top));
}

void SamplingControls::show(const std::optional<core::Sampling>& sampling)
{
    const core::Sampling settings = sampling.value_or(core::Sampling{
        .temperature = m_temperature->value(),
        .top_k = m_topK->value(),
        .top_p = m_topP->value(),
        .seed = static_cast<std::uint64_t>(m_seed->value())});  // of a choice that was left, to come back to
    const QSignalBlocker quiet[] = {QSignalBlocker(m_temperature), QSignalBlocker(m_topK), QSignalBlocker(m_topP),
                                    QSignalBlocker(m_seed)};
    m_choice->setCurrent(sampling ? 1 : 0);
    m_settings->setVisible(sampling.has_value());
    if (m_popup->isVisible()) place();  // as high as its content
    m_temperature->setValue(settings.temperature);
    m_topK->setValue(static_cast<int>(settings.top_k));
    m_topP->setValue(settings.top_p);
    m_seed->setValue(static_cast<int>(settings.seed));
    setText(tr("%1 ▾").arg(samplingText(sampling)));
    setAccessibleName(tr("How the next token is chosen: %1").arg(samplingText(sampling)));
}

void SamplingControls::tell()
{
    if (m_choice->current() != 1) {
        emit edited(std::nullopt);
        return;
    }
    emit edited(core::Sampling{.temperature = m_temperature->value(),
                               .top_k = m_topK->value(),
                               .top_p = m_topP->value(),
                               .seed = static_cast<std::uint64_t>(m_seed->value())});
}

#include "moc_sampling_controls.cpp"
