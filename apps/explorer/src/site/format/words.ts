import { words } from "../languages/words.js";
import { termOf } from "./terms.js";

/** Returns how a skill is used: `active` for `OP_ACTIVE`. */
export function skillUse(operateType: string): string {
  const names: Readonly<Record<string, string>> = words().records.skillUses;
  const use = operateType.replace(/^OP_/, "").toLowerCase();
  return names[use] ?? use.replaceAll("_", " ");
}

/** Writes the grade of an item: `S grade`; nothing for one without. */
export const gradeName = (grade: string): string | undefined =>
  grade === "none" ? undefined : words().records.grade(grade.toUpperCase());

/** Returns the name of a kind of weapons, armor or other items. */
export const itemKindName = (kind: string): string => termOf("itemKind", kind).word;

/** Returns the name of a type of items. */
export function itemTypeName(type: string): string {
  const names: Readonly<Record<string, string>> = words().records.itemTypes;
  return names[type] ?? type;
}
