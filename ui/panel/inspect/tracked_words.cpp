#include "ui/panel/inspect/tracked_words.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QToolButton>

#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/words/plain_tip.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int nameColumn = 0, beforeColumn = 1, nowColumn = 2, removeColumn = 3;

QLabel* probabilityLabel(const QString& name)
{
    auto* label = new QLabel;
    label->setObjectName(name);
    setOwnFont(label, numberFont(8.5));
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString typed(const core::TrackedWord& word) { return QString::fromStdString(word.text); }

QString probabilityText(const std::optional<core::TrackedProbability>& word)
{
    return word ? numberText(static_cast<float>(std::exp(word->log_probability))) : QStringLiteral("–");
}

/// ln p of the first less that of the second, in nats: how many logits lie between them.
QString differenceText(const std::vector<std::optional<core::TrackedProbability>>& words)
{
    if (words.size() < 2 || !words[0] || !words[1]) return QStringLiteral("–");
    const double difference = words[0]->log_probability - words[1]->log_probability;
    const QString text = numberText(static_cast<float>(difference));
    return difference > 0 ? QStringLiteral("+") + text : text;
}

/// [words] a statement's probability of each; nothing for words that were not asked about.
std::vector<std::optional<core::TrackedProbability>> saidOf(const core::TokenStatement& statement,
                                                            const std::vector<core::TrackedWord>& words)
{
    std::vector<std::optional<core::TrackedProbability>> said;
    for (const core::TrackedWord& word : words) {
        const auto place = static_cast<std::size_t>(std::ranges::find(statement.words, word) - statement.words.begin());
        said.push_back(place < statement.tracked.size() ? statement.tracked[place] : std::nullopt);
    }
    return said;
}

}  // namespace

TrackedWords::TrackedWords(QWidget* parent)
    : QWidget(parent),
      m_line(new QLineEdit),
      m_table(new QWidget),
      m_beforeTitle(new Hint(tr("before"))),
      m_nowTitle(new Hint(tr("now"))),
      m_notes(new Hint)
{
    m_line->setObjectName(QStringLiteral("trackedWord"));
    m_line->setAccessibleName(tr("A word to track"));
    m_line->setMaxLength(60);
    m_line->setToolTip(tr("Type a word and press Enter, or click a predicted token, to follow its probability"));
    m_notes->setObjectName(QStringLiteral("trackedNotes"));
    for (QLabel* title : {m_beforeTitle, m_nowTitle}) title->setAlignment(Qt::AlignRight);
    m_beforeTitle->setToolTip(tr("The probability without your interventions and your changes to mask and scoring"));
    auto* grid = new QGridLayout(m_table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(nameColumn, 1);
    grid->addWidget(m_beforeTitle, 0, beforeColumn);
    grid->addWidget(m_nowTitle, 0, nowColumn);
    for (std::size_t place = 0; place < core::mostTracked; ++place) {
        const int line = static_cast<int>(place) + 1;
        m_rows.push_back(createRow(line));
        grid->addWidget(m_rows.back().remove = createRemove(place), line, removeColumn);
    }
    m_difference = createRow(static_cast<int>(core::mostTracked) + 1);
    m_difference.name->setText(tr("Logit difference"));
    m_difference.name->setWordWrap(true);
    m_difference.now->setObjectName(QStringLiteral("logitDifference"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(new Heading(tr("Tracked words")));
    layout->addWidget(m_table);
    layout->addWidget(m_notes);
    layout->addWidget(m_line);
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        const QString text = m_line->text().trimmed();
        m_line->clear();
        if (!text.isEmpty()) emit trackAsked({.text = text.toStdString()});
    });
}

TrackedWords::Row TrackedWords::createRow(int line)
{
    const Row row{new ElidedLabel, probabilityLabel(QStringLiteral("trackedBefore")),
                  probabilityLabel(QStringLiteral("trackedNow")), nullptr};
    row.name->setObjectName(QStringLiteral("trackedName"));
    auto* grid = qobject_cast<QGridLayout*>(m_table->layout());
    grid->addWidget(row.name, line, nameColumn);
    grid->addWidget(row.before, line, beforeColumn);
    grid->addWidget(row.now, line, nowColumn);
    return row;
}

QToolButton* TrackedWords::createRemove(std::size_t place)
{
    auto* remove = new QToolButton;
    remove->setText(QStringLiteral("×"));
    remove->setProperty("role", QStringLiteral("small"));
    remove->setObjectName(QStringLiteral("untrack"));
    remove->setToolTip(tr("Stop tracking this word (Delete)"));
    const auto ask = [this, place] { emit untrackAsked(place); };
    connect(remove, &QToolButton::clicked, this, ask);
    connect(new QShortcut(QKeySequence::Delete, remove, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated,
            this, ask);
    return remove;
}

void TrackedWords::display(const std::vector<core::TrackedWord>& words, const core::TokenStatement& now,
                           const std::optional<core::TokenStatement>& before)
{
    const std::vector<Tracked> said = saidOf(now, words);
    const std::vector<Tracked> earlier = before ? saidOf(*before, words) : std::vector<Tracked>();
    for (std::size_t place = 0; place < m_rows.size(); ++place) {
        const Row& row = m_rows[place];
        const bool shown = place < words.size();
        for (QWidget* part : std::initializer_list<QWidget*>{row.name, row.now, row.remove}) part->setVisible(shown);
        row.before->setVisible(shown && before);
        if (shown) showWord(row, words[place], said[place], before ? &earlier[place] : nullptr);
    }
    m_beforeTitle->setVisible(before.has_value());
    m_nowTitle->setVisible(before.has_value());
    m_table->setVisible(!words.empty());
    showDifference(said, before ? &earlier : nullptr);
    showNotes(words, now, said);
    const bool full = words.size() >= core::mostTracked;
    m_line->setEnabled(!full);
    m_line->setPlaceholderText(full ? tr("No more than %1 words can be tracked").arg(core::mostTracked)
                                    : tr("Track a word, or click one above"));
}

void TrackedWords::showWord(const Row& row, const core::TrackedWord& word, const Tracked& now, const Tracked* before)
{
    const QString name = now ? tokenText(now->word.token) : typed(word);
    row.name->setText(name);
    row.now->setText(probabilityText(now));
    if (before != nullptr) row.before->setText(probabilityText(*before));
    row.now->setAccessibleName(tr("Probability of %1").arg(name));
    row.before->setAccessibleName(tr("Probability of %1 before").arg(name));
    row.remove->setAccessibleName(tr("Stop tracking %1").arg(name));
}

void TrackedWords::showDifference(const std::vector<Tracked>& now, const std::vector<Tracked>* before)
{
    const bool two = now.size() >= 2 && now[0] && now[1];
    for (QLabel* part : std::initializer_list<QLabel*>{m_difference.name, m_difference.now}) part->setVisible(two);
    m_difference.before->setVisible(two && before != nullptr);
    if (!two) return;
    m_difference.now->setText(differenceText(now));
    if (before != nullptr) m_difference.before->setText(differenceText(*before));
    const QString tip =
        tr("ln p(%1) − ln p(%2), in nats").arg(tokenText(now[0]->word.token), tokenText(now[1]->word.token));
    for (QLabel* part : {m_difference.now, m_difference.before}) {
        part->setToolTip(plainTip(tip));
        part->setAccessibleName(tip);
    }
}

/// Shows notes about words of several tokens, and about their numbers.
void TrackedWords::showNotes(const std::vector<core::TrackedWord>& words, const core::TokenStatement& now,
                             const std::vector<Tracked>& tracked)
{
    QStringList notes;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool asked = std::ranges::find(now.words, words[i]) != now.words.end();
        if (!tracked[i] && asked)
            notes << tr("The model has no token for “%1”.").arg(typed(words[i]));
        else if (tracked[i] && tracked[i]->word.pieces > 1)
            notes << tr("“%1” is %2 tokens: the first, “%3”, is tracked.")
                         .arg(typed(words[i]))
                         .arg(tracked[i]->word.pieces)
                         .arg(tokenText(tracked[i]->word.token));
    }
    if (words.size() > 2 && tracked[0] && tracked[1])
        notes << tr("The logit difference is that of the first two words.");
    if (now.drawable && !words.empty())
        notes << tr("Tracked words have the model's own probabilities, before temperature, top-k and top-p.");
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
}

#include "moc_tracked_words.cpp"
