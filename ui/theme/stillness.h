#pragma once

/// Whether nothing on screen moves by itself, for people whom motion disturbs: menus and hints appear at once, the
/// cursor does not blink, and what works says so in words instead of a bar that runs to and fro. What somebody starts,
/// such as the steps of a calculation, plays.
bool isKeptStill();
void keepStill(bool still);
