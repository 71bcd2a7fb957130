#include "ui/view/picture/picture_view.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "core/attention/pooling.h"
#include "ui/part/heading.h"
#include "ui/theme/magnification.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

PictureView::PictureView(QWidget* parent) : QWidget(parent), m_canvas(new PictureCanvas), m_words(new Hint)
{
    m_words->setMargin(4);
    m_words->setAlignment(Qt::AlignCenter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 10);
    layout->setSpacing(4);
    layout->addWidget(m_canvas, 1);
    layout->addWidget(m_words);
    layout->addWidget(createControls());
    connect(m_canvas, &PictureCanvas::queryChosen, this, [this](Index token) {
        emit cellHovered(std::nullopt);
        emit cellClicked({token, m_chosen.key});
    });
    connect(m_canvas, &PictureCanvas::pointedAt, this, [this](std::optional<Index> token) {
        emit cellHovered(token ? std::optional(Cell{m_chosen.query, *token}) : std::nullopt);
    });
    clear();
}

QWidget* PictureView::createControls()
{
    m_class = new QToolButton;
    m_class->setText(QStringLiteral("[CLS]"));
    m_class->setToolTip(tr("What [CLS], the token of the whole picture, attends to (Home)"));
    m_class->setAccessibleName(tr("[CLS] as query"));
    m_class->setCheckable(true);
    m_class->setProperty("role", QStringLiteral("control"));
    connect(m_class, &QToolButton::clicked, this, [this] {
        m_class->setChecked(m_chosen.query == 0);
        emit cellClicked({0, m_chosen.key});
    });
    m_opacity = new QSlider(Qt::Horizontal);
    m_opacity->setRange(0, 100);
    m_opacity->setObjectName(QStringLiteral("pictureOverlay"));
    m_opacity->setValue(static_cast<int>(std::lround(core::FigureSettings().overlay * 100)));
    keepScaled(m_opacity, [this] { m_opacity->setFixedWidth(scaled(160)); });
    m_opacity->setAccessibleName(tr("Opacity of the weights over the picture, in percent"));
    m_opacity->setToolTip(tr("How much of the picture shows through the weights"));
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        m_canvas->setOpacity(percent / 100.0);
        emit overlayChanged(percent / 100.0);
    });
    auto* controls = new QWidget;
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(14, 0, 14, 0);
    row->setSpacing(8);
    row->addStretch(1);
    row->addWidget(m_class);
    row->addSpacing(16);
    row->addWidget(new QLabel(tr("Picture")));
    row->addWidget(m_opacity);
    row->addWidget(new QLabel(tr("Weights")));
    row->addStretch(1);
    return controls;
}

void PictureView::display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages)
{
    m_cells = std::make_shared<const HeatData>(core::shownWeights(stages.weights, trace.mask(address)));
    m_names = tokenTexts(trace.queries(address.item));
    m_chosen.query = std::min(m_chosen.query, m_cells->rows() - 1);
    m_canvas->display(PatchPicture::of(trace, address.item, m_chosen.query, *m_cells));
    showWords();
}

void PictureView::clear()
{
    m_cells = nullptr;
    m_names.clear();
    m_canvas->display(std::nullopt);
    showWords();
}

void PictureView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_hover = hover;
    const bool other = chosen.query != m_chosen.query;
    m_chosen = chosen;
    if (m_cells == nullptr || m_canvas->isEmpty() || chosen.query >= m_cells->rows()) return;
    if (other) {
        PatchPicture picture = *m_canvas->picture();
        picture.setQuery(chosen.query, *m_cells);
        m_canvas->display(std::move(picture));
    }
    m_canvas->setPointed(hover ? std::optional(hover->key) : std::nullopt);
    showWords();
}

void PictureView::setOverlay(double share)
{
    const QSignalBlocker quiet(m_opacity);
    m_opacity->setValue(static_cast<int>(std::lround(share * 100)));
    m_canvas->setOpacity(share);
}

void PictureView::setColors(const Palette& colors) { m_canvas->setColors(colors); }

QString PictureView::words() const { return m_words->text(); }

/// The weight on the token that is pointed at.
QString PictureView::pointedWords() const
{
    const Index key = m_hover->key;
    const QString what = QStringLiteral("%1 → %2").arg(m_names.value(m_chosen.query), m_names.value(key));
    const float weight = m_cells->at(m_chosen.query, key);
    if (weight == HeatData::hidden) return tr("%1: hidden by the mask").arg(what);
    if (!std::isfinite(weight)) return tr("%1: not a number").arg(what);
    return QStringLiteral("%1: %2").arg(what).arg(static_cast<double>(weight), 0, 'f', 4);
}

void PictureView::showWords()
{
    const bool shown = m_cells != nullptr && !m_canvas->isEmpty();
    m_class->setChecked(shown && m_chosen.query == 0);
    QString said;
    if (shown) {
        const PatchPicture& picture = *m_canvas->picture();
        said = tr("Query %1: weight %2 on [CLS], %3 on all patches")
                   .arg(m_names.value(picture.query), QString::number(picture.before(), 'f', 4),
                        QString::number(picture.onSquares(), 'f', 4));
        if (m_hover && m_hover->key < m_cells->cols()) said += QStringLiteral("    ") + pointedWords();
    }
    m_words->setText(said);
    m_canvas->setAccessibleDescription(said);
}
