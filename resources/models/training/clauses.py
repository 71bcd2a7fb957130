"""Everyday English clauses with their Chinese, and which Chinese word stands for which English ones.

A Phrase is a list of English words, each with a number of its own, and a list of Chinese words with the numbers they
translate. Phrases are joined in the order of each language; the numbers become places when the text is finished.
"""

from lexicon import *


class Phrase:
    def __init__(self, en=(), zh=()):
        self.en, self.zh = list(en), list(zh)

    def __add__(self, other):
        return Phrase(self.en + other.en, self.zh + other.zh)


class NounPhrase(Phrase):
    """Also what agrees with it: `pronoun`, the number of its head word, its Noun where it has one."""

    def __init__(self, en, zh, pronoun, head, noun=None, word=""):
        super().__init__(en, zh)
        self.pronoun, self.head, self.noun, self.word = pronoun, head, noun, word

    @property
    def third(self):
        return self.pronoun in ("he", "she", "it")

    @property
    def kind(self):
        return self.noun.kind if self.noun else "person"

    def be(self, past=False):
        if past:
            return "was" if self.third or self.pronoun == "I" else "were"
        return "is" if self.third else "am" if self.pronoun == "I" else "are"


class Writer:
    """Draws a text: hands out word numbers, keeps notes (annotations) and the key that decides the split."""

    def __init__(self, random, made_up=0.0):
        self.random, self.made_up = random, made_up
        self.count, self.notes, self.key = 0, [], []

    def word(self, text):
        self.count += 1
        return (text, self.count)

    def say(self, text, zh=()):
        """English words that stand together for some Chinese words (a text with / between them), or for none."""
        en = [self.word(word) for word in text.split()]
        ids = [number for _, number in en]
        return Phrase(en, [(word, ids) for word in (zh.split("/") if isinstance(zh, str) else zh)])

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, options):
        return self.random.choice(options if isinstance(options, (list, tuple, str)) else list(options))

    def note(self, kind, at, to, **more):
        self.notes.append((kind, at, to, more))


def ids(phrase):
    return [number for _, number in phrase.en]


def zh(text, *phrases):
    """Chinese words that stand for what these English phrases say: a text with / between them, 了 a word of its own."""
    numbers = [number for phrase in phrases for number in ids(phrase)]
    if text.endswith("了") and len(text) > 1:
        text = text[:-1].rstrip("/") + "/了"
    return Phrase([], [(word, numbers) for word in text.split("/")])


def en(phrase):
    return Phrase(phrase.en, [])


# Noun phrases

KINDS = dict(male=MALE, female=FEMALE, job=JOBS, animal=ANIMALS, thing=THINGS)
PEOPLE = ("male", "female", "job", "job", "name")
ALIVE = PEOPLE + ("animal", "animal")


SYLLABLES = """ba be bo da de do fa fe fi ga go ka ke ki ko la le li lo lu ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te
ti to va ve vi vo za ze zo bri clo dra fli gre plo sta tru""".split()
ENDINGS = "n l r s k m x d th sh rn lt nd ck".split()


def made_up(random):
    """A word that nobody knows: blick, tazor, relund."""
    syllables = "".join(random.choice(SYLLABLES) for _ in range(random.choice((1, 2, 2, 2))))
    return syllables + (random.choice(ENDINGS) if random.random() < 0.75 or len(syllables) < 4 else "")


def name(w, gender=None):
    gender = gender or w.pick(("he", "she"))
    text = w.pick(MEN if gender == "he" else WOMEN)
    chinese = (MEN | WOMEN)[text]
    if w.made_up and w.chance(w.made_up):
        text = chinese = made_up(w.random).capitalize()
    phrase = w.say(text, chinese)
    w.key.append(text)
    return NounPhrase(phrase.en, phrase.zh, gender, phrase.en[0][1], None, text)


def pronoun(w, subject, which=None):
    which = which or w.pick(("I", "you", "he", "she", "it", "we", "they", "I", "he", "she"))
    phrase = w.say(which if subject else PRONOUNS[which][0], PRONOUNS[which][2])
    w.key.append(which)
    return NounPhrase(phrase.en, phrase.zh, which, phrase.en[0][1], None, which)


def attribute(w, adjective, somebody=False):
    """An adjective before its noun."""
    if adjective in COLORS:
        return w.say(adjective, (COLORS[adjective], "的"))
    word = STRONG_ZH.get(adjective, ADJECTIVES[adjective]) if somebody else ADJECTIVES[adjective]
    return w.say(adjective, (word,) if len(word) == 1 else (word, "的"))


def determiner(w, noun, many, deep):
    """What stands before a noun, in both languages; the measure word stands for the determiner."""
    measure, choice = noun.measure, w.random.random()
    if choice < 0.42:
        return w.say("the")
    if choice < 0.56:
        if many:
            return w.pick([w.say("some", "一些"), w.say("many", "很多")] if choice < 0.5 else
                          [w.say("a few", ("几", measure)), w.say("all the", ("所有", "的"))])
        return w.say("a", ("一", measure))
    if choice < 0.66:
        return w.pick([w.say("these", "这些"), w.say("those", "那些")] if many else
                      [w.say("this", ("这", measure)), w.say("that", ("那", measure))])
    if choice < 0.76:
        if many:
            number = w.pick(list(NUMBERS)[1:12])
            return w.say(number, (NUMBERS[number], measure))
        return w.pick([w.say("one", ("一", measure)), w.say("another", ("另", "一", measure)), w.say("every", ("每", measure))])
    if choice < 0.93 or not deep:
        own = w.pick(POSSESSIVES)
        return w.say(own, POSSESSIVES[own])
    owner = name(w)
    w.key.pop()
    return Phrase(owner.en, owner.zh) + w.say("'s", "的")


def adjective_for(w, noun):
    return w.pick(noun.adjectives) if noun.adjectives and w.chance(0.7) else w.pick(TRAITS if noun.kind != "thing" else list(COLORS))


def counted(w, kind, many=None, adjective=0.3, deep=True, only=None):
    table = KINDS[kind]
    noun = table[w.pick(only if only else table)]
    if w.made_up and w.chance(w.made_up):
        word = made_up(w.random)
        noun = Noun([word, word], noun.pronoun, noun.kind, noun.adjectives)
    many = w.chance(0.3) if many is None else many
    start = determiner(w, noun, many, deep)
    phrase = start
    if w.chance(adjective):
        first, second = w.pick(TRAITS if noun.kind != "thing" else noun.adjectives), w.pick(COLORS)
        if w.chance(0.15) and noun.kind != "person" and first not in COLORS:
            first_phrase = attribute(w, first, noun.kind != "thing")
            if first_phrase.zh[-1][0] != "的":
                first_phrase = first_phrase + zh("的", first_phrase)
            phrase = phrase + first_phrase + attribute(w, second)
        else:
            phrase = phrase + attribute(w, adjective_for(w, noun), noun.kind != "thing")
    word = noun.plural if many else noun.single
    head = w.say(word, noun.zh)
    # A measure word stands for the number and is chosen by the noun.
    phrase.zh = [(text, numbers + ids(head)) if text == noun.measure else (text, numbers) for text, numbers in phrase.zh]
    if many and noun.kind == "person" and start.en[0][0] in ("the", "my", "your", "his", "her", "our", "their", "these", "those"):
        head.zh = [(noun.zh, ids(head))] + ([("们", ids(head))] if len(noun.zh) <= 3 else [])
    phrase = phrase + head
    correct_article(phrase)
    w.key.append(word)
    return NounPhrase(phrase.en, phrase.zh, "they" if many else noun.pronoun or w.pick(("he", "she")), head.en[0][1], noun, word)


def correct_article(phrase):
    for place, (word, number) in enumerate(phrase.en[:-1]):
        if word in ("a", "an"):
            following = phrase.en[place + 1][0]
            vowel = following[0].lower() in "aeiou" and not following.startswith(("uni", "use", "Eur"))
            phrase.en[place] = ("an" if vowel or following in ("hour", "honest") else "a", number)


def noun_phrase(w, kinds, subject=False, many=None, deep=True, only=None):
    kind = w.pick(kinds)
    if kind == "name":
        return name(w)
    if kind == "pronoun":
        return pronoun(w, subject)
    if kind == "uncounted":
        word = w.pick(only or UNCOUNTED)
        phrase = w.say(word, UNCOUNTED.get(word) or STUFF[word])
        if w.chance(0.12):
            second = w.pick([other for other in only or UNCOUNTED if other != word])
            link = w.say("and")
            phrase = phrase + link + w.say(second, UNCOUNTED.get(second) or STUFF[second])
            phrase.zh.insert(1, ("和", ids(link)))
        elif w.chance(0.4):
            start = w.pick([("the", ()), ("some", "一些"), ("my", "我的"), ("this", "这些"), ("more", "更多/的"), ("much", "很多"), ("any", "任何"), ("your", "你的"), ("a lot of", "很多"), ("a cup of", "一/杯") if word in DRINKS else ("some", "一些")])
            phrase = w.say(*start) + phrase
        w.key.append(word)
        return NounPhrase(phrase.en, phrase.zh, "it", phrase.en[-1][1], None, word)
    phrase = counted(w, kind, many, deep=deep, only=only)
    if deep and not subject and w.chance(0.05):
        link, other = w.say("and"), counted(w, kind, deep=False, only=only)
        both = en(phrase) + en(link) + en(other) + Phrase([], phrase.zh) + zh("和", link) + Phrase([], other.zh)
        return NounPhrase(both.en, both.zh, "they", phrase.head, phrase.noun, phrase.word)
    if deep and w.chance(0.06):
        return relative(w, phrase)
    return phrase


def relative(w, head):
    """A relative clause, before its noun in Chinese: the teacher who loves music, the book that Tom bought."""
    split = next(i for i, (_, numbers) in enumerate(head.zh) if head.head in numbers)
    before, noun = Phrase([], head.zh[:split]), Phrase([], head.zh[split:])
    if head.kind != "thing" and w.chance(0.6):
        who = w.say("who" if head.kind == "person" else "that")
        if w.chance(0.25):
            verb = w.pick(POSTURES[:4])
            past = w.chance(0.4)
            said = w.say(verb.past if past else verb.third if head.third else verb.base)
            where = place(w)
            phrase = en(head) + en(who) + en(said) + en(where) + zh(verb.zh, said) + Phrase([], where.zh) + zh("的", who) + before + noun
            return NounPhrase(phrase.en, phrase.zh, head.pronoun, head.head, head.noun, head.word)
        verb, object_kinds, only = transitive(w)
        thing = noun_phrase(w, object_kinds, deep=False, only=only)
        said = w.say(verb.third if head.third else verb.base)
        w.note("agreement", said.en[0][1], head.head, plural=not head.third, other=verb.base if head.third else verb.third)
        body = chinese_verb(said, verb, thing)
        phrase = en(head) + en(who) + en(said) + en(thing) + body + zh("的", who) + before + noun
    else:
        subject = noun_phrase(w, ("name", "pronoun"), True)
        verb = w.pick(WITH_THING if head.kind == "thing" else WITH_SOMEONE[:20])
        that, said = w.say("that"), w.say(verb.past)
        if head.kind == "thing" and w.chance(0.2):
            english, chinese = w.pick([("gave", "给"), ("sent", "寄给")])
            said, taker = w.say(english, chinese), noun_phrase(w, ("pronoun", "name"), deep=False)
            phrase = (en(head) + en(that) + en(subject) + en(said) + en(taker) + Phrase([], subject.zh + said.zh + taker.zh)
                      + zh("的", that) + before + noun)
            return NounPhrase(phrase.en, phrase.zh, head.pronoun, head.head, head.noun, head.word)
        phrase = (en(head) + en(that) + en(subject) + en(said) + Phrase([], subject.zh) + chinese_verb(said, verb, Phrase())
                  + zh("的", that) + before + noun)
    return NounPhrase(phrase.en, phrase.zh, head.pronoun, head.head, head.noun, head.word)


# Verbs

def transitive(w):
    """A verb, the kinds of its object, and the words it is confined to."""
    choice = w.random.random()
    if choice < 0.25:
        return w.pick(WITH_ANY), ("thing", "animal", "male", "female", "job", "name", "pronoun"), None
    if choice < 0.45:
        return w.pick(WITH_SOMEONE), ("male", "female", "job", "name", "pronoun", "animal"), None
    if choice < 0.70:
        return w.pick(WITH_THING), ("thing",), HELD if w.chance(0.7) else None
    if choice < 0.80:
        return w.pick(WITH_FOOD), *w.pick(((("thing",), FOOD_NOUNS), (("uncounted",), None)))
    if choice < 0.85:
        return w.pick(WITH_DRINK), ("uncounted",), DRINKS
    if choice < 0.93:
        return w.pick(WITH_TEXT), ("thing",), READABLE
    if choice < 0.97:
        return w.pick(OPENING), ("thing",), OPENABLE
    return Verb(["wear", "穿"]), ("thing",), CLOTHES


def chinese_verb(said, verb, thing, ending=""):
    """The verb around its object; `ending` is 了 where the deed is over."""
    if "…" in verb.zh:
        before, after = verb.zh.split("…")
        return zh(before, said) + Phrase([], thing.zh) + zh(after + ending, said)
    return zh(verb.zh + ending, said) + Phrase([], thing.zh)


TENSES = ("present", "past", "past", "past", "now", "now", "then", "future", "modal", "want")


class Predicate:
    """The words of a verb group: `front` goes before the subject of a question, `main` after it."""

    def __init__(self, front, main, before, ending, said):
        self.front, self.main, self.before, self.ending, self.said = front, main, before, ending, said


def agree(w, phrase, subject, third, base):
    w.note("agreement", phrase.en[0][1], subject.head, plural=not subject.third, other=base if subject.third else third)


def predicate(w, subject, verb, tense, negated=False, asked=False):
    """English forms and the Chinese before and after the verb, of subject and tense."""
    third, no = subject.third, Phrase()
    if tense in ("now", "then") and (verb.stative or "T" in verb.flags):
        tense = "present" if tense == "now" else "past"
    if tense == "past" and verb.ambiguous and not third:
        tense = "future"
    if tense in ("now", "then"):
        past = tense == "then"
        front = w.say(subject.be(past))
        if subject.pronoun != "I":
            agree(w, front, subject, "was" if past else "is", "were" if past else "are")
        no = w.say("not") if negated else no
        said = w.say(verb.ing)
        before = zh("没有", no) + zh("在", front) if negated else zh("正在", front)
        return Predicate(front, no + said, before, "", said)
    if tense in ("future", "modal"):
        word, chinese = ("will", "会") if tense == "future" else w.pick(MODALS)
        if chinese == "能" and verb.base.split()[0] in SKILLS:
            chinese = "会"
        front, no = w.say(word), w.say("not") if negated else no
        said = w.say(verb.base)
        return Predicate(front, no + said, (zh("不", no) if negated else Phrase()) + zh(chinese, front), "", said)
    if tense == "want":
        base, thirds, chinese = w.pick(WANTING)
        front = w.say("does" if third else "do") if negated or asked else Phrase()
        if base.startswith("would"):
            front, base, thirds = Phrase(), base, thirds
            if negated or asked:
                front, base, chinese = w.say("does" if third else "do"), "want to", "想"
        no = w.say("not") if negated else no
        wish = w.say(base if front.en else thirds if third else base)
        said = w.say(verb.base)
        return Predicate(front, no + wish + said, (zh("不", front, no) if negated else Phrase()) + zh(chinese, wish), "", said)
    past = tense == "past"
    if negated or asked:
        front = w.say("did" if past else "does" if third else "do")
        no = w.say("not") if negated else no
        said = w.say(verb.base)
        if not past:
            agree(w, front, subject, "does", "do")
        before = zh("没有" if past and not verb.stative else "不", front, no) if negated else Phrase()
        return Predicate(front, no + said, before, "" if negated or not past or verb.stative else "了", said)
    said = w.say(verb.past if past else verb.third if third else verb.base)
    if not past:
        agree(w, said, subject, verb.third.split()[0], verb.base.split()[0])
    return Predicate(Phrase(), said, Phrase(), "了" if past and not verb.stative else "", said)


# Where and when

def place(w):
    """Where: in the park, on the table; Chinese 在 … 里."""
    if w.chance(0.05):
        return place_of(w.say("at"), w.say("home", "家"), "")
    if w.chance(0.65):
        before, noun, after = w.pick(PLACES)
        preposition = w.say(before)
        if noun == "school":
            where = w.say("school", "学校")
        else:
            where = en(w.say("the")) + w.say(noun, PLACE_ZH.get(noun) or THINGS[noun].zh if noun in THINGS or noun in PLACE_ZH else "聚会")
    else:
        before, after = w.pick(PREPOSITIONS)
        preposition, where = w.say(before), counted(w, "thing", False, 0.1, deep=False)
        w.key.pop()
    return place_of(preposition, where, after)


def place_of(preposition, where, after):
    phrase = en(preposition) + en(where) + zh("在", preposition) + Phrase([], where.zh)
    return phrase + zh(after, preposition) if after else phrase


def when(w, tense):
    fitting = [time for time in TIMES if time[2] in (tense, "any")]
    english, chinese, _ = w.pick(fitting)
    return w.say(english, chinese)


def just(group):
    """正在 as 正 where 在 follows anyway."""
    return Phrase([], [("正" if word == "正在" else word, numbers) for word, numbers in group.before.zh])


def placed(group, where):
    """The verb group before the place: 会在公园里, 正在公园里."""
    return (just(group) if where.en else group.before) + Phrase([], where.zh)


def tense_and_time(w, often=0.3):
    tense = w.pick(TENSES)
    if not w.chance(often):
        return tense, Phrase()
    time = when(w, tense if tense in ("past", "present", "future", "now") else "any")
    return tense, time


# What is so or not, and never 很.
WITHOUT_DEGREE = dict(wooden="是木头的", golden="是金色的", real="是真的", wild="是野生的", open="开着", closed="关着", broken="坏了",
                      lost="丢了", wrong="错了", right="对", ready="准备好了", late="迟到了", free="自由", full="满了", empty="空了", ripe="熟了",
                      rotten="烂了", sick="病了")


# Statements: each gives English and Chinese of a clause without its full stop.

SUBJECTS_OF_DEEDS = ("male", "female", "job", "job", "name", "name", "animal", "pronoun", "pronoun", "pronoun")


def subject_of(w, kinds=SUBJECTS_OF_DEEDS):
    return noun_phrase(w, kinds, True)


def order(subject, english, chinese):
    return en(subject) + Phrase(english.en) + Phrase([], subject.zh + chinese.zh)


def deed(w, subject=None, tense=None, negated=None):
    """Somebody does something to something."""
    subject = subject or subject_of(w)
    verb, kinds, only = transitive(w)
    time = Phrase()
    if tense is None:
        tense, time = tense_and_time(w, 0.25)
    w.key.append(verb.base)
    group = predicate(w, subject, verb, tense, w.chance(0.12) if negated is None else negated)
    often = Phrase()
    if not group.front.en and tense in ("present", "past") and w.chance(0.1):
        often = w.say(*w.pick(OFTEN))
    thing = noun_phrase(w, kinds, only=only)
    where = place(w) if w.chance(0.12) else Phrase()
    english = group.front + often + group.main + thing + where + time
    chinese = Phrase([], time.zh + often.zh) + placed(group, where) + chinese_verb(group.said, verb, thing, group.ending)
    return order(subject, english, chinese)


def alone(w, subject=None, tense=None):
    """Somebody does something: sleeps, runs, goes home."""
    subject = subject or subject_of(w)
    verb, time = w.pick(ALONE), Phrase()
    if tense is None:
        tense, time = tense_and_time(w)
    w.key.append(verb.base)
    group = predicate(w, subject, verb, tense, w.chance(0.12))
    where = place(w) if w.chance(0.4) else Phrase()
    how = w.say(*w.pick(HOW)) if w.chance(0.15) else Phrase()
    english = group.front + group.main + how + where + time
    ending = group.ending if not where.en else ""
    chinese = Phrase([], time.zh) + placed(group, where) + Phrase([], how.zh) + zh(verb.zh + ending, group.said)
    return order(subject, english, chinese)


def posture(w, subject=None, tense=None):
    """Somebody sits, stands, lives somewhere: the place follows the verb in Chinese too."""
    subject = subject or subject_of(w)
    verb, time = w.pick(POSTURES), Phrase()
    if tense is None:
        tense, time = tense_and_time(w, 0.2)
    w.key.append(verb.base)
    group = predicate(w, subject, verb, tense, w.chance(0.1))
    where = place(w)
    english = group.front + group.main + where + time
    return order(subject, english, Phrase([], time.zh) + just(group) + zh(verb.zh, group.said) + Phrase([], where.zh))


def going(w, subject=None, tense=None):
    subject = subject or subject_of(w)
    english, chinese = w.pick(GOING + [("visit", "参观"), ("go to", "去"), ("visit", "参观")])
    verb, time = Verb([english.replace(" ", "_"), chinese] + (["S"] if english == "come from" else [])), Phrase()
    if tense is None:
        tense, time = tense_and_time(w)
    w.key.append(english)
    group = predicate(w, subject, verb, tense, w.chance(0.1))
    if w.chance(0.25):
        town = w.pick(COUNTRIES | CITIES)
        target = w.say(town, (COUNTRIES | CITIES)[town])
    elif w.chance(0.15):
        target = w.say("school", "学校")
    else:
        noun = w.pick(["park", "shop", "market", "library", "beach", "station", "hospital", "museum", "zoo", "garden", "city", "village",
                       "house", "river", "lake", "kitchen", "office", "restaurant", "farm", "airport", "bank", "church", "forest", "store", "sea"])
        target = en(w.say(w.pick(("the", "the", "the", "a"))))
        target = target + w.say(noun, THINGS[noun].zh)
    return order(subject, group.front + group.main + target + time,
                 Phrase([], time.zh) + group.before + zh(chinese + group.ending, group.said) + Phrase([], target.zh))


def giving(w, subject=None, tense=None):
    """Somebody gives somebody something, both English orders, one in Chinese."""
    subject = subject or subject_of(w, PEOPLE + ("pronoun", "pronoun"))
    english, first, second = w.pick(GIVING)
    told = ["secret", "answer", "reason", "plan", "name", "problem"]
    if english == "tell" and w.chance(0.6):
        first, second, told = "给", "讲", ["story", "joke"]
    verb = Verb([english, first])
    tense = tense or w.pick(("present", "past", "past", "future", "want", "modal"))
    w.key.append(english)
    group = predicate(w, subject, verb, tense, w.chance(0.08))
    receiver = noun_phrase(w, PEOPLE + ("pronoun", "pronoun", "animal"), deep=False)
    if english == "teach":
        subject_word = w.pick(SUBJECTS)
        thing = w.say(subject_word, SUBJECTS[subject_word])
    else:
        only = dict(tell=told, read=READABLE).get(english, HELD)
        thing = noun_phrase(w, ("thing",), deep=False, only=only)
    if english in ("give", "send", "show", "sell", "lend", "read") and w.chance(0.4):
        objects = thing + en(w.say("to")) + receiver
    else:
        objects = receiver + thing
    chinese = zh(first + (group.ending if not second else ""), group.said) + Phrase([], receiver.zh)
    if second:
        chinese = chinese + zh(second + group.ending, group.said)
    return order(subject, group.front + group.main + en(objects), group.before + chinese + Phrase([], thing.zh))


def activity(w, subject=None, tense=None):
    """Plays football, takes photos, likes to swim."""
    subject = subject or subject_of(w, PEOPLE + ("pronoun", "pronoun", "pronoun"))
    english, chinese = w.pick(GAMES)
    first, _, rest = english.partition(" ")
    verb, time = Verb([first, chinese]), Phrase()
    if tense is None:
        tense, time = tense_and_time(w)
    w.key.append(english)
    if w.chance(0.06):
        other = w.pick(ALONE)
        second, chinese_second = w.pick(GAMES) if w.chance(0.5) else (other.base, other.zh)
        both = w.say("and")
        first_verb, second_phrase = w.pick(ALONE), w.say(second, chinese_second)
        group = predicate(w, subject, first_verb, "want")
        return order(subject, group.front + group.main + both + second_phrase,
                     group.before + zh(first_verb.zh, group.said) + zh("和", both) + Phrase([], second_phrase.zh))
    if w.chance(0.12) and tense == "present":
        love = w.pick(verbs("like 喜欢 S; love 喜爱 S; enjoy 享受 S; hate 讨厌 S"))
        group = predicate(w, subject, love, "present")
        doing = w.say(verb.ing + " " + rest, chinese)
        return order(subject, group.main + doing, zh(love.zh, group.said) + Phrase([], doing.zh))
    group = predicate(w, subject, verb, tense, w.chance(0.12))
    tail = w.say(rest)
    where = place(w) if w.chance(0.25) else Phrase()
    done = Phrase(group.said.en + tail.en)
    done_zh = chinese
    if group.ending and not where.en:
        done_zh = chinese + "了" if chinese.startswith("去") else chinese.replace("/", "/了/", 1)
    friends, together = Phrase(), Phrase()
    if w.chance(0.12):
        beside = w.say("with")
        somebody = noun_phrase(w, PEOPLE + ("pronoun",), deep=False)
        friends, together = beside + en(somebody), zh("和", beside) + Phrase([], somebody.zh) + zh("一起", beside)
    return order(subject, group.front + group.main + tail + friends + where + time,
                 Phrase([], time.zh) + placed(group, where) + together + zh(done_zh, done))


def quality(w, subject=None, past=None, word=None):
    """Something is big, somebody is not tired, the car is red."""
    subject = subject or noun_phrase(w, SUBJECTS_OF_DEEDS + ("thing",) * 4, True)
    past = w.chance(0.3) if past is None else past
    living = subject.kind != "thing" and not (subject.pronoun == "it" and subject.noun is None)
    adjective = word or w.pick(FEELINGS * 2 + TRAITS if living else (subject.noun.adjectives if subject.noun else FEELINGS + TRAITS[:6]))
    w.key.append(adjective)
    front = w.say(subject.be(past))
    if subject.pronoun != "I":
        agree(w, front, subject, "was" if past else "is", "were" if past else "are")
    return order(subject, *state(w, front, adjective, living))


def state(w, front, adjective, living=False):
    """Is (not, very) ADJECTIVE: English and Chinese after the subject."""
    if adjective in COLORS:
        no = w.say("not") if w.chance(0.12) else Phrase()
        color = w.say(adjective, COLORS[adjective])
        chinese = (zh("不", no) if no.en else Phrase()) + zh("是", front) + Phrase([], color.zh) + zh("的", color)
        return front + no + color, chinese
    chosen = w.random.random()
    degree, chinese = (("", "很") if chosen < 0.66 else ("not", "不") if chosen < 0.78 else ("very", "非常") if chosen < 0.9 else
                       ("too", "太") if chosen < 0.93 else ("so", "这么") if chosen < 0.97 else ("really", "真的很"))
    more = w.say(degree) if degree else Phrase()
    word = STRONG_ZH.get(adjective, ADJECTIVES.get(adjective)) if living else ADJECTIVES.get(adjective)
    said = w.say(adjective)
    full = front + more + said
    if adjective in WITHOUT_DEGREE:
        no = zh("不", more) if degree == "not" else Phrase()
        return full, no + zh(WITHOUT_DEGREE[adjective], said)
    return full, zh(chinese, more if degree else front) + zh(word, said)
