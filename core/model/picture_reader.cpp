#include "core/model/picture_reader.h"

namespace core {
namespace {

/// The states of neighbouring squares side by side.
Matrix shuffled(Index columns, Index side, MatrixView states)
{
    const Index width = states.cols(), across = columns / side, count = states.rows() / (side * side);
    Matrix joined(count, side * side * width);
    for (Index token = 0; token < count; ++token)
        for (Index y = 0; y < side; ++y)
            for (Index x = 0; x < side; ++x) {
                const Index square = (token / across * side + y) * columns + token % across * side + x;
                joined.row(token).segment((y * side + x) * width, width) = states.row(square);
            }
    return joined;
}

/// The mean of the states of neighbouring squares.
Matrix averaged(Index columns, Index side, MatrixView states)
{
    const Matrix joined = shuffled(columns, side, states);
    Matrix means = Matrix::Zero(joined.rows(), states.cols());
    for (Index part = 0; part < side * side; ++part) means += joined.middleCols(part * states.cols(), states.cols());
    return means / static_cast<float>(side * side);
}

}  // namespace

Matrix PictureJoin::operator()(Index columns, MatrixView states, const std::stop_token& stop) const
{
    if (square_norm) {
        const Matrix normed = (*square_norm)(Matrix(states));
        PictureJoin rest = *this;
        rest.square_norm.reset();
        return rest(columns, normed, stop);
    }
    Matrix joined = averaged ? core::averaged(columns, side, states) : shuffled(columns, side, states);
    if (norm) joined = (*norm)(joined);
    joined = first(joined, stop);
    if (activation) activate(*activation, joined);
    return second ? (*second)(joined, stop) : joined;
}

std::string PictureSpelling::of(Index rows, Index columns, Index tokens) const
{
    std::string parts;
    for (Index token = 0; token < tokens; ++token) parts += part;
    if (form == Form::Plain) return parts;
    std::string said;
    if (form == Form::Wrapped) return said.append(first).append(parts).append(last);
    if (form == Form::Framed) return said.append("\n\n").append(first).append(parts).append(last).append("\n\n");
    for (Index row = 1; row <= rows; ++row) {
        for (Index column = 1; column <= columns; ++column)
            said.append(first)
                .append("<row_" + std::to_string(row) + "_col_" + std::to_string(column) + ">")
                .append(parts);
        said += '\n';
    }
    if (rows > 0) said += '\n';
    return said.append(first).append(whole).append(parts).append(last);
}

}  // namespace core
