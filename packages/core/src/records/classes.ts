import { classFacts } from "@gamedata/schema";
import type { ClassId, ClassRef, ClassRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { recordKind } from "../query/query.js";
import { groupByEach, indexBy, indexById } from "../rows/group-by.js";

export const classIndex = derived(({ dataset }) => indexById(dataset.classes, (row) => row.id));

/**
 * Lists a class and the classes before it, whose skills its characters learn too, the base class first; empty for an unknown one. A class that is
 * before itself ends the list.
 */
export function ancestryOf(catalog: Catalog, id: ClassId): readonly ClassRow[] {
  const { byId } = classIndex(catalog);
  const line = new Set<ClassRow>();
  let row = byId.get(id);
  while (row !== undefined && !line.has(row)) {
    line.add(row);
    row = row.parentClassId === undefined ? undefined : byId.get(row.parentClassId);
  }
  return [...line].reverse();
}

/** The classes that learn each skill, by class id. */
export const classesBySkill = derived((catalog) =>
  groupByEach(classIndex(catalog).all, ({ skills = [] }) => skills.map(({ skillId }) => skillId)),
);

/** Returns the race of a class in the word that quests and conditions of items have: `DARK_ELF`. */
export const raceWordOf = ({ race }: ClassRow): string => race.toUpperCase().replaceAll(" ", "_");

export const classKind = recordKind(classFacts, (catalog) => classIndex(catalog).byId);

export function classRefOf({ id, name, professionLevel }: ClassRow): ClassRef {
  return { id, name, professionLevel };
}

/** Returns references to the classes with the given ids, by ascending id; unknown ids are omitted. */
export function classRefsOf(catalog: Catalog, ids: readonly ClassId[] = []): readonly ClassRef[] {
  const { byId } = classIndex(catalog);
  return ids
    .toSorted((a, b) => a - b)
    .flatMap((id) => byId.get(id) ?? [])
    .map(classRefOf);
}

export const categoriesByName = derived(({ dataset }) => indexBy(dataset.categories, ({ name }) => name));
