#include "ui/panel/export/film_options_panel.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "core/model/scoring_change.h"
#include "ui/film/film_export.h"
#include "ui/part/heading.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"
#include "ui/plot/film/web_film.h"

#include <cmath>

using core::FigureSettings;
using Content = core::FigureSettings::Content;

namespace {

PrefixedSpin* spin(const QString& prefix, const char* name, const QString& tip, double lowest, double highest,
                   int decimals)
{
    auto* box = new PrefixedSpin(prefix);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(prefix);
    box->setToolTip(tip);
    box->setDecimals(decimals);
    box->setRange(lowest, highest);
    return box;
}

QHBoxLayout* besides(QWidget* left, QWidget* right)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(left, 1);
    row->addWidget(right, 1);
    return row;
}

}  // namespace

FilmOptionsPanel::FilmOptionsPanel(const FigureSource& source, FigureSettings figure, QWidget* parent)
    : QWidget(parent),
      m_figure(std::move(figure)),
      m_focus(source.session.focus),
      m_kind(new PrefixedCombo(tr("Shows"))),
      m_from(spin(tr("From"), "filmFrom", tr("Temperature of the first frame, 0.01 to 100"), 0.01, 100, 2)),
      m_to(spin(tr("To"), "filmTo", tr("Temperature of the last frame, 0.01 to 100"), 0.01, 100, 2)),
      m_frames(spin(tr("Frames"), "filmFrames", tr("How many frames, 2 to 1000; chosen evenly"), fewestFrames,
                    static_cast<double>(mostFrames), 0)),
      m_seconds(spin(tr("Seconds"), "filmSeconds", tr("How long each frame stays, 0.02 to 60 seconds"), shortestFrame,
                     longestFrame, 2)),
      m_format(new Segments(tr("Format"), {{tr("GIF"), tr("One file that plays everywhere, again and again")},
                                           {tr("PNG"), tr("A numbered picture for each frame")},
                                           {tr("WebM"), tr("A video, for browsers")}})),
      m_dpi(spin(tr("dpi"), "filmDpi", tr("Dots per inch, 20 to 2400"), core::smallestDpi, core::largestDpi, 0)),
      m_facts(new Hint),
      m_note(new Hint)
{
    m_kind->setObjectName(QStringLiteral("filmKind"));
    m_kind->setAccessibleName(tr("What the film shows"));
    m_from->setValue(FilmSettings().from);
    m_to->setValue(FilmSettings().to);
    m_frames->setRangeOrOpen(fewestFrames, static_cast<double>(mostFrames), tr("all"));
    m_frames->choose(std::nullopt);
    m_seconds->setSingleStep(0.1);
    m_dpi->setSingleStep(50);
    m_dpi->setValue(150);
    m_facts->setObjectName(QStringLiteral("filmFacts"));
    m_facts->setWordWrap(true);
    addKinds(source);
    createFormat();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 8);
    layout->setSpacing(6);
    layout->addWidget(new Heading(tr("Film")));
    layout->addWidget(m_kind);
    layout->addLayout(besides(m_from, m_to));
    layout->addLayout(besides(m_frames, m_seconds));
    layout->addSpacing(8);
    layout->addWidget(new Heading(tr("Format")));
    layout->addLayout(besides(m_format, m_dpi));
    layout->addWidget(m_note);
    layout->addWidget(m_facts);
    layout->addStretch();
    for (PrefixedSpin* box : {m_from, m_to, m_frames, m_seconds})
        connect(box, &QDoubleSpinBox::valueChanged, this, &FilmOptionsPanel::changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        emit changed();
    });
    connect(m_dpi, &QDoubleSpinBox::valueChanged, this, &FilmOptionsPanel::changed);
    connect(m_format, &Segments::chosen, this, [this] {
        showFacts();
        emit formatChanged();
    });
    showKind();
}

/// Those that there is something for.
void FilmOptionsPanel::addKinds(const FigureSource& source)
{
    const core::Trace& trace = *source.traces.front();
    const auto add = [this](FilmKind kind, const QString& title) {
        m_kinds.push_back(kind);
        m_kind->addItem(title);
    };
    if (!trace.recorded() && !trace.isLong()) add(FilmKind::Steps, tr("Steps of this head"));
    if (source.session.run().continuation.shown > 0) add(FilmKind::Generation, tr("The text as it is generated"));
    if (!trace.recorded()) add(FilmKind::Temperature, tr("Temperatures"));
    if (trace.model->info.layers > 1) add(FilmKind::Layers, tr("Layers"));
    const bool isOfSteps = m_figure.content == Content::Steps && !m_kinds.empty() && m_kinds.front() == FilmKind::Steps;
    m_kind->setCurrentIndex(isOfSteps || m_kind->count() < 2 ? 0 : m_kinds.front() == FilmKind::Steps ? 1 : 0);
}

void FilmOptionsPanel::createFormat()
{
    m_format->setObjectName(QStringLiteral("filmFormat"));
    m_format->setCurrent(0);
    m_note->setWordWrap(true);
    m_note->setText(tr("WebM needs the program ffmpeg, which is not installed."));
    const bool canBeMade = WebFilm::canBeMade();
    m_note->setVisible(!canBeMade);
    for (QAbstractButton* button : m_format->findChildren<QAbstractButton*>())
        if (button->text() == tr("WebM")) button->setEnabled(canBeMade);
}

void FilmOptionsPanel::showKind()
{
    if (m_kinds.empty()) return;
    const FilmKind kind = m_kinds[static_cast<std::size_t>(m_kind->currentIndex())];
    for (QWidget* each : {m_from, m_to}) each->setVisible(kind == FilmKind::Temperature);
    const QSignalBlocker quiet(m_seconds);
    m_seconds->setValue(usualSeconds(kind));
}

FilmSettings FilmOptionsPanel::film() const
{
    FilmSettings film;
    if (!m_kinds.empty()) film.kind = m_kinds[static_cast<std::size_t>(m_kind->currentIndex())];
    if (const auto frames = m_frames->chosen()) film.frames = std::lround(*frames);
    film.seconds = m_seconds->value();
    film.from = m_from->value();
    film.to = m_to->value();
    return film;
}

/// Steps are of one head, and a text grows in maps.
FigureSettings FilmOptionsPanel::figure() const
{
    FigureSettings figure = m_figure;
    figure.dpi = m_dpi->value();
    figure.background = FigureSettings::Background::White;
    const FilmKind kind = film().kind;
    const bool other = kind == FilmKind::Steps        ? figure.content != Content::Steps
                       : kind == FilmKind::Generation ? figure.content != Content::Maps
                                                      : false;
    if (!other) return figure;
    figure.content = kind == FilmKind::Steps ? Content::Steps : Content::Maps;
    figure.layer = m_focus.layer;
    figure.head = m_focus.head;
    figure.heads.clear();
    figure.part = {};
    constexpr double slide = 254, column = 89;  // mm
    if (kind == FilmKind::Steps) figure.width_mm = std::max(figure.width_mm, 183.0);
    if (figure.width_mm > slide) figure.width_mm = slide;
    if (kind == FilmKind::Generation && figure.height_mm) figure.height_mm.reset(), figure.width_mm = column;
    return figure;
}

QString FilmOptionsPanel::format() const { return filmFormats().at(m_format->current()); }

QString FilmOptionsPanel::word() const
{
    switch (film().kind) {
    case FilmKind::Steps: return QStringLiteral("steps");
    case FilmKind::Generation: return QStringLiteral("generation");
    case FilmKind::Temperature: return QStringLiteral("temperature");
    case FilmKind::Layers: return QStringLiteral("layers");
    case FilmKind::Checkpoints: return QStringLiteral("checkpoints");
    }
    return {};
}

void FilmOptionsPanel::showPlan(int frames, double seconds, const QSizeF& millimetres)
{
    m_planned = frames;
    m_stays = seconds;
    m_size = millimetres;
    m_frames->setOpenMeans(frames);
    showFacts();
}

void FilmOptionsPanel::showNone()
{
    m_planned = 0;
    showFacts();
}

void FilmOptionsPanel::showFacts()
{
    if (m_planned == 0) return m_facts->clear();
    const auto pixels = [&](double millimetres) { return std::lround(millimetres / 25.4 * m_dpi->value()); };
    m_facts->setText(tr("%1 frames of %2 × %3 pixels, %4 seconds in all")
                         .arg(m_planned)
                         .arg(pixels(m_size.width()))
                         .arg(pixels(m_size.height()))
                         .arg(m_planned * m_stays, 0, 'g', 3));
}
