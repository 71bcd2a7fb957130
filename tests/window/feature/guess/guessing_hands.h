#pragma once

#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/feature/guess/guess_panel.h"

/// Hands that guess: the riddle whose row “it” lies on the cat, and a guess of one of its rows.
struct GuessingHands : WindowDriver {
    static constexpr core::Index it = 8, cat = 2;  ///< in primer-encoder's "[CLS] the cat …", layer 4, head 4

    const core::Session& session() const { return window->editor().session(); }
    GuessPanel* panel() const { return find<GuessPanel>(); }

    void guess(core::Focus at, core::Guess::Of of = core::Guess::Of::Row) const
    {
        window->editor().apply([&](core::Session& next) {
            next.focus = at;
            if (of == core::Guess::Of::Head) next.focus.layer = next.focus.head = 0;
            next.guess = core::Guess{.of = of, .at = at};
        });
        QTRY_VERIFY(panel() != nullptr && panel()->isVisible());
    }

    void showIt() const
    {
        window->editor().apply([](core::Session& next) { next.guess->shown = true; });
        QVERIFY(at_rest::comesToRest());
    }

    void openRiddle() const
    {
        window->begin(std::filesystem::path(SOURCE_DIR) / "resources/models/primer-encoder",
                      "The cat sat on the mat because it was tired.");
        QTRY_VERIFY(shows("13 tokens"));
        window->editor().look([](core::Session& next) { next.focus.layer = next.focus.head = 3; });
        QVERIFY(at_rest::comesToRest());
    }
};
