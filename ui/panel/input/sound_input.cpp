#include "ui/panel/input/sound_input.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/plot/heat/color_map.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

/// A pixel for each band and frame, low bands at the bottom.
QImage spectrogramImage(const core::Matrix& features)
{
    const float least = features.minCoeff();
    const float range = std::max(features.maxCoeff() - least, 1e-6F);
    const ColorMap& colors = ColorMap::named(QStringLiteral("magma"));
    QImage image(static_cast<int>(features.cols()), static_cast<int>(features.rows()), QImage::Format_RGB32);
    for (int band = 0; band < image.height(); ++band) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(image.height() - 1 - band));
        for (int frame = 0; frame < image.width(); ++frame)
            line[frame] = colors.at((features(band, frame) - least) / range);
    }
    return image;
}

/// A waveform's loudest samples over time, from the middle line up and down.
QImage waveImage(const core::Matrix& samples)
{
    constexpr Index widest = 1200, high = 64;
    const Index columns = std::min(widest, samples.cols());
    const float loudest = std::max(samples.cwiseAbs().maxCoeff(), 1e-6F);
    const ColorMap& colors = ColorMap::named(QStringLiteral("magma"));
    QImage image(static_cast<int>(columns), static_cast<int>(high), QImage::Format_RGB32);
    image.fill(colors.at(0));
    for (Index column = 0; column < columns; ++column) {
        const Index from = column * samples.cols() / columns, until = (column + 1) * samples.cols() / columns;
        const float share = samples.middleCols(from, until - from).cwiseAbs().maxCoeff() / loudest;
        const auto half = static_cast<int>(std::lround(share * static_cast<float>(high / 2 - 1)));
        for (int row = static_cast<int>(high / 2) - half; row <= static_cast<int>(high / 2) + half; ++row)
            image.setPixel(static_cast<int>(column), std::min(row, static_cast<int>(high) - 1), colors.at(0.75F));
    }
    return image;
}

}  // namespace

Spectrogram::Spectrogram(QWidget* parent) : InputImage(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    keepScaled(this, [this] { setFixedHeight(scaled(96)); });
    setAccessibleName(tr("The sound as the model hears it"));
    setToolTip(tr("The power in each band of the sound over time, low bands below; a click chooses a moment"));
}

void Spectrogram::display(const core::Matrix& features, Index tokens, double seconds)
{
    m_tokens = tokens;
    m_seconds = seconds;
    setImage(features.rows() == 1 ? waveImage(features) : spectrogramImage(features));
}

/// Above a line with the times.
QRectF Spectrogram::pictureRect() const { return QRectF(rect()).adjusted(0, 0, 0, -fontMetrics().height() - 2.0); }

QRectF Spectrogram::placeOf(Index token) const
{
    const QRectF picture = pictureRect();
    const double width = picture.width() / static_cast<double>(std::max<Index>(1, m_tokens));
    return {picture.left() + width * static_cast<double>(token), picture.top(), width, picture.height()};
}

void Spectrogram::paintEvent(QPaintEvent*)
{
    if (image().isNull()) return;
    QPainter painter(this);
    const QRectF picture = pictureRect();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, image().width() > picture.width());
    painter.drawImage(picture, image());
    painter.setPen(themeColors().muted);
    const QRectF below(0, picture.bottom() + 1, width(), height() - picture.bottom() - 1);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, tr("0 s"));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter,
                     tr("%1 s").arg(QLocale(QLocale::English).toString(m_seconds, 'g', 4)));
    if (token() >= m_tokens) return;
    const double x = placeOf(token()).center().x();
    painter.setPen(QPen(QColor(255, 255, 255), 2));
    painter.drawLine(QPointF(x, picture.top()), QPointF(x, picture.bottom()));
}

void Spectrogram::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) choose(event->position());
}

void Spectrogram::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) choose(event->position());
}

void Spectrogram::choose(const QPointF& place)
{
    if (image().isNull() || m_tokens == 0 || width() == 0) return;
    const double share = place.x() / width();
    emit tokenClicked(std::clamp<Index>(static_cast<Index>(share * static_cast<double>(m_tokens)), 0, m_tokens - 1));
}

SoundInput::SoundInput(QWidget* parent)
    : QWidget(parent),
      m_spectrogram(new Spectrogram),
      m_name(new ElidedLabel),
      m_hint(new Hint),
      m_open(new QToolButton)
{
    m_open->setText(tr("Open sound…"));
    m_open->setProperty("role", QStringLiteral("control"));
    m_open->setToolTip(tr("A WAV, FLAC or Ogg file; dropping one on the window does the same"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_spectrogram);
    layout->addWidget(m_name);
    layout->addWidget(m_hint);
    layout->addLayout(row);
    connect(m_open, &QToolButton::clicked, this, &SoundInput::openAsked);
}

void SoundInput::display(const core::AudioEmbedding& audio, const core::Sequence* sound, const QString& file)
{
    const bool shown = sound != nullptr && sound->features != nullptr;
    const Index tokens = shown ? audio.tokensOf(*sound->features) : audio.count;
    if (shown)
        m_spectrogram->display(*sound->features, tokens, core::secondsAt(audio, tokens));
    else
        m_spectrogram->clear();
    m_spectrogram->setVisible(shown);
    m_name->setText(file);
    m_name->setVisible(shown);
    const QString end = QLocale(QLocale::English).toString(core::secondsAt(audio, tokens), 'g', 4);
    const QString step = QLocale(QLocale::English).toString(1000 * core::secondsAt(audio, 1), 'g', 3);
    m_hint->setText(shown        ? tr("%1 tokens, one for each %2 ms of %3 s").arg(tokens).arg(step, end)
                    : audio.wave ? tr("Drop a sound here, WAV, FLAC or Ogg, of at most %1 s.").arg(core::longestWave)
                                 : tr("Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.").arg(end));
}

#include "moc_sound_input.cpp"
