#include "ui/bench/annotating.h"

#include "core/error.h"
#include "core/session/edits/annotation_edits.h"
#include "ui/bench/annotate_bar.h"
#include "ui/part/banner.h"
#include "ui/view/map/map_view.h"

#include <utility>

Annotating::Annotating(const Workbench& bench, MapView* map, QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_map(map),
      m_bar(new AnnotateBar)
{
    AnnotationHands* hands = &m_map->hands();
    connect(hands, &AnnotationHands::stateChanged, this, &Annotating::tell);
    connect(hands, &AnnotationHands::leaveAsked, this, [this] { setOn(false); });
    connect(hands, &AnnotationHands::written, this,
            [this](const core::Annotation& one) { apply([&one](core::Session& next) { core::annotate(next, one); }); });
    connect(hands, &AnnotationHands::changed, this,
            [this](std::size_t number, const core::Annotation& one, bool quickly) {
                apply([number, &one](core::Session& next) { core::replaceAnnotation(next, number, one); },
                      quickly ? SessionEditor::Kind::Typing : SessionEditor::Kind::Edit);
            });
    connect(hands, &AnnotationHands::removed, this, [this](std::size_t number) {
        apply([number](core::Session& next) { core::removeAnnotation(next, number); });
    });
    // The chosen one may have another number then.
    connect(&bench.editor, &SessionEditor::stepped, hands, &AnnotationHands::forget);
    connect(&bench.editor, &SessionEditor::exchanged, this, [this] { setOn(false); });
    connect(m_bar, &AnnotateBar::toolChosen, this, [this, hands](AnnotationHands::Tool tool) {
        hands->setTool(tool);
        m_map->setFocus();
    });
    connect(m_bar, &AnnotateBar::colorChosen, this, [this, hands](const std::string& color) {
        hands->setColor(color);
        m_map->setFocus();
    });
    connect(m_bar, &AnnotateBar::wordsAsked, hands, &AnnotationHands::askWords);
    connect(m_bar, &AnnotateBar::removeAsked, this, [this, hands] {
        hands->removeChosen();
        m_map->setFocus();
    });
    connect(m_bar, &AnnotateBar::doneAsked, this, [this] { setOn(false); });
}

bool Annotating::isOffered() const
{
    const core::MapLook& look = m_bench.session().figure.map;
    return m_bench.session().view == core::View::Map && m_bench.results.shown() != nullptr && !m_bench.results.isLong()
           && !look.words && look.by_span == core::MapLook::BySpan::No && look.pair == core::PairPart::Whole
           && look.special_tokens == core::MapLook::SpecialTokens::Shown;
}

bool Annotating::isOn() const { return m_map->hands().isOn(); }

void Annotating::setOn(bool on)
{
    if (on == isOn() || (on && !isOffered())) return;
    m_map->hands().setOn(on);
    m_map->setFocus();
}

void Annotating::show()
{
    if (isOn() && !isOffered()) m_map->hands().setOn(false);
}

/// @param edit  of the session's annotations; what is too long for them is said
void Annotating::apply(const SessionEditor::Edit& edit, SessionEditor::Kind kind)
{
    core::Session next = m_bench.session();
    try {
        edit(next);
        core::annotationsIn(next.figure.voice.annotations);
    } catch (const core::Error& error) {
        return m_bench.banner.showError(error);
    }
    const std::string all = next.figure.voice.annotations;
    m_bench.editor.apply([&all](core::Session& session) { session.figure.voice.annotations = all; }, kind);
}

void Annotating::tell()
{
    const AnnotationHands& hands = m_map->hands();
    m_bar->display(hands);
    const QString said = hands.said();
    if (std::exchange(m_told, said) != said && !said.isEmpty()) m_bench.sayInPassing(said);
}

#include "moc_annotating.cpp"
