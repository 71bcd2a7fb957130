#include "core/scan/knocked_out.h"

namespace core {

Intervention knockedOut(AttentionBlock block, const AtlasHead& head, KnockOutWay way)
{
    const Intervention::Kind kind = way == KnockOutWay::Mean ? Intervention::Kind::Mean : Intervention::Kind::Scale;
    return {.kind = kind, .layer = head.layer, .head = head.head, .block = block, .factor = 0};
}

}  // namespace core
