#include "ui/feature/composer/page_bar.h"

#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/silence.h"
#include "ui/part/wrapping_layout.h"
#include "ui/plot/page/page_sizes.h"
#include "ui/theme/magnification.h"

#include <algorithm>
#include <cmath>

namespace {

using Letters = core::FigureText::Letters;

constexpr double zooms[] = {0, 50, 75, 100, 150, 200, 300, 400};  ///< per cent; 0: as large as fits

}  // namespace

PageBar::PageBar(PageEditor& editor, QWidget* parent)
    : QFrame(parent),
      m_editor(editor),
      m_name(new ElidedLabel),
      m_page(new PrefixedCombo(tr("Page"))),
      m_width(new PrefixedSpin(tr("w"))),
      m_height(new PrefixedSpin(tr("h"))),
      m_columns(new PrefixedSpin(tr("Columns"))),
      m_letters(new PrefixedCombo(tr("Letters"))),
      m_zoom(new PrefixedCombo(tr("Zoom")))
{
    setObjectName(QStringLiteral("topBar"));
    auto* row = new WrappingLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    m_name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    keepScaled(m_name, [this] { m_name->setMinimumWidth(scaled(120)); });
    row->addWidget(m_name);
    createSize();
    createZoom();
    m_undo = addButton("undoPage", tr("Undo"), tr("Undo the last change of the page (Ctrl+Z)"));
    connect(m_undo, &QToolButton::clicked, this, &PageBar::undoAsked);
    row->addWidget(m_zoom);
    connect(addButton("copyPage", tr("Copy"), tr("Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)")),
            &QToolButton::clicked, this, &PageBar::copyAsked);
    connect(addButton("primary", tr("Export…"), tr("Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)")),
            &QToolButton::clicked, this, &PageBar::exportAsked);
    connect(&m_editor, &PageEditor::changed, this, &PageBar::show);
    show();
}

QToolButton* PageBar::addButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setToolTip(tip);
    layout()->addWidget(button);
    return button;
}

void PageBar::createSize()
{
    for (const PageSize& size : pageSizes) m_page->addItem(pageTitle(size, tr("%1 mm").arg(size.width)));
    m_page->addItem(tr("custom"));
    m_page->setObjectName(QStringLiteral("pageSize"));
    for (PrefixedSpin* side : {m_width, m_height}) {
        side->setDecimals(1);
        side->setKeyboardTracking(false);
        side->setSuffix(tr(" mm"));
    }
    m_width->setRange(core::smallestFigure, core::largestFigure);
    m_width->setObjectName(QStringLiteral("pageWidth"));
    m_height->setRangeOrOpen(core::smallestFigure, core::largestFigure, tr("auto"));
    m_height->setObjectName(QStringLiteral("pageHeight"));
    m_height->setToolTip(tr("The page's height; auto: as high as its panels need"));
    m_columns->setDecimals(0);
    m_columns->setRange(1, core::mostPageColumns);
    m_columns->setObjectName(QStringLiteral("gridColumns"));
    m_columns->setToolTip(tr("Columns of the grid that panels are arranged in"));
    for (const QString& text : {tr("none"), tr("a"), tr("A"), tr("(a)")}) m_letters->addItem(text);
    m_letters->setObjectName(QStringLiteral("letters"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_page, m_width, m_height, m_columns, m_letters})
        layout()->addWidget(each);
    connect(m_page, &QComboBox::activated, this, &PageBar::choosePage);
    const auto arranged = [this](const PageEditor::Edit& edit, const char* kind) {
        m_editor.apply(edit, QString::fromLatin1(kind));
        emit m_editor.arrangeAsked();
    };
    connect(m_width, &QDoubleSpinBox::valueChanged, this,
            [arranged](double value) { arranged([&](core::ComposedPage& page) { page.width_mm = value; }, "width"); });
    connect(m_height, &QDoubleSpinBox::valueChanged, this, [this, arranged] {
        arranged(
            [&](core::ComposedPage& page) {
                page.height_follows = !m_height->chosen().has_value();
                if (m_height->chosen()) page.height_mm = *m_height->chosen();
            },
            "height");
    });
    connect(m_columns, &QDoubleSpinBox::valueChanged, this, [arranged](double value) {
        arranged([&](core::ComposedPage& page) { page.columns = static_cast<core::Index>(value); }, "columns");
    });
    connect(m_letters, &QComboBox::activated, this, [arranged](int index) {
        constexpr Letters kinds[] = {Letters::None, Letters::Lower, Letters::Upper, Letters::Bracketed};
        arranged([&](core::ComposedPage& page) { page.text.letters = kinds[index]; }, "letters");
    });
}

void PageBar::createZoom()
{
    for (const double percent : zooms) m_zoom->addItem(percent == 0 ? tr("fit") : tr("%1 %").arg(percent));
    m_zoom->setObjectName(QStringLiteral("pageZoom"));
    connect(m_zoom, &QComboBox::activated, this, &PageBar::zoomChanged);
}

std::optional<double> PageBar::zoom() const
{
    const int index = m_zoom->currentIndex();
    if (index <= 0) return std::nullopt;
    return index < static_cast<int>(std::size(zooms)) ? zooms[index] : m_percent;
}

void PageBar::zoomTo(double percent)
{
    constexpr int own = static_cast<int>(std::size(zooms));  // behind those that are there to be chosen
    m_percent = std::clamp(percent, zooms[1], zooms[own - 1]);
    if (m_zoom->count() == own) m_zoom->addItem(QString());
    m_zoom->setItemText(own, tr("%1 %").arg(std::lround(m_percent)));
    m_zoom->setCurrentIndex(own);
    emit zoomChanged();
}

void PageBar::fit()
{
    m_zoom->setCurrentIndex(0);
    emit zoomChanged();
}

void PageBar::showZoom(double percent) { m_zoom->setItemText(0, tr("fit, %1 %").arg(std::lround(percent))); }

void PageBar::choosePage(int index)
{
    if (index >= static_cast<int>(std::size(pageSizes))) return show();
    const PageSize& size = pageSizes[index];
    m_editor.apply([&](core::ComposedPage& page) {
        page.width_mm = size.width;
        page.height_follows = !size.whole;
        if (size.whole) page.height_mm = size.height;
    });
    emit m_editor.arrangeAsked();
}

void PageBar::show()
{
    const core::ComposedPage& page = m_editor.page();
    const Silence silence({m_width, m_height, m_columns});
    const QString file = QString::fromStdString(m_editor.file().filename().string());
    m_name->setText(file.isEmpty() ? tr("Untitled page") : file);
    const std::optional<double> height = page.height_follows ? std::nullopt : std::optional(page.height_mm);
    const PageSize* size = pageSizeOf(page.width_mm, height);
    m_page->setCurrentIndex(static_cast<int>(size == nullptr ? std::size(pageSizes) : size - pageSizes));
    m_width->setValue(page.width_mm);
    m_height->setOpenMeans(page.height_mm);
    m_height->choose(height);
    m_columns->setValue(static_cast<double>(page.columns));
    const Letters letters = page.text.letters;
    m_letters->setCurrentIndex(letters == Letters::Lower       ? 1
                               : letters == Letters::Upper     ? 2
                               : letters == Letters::Bracketed ? 3
                                                               : 0);
    m_undo->setEnabled(m_editor.canUndo());
}

#include "moc_page_bar.cpp"
