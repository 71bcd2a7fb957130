// What a reader has answered, to be handed in: as a file that AttentionScope collects, or as a code short enough to type.

const codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The bits of a code, as core/class/code_bits.cpp writes them. */
class CodeBits {
    constructor() { this.bits = []; }
    put(value, count) {
        for (let bit = BigInt(count) - 1n; bit >= 0n; --bit) this.bits.push(Number((BigInt(value) >> bit) & 1n));
    }
    /** A number from 0; small ones take fewer bits. */
    putSmall(value) {
        for (; value >= 16; value = Math.floor(value / 16)) {
            this.put(1, 1);
            this.put(value % 16, 4);
        }
        this.put(0, 1);
        this.put(value, 4);
    }
    letters() {
        let plain = "";
        for (let at = 0; at < this.bits.length; at += 5)
            plain += codeAlphabet[[0, 1, 2, 3, 4].reduce((all, each) => 2 * all + (this.bits[at + each] ?? 0), 0)];
        let sum = codeChecksum(plain);
        for (let i = 0; i < 4; ++i, sum = Math.floor(sum / 32)) plain += codeAlphabet[sum % 32];
        return plain.match(/.{1,5}/g).join("-");
    }
}

/** CRC-32 of letters. */
function codeChecksum(text) {
    let sum = 0xFFFFFFFF;
    for (const letter of text) {
        sum ^= letter.charCodeAt(0);
        for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? (sum >>> 1) ^ 0xEDB88320 : sum >>> 1;
    }
    return (sum ^ 0xFFFFFFFF) >>> 0;
}

const bitWidth = (number) => number > 0 ? number.toString(2).length : 0;

/** A number as it was typed: sign, decimals and digits. */
function putTyped(bits, said) {
    const text = said.trim().replace(",", ".").replace(/^\u2212/, "-");
    const number = Math.min(Math.abs(Number(text)), 1e15), point = text.indexOf(".");
    let decimals = point < 0 ? 0 : Math.min(text.length - point - 1, 7);
    while (decimals > 0 && number * 10 ** decimals > 1e15) --decimals;
    const digits = BigInt(Math.round(number * 10 ** decimals));
    bits.put(text.startsWith("-") ? 1 : 0, 1);
    bits.put(decimals, 3);
    bits.put(digits > 0n ? digits.toString(2).length : 0, 6);
    bits.put(digits, digits > 0n ? digits.toString(2).length : 0);
}

/** Whole twentieths of all points. */
function sharesOf(points) {
    const given = points.reduce((all, each) => all + each, 0), all = Math.max(given, allPoints);
    if (given <= 0) return points.map(() => 0);
    const exact = points.map((each) => each / all * 20), shares = exact.map((each) => Math.floor(each + 1e-9));
    let left = Math.round(given / all * 20) - shares.reduce((sum, each) => sum + each, 0);
    const order = [...points.keys()].sort((a, b) => exact[b] - shares[b] - exact[a] + shares[a]);
    for (const key of order) if (left-- > 0) ++shares[key];
    return shares;
}

class HandIn {
    /** @param facts   as ui/plot/lesson_page/lesson_page.cpp writes them
     *  @param course  whose steps are answered */
    constructor(box, facts, course, words) {
        Object.assign(this, {box, facts, course, words});
        const button = (name, text, act) => {
            const element = made("button", {type: "button", class: name}, text);
            element.addEventListener("click", act);
            return element;
        };
        this.name = made("input", {type: "text", maxlength: 60, placeholder: words.nameHint, autocomplete: "off"});
        this.sheet = made("input", {type: "number", min: 0, max: 999, value: 0});
        for (const field of [this.name, this.sheet]) field.addEventListener("input", () => this.show());
        this.done = made("p", {class: "done", role: "status"});
        this.code = made("output", {class: "code"});
        box.append(made("h2", {tabindex: -1}, words.handIn), this.done,
            made("label", {}, made("span", {}, words.name), this.name),
            made("label", {}, made("span", {}, words.sheet), this.sheet),
            made("h3", {}, words.code), this.code, made("p", {class: "hint"}, words.codeNote),
            made("p", {class: "hint"}, words.fileNote),
            made("div", {class: "actions"}, button("copy", words.copy, () => navigator.clipboard?.writeText(this.code.value)),
                button("save-file primary", words.saveFile, () => this.save())));
        this.open = button("hand-in-button", words.handInShort, () => this.toggle());
        course.bar.append(this.open);
    }

    toggle() {
        this.box.hidden = !this.box.hidden;
        if (this.box.hidden) return;
        this.show();
        this.box.scrollIntoView();
        this.box.querySelector("h2").focus({preventScroll: true});
    }

    /** How the questions of the whole lesson stand; one in the reader's own words is neither right nor wrong. */
    result() {
        const all = {questions: 0, answered: 0, judged: 0, right: 0};
        for (const step of this.course.steps)
            step.facts.questions.forEach((question, place) => {
                const box = step.questions[place], judged = question.known && question.kind !== "text";
                ++all.questions;
                all.answered += box?.given ? 1 : 0;
                all.judged += judged ? 1 : 0;
                all.right += judged && box?.right === true ? 1 : 0;
            });
        return all;
    }

    /** As core/class/answers_json.cpp reads it. */
    answers() {
        const all = {format: "attentionscope answers", version: 1, lesson: this.facts.lesson,
            lesson_version: this.facts.version, variant: Number(this.sheet.value) || 0, student: this.name.value.trim(),
            answers: [], predictions: [], goals: []};
        this.course.steps.forEach((step, place) => {
            step.questions.forEach((question, number) => {
                if (!question.given) return;
                const entry = {step: place + 1, time: question.given.time, question: number + 1, said: question.text()};
                const places = question.places();
                if (places.length > 0) entry.places = places;
                if (question.hintsShown > 0) entry.hints = question.hintsShown;
                all.answers.push(entry);
            });
            const guess = step.guess?.made;
            if (guess?.points) all.predictions.push({step: place + 1, time: guess.time, points: guess.points});
        });
        return all;
    }

    /** As core/class/answer_code.cpp reads it. */
    codeText() {
        const bits = new CodeBits(), number = Number(this.name.value);
        bits.put(1, 3);
        bits.put(parseInt(this.facts.version, 16) & 0xFFFFFF, 24);
        bits.put(Math.min(999, Math.max(0, Number(this.sheet.value) || 0)), 10);
        bits.put(Number.isInteger(number) && number > 0 && number <= 9999 ? number : 0, 14);
        for (const step of this.course.steps) {
            if (step.facts.guess) this.putGuess(bits, step);
            step.facts.questions.forEach((question, place) => this.putAnswer(bits, question, step.questions[place]));
            for (let goal = 0; goal < step.facts.goals; ++goal) bits.put(0, 1);  // they are reached in the program
        }
        return bits.letters();
    }
    putGuess(bits, step) {
        const points = step.guess?.made?.points;
        bits.put(points ? 1 : 0, 1);
        if (!points) return;
        bits.putSmall(points.length);
        if (step.facts.guess.of === "cell") return points.forEach((each) => bits.putSmall(Math.round(each)));
        for (const share of sharesOf(points)) {
            bits.put(share > 0 ? 1 : 0, 1);
            if (share > 0) bits.put(share, 5);
        }
    }
    putAnswer(bits, facts, box) {
        const places = box?.places() ?? [];
        const told = Boolean(box?.given) && (facts.kind === "text" || (facts.kind === "number"
            ? judges.number(box.given.said, {low: 0, high: 0}) !== null : places.length > 0));
        bits.put(told ? 1 : 0, 1);
        if (!told || facts.kind === "text") return;
        if (facts.kind === "number") return putTyped(bits, box.given.said);
        if (facts.kind !== "choice") return places.forEach((place) => bits.putSmall(place));
        if (facts.several) facts.options.forEach((_, place) => bits.put(places.includes(place) ? 1 : 0, 1));
        else bits.put(places[0], bitWidth(facts.options.length - 1));
    }

    show() {
        const {questions, answered, judged, right} = this.result();
        this.done.textContent = filled(this.words.done, answered, questions, right, judged);
        this.code.value = this.codeText();
    }

    save() {
        const text = JSON.stringify(this.answers(), null, 1);
        const name = this.name.value.trim().replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "") || "answers";
        const link = made("a", {download: name + ".attnanswers"});
        link.href = URL.createObjectURL(new Blob([text], {type: "application/json"}));
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    }
}
