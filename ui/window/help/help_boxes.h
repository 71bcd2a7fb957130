#pragma once

class QWidget;

/// What mouse and keyboard do.
void showKeys(QWidget* window);
/// The program's version and licence.
void showAbout(QWidget* window);
