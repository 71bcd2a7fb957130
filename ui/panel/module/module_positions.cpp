#include "ui/panel/module/module_positions.h"

#include <QComboBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"
#include "ui/words/position_names.h"

using core::AlibiForm;
using core::PositionEncoding;
using core::TeachingModule;
using Pairing = core::RotaryEmbedding::Pairing;

namespace {

constexpr int mostPosition = static_cast<int>(core::longestTrained);

}  // namespace

ModulePositions::ModulePositions(QWidget* parent)
    : ModuleSection(parent),
      m_positions(choice<PositionEncoding>(
          {tr("Positions"), tr("How the positions of tokens are encoded"), Term::Position}, positionNames(),
          [](TeachingModule& module, PositionEncoding positions) { module.positions = positions; })),
      m_alibi(choice<AlibiForm>({tr("ALiBi's form"), tr("What the head's slope is multiplied by"), Term::Alibi},
                                {{tr("−|query − key|"), AlibiForm::Symmetric},
                                 {tr("key − query"), AlibiForm::OneWay},
                                 {tr("key, from the first"), AlibiForm::FromFirst}},
                                [](TeachingModule& module, AlibiForm form) { module.alibi = form; })),
      m_buckets(
          count({tr("Buckets"), tr("How many buckets the distances are sorted into; each has a number for each head"),
                 Term::DistanceBuckets},
                2, core::mostBuckets, [](TeachingModule& module, int value) { module.relative.buckets = value; })),
      m_distance(count({tr("Largest distance"), tr("Larger distances share the last bucket")}, 1, mostPosition,
                       [](TeachingModule& module, int value) { module.relative.largest_distance = value; })),
      m_direction(choice({tr("Direction"), tr("Whether keys after the query have buckets of their own")},
                         {tr("bidirectional"), tr("one direction")},
                         [](TeachingModule& module, int row) { module.relative.bidirectional = row == 0; })),
      m_pairing(choice<Pairing>(
          {tr("Pairing"), tr("Which two dimensions of q and k are rotated together")},
          {{tr("interleaved (2i, 2i+1)"), Pairing::Interleaved}, {tr("half-split (i, i+n∕2)"), Pairing::HalfSplit}},
          [](TeachingModule& module, Pairing pairing) { module.rotary.pairing = pairing; })),
      m_dimensions(count(
          {tr("Rotated dimensions"), tr("n, how many of each head's dimensions are rotated"), Term::Rotary}, 0,
          core::widestTeachingModel, [](TeachingModule& module, int value) { module.rotary.dimensions = value; })),
      m_first(count({tr("First position"), tr("The position of the first token; no score changes with it")}, 0,
                    mostPosition, [](TeachingModule& module, int value) { module.rotary.first_position = value; })),
      m_span(count(
          {tr("Span of distances"), tr("n: distances from −n to n − 1 have a vector each; those beyond share the last"),
           Term::Disentangled},
          1, core::mostTeachingTokens, [](TeachingModule& module, int value) { module.distances.span = value; })),
      m_terms(choice({tr("Position terms"), tr("What is added to q·k"), Term::Disentangled},
                     {tr("both terms"), tr("content to position"), tr("position to content")},
                     [](TeachingModule& module, int row) {
                         module.distances.to_position = row != 2;
                         module.distances.to_content = row != 1;
                     })),
      m_base(number({tr("Base"), tr("θ: pair i is rotated by position · base^(−2i∕n)"), Term::Rotary}, {1.5, 1e9},
                    [](TeachingModule& module, double value) { module.rotary.base = static_cast<float>(value); })),
      m_columns(count({tr("Columns of a picture"),
                       tr("The tokens are the squares of a picture with so many rows and columns, row by row"),
                       Term::PictureRotation},
                      0, core::mostTeachingTokens, [](TeachingModule& module, int value) {
                          module.rotary.picture.reset();
                          if (value > 0)
                              module.rotary.picture = core::PicturePlaces{.first = 0, .rows = value, .columns = value};
                      }))
{
    m_dimensions->setSingleStep(2);
    m_dimensions->setSpecialValueText(tr("all"));
    m_columns->setSpecialValueText(tr("none"));
    addRow(tr("Positions"), {m_positions});
    addRow(tr("Slope ×"), {m_alibi});
    addRow(tr("Buckets · max"), {m_buckets, m_distance});
    addRow(tr("Direction"), {m_direction});
    addRow(tr("Pairs"), {m_pairing});
    addRow(tr("n · offset"), {m_dimensions, m_first});
    addRow(tr("Base θ"), {m_base});
    addRow(tr("Columns"), {m_columns});
    addRow(tr("Terms · span"), {m_terms, m_span});
}

void ModulePositions::display(const TeachingModule& module)
{
    setValue(m_positions, module.positions);
    setValue(m_alibi, module.alibi);
    m_buckets->setSingleStep(module.relative.bidirectional ? 2 : 1);  // each direction has half of them
    m_buckets->setValue(static_cast<int>(module.relative.buckets));
    m_distance->setValue(static_cast<int>(module.relative.largest_distance));
    m_direction->setCurrentIndex(module.relative.bidirectional ? 0 : 1);
    setValue(m_pairing, module.rotary.pairing);
    m_dimensions->setMaximum(static_cast<int>(module.key_dimensions));
    m_dimensions->setValue(static_cast<int>(module.rotary.dimensions));
    m_first->setValue(static_cast<int>(module.rotary.first_position));
    m_base->setValue(static_cast<double>(module.rotary.base));
    m_columns->setValue(module.rotary.picture ? static_cast<int>(module.rotary.picture->columns) : 0);
    m_span->setValue(static_cast<int>(module.distances.span));
    m_terms->setCurrentIndex(!module.distances.to_content ? 1 : !module.distances.to_position ? 2 : 0);
    setRowVisible(m_terms, module.positions == PositionEncoding::Disentangled);
    setRowVisible(m_alibi, module.positions == PositionEncoding::Alibi);
    setRowVisible(m_buckets, module.positions == PositionEncoding::Relative);
    setRowVisible(m_direction, module.positions == PositionEncoding::Relative);
    for (QWidget* row : std::initializer_list<QWidget*>{m_pairing, m_dimensions, m_base, m_columns})
        setRowVisible(row, module.positions == PositionEncoding::Rotary);
}

#include "moc_module_positions.cpp"
