import * as v from "valibot";
import { chronicleWord } from "./chronicle-word.js";
import { closedObject, optionalList } from "./form.js";
import type { ClassRace, ClassRow, ClassType } from "./generated/types.js";
import { hennaSummary } from "./henna.js";
import { classId, skillId } from "./id.js";
import { amount, iconFile, integer, label, level } from "./measure.js";
import { itemRef, professionLevel } from "./reference.js";
import { given, type TableDescription } from "./table.js";

const races = ["Human", "Elf", "Dark Elf", "Orc", "Dwarf", "Kamael"] as const;

/** The races of player classes of the known chronicles. */
export const classRaces: readonly ClassRace[] = races;

export const classRace = chronicleWord("classRace", races, "Race of a player class.");

const types = ["Fighter", "Mystic", "Priest"] as const;

/** The roles of player classes of the known chronicles. */
export const classTypes: readonly ClassType[] = types;

export const classType = chronicleWord("classType", types, "Role of a player class.");

const spCost = v.pipe(
  integer,
  v.minValue(-1),
  v.description("Skill points; -1 where the source marks a skill that skill points do not buy."),
);

export const classSkillRow = closedObject("Skill level that a class can learn.", {
  skillId,
  skillLevel: level,
  minPlayerLevel: level,
  spCost,
});

export const classRow = closedObject(
  "Player class and its skills, ordered by skill id, skill level and player level.",
  {
    id: classId,
    name: label,
    race: classRace,
    type: classType,
    professionLevel,
    parentClassId: v.exactOptional(classId),
    skills: optionalList(classSkillRow),
  },
);

export const classTable: TableDescription<ClassRow> = {
  description: "Every player class and the skills that it learns.",
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
  ],
};

export const classSummary = closedObject("Player class as returned in lists.", {
  id: classId,
  name: v.string(),
  race: classRace,
  type: classType,
  professionLevel,
  parentClassId: v.nullable(classId),
});

export const classSkill = closedObject(
  "Skill level that a class can learn, with the name of the skill and the icon of the level.",
  {
    skillId,
    skillLevel: level,
    name: v.string(),
    minPlayerLevel: level,
    spCost,
    description: v.exactOptional(v.pipe(v.string(), v.description("Client text; only with a text overlay."))),
    iconFile: v.exactOptional(iconFile),
    mpConsume: v.exactOptional(v.pipe(amount, v.description("MP that one cast costs in all."))),
    spellbook: v.exactOptional(v.pipe(itemRef, v.description("On the lowest level row of a skill only."))),
  },
);

export const classDetail = closedObject("Player class, its skills and the hennas that it can use.", () => ({
  ...classSummary.entries,
  childClassIds: v.array(classId),
  skills: v.array(classSkill),
  allowedHennas: optionalList(hennaSummary),
}));
