#pragma once

#include "core/model/pass/sound.h"
#include "ui/panel/input/input_image.h"

class QLabel;
class QToolButton;

/// A sound as a model hears it: the power in each band over time, low bands below; a click chooses a moment.
class Spectrogram final : public InputImage {
    Q_OBJECT
public:
    explicit Spectrogram(QWidget* parent = nullptr);

    /// @param features  [mels, frames], or [1, samples] of a waveform
    /// @param seconds   that the tokens stand for
    void display(const core::Matrix& features, core::Index tokens, double seconds);
    QRectF placeOf(core::Index token) const;

    QSize sizeHint() const override { return {220, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    QRectF pictureRect() const;
    void choose(const QPointF& place);

    core::Index m_tokens = 0;
    double m_seconds = 0;
};

/// Where a model that reads sounds gets one: in place of the text.
class SoundInput final : public QWidget {
    Q_OBJECT
public:
    explicit SoundInput(QWidget* parent = nullptr);

    /// @param sound  null for none
    /// @param file  what it is called
    void display(const core::AudioEmbedding& audio, const core::Sequence* sound, const QString& file);
    Spectrogram* spectrogram() const { return m_spectrogram; }

signals:
    void openAsked();

private:
    Spectrogram* m_spectrogram;
    QLabel* m_name;
    QLabel* m_hint;
    QToolButton* m_open;
};
