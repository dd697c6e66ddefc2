import type * as v from "valibot";

/** What a reference can point to, and how a diagnostic names a valid value. */
export const referenceTargets = {
  item: "the id of an item",
  npc: "the id of an NPC",
  skill: "the id of a skill",
  skillLevel: "a skill and one of its levels",
  class: "the id of a class",
  quest: "the id of a quest",
  location: "the id of a location",
  spawnGroup: "the id of a spawn group",
  herbGroup: "the id of a herb group",
  castle: "the id of a castle",
  door: "the id of a door",
} as const;

/** What a reference can point to: a kind of record, or one level of a skill as `id-level`. */
export type ReferenceTarget = keyof typeof referenceTargets;

/** Returns the keys that a row refers to, or under which references find it. */
export type KeysOf<Row> = (row: Row) => readonly (number | string)[];

/** A kind of reference that can point to the rows of a table, and the keys under which it finds them. */
export interface RowTarget<Row> {
  readonly kind: ReferenceTarget;
  readonly keysOf: KeysOf<Row>;
}

/** A reference from the rows of a table to another record. */
export interface RowReference<Row> {
  /** The name of the reference; most often the field that holds it. */
  readonly field: string;
  readonly to: ReferenceTarget;
  readonly keysOf: KeysOf<Row>;
}

/** The description of a table. The compiler's order, the audit and the data packages are derived from it. */
export interface TableDescription<Row> {
  /** The content of the table, in one sentence. */
  readonly description: string;
  /** The schema of a row. */
  readonly row: v.GenericSchema<unknown, Row>;
  /** The fields that identify a row, together unique; none when a table may hold equal rows. */
  readonly key: readonly (keyof Row & string)[];
  /** The numeric fields by which rows are sorted, most significant first; by default the key. */
  readonly order?: readonly (keyof Row & string)[];
  readonly targets?: readonly RowTarget<Row>[];
  readonly references?: readonly RowReference<Row>[];
}

/** The rows of a table, by its description. */
export type RowOf<Table> = Table extends TableDescription<infer Row> ? Row : never;

/** Returns the keys that are defined. */
export const given = (...keys: readonly (number | undefined)[]): readonly number[] =>
  keys.filter((key) => key !== undefined);
