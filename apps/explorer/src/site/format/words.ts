/** Writes a name of the data in words: `OP_ACTIVE` becomes `active`, `pAtkSpd` stays. */
export function inWords(name: string): string {
  return name
    .replace(/^(?:OP|TARGET)_/, "")
    .replaceAll("_", " ")
    .toLowerCase();
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

interface KindFacts {
  /** The first segment of the paths of its pages. */
  readonly folder: string;
  readonly name: string;
}

/** The kinds of records, and their names for people. */
export const kinds: Readonly<Record<RecordKind, KindFacts>> = {
  item: { folder: "items", name: "Item" },
  npc: { folder: "npcs", name: "NPC" },
  quest: { folder: "quests", name: "Quest" },
  class: { folder: "classes", name: "Class" },
  skill: { folder: "skills", name: "Skill" },
  "armor-set": { folder: "armor-sets", name: "Armor set" },
  recipe: { folder: "recipes", name: "Recipe" },
  location: { folder: "locations", name: "Location" },
  region: { folder: "regions", name: "Region" },
  henna: { folder: "hennas", name: "Symbol" },
};

/** Returns the path of the page of a record. */
export function pathOf(kind: RecordKind, id: number): string {
  return `/${kinds[kind].folder}/${id}`;
}

/** Writes the grade of an item: `S grade`; nothing for one without. */
export function gradeName(grade: string): string | undefined {
  return grade === "none" ? undefined : `${grade.toUpperCase()} grade`;
}

/** The names of the types of items. */
export const itemTypeNames: Readonly<Record<string, string>> = { weapon: "Weapon", armor: "Armor", etcitem: "Other" };
