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

using Content = core::FigureSettings::Content;

namespace {

constexpr double usualPoints = 6.5;

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
      m_bold(new QCheckBox(tr("bo&ld letters"))),
      m_spaces(new QCheckBox(tr("s&paces as ␣"))),
      m_difference(new QCheckBox(tr("&difference A − B"))),
      m_warning(new QLabel),
      m_bar(new QCheckBox(tr("colour &bar"))),
      m_axes(new QCheckBox(tr("&axis names"))),
      m_values(new QCheckBox(tr("&values in cells"))),
      m_dots(new QCheckBox(tr("d&ots"))),
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
    m_letters->setAccessibleName(tr("Letters of several maps"));
    m_letters->setToolTip(tr("How several maps of a figure are lettered"));
    for (const auto& [letters, name] : core::letterings) {
        const bool isWord = letters == core::FigureSettings::Letters::Usual;
        const QString said = isWord                                           ? tr("usual")
                             : letters == core::FigureSettings::Letters::None ? tr("none")
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
    const std::pair<QCheckBox*, QString> checks[] = {
        {m_bar, tr("A bar that says which colour stands for which weight")},
        {m_axes, tr("The words “query” and “key” beside the axes")},
        {m_values, tr("The weights as numbers, where they fit")},
        {m_dots, tr("Circles whose area is the weight instead of coloured squares, to be read in grey")},
        {m_spaces, tr("“␣” where a token begins with a space")},
        {m_bold, tr("The letters of several maps in bold")},
        {m_difference, tr("The difference of the first two sides beside them")},
        {m_title, tr("A line above the maps")}};
    const char* const names[] = {"figureColorBar", "figureAxisNames",   "figureValues",     "figureDots",
                                 "figureSpaces",   "figureBoldLetters", "figureDifference", "figureTitle"};
    for (int i = 0; i < static_cast<int>(std::size(names)); ++i) {
        const auto& [box, tip] = checks[i];
        box->setObjectName(QString::fromLatin1(names[i]));
        box->setToolTip(tip);
        lines->addWidget(box);
    }
    m_rows->addWidget(checkRows);
    m_words->setObjectName(QStringLiteral("figureTitleWords"));
    m_words->setAccessibleName(tr("Title"));
    m_words->setToolTip(tr("The line above the maps"));
    m_words->setPlaceholderText(tr("What the figure shows"));
    m_words->hide();
    m_rows->addWidget(m_words);
    for (QCheckBox* box : {m_bar, m_axes, m_values, m_dots, m_spaces, m_bold, m_difference})
        connect(box, &QCheckBox::toggled, this, &ExportLabels::changed);
    connect(m_title, &QCheckBox::clicked, this, [this](bool wanted) {
        m_words->setVisible(wanted);
        if (wanted) m_words->setFocus();
        emit changed();
    });
    connect(m_words, &QLineEdit::textEdited, this, &ExportLabels::changed);
}

void ExportLabels::display(const core::FigureSettings& settings)
{
    int angle = settings.label_angle ? m_angle->findData(*settings.label_angle) : 0;
    if (angle < 0) {  // a session may have any
        m_angle->addItem(tr("%1°").arg(*settings.label_angle), *settings.label_angle);
        angle = m_angle->count() - 1;
    }
    m_angle->setCurrentIndex(angle);
    m_points->choose(settings.label_points);
    m_every->choose(settings.label_every == 0 ? std::nullopt
                                              : std::optional(static_cast<double>(settings.label_every)));
    m_length->setValue(settings.label_length_mm);
    m_bar->setChecked(settings.color_bar);
    m_axes->setChecked(settings.axis_names);
    m_values->setChecked(settings.values);
    m_dots->setChecked(settings.map.dots);
    displayType(settings);
    const QString title = QString::fromStdString(settings.title);
    if (!title.isEmpty()) {
        m_title->setChecked(true);
        m_words->show();
        if (m_words->text() != title) m_words->setText(title);  // else the cursor would jump
    }
    m_bar->setVisible(hasWeightColors(settings) || settings.content == Content::Steps);
    const ContentRow& row = contentRow(settings.content);
    m_axes->setVisible(row.axis_names);
    m_dots->setVisible(row.dots);
    m_values->setEnabled(!settings.map.dots || !m_dots->isVisibleTo(this));
    m_values->setVisible(row.values && (!row.is_chart || hasWeightColors(settings)));
}

void ExportLabels::displayType(const core::FigureSettings& settings)
{
    const QString family = QString::fromStdString(settings.text.font);
    if (m_font->findData(family) < 0) m_font->addItem(family, family);  // a session may have any
    m_font->setCurrentIndex(m_font->findData(family));
    m_least->setValue(settings.text.least_points);
    m_letters->setCurrentIndex(m_letters->findData(static_cast<int>(settings.text.letters)));
    m_bold->setChecked(settings.text.bold_letters);
    m_spaces->setChecked(settings.text.spaces);
    m_difference->setChecked(settings.difference);
    const bool compare = settings.content == Content::Compare;
    const bool several = compare || settings.content == Content::Steps
                         || (settings.content == Content::KnockOuts && settings.part.chart.answers.size() > 1)
                         || (settings.content == Content::Maps && !(settings.layer && settings.head));
    m_letters->setVisible(several);
    const bool lettered = settings.text.letters != core::FigureSettings::Letters::Usual || compare;
    m_bold->setVisible(several && lettered && settings.text.letters != core::FigureSettings::Letters::None);
    m_difference->setVisible(compare);
    m_spaces->setVisible(settings.content != Content::Picture);
}

void ExportLabels::apply(core::FigureSettings& settings) const
{
    const QVariant angle = m_angle->currentData();
    settings.label_angle = angle.isValid() ? std::optional(angle.toDouble()) : std::nullopt;
    settings.label_points = m_points->chosen();
    settings.label_every = static_cast<core::Index>(m_every->chosen().value_or(0));
    settings.label_length_mm = m_length->value();
    settings.color_bar = m_bar->isChecked();
    settings.axis_names = m_axes->isChecked();
    settings.values = m_values->isChecked();
    settings.map.dots = m_dots->isChecked();
    settings.text.font = m_font->currentData().toString().toStdString();
    settings.text.least_points = m_least->value();
    settings.text.letters = static_cast<core::FigureSettings::Letters>(m_letters->currentData().toInt());
    settings.text.bold_letters = m_bold->isChecked();
    settings.text.spaces = m_spaces->isChecked();
    settings.difference = m_difference->isChecked();
    settings.title = m_title->isChecked() ? m_words->text().toStdString() : std::string();
}

void ExportLabels::setWarnings(const QStringList& warnings)
{
    m_warning->setVisible(!warnings.isEmpty());
    m_warning->setText(warnings.join(QLatin1Char('\n')));
}

#include "moc_export_labels.cpp"
