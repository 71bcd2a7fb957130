#include "ui/feature/atlas/head_card.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/kind_table.h"
#include "ui/feature/atlas/sample_strip.h"
#include "ui/feature/atlas/token_shares.h"
#include "ui/part/heading.h"
#include "ui/part/silence.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/chart_view.h"
#include "ui/words/measure_names.h"

namespace {

constexpr AtlasHistogram histograms[] = {AtlasHistogram::Distance, AtlasHistogram::Entropy, AtlasHistogram::First};

QString joined(const std::vector<std::string>& tags)
{
    QStringList words;
    for (const std::string& tag : tags) words << QString::fromStdString(tag);
    return words.join(QStringLiteral(", "));
}

std::vector<std::string> tagsOf(const QString& text)
{
    std::vector<std::string> tags;
    for (const QString& part : text.split(QLatin1Char(','))) {
        const std::string tag = part.simplified().toStdString();
        if (!tag.empty() && tags.size() < core::mostTags && std::ranges::find(tags, tag) == tags.end())
            tags.push_back(tag);
    }
    return tags;
}

/// After which patterns a head may be called by its numbers, and how sure that is.
QString namesByNumbers(const core::HeadStatistics& statistics)
{
    constexpr double least = 0.5;  // of its weight
    QStringList names;
    for (const core::Measure pattern :
         {core::Measure::Self, core::Measure::Previous, core::Measure::Next, core::Measure::First,
          core::Measure::Special, core::Measure::Duplicate, core::Measure::Induction}) {
        const core::ResampledMean& mean = statistics.of(pattern);
        if (mean.empty() || mean.mean() < least) continue;
        const auto [low, high] = mean.interval();
        names << (low < least ? HeadCard::tr("%1 (%2 to %3)?") : HeadCard::tr("%1 (%2 to %3)"))
                     .arg(shortMeasureName(pattern), atlasNumber(pattern, low), atlasNumber(pattern, high));
    }
    if (names.isEmpty()) return HeadCard::tr("No named pattern takes half of its weight.");
    const core::ResampledMean& without = statistics.of(core::Measure::KnockOut);
    const QString tried = without.empty() ? HeadCard::tr("nothing was tried to refute it")
                          : without.interval().second < 0
                              ? HeadCard::tr("without it what comes next is less likely by %1 nats")
                                    .arg(atlasNumber(core::Measure::KnockOut, -without.mean()))
                              : HeadCard::tr("without it what comes next is as likely as with it");
    return HeadCard::tr("By its numbers: %1; %2.").arg(names.join(QStringLiteral(", ")), tried);
}

}  // namespace

HeadCard::HeadCard(AtlasDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_title(new QLabel),
      m_numbers(new Hint),
      m_name(new QLineEdit),
      m_tags(new QLineEdit),
      m_reads(new Heading(tr("Who reads whom"))),
      m_kinds(new KindTable),
      m_asking(new TokenShares(tr("asks most"),
                               tr("Tokens whose queries put most weight beside the first and the special tokens, where "
                                  "heads rest: the mean over their queries"))),
      m_asked(new TokenShares(tr("is asked most"), tr("Tokens that receive most of the head's weight: their share"))),
      m_samples(new SampleStrip(document)),
      m_note(new QPlainTextEdit)
{
    setObjectName(QStringLiteral("headCard"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(18, 14, 18, 14);
    layout->setSpacing(10);
    layout->addLayout(createTitle());
    layout->addWidget(m_numbers);
    layout->addWidget(m_reads);
    layout->addWidget(m_kinds);
    layout->addLayout(createHistograms());
    layout->addLayout(createTokens());
    layout->addWidget(m_samples);
    createNotes(layout);
    layout->addStretch(1);
    for (const auto signal : {&AtlasDocument::opened, &AtlasDocument::stepChanged, &AtlasDocument::headChanged})
        connect(&document, signal, this, &HeadCard::showHead);
    connect(&document, &AtlasDocument::axesChanged, this, &HeadCard::showSpans);
    connect(m_kinds, &KindTable::pairChosen, &document, &AtlasDocument::setKinds);
    connect(&document, &AtlasDocument::noteChanged, this, &HeadCard::showNote);
    connect(m_samples, &SampleStrip::openAsked, this, &HeadCard::openAsked);
    connect(&Theme::instance(), &Theme::changed, this, &HeadCard::showHead);
}

QLayout* HeadCard::createTitle()
{
    QFont large = textFont(17);
    large.setBold(true);
    setOwnFont(m_title, large);
    m_title->setTextFormat(Qt::PlainText);
    m_name->setObjectName(QStringLiteral("headName"));
    m_name->setAccessibleName(tr("Name of the head"));
    m_name->setPlaceholderText(tr("name"));
    m_name->setMaxLength(80);
    m_tags->setObjectName(QStringLiteral("headTags"));
    m_tags->setAccessibleName(tr("Tags of the head, with commas between them"));
    m_tags->setPlaceholderText(tr("tags, with commas"));
    m_tags->setMaxLength(400);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_title);
    row->addWidget(m_name, 2);
    row->addWidget(m_tags, 3);
    for (QLineEdit* each : {m_name, m_tags}) connect(each, &QLineEdit::textEdited, this, &HeadCard::takeNote);
    return row;
}

QLayout* HeadCard::createHistograms()
{
    auto* grid = new QGridLayout;
    grid->setSpacing(6);
    for (std::size_t i = 0; i < m_histograms.size(); ++i) {
        Histogram& each = m_histograms[i];
        each = {histograms[i], new QLabel, new ChartView};
        each.words->setTextFormat(Qt::PlainText);
        each.words->setWordWrap(true);
        each.words->setAlignment(Qt::AlignBottom | Qt::AlignLeft);
        each.view->setToolTip(histogramName(each.of));
        keepScaled(each.view, [view = each.view] { view->setFixedHeight(scaled(120)); });
        grid->addWidget(each.words, 0, static_cast<int>(i));
        grid->addWidget(each.view, 1, static_cast<int>(i));
        grid->setColumnStretch(static_cast<int>(i), 1);
    }
    return grid;
}

QLayout* HeadCard::createTokens()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    row->addWidget(m_asking);
    row->addWidget(m_asked);
    return row;
}

void HeadCard::createNotes(QLayout* layout)
{
    layout->addWidget(new Heading(tr("Notes")));
    m_note->setObjectName(QStringLiteral("headNote"));
    m_note->setAccessibleName(tr("Notes about the head"));
    m_note->setPlaceholderText(tr("What you found out about this head. It is saved with the atlas."));
    m_note->setTabChangesFocus(true);
    keepScaled(m_note, [this] { m_note->setFixedHeight(scaled(96)); });
    layout->addWidget(m_note);
    connect(m_note, &QPlainTextEdit::textChanged, this, &HeadCard::takeNote);
}

void HeadCard::focusNote() { m_note->setFocus(); }

void HeadCard::showHead()
{
    if (!m_document.isOpen() || m_document.shownStep().statistics.empty()) return;
    const core::AtlasHead& head = m_document.head();
    const core::HeadStatistics& statistics = m_document.statistics(head);
    m_title->setText(atlasHeadName(m_document.atlas(), head));
    QStringList numbers;
    for (const core::Measure measure : core::atlasMeasures) {
        const core::ResampledMean& mean = statistics.of(measure);
        if (!mean.empty())
            numbers << QStringLiteral("%1 %2").arg(shortMeasureName(measure), atlasNumber(measure, mean.mean()));
    }
    m_numbers->setText(namesByNumbers(statistics) + QLatin1Char('\n') + numbers.join(QStringLiteral(" · ")));
    for (const Histogram& each : m_histograms) {
        each.view->setChart(histogramOf(statistics, each.of, themeColors()));
        const core::Measure measure = measureOf(each.of);
        const core::ResampledMean& mean = statistics.of(measure);
        const auto [low, high] = mean.interval();
        const QString words = mean.empty() ? histogramName(each.of)
                                           : tr("%1: %2\n95 %: %3 to %4")
                                                 .arg(shortMeasureName(measure), atlasNumber(measure, mean.mean()),
                                                      atlasNumber(measure, low), atlasNumber(measure, high));
        each.words->setText(words);
        each.view->setAccessibleName(histogramName(each.of) + QStringLiteral(". ") + words);
    }
    m_asking->setShares(statistics.asking_most);
    m_asked->setShares(statistics.asked_most);
    const bool words = !statistics.asked_most.empty() || !statistics.asking_most.empty();
    m_asking->setVisible(words);
    m_asked->setVisible(words);
    showSpans();
    showNote();
}

void HeadCard::showSpans()
{
    if (!m_document.isOpen()) return;
    const std::size_t place = m_document.atlas().placeOf(m_document.head());
    const bool known = place < m_document.spans().means.size();
    m_reads->setVisible(known);
    m_kinds->setVisible(known);
    if (known) m_kinds->showHead(m_document.spans(), place, m_document.kinds());
}

void HeadCard::showNote()
{
    if (!m_document.isOpen()) return;
    const core::HeadNote note = m_document.noteOf(m_document.head());
    m_name->setText(QString::fromStdString(note.name));
    m_tags->setText(joined(note.tags));
    const Silence silence({m_note});
    m_note->setPlainText(QString::fromStdString(note.text));
    const bool editable = m_document.isEditable();
    for (QLineEdit* each : {m_name, m_tags}) each->setReadOnly(!editable);
    m_note->setReadOnly(!editable);
    m_note->setPlaceholderText(editable ? tr("What you found out about this head. It is saved with the atlas.")
                                        : tr("Notes can be written once the atlas is complete or paused."));
}

void HeadCard::takeNote()
{
    if (!m_document.isOpen()) return;
    core::HeadNote note{.head = m_document.head()};
    note.name = m_name->text().trimmed().toStdString();
    note.tags = tagsOf(m_tags->text());
    note.text = m_note->toPlainText().toStdString();
    m_document.setNote(std::move(note));
}

#include "moc_head_card.cpp"
