#include "ui/feature/lesson/sheet/sheet_choices.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QSettings>

#include "ui/part/heading.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"
#include "ui/plot/sheet/head_pages.h"
#include "ui/plot/sheet/worksheet.h"

#include <algorithm>

using Of = SheetWish::Of;
using Paper = SheetLayout::Paper;

namespace {

const QString copiesKey = QStringLiteral("worksheet/copies"), paperKey = QStringLiteral("worksheet/paper");

std::vector<Of> kindsOf(const SheetGround& ground)
{
    std::vector<Of> kinds;
    if (ground.lesson != nullptr) kinds.push_back(Of::Lesson);
    if (ground.hasHead()) kinds.push_back(Of::Map);
    if (ground.hasSteps()) kinds.push_back(Of::Steps);
    return kinds;
}

Segments::Segment segmentOf(Of of)
{
    switch (of) {
    case Of::Lesson:
        return {SheetChoices::tr("This lesson"),
                SheetChoices::tr("A head of small whole numbers to be computed by hand, and the lesson's questions")};
    case Of::Map:
        return {SheetChoices::tr("This map"),
                SheetChoices::tr("A map with some weights missing, and questions about it")};
    case Of::Steps: break;
    }
    return {SheetChoices::tr("Steps of this head"), SheetChoices::tr("One row, from its scores to its weights")};
}

}  // namespace

SheetChoices::SheetChoices(const SheetGround& ground, Of first, QWidget* parent)
    : QWidget(parent),
      m_kinds(kindsOf(ground)),
      m_about(new Hint)
{
    m_wish.of = std::ranges::find(m_kinds, first) == m_kinds.end() ? m_kinds.front() : first;
    const QSettings settings;
    m_wish.copies = std::clamp<core::Index>(settings.value(copiesKey, 1).toLongLong(), 1, mostSheetCopies);
    if (settings.value(paperKey).toString() == QLatin1String("letter")) m_wish.paper = Paper::Letter;
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 15, 8);
    rows->setSpacing(10);
    addWhat(*rows);
    addRowsOf(*rows, ground);
    addNumbers(*rows);
    addPaper(*rows);
    m_about->setObjectName(QStringLiteral("sheetIds"));
    rows->addSpacing(4);
    rows->addWidget(m_about);
    rows->addStretch();
    show();
}

void SheetChoices::addWhat(QBoxLayout& rows)
{
    rows.addWidget(new Heading(tr("Of what")));
    std::vector<Segments::Segment> segments;
    for (const Of of : m_kinds) segments.push_back(segmentOf(of));
    m_what = new Segments(tr("Subject of the worksheet"), segments, 1);
    m_what->setObjectName(QStringLiteral("sheetOf"));
    m_what->setCurrent(static_cast<int>(std::ranges::find(m_kinds, m_wish.of) - m_kinds.begin()));
    rows.addWidget(m_what);
    connect(m_what, &Segments::chosen, this, [this](int index) {
        m_wish.of = m_kinds[static_cast<std::size_t>(index)];
        show();
        emit changed();
    });
}

void SheetChoices::addRowsOf(QBoxLayout& rows, const SheetGround& ground)
{
    m_causal = new QCheckBox(tr("&Causal: each token sees itself and those before it"));
    m_causal->setObjectName(QStringLiteral("sheetCausal"));
    rows.addWidget(m_causal);
    connect(m_causal, &QCheckBox::toggled, this, [this](bool on) {
        m_wish.causal = on;
        emit changed();
    });
    m_row = new PrefixedCombo(tr("Row"));
    m_row->setObjectName(QStringLiteral("sheetRow"));
    m_row->setAccessibleName(tr("The query whose row is worked out"));
    m_row->addItem(tr("drawn by the seed"));
    if (ground.hasHead()) {
        std::vector<std::string> tokens;
        for (const core::Token& token : ground.figure.traces.front()->queries(ground.figure.session.focus.item))
            if (tokens.size() < core::mostSheetTokens) tokens.push_back(token.text);
        m_row->addItems(sheetTokens(tokens));
    }
    rows.addWidget(m_row);
    connect(m_row, &QComboBox::activated, this, [this](int index) {
        m_wish.row = index == 0 ? std::nullopt : std::optional<core::Index>(index - 1);
        emit changed();
    });
}

void SheetChoices::addNumbers(QBoxLayout& rows)
{
    rows.addSpacing(4);
    rows.addWidget(new Heading(tr("Copies")));
    m_copies = new PrefixedSpin(tr("Copies"));
    m_copies->setObjectName(QStringLiteral("sheetCopies"));
    m_copies->setAccessibleName(tr("Number of copies, each a different one"));
    m_copies->setRange(1, static_cast<double>(mostSheetCopies));
    m_copies->setToolTip(tr("Each copy is another sheet with an id of its own"));
    m_seed = new PrefixedSpin(tr("Seed"));
    m_seed->setObjectName(QStringLiteral("sheetSeed"));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setRange(0, static_cast<double>(largestSheetSeed));
    m_seed->setToolTip(tr("The same seed makes the same sheets"));
    for (PrefixedSpin* spin : {m_copies, m_seed}) spin->setDecimals(0);
    setFocusProxy(m_copies);
    m_copies->setValue(static_cast<double>(m_wish.copies));
    m_seed->setValue(static_cast<double>(m_wish.seed));
    auto* row = new QHBoxLayout;
    row->addWidget(m_copies);
    row->addWidget(m_seed);
    rows.addLayout(row);
    connect(m_copies, &QDoubleSpinBox::valueChanged, this, [this](double copies) {
        m_wish.copies = static_cast<core::Index>(copies);
        QSettings().setValue(copiesKey, static_cast<qlonglong>(m_wish.copies));
        show();
        emit changed();
    });
    connect(m_seed, &QDoubleSpinBox::valueChanged, this, [this](double seed) {
        m_wish.seed = static_cast<std::uint64_t>(seed);
        show();
        emit changed();
    });
}

void SheetChoices::addPaper(QBoxLayout& rows)
{
    rows.addSpacing(4);
    rows.addWidget(new Heading(tr("Paper")));
    m_paper = new Segments(tr("Paper"), {{tr("A4"), tr("210 × 297 mm")}, {tr("Letter"), tr("8.5 × 11 inches")}});
    m_paper->setObjectName(QStringLiteral("sheetPaper"));
    m_paper->setCurrent(m_wish.paper == Paper::Letter ? 1 : 0);
    rows.addWidget(m_paper);
    connect(m_paper, &Segments::chosen, this, [this](int index) {
        m_wish.paper = index == 1 ? Paper::Letter : Paper::A4;
        QSettings().setValue(paperKey, index == 1 ? QStringLiteral("letter") : QStringLiteral("a4"));
        emit changed();
    });
}

void SheetChoices::finishTyping()
{
    for (PrefixedSpin* spin : {m_copies, m_seed}) spin->interpretText();
}

void SheetChoices::show()
{
    m_causal->setVisible(m_wish.of == Of::Lesson);
    m_row->setVisible(m_wish.of == Of::Steps);
    const auto id = [this](core::Index copy) {
        const char* name = m_wish.of == Of::Map ? mapSheetName : m_wish.of == Of::Steps ? stepSheetName : "L";
        return QString::fromStdString(core::SheetNumber{.lesson = name, .seed = m_wish.seed, .copy = copy}.id());
    };
    QString about = tr("Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.");
    if (m_wish.of != Of::Lesson)
        about += QLatin1Char(' ')
                 + (m_wish.copies > 1 ? tr("These are %1 to %2.").arg(id(1), id(m_wish.copies))
                                      : tr("This one is %1.").arg(id(1)));
    m_about->setText(about + QLatin1Char(' ') + tr("Two files are written: the sheets, and the key beside them."));
}

#include "moc_sheet_choices.cpp"
