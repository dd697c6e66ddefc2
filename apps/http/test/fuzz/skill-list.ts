import fc from "fast-check";
import type { Facts } from "./facts.js";
import { type Filter, type FilteredList, once, oneOf, sortsBy } from "./lists.js";
import { readAreaId, readInteger } from "./reading.js";
import { searchedText } from "./searched-text.js";

/** The parameters of a skill: one of its levels. */
export const skillParameters: Readonly<Record<string, Filter>> = {
  level: { read: (text) => readInteger(text, 1), values: () => fc.integer({ min: 1, max: 12 }).map(String) },
};

/** The bounds of the player level at which a class learns a skill; the list tells which records they accept. */
const playerLevel: Filter = {
  read: (text) => readInteger(text),
  accepts: () => true,
  values: () => fc.nat(85).map(String),
};

const learnedBySkill = ({ classes }: Facts["dataset"]) => {
  const learned = new Map<number, { readonly classId: number; readonly playerLevel: number }[]>();
  for (const { id: classId, skills = [] } of classes) {
    for (const { skillId, minPlayerLevel } of skills) {
      const row = { classId, playerLevel: minPlayerLevel };
      learned.set(skillId, [...(learned.get(skillId) ?? []), row]);
    }
  }
  return learned;
};

/** The skills, found by their use and by the classes that learn them. */
export const skillList: FilteredList = {
  records: once(({ dataset }) => {
    const learned = learnedBySkill(dataset);
    return dataset.skills.map(({ id, name, operateType: type }) => {
      const rows = learned.get(id) ?? [];
      return { id, name, searched: searchedText(name), type, grade: undefined, level: undefined, learned: rows };
    });
  }),
  sorts: sortsBy(),
  acceptsTogether({ learned = [] }, givenFor) {
    const [classId, lowest, highest] = ["classId", "minPlayerLevel", "maxPlayerLevel"].map(givenFor);
    if (classId === undefined) return true;
    return learned.some(
      (row) =>
        row.classId === classId &&
        row.playerLevel >= Number(lowest ?? Number.NEGATIVE_INFINITY) &&
        row.playerLevel <= Number(highest ?? Number.POSITIVE_INFINITY),
    );
  },
  companions: { minPlayerLevel: "classId", maxPlayerLevel: "classId" },
  filters: {
    operateType: oneOf(
      () => ["OP_ACTIVE", "OP_PASSIVE", "OP_TOGGLE"],
      ({ type }) => type,
    ),
    classId: {
      read: (text) => readAreaId(text, 0),
      accepts: () => true,
      values: ({ classes }) => fc.constantFrom(...classes).map(String),
    },
    minPlayerLevel: playerLevel,
    maxPlayerLevel: playerLevel,
  },
};
