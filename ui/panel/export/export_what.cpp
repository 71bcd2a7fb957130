#include "ui/panel/export/export_what.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSettings>
#include <QStyle>

#include "ui/part/prefixed_combo.h"
#include "ui/part/segments.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/words/row_names.h"

#include <algorithm>

namespace {

const QString patternKey = QStringLiteral("figure/pattern");
const QString usualPattern = QStringLiteral("{model}-L{layer}H{head}");

}  // namespace

ExportWhat::ExportWhat(const FigureSource& source, const core::FigureSettings& settings)
    : ExportSection(tr("What")),
      m_source(source),
      m_contents(contentsOf(source, settings.count_from)),
      m_what(new QComboBox),
      m_rowReading(new PrefixedCombo(tr("Rows"))),
      m_pages(new Segments(tr("Pages"), {{tr("One page"), tr("All maps side by side in one file")},
                                         {tr("One file each"), tr("A file for every head")}})),
      m_files(new QWidget),
      m_pattern(new QLineEdit),
      m_count(new Hint)
{
    for (const FigureContent& content : m_contents) m_what->addItem(content.title);
    m_what->setObjectName(QStringLiteral("figureContent"));
    m_what->setAccessibleName(tr("What is exported"));
    m_what->setToolTip(tr("What the figure shows"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_pages->setObjectName(QStringLiteral("figurePages"));
    m_pattern->setObjectName(QStringLiteral("figurePattern"));
    m_pattern->setAccessibleName(tr("Names of the files"));
    m_pattern->setToolTip(tr("{model}, {layer} and {head} are replaced by the model's name and each head's numbers"));
    static const QRegularExpression name(QStringLiteral("[^/\\\\]+"));
    m_pattern->setValidator(new QRegularExpressionValidator(name, m_pattern));
    m_pattern->setText(QSettings().value(patternKey, usualPattern).toString());
    m_count->setObjectName(QStringLiteral("fileCount"));

    m_rows->addWidget(m_what);
    createRowReading();
    m_rows->addWidget(m_pages);
    auto* files = new QVBoxLayout(m_files);
    files->setContentsMargins(0, 0, 0, 0);
    files->setSpacing(4);
    files->addWidget(m_pattern);
    files->addWidget(m_count);
    m_rows->addWidget(m_files);
    connect(m_what, &QComboBox::activated, this, &ExportWhat::changed);
    connect(m_pages, &Segments::chosen, this, &ExportWhat::changed);
    connect(m_pattern, &QLineEdit::textEdited, this, [this](const QString& text) {
        QSettings().setValue(patternKey, text);
        emit changed();
    });
    m_pages->setCurrent(0);
}

void ExportWhat::createRowReading()
{
    using core::RowReading;
    for (const RowReading reading : {RowReading::AtToken, RowReading::NextToken})
        m_rowReading->addItem(readingName(reading), static_cast<int>(reading));
    m_rowReading->setObjectName(QStringLiteral("figureRows"));
    m_rowReading->setAccessibleName(tr("What the rows are labelled with"));
    m_rowReading->setToolTip(
        tr("Which token labels a row: the one where it is computed, or the next one, which it predicts"));
    m_rowReading->setVisible(core::predictsNext(model()));
    m_rows->addWidget(m_rowReading);
    connect(m_rowReading, &QComboBox::activated, this, &ExportWhat::changed);
}

const core::Model& ExportWhat::model() const { return *m_source.traces.front()->model; }

const FigureContent& ExportWhat::content() const
{
    return m_contents[static_cast<std::size_t>(m_what->currentIndex())];
}

void ExportWhat::display(const core::FigureSettings& settings)
{
    const auto shown = std::ranges::find_if(m_contents, [&](const auto& content) { return content.isOf(settings); });
    m_what->setCurrentIndex(shown == m_contents.end() ? 0 : static_cast<int>(shown - m_contents.begin()));
    m_rowReading->setCurrentIndex(
        m_rowReading->findData(static_cast<int>(core::readingOf(model(), settings.map.rows))));
    displayFiles(settings);
}

void ExportWhat::displayFiles(const core::FigureSettings& settings)
{
    m_pages->setVisible(content().content == core::FigureSettings::Content::Maps && !content().isOneHead());
    m_files->setVisible(each());
    if (!each()) return;
    const auto count = headsOf(*m_source.traces.front(), m_source.session.focus.item, settings).size();
    const bool differ = isPattern(pattern().toStdString());
    m_count->setText(differ ? tr("%1 files").arg(count)
                            : tr("%1 files need {layer} or {head} in their names").arg(count));
    m_count->setProperty("role", differ ? QStringLiteral("hint") : QStringLiteral("warning"));
    m_count->style()->unpolish(m_count);
    m_count->style()->polish(m_count);
}

void ExportWhat::apply(core::FigureSettings& settings) const
{
    settings.content = content().content;
    settings.layer = content().layer;
    settings.head = content().head;
    if (content().content == core::FigureSettings::Content::Histogram)
        settings.part.chart.of_weights = content().of_weights;
    const auto reading = static_cast<core::RowReading>(m_rowReading->currentData().toInt());
    settings.map.rows =
        reading == core::readingOf(model(), core::RowReading::Usual) ? core::RowReading::Usual : reading;
}

bool ExportWhat::each() const
{
    return m_pages->current() == 1 && content().content == core::FigureSettings::Content::Maps
           && !content().isOneHead();
}

QString ExportWhat::pattern() const { return m_pattern->text(); }

core::FigureSettings ExportWhat::previewed(core::FigureSettings settings) const
{
    if (!each()) return settings;
    settings.layer = m_contents.front().layer;
    settings.head = m_contents.front().head;
    return settings;
}

#include "moc_export_what.cpp"
