#pragma once

#include <QTreeWidget>

#include "core/explain/weights/head_reading.h"

#include <functional>

/// A head by its weights alone: the directions that it tells apart most, with the tokens at both ends of each.
class WeightsTable final : public QTreeWidget {
    Q_OBJECT
public:
    explicit WeightsTable(QWidget* parent = nullptr);

    using TokenName = std::function<QString(core::Index id)>;
    /// @param reading  null for nothing
    void display(std::shared_ptr<const core::HeadReading> reading, const TokenName& name);

private:
    void addCircuit(const QString& title, const QString& left, const QString& right, const core::HeadDirections& of,
                    const TokenName& name);
};
