#include "ui/view/picture/picture_controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include "ui/part/explained.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/picture/patch_words.h"
#include "ui/theme/magnification.h"

#include <cmath>

using core::Index;

namespace {

constexpr Index probeItem = -1;
constexpr std::array usualClips = {0.0, 0.01, 0.02, 0.05, 0.1};

QString clipName(double clip)
{
    if (clip <= 0) return PictureControls::tr("the largest");
    return PictureControls::tr("%1 % quantile").arg(QString::number(100 * (1 - clip), 'g', 4));
}

}  // namespace

PictureControls::PictureControls(QWidget* parent)
    : QWidget(parent),
      m_query(createQuery()),
      m_quantity(createQuantity()),
      m_clip(createClip())
{
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(14, 0, 14, 0);
    layout->setSpacing(8);
    for (QWidget* each : std::initializer_list<QWidget*>{m_query, m_quantity, m_clip, createOverlay()})
        layout->addWidget(each);
}

QComboBox* PictureControls::createQuery()
{
    auto* query = new PrefixedCombo(tr("Query"));
    query->setObjectName(QStringLiteral("pictureQuery"));
    query->setAccessibleName(tr("Which token is the query"));
    query->setToolTip(tr("The token whose attention is shown: a special token, or a patch, which you can also click. "
                         "Home chooses [CLS], the token of the whole picture."));
    connect(query, &QComboBox::activated, this, [this](int place) {
        const Index token = m_query->itemData(place).toLongLong();
        edit([&](core::PictureLook& look) { look.probe = token == probeItem; });
        if (token != probeItem) emit queryChosen(token);
    });
    return query;
}

QComboBox* PictureControls::createQuantity()
{
    auto* quantity = new PrefixedCombo(tr("Colours"));
    quantity->setObjectName(QStringLiteral("pictureQuantity"));
    quantity->setAccessibleName(tr("What the colours stand for"));
    quantity->addItems({tr("weights"), tr("‖weight · v Wₒ‖")});
    explain(quantity, Term::Norm,
            tr("Weights, or how long the vector is that each patch adds: large weights on short values count less"));
    connect(quantity, &QComboBox::activated, this, [this](int place) { emit normsChosen(place == 1); });
    return quantity;
}

QComboBox* PictureControls::createClip()
{
    auto* clip = new PrefixedCombo(tr("Up to"));
    clip->setObjectName(QStringLiteral("pictureClip"));
    clip->setAccessibleName(tr("Where the colours end"));
    clip->setToolTip(tr("The number that has the brightest colour; larger numbers share it, so that one bright patch "
                        "does not hide the rest"));
    connect(clip, &QComboBox::activated, this, [this](int place) {
        edit([&](core::PictureLook& look) { look.clip = m_clip->itemData(place).toDouble(); });
    });
    return clip;
}

QWidget* PictureControls::createOverlay()
{
    m_overlay = new QSlider(Qt::Horizontal);
    m_overlay->setRange(0, 100);
    m_overlay->setObjectName(QStringLiteral("pictureOverlay"));
    m_overlay->setValue(static_cast<int>(std::lround(m_look.overlay * 100)));
    keepScaled(m_overlay, [this] { m_overlay->setFixedWidth(scaled(160)); });
    m_overlay->setAccessibleName(tr("Opacity of the weights over the picture, in percent"));
    m_overlay->setToolTip(tr("How much of the picture shows through the weights"));
    connect(m_overlay, &QSlider::valueChanged, this,
            [this](int percent) { edit([&](core::PictureLook& look) { look.overlay = percent / 100.0; }); });
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new QLabel(tr("Picture")));
    layout->addWidget(m_overlay);
    layout->addWidget(new QLabel(tr("Weights")));
    layout->addStretch(1);
    return row;
}

void PictureControls::edit(const std::function<void(core::PictureLook&)>& change)
{
    core::PictureLook look = m_look;
    change(look);
    if (look == m_look) return;
    m_look = look;
    emit lookChanged(look);
}

/// The tokens beside the patches by name, the probe, and the patch that asks, which a click chose.
void PictureControls::display(const PatchPicture* picture, bool hasProbe)
{
    m_query->clear();
    setEnabled(picture != nullptr);
    if (picture == nullptr) return;
    for (Index token = 0; token < picture->patches.firstSquare(); ++token)
        m_query->addItem(QString::fromStdString(core::learnedTokenName(picture->patches, token)),
                         static_cast<qlonglong>(token));
    if (hasProbe) m_query->addItem(tr("pooling probe"), static_cast<qlonglong>(probeItem));
    const Index asks = picture->probe ? probeItem : picture->query;
    if (asks >= picture->patches.firstSquare()) m_query->addItem(askingWords(*picture), static_cast<qlonglong>(asks));
    m_query->setCurrentIndex(m_query->findData(static_cast<qlonglong>(asks)));
}

void PictureControls::setLook(const core::PictureLook& look, bool norms)
{
    m_look = look;
    m_quantity->setCurrentIndex(norms ? 1 : 0);
    m_quantity->setEnabled(!look.probe);
    const QSignalBlocker quiet(m_overlay);
    m_overlay->setValue(static_cast<int>(std::lround(look.overlay * 100)));
    showClip();
}

/// A session may have a share that none of the usual ones is.
void PictureControls::showClip()
{
    m_clip->clear();
    for (const double clip : usualClips) m_clip->addItem(clipName(clip), clip);
    if (m_clip->findData(m_look.clip) < 0) m_clip->addItem(clipName(m_look.clip), m_look.clip);
    m_clip->setCurrentIndex(m_clip->findData(m_look.clip));
}

#include "moc_picture_controls.cpp"
