#include "ui/plot/diagram/outline_table.h"

#include <QCoreApplication>

#include "ui/words/outline_words.h"

#include <limits>

using core::Index;

namespace {

struct OutlineTableWords {
    Q_DECLARE_TR_FUNCTIONS(OutlineTableWords)
};

/// Columns, in their order.
enum Column { Heads, KeyHeads, KeyWidth, ValueWidth, Before, Behind, Inner, Expert, Chosen, StateNumbers, Columns };

QStringList columnNames()
{
    return {OutlineTableWords::tr("heads"),
            OutlineTableWords::tr("heads of keys"),
            OutlineTableWords::tr("d_k"),
            OutlineTableWords::tr("d_v"),
            OutlineTableWords::tr("window before"),
            OutlineTableWords::tr("window after"),
            OutlineTableWords::tr("feed-forward width"),
            OutlineTableWords::tr("experts"),
            OutlineTableWords::tr("experts of a token"),
            OutlineTableWords::tr("numbers of state")};
}

/// Fills the columns of a layer. Where it has two attentions, they are the first one's; both have as many heads.
void fill(Eigen::Ref<core::RowVector> row, const core::OutlineLayer& layer)
{
    const auto set = [&](Column column, Index value) { row(column) = static_cast<float>(value); };
    bool known = false;
    for (const core::OutlinePart& part : layer.parts) {
        if (const auto* attention = std::get_if<core::OutlineAttention>(&part.what); attention != nullptr && !known) {
            known = true;
            set(Heads, attention->heads);
            set(KeyHeads, attention->key_heads);
            set(KeyWidth, attention->key_width);
            set(ValueWidth, attention->value_width);
            if (attention->reach.kind == core::OutlineReach::Kind::Window) {
                set(Before, attention->reach.before);
                set(Behind, attention->reach.after);
            }
        } else if (const auto* feed = std::get_if<core::OutlineFeedForward>(&part.what)) {
            set(Inner, feed->inner);
            if (feed->experts > 0) {
                set(Expert, feed->experts);
                set(Chosen, feed->chosen);
            }
        } else if (const auto* mixer = std::get_if<core::OutlineMixer>(&part.what)) {
            row(StateNumbers) = static_cast<float>(mixer->state_numbers);
        }
    }
}

}  // namespace

std::vector<OutlineTable> outlineTables(const core::ModelOutline& outline)
{
    std::vector<OutlineTable> tables;
    tables.reserve(outline.stacks.size());
    for (const core::OutlineStack& stack : outline.stacks) {
        OutlineTable table{.name = stackName(outline, stack), .rows = {}, .columns = columnNames(), .values = {}};
        table.values =
            core::Matrix::Constant(std::ssize(stack.layers), Columns, std::numeric_limits<float>::quiet_NaN());
        for (Index i = 0; i < std::ssize(stack.layers); ++i) {
            const core::OutlineLayer& layer = stack.layers[static_cast<std::size_t>(i)];
            table.rows << OutlineTableWords::tr("layer %1").arg(layer.number);
            table.words << layerText(layer);
            core::RowVector row = table.values.row(i);
            fill(row, layer);
            table.values.row(i) = row;
        }
        tables.push_back(std::move(table));
    }
    return tables;
}
