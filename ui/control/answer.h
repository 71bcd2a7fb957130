#pragma once

#include <QString>

#include <functional>

/// One of the things that can be done about a message: a button beside it.
struct Answer {
    QString text;
    std::function<void()> act;
};
