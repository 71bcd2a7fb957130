#include "ui/panel/inspect/answer_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/panel/inspect/key_chips.h"
#include "ui/panel/inspect/tracked_words.h"
#include "ui/part/heading.h"
#include "ui/words/sampling_words.h"
#include "ui/words/token_text.h"

#include <algorithm>

namespace {

std::vector<WeightBars::Bar> barsOf(const std::vector<core::Prediction>& said)
{
    std::vector<WeightBars::Bar> bars;
    bars.reserve(said.size());
    for (const core::Prediction& prediction : said)
        bars.push_back({tokenText(prediction.token), prediction.probability, static_cast<int>(bars.size()), false});
    return bars;
}

}  // namespace

AnswerPanel::AnswerPanel(QWidget* parent)
    : QWidget(parent),
      m_nextHeading(new Heading({})),
      m_next(new WeightBars),
      m_matters(new QLabel),
      m_drawable(new Hint),
      m_labelsHeading(new Heading(tr("Labels of all tokens"))),
      m_labels(new KeyChips),
      m_beforeHeading(new Heading(tr("Before your changes"))),
      m_before(new WeightBars),
      m_tracked(new TrackedWords)
{
    m_nextHeading->setTextFormat(Qt::PlainText);
    m_nextHeading->setWordWrap(true);
    m_drawable->setObjectName(QStringLiteral("drawable"));
    m_matters->setObjectName(QStringLiteral("whatMatters"));
    m_matters->setTextFormat(Qt::RichText);
    m_matters->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_matters->setWordWrap(true);
    m_matters->setToolTip(tr("Zeroes the output of one head after another and shows which one changes this most. "
                             "Zeroing can break a model: compare with the head's mean."));
    connect(m_matters, &QLabel::linkActivated, this, &AnswerPanel::whatMattersAsked);
    m_labels->setObjectName(QStringLiteral("tokenLabels"));
    m_labels->setAccessibleName(tr("Labels of all tokens"));
    setUpBars(m_next, "predictions", tr("Likeliest next tokens"));
    setUpBars(m_before, "predictionsBefore", tr("Likeliest next tokens before your changes"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_nextHeading);
    layout->addWidget(m_next);
    layout->addWidget(m_matters);
    layout->addWidget(m_drawable);
    layout->addWidget(m_labelsHeading);
    layout->addWidget(m_labels);
    layout->addSpacing(4);
    layout->addWidget(m_beforeHeading);
    layout->addWidget(m_before);
    layout->addSpacing(8);
    layout->addWidget(m_tracked);
    connect(m_next, &WeightBars::barClicked, this, [this](int place) { trackBar(m_said.likeliest, place); });
    connect(m_before, &WeightBars::barClicked, this, [this](int place) {
        if (m_saidBefore) trackBar(m_saidBefore->likeliest, place);
    });
    connect(m_tracked, &TrackedWords::trackAsked, this, &AnswerPanel::trackAsked);
    connect(m_tracked, &TrackedWords::untrackAsked, this, &AnswerPanel::untrackAsked);
    hide();
}

void AnswerPanel::setUpBars(WeightBars* bars, const char* name, const QString& spoken)
{
    bars->setObjectName(QString::fromLatin1(name));
    bars->setAccessibleName(spoken);
    bars->setCursor(Qt::PointingHandCursor);
}

/// @param shown  the tokens of the bars
void AnswerPanel::trackBar(const std::vector<core::Prediction>& shown, int place)
{
    const auto bar = static_cast<std::size_t>(place);
    if (bar < shown.size()) emit trackAsked({.text = shown[bar].token.piece, .piece = true});
}

void AnswerPanel::display(const QString& heading, const core::Session& session, const core::TokenStatement& now,
                          const std::optional<core::TokenStatement>& before)
{
    setVisible(!now.likeliest.empty());
    m_said = now;
    m_saidBefore = before;
    m_nextHeading->setText(heading);
    if (!now.likeliest.empty())
        m_matters->setText(tr("<a href=\"heads\">Which heads does “%1” rest on?</a>")
                               .arg(tokenText(now.likeliest.front().token).toHtmlEscaped()));
    m_next->setBars(barsOf(now.likeliest));
    m_before->setBars(barsOf(before ? before->likeliest : std::vector<core::Prediction>()));
    m_beforeHeading->setVisible(before.has_value());
    m_before->setVisible(before.has_value());
    m_drawable->setVisible(now.drawable && session.sampling);
    if (now.drawable && session.sampling) m_drawable->setText(drawableText(*session.sampling, *now.drawable));
    showLabels(now.labels);
    showTracked(session.tracked);
    emit displayed();
}

/// Tokens outside of everything ("O" of inside, outside, beginning) are grey.
void AnswerPanel::showLabels(const std::vector<core::LabelledToken>& labels)
{
    constexpr std::size_t most = 80;
    std::vector<KeyChips::Chip> chips;
    chips.reserve(std::min(most, labels.size()));
    for (std::size_t i = 0; i < std::min(most, labels.size()); ++i)
        chips.push_back(
            {QStringLiteral("%1 %2").arg(tokenText(labels[i].token), QString::fromStdString(labels[i].label)),
             labels[i].label != "O"});
    m_labels->setChips(std::move(chips),
                       labels.size() > most ? tr("… and %1 more").arg(labels.size() - most) : QString());
    m_labelsHeading->setVisible(!labels.empty());
    m_labels->setVisible(!labels.empty());
}

void AnswerPanel::showTracked(const std::vector<core::TrackedWord>& words)
{
    m_tracked->display(words, m_said, m_saidBefore);
}

#include "moc_answer_panel.cpp"
