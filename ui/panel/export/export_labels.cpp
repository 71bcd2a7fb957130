#include "ui/panel/export/export_labels.h"

#include <QCheckBox>
#include <QLineEdit>

#include "core/session/session_names.h"
#include "ui/panel/export/figure_content.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/text/installed_font.h"

#include <iterator>

using core::FigureSettings;
using Content = FigureSettings::Content;
using Letters = FigureSettings::Letters;

namespace {

constexpr double usualPoints = 6.5;

bool isComparison(const FigureSettings& settings) { return settings.content == Content::Compare; }

/// A map that is alone has its letter too: it will stand beside others in a paper.
bool hasLetters(const FigureSettings& settings)
{
    return isComparison(settings) || settings.content == Content::Steps
           || (settings.content == Content::KnockOuts && settings.part.chart.answers.size() > 1)
           || settings.content == Content::Maps;
}

/// An element that a figure has or has not.
struct Check {
    const char* name;
    const char* label;  ///< text and tip are in the context ExportLabels
    const char* tip;
    bool (*get)(const FigureSettings&);
    void (*set)(FigureSettings&, bool);
    bool (*isOffered)(const FigureSettings&);
    bool (*isHindered)(const FigureSettings&) =
        nullptr;  ///< whether another setting rules it out, so that it is grey; null: never
};

/// @tparam path  of members, to the flag
template<auto... path>
constexpr Check check(const char* name, const char* label, const char* tip, bool (*isOffered)(const FigureSettings&),
                      bool (*isHindered)(const FigureSettings&) = nullptr)
{
    return {name,
            label,
            tip,
            [](const FigureSettings& settings) { return (settings.*....*path); },
            [](FigureSettings& settings, bool has) { (settings.*....*path) = has; },
            isOffered,
            isHindered};
}

constexpr Check checks[] = {
    check<&FigureSettings::color_bar>(
        "figureColorBar", QT_TRANSLATE_NOOP("ExportLabels", "colour &bar"),
        QT_TRANSLATE_NOOP("ExportLabels", "A bar that says which colour stands for which weight"),
        [](const FigureSettings& settings) { return hasWeightColors(settings) || settings.content == Content::Steps; }),
    check<&FigureSettings::axis_names>(
        "figureAxisNames", QT_TRANSLATE_NOOP("ExportLabels", "&axis names"),
        QT_TRANSLATE_NOOP("ExportLabels", "The words “query” and “key” beside the axes"),
        [](const FigureSettings& settings) { return contentRow(settings.content).axis_names; }),
    check<&FigureSettings::values>(
        "figureValues", QT_TRANSLATE_NOOP("ExportLabels", "&values in cells"),
        QT_TRANSLATE_NOOP("ExportLabels", "The weights as numbers, where they fit"),
        [](const FigureSettings& settings) {
            const ContentRow& row = contentRow(settings.content);
            return row.values && (!row.is_chart || hasWeightColors(settings));
        },
        [](const FigureSettings& settings) {  // circles leave no room for numbers
            return settings.map.dots && contentRow(settings.content).dots;
        }),
    check<&FigureSettings::map, &core::MapLook::dots>(
        "figureDots", QT_TRANSLATE_NOOP("ExportLabels", "d&ots"),
        QT_TRANSLATE_NOOP("ExportLabels",
                          "Circles whose area is the weight instead of coloured squares, to be read in grey"),
        [](const FigureSettings& settings) { return contentRow(settings.content).dots; }),
    check<&FigureSettings::text, &core::FigureText::spaces>(
        "figureSpaces", QT_TRANSLATE_NOOP("ExportLabels", "s&paces as ␣"),
        QT_TRANSLATE_NOOP("ExportLabels", "“␣” where a token begins with a space"),
        [](const FigureSettings& settings) { return settings.content != Content::Picture; }),
    check<&FigureSettings::text, &core::FigureText::bold_letters>(
        "figureBoldLetters", QT_TRANSLATE_NOOP("ExportLabels", "bo&ld letters"),
        QT_TRANSLATE_NOOP("ExportLabels", "The letters of several maps in bold"),
        [](const FigureSettings& settings) {
            const Letters letters = settings.text.letters;
            const bool isLettered = letters != Letters::None && (letters != Letters::Usual || isComparison(settings));
            return hasLetters(settings) && isLettered;
        }),
    check<&FigureSettings::difference>(
        "figureDifference", QT_TRANSLATE_NOOP("ExportLabels", "&difference A − B"),
        QT_TRANSLATE_NOOP("ExportLabels", "The difference of the first two sides beside them"), isComparison),
};

}  // namespace

ExportLabels::ExportLabels()
    : ExportSection(tr("Labels")),
      m_angle(new PrefixedCombo(tr("Angle"))),
      m_points(new PrefixedSpin(tr("Size"))),
      m_every(new PrefixedSpin(tr("Every"))),
      m_length(new PrefixedSpin(tr("Longest label"))),
      m_font(new PrefixedCombo(tr("Font"))),
      m_least(new PrefixedSpin(tr("Warn below"))),
      m_letters(new PrefixedCombo(tr("Letters"))),
      m_warning(new QLabel),
      m_title(new QCheckBox(tr("&title"))),
      m_words(new QLineEdit)
{
    createFields();
    addRow({m_angle, m_points});
    addRow({m_every, m_length});
    createType();
    addRow({m_font});
    addRow({m_letters, m_least});
    m_warning->setObjectName(QStringLiteral("figureTextWarning"));
    m_warning->setProperty("role", QStringLiteral("warning"));
    m_warning->setWordWrap(true);
    m_warning->hide();
    m_rows->addWidget(m_warning);
    createChecks();
}

void ExportLabels::createFields()
{
    m_angle->setObjectName(QStringLiteral("figureAngle"));
    m_angle->setAccessibleName(tr("Angle of the keys' labels"));
    m_angle->setToolTip(tr("Angle of the keys' labels; auto: as steep as they need to fit"));
    m_angle->addItem(tr("auto"));
    for (const double angle : {0.0, 45.0, 90.0}) m_angle->addItem(tr("%1°").arg(angle), angle);
    m_points->setObjectName(QStringLiteral("figurePoints"));
    m_points->setAccessibleName(tr("Size of the labels"));
    m_points->setToolTip(tr("Size of the token labels, in points"));
    m_points->setDecimals(1);
    m_points->setSingleStep(0.5);
    m_points->setSuffix(tr(" pt"));
    m_points->setRangeOrOpen(core::smallestLabel, core::largestLabel, tr("auto"));
    m_points->setOpenMeans(usualPoints);
    m_every->setObjectName(QStringLiteral("figureEvery"));
    m_every->setAccessibleName(tr("Every n-th token"));
    m_every->setToolTip(tr("Labels every n-th token; auto: as many as stay readable"));
    m_every->setDecimals(0);
    m_every->setRangeOrOpen(1, static_cast<double>(core::largestStride), tr("auto"));
    m_every->setMinimumWidth(1);
    m_length->setObjectName(QStringLiteral("figureLabelLength"));
    m_length->setAccessibleName(tr("Longest label"));
    m_length->setToolTip(tr("Longer tokens are cut with an ellipsis"));
    m_length->setDecimals(1);
    m_length->setSuffix(tr(" mm"));
    m_length->setRange(core::shortestLabel, core::longestLabel);
    connect(m_angle, &QComboBox::activated, this, &ExportLabels::changed);
    for (PrefixedSpin* field : {m_points, m_every, m_length})
        connect(field, &QDoubleSpinBox::valueChanged, this, &ExportLabels::changed);
}

/// Families that papers ask for come first, where they are installed or something stands in for them.
void ExportLabels::createType()
{
    m_font->setObjectName(QStringLiteral("figureFont"));
    m_font->setAccessibleName(tr("Font of all text"));
    m_font->setToolTip(tr("Font of all text; it goes into PDF files"));
    m_font->setMaxVisibleItems(16);
    m_font->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_font->addItem(tr("DejaVu Sans"), QString());
    QStringList families;
    for (const char* family : {"Arial", "Helvetica", "Times New Roman"})
        if (!fontFor(QString::fromLatin1(family)).isEmpty()) families << QString::fromLatin1(family);
    families += installedFonts();
    families.removeDuplicates();
    for (const QString& family : families) m_font->addItem(family, family);
    m_least->setObjectName(QStringLiteral("figureLeastPoints"));
    m_least->setAccessibleName(tr("Smallest size of text"));
    m_least->setToolTip(tr("Warns about text below this size; most journals ask for 5 pt"));
    m_least->setDecimals(1);
    m_least->setSuffix(tr(" pt"));
    m_least->setRange(0, core::largestLabel);
    m_letters->setObjectName(QStringLiteral("figureLetters"));
    m_letters->setAccessibleName(tr("Letters of maps"));
    m_letters->setToolTip(tr("How the maps of a figure are lettered"));
    for (const auto& [letters, name] : core::letterings) {
        const QString said = letters == Letters::Usual  ? tr("usual")
                             : letters == Letters::None ? tr("none")
                                                        : QString::fromLatin1(name);
        m_letters->addItem(said, static_cast<int>(letters));
    }
    for (PrefixedCombo* combo : {m_font, m_letters})
        connect(combo, &QComboBox::activated, this, &ExportLabels::changed);
    connect(m_least, &QDoubleSpinBox::valueChanged, this, &ExportLabels::changed);
}

void ExportLabels::createChecks()
{
    auto* checkRows = new QWidget;
    auto* lines = new WrappingLayout(checkRows);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(10);
    for (const Check& each : checks) {
        QCheckBox* box = m_checks.emplace_back(new QCheckBox(tr(each.label)));
        box->setObjectName(QString::fromLatin1(each.name));
        box->setToolTip(tr(each.tip));
        connect(box, &QCheckBox::toggled, this, &ExportLabels::changed);
        lines->addWidget(box);
    }
    m_title->setObjectName(QStringLiteral("figureTitle"));
    m_title->setToolTip(tr("A line above the maps"));
    lines->addWidget(m_title);
    m_rows->addWidget(checkRows);
    m_words->setObjectName(QStringLiteral("figureTitleWords"));
    m_words->setAccessibleName(tr("Title"));
    m_words->setToolTip(tr("The line above the maps"));
    m_words->setPlaceholderText(tr("What the figure shows"));
    m_words->hide();
    m_rows->addWidget(m_words);
    connect(m_title, &QCheckBox::clicked, this, [this](bool wanted) {
        m_words->setVisible(wanted);
        if (wanted) m_words->setFocus();
        emit changed();
    });
    connect(m_words, &QLineEdit::textEdited, this, &ExportLabels::changed);
}

void ExportLabels::display(const FigureSettings& settings)
{
    int angle = settings.label_angle ? m_angle->findData(*settings.label_angle) : 0;
    if (angle < 0) {  // a session may have any
        m_angle->addItem(tr("%1°").arg(*settings.label_angle), *settings.label_angle);
        angle = m_angle->count() - 1;
    }
    m_angle->setCurrentIndex(angle);
    m_points->choose(settings.label_points);
    m_every->choose(settings.label_every <= 0 ? std::nullopt
                                              : std::optional(static_cast<double>(settings.label_every)));
    m_length->setValue(settings.label_length_mm);
    displayType(settings);
    for (std::size_t i = 0; i < m_checks.size(); ++i) {
        m_checks[i]->setChecked(checks[i].get(settings));
        m_checks[i]->setVisible(checks[i].isOffered(settings));
        m_checks[i]->setEnabled(checks[i].isHindered == nullptr || !checks[i].isHindered(settings));
    }
    const QString title = QString::fromStdString(settings.title);
    if (!title.isEmpty()) {
        m_title->setChecked(true);
        m_words->show();
        if (m_words->text() != title) m_words->setText(title);  // otherwise the cursor would jump
    }
}

void ExportLabels::displayType(const FigureSettings& settings)
{
    const QString family = QString::fromStdString(settings.text.font);
    if (m_font->findData(family) < 0) m_font->addItem(family, family);  // a session may have any
    m_font->setCurrentIndex(m_font->findData(family));
    m_least->setValue(settings.text.least_points);
    m_letters->setCurrentIndex(m_letters->findData(static_cast<int>(settings.text.letters)));
    m_letters->setVisible(hasLetters(settings));
}

void ExportLabels::apply(FigureSettings& settings) const
{
    const QVariant angle = m_angle->currentData();
    settings.label_angle = angle.isValid() ? std::optional(angle.toDouble()) : std::nullopt;
    settings.label_points = m_points->chosen();
    settings.label_every = static_cast<core::Index>(m_every->chosen().value_or(0));
    settings.label_length_mm = m_length->value();
    settings.text.font = m_font->currentData().toString().toStdString();
    settings.text.least_points = m_least->value();
    settings.text.letters = static_cast<Letters>(m_letters->currentData().toInt());
    for (std::size_t i = 0; i < m_checks.size(); ++i) checks[i].set(settings, m_checks[i]->isChecked());
    settings.title = m_title->isChecked() ? m_words->text().toStdString() : std::string();
}

void ExportLabels::setWarnings(const QStringList& warnings)
{
    m_warning->setVisible(!warnings.isEmpty());
    m_warning->setText(warnings.join(QLatin1Char('\n')));
}

#include "moc_export_labels.cpp"
