import type { TableName, Tables } from "@gamedata/schema";

/** A reference from one kind of record to another, by name: `<table>.<field>`. */
export interface Reference {
  readonly name: string;
  readonly to: ReferenceTarget;
}

/** A reference with how to get it: `keysOf` gives the keys that a row refers to. */
export interface RowReference<Row> extends Reference {
  readonly keysOf: (row: Row) => readonly (number | string)[];
}

/** What can be referred to: the rows of a table, or the levels of a skill as `id-level`. */
export type ReferenceTarget = "items" | "npcs" | "skills" | "skillLevels" | "classes" | "quests" | "locations";

const some = (...keys: readonly (number | undefined)[]) => keys.filter((key) => key !== undefined);
const level = (skill: { readonly id: number; readonly level: number } | undefined) =>
  skill ? [`${skill.id}-${skill.level}`] : [];
const items = (list: readonly { readonly itemId: number }[] = []) => list.map(({ itemId }) => itemId);

function define<Name extends TableName>(
  from: Name,
  field: string,
  to: ReferenceTarget,
  keysOf: RowReference<Tables[Name][number]>["keysOf"],
): RowReference<Tables[Name][number]> {
  return { name: `${from}.${field}`, to, keysOf };
}

/** References by the table that they start from. */
type ReferencesByTable = { readonly [Name in TableName]: readonly RowReference<Tables[Name][number]>[] };

/** Every reference between the tables of a data set. */
export const references: ReferencesByTable = {
  items: [
    define("items", "itemSkill", "skillLevels", (item) => item.itemSkill?.split(";") ?? []),
    define("items", "onCritSkill", "skillLevels", (item) => level(item.onCritSkill)),
    define("items", "onCastSkill", "skillLevels", (item) => level(item.onCastSkill)),
  ],
  skills: [],
  npcs: [
    define("npcs", "skills", "skillLevels", (npc) => npc.skills?.flatMap(level) ?? []),
    define("npcs", "templateId", "npcs", (npc) => some(npc.templateId)),
    define("npcs", "petData", "items", ({ petData }) => (petData ? positive(petData.food1, petData.food2) : [])),
    define("npcs", "hands", "items", (npc) => positive(npc.rHand, npc.lHand)),
  ],
  drops: [
    define("drops", "npcId", "npcs", (drop) => [drop.npcId]),
    define("drops", "itemId", "items", (drop) => [drop.itemId]),
  ],
  spawns: [define("spawns", "npcId", "npcs", (spawn) => [spawn.npcId])],
  recipes: [
    define("recipes", "itemId", "items", (recipe) => [recipe.itemId]),
    define("recipes", "product", "items", (recipe) => [recipe.product.itemId]),
    define("recipes", "ingredients", "items", (recipe) => items(recipe.ingredients)),
  ],
  armorSets: [
    define("armorSets", "pieces", "items", (set) =>
      some(set.chest, set.legs, set.head, set.gloves, set.feet, set.shield),
    ),
    define("armorSets", "skills", "skills", (set) => some(set.skillId, set.shieldSkillId, set.enchant6SkillId)),
  ],
  exchanges: [
    define("exchanges", "npcIds", "npcs", (exchange) => exchange.npcIds ?? []),
    define("exchanges", "required", "items", (exchange) => items(exchange.required)),
    define("exchanges", "produces", "items", (exchange) => [exchange.produces.itemId]),
  ],
  pointCurrencies: [],
  buyLists: [
    define("buyLists", "npcId", "npcs", (list) => [list.npcId]),
    define("buyLists", "products", "items", (list) => items(list.products)),
  ],
  classes: [
    define("classes", "parentClassId", "classes", (row) => some(row.parentClassId)),
    define("classes", "skills", "skillLevels", (row) =>
      (row.skills ?? []).map((skill) => `${skill.skillId}-${skill.skillLevel}`),
    ),
  ],
  spellbooks: [
    define("spellbooks", "skillId", "skills", (book) => [book.skillId]),
    define("spellbooks", "itemId", "items", (book) => [book.itemId]),
  ],
  quests: [
    define("quests", "classIds", "classes", (quest) => quest.classIds ?? []),
    define("quests", "startNpcIds", "npcs", (quest) => quest.startNpcIds ?? []),
    define("quests", "talkNpcIds", "npcs", (quest) => quest.talkNpcIds ?? []),
    define("quests", "killNpcIds", "npcs", (quest) => quest.killNpcIds ?? []),
    define("quests", "questItemIds", "items", (quest) => quest.questItemIds ?? []),
    define("quests", "prerequisiteQuestIds", "quests", (quest) => quest.prerequisiteQuestIds ?? []),
    define("quests", "rewards", "items", ({ rewards }) => [
      ...items(rewards?.items),
      ...(rewards?.alternatives ?? []).flatMap((branch) => items(branch.items)),
    ]),
  ],
  regions: [],
  locations: [],
  locationOverrides: [
    define("locationOverrides", "npcId", "npcs", (override) => [override.npcId]),
    define("locationOverrides", "locationId", "locations", (override) => [override.locationId]),
  ],
  hennas: [
    define("hennas", "dyeItemId", "items", (henna) => [henna.dyeItemId]),
    define("hennas", "classIds", "classes", (henna) => henna.classIds),
  ],
};

function positive(...ids: readonly (number | undefined)[]): readonly number[] {
  return some(...ids).filter((id) => id > 0);
}
