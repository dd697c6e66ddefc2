import { itemGrades } from "@gamedata/schema";
import * as v from "valibot";
import type { Catalog } from "../catalog/catalog.js";
import { caseless } from "../query/input.js";
import { knownFirst } from "../rows/known-first.js";
import { gradesOfItems } from "./items.js";

/** The highest grade of the first chronicle. */
const USUAL_HIGHEST_GRADE = "s";

/** Returns the schema of a grade: one up to `s`, or another one of the items; any known grade where there are no items. */
export function gradeEntry(catalog: Catalog, description: string) {
  const grades = gradesOfItems(catalog);
  const usual = itemGrades.slice(0, itemGrades.indexOf(USUAL_HIGHEST_GRADE) + 1);
  const allowed = grades.length === 0 ? itemGrades : knownFirst(itemGrades, [...usual, ...grades]);
  return v.pipe(caseless(v.picklist(allowed)), v.description(`${description} Case-insensitive.`));
}
