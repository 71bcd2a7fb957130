#include "ui/panel/export/export_format.h"

#include <QCheckBox>
#include <QSettings>

#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>
#include <cmath>

namespace {

const QString formatKey = QStringLiteral("figure/format");
const QString sessionKey = QStringLiteral("figure/sessionInside");
constexpr double resolutions[] = {150, 300, 600};

std::vector<Segments::Segment> formats()
{
    const QString tips[] = {ExportFormat::tr("Vector, for papers; fonts are embedded"),
                            ExportFormat::tr("Vector, for the web and drawing programs"),
                            ExportFormat::tr("Pixels, for slides and documents"),
                            ExportFormat::tr("One page for browsers: hover and keys read the numbers"),
                            ExportFormat::tr("TikZ for LaTeX: the text is set in the paper's own font"),
                            ExportFormat::tr("The numbers as a table, with their tokens"),
                            ExportFormat::tr("The numbers for NumPy, float32"),
                            ExportFormat::tr("A Python script for Matplotlib, its numbers as NPY beside it")};
    std::vector<Segments::Segment> segments;
    for (const QString& name : figureFormats()) segments.push_back({name.toUpper(), tips[segments.size()]});
    return segments;
}

}  // namespace

QSize pixelsOf(const QSizeF& millimetres, double dpi)
{
    return {static_cast<int>(std::lround(millimetres.width() / 25.4 * dpi)),
            static_cast<int>(std::lround(millimetres.height() / 25.4 * dpi))};
}

ExportFormat::ExportFormat(bool from_file)
    : ExportSection(tr("Format")),
      m_formats(new Segments(tr("Format"), formats(), 4)),
      m_resolution(new QWidget),
      m_presets(new Segments(tr("Resolution"), {{QStringLiteral("150"), tr("For screens")},
                                                {QStringLiteral("300"), tr("What most journals ask for")},
                                                {QStringLiteral("600"), tr("For fine print")}})),
      m_dpi(new PrefixedSpin(tr("dpi"))),
      m_pixels(new Hint),
      m_paths(new QCheckBox(tr("text as &paths"))),
      m_exact(new QCheckBox(tr("e&xact cells"))),
      m_session(new QCheckBox(tr("sess&ion inside"))),
      m_numbers(new QCheckBox(tr("n&umbers inside"))),
      m_fromFile(from_file)
{
    m_formats->setObjectName(QStringLiteral("figureFormat"));
    const auto last = figureFormats().indexOf(QSettings().value(formatKey).toString());
    m_formats->setCurrent(static_cast<int>(std::max<qsizetype>(0, last)));
    m_paths->setObjectName(QStringLiteral("textAsPaths"));
    m_paths->setToolTip(
        tr("Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited"));
    m_exact->setObjectName(QStringLiteral("exactCells"));
    m_exact->setToolTip(
        tr("Every cell of the maps is in the file, also where several share one dot at %1 dpi").arg(core::seenDpi));
    m_exact->hide();
    m_rows->addWidget(m_formats);
    createResolution();
    m_rows->addWidget(m_paths);
    m_rows->addWidget(m_exact);
    createInside();
    connect(m_formats, &Segments::chosen, this, [this] {
        QSettings().setValue(formatKey, format());
        emit changed();
    });
    for (QCheckBox* check : {m_paths, m_exact}) connect(check, &QCheckBox::toggled, this, &ExportFormat::changed);
}

void ExportFormat::createResolution()
{
    m_presets->setObjectName(QStringLiteral("figureResolutions"));
    m_dpi->setObjectName(QStringLiteral("figureDpi"));
    m_dpi->setAccessibleName(tr("Dots per inch"));
    m_dpi->setToolTip(tr("Dots per inch, %1 to %2").arg(core::smallestDpi).arg(core::largestDpi));
    m_dpi->setDecimals(1);
    m_dpi->setSingleStep(50);
    m_dpi->setRange(core::smallestDpi, core::largestDpi);
    m_pixels->setObjectName(QStringLiteral("figurePixels"));
    auto* rows = new QVBoxLayout(m_resolution);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_presets);
    row->addWidget(m_dpi);
    row->addStretch();
    rows->addLayout(row);
    rows->addWidget(m_pixels);
    m_rows->addWidget(m_resolution);
    connect(m_presets, &Segments::chosen, this,
            [this](int preset) { m_dpi->setValue(resolutions[static_cast<std::size_t>(preset)]); });
    connect(m_dpi, &QDoubleSpinBox::valueChanged, this, &ExportFormat::changed);
}

/// The choice is remembered, so that a user who wants no session inside need not repeat it.
void ExportFormat::createInside()
{
    m_session->setObjectName(QStringLiteral("sessionInside"));
    m_session->setToolTip(
        tr("The file contains its session: model, text and settings. Without it, it says nothing but what it shows"));
    m_session->setChecked(insideFigures().session);
    m_numbers->setObjectName(QStringLiteral("numbersInside"));
    m_numbers->setToolTip(tr("The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened "
                             "where their own file is not"));
    addRow({m_session, m_numbers});
    connect(m_numbers, &QCheckBox::toggled, this, &ExportFormat::changed);
    connect(m_session, &QCheckBox::toggled, this, [this](bool inside) {
        QSettings().setValue(sessionKey, inside);
        emit changed();
    });
}

void ExportFormat::display(const core::FigureSettings& settings)
{
    m_dpi->setValue(settings.dpi);
    const auto* preset = std::ranges::find(resolutions, settings.dpi);
    m_presets->setCurrent(preset == std::end(resolutions) ? -1 : static_cast<int>(preset - std::begin(resolutions)));
    m_paths->setChecked(settings.text_as_paths);
    m_exact->setChecked(settings.map.exact);
    m_resolution->setVisible(format() == QLatin1String("png"));
    m_paths->setVisible(format() == QLatin1String("svg"));
    m_session->setVisible(isPicture());
    m_numbers->setVisible(isPicture() && m_fromFile);
    m_numbers->setEnabled(m_session->isChecked());
    setPageSize(m_size);
}

void ExportFormat::apply(core::FigureSettings& settings) const
{
    settings.dpi = m_dpi->value();
    settings.text_as_paths = m_paths->isChecked();
    settings.map.exact = m_exact->isChecked();
}

QString ExportFormat::format() const { return figureFormats().at(m_formats->current()); }

bool ExportFormat::isPicture() const
{
    const QStringList others = {QStringLiteral("tex"), QStringLiteral("html")};
    return pictureFormats().contains(format()) || others.contains(format());
}

FigureInside ExportFormat::inside() const
{
    const bool session = m_session->isChecked();
    return {.session = session, .numbers = session && m_fromFile && m_numbers->isChecked()};
}

FigureInside insideFigures() { return {.session = QSettings().value(sessionKey, true).toBool()}; }

void ExportFormat::setPageSize(const QSizeF& size)
{
    m_size = size;
    const QSize pixels = pixelsOf(size, m_dpi->value());
    m_pixels->setText(tr("%1 × %2 pixels").arg(pixels.width()).arg(pixels.height()));
}

void ExportFormat::setPooled(bool pooled) { m_exact->setVisible(isPicture() && (pooled || m_exact->isChecked())); }

#include "moc_export_format.cpp"
