"""Short English texts with known structure: what a head can be seen to follow is annotated while the text is drawn.

Notes are (kind, word, word it depends on, facts): agreement, pronoun, reflexive, bracket, name, list, chant.
"""

from sentences import *

LIVING = ("male", "female", "job", "animal", "name")


def mention(w, who, adjective=0.0):
    """The same one again: the name, or the noun with "the"."""
    if who.noun is None:
        return NounPhrase(w.say(who.word).en, [], who.pronoun, 0, None, who.word)
    start = w.say("the")
    if w.chance(adjective):
        start = start + w.say(adjective_for(w, who.noun))
    return start + w.say(who.word)


class Somebody:
    """Someone or something a text speaks of: how it is called, its pronoun, and the words that named it so far."""

    def __init__(self, w, kinds, avoid=(), pronoun=None, many=None):
        for _ in range(80):
            kind = w.pick(kinds)
            self.noun, self.many = None, False
            if kind == "name":
                self.pronoun = w.pick(("he", "she"))
                self.word = w.pick(MEN if self.pronoun == "he" else WOMEN)
                if w.chance(w.made_up):
                    self.word = made_up(w.random).capitalize()
            else:
                self.noun = KINDS[kind][w.pick(KINDS[kind])]
                self.many = w.chance(0.3) if many is None else many
                self.word = self.noun.plural if self.many else self.noun.single
                self.pronoun = "they" if self.many else self.noun.pronoun or w.pick(("he", "she"))
            if self.pronoun not in avoid and pronoun in (None, self.pronoun):
                break
        else:
            raise LookupError("nobody fits")
        self.kind = self.noun.kind if self.noun else "person"
        self.job = bool(self.noun) and not self.noun.pronoun and not self.many
        self.heads = []
        w.key.append(self.word)

    def named(self, w, adjective=0.0, start="the"):
        phrase = Phrase()
        if self.noun:
            phrase = w.say(start)
            if w.chance(adjective):
                phrase = phrase + w.say(adjective_for(w, self.noun))
        head = w.say(self.word)
        self.heads.append(head.en[0][1])
        return phrase + head

    @property
    def third(self):
        return self.pronoun != "they"

    def be(self, past=True):
        return ("was" if self.third else "were") if past else ("is" if self.third else "are")


def refer(w, who, candidates, form="subject"):
    """A pronoun for `who`, told from the other candidates by its gender or number."""
    text = {"subject": who.pronoun, "object": PRONOUNS[who.pronoun][0], "own": PRONOUNS[who.pronoun][1]}[form]
    phrase = w.say(text)
    named = [candidate for candidate in candidates if candidate.heads]
    w.note("pronoun", phrase.en[0][1], who.heads[-1], at_candidates=[c.heads[-1] for c in named],
           pronouns=[c.pronoun for c in named], form=form, chosen=not any(c.job for c in named))
    return phrase


def predicate_of(w, who, deeds=0.55):
    """What is said of it that only such a one is or does."""
    if who.kind == "thing":
        return w.say(who.be()) + w.say(w.pick(who.noun.adjectives))
    if who.noun and who.noun.deeds and w.chance(deeds):
        return w.say(w.pick(who.noun.deeds))
    return w.say(who.be()) + w.say(w.pick(FEELINGS))


def stop(w, mark="."):
    return w.say(mark)


# Agreement

def agreement(w, deep=False):
    subject = Somebody(w, w.pick((("male", "female", "job"), ("animal",), ("thing",), ("thing",))), many=w.chance(0.5))
    attractor = Somebody(w, ("male", "female", "job", "animal", "thing", "thing"), many=w.chance(0.5))
    start = w.pick(("the",) * 6 + (("these", "those") if subject.many else ("this", "that", "my", "your", "our")))
    phrase = subject.named(w, 0.25, start)
    attractors, chosen = [], w.random.random()
    if deep:
        other = Somebody(w, ("thing", "animal"), many=w.chance(0.5))
        for one in (attractor, other):
            phrase = phrase + preposition(w) + one.named(w)
            attractors.append(one)
    elif chosen < 0.55:
        phrase = phrase + preposition(w) + attractor.named(w, 0.2, w.pick(("the", "the", "the", "my", "this" if not attractor.many else "these")))
        attractors.append(attractor)
    elif chosen < 0.8 and subject.kind != "thing":
        verb = w.pick(WITH_THING if attractor.kind == "thing" else WITH_SOMEONE[:20])
        phrase = phrase + w.say(w.pick(("who", "that")) if subject.kind == "person" else "that")
        said = w.say(verb.third if subject.third else verb.base)
        w.note("agreement", said.en[0][1], subject.heads[0], plural=subject.many, at_attractors=[],
               other=(verb.base if subject.third else verb.third).split()[0])
        phrase = phrase + said + attractor.named(w, 0.2)
        attractors.append(attractor)
    if not attractors:
        w.key.remove(attractor.word)
    return phrase + agreeing_verb(w, subject, attractors) + stop(w)


def preposition(w):
    return w.say(w.pick([english for english, _ in PREPOSITIONS] + MORE_PREPOSITIONS))


def agreeing_verb(w, subject, attractors):
    def say(one, many):
        said = w.say(many if subject.many else one)
        w.key.append(one)
        w.note("agreement", said.en[0][1], subject.heads[0], plural=subject.many, other=one if subject.many else many,
               at_attractors=[a.heads[0] for a in attractors], attractor_plural=[a.many for a in attractors])
        return said
    chosen = w.random.random()
    if chosen < 0.62:
        phrase = say("was", "were") if w.chance(0.3) else say("is", "are")
        if w.chance(0.12):
            phrase = phrase + w.say("not")
        return phrase + (thing_state(w, subject) if subject.kind == "thing" else living_state(w))
    if chosen < 0.72:
        phrase = say("has", "have")
        return phrase + (w.say(w.pick(("a new color", "a nice shape", "a strange name", "a high price", "a long history")))
                         if subject.kind == "thing" else w.say("a") + w.say(THINGS[w.pick(HELD)].single))
    if subject.kind == "thing":
        return say("looks", "look") + w.say(w.pick(subject.noun.adjectives))
    verb = w.pick(ALONE)
    first, *rest = verb.base.split()
    return say(verb.third.split()[0], first) + w.say(" ".join(rest)) + Phrase(place(w).en)


def thing_state(w, subject):
    if w.chance(0.25):
        return Phrase(place(w).en)
    return (w.say(w.pick(("very", "really", "so", "too"))) if w.chance(0.2) else Phrase()) + w.say(w.pick(subject.noun.adjectives))


def living_state(w):
    chosen = w.random.random()
    if chosen < 0.4:
        return w.say(w.pick(ALONE).ing) + (Phrase(place(w).en) if w.chance(0.4) else Phrase())
    if chosen < 0.8:
        return (w.say(w.pick(("very", "really", "so"))) if w.chance(0.2) else Phrase()) + w.say(w.pick(FEELINGS + TRAITS))
    return Phrase(place(w).en)


def agreement_deep(w):
    """Two phrases between the noun and its verb: never in a training text."""
    return agreement(w, True)


# Pronouns

def two_people(w):
    """John met Mary at the market. She was hungry."""
    first = Somebody(w, ("name", "male", "female", "job"))
    second = Somebody(w, ("name", "male", "female", "animal", "job"), avoid=(first.pronoun,))
    all_of_them = [first, second]
    phrase = first.named(w, 0.15) + w.say(w.pick(WITH_SOMEONE[:20]).past) + second.named(w, 0.15)
    if w.chance(0.3):
        third = Somebody(w, ("animal", "male", "female"), avoid=(first.pronoun, second.pronoun))
        phrase = phrase + w.say("and") + third.named(w)
        all_of_them.append(third)
    if w.chance(0.6):
        phrase = phrase + Phrase(place(w).en)
    who = w.pick(all_of_them)
    phrase = phrase + stop(w) + refer(w, who, all_of_them) + predicate_of(w, who)
    chosen = w.random.random()
    if chosen < 0.4:
        phrase = phrase + stop(w) + w.say(w.pick(("so", "then", "later"))) + who.named(w) + w.say(w.pick(ALONE).past)
    elif chosen < 0.65:
        other = w.pick([one for one in all_of_them if one is not who])
        phrase = phrase + w.say("and") + w.say(w.pick(WITH_SOMEONE[:20]).past) + other.named(w)
    return phrase + stop(w)


def own_deed(w):
    """The king saw the queen and the dogs. They barked. What follows the pronoun depends on whom it means."""
    return w.pick((own_deed_of_two, own_deed_of_two, own_deed_of_three))(w)


def own_deed_of_two(w):
    first = doer(w, ())
    second = doer(w, (first.pronoun,))
    return own_deed_told(w, [first, second])


def own_deed_of_three(w):
    first = doer(w, ())
    second = doer(w, (first.pronoun,))
    return own_deed_told(w, [first, second, doer(w, (first.pronoun, second.pronoun))])


def doer(w, avoid):
    while True:
        one = Somebody(w, ("male", "female", "animal", "animal"), avoid=avoid)
        if one.noun.deeds:
            return one
        w.key.pop()


def own_deed_told(w, ones):
    first, second, *rest = ones
    phrase = first.named(w, 0.1) + w.say(w.pick(WITH_SOMEONE[:20]).past) + second.named(w, 0.1)
    for other in rest:
        phrase = phrase + w.say("and") + other.named(w)
    if w.chance(0.3):
        phrase = phrase + Phrase(place(w).en)
    who = w.pick(ones)
    phrase = phrase + stop(w) + refer(w, who, ones) + w.say(w.pick(who.noun.deeds)) + stop(w)
    if w.chance(0.4):
        other = w.pick([one for one in ones if one is not who])
        phrase = phrase + refer(w, other, ones) + w.say(w.pick(other.noun.deeds)) + stop(w)
    return phrase


def because(w):
    """The cat sat on the mat because it was tired: what "it" is, the last word decides."""
    who = Somebody(w, ("animal", "animal", "animal", "name", "male", "female", "job"))
    both_it = who.pronoun == "it"
    thing = Somebody(w, ("thing",), avoid=() if both_it else (who.pronoun,), many=False if both_it and w.chance(0.8) else None)
    if both_it and w.chance(0.75):
        verb = w.pick(POSTURES[:3] + verbs("sleep 睡; rest 休息; jump 跳; play 玩; walk 走"))
        phrase = who.named(w, 0.15) + w.say(verb.past) + w.say(w.pick(("on", "on", "under", "near", "behind", "beside", "in", "by")))
    else:
        verb = w.pick(verbs("smell 闻; like 喜欢; bite 咬; hit 打; push 推; see 看; carry 搬; leave 离开") if who.kind == "animal" else WITH_THING)
        phrase = who.named(w, 0.15) + w.say(verb.past)
    phrase = phrase + thing.named(w, 0.1)
    link = w.say(w.pick(("because",) * 6 + ("although", "since", "but", "and")))
    subject = w.pick((who, thing))
    phrase = phrase + link + refer(w, subject, [who, thing])
    phrase = phrase + w.say(subject.be()) + (w.say(w.pick(("very", "so", "too", "really"))) if w.chance(0.25) else Phrase())
    return phrase + w.say(w.pick(subject.noun.adjectives if subject is thing else FEELINGS)) + stop(w)


def when_then(w):
    """When Anna saw the dog, she was happy."""
    who = Somebody(w, LIVING)
    other = Somebody(w, ("male", "female", "job", "animal", "thing"), avoid=(who.pronoun,))
    verb = w.pick(WITH_THING if other.kind == "thing" else WITH_SOMEONE[:20])
    phrase = w.say(w.pick(("when", "after", "before", "while"))) + who.named(w) + w.say(verb.past) + other.named(w) + w.say(",")
    subject = w.pick((who, who, other))
    return phrase + refer(w, subject, [who, other]) + predicate_of(w, subject) + stop(w)


def own_thing(w):
    """The girl lost her hat. The queen washed herself."""
    who = Somebody(w, LIVING)
    phrase = who.named(w, 0.15)
    if w.chance(0.25):
        verb = w.pick(verbs("see 看; wash 洗; hurt 伤; help 帮; like 喜欢; find 找; hide 藏"))
        said = w.say(REFLEXIVE[who.pronoun])
        w.note("reflexive", said.en[0][1], who.heads[-1])
        return phrase + w.say(verb.past) + said + stop(w)
    other = Somebody(w, LIVING, avoid=(who.pronoun,)) if w.chance(0.5) else None
    phrase = phrase + (w.say(w.pick(("gave", "showed", "sent"))) + other.named(w) if other else w.say(w.pick(WITH_THING).past))
    owner = w.pick((who, who, other)) if other else who
    phrase = phrase + refer(w, owner, [who, other] if other else [who], "own") + w.say(THINGS[w.pick(HELD)].single)
    if w.chance(0.5):
        second = refer(w, who, [who, other] if other else [who])
        phrase = phrase + stop(w) + second + predicate_of(w, who)
    return phrase + stop(w)


def gave(w):
    """Tom gave Anna a book. She thanked him."""
    giver = Somebody(w, ("name", "male", "female", "job"))
    taker = Somebody(w, ("name", "male", "female", "job", "animal"), avoid=(giver.pronoun,))
    thing = THINGS[w.pick(HELD)]
    phrase = giver.named(w) + w.say(w.pick(("gave", "showed", "sent", "bought", "brought"))) + taker.named(w)
    article = w.say("a") + w.say(thing.single)
    correct_article(article)
    phrase = phrase + article + stop(w)
    subject, other = w.pick(((taker, giver), (giver, taker)))
    phrase = phrase + refer(w, subject, [giver, taker])
    if w.chance(0.5):
        return phrase + w.say(w.pick(WITH_SOMEONE[:20]).past) + refer(w, other, [giver, taker], "object") + stop(w)
    return phrase + predicate_of(w, subject) + stop(w)


# Copies: names, lists, chants

def full_name(w):
    return (made_up(w.random).capitalize(), made_up(w.random).capitalize())


TITLES = "Professor Captain Doctor Uncle Aunt Mister Lady King Queen".split()
OF_NAMES = ["is a {job}", "lives in {land}", "likes {food}", "is {feeling}", "has a {color} {thing}", "was {feeling}", "bought some {food}",
            "wants to sleep", "did not answer", "is my friend", "lost the {thing}", "plays football", "can sing", "called the doctor",
            "will come tomorrow", "went home", "is from {land}", "loves {food}", "can speak English", "has two children"]


def said_of_name(w):
    text = w.pick(OF_NAMES).format(job=w.pick(JOBS), land=w.pick(COUNTRIES), food=w.pick(UNCOUNTED), feeling=w.pick(FEELINGS),
                                   color=w.pick(COLORS), thing=w.pick(HELD))
    return w.say(text)


def names(w):
    """Zorbel Takimo met Fenari Lusk. Fenari Lusk thanked Zorbel Takimo: a name once met is copied."""
    people = [full_name(w)] + ([full_name(w)] if w.chance(0.55) else [])
    if w.chance(0.2):
        people = [(w.pick(TITLES), last) for _, last in people]
    w.key.extend(last for _, last in people)
    seen = {}

    def called(who):
        first, last = w.say(who[0]), w.say(who[1])
        if who in seen:
            w.note("name", last.en[0][1], seen[who])
        seen[who] = last.en[0][1]
        return first + last

    phrase = called(people[0])
    if len(people) == 1:
        phrase = phrase + said_of_name(w) + stop(w)
    else:
        phrase = phrase + w.say(w.pick(WITH_SOMEONE[:20]).past) + called(people[1]) + stop(w)
    for _ in range(w.pick((1, 1, 2))):
        if w.chance(0.5):
            phrase = phrase + w.say(w.pick(("today", "yesterday", "then", "later", "now", "everyone knows that", "I think", "we saw that")))
        who = w.pick(people)
        phrase = phrase + called(who)
        if len(people) > 1 and w.chance(0.4):
            other = people[1] if who is people[0] else people[0]
            phrase = phrase + w.say(w.pick(("thanked", "followed", "called", "gave a book to", "waited for", "met"))) + called(other)
        else:
            phrase = phrase + said_of_name(w)
        phrase = phrase + stop(w)
    return phrase


def listed(w):
    """She bought bread, milk and tea. She put the bread, milk and tea in the bag."""
    pools = [(list(UNCOUNTED), "bought found wanted took sold needed"), ([n.plural for n in THINGS.values()], "bought found wanted took sold saw"),
             (list(MEN) + list(WOMEN), "invited met saw called"), (list(COLORS), "liked saw chose"), ([n.plural for n in ANIMALS.values()], "saw fed liked heard")]
    which = w.random.choices(range(5), [5, 6, 3, 2, 3])[0]
    pool, had = pools[which]
    items = w.random.sample(pool, w.pick((2, 3, 3, 3, 4)))
    w.key.extend(items)
    who = Somebody(w, ("name", "male", "female"), many=False)
    first = []

    def several(again):
        phrase = Phrase()
        for index, item in enumerate(items):
            said = w.say(item)
            if again:
                w.note("list", said.en[0][1], first[index], index=index)
            else:
                first.append(said.en[0][1])
            phrase = phrase + said
            if index < len(items) - 1:
                phrase = phrase + w.say("," if index < len(items) - 2 else "and")
        return phrase

    phrase = who.named(w) + w.say(w.pick(had.split())) + several(False) + stop(w)
    phrase = phrase + (refer(w, who, [who]) if w.chance(0.6) else who.named(w))
    if which == 2:
        return phrase + w.say(w.pick(("talked to", "thanked", "danced with", "waited for"))) + several(True) + stop(w)
    if which == 3:
        return phrase + w.say(w.pick(("painted the wall", "used"))) + several(True) + stop(w)
    phrase = phrase + w.say(w.pick(("put the", "carried the", "brought the", "dropped the", "forgot the", "washed the"))) + several(True)
    return phrase + w.say(w.pick(("in the bag", "on the table", "home", "into the kitchen", "in a box", "outside", "in the garden"))) + stop(w)


CHANTED = "do re mi fa so la ti hey ho yes no up down left right".split()


def chant(w):
    """The code is red lamp fish red lamp fish."""
    count, chosen = w.pick((2, 3, 3, 4, 5)), w.random.random()
    items = ([made_up(w.random) for _ in range(count)] if chosen < 0.35 else w.random.sample(CHANTED, count) if chosen < 0.5 else
             w.random.sample(sorted(NOUNS) + list(COLORS) + list(NUMBERS) + list(UNCOUNTED), count))
    w.key.extend(items)
    phrase = w.say(w.pick(("say", "she sang", "they said", "listen", "we repeat", "the code is", "read this", "the words are")))
    if w.chance(0.6):
        phrase = phrase + w.say(":")
    first, separator = [], w.pick((",", "", ""))
    for again in range(w.pick((2, 2, 3))):
        for index, item in enumerate(items):
            said = w.say(item)
            if again:
                w.note("chant", said.en[0][1], first[index], index=index)
            else:
                first.append(said.en[0][1])
            phrase = phrase + said
            if separator and index < count - 1:
                phrase = phrase + w.say(separator)
        phrase = phrase + (w.say(";" if separator else w.pick((",", ""))) if again == 0 else Phrase())
    return phrase + stop(w)


# Brackets and quotes

class Brackets:
    """What is open: each closing bracket is noted with the one it closes."""

    def __init__(self, w):
        self.w, self.open = w, []

    def start(self, sign):
        phrase = self.w.say(sign)
        self.open.append((sign, phrase.en[0][1]))
        return phrase

    def end(self):
        sign, number = self.open.pop()
        phrase = self.w.say({"(": ")", "[": "]", "“": "”"}[sign])
        self.w.note("bracket", phrase.en[0][1], number, sign=sign)
        return phrase


ASIDES = ["the {color} one", "a {job}", "and {food}", "in {land}", "with {number} {things}", "my friend", "very {feeling}", "not the {color} one",
          "or maybe {food}", "my {job}", "from {land}", "no one knows why", "the {feeling} one", "{number} of them", "I think", "of course",
          "his {thing}", "near the {thing}", "it was {color}", "she saw {name}"]


def aside(w, brackets, depth):
    phrase = w.say(w.pick(ASIDES).format(color=w.pick(COLORS), job=w.pick(JOBS), food=w.pick(UNCOUNTED), land=w.pick(COUNTRIES), number=w.pick(list(NUMBERS)[1:]),
                                         things=THINGS[w.pick(THINGS)].plural, thing=w.pick(THINGS), feeling=w.pick(FEELINGS), name=w.pick(MEN)))
    while depth > 0 and w.chance(0.5):
        phrase = phrase + brackets.start(w.pick("([")) + aside(w, brackets, depth - 1) + brackets.end()
        depth -= 1
        if w.chance(0.5):
            phrase = phrase + w.say(w.pick(("today", "again", "too", "there", "here", "by now", "in the park", "with her")))
    return phrase


def bracketed(w):
    """Tom (my friend [the tall one]) bought a ring."""
    who, brackets, chosen = Somebody(w, LIVING), Brackets(w), w.random.random()
    phrase = who.named(w, 0.1)
    if chosen < 0.65:
        phrase = phrase + brackets.start(w.pick("(([")) + aside(w, brackets, 2) + brackets.end()
    thing = Somebody(w, ("thing",))
    phrase = phrase + w.say(w.pick(WITH_THING).past) + thing.named(w, 0.2)
    if chosen > 0.5:
        phrase = phrase + brackets.start(w.pick("([")) + aside(w, brackets, 2) + brackets.end()
    return phrase + stop(w)


QUOTED = ["I am {feeling}", "you are {feeling}", "we need {food}", "please open the {thing}", "where is my {thing}", "I like {food}", "come here",
          "this is my {thing}", "what is your name", "do you like {food}", "it is a {color} {thing}", "let us go home", "how are you", "I do not know",
          "thank you", "good morning", "they are not here", "I am a {job}", "I have a {thing}", "my name is {name}"]


def quoted(w):
    """Tom said: "I am hungry." """
    who, brackets, first = Somebody(w, ("name", "male", "female", "job")), Brackets(w), w.chance(0.6)

    def body():
        text = w.pick(QUOTED).format(feeling=w.pick(FEELINGS), food=w.pick(UNCOUNTED), thing=w.pick(THINGS), color=w.pick(COLORS), job=w.pick(JOBS), name=w.pick(MEN | WOMEN))
        phrase = brackets.start("“") + w.say(text)
        if w.chance(0.3):
            phrase = phrase + brackets.start(w.pick("([")) + aside(w, brackets, 1) + brackets.end()
        asked = text.split()[0] in ("where", "what", "do", "how")
        return phrase + w.say("?" if asked else "." if first else w.pick((",", "!"))) + brackets.end()

    if first:
        return who.named(w) + w.say(w.pick(("said", "asked", "answered", "cried", "whispered"))) + w.say(w.pick((",", ":"))) + body()
    return body() + w.say(w.pick(("said", "answered", "whispered"))) + who.named(w) + stop(w)


# The rest

def counting(w):
    who = Somebody(w, ("name", "male", "female"), many=False)
    numbers, last = list(NUMBERS)[:12], w.random.randint(2, 11)
    begin = w.pick((0, 0, 0, w.random.randint(0, last - 1)))
    w.key = [numbers[begin], numbers[last], who.word]
    phrase = who.named(w) + w.say(w.pick(("counted", "counts", "said"))) + w.say(":")
    for index in range(begin, last + 1):
        phrase = phrase + w.say(numbers[index]) + (w.say(",") if index < last else Phrase())
    return phrase + stop(w)


SUMS = list(NUMBERS)[:12]


def sums(w):
    """Two plus three is five."""
    first = w.random.randint(1, 11)
    second = w.random.randint(1, 12 - first)
    w.key = ["sum", SUMS[first - 1], SUMS[second - 1]]
    if w.chance(0.5):
        return w.say(SUMS[first - 1]) + w.say(w.pick(("plus", "and"))) + w.say(SUMS[second - 1]) + w.say(w.pick(("is", "are"))) + w.say(SUMS[first + second - 1]) + stop(w)
    return w.say(SUMS[first + second - 1]) + w.say("minus") + w.say(SUMS[first - 1]) + w.say("is") + w.say(SUMS[second - 1]) + stop(w)


def answered(w):
    """Where is the cat? It is in the garden."""
    who, chosen = Somebody(w, LIVING + ("thing", "thing")), w.random.random()
    if chosen < 0.4:
        return w.say("where") + w.say(who.be(False)) + who.named(w) + w.say("?") + refer(w, who, [who]) + w.say(who.be(False)) + Phrase(place(w).en) + stop(w)
    if chosen < 0.6:
        verb, thing, yes = w.pick(WITH_THING), Somebody(w, ("thing",)), w.chance(0.5)
        phrase = w.say("did") + who.named(w) + w.say(verb.base) + thing.named(w) + w.say("?") + w.say("yes" if yes else "no") + w.say(",")
        return phrase + refer(w, who, [who]) + w.say("did" if yes else "did not") + stop(w)
    if chosen < 0.8:
        return (w.say(w.pick(("why", "when", "how", "where")) + " did") + who.named(w) + w.say(w.pick(ALONE).base) + w.say("?")
                + w.say(w.pick(("I do not know", "nobody knows", "we do not know", "you know the answer", "I can tell you"))) + stop(w))
    other = Somebody(w, ("name", "job", "male", "female"))
    verb = w.pick(WITH_SOMEONE[:20])
    return w.say("who " + verb.past) + who.named(w) + w.say("?") + other.named(w) + w.say(verb.past) + who.named(w) + stop(w)


LOOSE = ["the {n} is {a}", "this is {the} {a} {n}", "I {v} the {n}", "they want to {v} it", "she has {the} {a} {n}", "we {d} {v} the {n}", "he {d} saw the {n}", "it is {d} {a}",
         "what is the {n} of the {n}", "the {n} of the {n} is {a}", "do you {v} {the} {n}", "I am {a}", "she {vd} the {n}", "the {pr} is {vg} the {n}", "they are {vg}", "he {vd} {d}", "I {vd} {w}", "the {n} is {c} than the {n}", "he lives in {P}", "{P} is {c}", "I have {a} the {n}", "it was {a}", "he will {v} the {n} {d}", "they {v} {d}", "the {n} and the {n} are {a}",
         "{w} is it", "I do not {v} the {n}", "is the {n} {a}", "there is {the} {n} in the {p}", "my {n} is {a}", "the {p} has {the} {a} {n}", "you can {v} with your {n}", "{w} do you think", "{w} they {v}",
         "please {v} the {n}", "she wants to {v} {w} it is {a}", "we learn how {ps} {v} {n}", "the {a} {n} {d} {vs} the {p}", "I will {v} {w} you", "{W} , {w}", "the {pr} {vs} {d}", "if it {vs} tomorrow , we will {v} at home"]


def loose(w):
    """Words that no other rule needs, in sentences of fitting shape, so that none of them is strange to the models."""
    nouns_, verbs_ = EXTRA_NOUNS + MORE_NOUNS + [w.pick(NOUNS)] * 100, EXTRA_VERBS + [v.base for v in ALONE if " " not in v.base]
    text = w.pick(LOOSE)
    while "{" in text:
        start, rest = text.split("{", 1)
        kind, rest = rest.split("}", 1)
        verb = Verb([w.pick(verbs_), ""])
        word = {"n": lambda: w.pick(nouns_), "a": lambda: w.pick(EXTRA_ADJECTIVES + MORE_PARTICIPLES), "c": lambda: w.pick(MORE_COMPARED), "P": lambda: w.pick(MORE_NAMES + MONTHS), "v": lambda: verb.base, "vs": lambda: verb.third, "vd": lambda: verb.past, "vg": lambda: verb.ing, "d": lambda: w.pick(EXTRA_ADVERBS),
                "w": lambda: w.pick(EXTRA_WORDS), "W": lambda: w.pick(EXTRA_WORDS), "the": lambda: w.pick(("the", "a", "my", "your", "this", "some")), "p": lambda: w.pick(THINGS),
                "ps": lambda: THINGS[w.pick(THINGS)].plural, "pr": lambda: w.pick(JOBS), }[kind]()
        text = start + word + rest
        w.key.append(word)
    words = [w.say(word) for word in text.split()]
    phrase = sum(words[1:], words[0])
    correct_article(phrase)
    return phrase + stop(w, "?" if text.startswith(("what", "do you", "is the")) else ".")


FRAMES = dict(sentence=sentence, agreement=agreement, two_people=two_people, own_deed=own_deed, because=because, when_then=when_then, own_thing=own_thing,
              gave=gave, names=names, listed=listed, chant=chant, bracketed=bracketed, quoted=quoted, counting=counting, sums=sums, answered=answered, loose=loose)
SHARES = dict(sentence=26, agreement=11, two_people=5, own_deed=9, because=6, when_then=3, own_thing=4, gave=3, names=10, listed=7, chant=4, bracketed=9, quoted=4,
              counting=1, sums=1, answered=3, loose=9)
NEVER_TRAINED = dict(agreement_deep=agreement_deep)
