#pragma once

#include <QSignalBlocker>

#include <vector>

/// Keeps fields from telling that they changed while they are filled, for as long as it lives: an edit is what somebody
/// does. Only fields whose own parts do not listen to them are silenced.
class Silence {
public:
    explicit Silence(std::initializer_list<QObject*> fields)
    {
        m_blockers.reserve(fields.size());
        for (QObject* field : fields) m_blockers.emplace_back(field);
    }

private:
    std::vector<QSignalBlocker> m_blockers;
};
