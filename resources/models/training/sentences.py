"""Whole sentences of everyday English with their Chinese: statements, questions, requests, and clauses joined."""

from clauses import *

STOP = ("。", ".")


def being(w, subject=None):
    """Is somebody: I am a teacher, they are students."""
    subject = subject or subject_of(w, ("male", "female", "name", "name", "pronoun", "pronoun", "pronoun"))
    if subject.pronoun == "it":
        noun = NOUNS[w.pick(ANIMALS if w.chance(0.5) else THINGS)]
    else:
        noun = NOUNS[w.pick(JOBS if w.chance(0.7) else MALE if subject.pronoun == "he" else FEMALE if subject.pronoun == "she" else JOBS)]
    many = subject.pronoun in ("we", "they")
    past = w.chance(0.12)
    w.key.append(noun.single)
    front = w.say(subject.be(past))
    no = w.say("not") if w.chance(0.15) else Phrase()
    is_zh = (zh("不", no) if no.en else Phrase()) + zh("是", front)
    if many:
        said = w.say(noun.plural, noun.zh)
        return order(subject, front + no + said, is_zh + Phrase([], said.zh))
    start = w.say("a") if w.chance(0.75) else w.say("my", "我的")
    if start.en[0][0] == "a":
        start.zh = [("一", ids(start)), (noun.measure, ids(start))]
    adjective = attribute(w, w.pick(TRAITS if noun.kind != "thing" else noun.adjectives), noun.kind != "thing") if w.chance(0.3) else Phrase()
    said = start + adjective + w.say(noun.single, noun.zh)
    correct_article(said)
    return order(subject, front + no + said, is_zh + Phrase([], said.zh))


def being_somewhere(w, subject=None):
    subject = subject or noun_phrase(w, SUBJECTS_OF_DEEDS + ("thing",) * 6, True)
    front = w.say(subject.be(w.chance(0.2)))
    if subject.pronoun != "I":
        agree(w, front, subject, "is" if front.en[0][0] in ("is", "are") else "was", "are" if front.en[0][0] in ("is", "are") else "were")
    no = w.say("not") if w.chance(0.1) else Phrase()
    if w.chance(0.12):
        where = w.pick([w.say("here", "在/这里"), w.say("there", "在/那里"), w.say("at home", "在/家"), w.say("outside", "在/外面"), w.say("in China", "在/中国")])
    else:
        where = place(w)
    return order(subject, front + no + where, (zh("不", no) if no.en else Phrase()) + Phrase([], where.zh))


def having(w, subject=None):
    subject = subject or subject_of(w)
    past = w.chance(0.2)
    thing = noun_phrase(w, ("thing", "thing", "animal", "male", "female") if subject.kind == "person" else ("thing",))
    if subject.pronoun in ("it", "they") and subject.kind == "animal" and w.chance(0.6):
        part = w.pick([("a long tail", ("一条", "长", "尾巴")), ("big ears", ("大", "耳朵")), ("four legs", ("四条", "腿")), ("two wings", ("两个", "翅膀")), ("a big mouth", ("一张", "大", "嘴")), ("small eyes", ("小", "眼睛"))])
        words = [w.say(word, chinese) for word, chinese in zip(part[0].split(), part[1])]
        thing = sum(words[1:], words[0])
    if not past and w.chance(0.15):
        front = w.say("does" if subject.third else "do")
        no, said = w.say("not"), w.say("have")
        return order(subject, front + no + said + thing, zh("没有", front, no, said) + Phrase([], thing.zh))
    said = w.say("had" if past else "has" if subject.third else "have")
    if not past:
        agree(w, said, subject, "has", "have")
    return order(subject, said + thing, zh("有", said) + Phrase([], thing.zh))


def there_is(w):
    many = w.chance(0.5)
    noun = NOUNS[w.pick(ANIMALS if w.chance(0.35) else JOBS if w.chance(0.2) else THINGS)]
    past = w.chance(0.15)
    front = w.say("there") + w.say(("were" if past else "are") if many else ("was" if past else "is"))
    if many:
        number = w.pick(list(NUMBERS)[1:12])
        start = w.pick([w.say(number, (NUMBERS[number], noun.measure)), w.say("many", "很多"), w.say("some", "一些")])
    else:
        start = w.say(*w.pick([("a", ("一", noun.measure)), ("a", ("一", noun.measure)), ("one", ("一", noun.measure))]))
        start = start if w.chance(0.9) else w.say("no")
    adjective = attribute(w, adjective_for(w, noun), noun.kind != "thing") if w.chance(0.3) else Phrase()
    thing = start + adjective + w.say(noun.plural if many else noun.single, noun.zh)
    correct_article(thing)
    w.key.append(noun.single)
    where = place(w)
    is_there = zh("没有" if start.en[0][0] == "no" else "有", front)
    inside = Phrase([], where.zh[1:])  # the place comes first, without 在
    return Phrase(front.en + thing.en + where.en, (inside + is_there + Phrase([], thing.zh)).zh)


def weather(w):
    chosen = w.random.random()
    time = w.say(*w.pick([("today", "今天"), ("outside", "外面"), ("here", "这里"), ("now", "现在")])) if w.chance(0.5) else Phrase()
    if chosen < 0.2:
        word, past, chinese = w.pick([("rain", "rained", "下雨"), ("snow", "snowed", "下雪")])
        tense = w.pick(("present", "past", "future"))
        time = when(w, tense) if w.chance(0.7) else Phrase()
        start = w.say("it")
        will = w.say("will") if tense == "future" else Phrase()
        said = w.say(past if tense == "past" else word if tense == "future" else word + "s")
        return en(start + will + said + time) + Phrase([], time.zh) + (zh("会", will) if will.en else Phrase()) + zh(chinese + ("了" if tense == "past" else ""), said)
    if chosen < 0.35:
        verb, chinese = w.pick([("raining", "下雨"), ("snowing", "下雪")])
        start = w.say(w.pick(("it is", "it is", "it was")))
        said = w.say(verb)
        return en(start + said + time) + Phrase([], time.zh) + zh("正在", start) + zh(chinese, said)
    if chosen < 0.5:
        day = w.pick(DAYS)
        start, front = w.say("today", "今天"), w.say("is", "是")
        return start + front + w.say(day, DAYS[day])
    word = w.pick(WEATHER)
    if chosen < 0.75:
        start, front = w.say("it"), w.say(w.pick(("is", "is", "was")))
        begin = en(start) + en(front)
        begin_zh = Phrase([], time.zh)
    else:
        start, front = w.say("the"), w.say(w.pick(("is", "is", "was")))
        sky = w.say("weather", "天气")
        begin = start + en(sky) + en(front)
        begin_zh = Phrase([], time.zh + sky.zh)
    more = w.say("very") if w.chance(0.25) else Phrase()
    said = w.say(word)
    return begin + en(more) + en(said) + en(time) + begin_zh + zh("非常" if more.en else "很", more if more.en else front) + zh(WEATHER[word], said)


def fact(w):
    """Names, ages, countries, what belongs to whom."""
    return w.pick([whose, whose, name_is, age_is, capital, born_in, speaks])(w)


def whose(w):
    many = w.chance(0.3)
    table = THINGS if w.chance(0.7) else ANIMALS if w.chance(0.5) else JOBS
    noun = table[w.pick(table)]
    w.key.append(noun.single)
    start = w.say(*(w.pick([("these", "这些"), ("those", "那些"), ("they", "它们" if table is not JOBS else "他们")] if many else [("this", "这"), ("that", "那"), ("it", "它")])))
    front = w.say("are" if many else "is")
    no = w.say("not") if w.chance(0.12) else Phrase()
    if w.chance(0.6):
        own = w.pick(POSSESSIVES)
        owner = w.say(own, POSSESSIVES[own])
    elif w.chance(0.4):
        somebody = name(w)
        owner = Phrase(somebody.en, somebody.zh) + w.say("'s", "的")
    else:
        owner = Phrase() if many else w.say("a", ("一", noun.measure))
    adjective = attribute(w, adjective_for(w, noun), noun.kind != "thing") if w.chance(0.3) else Phrase()
    thing = owner + adjective + w.say(noun.plural if many else noun.single, noun.zh)
    correct_article(thing)
    return start + en(front) + en(no) + en(thing) + (zh("不", no) if no.en else Phrase()) + zh("是", front) + Phrase([], thing.zh)


def name_is(w):
    own = w.pick([("my", "我的"), ("his", "他的"), ("her", "她的"), ("my friend's", "我/朋友/的"), ("my brother's", "我/哥哥/的"), ("our teacher's", "我们/老师/的"), ("your", "你的")])
    return w.say(*own) + w.say("name", "名字") + w.say("is", "是") + name(w)


def age_is(w):
    subject = subject_of(w, ("male", "female", "name", "pronoun", "pronoun"))
    number = w.pick(NUMBERS if w.chance(0.9) else ["ten"])
    front, count = w.say(subject.be()), w.say(number, NUMBERS[number])
    return order(subject, front + count + w.say("years old" if number != "one" else "year old", "岁"), Phrase([], count.zh) + zh("岁", front))


def capital(w):
    if w.chance(0.4):
        town, country = w.pick(CAPITALS)
        head, place_zh, big = w.say("capital", "首都"), COUNTRIES[country], country
        start = w.say(town, CITIES[town]) + w.say("is", "是")
        of = w.say("of", "的")
        return start + en(w.say("the") + head + of) + (lambda land: en(land) + Phrase([], land.zh + of.zh + head.zh))(w.say(big, place_zh))
    first, second = w.pick(["door", "window", "owner", "color", "name", "roof", "wall", "key", "end", "middle", "price"]), None
    chinese = dict(end="尽头", middle="中间", price="价格").get(first) or NOUNS[first].zh
    the, head, of = w.say("the"), w.say(first, chinese), w.say("of", "的")
    thing = counted(w, "thing", False, 0.1, deep=False)
    phrase = the + en(head) + en(of) + en(thing) + Phrase([], thing.zh + of.zh + head.zh)
    subject = NounPhrase(phrase.en, phrase.zh, "it", head.en[0][1], None, first)
    return quality(w, subject, word=w.pick(["big", "small", "new", "old", "beautiful", "red", "blue", "white", "strange", "long", "important"]))


def born_in(w):
    subject = subject_of(w, PEOPLE + ("pronoun",) * 4)
    land = w.pick(COUNTRIES | CITIES)
    where = w.say(land, (COUNTRIES | CITIES)[land])
    if w.chance(0.5):
        front, from_ = w.say(subject.be()), w.say("from")
        return order(subject, en(front + from_) + where, zh("来自", front, from_) + Phrase([], where.zh))
    verb = Verb(["live", "住"])
    tense = w.pick(("present", "past", "want", "future"))
    group = predicate(w, subject, verb, tense, w.chance(0.1))
    at = w.say("in")
    return order(subject, group.front + group.main + at + where, group.before + zh("住", group.said) + zh("在", at) + Phrase([], where.zh))


def speaks(w):
    subject = subject_of(w, PEOPLE + ("pronoun",) * 4)
    language = w.pick(LANGUAGES if w.chance(0.5) else SUBJECTS)
    verb = Verb(["speak", "说"]) if language in LANGUAGES and w.chance(0.6) else w.pick(WITH_SUBJECT)
    group = predicate(w, subject, verb, w.pick(("present", "modal", "want", "past", "future", "now")), w.chance(0.1))
    word = w.say(language, (LANGUAGES | SUBJECTS)[language])
    return order(subject, group.front + group.main + word, group.before + chinese_verb(group.said, verb, word, group.ending))


COMPARED = dict(bigger="大", smaller="小", taller="高", older="老", younger="年轻", faster="快", slower="慢", stronger="强壮", longer="长", shorter="短", richer="富有", heavier="重", better="好", happier="高兴", newer="新", cheaper="便宜", nicer="好看", smarter="聪明", worse="差", colder="冷", warmer="暖和")


def comparison(w):
    kinds = w.pick([("thing",), ("animal",), PEOPLE])
    subject = noun_phrase(w, kinds, True, deep=False)
    front = w.say(subject.be())
    agree(w, front, subject, "is", "are")
    said = w.say(w.pick(COMPARED))
    than = w.say("than")
    other = noun_phrase(w, kinds, False, deep=False)
    return order(subject, front + said + than + en(other), zh("比", than) + Phrase([], other.zh) + zh(COMPARED[said.en[0][0]], said))


def saying(w):
    """I think that the cat is hungry."""
    subject = subject_of(w, PEOPLE + ("pronoun",) * 5)
    verb, chinese = w.pick(SAYING)
    group = predicate(w, subject, Verb([verb, chinese, "S"]), w.pick(("present", "past")), w.chance(0.08))
    that = w.say("that") if w.chance(0.6) else Phrase()
    return order(subject, group.front + group.main + that, group.before + zh(chinese, group.said)) + w.pick([quality, deed, alone, being_somewhere, going, weather])(w)


def someone_who(w):
    """Who is that girl? How old is your brother?"""
    somebody = counted(w, w.pick(("male", "female", "job")), False, 0.15, deep=False)
    if w.chance(0.5):
        asked, front = w.say("who"), w.say("is")
        return en(asked + front + somebody) + Phrase([], somebody.zh) + zh("是", front) + zh("谁", asked)
    asked, front = w.say("how old"), w.say("is")
    return en(asked + front + somebody) + Phrase([], somebody.zh) + zh("几", asked) + zh("岁", asked)


def homework(w, subject=None):
    """Does (her) homework: 做她的作业."""
    subject = subject or subject_of(w, PEOPLE + ("pronoun",) * 4)
    verb = w.pick(verbs("do 做; finish 完成 T; forget 忘记 T; start 开始 T; clean 打扫; need 需要 S; spend 花; lose 丢 T"))
    group = predicate(w, subject, verb, w.pick(TENSES), w.chance(0.15))
    own = w.pick(POSSESSIVES)
    start = w.pick([w.say(own, POSSESSIVES[own]), w.say("the"), Phrase()])
    word = {"do": "homework", "finish": "homework", "forget": "homework", "start": "work", "clean": "house", "need": "time", "spend": "money", "lose": "money"}[verb.base]
    if word == "house" and not start.en:
        start = w.say("the")
    said = w.say(word, "房子" if word == "house" else STUFF[word])
    return order(subject, group.front + group.main + start + said, group.before + zh(verb.zh + group.ending, group.said) + Phrase([], start.zh + said.zh))


def do_you_have(w):
    subject = subject_of(w)
    front, said = w.say("does" if subject.third else "do"), w.say("have")
    thing = noun_phrase(w, ("thing", "animal", "uncounted", "male", "female"), deep=False)
    return en(front + subject + said + thing) + Phrase([], subject.zh) + zh("有", said) + Phrase([], thing.zh) + zh("吗", front)


STATEMENTS = [(deed, 26), (alone, 12), (posture, 8), (quality, 16), (being, 8), (being_somewhere, 8), (having, 7), (there_is, 7), (going, 7),
              (giving, 7), (activity, 9), (weather, 4), (fact, 10), (comparison, 3), (saying, 6), (homework, 4)]


def statement(w):
    return w.random.choices([f for f, _ in STATEMENTS], [weight for _, weight in STATEMENTS])[0](w)


def plain(w):
    return w.random.choices([deed, alone, quality, going, activity, posture, having, being_somewhere, weather, being, homework],
                            [6, 4, 6, 2, 3, 2, 1, 2, 2, 2, 1])[0](w)


JOINED = [(" because ", ("，", "因为"), 5), (", and ", ("，",), 4), (", but ", ("，", "但是"), 4), (", so ", ("，", "所以"), 4), (" and ", ("，",), 3), (" but ", ("，", "但是"), 1), (" so ", ("，", "所以"), 1), (" when ", ("，", "当"), 2), (" if ", ("，", "如果"), 2), (" while ", ("，", "当"), 1)]
FIRST = [("when", "当", "的时候，"), ("if", "如果", "，"), ("because", "因为", "，"), ("after", "", "以后，"), ("before", "", "以前，"), ("although", "虽然", "，")]


def joined(w):
    if w.chance(0.22):
        english, before, after = w.pick(FIRST)
        start, first, comma, second = w.say(english), plain(w), w.say(","), plain(w)
        head = zh(before, start) if before else Phrase()
        tail = zh(after[:-1], start) if len(after) > 1 else Phrase()
        if tail.zh:
            first.zh = [piece for piece in first.zh if piece[0] != "了"]
        return en(start + first + comma + second) + head + Phrase([], first.zh) + tail + zh("，", comma) + Phrase([], second.zh)
    english, chinese, _ = w.random.choices(JOINED, [weight for *_, weight in JOINED])[0]
    first, comma = plain(w), w.say(",") if english[0] == "," else Phrase()
    link, second = w.say(english.strip(", ")), plain(w)
    marks = zh("，", comma if comma.en else link)
    for word in chinese[1:]:
        marks = marks + zh(word, link)
    return en(first + comma + link + second) + Phrase([], first.zh) + marks + Phrase([], second.zh)


def with_time_first(w):
    tense = w.pick(("past", "past", "present", "future"))
    time, comma = when(w, tense), w.say(",")
    body = w.pick([deed, alone, going, activity])(w, None, tense)
    return en(time + comma) + Phrase(body.en) + Phrase([], time.zh) + zh("，", comma) + Phrase([], body.zh)


# Questions and requests

def question(w):
    return w.random.choices([yes_or_no, is_it, what_question, where_question, who_question, why_question, set_question, someone_who, do_you_have], [5, 4, 4, 4, 3, 4, 5, 2, 2])[0](w)


def yes_or_no(w):
    subject = subject_of(w)
    verb, kinds, only = transitive(w)
    tense = w.pick(("present", "past", "modal", "future", "now", "want"))
    if verb.ambiguous and tense == "past":
        tense = "present"
    group = predicate(w, subject, verb, tense, False, True)
    thing = noun_phrase(w, kinds, deep=False, only=only)
    w.key.append(verb.base)
    chinese = Phrase([], subject.zh) + group.before + chinese_verb(group.said, verb, thing, group.ending)
    return en(group.front + subject + group.main + thing) + Phrase([], chinese.zh) + zh("吗", group.front)


def is_it(w):
    subject = noun_phrase(w, SUBJECTS_OF_DEEDS + ("thing",) * 5, True, deep=False)
    past = w.chance(0.15)
    front = w.say(subject.be(past))
    agree(w, front, subject, "was" if past else "is", "were" if past else "are")
    chosen = w.random.random()
    if chosen < 0.5:
        living = subject.kind != "thing" and not (subject.pronoun == "it" and subject.noun is None)
        word = w.pick(FEELINGS if living else [a for a in (subject.noun.adjectives if subject.noun else ["big", "new", "old"]) if a not in COLORS and a not in WITHOUT_DEGREE] or ["new"])
        if word in WITHOUT_DEGREE:
            word = "happy"
        said = w.say(word, ADJECTIVES[word])
        return en(front + subject + said) + Phrase([], subject.zh + said.zh) + zh("吗", front)
    if chosen < 0.8 or subject.pronoun == "it":
        where = place(w)
        return en(front + subject + where) + Phrase([], subject.zh + where.zh) + zh("吗", front)
    noun = JOBS[w.pick(JOBS)]
    if subject.pronoun in ("they", "we"):
        said = w.say(noun.plural, noun.zh)
    else:
        said = w.say("a") + w.say(noun.single, noun.zh)
        said.zh = [("一", [said.en[0][1]]), (noun.measure, [said.en[0][1]])] + said.zh
        correct_article(said)
    return en(front + subject + said) + Phrase([], subject.zh) + zh("是", front) + Phrase([], said.zh) + zh("吗", front)


def what_question(w):
    subject = subject_of(w)
    verb = w.pick([verb for verb in WITH_ANY[:8] + WITH_THING[:20] + WITH_FOOD + WITH_DRINK[:1] + WITH_TEXT[:2] if "…" not in verb.zh])
    tense = w.pick(("present", "past", "now", "future", "want"))
    what = w.say("what")
    if w.chance(0.2):
        what = w.say("what") + w.say(w.pick(["book", "color", "song", "movie", "game", "animal", "food"]))
        noun = what.en[1][0]
        chinese = zh("什么", Phrase(what.en[:1])) + zh(UNCOUNTED.get(noun) or (NOUNS[noun].zh if noun in NOUNS else "动物"), Phrase(what.en[1:]))
        verb = w.pick(verbs("like 喜欢 S; want 想要 S; see 看见 T; choose 选择; need 需要 S"))
    else:
        chinese = zh("什么", what)
    if w.chance(0.12):
        front, said = w.say(subject.be()), w.say("doing")
        agree(w, front, subject, "is", "are") if subject.pronoun != "I" else None
        return en(what[:1] if False else Phrase(what.en[:1]) + front + subject + said) + Phrase([], subject.zh) + zh("在", front) + zh("做", said) + zh("什么", Phrase(what.en[:1]))
    group = predicate(w, subject, verb, tense, False, True)
    return en(what + group.front + subject + group.main) + Phrase([], subject.zh) + group.before + zh(verb.zh + group.ending, group.said) + chinese


def where_question(w):
    where = w.say("where")
    if w.chance(0.55):
        subject = noun_phrase(w, SUBJECTS_OF_DEEDS + ("thing",) * 8, True, deep=False)
        front = w.say(subject.be(w.chance(0.1)))
        agree(w, front, subject, "is" if front.en[0][0] in ("is", "are") else "was", "are" if front.en[0][0] in ("is", "are") else "were")
        return en(where + front + subject) + Phrase([], subject.zh) + zh("在", front) + zh("哪里", where)
    subject = subject_of(w)
    verb, chosen = w.pick(ALONE[:12] + verbs("live 住 S; sit 坐; go 去")), None
    tense = w.pick(("present", "past", "now", "future"))
    group = predicate(w, subject, verb, tense, False, True)
    if verb.base in ("live", "sit", "go"):
        chinese = group.before + zh(verb.zh + (group.ending if verb.base == "go" else "") + ("" if verb.base == "go" else "/在"), group.said) + zh("哪里", where)
    else:
        chinese = group.before + zh("在", where) + zh("哪里", where) + zh(verb.zh, group.said) if tense != "now" else zh("在", group.front) + zh("哪里", where) + zh(verb.zh, group.said)
    return en(where + group.front + subject + group.main) + Phrase([], subject.zh) + chinese


def who_question(w):
    who = w.say("who")
    subject = NounPhrase(who.en, [("谁", ids(who))], "she", who.en[0][1])
    return w.pick([deed, alone, quality, being_somewhere, going])(w, subject)


def why_question(w):
    start, chinese = w.pick([("why", "为什么"), ("why", "为什么"), ("when", "什么时候"), ("how", "怎么")])
    subject = subject_of(w)
    asked = w.say(start)
    if start == "why" and w.chance(0.4):
        front = w.say(subject.be())
        agree(w, front, subject, "is", "are") if subject.pronoun != "I" else None
        if w.chance(0.4):
            verb = w.pick([verb for verb in ALONE if "T" not in verb.flags and not verb.stative])
            said = w.say(verb.ing)
            return en(asked + front + subject + said) + Phrase([], subject.zh) + zh(chinese, asked) + zh("在", front) + zh(verb.zh, said)
        word = w.pick([f for f in FEELINGS if f not in WITHOUT_DEGREE])
        said = w.say(word, ADJECTIVES[word])
        return en(asked + front + subject + said) + Phrase([], subject.zh) + zh(chinese, asked) + Phrase([], said.zh)
    tense = w.pick(("present", "past", "future") if start != "how" else ("present", "past"))
    verb, kinds, only = transitive(w)
    thing = Phrase()
    if w.chance(0.5):
        verb = w.pick(ALONE)
    else:
        thing = noun_phrase(w, kinds, deep=False, only=only)
    if verb.ambiguous and tense == "past":
        tense = "present"
    group = predicate(w, subject, verb, tense, False, True)
    body = chinese_verb(group.said, verb, thing)
    return en(asked + group.front + subject + group.main + thing) + Phrase([], subject.zh) + zh(chinese, asked) + group.before + Phrase([], body.zh)


def set_question(w):
    english, chinese = w.pick([("how are you", "你/好/吗"), ("what is your name", "你/叫/什么/名字"), ("how old are you", "你/几/岁"), ("where are you from", "你/来自/哪里"),
                               ("what time is it", "现在/几/点"), ("what is this", "这/是/什么"), ("what is that", "那/是/什么"), ("who are you", "你/是/谁"), ("what day is it today", "今天/星期几"),
                               ("who is he", "他/是/谁"), ("who is she", "她/是/谁"), ("how old is he", "他/几/岁"), ("how old is she", "她/几/岁"), ("what are these", "这些/是/什么"), ("how is the weather today", "今天/天气/怎么样"),
                               ("can you help me", "你/能/帮助/我/吗"), ("what is his name", "他/叫/什么/名字"), ("what is her name", "她/叫/什么/名字")])
    if w.chance(0.3):
        noun = NOUNS[w.pick(THINGS)]
        many = w.chance(0.3)
        start = w.say("what color")
        front = w.say("are" if many else "is")
        own = w.say(*w.pick([("the", ()), ("your", "你的"), ("my", "我的"), ("his", "他的"), ("her", "她的")]))
        thing = own + w.say(noun.plural if many else noun.single, noun.zh)
        return en(start + front + thing) + Phrase([], thing.zh) + zh("是", front) + zh("什么/颜色", start)
    return w.say(english, chinese)


def request(w):
    chosen = w.random.random()
    if chosen < 0.15:
        greeting = w.say(*w.pick([("come here", "过来"), ("sit down", "坐下"), ("stand up", "站起来"), ("be quiet", "安静"), ("look at me", "看/我"),
                              ("wait for me", "等/我"), ("help me", "帮助/我"), ("go home", "回家"), ("wake up", "醒来"), ("be careful", "小心"), ("good morning", "早上好"), ("good night", "晚安"),
                              ("thank you", "谢谢/你"), ("hello", "你好"), ("goodbye", "再见"), ("good afternoon", "下午好"), ("happy birthday", "生日快乐"), ("see you tomorrow", "明天/见")]))
        if w.chance(0.35):
            comma = w.say(",")
            whom = name(w) if w.chance(0.6) else (lambda noun: w.say(noun, NOUNS[noun].zh))(w.pick(["teacher", "doctor", "mom", "dad", "grandma", "grandpa", "boss", "friend", "mother", "father"]))
            return greeting + en(comma) + en(whom) + zh("，", comma) + Phrase([], whom.zh)
        return greeting
    please = w.say("please", "请") if w.chance(0.35) else Phrase()
    if chosen < 0.3:
        lets = w.say("let us", "让/我们") if not please.en else Phrase()
        english, chinese = w.pick(GAMES)
        return please + lets + w.say(english, chinese)
    no = Phrase()
    if w.chance(0.25):
        no = w.say("do not", "不要")
    if chosen < 0.45:
        verb = w.pick(ALONE[:30])
        said = w.say(verb.base, verb.zh)
        if w.chance(0.4):
            where = place(w)
            return Phrase(please.en + no.en + said.en + where.en, please.zh + no.zh + where.zh + said.zh)
        return please + no + said
    if chosen < 0.6:
        english, chinese, after = w.pick([("give", "给", ""), ("give", "给", ""), ("show", "给", "看"), ("bring", "给", "带来"), ("send", "寄给", "")])
        first = w.say(english, chinese)
        receiver = noun_phrase(w, ("pronoun", "pronoun", "name"), deep=False)
        later = zh(after, first) if after else Phrase()
        return please + first + receiver + later + noun_phrase(w, ("thing",), deep=False, only=HELD)
    verb, kinds, only = transitive(w)
    w.key.append(verb.base)
    said = w.say(verb.base)
    thing = noun_phrase(w, kinds, deep=False, only=only)
    return Phrase(please.en + no.en, please.zh + no.zh) + en(said + thing) + chinese_verb(said, verb, thing)


def sentence(w):
    """One sentence with its mark."""
    chosen = w.random.random()
    mark = STOP
    if chosen < 0.55:
        body = statement(w)
    elif chosen < 0.70:
        body = joined(w)
    elif chosen < 0.76:
        body = with_time_first(w)
    elif chosen < 0.92:
        body, mark = question(w), ("？", "?")
    else:
        body = request(w)
        mark = ("！", "!") if w.chance(0.3) else STOP
    end = w.say(mark[1])
    return body + en(end) + zh(mark[0], end)
