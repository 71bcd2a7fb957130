#include "ui/panel/compare/models_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "core/model/layer_numbers.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/words/error_text.h"
#include "ui/words/token_text.h"

#include <cmath>

namespace {

QString percent(double share)
{
    if (!std::isfinite(share)) return QStringLiteral("–");
    const double number = 100 * share;
    const bool plain = number == 0 || number >= 0.1;
    return ModelsDialog::tr("%1 %").arg(plain ? QLocale().toString(number, 'f', number == 0 ? 0 : 1)
                                              : QLocale().toString(number, 'g', 2));
}

/// Two passes over equal numbers may round differently: such differences are shown as 0.
QString nats(double value)
{
    constexpr double rounding = 1e-9;
    if (!std::isfinite(value)) return QStringLiteral("–");
    return QLocale().toString(value < rounding ? 0.0 : value, 'g', 3);
}

QStringList headings()
{
    return {ModelsDialog::tr("query"),
            ModelsDialog::tr("key"),
            ModelsDialog::tr("value"),
            ModelsDialog::tr("output"),
            ModelsDialog::tr("feed-forward in"),
            ModelsDialog::tr("gate"),
            ModelsDialog::tr("feed-forward out"),
            ModelsDialog::tr("all weights"),
            ModelsDialog::tr("heads, nats")};
}

}  // namespace

ModelsDialog::ModelsDialog(std::shared_ptr<const core::Trace> a, std::shared_ptr<const core::Trace> b, core::Index item,
                           QWidget* parent)
    : QDialog(parent),
      m_a(std::move(a)),
      m_b(std::move(b)),
      m_words(new QLabel),
      m_answer(new QLabel),
      m_progress(new QProgressBar),
      m_table(new QTableWidget)
{
    setWindowTitle(tr("How the two models differ"));
    setSection(this, QStringLiteral("compare-models"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_words->setWordWrap(true);
    m_words->setText(
        tr("A is %1, B is %2. Each number is how far B's weights are from A's, ‖A − B‖ / ‖A‖; for heads it is "
           "the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.")
            .arg(nameOf(*m_a), nameOf(*m_b)));
    m_answer->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("answerChange"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(m_words);
    layout->addWidget(m_progress);
    layout->addWidget(createTable(), 1);
    layout->addWidget(m_answer);
    auto* copying = new QPushButton(tr("&Copy the table"));
    auto* closing = new QPushButton(tr("Close"));
    closing->setDefault(true);
    connect(copying, &QPushButton::clicked, this, &ModelsDialog::copy);
    connect(closing, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(copying);
    buttons->addStretch(1);
    buttons->addWidget(closing);
    layout->addLayout(buttons);
    resize(980, 560);
    new FrameFit(this);
    connectComparer();
    m_comparer.compare(m_a, m_b, item);
}

QWidget* ModelsDialog::createTable()
{
    m_table->setObjectName(QStringLiteral("weightChanges"));
    m_table->setAccessibleName(tr("How far apart the two files are, layer by layer"));
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);  // a button without a name; Ctrl+A chooses all
    m_table->setColumnCount(static_cast<int>(headings().size()));
    m_table->setHorizontalHeaderLabels(headings());
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    return m_table;
}

void ModelsDialog::connectComparer()
{
    connect(&m_comparer, &ModelComparer::progressed, this, [this](int done, int layers) {
        m_progress->setMaximum(layers);
        m_progress->setValue(done);
    });
    connect(&m_comparer, &ModelComparer::compared, this,
            [this](const std::shared_ptr<const core::ComparedModels>& result) { show(*result); });
    connect(&m_comparer, &ModelComparer::failed, this, [this](const core::Error& error) {
        m_progress->hide();
        m_answer->setText(errorText(error));
    });
}

QString ModelsDialog::nameOf(const core::Trace& trace) const { return QString::fromStdString(trace.model->info.name); }

void ModelsDialog::show(const core::ComparedModels& result)
{
    m_progress->hide();
    const bool isRead = result.divergences.rows() > 0;  // the same tokens by both
    core::LayerWeightDifference embedding;
    embedding.whole = result.weights.embedding;
    addRow(tr("token embedding"), embedding, {});
    for (std::size_t layer = 0; layer < result.weights.layers.size(); ++layer) {
        const auto row = static_cast<core::Index>(layer);
        addRow(tr("layer %1").arg(core::layerNumber(m_a->model->info, row, 1)), result.weights.layers[layer],
               isRead ? nats(static_cast<double>(result.divergences.row(row).mean())) : QString());
    }
    if (result.weights.language_head) {
        core::LayerWeightDifference head;
        head.whole = *result.weights.language_head;
        addRow(tr("language head"), head, {});
    }
    if (!isRead) {
        m_answer->setText(tr("The two runs read different tokens, so heads and answers are not compared."));
    } else if (!result.answers.empty()) {
        const core::ComparedAnswer& answer = result.answers.front();
        const core::ComparedToken &a = answer.likeliestOfA(), &b = answer.likeliestOfB();
        const auto said = [](const core::Token& token, float probability) {
            return tr("“%1” (%2)").arg(tokenText(token), percent(static_cast<double>(probability)));
        };
        m_answer->setText(tr("Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).")
                              .arg(said(a.token, a.a), said(b.token, b.b), nats(answer.apart.jensen_shannon)));
    }
}

void ModelsDialog::addRow(const QString& name, const core::LayerWeightDifference& layer, const QString& heads)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setVerticalHeaderItem(row, new QTableWidgetItem(name));
    const auto put = [&](int column, const QString& text) {
        auto* cell = new QTableWidgetItem(text);
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, cell);
    };
    int column = 0;
    for (const core::WeightPart part : core::weightParts) {
        const auto& difference = layer.at(part);
        put(column++, difference ? percent(difference->relative) : QString());
    }
    put(column++, percent(layer.whole.relative));
    put(column, heads);
}

/// Copies the table with tabs, as spreadsheets take it.
void ModelsDialog::copy() const
{
    QStringList lines{QStringLiteral("\t") + headings().join(QLatin1Char('\t'))};
    for (int row = 0; row < m_table->rowCount(); ++row) {
        QStringList cells{m_table->verticalHeaderItem(row)->text()};
        for (int column = 0; column < m_table->columnCount(); ++column) cells << m_table->item(row, column)->text();
        lines << cells.join(QLatin1Char('\t'));
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

#include "moc_models_dialog.cpp"
