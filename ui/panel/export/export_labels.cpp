#include "ui/panel/export/export_labels.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>

#include "ui/panel/export/figure_content.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"

namespace {

constexpr double readable = 5;  ///< points, what most journals ask for
constexpr double usualPoints = 6.5;

}  // namespace

ExportLabels::ExportLabels()
    : ExportSection(tr("Labels")),
      m_angle(new PrefixedCombo(tr("Angle"))),
      m_points(new PrefixedSpin(tr("Size"))),
      m_every(new PrefixedSpin(tr("Every"))),
      m_length(new PrefixedSpin(tr("Longest label"))),
      m_warning(new QLabel),
      m_bar(new QCheckBox(tr("colour &bar"))),
      m_axes(new QCheckBox(tr("&axis names"))),
      m_values(new QCheckBox(tr("&values in cells"))),
      m_title(new QCheckBox(tr("&title"))),
      m_words(new QLineEdit)
{
    createFields();
    addRow({m_angle, m_points});
    addRow({m_every, m_length});
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
    m_every->setToolTip(tr("Every n-th token is written; auto: as many as are readable"));
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

void ExportLabels::createChecks()
{
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(4);
    const std::pair<QCheckBox*, QString> checks[] = {
        {m_bar, tr("A bar that says which colour stands for which weight")},
        {m_axes, tr("The words “query” and “key” beside the axes")},
        {m_values, tr("The weights as numbers, where they fit")},
        {m_title, tr("A line above the maps")}};
    const char* const names[] = {"figureColorBar", "figureAxisNames", "figureValues", "figureTitle"};
    for (int i = 0; i < 4; ++i) {
        const auto& [box, tip] = checks[i];
        box->setObjectName(QString::fromLatin1(names[i]));
        box->setToolTip(tip);
        grid->addWidget(box, i / 2, i % 2);
    }
    m_rows->addLayout(grid);
    m_words->setObjectName(QStringLiteral("figureTitleWords"));
    m_words->setAccessibleName(tr("Title"));
    m_words->setToolTip(tr("The line above the maps"));
    m_words->setPlaceholderText(tr("What the figure shows"));
    m_words->hide();
    m_rows->addWidget(m_words);
    for (QCheckBox* box : {m_bar, m_axes, m_values}) connect(box, &QCheckBox::toggled, this, &ExportLabels::changed);
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
    const QString title = QString::fromStdString(settings.title);
    if (!title.isEmpty()) {
        m_title->setChecked(true);
        m_words->show();
        if (m_words->text() != title) m_words->setText(title);  // else the cursor would jump
    }
    using Content = core::FigureSettings::Content;
    m_bar->setVisible(hasWeightColors(settings));
    m_axes->setVisible(settings.content != Content::Steps && settings.content != Content::Picture);
    m_values->setVisible(settings.content != Content::Mask && settings.content != Content::Picture
                         && settings.content != Content::Flow);
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
    settings.title = m_title->isChecked() ? m_words->text().toStdString() : std::string();
}

void ExportLabels::setSmallestText(double points)
{
    m_warning->setVisible(points < readable - 0.05);  // as it is shown
    m_warning->setText(
        tr("Text of %1 pt: most journals ask for %2 pt or more.").arg(QString::number(points, 'f', 1)).arg(readable));
}
