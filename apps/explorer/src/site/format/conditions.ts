import type { EffectCondition } from "@gamedata/client";
import { termOf } from "./terms.js";

const namesOf = (words: string) =>
  words
    .split(",")
    .map((word) => termOf("itemKind", word).word)
    .join(" or ");

/** What each subject of a condition says, by the subject and the name in the source. */
const phrases: Readonly<Record<string, (value: string) => string>> = {
  "using kind": (value) => `with ${namesOf(value)}`,
  "using slot": (value) => `with something worn as ${namesOf(value)}`,
  "player hp": (value) => `at ${value} % of HP or less`,
  "player behind": () => "behind the target",
  "player front": () => "before the target",
  "game night": () => "at night",
};

function phraseOf(subject: string, name: string, value: string): string {
  const phrase = phrases[`${subject} ${name}`]?.(value === "false" ? "true" : value) ?? describe(subject, name, value);
  return value === "false" ? `not ${phrase}` : phrase;
}

/** `player running true` is `running`; a value that is no flag is written after its name. */
function describe(subject: string, name: string, value: string): string {
  const about = subject === "player" ? "" : `${subject} `;
  return `${about}${name}${value === "true" || value === "false" ? "" : ` ${value}`}`;
}

/** Writes a condition: `with Sword or Blunt`, `not at night`. */
export function conditionInWords(condition: EffectCondition): string {
  const { and, or, not, ...subjects } = condition;
  const parts = [
    ...(and ?? []).map(conditionInWords),
    ...(or === undefined ? [] : [`(${or.map(conditionInWords).join(" or ")})`]),
    ...(not === undefined ? [] : [`not ${conditionInWords(not)}`]),
    ...Object.entries(subjects).flatMap(([subject, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => phraseOf(subject, name, String(value))),
    ),
  ];
  return parts.join(" and ");
}
