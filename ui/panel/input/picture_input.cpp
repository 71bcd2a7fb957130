#include "ui/panel/input/picture_input.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/plot/picture/patch_words.h"

using core::Index;

namespace {

/// The squares of all tiles of a picture.
core::PatchEmbedding tiledPatches(core::PatchEmbedding tile, const core::CutImage& cut)
{
    tile.height *= cut.rows;
    tile.width *= cut.columns;
    return tile;
}

}  // namespace

PatchThumbnail::PatchThumbnail(QWidget* parent) : InputImage(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("The picture as the model sees it"));
    setToolTip(tr("The picture as the model sees it; a click on a patch shows what it attends to"));
}

void PatchThumbnail::display(const QImage& shown, const core::PatchEmbedding& patches)
{
    m_patches.height = patches.height;
    m_patches.width = patches.width;
    m_patches.side = patches.side;
    m_patches.learned = patches.learned;
    setImage(shown);
    updateGeometry();
}

int PatchThumbnail::heightForWidth(int width) const
{
    constexpr int highest = 220;
    if (image().isNull()) return highest;
    return std::min(highest, width * image().height() / image().width());
}

QRectF PatchThumbnail::pictureRect() const
{
    return {QPointF(), QSizeF(image().size()).scaled(size(), Qt::KeepAspectRatio)};
}

QRectF PatchThumbnail::squareOf(Index token) const
{
    return PatchPicture{image(), m_patches, 0, {}}.place(token, pictureRect());
}

void PatchThumbnail::paintEvent(QPaintEvent*)
{
    if (image().isNull()) return;
    QPainter painter(this);
    const QRectF picture = pictureRect();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, image().width() > picture.width());
    painter.drawImage(picture, image());
    painter.setPen(QColor(255, 255, 255, 90));
    const QSizeF square = squareOf(m_patches.firstSquare()).size();
    for (Index column = 1; column < m_patches.columns() && square.width() > 4; ++column) {
        const double x = picture.left() + square.width() * static_cast<double>(column);
        painter.drawLine(QPointF(x, picture.top()), QPointF(x, picture.bottom()));
    }
    for (Index row = 1; row < m_patches.rows() && square.width() > 4; ++row) {
        const double y = picture.top() + square.height() * static_cast<double>(row);
        painter.drawLine(QPointF(picture.left(), y), QPointF(picture.right(), y));
    }
    if (core::patchPlace(m_patches, token())) paintPatchOutline(painter, squareOf(token()), 1.5);
}

void PatchThumbnail::mousePressEvent(QMouseEvent* event)
{
    if (image().isNull() || event->button() != Qt::LeftButton) return;
    const PatchPicture picture{image(), m_patches, 0, {}};
    if (const auto clicked = picture.tokenAt(event->position(), pictureRect())) emit tokenClicked(*clicked);
}

PictureInput::PictureInput(QWidget* parent)
    : QWidget(parent),
      m_thumbnail(new PatchThumbnail),
      m_name(new ElidedLabel),
      m_hint(new Hint),
      m_warning(new QLabel),
      m_open(new QToolButton),
      m_remove(new QToolButton),
      m_whole(new QCheckBox(tr("whole, not in tiles")))
{
    m_remove->setText(tr("Remove"));
    m_remove->setProperty("role", QStringLiteral("control"));
    m_remove->setToolTip(tr("The text alone, without its picture"));
    m_whole->setToolTip(tr("The model reads the picture once, small, and not in tiles besides: quicker, and coarser"));
    m_remove->hide();
    m_whole->hide();
    m_open->setText(tr("Open picture…"));
    m_open->setProperty("role", QStringLiteral("control"));
    m_open->setToolTip(tr("A PNG or JPEG file; dropping one on the window does the same"));
    m_warning->setProperty("role", QStringLiteral("warning"));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setText(tr("There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5."));
    auto* row = new QHBoxLayout;
    row->addWidget(m_open);
    row->addWidget(m_remove);
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_thumbnail);
    layout->addWidget(m_name);
    layout->addWidget(m_hint);
    layout->addWidget(m_whole);
    layout->addLayout(row);
    layout->addWidget(m_warning);
    connect(m_open, &QToolButton::clicked, this, &PictureInput::openAsked);
    connect(m_remove, &QToolButton::clicked, this, &PictureInput::removeAsked);
    connect(m_whole, &QCheckBox::clicked, this, &PictureInput::wholeChosen);
}

void PictureInput::display(const core::PreparedRun& prepared)
{
    const core::PictureReader& reader = *prepared.model->picture_reader;
    const auto pictures = prepared.computable() ? prepared.batch.sequences.front().pictures : nullptr;
    const bool any = pictures != nullptr && !pictures->pictures.empty();
    m_thumbnail->clear();
    m_thumbnail->setVisible(any);
    m_name->hide();
    m_remove->setVisible(any);
    m_whole->setVisible(any && reader.processor.tiles && reader.processor.cuts);
    m_warning->setVisible(reader.processor.values.assumed);
    m_hint->setText(tr("Drop a picture here, PNG or JPEG: it is read with the text, where it says %1, or before it.")
                        .arg(QString::fromStdString(reader.spelling.typed)));
    if (!any) return;
    const core::TiledPicture& first = *pictures->pictures.front();
    const core::CutImage& cut = first.cut();
    core::PatchEmbedding whole = first.patches();
    whole.side *= reader.join.side;
    m_thumbnail->display(imageOf(cut.shown), cut.rows > 0 ? tiledPatches(whole, cut) : whole);
    core::Index tokens = 0;
    for (const auto& picture : pictures->pictures) tokens += picture->tokens();
    const QString size = cut.rows > 0 ? tr("%1 × %2 tiles and the whole picture").arg(cut.rows).arg(cut.columns)
                                      : tr("the whole picture");
    m_hint->setText(
        pictures->pictures.size() > 1
            ? tr("%1 pictures as %2 tokens; the first: %3").arg(pictures->pictures.size()).arg(tokens).arg(size)
            : tr("%1 as %2 tokens").arg(size).arg(tokens));
}

void PictureInput::display(const core::PatchEmbedding& patches, const core::Sequence* picture, const QString& file,
                           bool assumed)
{
    const bool shown = picture != nullptr && picture->image != nullptr;
    m_remove->hide();
    m_whole->hide();
    if (shown)
        m_thumbnail->display(imageOf(*picture->image), patches);
    else
        m_thumbnail->clear();
    m_thumbnail->setVisible(shown);
    m_name->setText(file);
    m_name->setVisible(shown);
    const QString cut = tr("%1 × %2 pixels in %3 × %4 patches")
                            .arg(patches.width)
                            .arg(patches.height)
                            .arg(patches.rows())
                            .arg(patches.columns());
    const QString learned = learnedWords(patches);
    m_hint->setText(!shown              ? tr("Drop a picture here, PNG or JPEG.")
                    : learned.isEmpty() ? cut
                                        : tr("%1, and %2").arg(cut, learned));
    m_warning->setVisible(assumed);
}

#include "moc_picture_input.cpp"
