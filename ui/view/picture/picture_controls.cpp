#include "ui/view/picture/picture_controls.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "ui/part/explained.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/picture/patch_words.h"
#include "ui/theme/magnification.h"

#include <cmath>

using core::Index;

namespace {

using Cells = core::MapLook::Cells;

constexpr Index probeItem = -1;
constexpr Index mostWords = 2000;  ///< of a text in the list of queries
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
      m_part(createPart()),
      m_quantity(createQuantity()),
      m_clip(createClip()),
      m_tower(createTower()),
      m_hide(new QToolButton),
      m_again(new QToolButton),
      m_byWeight(createByWeight())
{
    m_hide->setObjectName(QStringLiteral("hideRegion"));
    m_hide->setText(tr("Hide region"));
    m_hide->setProperty("role", QStringLiteral("control"));
    m_hide->setToolTip(
        tr("No token outside of the chosen region sees it, in any head. Drag over the picture, or press Shift and the "
           "arrow keys, to choose one."));
    m_hide->setEnabled(false);
    connect(m_hide, &QToolButton::clicked, this, &PictureControls::regionHidden);
    m_again->setObjectName(QStringLiteral("showRegion"));
    m_again->setText(tr("Show it again"));
    m_again->setProperty("role", QStringLiteral("control"));
    m_again->setToolTip(tr("All tokens see the hidden region again"));
    m_again->hide();
    connect(m_again, &QToolButton::clicked, this, &PictureControls::regionShown);
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(14, 0, 14, 0);
    layout->setSpacing(8);
    for (QWidget* each : std::initializer_list<QWidget*>{m_query, m_part, m_quantity, m_clip, createOverlay(),
                                                         m_byWeight, m_hide, m_again, m_tower})
        layout->addWidget(each);
}

QComboBox* PictureControls::createQuery()
{
    auto* query = new PrefixedCombo(tr("Query"));
    query->setObjectName(QStringLiteral("pictureQuery"));
    query->setAccessibleName(tr("Which token is the query"));
    query->setToolTip(
        tr("The token whose attention is shown: a special token, a word of the text around the picture, or "
           "a patch, which you can also click. Home chooses the first one, such as [CLS]."));
    connect(query, &QComboBox::activated, this, [this](int place) {
        const Index token = m_query->itemData(place).toLongLong();
        edit([&](core::PictureLook& look) { look.probe = token == probeItem; });
        if (token != probeItem) emit queryChosen(token);
    });
    return query;
}

QComboBox* PictureControls::createPart()
{
    auto* part = new PrefixedCombo(tr("Shown"));
    part->setObjectName(QStringLiteral("picturePart"));
    part->setAccessibleName(tr("Which picture is shown"));
    part->setToolTip(tr("A model may read a picture twice: cut into tiles, put together here, and as a whole, small"));
    connect(part, &QComboBox::activated, this, [this](int place) {
        const int chosen = m_part->itemData(place).toInt();
        edit([&](core::PictureLook& look) {
            look.number = chosen / 2;
            look.whole = chosen % 2 == 1;
        });
    });
    return part;
}

QComboBox* PictureControls::createQuantity()
{
    auto* quantity = new PrefixedCombo(tr("Colours"));
    quantity->setObjectName(QStringLiteral("pictureQuantity"));
    quantity->setAccessibleName(tr("What the colours stand for"));
    quantity->addItem(tr("weights"), static_cast<int>(Cells::Weights));
    quantity->addItem(tr("‖weight · v Wₒ‖"), static_cast<int>(Cells::Norms));
    quantity->addItem(tr("mean of the layer’s heads"), static_cast<int>(Cells::LayerHeads));
    explain(quantity, Term::Norm,
            tr("Weights, or how long the vector is that each patch adds: large weights on short values count less; or "
               "the mean weight of all heads of the layer"));
    connect(quantity, &QComboBox::activated, this,
            [this](int place) { emit cellsChosen(static_cast<Cells>(m_quantity->itemData(place).toInt())); });
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

QComboBox* PictureControls::createTower()
{
    auto* tower = new PrefixedCombo(tr("Tower"));
    tower->setObjectName(QStringLiteral("towerLayer"));
    tower->setAccessibleName(tr("Which layer of the tower is shown below"));
    tower->setToolTip(tr("The tower is what reads the picture before the text does. Its heads are computed where they "
                         "are looked at, tile by tile; of a patch that asks they show its own row."));
    connect(tower, &QComboBox::activated, this, &PictureControls::towerAsked);
    return tower;
}

std::optional<Index> PictureControls::towerLayer() const
{
    const int layer = m_tower->currentData().toInt();
    return layer > 0 ? std::optional<Index>(layer - 1) : std::nullopt;
}

void PictureControls::closeTower() { m_tower->setCurrentIndex(0); }

/// Layers from 1 on, and none of them first.
void PictureControls::showTowers(const PatchPicture& picture)
{
    const bool any = picture.seen.picture != nullptr;
    const int layers = any ? static_cast<int>(picture.seen.picture->reader().tower->info.layers) : 0;
    m_tower->setVisible(any);
    if (m_tower->count() == layers + 1) return;
    m_tower->clear();
    m_tower->addItem(tr("not shown"), 0);
    for (int layer = 1; layer <= layers; ++layer) m_tower->addItem(tr("heads of layer %1").arg(layer), layer);
}

void PictureControls::setHidden(bool hidden) { m_again->setVisible(hidden); }

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

QCheckBox* PictureControls::createByWeight()
{
    auto* check = new QCheckBox(tr("by weight"));
    check->setObjectName(QStringLiteral("pictureByWeight"));
    check->setToolTip(
        tr("Colours cover the picture the more the larger the weight is, so that the photo stays a photo"));
    connect(check, &QCheckBox::toggled, this,
            [this](bool by_weight) { edit([&](core::PictureLook& look) { look.by_weight = by_weight; }); });
    return check;
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
    m_part->hide();
    m_hide->setVisible(picture != nullptr && picture->seen.in_text);
    if (picture == nullptr) return m_tower->hide();
    showTowers(*picture);
    showParts(*picture);
    if (picture->seen.in_text) addWords(*picture);
    for (Index token = 0; token < picture->patches.firstSquare(); ++token)
        m_query->addItem(QString::fromStdString(core::learnedTokenName(picture->patches, token)),
                         static_cast<qlonglong>(token));
    if (hasProbe) m_query->addItem(tr("pooling probe"), static_cast<qlonglong>(probeItem));
    const Index asks = picture->probe ? probeItem : picture->query;
    const bool listed = m_query->findData(static_cast<qlonglong>(asks)) >= 0;
    if (asks >= picture->patches.firstSquare() && !listed)
        m_query->addItem(askingWords(*picture), static_cast<qlonglong>(asks));
    m_query->setCurrentIndex(m_query->findData(static_cast<qlonglong>(asks)));
}

void PictureControls::setRegion(std::size_t squares) { m_hide->setEnabled(squares > 0); }

/// The words of the text that a picture stands in, by their places.
void PictureControls::addWords(const PatchPicture& picture)
{
    for (Index token = 0; token < std::min<Index>(picture.asking.size(), mostWords); ++token)
        if (!picture.asking[token].isEmpty())
            m_query->addItem(tr("%1 · %2").arg(token + 1).arg(picture.asking[token]), static_cast<qlonglong>(token));
}

void PictureControls::showParts(const PatchPicture& picture)
{
    m_part->clear();
    const Index count = picture.seen.in_text ? picture.seen.pictures : 0;
    for (Index number = 0; number < count; ++number) {
        const QString name = tr("picture %1").arg(number + 1);
        const QString before = count > 1 ? tr("%1, ").arg(name) : QString();
        // Of the others nobody has said how they are cut; what they lack is shown as the whole.
        m_part->addItem(before + tr("its tiles"), static_cast<int>(2 * number));
        m_part->addItem(before + tr("the whole picture"), static_cast<int>(2 * number + 1));
    }
    const Index shown = std::min(m_look.number, std::max<Index>(0, count - 1));
    m_part->setCurrentIndex(m_part->findData(static_cast<int>(2 * shown + (picture.whole ? 1 : 0))));
    m_part->setVisible(count > 1 || (count == 1 && picture.seen.cut));
}

void PictureControls::setLook(const core::PictureLook& look, Cells cells, bool picked)
{
    m_look = look;
    const int place = m_quantity->findData(static_cast<int>(Cells::PickedHeads));
    const bool offered = picked || cells == Cells::PickedHeads;
    if (offered && place < 0) m_quantity->addItem(tr("mean of the picked heads"), static_cast<int>(Cells::PickedHeads));
    if (!offered && place >= 0) m_quantity->removeItem(place);
    m_quantity->setCurrentIndex(std::max(0, m_quantity->findData(static_cast<int>(cells))));
    m_quantity->setEnabled(!look.probe);
    const QSignalBlocker quiet[] = {QSignalBlocker(m_overlay), QSignalBlocker(m_byWeight)};
    m_byWeight->setChecked(look.by_weight);
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
