#pragma once

#include <QComboBox>

#include <utility>
#include <vector>

/// The names of a list's entries and their values, such as an enumeration's, in any order.
template<typename Value>
using NamedValues = std::vector<std::pair<QString, Value>>;

template<typename Value>
void addValues(QComboBox* list, const NamedValues<Value>& values)
{
    for (const auto& [name, value] : values) list->addItem(name, static_cast<int>(value));
}

/// Chooses the entry that stands for a value; none where there is no such entry.
template<typename Value>
void setValue(QComboBox* list, Value value)
{
    list->setCurrentIndex(list->findData(static_cast<int>(value)));
}

/// The chosen entry's value.
template<typename Value>
Value valueOf(const QComboBox* list)
{
    return static_cast<Value>(list->currentData().toInt());
}
