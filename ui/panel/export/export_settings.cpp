#include "ui/panel/export/export_settings.h"

#include <QPlainTextEdit>

#include "ui/panel/export/copy_as.h"
#include "ui/panel/export/export_caption.h"
#include "ui/panel/export/export_chart.h"
#include "ui/panel/export/export_colors.h"
#include "ui/panel/export/export_details.h"
#include "ui/panel/export/export_format.h"
#include "ui/panel/export/export_ground.h"
#include "ui/panel/export/export_labels.h"
#include "ui/panel/export/export_lines.h"
#include "ui/panel/export/export_part.h"
#include "ui/panel/export/export_sides.h"
#include "ui/panel/export/export_size.h"
#include "ui/panel/export/export_what.h"
#include "ui/panel/export/figure_content.h"
#include "ui/part/silence.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/theme/fonts.h"

#include <algorithm>

ExportSettings::ExportSettings(FigureSource source, core::FigureSettings settings, QWidget* parent)
    : QWidget(parent),
      m_settings(std::move(settings)),
      m_source(std::move(source)),
      m_what(new ExportWhat(m_source, m_settings)),
      m_sides(new ExportSides(m_source)),
      m_lines(new ExportLines(m_source.session)),
      m_chart(new ExportChart(m_source)),
      m_part(new ExportPart(m_source)),
      m_format(new ExportFormat(
          std::ranges::any_of(m_source.session.runs, [](const core::Run& run) { return !run.recorded.empty(); }))),
      m_size(new ExportSize),
      m_colors(new ExportColors(m_source.traces.front()->mixes != nullptr)),
      m_labels(new ExportLabels),
      m_details(new ExportDetails),
      m_ground(new ExportGround),
      m_caption(new ExportCaption),
      m_again(createAgain())
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 15, 8);
    layout->setSpacing(13);
    for (ExportSection* section :
         std::initializer_list<ExportSection*>{m_what, m_sides, m_lines, m_chart, m_part, m_format, m_size, m_colors,
                                               m_labels, m_details, m_ground, m_caption}) {
        layout->addWidget(section);
        connect(section, &ExportSection::changed, this, &ExportSettings::take);
    }
    layout->addWidget(m_again);
    layout->addStretch();
    display();
    for (const ExportSection* section : std::initializer_list<const ExportSection*>{m_what, m_chart})
        section->apply(m_settings);  // contents that the source does not have were replaced
    m_usualWidth = usualWidth(previewed());
    m_isHeadMap = isHeadMap(m_settings);
    m_isOnPicture = m_settings.content == core::FigureSettings::Content::Picture;
}

QWidget* ExportSettings::createAgain()
{
    auto* again = new QWidget;
    m_reopened = new Hint;
    m_command = new QPlainTextEdit;
    m_command->setReadOnly(true);
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_command->setObjectName(QStringLiteral("renderCommand"));
    m_command->setAccessibleName(tr("Command that draws the figure again"));
    m_command->setToolTip(tr("Draws this figure again without the window; Ctrl+A and Ctrl+C copy it"));
    setOwnFont(m_command, numberFont(8));
    m_command->setTabChangesFocus(true);
    m_command->setFixedHeight(4 * QFontMetrics(m_command->font()).lineSpacing() + 22);
    auto* layout = new QVBoxLayout(again);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(new Heading(tr("Reproduce")));
    layout->addWidget(m_reopened);
    layout->addWidget(m_command);
    return again;
}

core::FigureSettings ExportSettings::previewed() const { return m_what->previewed(m_settings); }
QString ExportSettings::format() const { return m_format->format(); }
bool ExportSettings::isPicture() const { return m_format->isPicture(); }
FigureInside ExportSettings::inside() const { return m_format->inside(); }
bool ExportSettings::each() const { return m_what->each(); }
QString ExportSettings::pattern() const { return m_what->pattern(); }

const std::string& ExportSettings::command() const { return m_commandLine; }
bool ExportSettings::isRight() const { return m_part->isRight(); }

void ExportSettings::take()
{
    for (const ExportSection* section : findChildren<ExportSection*>()) section->apply(m_settings);
    const double usual = usualWidth(previewed());
    if (usual != m_usualWidth && !m_size->isChosen()
        && (m_settings.width_mm == m_usualWidth || m_settings.width_mm == oneColumn))
        m_settings.width_mm = usual;
    m_usualWidth = usual;
    if (isHeadMap(m_settings) != m_isHeadMap) {
        m_settings.values = m_source.session.figure.values;
        m_settings = withUsualNumbers(m_settings, m_source.traces.front()->model->info);
        m_isHeadMap = isHeadMap(m_settings);
    }
    if (const bool picture = m_settings.content == core::FigureSettings::Content::Picture; picture != m_isOnPicture) {
        // A picture has the range of its own weights, as in its view; other figures have theirs again.
        if (picture)
            m_settings = withPictureRange(m_settings);
        else if (m_settings.scale == core::FigureSettings::Scale::Row)
            m_settings.scale = m_source.session.figure.scale;
        m_isOnPicture = picture;
    }
    display();
    emit settingsChanged();
}

void ExportSettings::display()
{
    for (ExportSection* section : findChildren<ExportSection*>()) {
        const Silence silence({section});
        section->display(m_settings);
    }
    for (QWidget* look : std::initializer_list<QWidget*>{m_labels, m_details, m_ground, m_caption, m_again})
        look->setVisible(isPicture());
    // A browser's maps are as large as its window.
    const bool fills = format() == QLatin1String("html") && m_settings.content == core::FigureSettings::Content::Maps;
    m_size->setVisible(isPicture() && !fills);
    m_colors->setVisible((isPicture() || format() == QLatin1String("py")) && hasWeightColors(m_settings));
    m_reopened->setText(inside().session ? tr("The file contains its session: drop it on the window to reopen it.")
                                         : tr("The file contains no session: only this command draws it again."));
    showCommand();
}

/// Without the window and without the file, where the command line can say all that the figure is of.
void ExportSettings::showCommand()
{
    m_commandLine = commandOf(m_source, m_settings, format(), inside(), each() ? pattern() : QString());
    m_command->setPlainText(QString::fromStdString(m_commandLine));
}

void ExportSettings::showFigure(const Figure& figure)
{
    m_size->setNaturalHeight(figure.size().height());
    m_format->setPageSize(figure.size());
    m_format->setPooled(figure.isPooled());
    m_labels->setWarnings(exportWarnings(figure, "figure." + format().toStdString()));
    m_part->showFigure(figure);
    m_caption->showFigure(figure);
}

QString ExportSettings::sizeText(const Figure& figure) const { return m_size->sizeText(figure.size()); }

#include "moc_export_settings.cpp"
