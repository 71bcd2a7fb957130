#include "ui/feature/conversation/conversation_commands.h"

#include <QMainWindow>
#include <QMenu>

#include "core/error.h"
#include "core/session/edits/span_edits.h"
#include "ui/control/intervention_editor.h"
#include "ui/feature/conversation/conversation_window.h"
#include "ui/feature/conversation/reading_window.h"
#include "ui/feature/conversation/spans_window.h"
#include "ui/part/banner.h"
#include "ui/part/menu_entry.h"
#include "ui/words/shortened.h"

#include <algorithm>

std::unique_ptr<Feature> makeConversation(const FeatureGround& ground)
{
    return std::make_unique<ConversationCommands>(ground);
}

ConversationCommands::ConversationCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_exporter(ground.exporter),
      m_window(ground.window)
{
    connect(&m_bench.results, &RunResults::preparedChanged, this, &ConversationCommands::followModel);
}

void ConversationCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place == MenuPlace::Cell) addHide(menu);
    if (place != MenuPlace::Tokens) return;
    menu.addSeparator();
    addEntry(m_window, menu,
             {tr("Con&versation…"),
              {},
              tr("Type messages that the model's chat template writes as it was trained to read them")},
             this, [this] { openConversation(); });
    addEntry(m_window, menu,
             {tr("&Named spans…"), {}, tr("Name stretches of the text, see who reads them, and hide them")}, this,
             [this] { openSpans(); });
    addEntry(
        m_window, menu,
        {tr("Who was &read for the answer…"), {}, tr("Which named spans were read for each word that was written")},
        this, [this] { openReading(); });
}

void ConversationCommands::openConversation()
{
    if (m_conversation == nullptr) m_conversation = new ConversationWindow(m_bench, &m_window);
    m_conversation->begin();
}

void ConversationCommands::openSpans()
{
    if (m_spans == nullptr) m_spans = new SpansWindow(m_bench, &m_window);
    m_spans->begin();
}

void ConversationCommands::openReading()
{
    if (m_reading == nullptr) m_reading = new ReadingWindow(m_bench, m_exporter, &m_window);
    m_reading->begin();
}

/// Another model reads the same conversation as its own template writes it.
void ConversationCommands::followModel()
{
    const core::Run run = m_bench.run();
    if (!run.chat) return m_model.reset();
    const bool another = m_model && *m_model != run.model;
    m_model = run.model;
    if (!another) return;
    try {
        core::Run next = run;
        core::setConversation(next, *run.chat, tr("the conversation").toStdString());
        m_bench.editor.apply([&](core::Session& session) { session.run() = next; });
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

/// Hides the span of the chosen key, where it is in one, in every head or in the focused one.
void ConversationCommands::addHide(QMenu& menu)
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr || trace->recorded()) return;
    const core::Focus focus = m_bench.selection.focus();
    for (const core::TokenSpan& span : trace->keySpans(focus.item)) {
        if (focus.key < span.first || focus.key > span.last || span.written) continue;
        menu.addAction(
            tr("Hide the s&pan “%1” from all others").arg(shortened(QString::fromStdString(span.name), 24, 23)), this,
            [this, name = span.name, block = focus.block] {
                InterventionEditor(m_bench.editor)
                    .add({.kind = core::Intervention::Kind::Hide, .block = block, .span = name});
            });
        menu.addAction(
            tr("Hide the span “%1” in this head a&lone").arg(shortened(QString::fromStdString(span.name), 24, 23)),
            this, [this, name = span.name, focus] {
                InterventionEditor(m_bench.editor)
                    .add({.kind = core::Intervention::Kind::Hide,
                          .layer = focus.layer,
                          .head = focus.head,
                          .block = focus.block,
                          .span = name});
            });
    }
}

#include "moc_conversation_commands.cpp"
