#pragma once

#include <QImage>

/// A paint device whose file keeps pictures of few colours as numbers of these, which its paint engine does not.
class IndexedPictures {
public:
    virtual ~IndexedPictures() = default;
    /// @return what is to be drawn instead, so that the picture can take its place in the file; the same where it stays
    virtual QImage taken(const QImage& picture) = 0;
};
