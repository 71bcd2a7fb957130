// What a step of a lesson hides until its reader has said what they expect: the row of a head, its largest key, one
// cell, or which head it is.

const allPoints = 100;

/** A guess beside what the model does, whose numbers the engine has written.
 *  @param points   [keys] given
 *  @param visible  [keys] that the query sees
 *  @param weights  [keys] float32
 *  @param ranks    [keys] of the weights, 1 for the largest */
function guessScore(points, visible, weights, ranks) {
    const seen = visible.filter(Boolean).length, sum = (numbers) => numbers.reduce((all, each) => all + each, 0);
    const left = Math.max(0, allPoints - sum(points));
    const spread = points.map((each, key) => each + (visible[key] && seen > 0 ? left / seen : 0));
    const shares = (numbers) => sum(numbers) > 0 ? numbers.map((each) => each / sum(numbers)) : numbers;
    const guess = shares(spread), truth = shares(Array.from(weights));
    const favourite = points.indexOf(Math.max(...points));
    return {guess, truth, favourite, seen, rank: ranks[favourite]};
}

/** A key's bar, by mouse, arrow keys and digits. */
class PointsBar {
    /** @param most  gives how many points it may have */
    constructor(key, name, words, most, onGiven) {
        this.points = 0;
        this.input = made("input", {type: "range", min: 0, max: allPoints, step: 1, value: 0,
            "aria-label": `${key + 1} ${name}`});
        this.said = made("output", {}, "0");
        this.words = words;
        this.give = (points) => {
            this.points = Math.min(Math.max(0, Math.round(points)), most(this));
            this.show();
            onGiven();
        };
        this.row = made("div", {class: "points"},
            made("span", {class: "token"}, made("span", {class: "place"}, String(key + 1)), " ", isolated(name)),
            this.input, this.said);
        this.input.addEventListener("input", () => this.give(Number(this.input.value)));
        this.input.addEventListener("keydown", (event) => this.press(event));
        this.show();
    }
    show() {
        this.input.value = this.points;
        this.input.setAttribute("aria-valuetext", filled(this.words.points, this.points));
        this.said.textContent = this.points;
    }
    /** A number sets the points; arrow keys, + and − change them by 5. */
    press(event) {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const steps = {ArrowRight: 5, ArrowUp: 5, "+": 5, ArrowLeft: -5, ArrowDown: -5, "-": -5};
        if (/^\d$/.test(event.key)) {
            const soon = event.timeStamp - (this.typedAt ?? -Infinity) < 1500;
            this.typed = (soon ? this.typed : "") + event.key;
            this.typedAt = event.timeStamp;
            this.give(Number(this.typed));
        } else if (event.key in steps) this.give(this.points + steps[event.key]);
        else return;
        event.preventDefault();
    }
}

class GuessBox {
    /** @param facts    as ui/plot/lesson_page/asked_facts.cpp writes them
     *  @param onShown  told whether what was hidden is to be seen */
    constructor(facts, words, onShown) {
        Object.assign(this, {facts, words, onShown, picked: null});
        this.isShown = false;
        this.weights = facts.weights && new Float32Array(bytesOf(facts.weights).buffer);
        this.title = made("h3", {tabindex: -1}, facts.title);
        this.sentence = made("p", {role: "status", "aria-live": "polite"}, facts.sentence);
        this.left = made("p", {class: "left"});
        this.bars = made("div", {class: "bars-of-keys"});
        this.result = made("div", {class: "result", role: "status", "aria-live": "polite"});
        const button = (name, text, act) => {
            const element = made("button", {type: "button", class: name}, text);
            element.addEventListener("click", act);
            return element;
        };
        this.spread = button("spread", words.spread, () => this.spreadLeft());
        this.clear = button("clear", words.clear, () => this.takeBack());
        this.reveal = button("show primary", words.show, () => this.show(true));
        this.again = button("again", words.again, () => this.show(false));
        this.box = made("section", {class: "guess", "aria-label": words.predict}, this.title, this.sentence, this.left,
            this.bars, this.result, made("p", {class: "hint"}, facts.hint),
            made("div", {class: "actions"}, this.spread, this.clear, this.again, this.reveal));
        this.show(false);
    }

    /** What is handed in: the points of each key; none of a head, whose number hangs on the model. */
    allPoints() { return this.facts.of === "head" ? null : this.points(); }
    given() { return this.inputs.reduce((all, bar) => all + bar.points, 0); }
    points() {
        const points = this.facts.keys.map(() => 0);
        if (this.facts.of === "top" && this.picked !== null) points[this.picked] = allPoints;
        for (const {key, bar} of this.barsOfKeys) points[key] = bar.points;
        return points;
    }

    /** What is given before it is shown. */
    ask() {
        const {facts, words} = this;
        this.barsOfKeys = [];
        this.picked = facts.of === "head" ? this.picked : null;
        if (facts.of === "row" || facts.of === "cell")
            this.barsOfKeys = facts.keys.map((name, key) => ({key, name}))
                .filter(({key}) => facts.of === "cell" ? key === facts.key : facts.visible[key])
                .map(({key, name}) => ({key, bar: new PointsBar(key, name, words,
                    (bar) => allPoints - this.given() + bar.points, () => this.tellLeft())}));
        this.inputs = this.barsOfKeys.map(({bar}) => bar);
        this.bars.replaceChildren(...(facts.of === "top" ? this.choices() : this.inputs.map((bar) => bar.row)));
        this.bars.classList.toggle("picks", facts.of === "top");
        this.tellLeft();
    }
    choices() {
        const name = `pick-${groupNumber++}`;
        return this.facts.keys.map((key, place) => ({key, place})).filter(({place}) => this.facts.visible[place])
            .map(({key, place}) => {
                const input = made("input", {type: "radio", name});
                input.addEventListener("change", () => this.picked = place);
                return made("label", {class: "pick"}, input, made("span", {class: "token"},
                    made("span", {class: "place"}, String(place + 1)), " ", isolated(key)));
            });
    }
    tellLeft() {
        const {words, facts} = this, given = this.given();
        this.left.textContent =
            facts.of === "cell" ? filled(words.given, given) : filled(words.left, allPoints - given);
    }

    /** In whole points; the first keys have one more where it does not come out even. */
    spreadLeft() {
        const left = allPoints - this.given(), each = Math.floor(left / this.inputs.length);
        let more = left - each * this.inputs.length;
        for (const bar of this.inputs) bar.give(bar.points + each + (more-- > 0 ? 1 : 0));
    }
    takeBack() {
        if (this.facts.of === "top") this.ask();
        for (const bar of this.inputs) bar.give(0);
    }

    /** Somebody turned to a head; of layers and heads from 1. */
    pick(map) {
        if (this.facts.of !== "head" || this.isShown) return;
        this.picked = {layer: map.layer, head: map.head};
        this.sentence.textContent = filled(this.words.choseHead, map.layer, map.head);
    }

    show(shown) {
        const {facts} = this, by = this.isShown !== shown;
        if (!shown) this.ask();
        this.isShown = shown;
        if (shown && !this.made) this.made = {points: this.allPoints(), time: Math.floor(Date.now() / 1000)};
        this.box.classList.toggle("is-shown", shown);
        if (shown) this.tell();
        else {
            this.title.textContent = facts.title;
            this.sentence.textContent = facts.sentence;
            this.result.replaceChildren();
        }
        this.left.hidden = shown || facts.of === "top" || facts.of === "head";
        this.spread.hidden = shown || facts.of !== "row";
        this.clear.hidden = shown || facts.of === "head";
        this.reveal.hidden = shown;
        this.again.hidden = !shown;
        this.box.querySelector(".hint").hidden = shown;
        if (!by) return;
        this.onShown(shown);
        (shown ? this.again : this.title).focus();
    }

    /** What came out, in the words of the program's own panel. */
    tell() {
        const {facts, words} = this;
        if (facts.of === "head") return this.tellHead();
        const score = guessScore(this.points(), facts.visible, this.weights, facts.ranks);
        const any = this.points().some((points) => points > 0), name = (key) => facts.keys[key];
        const most = 100 * Math.max(...score.truth), top = score.truth.indexOf(Math.max(...score.truth));
        // As exactly as the bars print them: two halves of 49.995 are halves, and 11.9 and 11.6 are alike.
        const alike = score.truth.filter((share) => 100 * share > most - 0.5).length;
        this.title.textContent =
            most < 90 && alike > 1 ? filled(words.alike, alike)
            : filled(most >= 90 ? words.nearlyAll : Math.round(10 * most) >= 500 ? words.most : words.noHalf, name(top));
        const right = score.rank === 1 ? words.pickedRight : words.pickedRank;
        this.sentence.textContent =
            facts.of === "row" ? facts.about
            : facts.of === "cell" ? filled(words.cell, this.given(), (100 * score.truth[facts.key]).toFixed(1))
            : any ? filled(right, name(score.favourite), score.rank, score.seen) : words.pickedNone;
        this.bars.classList.remove("picks");
        this.bars.replaceChildren(...this.compared(score));
        if (facts.of !== "row") return;
        const line = (what, number, name) =>
            made("p", {}, made("span", {}, what), " ", made("strong", {class: name}, number));
        this.result.replaceChildren(
            any ? line(filled(words.favourite, name(score.favourite)), filled(words.rank, score.rank, score.seen), "rank")
                : words.noFavourite);
    }

    tellHead() {
        const {facts, words, picked} = this, right = picked?.layer === facts.layer && picked?.head === facts.head;
        this.title.textContent = filled(right ? words.rightHead : words.otherHead, facts.layer, facts.head);
        this.sentence.textContent = right ? words.pickedHeadRight
            : picked ? filled(words.pickedHead, picked.layer, picked.head) : words.pickedNoHead;
    }

    /** Guess and truth of each key, one below the other. */
    compared({guess, truth}) {
        const {facts, words} = this, given = this.points();
        const shown = (key) => 100 * (facts.of === "row" ? guess[key] : given[key] / allPoints);
        const bar = (name, points) => {
            const element = made("span", {class: "share " + name});
            element.style.width = points + "%";
            element.style.visibility = points > 0 ? "visible" : "hidden";
            return element;
        };
        const lines = facts.keys.map((name, key) => ({name, key}))
            .filter(({key}) => facts.of === "cell" ? key === facts.key : facts.visible[key] || truth[key] > 0)
            .map(({name, key}) => made("div", {class: "points"},
                made("span", {class: "token"}, made("span", {class: "place"}, String(key + 1)), " ", isolated(name)),
                made("span", {class: "shares", "aria-hidden": "true"}, bar("guessed", shown(key)),
                    bar("true", 100 * truth[key])),
                made("output", {"aria-label": filled(words.both, shown(key).toFixed(0), (100 * truth[key]).toFixed(1))},
                    shown(key).toFixed(0) + " · " + (100 * truth[key]).toFixed(1))));
        return [made("p", {class: "legend"}, words.legend), ...lines];
    }
}
