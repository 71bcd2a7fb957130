// A question of a lesson: what is asked, where it is answered, hints one after the other, and whether it was right.

let groupNumber = 0;  // of radio buttons that belong together

/** A token as it is typed: `cat`, `"the" #2`; null for none (core::namedTokenIn). */
function namedToken(text) {
    const [, quoted, bare, number] = /^\s*(?:"([^"]+)"|([^"].*?))\s*(?:#\s*(\d+))?\s*$/s.exec(text) ?? [];
    const occurrence = Number(number ?? 1);
    return quoted ?? bare ? {text: quoted ?? bare, occurrence} : null;
}

/** The place of the n-th token that is written so; null where there is none.
 *  @param tokens  [tokens][2] as the vocabulary spells them, and without the sign of a space */
function placeOfNamed(tokens, named) {
    if (!named) return null;
    const places = [...tokens.keys()].filter((place) => tokens[place].includes(named.text));
    return places[named.occurrence - 1] ?? null;
}

/** How a token is typed so that it is found again. */
function typedToken(tokens, place) {
    const text = tokens[place][1], same = [...tokens.keys()].filter((each) => tokens[each][1] === text);
    return same.length > 1 ? `"${text}" #${same.indexOf(place) + 1}` : text;
}

/** An order of 0 … count − 1, another for each reader. */
function shuffledPlaces(count) {
    const order = [...Array(count).keys()];
    for (let left = count; left > 1; --left) {
        const other = crypto.getRandomValues(new Uint32Array(1))[0] % left;
        [order[left - 1], order[other]] = [order[other], order[left - 1]];
    }
    return order;
}

/** A number as people type it (core::numberSaid): "0.95", "0,95", "1/3", "16 %", "1 048 576"; null for none.
 *  @param percent  "16 %" is 16, and not 0.16 */
function numberSaid(said, percent) {
    let text = said.trim().replace(/,/g, ".").replace(/^\u2212/, "-").replace(/^\+/, "");
    const share = text.endsWith("%");
    if (share) text = text.slice(0, -1).trim();
    if (/^\d{1,3}(\s\d{3})+$/.test(text)) text = text.replace(/\s/g, "");
    const [above, below] = text.split("/").map((part) =>
        /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(part.trim()) ? Number(part) : NaN);
    const number = text.includes("/") ? above / below : above;
    if (text.split("/").length > 2 || !Number.isFinite(number)) return null;
    return share && !percent ? number / 100 : number;
}

/** Layer and head, both from 1, of a head as it is typed, "4.4", or as maps name it: "head 4.4", "layer 4, head 4"
 *  (core::headSaid); null for none. */
function headSaid(said) {
    const text = said.trim().toLowerCase();
    if (!/^[ .,:#()a-z\d\u0080-\uffff]+$/.test(text)) return null;
    const numbers = (text.match(/\d+/g) ?? []).map(Number), first = (words) =>
        Math.min(...words.map((word) => text.indexOf(word)).map((at) => at < 0 ? Infinity : at));
    if (numbers.length !== 2 || numbers.some((number) => number < 1 || number > 100000)) return null;
    const layer = first(["layer", "schicht", "capa", "couche", "层"]);
    const head = first(["head", "kopf", "cabeza", "tête", "头"]);
    return head < layer && layer < Infinity ? numbers.reverse() : numbers;
}

/** Whether an answer is one that the engine has written into the page: the right one, or one of the wrong ones; null for
 *  what names nothing that is there. */
const judges = {
    number: (said, {low, high}, names, percent) => {
        const number = numberSaid(said, percent);
        return number === null ? null : number >= low && number <= high;
    },
    head: (said, {layer, head}) => {
        const named = headSaid(said);
        return named && named[0] === layer && named[1] === head;
    },
    token: (said, {key}, {keys}) => {
        const place = placeOfNamed(keys, namedToken(said));
        return place === null ? null : place === key;
    },
    cell: (said, {row, key}, {queries, keys, rows}) => {
        const at = ["→", "->"].map((arrow) => said.split(arrow)).find((parts) => parts.length > 1);
        if (!at) return null;
        const query = placeOfNamed(queries, namedToken(at[0]));
        const column = placeOfNamed(keys, namedToken(at.slice(1).join("→")));
        if (query === null || column === null || rows[query] === null) return null;
        return rows[query] === row && column === key;
    },
    choice: (said, {options}) => said.length === 0 ? null
        : options.every((option, place) => option.right === said.includes(place)),
};

class QuestionBox {
    /** @param facts  as ui/plot/lesson_page/asked_facts.cpp writes them
     *  @param names  what the tokens of its step are called */
    constructor(facts, names, words) {
        Object.assign(this, {facts, names, words, hintsShown: 0, right: undefined});
        const ask = made("legend", {}, facts.ask);
        this.verdict = made("p", {class: "verdict", role: "status", "aria-live": "polite"});
        this.hints = made("div", {class: "hints", role: "status", "aria-live": "polite"});
        this.hint = made("button", {type: "button", class: "hint-button"}, words.hint);
        this.solve = made("button", {type: "button", class: "solve"}, words.solve);
        this.hint.addEventListener("click", () => this.showHint());
        this.solve.addEventListener("click", () => {
            this.solve.hidden = true;
            this.say(filled(words.answerIs, facts.answer), false);
        });
        const actions = made("div", {class: "actions"}, this.hint, this.solve,
            made("button", {type: "submit", class: "primary"}, words.answer));
        this.form = made("form", {class: "question"},
            made("fieldset", {}, ask, ...(facts.kind === "choice" ? this.options() : [this.fieldOf()]), this.verdict,
                this.hints, actions));
        this.form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.judge();
        });
        this.showButtons();
    }

    /** Where several are right, several can be ticked. */
    options() {
        const name = `question-${groupNumber++}`, type = this.facts.several ? "checkbox" : "radio";
        this.inputs = this.facts.options.map(() => made("input", {type, name}));
        const all = this.facts.options.map((option, place) =>
            made("label", {class: "option"}, this.inputs[place], made("span", {}, option.text)));
        return this.facts.shuffled ? shuffledPlaces(all.length).map((place) => all[place]) : all;
    }
    fieldOf() {
        const long = this.facts.kind === "text";
        this.field = made(long ? "textarea" : "input", {placeholder: this.words.prompts[this.facts.kind],
            "aria-label": this.facts.ask, maxlength: 2000, autocomplete: "off",
            ...(long ? {rows: 3} : {type: "text"})});
        return this.field;
    }

    said() {
        if (this.field) return this.field.value.trim();
        return [...this.inputs.keys()].filter((place) => this.inputs[place].checked);
    }

    judge() {
        const said = this.said();
        if (said.length === 0) return;
        this.given = {said, time: Math.floor(Date.now() / 1000)};
        this.judgeSaid(said);
        this.onAnswered?.();
    }
    judgeSaid(said) {
        const {facts, words} = this;
        if (facts.kind === "text" || !facts.known) {
            this.right = true;
            this.showButtons();
            return this.say(facts.known ? filled(words.noted, facts.answer) : words.notedAlone, true, "");
        }
        this.right = judges[facts.kind](said, facts, this.names, facts.percent);
        this.showButtons();
        if (this.right === null) return this.say(facts.kind === "number" ? words.noNumber : words.noName, false);
        const more = this.hintsShown < facts.hints.length, told = this.right ? null : this.feedback(said);
        this.say(this.right ? words.right : told ? filled(words.wrongBecause, told) : more ? words.wrongHint : words.wrong,
            this.right);
    }
    /** What is said to this wrong answer. */
    feedback(said) {
        const {facts} = this;
        const is = (wrong) => facts.kind === "choice" ? said.length === 1 && said[0] === wrong.option
            : judges[facts.kind](said, wrong, this.names, facts.percent) === true;
        return facts.wrong.find(is)?.feedback;
    }
    /** What the answer names: options, a key, row and key, or layer and head, all from 0. */
    places() {
        const {facts, names} = this, said = this.given?.said;
        if (said === undefined) return [];
        if (facts.kind === "choice") return said;
        if (facts.kind === "head") {
            return headSaid(said)?.map((number) => number - 1) ?? [];
        }
        if (facts.kind === "token") return [placeOfNamed(names.keys, namedToken(said))].filter((key) => key !== null);
        if (facts.kind !== "cell") return [];
        const [query, ...key] = said.replaceAll("->", "→").split("→");
        const row = names.rows[placeOfNamed(names.queries, namedToken(query)) ?? -1] ?? null;
        const column = placeOfNamed(names.keys, namedToken(key.join("→")));
        return row === null || column === null ? [] : [row, column];
    }
    /** As it is handed in: the options' texts, one on each line, or what was typed. */
    text() {
        const said = this.given?.said ?? "";
        return typeof said === "string" ? said : said.map((place) => this.facts.options[place].text).join("\n");
    }
    /** Takes an answer that was given another time. */
    restore(text) {
        if (this.field) this.field.value = text;
        else for (const [place, input] of this.inputs.entries())
            input.checked = text.split("\n").includes(this.facts.options[place].text);
        this.judge();
    }

    say(sentence, right, sign = right ? "✓ " : "○ ") {
        this.verdict.textContent = sign + sentence;
        this.verdict.classList.toggle("right", right);
    }

    showHint() {
        this.hints.append(made("p", {}, filled(this.words.hintIs, this.facts.hints[this.hintsShown++])));
        this.showButtons();
    }
    /** Who was wrong and has no hint left is not left alone. */
    showButtons() {
        const more = this.hintsShown < this.facts.hints.length;
        this.hint.hidden = !more || this.right === true;
        this.solve.hidden = this.right !== false || more;
    }

    /** What was pointed at in the map, unless it has been answered. */
    takeCell({row, column}) {
        const {kind} = this.facts, {keys, queries, rows} = this.names ?? {};
        if (this.right === true || (kind !== "token" && kind !== "cell")) return;
        const key = typedToken(keys, column), query = rows.indexOf(row);
        if (kind === "token") this.field.value = key;
        else if (query >= 0) this.field.value = `${typedToken(queries, query)} → ${key}`;
    }
    takeHead({layer, head}) {
        if (this.right !== true && this.facts.kind === "head") this.field.value = `${layer}.${head}`;
    }
}
