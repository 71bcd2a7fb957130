#pragma once

#include "core/session/figure_settings.h"
#include "ui/plot/picture/patch_picture.h"

/// The words beside a picture with weights over it, for window and figures.

/// The name of the query: "[CLS]", "register 2", "patch 2,3", "the pooling probe".
QString askingWords(const PatchPicture& picture);
/// The weight on each kind of token: "on [CLS] 0.12 · on 4 registers 0.30 · on patches 0.58".
QString weightWords(const PatchPicture& picture, int decimals);
/// The kinds of tokens, "[CLS]", "4 registers", "patches", and their weights.
QStringList kindNames(const PatchPicture& picture);
std::vector<double> kindWeights(const PatchPicture& picture);
/// The tokens before the patches: "[CLS] and 4 registers"; empty where there are none.
QString learnedWords(const core::PatchEmbedding& patches);

/// The part that was cut off: "The preprocessor's crop cut off 25 % of the photo's width."; empty where nothing was.
QString cropWords(const PatchPicture& picture);
/// The share of the picture that is cut off, for small spaces: "cut off: 25 % of the width".
QString shortCropWords(const PatchPicture& picture);

/// The square with the largest number in a text's picture, and whether it may be a sink: "Brightest: patch 1,1 in a
/// corner, 0.31; …"; empty for other pictures, and where no square has a number.
QString brightestWords(const PatchPicture& picture);

/// The colours' end, for the text behind their meaning: " · up to the 99 % quantile" of the patches; empty where
/// nothing is clipped.
QString clipWords(const core::PictureLook& look);
