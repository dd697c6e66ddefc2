import type { ConditionRecords, EffectCondition } from "@gamedata/client";
import { words } from "../languages/words.js";
import { split, termOf } from "./terms.js";

type Value = NonNullable<EffectCondition["player"]>[string];

/** The most names of a group of classes or NPCs; a larger one is named as a whole. */
const MOST_NAMES = 8;

/** The suffix of the names of castles, which the phrase has already. */
const CASTLE = / Castle$/;

const nameOf = <Id>(records: readonly { readonly id: Id; readonly name: string }[] | undefined, wanted: unknown) =>
  records?.find(({ id }) => id === wanted)?.name;

function groupName({ categories }: ConditionRecords, group: string): string {
  const { classes = [], npcs = [] } = categories?.find(({ name }) => name === group) ?? {};
  const names = [...new Set([...classes, ...npcs].map(({ name }) => name))];
  return names.length === 0 || names.length > MOST_NAMES ? termOf("itemKind", group).word : alternativesOf(names);
}

const alternativesOf = (names: readonly string[]) => names.join(` ${words().conditions.or} `);

/** Writes one of the values of a property. */
function shown(subject: string, name: string, value: boolean | number | string, records: ConditionRecords): string {
  const text = String(value);
  switch (name) {
    case "race":
    case "races":
      return termOf("race", text).word;
    case "castle":
      return nameOf(records.castles, value)?.replace(CASTLE, "") ?? text;
    case "clanHall":
      return nameOf(records.clanHalls, value) ?? text;
    case "categoryType":
      return groupName(records, text);
    default:
      return subject === "using" ? termOf("itemKind", text).word : text.replace(/^(\d+);(\d+)$/, "$1–$2");
  }
}

function phraseOf(subject: string, name: string, value: Value, records: ConditionRecords): string {
  const { not, phrases } = words().conditions;
  const known: Readonly<Record<string, string | ((value: string) => string)>> = phrases;
  const values = [value].flat();
  const write = known[`${subject} ${name} ${values.join()}`] ?? known[`${subject} ${name}`];
  const text = alternativesOf(values.map((one) => shown(subject, name, one, records)));
  const phrase = write === undefined ? describe(subject, name, text) : typeof write === "string" ? write : write(text);
  return value === false ? not(phrase) : phrase;
}

/** `player callPc true` is `call pc`; a value that is no flag is written after its name. */
function describe(subject: string, name: string, value: string): string {
  const about = subject === "player" ? "" : `${subject} `;
  return `${about}${split(name)}${value === "true" || value === "false" ? "" : ` ${value}`}`;
}

/** `(behind the target or level 40)`; a single one needs no brackets. */
const alternatives = (texts: readonly string[]) => (texts.length === 1 ? texts.join() : `(${alternativesOf(texts)})`);

/**
 * Writes a condition: `with Sword or Blunt`, `not at night`.
 *
 * @param records The records that it names by id or by group.
 */
export function conditionInWords(condition: EffectCondition, records: ConditionRecords = {}): string {
  const { and, or, not, ...subjects } = condition;
  const texts = words().conditions;
  const inWords = (one: EffectCondition) => conditionInWords(one, records);
  const parts = [
    ...(and ?? []).map(inWords),
    ...(or === undefined ? [] : [alternatives(or.map(inWords))]),
    ...(not === undefined ? [] : [texts.not(inWords(not))]),
    ...Object.entries(subjects).flatMap(([subject, values]) =>
      Object.entries(values ?? {}).map(([name, value]) => phraseOf(subject, name, value, records)),
    ),
  ];
  return parts.join(` ${texts.and} `);
}
