import type { TableName, Tables } from "@gamedata/schema";
import type { SourcedTable } from "./table-rows.js";

type PartsOf = { readonly [Name in TableName]?: (row: Tables[Name][number]) => number };

/** The parts of a row by which its table is counted, where these are not its rows. */
const partsOf: PartsOf = {
  multisells: ({ entries }) => entries.length,
  buyLists: ({ products }) => products.length,
  regions: ({ tiles = [] }) => tiles.length,
  herbGroups: ({ herbs }) => herbs.length,
  augmentationSkills: ({ skills }) => skills.length,
  classes: ({ skills = [] }) => skills.length,
};

/** Counts the rows of a table, or their parts; several rows of one record as one. */
export function countParts<Name extends TableName>(name: Name, rows: SourcedTable<Name>): number {
  const parts: ((row: Tables[Name][number]) => number) | undefined = partsOf[name];
  return parts === undefined
    ? rows.filter(({ isFurther }) => isFurther !== true).length
    : rows.reduce((sum, { row }) => sum + parts(row), 0);
}
