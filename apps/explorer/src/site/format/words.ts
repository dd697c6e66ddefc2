import { words } from "../languages/words.js";

/** Returns how a skill is used: `active` for `OP_ACTIVE`. */
export function skillUse(operateType: string): string {
  const names: Readonly<Record<string, string>> = words().records.skillUses;
  const use = operateType.replace(/^OP_/, "").toLowerCase();
  return names[use] ?? use.replaceAll("_", " ");
}

/** The kinds of records that have pages. */
export type RecordKind =
  | "item"
  | "npc"
  | "quest"
  | "class"
  | "skill"
  | "armor-set"
  | "recipe"
  | "location"
  | "region"
  | "henna";

/** The kinds of records, with the first segment of the paths of their pages. */
const folders: Readonly<Record<RecordKind, string>> = {
  item: "items",
  npc: "npcs",
  quest: "quests",
  class: "classes",
  skill: "skills",
  "armor-set": "armor-sets",
  recipe: "recipes",
  location: "locations",
  region: "regions",
  henna: "hennas",
};

/** The kinds of records. */
export const recordKinds: readonly RecordKind[] = Object.keys(folders).filter((kind): kind is RecordKind =>
  Object.hasOwn(folders, kind),
);

/** Returns the path of the page of a record. */
export function pathOf(kind: RecordKind, id: number): string {
  return `/${folders[kind]}/${id}`;
}

/** Writes the grade of an item: `S grade`; nothing for one without. */
export function gradeName(grade: string): string | undefined {
  return grade === "none" ? undefined : words().records.grade(grade.toUpperCase());
}

/** Returns the name of a type of items. */
export function itemTypeName(type: string): string {
  const names: Readonly<Record<string, string>> = words().records.itemTypes;
  return names[type] ?? type;
}
