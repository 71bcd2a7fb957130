#pragma once

/// A view that can set off its chosen cell: row and column keep their colours and numbers, the rest fades to a fifth
/// and has no numbers.
class SpotlitView {
public:
    SpotlitView() = default;
    SpotlitView(const SpotlitView&) = delete;
    SpotlitView& operator=(const SpotlitView&) = delete;
    virtual ~SpotlitView() = default;

    virtual void setSpotlight(bool on) = 0;
};
