#include "ui/panel/models/model_rows.h"

#include <QPainter>

#include "ui/panel/models/model_list.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

namespace {

constexpr int margin = 12;  ///< left and right of the text
constexpr int modelHeight = 48;
constexpr int headingHeight = 40;
constexpr int hintHeight = 46;  ///< two lines
constexpr int widestArchitecture = 170;
constexpr int sizeWidth = 84;
constexpr int gap = 14;  ///< between columns

ModelList::Kind kindOf(const QModelIndex& index)
{
    return static_cast<ModelList::Kind>(index.data(ModelList::KindRole).toInt());
}

void drawElided(QPainter& painter, const QRect& area, int alignment, const QString& text, Qt::TextElideMode elide)
{
    painter.drawText(area, alignment | Qt::TextSingleLine, painter.fontMetrics().elidedText(text, elide, area.width()));
}

}  // namespace

QSize ModelRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = option.rect.width();
    switch (kindOf(index)) {
    case ModelList::Kind::Heading: return {width, scaled(headingHeight)};
    case ModelList::Kind::Hint: return {width, scaled(hintHeight)};
    case ModelList::Kind::Model: break;
    }
    return {width, scaled(modelHeight)};
}

void ModelRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (kindOf(index)) {
    case ModelList::Kind::Heading: paintHeading(*painter, option.rect, index); break;
    case ModelList::Kind::Hint: paintHint(*painter, option.rect, index); break;
    case ModelList::Kind::Model: paintModel(*painter, option, index); break;
    }
    painter->restore();
}

void ModelRows::paintHeading(QPainter& painter, const QRect& area, const QModelIndex& index) const
{
    QFont font = textFont(8);
    font.setBold(true);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1);
    painter.setFont(font);
    painter.setPen(themeColors().muted);
    const QRect line = area.adjusted(margin, 0, -margin, -8);
    const QString heading = index.data().toString().toUpper();
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, heading);
    const int used = painter.fontMetrics().horizontalAdvance(heading) + gap;
    painter.setFont(textFont(8.5));
    drawElided(painter, line.adjusted(used, 0, 0, 0), Qt::AlignRight | Qt::AlignBottom,
               index.data(ModelList::DetailRole).toString(), Qt::ElideMiddle);
}

void ModelRows::paintHint(QPainter& painter, const QRect& area, const QModelIndex& index) const
{
    painter.setFont(textFont(9.5));
    painter.setPen(themeColors().muted);
    painter.drawText(area.adjusted(margin, 4, -margin, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     index.data().toString());
}

void ModelRows::paintModel(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QRectF ground = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
        const bool focused = chosen && option.state.testFlag(QStyle::State_HasFocus);
        painter.setPen(focused ? QPen(themeColors().accent) : QPen(Qt::NoPen));
        painter.setBrush(chosen ? themeColors().accentSoft : themeColors().panel);
        painter.drawRoundedRect(ground, 6, 6);
    }
    const bool opens = index.data(ModelList::ReasonRole).toString().isEmpty();
    const QRect text = option.rect.adjusted(margin, 6, -margin, -7);
    const QRect size(text.right() + 1 - scaled(sizeWidth), text.top(), scaled(sizeWidth), text.height());
    const int architectureWidth = std::min(scaled(widestArchitecture), text.width() / 4);
    const QRect architecture(size.left() - gap - architectureWidth, text.top(), architectureWidth, text.height());
    const QRect name(text.left(), text.top(), architecture.left() - gap - text.left(), text.height());

    painter.setPen(opens ? themeColors().text : themeColors().muted);
    painter.setFont(textFont(10));
    drawElided(painter, name, Qt::AlignLeft | Qt::AlignTop, index.data().toString(), Qt::ElideMiddle);
    painter.setFont(textFont(9.5));
    drawElided(painter, architecture, Qt::AlignLeft | Qt::AlignTop, index.data(ModelList::ArchitectureRole).toString(),
               Qt::ElideRight);
    painter.setFont(numberFont(9));
    drawElided(painter, size, Qt::AlignRight | Qt::AlignTop, index.data(ModelList::SizeRole).toString(),
               Qt::ElideRight);
    painter.setPen(themeColors().muted);
    painter.setFont(textFont(8.5));
    const QString detail = index.data(ModelList::DetailRole).toString();
    const bool path = detail == index.data(ModelList::FolderRole).toString();  // whose end tells more than its middle
    drawElided(painter, text, Qt::AlignLeft | Qt::AlignBottom, detail, path ? Qt::ElideMiddle : Qt::ElideRight);
}

#include "moc_model_rows.cpp"
