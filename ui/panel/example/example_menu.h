#pragma once

#include <QMenu>

#include "core/session/example.h"

/// The examples that come with the program, each model's in a menu of their own: all of them in one would be higher
/// than a projector's picture.
class ExampleMenu final : public QMenu {
    Q_OBJECT
public:
    explicit ExampleMenu(const std::vector<core::Example>& examples, QWidget* parent = nullptr);

signals:
    void chosen(const core::Example& example);
};
