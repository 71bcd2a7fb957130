#pragma once

#include <QAccessible>
#include <QTest>

#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/ui/long_trace.h"
#include "ui/view/map/map_view.h"

/// The map of one head, used as a person does, for its tests.
namespace shown_map_view {

using TracePtr = std::shared_ptr<const core::Trace>;

inline constexpr const char* bert = "bert";
inline constexpr const char* gpt2 = "gpt2_fp16";

inline TracePtr traceOf(const char* model, const char* text = "The unbelievable keeper looks at the sea.")
{
    const core::Run asked{.model = std::string(SOURCE_DIR "/tests/golden/data/models/") + model, .texts = {text}};
    core::OpenedModels models;
    const core::PreparedRun prepared = core::prepare(asked, models);
    return core::run(prepared.model, prepared.batch, core::optionsOf(asked));
}

/// Plain map of so many numbered tokens.
inline TracePtr longTrace(core::Index tokens) { return long_trace::traceOf(tokens); }

struct MapOnScreen {
    explicit MapOnScreen(TracePtr of, const core::MapLook& look = {}, const core::HeadAddress& head = {})
        : trace(std::move(of))
    {
        view.resize(560, 520);
        view.show();
        display(look, head);
    }

    void display(const core::MapLook& look, const core::HeadAddress& head = {})
    {
        view.display(trace, head, *core::headStages(*trace, head), look);
        view.setCells(chosen, {});
        QObject::connect(&view, &MapView::cellClicked, &view, [this](const core::Cell& cell) {
            chosen = cell;
            view.setCells(cell, {});
        });
    }

    float weight(core::Index query, core::Index key) const
    {
        return trace->at({}).attention.heads[0].weights(query, key);
    }
    QImage picture()
    {
        QCoreApplication::processEvents();  // drawing is put off until then
        return view.grab().toImage();
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, Qt::Key(key), modifiers); }
    QString spoken() const
    {
        return QAccessible::queryAccessibleInterface(const_cast<MapView*>(&view))->text(QAccessible::Value);
    }

    TracePtr trace;
    core::Cell chosen{2, 1};
    MapView view;
};

}  // namespace shown_map_view
