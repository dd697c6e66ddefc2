import type { ClassRow } from "@gamedata/schema";
import * as v from "valibot";
import { readRowsOf } from "../../read/column-elements.js";
import { type Datapack, oncePerDatapack, type Sourced } from "../../read/datapack.js";
import { hasFile } from "../../read/file.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { integerText, nameText } from "../../read/values.js";
import type { TreeRow } from "./class-parts.js";
import { engineClassTree } from "./engine-classes.js";

/** The races by their numbers in the servers (class `Race`). */
export const RACES: readonly ClassRow["race"][] = ["Human", "Elf", "Dark Elf", "Orc", "Dwarf", "Kamael"];

/** The professions of the data set: none, and three changes of class. */
const LEVELS: readonly ClassRow["professionLevel"][] = [0, 1, 2, 3];

const classColumns = v.object({ id: integerText(0), parent_id: integerText(-1) });

const item = v.exactOptional(v.string());
const templateColumns = v.object({
  ClassId: integerText(0),
  ClassName: nameText,
  RaceId: integerText(0, RACES.length - 1),
  ...v.entriesFromList(["items1", "items2", "items3", "items4", "items5"], item),
});

/** Reads the dump `char_templates` of L2J before 2013: what characters of each class have. */
export const readTemplateDump = oncePerDatapack((datapack: Datapack) =>
  readRowsOf(datapack, "char_templates", templateColumns),
);

export const hasClassDump = (datapack: Datapack): boolean => hasFile(datapack, "sql/class_list.sql");

/**
 * Reads the classes from the dumps of L2J before 2013: `class_list` with the parents, and `char_templates` with names and races. Their number of
 * changes of class follows from the parents; whether they fight, cast or heal is in the engine alone, so that a class which it does not have is
 * left out.
 */
export const readClassDump = oncePerDatapack((datapack: Datapack): readonly Sourced<TreeRow>[] => {
  const classes = readSqlRowsOf(datapack, "class_list", classColumns);
  const parents = new Map(classes.map(({ row }) => [row.id, row.parent_id]));
  const templates = new Map(readTemplateDump(datapack).map(({ row }) => [row.ClassId, row]));
  return classes.flatMap(({ row: { id, parent_id: parent }, ...position }) => {
    const known = engineClassTree.find((row) => row.id === id);
    const professionLevel = LEVELS[ancestorsOf(id, parents)];
    if (known === undefined || professionLevel === undefined) {
      const expected = known === undefined ? "a class of the engine" : "parents that are classes, at most three";
      return datapack.report.warn(
        position,
        `class ${id}`,
        expected,
        `${known === undefined ? "none" : `parent ${parent}`}: left out`,
      );
    }
    const { ClassName: name = known.name, RaceId: race } = templates.get(id) ?? {};
    return {
      ...position,
      row: {
        id,
        name,
        race: RACES[race ?? -1] ?? known.race,
        type: known.type,
        professionLevel,
        parentClassId: parent < 0 ? null : parent,
      },
    };
  });
});

/** Counts the ancestors of a class; more than a class can have where one of them is unknown, or its own ancestor. */
function ancestorsOf(id: number, parents: ReadonlyMap<number, number>): number {
  let count = 0;
  for (let parent = parents.get(id) ?? -1; parent >= 0; parent = parents.get(parent) ?? -1) {
    count += 1;
    if (count >= LEVELS.length || !parents.has(parent)) return LEVELS.length;
  }
  return count;
}
