#include "ui/panel/run_line.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/panel/heading.h"
#include "ui/theme/fonts.h"

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

RunLine::RunLine(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_text(new QLineEdit(this)),
      m_mask(new QLineEdit(this)),
      m_temperature(new QDoubleSpinBox(this)),
      m_remove(removeButton(tr("Remove run %1").arg(name), this)),
      m_error(new QLabel(this))
{
    createFields(name);
    arrange(name);
    connect(m_text, &QLineEdit::textEdited, this, &RunLine::textEdited);
    connect(m_mask, &QLineEdit::editingFinished, this, &RunLine::takeMask);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &RunLine::temperatureEdited);
    connect(m_remove, &QToolButton::clicked, this, &RunLine::removed);
}

void RunLine::createFields(const QString& name)
{
    m_text->setObjectName(QStringLiteral("runText"));
    m_text->setAccessibleName(tr("Text of run %1").arg(name));
    m_text->setPlaceholderText(tr("a text"));
    m_mask->setObjectName(QStringLiteral("runMask"));
    m_mask->setAccessibleName(tr("Mask recipe of run %1").arg(name));
    m_mask->setToolTip(tr("A mask recipe, for example model, causal & window(3, 0)"));
    m_mask->setFont(numberFont(9));
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

void RunLine::arrange(const QString& name)
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    auto* letter = new QLabel(name, this);
    letter->setFixedWidth(letter->fontMetrics().horizontalAdvance(QStringLiteral("W")) + 2);
    const auto caption = [this](const QString& text) {
        auto* label = new QLabel(text, this);
        label->setProperty("role", QStringLiteral("hint"));
        return label;
    };
    layout->addWidget(letter, 0, 0);
    layout->addWidget(m_text, 0, 1);
    layout->addWidget(caption(tr("mask")), 0, 2);
    layout->addWidget(m_mask, 0, 3);
    layout->addWidget(caption(tr("temperature")), 0, 4);
    layout->addWidget(m_temperature, 0, 5);
    layout->addWidget(m_remove, 0, 6);
    layout->addWidget(m_error, 1, 1, 1, 5);
    layout->setColumnStretch(1, 5);
    layout->setColumnStretch(3, 2);
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
