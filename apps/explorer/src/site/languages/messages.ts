import { type ComponentChildren, Fragment, h } from "preact";

/** What stands for a number in a text: `value` is written, `count` is a number of things, and `link` makes a link of a text. */
interface Shown<Value> {
  readonly value: Value;
  readonly count: number;
  readonly link: (text: string) => ComponentChildren;
}
type Values<Kinds, Value> = { readonly [Place in keyof Kinds]: Shown<Value>[Kinds[Place] & keyof Shown<Value>] };

/** A text with places for values, in their order: text from texts and numbers, else what a component shows. */
export interface Message<Kinds extends readonly (keyof Shown<unknown>)[]> {
  (...values: Values<Kinds, string | number>): "link" extends Kinds[number] ? ComponentChildren : string;
  (...values: Values<Kinds, ComponentChildren>): ComponentChildren;
}

/**
 * The words of the game's client for those of a source, which two data sets write in different cases; and one sentence for who
 * does not know the word, if it does not say it.
 */
export type TermTable = Readonly<Record<string, readonly [word: string, meaning?: string]>>;

/** A part of a dictionary, as its file has it or with functions for the texts that have values. */
export type Texts = string | readonly Texts[] | { readonly [name: string]: Texts };

/** `{0}`, `{1, plural, one {# place} other {# places}}` and `<2>a link</2>`. */
const VALUE = /\{(\d+)(?:, plural, ((?:[=\w]+ \{[^{}]*\} ?)+))?\}|<(\d+)>(.*?)<\/\3>/g;
const FORM = /([=\w]+) \{([^{}]*)\}/g;

/** Returns what writes a number of things by the forms of a text, of which `=1` is for that number alone. */
function countedIn(language: string): (count: number, forms: string) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, text) => {
    const forms = new Map([...text.matchAll(FORM)].map(([, name = "", form = ""]) => [name, form]));
    const form = forms.get(`=${count}`) ?? forms.get(rules.select(count)) ?? forms.get("other") ?? "";
    return form.replace("#", numbers.format(count));
  };
}

/**
 * Returns a dictionary with a function for each text that has places for values.
 *
 * @param texts The content of the file of a language. Its texts have the form of ICU's messages, with numbers for the values.
 * @param language The BCP 47 tag of the language, which chooses the forms of numbers.
 */
export function messagesIn(texts: Texts, language: string): unknown {
  const counted = countedIn(language);
  const messageOf =
    (text: string) =>
    (...values: readonly unknown[]) => {
      const parts: unknown[] = [];
      let end = 0;
      for (const match of text.matchAll(VALUE)) {
        const [whole, place, forms, link, linked] = match;
        const value = values[Number(place ?? link)];
        parts.push(text.slice(end, match.index));
        if (link !== undefined) parts.push((value as Shown<unknown>["link"])(linked ?? ""));
        else parts.push(forms === undefined ? value : counted(Number(value), forms));
        end = match.index + whole.length;
      }
      parts.push(text.slice(end));
      const isText = parts.every((part) => typeof part === "string" || typeof part === "number");
      return isText ? parts.join("") : h(Fragment, null, ...(parts as ComponentChildren[]));
    };
  const messages = (part: Texts): unknown => {
    if (typeof part === "string") return part.search(VALUE) < 0 ? part : messageOf(part.replaceAll("} %", "}\u00a0%"));
    if (Array.isArray(part)) return part.map(messages);
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, messages(value)]));
  };
  return messages(texts);
}
