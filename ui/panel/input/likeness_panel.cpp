#include "ui/panel/input/likeness_panel.h"

#include <QVBoxLayout>

#include "ui/part/heading.h"

#include <algorithm>

using core::Index;

namespace {

QString cosinesOf(const core::Likeness& found, Index picture)
{
    QStringList numbers;
    for (Index text = 0; text < found.cosines.cols(); ++text)
        numbers << QString::number(static_cast<double>(found.cosines(picture, text)), 'f', 3);
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

LikenessPanel::LikenessPanel(QWidget* parent)
    : QWidget(parent),
      m_heading(new Heading(tr("Likeness"))),
      m_bars(new WeightBars),
      m_hint(new Hint)
{
    m_bars->setAccessibleName(tr("How similar each text is to the picture"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_heading);
    layout->addWidget(m_bars);
    layout->addWidget(m_hint);
    connect(m_bars, &WeightBars::barClicked, this, [this](int text) { emit textChosen(text); });
    hide();
}

void LikenessPanel::display(const core::Run& run, Index picture, const std::optional<core::Likeness>& found)
{
    const bool shown = found && picture < found->cosines.rows() && found->cosines.cols() == std::ssize(run.texts);
    m_bars->setVisible(shown && (run.texts.size() > 1 || found->pair_bias));
    if (!shown) {
        m_hint->setText(run.images.empty() ? tr("Open a picture under Picture to see how similar the texts are to it.")
                                           : tr("Type a text under Text to see how similar it is to the picture."));
        return;
    }
    const core::Matrix shares = found->shares();
    std::vector<WeightBars::Bar> bars;
    for (Index text = 0; text < shares.cols(); ++text)
        bars.push_back({QString::fromStdString(run.texts[static_cast<std::size_t>(text)]).simplified(),
                        shares(picture, text), static_cast<int>(text), false});
    m_bars->setBars(std::move(bars));
    if (found->pair_bias) {
        m_hint->setText(
            tr("How likely each text is to be the picture’s, whatever the others are: the logistic function "
               "of %1 · cosine + %2. Cosines: %3.")
                .arg(static_cast<double>(found->scale), 0, 'f', 1)
                .arg(static_cast<double>(*found->pair_bias), 0, 'f', 1)
                .arg(cosinesOf(*found, picture)));
        return;
    }
    m_hint->setText(
        shares.cols() > 1
            ? tr("Shares of the texts: softmax of %1 · cosine. Cosines: %2.")
                  .arg(static_cast<double>(found->scale), 0, 'f', 1)
                  .arg(cosinesOf(*found, picture))
            : tr("Cosine: %1, between the picture and “%2”. Under Text, + text adds one to compare.")
                  .arg(cosinesOf(*found, picture), QString::fromStdString(run.texts.front()).simplified().left(60)));
}

#include "moc_likeness_panel.cpp"
