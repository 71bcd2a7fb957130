#include "ui/feature/atlas/sample_strip.h"

#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/atlas/atlas_run.h"
#include "core/error.h"
#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/folder_purposes.h"
#include "ui/feature/atlas/sample_tile.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/part/segments.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/atlas/atlas_charts.h"
#include "ui/theme/palette.h"
#include "ui/words/error_text.h"
#include "ui/words/measure_names.h"

#include <algorithm>

SampleStrip::SampleStrip(AtlasDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_measure(new QComboBox),
      m_by(new Segments(tr("How samples are chosen"),
                        {{tr("Quantiles"), tr("Rows at five quantiles, drawn evenly from all")},
                         {tr("Whole range"), tr("A row of each part of the measure's range, rare ones too")}})),
      m_others(namedButton(tr("Draw others"), "drawOthers", tr("Other rows of the same quantiles or parts"))),
      m_note(new Hint),
      m_find(namedButton(tr("Find the model…"), "findModel", tr("Locates the model from which the atlas was computed")))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new Heading(tr("Samples")));
    layout->addLayout(createChoices());
    auto* tiles = new QWidget;
    auto* row = new WrappingLayout(tiles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (std::size_t i = 0; i < most; ++i) {
        m_tiles[i] = new SampleTile;
        m_tiles[i]->hide();
        row->addWidget(m_tiles[i]);
        connect(m_tiles[i], &SampleTile::clicked, this, [this, i] { open(i); });
    }
    layout->addWidget(tiles);
    layout->addWidget(m_note);
    layout->addWidget(m_find, 0, Qt::AlignLeft);
    m_find->hide();
    for (const auto signal : {&AtlasDocument::opened, &AtlasDocument::stepChanged})
        connect(&document, signal, this, &SampleStrip::fillMeasures);
    for (const auto signal : {&AtlasDocument::headChanged, &AtlasDocument::modelFound})
        connect(&document, signal, this, &SampleStrip::fill);
    connect(&m_pictures, &SamplePictures::drawn, this,
            [this](std::size_t sample, const QImage& picture, double at, const QString& words) {
                if (sample >= m_samples.size()) return;
                m_tiles[sample]->setPicture(picture, at);
                showWords(sample, words);
            });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        if (isVisible()) draw();
    });
    connect(&m_pictures, &SamplePictures::failed, this, [this](const QString& sentence) {
        m_note->setText(sentence);
        m_note->show();
        m_find->setText(tr("Find the model…"));
        m_find->show();
    });
}

QLayout* SampleStrip::createChoices()
{
    m_measure->setObjectName(QStringLiteral("sampledMeasure"));
    m_measure->setAccessibleName(tr("Measure that samples are chosen by"));
    m_by->setObjectName(QStringLiteral("sampledBy"));
    m_by->setCurrent(0);
    auto* row = new WrappingLayout(nullptr);
    row->setSpacing(6);
    row->addWidget(m_measure);
    row->addWidget(m_by);
    row->addWidget(m_others);
    const auto anew = [this] {
        m_turn = 0;
        fill();
    };
    connect(m_measure, &QComboBox::activated, this, anew);
    connect(m_by, &Segments::chosen, this, anew);
    connect(m_others, &QPushButton::clicked, this, [this] {
        ++m_turn;
        fill();
    });
    connect(m_find, &QPushButton::clicked, this, &SampleStrip::find);
    return row;
}

core::Measure SampleStrip::measure() const { return static_cast<core::Measure>(m_measure->currentData().toInt()); }

void SampleStrip::fillMeasures()
{
    const QVariant before = m_measure->currentData();
    m_measure->clear();
    for (const core::Measure each : measuresIn(m_document.atlas()))
        if (core::placeInRow(each) <= core::rowMeasures.size())
            m_measure->addItem(shortMeasureName(each), static_cast<int>(each));
    m_measure->setCurrentIndex(std::max(0, m_measure->findData(before)));
    fill();
}

void SampleStrip::showWords(std::size_t sample, const QString& words)
{
    const HeadSample& of = m_samples[sample];
    m_tiles[sample]->setWords(of.place, atlasNumber(measure(), of.value), words,
                              of.without ? atlasNumber(core::Measure::KnockOut, *of.without) : QString());
    const core::AtlasText& text = m_document.atlas().texts[static_cast<std::size_t>(of.row.text)];
    constexpr qsizetype longest = 300;
    m_tiles[sample]->setToolTip(
        tr("Text %1, row %2: %3\nOpens in the main window")
            .arg(of.row.text + 1)
            .arg(of.row.query + 1)
            .arg(oneLine(QString::fromStdString(text.image.empty() ? text.text : text.image.string()), longest))
            .toHtmlEscaped()
            .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

void SampleStrip::fill()
{
    m_pictures.stop();
    if (!m_document.isOpen() || m_document.shownStep().statistics.empty()) return;
    const bool ranges = measure() != core::Measure::KnockOut;
    m_by->setEnabled(ranges);
    m_samples = samplesOf(m_document.atlas(), m_document.step(), m_document.head(), measure(),
                          ranges && m_by->current() == 1 ? SampledBy::Range : SampledBy::Quantile, m_turn);
    for (std::size_t i = 0; i < most; ++i) {
        m_tiles[i]->setVisible(i < m_samples.size());
        if (i >= m_samples.size()) continue;
        const auto& text = m_document.atlas().texts[static_cast<std::size_t>(m_samples[i].row.text)];
        m_tiles[i]->setPicture({});
        showWords(i,
                  oneLine(QString::fromStdString(text.image.empty() ? text.text : text.image.filename().string()), 40));
    }
    draw();
}

void SampleStrip::draw()
{
    if (!m_document.isOpen() || m_samples.empty()) {
        m_note->setText(tr("No row of this head has this measure."));
        m_note->setVisible(m_document.isOpen());
        m_find->hide();
        return;
    }
    const auto model = m_document.model();
    const bool draws = model && m_document.mayRead();
    m_note->setText(model ? tr("Their maps are computed with %1, which the atlas names.")
                                .arg(oneLine(QString::fromStdString(model->string())))
                          : tr("The model is not here: what is known of the samples is shown, their maps are not."));
    m_find->setText(model ? tr("Draw the maps") : tr("Find the model…"));
    m_note->setVisible(!draws);
    m_find->setVisible(!draws);
    if (!draws) return;
    m_pictures.draw(m_document.atlas(), *model, m_document.shownStep().fingerprint, m_document.head(), m_samples,
                    static_cast<int>(m_tiles[0]->side() * devicePixelRatioF()), themeColors());
}

void SampleStrip::open(std::size_t sample)
{
    const auto model = m_document.model();
    if (sample >= m_samples.size()) return;
    if (!model || !m_document.mayRead()) return find();
    const core::Atlas& atlas = m_document.atlas();
    const HeadSample& of = m_samples[sample];
    core::Session session;
    try {
        session.run() = core::runOf(*model, atlas, atlas.texts[static_cast<std::size_t>(of.row.text)]);
    } catch (const core::Error& error) {
        return m_note->setText(errorText(error));
    }
    if (atlas.longest == 0) session.run().most_tokens.reset();
    const core::AtlasHead& head = m_document.head();
    session.focus = {
        .block = atlas.blocks[head.block], .layer = head.layer, .head = head.head, .query = of.row.query, .key = 0};
    session.view = core::View::Map;
    emit openAsked(session);
}

/// Files that an atlas from elsewhere names are read only once the user asks for them.
void SampleStrip::find()
{
    if (m_document.model() && !m_document.mayRead()) return m_document.allowReading();
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Where is %1?").arg(oneLine(QString::fromStdString(m_document.shownStep().model))),
        dialogFolder(modelPurpose));
    if (folder.isEmpty()) return;
    rememberDialogFolder(modelPurpose, folder);
    m_document.setModel(folder.toStdString());
}

#include "moc_sample_strip.cpp"
