"""Writes primer-translator/glosses.tsv: what the Chinese words of the primer models' sentences mean, a word a line.

The words are those of lexicon.py, and those that hold sentences together, which stand here.
"""

import lexicon
from training_paths import MODELS

WORDS = """的 ’s; 了 (done); 着 (going on); 过 (before); 在 at; 是 is; 不 not; 没有 not; 没 not; 有 have; 我 I; 你 you; 他 he; 她 she; 它 it;
我们 we; 你们 you; 他们 they; 她们 they; 它们 they; 这 this; 那 that; 这些 these; 那些 those; 很 very; 太 too; 非常 very; 和 and;
因为 because; 所以 so; 但是 but; 也 also; 都 all; 吗 (question); 呢 (question); 吧 (suggestion); 被 by; 把 (takes object); 给 to; 对 to;
到 to; 从 from; 去 go; 来 come; 上 on; 下 down; 里 in; 外面 outside; 里面 inside; 上面 above; 下面 under; 后面 behind; 前面 in front;
旁边 beside; 附近 near; 上方 above; 下方 below; 什么 what; 谁 who; 哪里 where; 哪儿 where; 怎么 how; 为什么 why; 什么时候 when; 多少 how many;
几 how many; 名字 name; 叫 be called; 会 can; 能 can; 可以 may; 想 want; 要 want; 应该 should; 必须 must; 正在 -ing; 已经 already; 还 still;
再 again; 就 then; 只 only; 每 every; 一 one; 个 (measure); 只 (measure); 条 (measure); 位 (measure); 名 (measure); 本 (measure); 张 (measure);
把 (measure); 杯 cup; 块 piece; 座 (measure); 家 home; 匹 (measure); 头 head; 天 day; 年 year; 月 month; 今天 today; 昨天 yesterday;
明天 tomorrow; 现在 now; 早上 morning; 晚上 evening; 下午 afternoon; 请 please; 谢谢 thanks; 你好 hello; 比 than; 更 more; 最 most; 用 with;
跟 with; 为 for; 地 -ly; 得 (so that); 看 look; 说 say; 知道 know; 觉得 feel; 起来 up; 出来 out; 进 into; 回 back; 回家 go home; 多 many; 很多 many; 更多 more; 们 (plural); 当 when;
如果 if; 时候 time; 任何 any; 岁 years old; 跳舞 dance; 足球 football; 起床 get up; 下雨 rain; 下雪 snow; 开车 drive; 睡觉 sleep; 听 listen;
踢 kick; 待 stay; 打开 open"""


def is_chinese(word):
    return bool(word) and all("\u4e00" <= character <= "\u9fff" for character in word)


def gather(found, thing):
    """Every English word with its Chinese one, however the lexicon's tables keep them."""
    if isinstance(thing, lexicon.Noun):
        found.setdefault(thing.zh, thing.single)
        found.setdefault(thing.measure, "(measure)")
    elif isinstance(thing, lexicon.Verb):
        found.setdefault(thing.zh, thing.base)
    elif isinstance(thing, dict):
        for english, chinese in thing.items():
            if isinstance(english, str) and isinstance(chinese, str) and is_chinese(chinese):
                found.setdefault(chinese, english)
            else:
                gather(found, chinese)
    elif isinstance(thing, (list, tuple)):
        words = [each for each in thing if isinstance(each, str)]
        chinese = [each for each in words[1:] if is_chinese(each)]
        if chinese and words[0].isascii():
            found.setdefault(chinese[0], words[0])
        for each in thing:
            gather(found, each)
    elif type(thing).__module__ == lexicon.__name__ and hasattr(thing, "__dict__"):
        gather(found, tuple(vars(thing).values()))


def main():
    found = {}
    for entry in lexicon.entries(WORDS):
        found.setdefault(entry[0], " ".join(entry[1:]))
    for name, table in vars(lexicon).items():
        if name.isupper():
            gather(found, table)
    lines = [f"{chinese}\t{english.replace('_', ' ').split('/')[0]}" for chinese, english in sorted(found.items())]
    (MODELS / "primer-translator" / "glosses.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} words")


if __name__ == "__main__":
    main()
