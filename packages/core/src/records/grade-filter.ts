import { itemGrades } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { choiceFilter } from "../query/input.js";
import { knownFirst } from "../rows/known-first.js";
import { gradesOfItems } from "./items.js";

/** The highest grade of the first chronicle. */
const USUAL_HIGHEST_GRADE = "s";

/** The filter by a grade: one up to `s`, or another one of the items; any known grade where there are no items. */
export function gradeFilter(catalog: Catalog, description: string) {
  const grades = gradesOfItems(catalog);
  const usual = itemGrades.slice(0, itemGrades.indexOf(USUAL_HIGHEST_GRADE) + 1);
  const allowed = grades.length === 0 ? itemGrades : knownFirst(itemGrades, [...usual, ...grades]);
  return choiceFilter(allowed, description);
}
