#pragma once

#include <QLabel>

/// A small capital heading over a part of a panel.
class Heading final : public QLabel {
    Q_OBJECT
public:
    explicit Heading(const QString& text, QWidget* parent = nullptr) : QLabel(text.toUpper(), parent)
    {
        setProperty("role", QStringLiteral("heading"));
    }
};

/// Second-rank text that may wrap.
class Hint final : public QLabel {
    Q_OBJECT
public:
    explicit Hint(const QString& text = {}, QWidget* parent = nullptr) : QLabel(text, parent)
    {
        setProperty("role", QStringLiteral("hint"));
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
    }
};
