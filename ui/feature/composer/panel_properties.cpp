#include "ui/feature/composer/panel_properties.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "ui/feature/composer/panel_list.h"
#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/silence.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"
#include "ui/words/kept_text.h"

#include <algorithm>
#include <cmath>

PanelProperties::PanelProperties(PageEditor& editor, QWidget* parent)
    : QWidget(parent),
      m_editor(editor),
      m_title(new ElidedLabel),
      m_open(namedButton(tr("Open in window"), "openPanel", tr("Shows this panel's session in the main window"))),
      m_replace(
          namedButton(tr("Take from window"), "replacePanel", tr("Replaces this panel by what the main window shows"))),
      m_all(new QWidget),
      m_none(new Hint(tr("Pick a panel to set its place, colours and labels.")))
{
    m_title->setProperty("role", QStringLiteral("title"));
    auto* within = new QVBoxLayout(m_all);
    within->setContentsMargins(0, 0, 0, 0);
    within->setSpacing(8);
    within->addWidget(createPlace());
    within->addWidget(createLook());
    within->addWidget(createAdvice());
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_open);
    ways->addWidget(m_replace);
    within->addLayout(ways);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addWidget(m_none);
    layout->addWidget(m_all);
    layout->addStretch(1);
    layout->addWidget(createFoot());
    connect(m_open, &QPushButton::clicked, this, &PanelProperties::openAsked);
    connect(m_replace, &QPushButton::clicked, this, &PanelProperties::replaceAsked);
    connect(&m_editor, &PageEditor::changed, this, &PanelProperties::show);
    connect(&m_editor, &PageEditor::pickedChanged, this, &PanelProperties::show);
    show();
}

void PanelProperties::edit(const std::function<void(core::PagePanel&)>& change, const QString& kind)
{
    m_editor.applyToPicked(change, kind);
}

QWidget* PanelProperties::createPlace()
{
    auto* all = new QWidget;
    auto* grid = new QGridLayout(all);
    grid->setContentsMargins(0, 0, 0, 0);
    m_heading = new QLineEdit;
    m_heading->setObjectName(QStringLiteral("panelHeading"));
    m_heading->setPlaceholderText(tr("Heading beside its letter"));
    m_heading->setAccessibleName(tr("Heading of the panel"));
    m_text = new QPlainTextEdit;
    m_text->setObjectName(QStringLiteral("panelText"));
    m_text->setAccessibleName(tr("Text of the panel"));
    m_text->setTabChangesFocus(true);
    keepScaled(m_text, [this] { m_text->setFixedHeight(scaled(90)); });
    grid->addWidget(new Heading(tr("Place and size")), 0, 0, 1, 2);
    const char* const names[] = {"x", "y", "w", "h"};
    double core::PagePlace::*const parts[] = {&core::PagePlace::x, &core::PagePlace::y, &core::PagePlace::width,
                                              &core::PagePlace::height};
    for (int i = 0; i < 4; ++i) {
        m_sides[i] = new PrefixedSpin(QString::fromLatin1(names[i]));
        m_sides[i]->setObjectName(QStringLiteral("panel_") + QString::fromLatin1(names[i]));
        m_sides[i]->setRange(i < 2 ? -core::largestFigure : core::smallestPanel, core::largestFigure);
        m_sides[i]->setSingleStep(0.5);
        m_sides[i]->setDecimals(1);
        m_sides[i]->setSuffix(tr(" mm"));
        m_sides[i]->setKeyboardTracking(false);
        grid->addWidget(m_sides[i], 1 + i / 2, i % 2);
        connect(m_sides[i], &QDoubleSpinBox::valueChanged, this, [this, part = parts[i]](double value) {
            edit([&](core::PagePanel& panel) { panel.place.*part = value; }, QStringLiteral("place"));
        });
    }
    m_columns = new PrefixedSpin(tr("columns of the grid"));
    m_columns->setDecimals(0);
    m_columns->setRange(1, core::mostPageColumns);
    m_columns->setObjectName(QStringLiteral("panelColumns"));
    grid->addWidget(m_columns, 3, 0, 1, 2);
    grid->addWidget(m_heading, 4, 0, 1, 2);
    grid->addWidget(m_text, 5, 0, 1, 2);
    connect(m_columns, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        edit([&](core::PagePanel& panel) { panel.columns = static_cast<core::Index>(value); });
        emit m_editor.arrangeAsked();
    });
    connect(m_heading, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit([&](core::PagePanel& panel) { panel.heading = keptText(text, core::longestHeading); },
             QStringLiteral("heading"));
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        edit([&](core::PagePanel& panel) { panel.text = keptText(m_text->toPlainText(), core::longestCaption); },
             QStringLiteral("text"));
    });
    return all;
}

QWidget* PanelProperties::createLook()
{
    m_look = new QWidget;
    auto* layout = new QVBoxLayout(m_look);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_colors = new PrefixedCombo(tr("Colours"));
    m_colors->setObjectName(QStringLiteral("panelColours"));
    for (const char* name : core::colorMapNames) m_colors->addItem(QString::fromLatin1(name));
    m_labels = new PrefixedSpin(tr("Token labels"));
    m_labels->setObjectName(QStringLiteral("panelLabels"));
    m_labels->setRangeOrOpen(core::smallestLabel, core::largestLabel, tr("auto"));
    m_labels->setSingleStep(0.5);
    m_labels->setDecimals(2);
    m_labels->setSuffix(tr(" pt"));
    m_values = new QCheckBox(tr("values in cells"));
    m_axisNames = new QCheckBox(tr("axis names"));
    m_bar = new QCheckBox(tr("colour bar"));
    m_ownBar = new QCheckBox(tr("own colour bar and range"));
    m_ownBar->setToolTip(tr("This panel does not share the colours of the others"));
    m_values->setObjectName(QStringLiteral("panelValues"));
    m_ownBar->setObjectName(QStringLiteral("panelOwnBar"));
    layout->addWidget(new Heading(tr("Look")));
    for (QWidget* each : std::initializer_list<QWidget*>{m_colors, m_labels, m_values, m_axisNames, m_bar, m_ownBar})
        layout->addWidget(each);
    const auto figure = [this](auto change) {
        edit([&](core::PagePanel& panel) {
            if (panel.session) change(panel.session->figure);
        });
    };
    connect(m_colors, &QComboBox::activated, this, [this, figure](int index) {
        figure([&](core::FigureSettings& settings) { settings.color_map = core::colorMapNames[index]; });
    });
    connect(m_labels, &QDoubleSpinBox::valueChanged, this, [this, figure] {
        figure([&](core::FigureSettings& settings) { settings.label_points = m_labels->chosen(); });
    });
    connect(m_values, &QCheckBox::toggled, this,
            [figure](bool on) { figure([&](core::FigureSettings& settings) { settings.values = on; }); });
    connect(m_axisNames, &QCheckBox::toggled, this,
            [figure](bool on) { figure([&](core::FigureSettings& settings) { settings.axis_names = on; }); });
    connect(m_bar, &QCheckBox::toggled, this,
            [figure](bool on) { figure([&](core::FigureSettings& settings) { settings.color_bar = on; }); });
    connect(m_ownBar, &QCheckBox::toggled, this,
            [this](bool on) { edit([&](core::PagePanel& panel) { panel.own_bar = on; }); });
    return m_look;
}

QWidget* PanelProperties::createAdvice()
{
    m_advice = new QFrame;
    m_advice->setObjectName(QStringLiteral("advice"));
    m_advice->setFrameShape(QFrame::StyledPanel);
    auto* layout = new QVBoxLayout(m_advice);
    m_adviceText = new QLabel;
    m_adviceText->setWordWrap(true);
    m_adviceText->setTextFormat(Qt::PlainText);
    m_adviceText->setProperty("role", QStringLiteral("warning"));
    m_hideValues = namedButton(tr("Hide values"), "hideValues", tr("Draws the cells without their numbers"));
    m_widen = namedButton(tr("Widen"), "widen", tr("Makes the panel as wide as its text needs"));
    layout->addWidget(m_adviceText);
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_hideValues);
    ways->addWidget(m_widen);
    layout->addLayout(ways);
    connect(m_hideValues, &QPushButton::clicked, m_values, &QCheckBox::toggle);
    connect(m_widen, &QPushButton::clicked, this, [this] {
        const auto picked = m_editor.picked();
        if (!picked || *picked >= m_drawn.panels.size()) return;
        const double width = m_drawn.panels[*picked].readable_width;
        edit([&](core::PagePanel& panel) {
            const double larger = width / panel.place.width;
            panel.place.width = std::min(width, core::largestFigure);
            panel.place.height = std::min(std::ceil(panel.place.height * larger), core::largestFigure);
        });
    });
    return m_advice;
}

QWidget* PanelProperties::createFoot()
{
    return new Hint(tr("Each panel is a session of its own; the page keeps all of them and reopens from its PDF."));
}

void PanelProperties::setDrawn(const ComposedFigure& page)
{
    m_drawn = page;
    showAdvice();
}

void PanelProperties::show()
{
    const core::PagePanel* panel = m_editor.pickedPanel();
    m_all->setVisible(panel != nullptr);
    m_none->setVisible(panel == nullptr);
    m_title->setText(panel == nullptr ? tr("No panel picked") : titleOfPanel(m_editor.page(), *m_editor.picked()));
    if (panel == nullptr) return;
    const Silence silence({m_sides[0], m_sides[1], m_sides[2], m_sides[3], m_columns, m_text, m_labels, m_values,
                           m_axisNames, m_bar, m_ownBar});
    const double sides[] = {panel->place.x, panel->place.y, panel->place.width, panel->place.height};
    for (int i = 0; i < 4; ++i) m_sides[i]->setValue(sides[i]);
    m_columns->setValue(static_cast<double>(panel->columns));
    const QString heading = QString::fromStdString(panel->heading), text = QString::fromStdString(panel->text);
    if (m_heading->text() != heading) m_heading->setText(heading);
    if (m_text->toPlainText() != text) m_text->setPlainText(text);
    m_text->setVisible(!panel->session);
    m_look->setVisible(panel->session.has_value());
    m_open->setVisible(panel->session.has_value());
    m_ownBar->setChecked(panel->own_bar);
    if (panel->session) showLook(panel->session->figure);
    showAdvice();
}

void PanelProperties::showLook(const core::FigureSettings& figure)
{
    m_colors->setCurrentText(QString::fromStdString(figure.color_map));
    m_labels->choose(figure.label_points);
    m_labels->setEnabled(!m_editor.page().held.one_text_size);
    m_values->setChecked(figure.values);
    m_axisNames->setChecked(figure.axis_names);
    m_bar->setChecked(figure.color_bar);
    using Content = core::FigureSettings::Content;
    m_ownBar->setVisible(figure.content == Content::Maps && m_editor.page().held.one_bar);
    for (QWidget* each : std::initializer_list<QWidget*>{m_values, m_axisNames})
        each->setVisible(figure.content == Content::Maps || figure.content == Content::Compare);
}

void PanelProperties::showAdvice()
{
    const auto picked = m_editor.picked();
    const core::PagePanel* panel = m_editor.pickedPanel();
    const bool known = picked && m_drawn.panels.size() == m_editor.page().panels.size();
    const ComposedPanel* drawn = known ? &m_drawn.panels[*picked] : nullptr;
    const QString small = drawn == nullptr ? QString() : tooSmall(m_editor.page(), *drawn);
    const bool failed = drawn != nullptr && drawn->error;
    m_advice->setVisible(!small.isEmpty() || failed);
    if (failed) m_adviceText->setText(errorText(*drawn->error));
    if (!small.isEmpty())
        m_adviceText->setText(tr("Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.")
                                  .arg(small)
                                  .arg(m_editor.page().text.least_points)
                                  .arg(drawn->readable_width));
    m_hideValues->setVisible(!small.isEmpty() && panel->session && panel->session->figure.values);
    m_widen->setVisible(!small.isEmpty());
}

#include "moc_panel_properties.cpp"
