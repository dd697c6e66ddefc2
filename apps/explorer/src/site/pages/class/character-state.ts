import type { ClassDetail } from "@gamedata/client";
import { signed } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";

export interface Piece {
  readonly id: number;
  readonly enchant: number;
}

/** A skill that a character is under; one that was just added has no level yet. */
export interface Buff {
  readonly id: number;
  readonly level: number | undefined;
}

/** What a character wears and has, as the address says it. */
export interface CharacterState {
  readonly items: readonly Piece[];
  readonly hennas: readonly number[];
  readonly buffs: readonly Buff[];
}

const PAIR = /^(?<id>\d{1,10})(?:-(?<number>\d{1,3}))?$/u;

function pairsOf(text = ""): readonly (readonly [id: number, number: number | undefined])[] {
  return text.split(",").flatMap((part) => {
    const { id, number } = PAIR.exec(part)?.groups ?? {};
    return id === undefined ? [] : [[Number(id), number === undefined ? undefined : Number(number)] as const];
  });
}

/** Reads what an address says; what it cannot say is left out. */
export function characterOf(query: Readonly<Record<string, string>>): CharacterState {
  return {
    items: pairsOf(query["items"]).map(([id, enchant = 0]) => ({ id, enchant })),
    hennas: pairsOf(query["hennas"]).map(([id]) => id),
    buffs: pairsOf(query["buffs"]).map(([id, level]) => ({ id, level })),
  };
}

/** Writes items for an address and a request. */
export const itemTexts = (items: readonly Piece[]): readonly string[] =>
  items.map(({ id, enchant }) => (enchant === 0 ? String(id) : `${id}-${enchant}`));

export const buffTexts = (buffs: readonly Buff[]): readonly string[] =>
  buffs.map(({ id, level }) => (level === undefined ? String(id) : `${id}-${level}`));

/** What a symbol changes: `STR +1, CON −3`. */
export const changesInWords = ({ statChanges }: NonNullable<ClassDetail["allowedHennas"]>[number]): string =>
  Object.entries(statChanges)
    .map(([stat, value]) => `${termOf("stat", stat).word} ${signed(value)}`)
    .join(", ");
