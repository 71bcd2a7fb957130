#include "ui/feature/conversation/conversation_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTextCursor>
#include <QVBoxLayout>

#include "core/error.h"
#include "core/session/edits/span_edits.h"
#include "ui/control/text_generation.h"
#include "ui/part/explained.h"
#include "ui/part/kept_place.h"
#include "ui/part/named_button.h"
#include "ui/theme/magnification.h"
#include "ui/theme/span_colors.h"
#include "ui/words/error_text.h"
#include "ui/words/shortened.h"

#include <algorithm>

namespace {

constexpr int untilTypingRests = 250;  // ms

QIcon spanIcon(int number)
{
    QPixmap square(10, 10);
    square.fill(spanColor(static_cast<std::size_t>(number)));
    return {square};
}

QLabel* captionOf(const QString& text, QWidget* named)
{
    auto* caption = new QLabel(text);
    caption->setBuddy(named);
    return caption;
}

}  // namespace

ConversationWindow::ConversationWindow(const Workbench& bench, QWidget* window)
    : ToolWindow(window),
      m_bench(bench),
      m_generation(new TextGeneration(bench.editor, bench.results.controller(), this)),
      m_list(new QListWidget),
      m_role(new QComboBox),
      m_text(new QPlainTextEdit),
      m_asks(new QCheckBox(tr("The a&ssistant is to answer next"))),
      m_reads(new QPlainTextEdit),
      m_note(new QLabel),
      m_remove(namedButton(tr("&Remove"), "removeMessage", tr("Take this message out of the conversation"))),
      m_turn(namedButton(tr("The model's &turn"), "modelsTurn",
                         tr("The model answers, token by token, until it ends its turn"))),
      m_keep(namedButton(tr("&Keep the answer"), "keepAnswer",
                         tr("What the model wrote becomes a message of the conversation"))),
      m_without(namedButton(tr("Without tem&plate"), "withoutTemplate",
                            tr("Compare with what the model makes of the messages' words alone")))
{
    setObjectName(QStringLiteral("conversation"));
    setSection(this, QStringLiteral("conversation"));
    setWindowTitle(tr("Conversation"));
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(createMessages());
    parts->addWidget(createReading());
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 2);
    parts->setSizes({scaled(330), scaled(170)});
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(parts, 1);
    layout->addWidget(m_note);
    layout->addWidget(createButtons());
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("conversationNote"));
    connectParts();
    resize(scaled(620), scaled(600));
    new KeptPlace(this, QStringLiteral("conversation"));
}

QWidget* ConversationWindow::createMessages()
{
    m_list->setObjectName(QStringLiteral("messages"));
    m_list->setAccessibleName(tr("Messages"));
    m_role->setEditable(true);
    m_role->setObjectName(QStringLiteral("role"));
    m_role->addItems(
        {QStringLiteral("system"), QStringLiteral("user"), QStringLiteral("assistant"), QStringLiteral("tool")});
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setAccessibleName(tr("The message's text"));
    m_text->setTabChangesFocus(true);
    auto* addMessage = namedButton(tr("&Add a message"), "addMessage", tr("A message behind the last one"));
    connect(addMessage, &QPushButton::clicked, this, &ConversationWindow::add);
    auto* row = new QHBoxLayout;
    row->addWidget(captionOf(tr("&Who says it"), m_role));
    row->addWidget(m_role, 1);
    row->addWidget(m_remove);
    row->addWidget(addMessage);
    auto* whole = new QWidget;
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list, 2);
    layout->addLayout(row);
    layout->addWidget(m_text, 3);
    layout->addWidget(m_asks);
    return whole;
}

QWidget* ConversationWindow::createReading()
{
    m_reads->setReadOnly(true);
    m_reads->setObjectName(QStringLiteral("whatTheModelReads"));
    m_reads->setTabChangesFocus(true);
    auto* whole = new QWidget;
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(captionOf(tr("What the &model reads, as its chat template writes it"), m_reads));
    layout->addWidget(m_reads, 1);
    return whole;
}

QWidget* ConversationWindow::createButtons()
{
    auto* close = namedButton(tr("&Close"), "closeConversation", tr("The text stays as it is"));
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    auto* whole = new QWidget;
    auto* layout = new QHBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_turn);
    layout->addWidget(m_keep);
    layout->addWidget(m_without);
    layout->addStretch(1);
    layout->addWidget(close);
    return whole;
}

void ConversationWindow::connectParts()
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(untilTypingRests);
    connect(&m_rest, &QTimer::timeout, this, &ConversationWindow::apply);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConversationWindow::showMessage);
    connect(m_role, &QComboBox::currentTextChanged, this, &ConversationWindow::typed);
    connect(m_text, &QPlainTextEdit::textChanged, this, &ConversationWindow::typed);
    connect(m_asks, &QCheckBox::toggled, this, [this](bool asks) {
        if (m_shows) return;
        m_chat.setAsks(asks);
        apply();
    });
    connect(m_remove, &QPushButton::clicked, this, &ConversationWindow::remove);
    connect(m_turn, &QPushButton::clicked, this, &ConversationWindow::takeTurn);
    connect(m_keep, &QPushButton::clicked, this, &ConversationWindow::keepAnswer);
    connect(m_without, &QPushButton::clicked, this, &ConversationWindow::compareWithoutTemplate);
    connect(m_generation, &TextGeneration::changed, this, &ConversationWindow::showAnswer);
    connect(m_generation, &TextGeneration::ended, this,
            [this](const QString& at) { say(tr("The model ended its turn with “%1”.").arg(at)); });
    connect(&m_bench.editor, &SessionEditor::edited, this, &ConversationWindow::follow);
    connect(&m_bench.results, &RunResults::preparedChanged, this, &ConversationWindow::follow);
    connect(&m_bench.results, &RunResults::traceChanged, this, &ConversationWindow::showAnswer);
}

void ConversationWindow::begin()
{
    if (!m_bench.run().chat) {
        const std::vector<std::string>& texts = m_bench.run().texts;
        m_chat = TypedChat::beginning(texts.empty() || m_bench.run().as_written ? std::string() : texts.front());
        m_applied.clear();
        showMessages(0);
    }
    follow();
    show();
    raise();
    activateWindow();
    m_text->setFocus();
    if (!m_bench.run().chat) say(tr("Type, and the model reads the conversation in place of the text."));
}

/// Takes over what was edited elsewhere, or undone.
void ConversationWindow::follow()
{
    const auto& chat = m_bench.run().chat;
    if (chat && chat->json != m_applied) {
        m_applied = chat->json;
        m_chat = TypedChat::from(chat->json);
        showMessages(m_list->currentRow());
    }
    const QString text = chat ? QString::fromStdString(m_bench.run().texts.front()) : QString();
    if (m_reads->toPlainText() != text) m_reads->setPlainText(text);
    showAnswer();
}

void ConversationWindow::showMessages(int chosen)
{
    const QScopedValueRollback shows(m_shows, true);
    m_list->clear();
    for (const TypedChat::Message& message : m_chat.messages()) {
        const QString text = message.typed ? QString::fromStdString(message.text) : tr("(no plain text)");
        auto* item = new QListWidgetItem(
            tr("%1: %2").arg(QString::fromStdString(message.role), shortened(text.simplified(), 60, 59)), m_list);
        item->setIcon(spanIcon(m_list->count() - 1));
    }
    m_list->setCurrentRow(std::clamp(chosen, m_list->count() > 0 ? 0 : -1, m_list->count() - 1));
    m_asks->setChecked(m_chat.asks());
    showMessage();
}

void ConversationWindow::showMessage()
{
    const QScopedValueRollback shows(m_shows, true);
    const auto messages = m_chat.messages();
    const int row = m_list->currentRow();
    const bool chosen = row >= 0 && row < static_cast<int>(messages.size());
    const TypedChat::Message message = chosen ? messages[static_cast<std::size_t>(row)] : TypedChat::Message{};
    const QString text = QString::fromStdString(message.text), role = QString::fromStdString(message.role);
    if (m_text->toPlainText() != text) {
        m_text->setPlainText(text);
        m_text->moveCursor(QTextCursor::End);  // one types on
    }
    if (m_role->currentText() != role) m_role->setCurrentText(role);
    m_text->setEnabled(chosen && message.typed);
    m_role->setEnabled(chosen);
    m_remove->setEnabled(chosen);
}

void ConversationWindow::typed()
{
    const int row = m_list->currentRow();
    if (m_shows || row < 0) return;
    m_chat.set(static_cast<std::size_t>(row), m_role->currentText().toStdString(), m_text->toPlainText().toStdString());
    m_list->item(row)->setText(
        tr("%1: %2").arg(m_role->currentText(), shortened(m_text->toPlainText().simplified(), 60, 59)));
    m_rest.start();
}

void ConversationWindow::add()
{
    const auto messages = m_chat.messages();
    m_chat.add(!messages.empty() && messages.back().role == "user" ? "assistant" : "user", {});
    showMessages(static_cast<int>(messages.size()));
    m_text->setFocus();
    apply();
}

void ConversationWindow::remove()
{
    const int row = m_list->currentRow();
    if (row < 0) return;
    m_chat.remove(static_cast<std::size_t>(row));
    showMessages(row);
    apply();
}

/// The templates of the model that is open, read once.
const core::ModelChat& ConversationWindow::templates()
{
    const core::Run& run = m_bench.run();
    if (m_templatesOf[0] == run.model && m_templatesOf[1] == run.base) return m_templates;
    m_templates = core::ModelChat::at(run.model, run.base);
    m_templatesOf[0] = run.model;
    m_templatesOf[1] = run.base;
    return m_templates;
}

void ConversationWindow::apply()
{
    m_rest.stop();
    m_generation->stop();
    try {
        const core::Run& now = m_bench.run();
        const core::WrittenChat chat{m_chat.json(), now.chat ? now.chat->day : std::string()};
        core::Run next = now;
        core::setConversation(next, templates(), chat, tr("the conversation").toStdString());
        m_applied = chat.json;
        say({});
        m_bench.editor.apply(
            [&](core::Session& session) {
                session.run() = next;
                session.focus.item = 0;
            },
            SessionEditor::Kind::Typing);
    } catch (const core::Error& error) {
        say(errorText(error));
    }
}

/// A model's turn: from where the template lets the assistant begin to the token that ends it.
void ConversationWindow::takeTurn()
{
    if (m_generation->isRunning()) return m_generation->stop();
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr || !prepared->model->transformer.causal || !prepared->model->transformer.language_head)
        return say(tr("Only a model that predicts the next token can answer."));
    m_chat.setAsks(true);
    {
        const QScopedValueRollback shows(m_shows, true);
        m_asks->setChecked(true);
    }
    apply();
    if (!m_bench.run().chat) return;
    m_bench.selection.follow();
    const auto whole = m_bench.results.computed();
    const bool ready = whole != nullptr && whole->finished() && !m_bench.results.isRunning();
    m_generation->start(ready ? whole : nullptr, static_cast<core::Index>(core::mostGenerated));
}

/// Shows the same words twice in Compare: as the template writes them, and as they are.
void ConversationWindow::compareWithoutTemplate()
{
    apply();
    if (!m_bench.run().chat) return;
    try {
        core::Run plain = m_bench.run();
        core::setWithoutTemplate(plain, m_chat.json(), tr("the conversation").toStdString());
        if (plain.texts.front().empty()) return say(tr("There are no words yet: type a message first."));
        m_bench.editor.apply([&](core::Session& session) {
            session.runs = {session.run(), plain};
            session.compare = {core::CompareSettings::Kind::Runs, {}};
        });
        m_bench.editor.setView(core::View::Compare);
        say(tr("Compare shows the conversation with its template as A and its words alone as B."));
    } catch (const core::Error& error) {
        say(errorText(error));
    }
}

/// What the model wrote behind the conversation, without special tokens.
QString ConversationWindow::answer() const
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    const core::Continuation& written = m_bench.run().continuation;
    if (prepared == nullptr || prepared->model->tokenizer == nullptr || !m_bench.run().chat || written.shown == 0)
        return {};
    const std::vector<core::Index> ids(written.ids.begin(), written.ids.begin() + written.shown);
    return QString::fromStdString(prepared->model->tokenizer->decode(ids, true));
}

void ConversationWindow::showAnswer()
{
    const bool runs = m_generation->isRunning();
    m_turn->setText(runs ? tr("S&top") : tr("The model's &turn"));
    const QString text = answer();
    m_keep->setEnabled(!runs && !text.isEmpty());
    if (!text.isEmpty()) say(tr("The model: %1").arg(text));
}

void ConversationWindow::keepAnswer()
{
    const QString text = answer();
    if (text.isEmpty()) return;
    m_chat.add("assistant", text.toStdString());
    m_chat.setAsks(false);
    showMessages(static_cast<int>(m_chat.messages().size()) - 1);
    apply();
}

void ConversationWindow::say(const QString& sentence) { m_note->setText(sentence); }

#include "moc_conversation_window.cpp"
