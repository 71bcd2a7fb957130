#include "ui/view/map/map_color_menu.h"

#include <QActionGroup>
#include <QMenu>

#include "ui/part/color_swatch.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/words/short_numbers.h"

using core::FigureSettings;
using Curve = core::FigureSettings::Curve;
using Scale = core::FigureSettings::Scale;

namespace {

QString number(float value) { return withMinus(QString::number(static_cast<double>(value), 'g', 3)); }

}  // namespace

MapColorMenu::MapColorMenu(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("mapColors"));
    setProperty("role", QStringLiteral("small"));
    setAccessibleName(tr("Colours of the map"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::ArrowCursor);
    setPopupMode(QToolButton::InstantPopup);
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true);
    createRanges();
    menu()->addSeparator();
    createCurves();
    menu()->addSeparator();
    createMaps();
}

QAction* MapColorMenu::add(QActionGroup* group, const QString& text, const Edit& change)
{
    QAction* action = menu()->addAction(text, this, [this, change] { emit edited(change); });
    action->setCheckable(true);
    group->addAction(action);
    return action;
}

void MapColorMenu::createRanges()
{
    auto* ranges = new QActionGroup(this);
    m_fixed = add(ranges, {}, [](FigureSettings& figure) {
        figure.scale = Scale::Shared;
        figure.lowest = 0;
        figure.highest = 1;
    });
    const auto scaled = [&](const QString& text, Scale scale) {
        return add(ranges, text, [scale](FigureSettings& figure) { figure.scale = scale; });
    };
    m_other = scaled({}, Scale::Shared);
    m_automatic = scaled(tr("&Automatic range"), Scale::Cell);
    m_automatic->setToolTip(tr("From the smallest to the largest number of the map"));
    m_chosenRow = scaled(tr("Range of the &chosen row"), Scale::ChosenRow);
    m_eachRow = scaled(tr("Range of &each row"), Scale::Row);
}

void MapColorMenu::createCurves()
{
    auto* curves = new QActionGroup(this);
    // A long map in its usual range follows the logarithm: a straight scale needs a chosen range.
    m_curves[Curve::Linear] = add(curves, tr("&Linear"), [this](FigureSettings& figure) {
        figure.curve = Curve::Linear;
        if (m_isLong && figure.hasUsualRange()) figure.scale = Scale::Cell;
    });
    m_curves[Curve::Log] = add(curves, tr("Lo&garithmic"), [](FigureSettings& figure) { figure.curve = Curve::Log; });
    m_curves[Curve::Log]->setToolTip(
        tr("Over at most four powers of ten: what is smaller has the colour of the lower end"));
    m_curves[Curve::Gamma] = add(curves, {}, [](FigureSettings& figure) { figure.curve = Curve::Gamma; });
    m_curves[Curve::Gamma]->setToolTip(tr("Shares of the range to this power: below 1 small numbers become brighter"));
}

void MapColorMenu::createMaps()
{
    auto* maps = new QActionGroup(this);
    for (const QString& name : ColorMap::names()) {
        m_maps.push_back(
            add(maps, name, [map = name.toStdString()](FigureSettings& figure) { figure.color_map = map; }));
        m_maps.back()->setIcon(colorSwatch(ColorMap::named(name)));
        m_maps.back()->setIconVisibleInMenu(true);
    }
}

void MapColorMenu::display(const FigureSettings& figure, const std::pair<float, float>& usual, bool isLong)
{
    m_isLong = isLong;
    m_fixed->setText(tr("&Fixed range, %1 to %2").arg(number(usual.first), number(usual.second)));
    m_other->setText(tr("Fixed range, %1 to %2").arg(number(figure.lowest), number(figure.highest)));
    m_other->setVisible(figure.lowest != 0 || figure.highest != 1);
    const QString tooLong = tr("This map is too long: the rows of its pictures stand for several.");
    m_chosenRow->setToolTip(isLong ? tooLong : tr("From the smallest to the largest number of the chosen query's row"));
    m_eachRow->setToolTip(isLong ? tooLong : tr("In each row from its own smallest to its own largest number"));
    for (QAction* action : {m_chosenRow, m_eachRow}) action->setEnabled(!isLong);
    const bool isShared = figure.scale == Scale::Shared;
    m_fixed->setChecked(figure.hasUsualRange());
    m_other->setChecked(isShared && !figure.hasUsualRange());
    m_chosenRow->setChecked(figure.scale == Scale::ChosenRow);
    m_eachRow->setChecked(figure.scale == Scale::Row);
    // One map alone is its own head, layer and page.
    m_automatic->setChecked(!isShared && !m_chosenRow->isChecked() && !m_eachRow->isChecked());
    const FigureSettings shown = isLong ? asLongMapsAreShown(figure) : figure;
    m_curves[shown.curve]->setChecked(true);
    m_curves[Curve::Gamma]->setText(tr("Ga&mma %1").arg(figure.gamma));
    for (QAction* map : m_maps) {
        map->setChecked(map->text() == QString::fromStdString(figure.color_map));
        QFont font = menu()->font();
        font.setBold(map->isChecked());  // the swatch stands where others have their check mark
        map->setFont(font);
    }
    describe(shown, usual);
}

void MapColorMenu::describe(const FigureSettings& figure, const std::pair<float, float>& usual)
{
    const auto [lowest, highest] = figure.hasUsualRange() ? usual : std::pair(figure.lowest, figure.highest);
    const QString fixed = lowest == 0 ? tr("0–%1").arg(number(highest)) : tr("fixed");
    const QString range = figure.scale == Scale::Shared      ? fixed
                          : figure.scale == Scale::ChosenRow ? tr("row")
                          : figure.scale == Scale::Row       ? tr("rows")
                                                             : tr("auto");
    setText(tr("%1 ▾").arg(range));
    QStringList chosen;
    for (const QAction* action : menu()->actions())
        if (action->isChecked()) chosen << action->text().remove(QLatin1Char('&'));
    setToolTip(tr("How numbers become colours") + QLatin1Char('\n') + chosen.join(QLatin1Char('\n')));
    setAccessibleDescription(chosen.join(QStringLiteral("; ")));
}

#include "moc_map_color_menu.cpp"
