#include "ui/view/picture/picture_view.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/part/audience.h"
#include "ui/part/heading.h"
#include "ui/plot/picture/patch_words.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_controls.h"
#include "ui/view/picture/tower_strip.h"
#include "ui/view/picture/word_strip.h"
#include "ui/words/head_title.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

/// Scrolls one line across, and is as high as that.
class LineArea final : public QScrollArea {
public:
    explicit LineArea(QWidget* line)
    {
        setWidgetResizable(true);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setWidget(line);  // whose events are filtered then
    }

    QSize sizeHint() const override
    {
        return {200, widget()->sizeHint().height() + horizontalScrollBar()->sizeHint().height()};
    }
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::ShowToParent && parentWidget() != nullptr) show();  // or else as a window
        if (event->type() == QEvent::HideToParent) hide();
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace

PictureView::PictureView(QWidget* parent)
    : QWidget(parent),
      m_canvas(new PictureCanvas),
      m_words(new Hint),
      m_strip(new WordStrip),
      m_controls(new PictureControls),
      m_tower(new TowerStrip),
      m_towerWords(new Hint)
{
    keepFromAudience(m_controls);
    auto* line = new LineArea(m_strip);
    auto* below = new LineArea(m_tower);
    m_towerWords->setContentsMargins(14, 0, 14, 0);
    m_towerWords->hide();
    m_tower->hide();
    m_words->setMargin(4);
    m_words->setAlignment(Qt::AlignCenter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 10);
    layout->setSpacing(4);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_words);
    layout->addWidget(line);
    layout->addWidget(m_controls);
    layout->addWidget(m_towerWords);
    layout->addWidget(below);
    connect(m_strip, &WordStrip::queryChosen, this, &PictureView::choose);
    connect(m_strip, &WordStrip::chosenAt, line, [line](const QRect& place) {
        // Behind the layout that another text asks for.
        QTimer::singleShot(0, line, [line, place] {
            line->ensureVisible(place.center().x(), place.center().y(), place.width() / 2 + 40, 0);
        });
    });
    connect(m_controls, &PictureControls::regionShown, this, &PictureView::regionShown);
    connect(m_controls, &PictureControls::towerAsked, this, &PictureView::towerAsked);
    connect(m_canvas, &PictureCanvas::queryChosen, this, &PictureView::choose);
    connect(m_controls, &PictureControls::queryChosen, this, &PictureView::choose);
    connect(m_controls, &PictureControls::cellsChosen, this, &PictureView::cellsChosen);
    connect(m_controls, &PictureControls::lookChanged, this, [this](const core::PictureLook& look) {
        m_look = look;
        m_canvas->setLook(look);
        emit lookChanged(look);
    });
    connect(m_canvas, &PictureCanvas::pointedAt, this, [this](std::optional<Index> token) {
        emit cellHovered(token ? std::optional(Cell{m_chosen.query, *token}) : std::nullopt);
    });
    connect(m_canvas, &PictureCanvas::regionChanged, this, [this] {
        m_controls->setRegion(m_canvas->region().size());
        showWords();
    });
    connect(m_controls, &PictureControls::regionHidden, this, [this] { emit regionHidden(m_canvas->region()); });
    clear();
}

/// A token asks, and the probe no longer.
void PictureView::choose(Index token)
{
    emit cellHovered(std::nullopt);
    if (m_look.probe) {
        m_look.probe = false;
        emit lookChanged(m_look);
    }
    emit cellClicked({token, m_chosen.key});
}

void PictureView::display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                          const core::HeadAttention& stages, const core::FigureSettings& settings,
                          const std::vector<core::HeadAddress>& picked)
{
    m_look = settings.picture;
    m_hasProbe = trace->model->transformer.pooling_probe.has_value();
    m_numbers = PatchNumbers::of(trace, address, stages, settings, picked);
    m_names = tokenTexts(trace->queries(address.item));
    m_chosen.query = std::min(m_chosen.query, m_numbers.weights->rows() - 1);
    m_canvas->setLook(m_look);
    m_controls->setLook(m_look, settings.map.cells, !picked.empty());
    showPicture(PatchPicture::of(*trace, address.item, m_chosen.query, m_numbers, m_look));
}

void PictureView::clear()
{
    m_numbers = {};
    m_names.clear();
    showPicture(std::nullopt);
}

void PictureView::showPicture(std::optional<PatchPicture> picture)
{
    m_canvas->display(std::move(picture), m_numbers.quantity);
    const PatchPicture* shown = m_canvas->isEmpty() ? nullptr : &*m_canvas->picture();
    m_controls->display(shown, m_hasProbe);
    m_strip->display(shown, m_numbers);
    showWords();
}

void PictureView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_hover = hover;
    const bool other = chosen.query != m_chosen.query;
    m_chosen = chosen;
    if (m_numbers.weights == nullptr || m_canvas->isEmpty() || chosen.query >= m_numbers.weights->rows()) return;
    m_canvas->setPointed(hover ? std::optional(hover->key) : std::nullopt);
    if (!other) return showWords();
    PatchPicture picture = *m_canvas->picture();
    picture.setQuery(chosen.query, m_numbers);
    showPicture(std::move(picture));
}

void PictureView::setHidden(bool hidden) { m_controls->setHidden(hidden); }

std::optional<Index> PictureView::towerLayer() const { return m_controls->towerLayer(); }

void PictureView::closeTower() { m_controls->closeTower(); }

void PictureView::showTower(std::shared_ptr<const core::TowerWeights> weights, const QString& note)
{
    const bool any = weights != nullptr && !m_canvas->isEmpty();
    if (any) m_tower->display(m_canvas->picture()->image, std::move(weights));
    m_tower->setVisible(any);
    m_towerWords->setText(note);
    m_towerWords->setVisible(!note.isEmpty());
}

QString PictureView::words() const { return m_words->text(); }

/// The token that asks; a patch of a picture in a text by its place, since the text calls all of them alike.
QString PictureView::askingName(const PatchPicture& picture) const
{
    const bool patch = picture.seen.in_text && core::patchPlace(picture.patches, picture.query);
    return patch                  ? askingWords(picture)
           : picture.seen.in_text ? QStringLiteral("“%1”").arg(m_names.value(picture.query))
                                  : m_names.value(picture.query);
}

/// The weight on the token that is pointed at, and the length where the colours are of those.
QString PictureView::pointedWords() const
{
    const PatchPicture& picture = *m_canvas->picture();
    const auto key = static_cast<std::size_t>(m_hover->key);
    const QString from = picture.probe ? tr("probe") : m_names.value(m_chosen.query);
    const auto place = picture.seen.in_text ? core::patchPlace(picture.patches, m_hover->key) : std::nullopt;
    const QString to =
        place ? tr("patch %1,%2").arg(place->row + 1).arg(place->column + 1) : m_names.value(m_hover->key);
    const QString what = cellTitle(from, to);
    const float weight = picture.weights[key];
    const QString said = weightText(what, weight, QString::number(static_cast<double>(weight), 'f', 4));
    if (!std::isfinite(weight) || picture.norms.empty() || !std::isfinite(picture.norms[key])) return said;
    return tr("%1, length %2").arg(said, QString::number(static_cast<double>(picture.norms[key]), 'g', 4));
}

/// The weight on all squares of a region.
QString PictureView::regionWords(const std::vector<Index>& tokens) const
{
    double sum = 0;
    for (const Index token : tokens) {
        const float weight = m_canvas->picture()->weights[static_cast<std::size_t>(token)];
        if (std::isfinite(weight)) sum += static_cast<double>(weight);
    }
    return tr("Region of %1 patches: %2").arg(tokens.size()).arg(sum, 0, 'f', 4);
}

void PictureView::showWords()
{
    QString said;
    if (m_numbers.weights != nullptr && !m_canvas->isEmpty()) {
        const PatchPicture& picture = *m_canvas->picture();
        said = picture.probe ? tr("Pooling probe: %1").arg(weightWords(picture, 4))
                             : tr("Query %1: %2").arg(askingName(picture), weightWords(picture, 4));
        if (const std::vector<Index> region = m_canvas->region(); !region.empty())
            said += QStringLiteral("    ") + regionWords(region);
        if (m_hover && m_hover->key < std::ssize(picture.weights)) said += QStringLiteral("    ") + pointedWords();
        for (const QString& more : QStringList{brightestWords(picture), cropWords(picture)} + m_numbers.notes)
            if (!more.isEmpty()) said += QLatin1Char('\n') + more;
    }
    m_words->setText(said);
    m_canvas->setAccessibleDescription(said);
}

#include "moc_picture_view.cpp"
