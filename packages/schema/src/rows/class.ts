import * as v from "valibot";
import type { CategoryRow, ClassRace, ClassRow, ClassType, ItemId, LearningItem } from "../generated/types.js";
import { chronicleWord } from "../values/chronicle-word.js";
import { choice, closedObject, described, optional, optionalList } from "../values/form.js";
import { classId, itemId, npcId, skillId } from "../values/id.js";
import { integer, label, level, professionLevel } from "../values/measure.js";
import { itemCount } from "./recipe.js";
import { given, type TableDescription } from "./table.js";

const races = ["Human", "Elf", "Dark Elf", "Orc", "Dwarf", "Kamael"] as const;

/** The races of player classes of the known chronicles. */
export const classRaces: readonly ClassRace[] = races;

export const classRace = chronicleWord("classRace", races, "Race of a player class.");

const types = ["Fighter", "Mystic", "Priest"] as const;

/** The roles of player classes of the known chronicles. */
export const classTypes: readonly ClassType[] = types;

export const classType = chronicleWord("classType", types, "Role of a player class.");

export const spCost = v.pipe(
  integer,
  v.minValue(-1),
  v.description("Skill points; -1 where the source marks a skill that skill points do not buy."),
);

export const learningItem = closedObject("Item that learning a skill level takes, and its pieces.", {
  ...itemCount.entries,
  alternatives: optionalList(itemId, "Items of which as many are taken in its place."),
});

/** The ids of an item that learning takes, and of its alternatives. */
export const learningItemIds = ({ itemId: id, alternatives = [] }: LearningItem): readonly ItemId[] => [
  id,
  ...alternatives,
];

export const classSkillRow = closedObject("Skill level that a class can learn.", {
  skillId,
  skillLevel: level,
  minPlayerLevel: level,
  spCost,
  acquired: optional(
    choice(
      ["automatic", "scroll"],
      "How it is learned without a trainer: by itself at the level, or of a forgotten scroll. Missing where trainers teach it.",
    ),
  ),
  items: optionalList(learningItem, "What it takes besides skill points and a spellbook."),
});

export const classRow = closedObject(
  "Player class and its skills, ordered by skill id, skill level and player level.",
  {
    id: classId,
    name: label,
    race: classRace,
    type: classType,
    professionLevel,
    parentClassId: optional(classId),
    skills: optionalList(classSkillRow),
    startItems: optionalList(itemCount, "What a new character of the class has, where the source states it."),
  },
);

export const classTable: TableDescription<ClassRow> = {
  description: "Every player class, the skills that it learns, and the items that it begins with.",
  row: classRow,
  key: ["id"],
  targets: [{ kind: "class", keysOf: ({ id }) => [id] }],
  references: [
    { field: "parentClassId", to: "class", keysOf: ({ parentClassId }) => given(parentClassId) },
    {
      field: "skills",
      to: "skillLevel",
      keysOf: ({ skills = [] }) => skills.map(({ skillId, skillLevel }) => `${skillId}-${skillLevel}`),
    },
    {
      field: "skills",
      to: "item",
      keysOf: ({ skills = [] }) => skills.flatMap(({ items = [] }) => items.flatMap(learningItemIds)),
    },
    { field: "startItems", to: "item", keysOf: ({ startItems = [] }) => startItems.map(({ itemId }) => itemId) },
  ],
};

export const categoryRow = closedObject("Group of classes, or of NPCs, that conditions of items and skills name.", {
  name: described(label, "The engine's name of the group, for example BOW_MASTER."),
  classIds: optionalList(classId, "Its classes, in source order."),
  npcIds: optionalList(npcId, "Its pets and other NPCs, in source order."),
});

export const categoryTable: TableDescription<CategoryRow> = {
  description: "Every group of classes or NPCs.",
  row: categoryRow,
  key: ["name"],
  references: [
    { field: "classIds", to: "class", keysOf: ({ classIds = [] }) => classIds },
    { field: "npcIds", to: "npc", keysOf: ({ npcIds = [] }) => npcIds },
  ],
};
