import type { EffectCondition } from "@gamedata/client";
import { words } from "../languages/words.js";
import { termOf } from "./terms.js";

/** What the words of a property are: races, or else kinds of items or groups of classes, which are written alike. */
const termsOf = (name: string) => (name === "races" ? "race" : "itemKind");

const namesOf = (name: string, names: string) =>
  names
    .split(",")
    .map((word) => termOf(termsOf(name), word.trim()).word)
    .join(` ${words().conditions.or} `);

function phraseOf(subject: string, name: string, value: string): string {
  const { not, phrases } = words().conditions;
  const known: Readonly<Record<string, string | ((value: string) => string)>> = phrases;
  const write = known[`${subject} ${name} ${value}`] ?? known[`${subject} ${name}`] ?? describe(subject, name, value);
  const isOfWords = subject === "using" || name === "races" || name === "categoryType";
  const shown = isOfWords ? namesOf(name, value) : value.replace(";", "–");
  const phrase = typeof write === "string" ? write : write(shown);
  return value === "false" ? not(phrase) : phrase;
}

/** `player running true` is `running`; a value that is no flag is written after its name. */
function describe(subject: string, name: string, value: string): string {
  const about = subject === "player" ? "" : `${subject} `;
  return `${about}${name}${value === "true" || value === "false" ? "" : ` ${value}`}`;
}

/** `(behind the target or level 40)`; a single one needs no brackets. */
const alternatives = (texts: readonly string[], or: string) =>
  texts.length === 1 ? texts.join() : `(${texts.join(` ${or} `)})`;

/** Writes a condition: `with Sword or Blunt`, `not at night`. */
export function conditionInWords(condition: EffectCondition): string {
  const { and, or, not, ...subjects } = condition;
  const texts = words().conditions;
  const parts = [
    ...(and ?? []).map(conditionInWords),
    ...(or === undefined ? [] : [alternatives(or.map(conditionInWords), texts.or)]),
    ...(not === undefined ? [] : [texts.not(conditionInWords(not))]),
    ...Object.entries(subjects).flatMap(([subject, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => phraseOf(subject, name, String(value))),
    ),
  ];
  return parts.join(` ${texts.and} `);
}
