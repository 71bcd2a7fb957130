#pragma once

#include "core/model/pass/picture.h"
#include "core/prepare/prepared_run.h"
#include "ui/panel/input/input_image.h"

#include <optional>

class QCheckBox;
class QLabel;
class QToolButton;

/// The picture as a model sees it, small, with its squares; a click chooses the one that asks.
class PatchThumbnail final : public InputImage {
    Q_OBJECT
public:
    explicit PatchThumbnail(QWidget* parent = nullptr);

    void display(const QImage& image, const core::PatchEmbedding& patches);
    QRectF squareOf(core::Index token) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {220, heightForWidth(220)}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QRectF pictureRect() const;

    core::PatchEmbedding m_patches;
};

/// Where a model that reads pictures gets one: in place of the text, or in it.
class PictureInput final : public QWidget {
    Q_OBJECT
public:
    explicit PictureInput(QWidget* parent = nullptr);

    /// @param picture  a null image for none
    /// @param file  what it is called
    /// @param assumed  nobody says which mean and deviation the model wants
    void display(const core::PatchEmbedding& patches, const core::Sequence* picture, const QString& file, bool assumed);
    /// The pictures in the text of a model that reads both.
    void display(const core::PreparedRun& prepared);
    PatchThumbnail* thumbnail() const { return m_thumbnail; }

    QToolButton* removeButton() const { return m_remove; }
    QCheckBox* wholeBox() const { return m_whole; }

signals:
    void openAsked();
    void removeAsked();            ///< of the pictures in a text
    void wholeChosen(bool whole);  ///< pictures in a text are not cut into tiles

private:
    PatchThumbnail* m_thumbnail;
    QLabel* m_name;
    QLabel* m_hint;
    QLabel* m_warning;
    QToolButton* m_open;
    QToolButton* m_remove;
    QCheckBox* m_whole;
};
