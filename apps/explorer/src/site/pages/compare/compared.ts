import { address, changeQuery, hrefOf } from "../../address/address.js";
import { readIds } from "../../address/ids.js";
import { keep, readKept } from "../../storage/kept.js";

/** What can be compared: the parameter of the address, with ids separated by commas. */
export const comparedKinds = ["items", "sets"] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** The most columns: more do not fit beside each other. */
export const MOST_COLUMNS = 4;

const idsOf = (text: string | undefined): readonly number[] => [...new Set(readIds(text))].slice(0, MOST_COLUMNS);

/** Returns the kind and the ids that the address names, in their order. */
export function comparedInAddress(): { readonly kind: ComparedKind; readonly ids: readonly number[] } {
  const { query } = address.value;
  const kind = comparedKinds.find((name) => query[name] !== undefined) ?? "items";
  return { kind, ids: idsOf(query[kind]) };
}

const keptName = (kind: ComparedKind) => `gamedata.compared.${kind}`;

/** Returns the ids that were compared, or chosen to be, in this tab. */
export const rememberedIds = (kind: ComparedKind): readonly number[] =>
  idsOf(String(readKept(keptName(kind), "sessionStorage") ?? ""));

/** Keeps the ids for the next record that is compared. */
export const remember = (kind: ComparedKind, ids: readonly number[]): void =>
  keep(keptName(kind), ids.join(), "sessionStorage");

export const without = (ids: readonly number[], id: number) => ids.filter((known) => known !== id);

/** Adds a record to those that are compared; the oldest gives way where all columns are taken. */
const withRecord = (ids: readonly number[], id: number) => [...without(ids, id).slice(1 - MOST_COLUMNS), id];

/** Chooses a record to be compared, or takes it back. */
export function toggleRemembered(kind: ComparedKind, id: number): void {
  const ids = rememberedIds(kind);
  remember(kind, ids.includes(id) ? without(ids, id) : withRecord(ids, id));
}

export const rememberedHref = (kind: ComparedKind): string =>
  hrefOf("/compare", { [kind]: rememberedIds(kind).join() });

/** Returns the link to a record beside those that were compared last; the oldest gives way where all columns are taken. */
export const compareHref = (kind: ComparedKind, id: number): string =>
  hrefOf("/compare", { [kind]: withRecord(rememberedIds(kind), id).join() });

export function showColumns(kind: ComparedKind, ids: readonly number[]): void {
  remember(kind, ids);
  const others = comparedKinds.filter((other) => other !== kind).map((other) => [other, undefined]);
  changeQuery({ ...Object.fromEntries(others), [kind]: ids.join() });
}
