#include "ui/panel/compare/run_line.h"

#include <QBoxLayout>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/panel/compare/run_model_button.h"
#include "ui/part/named_values.h"
#include "ui/part/prefixed_combo.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/words/position_names.h"

namespace {

constexpr int widthForOneLine = 840;
constexpr int widthForWords = 1100;
constexpr int leastWidth = 420;

QLabel* caption(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QStringLiteral("hint"));
    return label;
}

}  // namespace

QToolButton* removeButton(const QString& accessibleName, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(QStringLiteral("✕"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(accessibleName);
    button->setToolTip(accessibleName);
    return button;
}

// In the order of Tab.
RunLine::RunLine(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_name(new QLabel(name, this)),
      m_text(new QLineEdit(this)),
      m_model(new RunModelButton(name, this)),
      m_positions(new PrefixedCombo(tr("positions"), this)),
      m_maskCaption(caption(tr("mask"), this)),
      m_mask(new QLineEdit(this)),
      m_temperatureCaption(caption(tr("temperature"), this)),
      m_temperature(new QDoubleSpinBox(this)),
      m_remove(removeButton(tr("Remove run %1").arg(name), this)),
      m_error(new QLabel(this))
{
    createFields(name);
    connectFields();
    arrange(true);
}

void RunLine::createFields(const QString& name)
{
    keepScaled(m_name,
               [this] { m_name->setFixedWidth(m_name->fontMetrics().horizontalAdvance(QStringLiteral("W")) + 2); });
    m_text->setObjectName(QStringLiteral("runText"));
    m_text->setAccessibleName(tr("Text of run %1").arg(name));
    m_text->setPlaceholderText(tr("a text"));
    m_positions->setObjectName(QStringLiteral("runPositions"));
    m_positions->setAccessibleName(tr("Position encoding of run %1").arg(name));
    m_positions->setToolTip(tr("How the teaching module encodes positions"));
    addValues(m_positions, positionNames());
    m_positions->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_positions->setMinimumContentsLength(6);
    m_positions->hide();
    m_mask->setObjectName(QStringLiteral("runMask"));
    m_mask->setAccessibleName(tr("Mask recipe of run %1").arg(name));
    m_mask->setToolTip(tr("Which keys each query may see, such as model or causal & window(3, 0)"));
    setOwnFont(m_mask, numberFont(9));
    m_temperature->setObjectName(QStringLiteral("runTemperature"));
    m_temperature->setAccessibleName(tr("Temperature of run %1").arg(name));
    m_temperature->setRange(0.01, 100);
    m_temperature->setDecimals(2);
    m_temperature->setSingleStep(0.1);
    m_temperature->setValue(1);
    m_temperature->setKeyboardTracking(false);
    m_error->setObjectName(QStringLiteral("runError"));
    m_error->setProperty("role", QStringLiteral("warning"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
}

/// A field with the focus emits editingFinished when it is destroyed, and its listener is gone by then.
RunLine::~RunLine() { m_mask->disconnect(this); }

void RunLine::connectFields()
{
    connect(m_text, &QLineEdit::textEdited, this, &RunLine::textEdited);
    connect(m_mask, &QLineEdit::editingFinished, this, &RunLine::takeMask);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &RunLine::temperatureEdited);
    connect(m_positions, &QComboBox::activated, this,
            [this] { emit positionsChosen(valueOf<core::PositionEncoding>(m_positions)); });
    connect(m_model, &RunModelButton::modelChosen, this, &RunLine::modelChosen);
    connect(m_model, &RunModelButton::moduleChosen, this, &RunLine::moduleChosen);
    connect(m_model, &RunModelButton::otherAsked, this, &RunLine::modelAsked);
    connect(m_model, &RunModelButton::fileAsked, this, &RunLine::modelFileAsked);
    connect(m_remove, &QToolButton::clicked, this, &RunLine::removed);
}

void RunLine::arrange(bool wide)
{
    m_wide = wide;
    delete layout();  // the widgets stay
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(3);
    auto* first = new QHBoxLayout;
    auto* second = new QHBoxLayout;
    QHBoxLayout* scoring = wide ? first : second;
    for (QHBoxLayout* row : {first, second}) {
        row->setSpacing(8);
        rows->addLayout(row);
    }
    first->addWidget(m_name);
    first->addWidget(m_text, 5);
    first->addWidget(m_model);
    if (!wide) second->addSpacing(m_name->width() + 8);
    scoring->addWidget(m_positions);
    scoring->addWidget(m_maskCaption);
    scoring->addWidget(m_mask, 2);
    scoring->addWidget(m_temperatureCaption);
    scoring->addWidget(m_temperature);
    first->addWidget(m_remove);
    rows->addWidget(m_error);
    updateGeometry();
}

/// Narrower than one line, so that it can become two.
QSize RunLine::minimumSizeHint() const { return {scaled(leastWidth), QWidget::minimumSizeHint().height()}; }

void RunLine::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_temperatureCaption->setText(width() >= scaled(widthForWords) ? tr("temperature") : tr("T"));
    if ((width() >= scaled(widthForOneLine)) != m_wide) arrange(!m_wide);
}

void RunLine::display(const RunFields& fields, bool removable)
{
    const auto show = [](QLineEdit* field, const QString& text) {
        if (field->text() == text)
            field->setModified(false);
        else if (!(field->hasFocus() && field->isModified())) {
            field->setText(text);
            if (!field->hasFocus()) field->setCursorPosition(0);  // a long text from its beginning
        }
    };
    show(m_text, fields.text);
    show(m_mask, fields.mask);
    m_shownMask = fields.mask;
    if (m_temperature->value() != fields.temperature) {
        const QSignalBlocker quiet(m_temperature);
        m_temperature->setValue(fields.temperature);
    }
    m_model->display(fields.model);
    m_positions->setVisible(fields.positions.has_value());
    if (fields.positions) setValue(m_positions, *fields.positions);
    m_error->setText(fields.error);
    m_error->setVisible(!fields.error.isEmpty());
    m_remove->setVisible(removable);
}

/// Return and leaving the field both end the editing, only the first of them says something new.
void RunLine::takeMask()
{
    if (m_mask->text() == m_shownMask) return;
    m_shownMask = m_mask->text();
    emit maskEdited(m_shownMask);
}

#include "moc_run_line.cpp"
