#pragma once

#include <QMenu>

#include "core/session/example.h"

/// The examples that come with the program, under their headings.
class ExampleMenu final : public QMenu {
    Q_OBJECT
public:
    explicit ExampleMenu(const std::vector<core::Example>& examples, QWidget* parent = nullptr);

signals:
    void chosen(const core::Example& example);

private:
    void addHeading(const std::string& group);
};
