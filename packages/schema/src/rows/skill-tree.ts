import type { SkillTreeRow, SpellbookRow } from "../generated/types.js";
import { choice, closedObject, optional, optionalList } from "../values/form.js";
import { classId, itemId, skillId } from "../values/id.js";
import { count, label, level, positiveCount } from "../values/measure.js";
import { classRace, learningItem, learningItemIds } from "./class.js";
import { skillLevelKey, skillLevelRef } from "./skill.js";
import { given, type TableDescription } from "./table.js";

/** The trees of skills that are not those of classes. */
export const skillTreeName = choice(
  [
    "clan",
    "clanUnit",
    "fishing",
    "collection",
    "transformation",
    "subclass",
    "dualClass",
    "transfer",
    "noble",
    "hero",
    "race",
    "alchemy",
    "revelation",
  ],
  "Tree of skills: `clan` and `clanUnit` (knights and guards of a clan) are learned for a clan, the others by a character.",
);

/** What a skill of a tree asks for, besides other records. */
export const skillTreeConditions = {
  minPlayerLevel: optional(level, "Lowest level of the character."),
  minClanLevel: optional(count, "Lowest level of the clan."),
  minSubclassLevel: optional(level, "Lowest level of one of the subclasses."),
  spCost: optional(positiveCount, "Skill points."),
  clanReputation: optional(count, "Reputation points of the clan."),
  races: optionalList(classRace, "Only for characters of these races."),
  socialClass: optional(label, "Lowest rank of the members who have the skill of their clan, by the engine's name."),
};

export const skillTreeRow = closedObject("Skill level of a tree that is not that of a class.", () => ({
  tree: skillTreeName,
  classId: optional(classId, "Only for characters of this class."),
  skillId,
  skillLevel: level,
  ...skillTreeConditions,
  items: optionalList(learningItem),
  requiredSkills: optionalList(skillLevelRef),
  residenceIds: optionalList(positiveCount, "The clan has the skill while it owns one of these castles or fortresses."),
}));

export const skillTreeTable: TableDescription<SkillTreeRow> = {
  description: "The skills of clans, fishing, subclasses, transformations and other trees outside classes.",
  row: skillTreeRow,
  key: ["tree", "classId", "skillId", "skillLevel", "races"],
  order: ["skillId", "skillLevel"],
  references: [
    { field: "classId", to: "class", keysOf: ({ classId }) => given(classId) },
    {
      field: "skillId",
      to: "skillLevel",
      keysOf: ({ skillId: id, skillLevel }) => [skillLevelKey({ id, level: skillLevel })],
    },
    { field: "items", to: "item", keysOf: ({ items = [] }) => items.flatMap(learningItemIds) },
    {
      field: "requiredSkills",
      to: "skillLevel",
      keysOf: ({ requiredSkills = [] }) => requiredSkills.map(skillLevelKey),
    },
  ],
};

export const spellbookRow = closedObject("Book that a character needs to learn a skill.", { skillId, itemId });

export const spellbookTable: TableDescription<SpellbookRow> = {
  description: "The book that each skill needs.",
  row: spellbookRow,
  key: ["skillId"],
  references: [
    { field: "skillId", to: "skill", keysOf: ({ skillId }) => [skillId] },
    { field: "itemId", to: "item", keysOf: ({ itemId }) => [itemId] },
  ],
};
