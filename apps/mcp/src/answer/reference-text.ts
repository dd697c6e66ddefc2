import { isRecord } from "@gamedata/rules";

/** The fields of a reference beside its name and ids; a record with any other field has values of its own. */
const referenceFields: readonly string[] = [
  "name",
  "itemName",
  "type",
  "level",
  "minLevel",
  "professionLevel",
  "grade",
  "count",
  "enchant",
  "chance",
  "isKept",
  "iconFile",
];
const idField = /^(?:id|\w+Id)$/u;

/**
 * Returns the text of a reference: its name, with pieces if several, enchantment, level and percent (`3 Stem`, `Saber +5`, `Orc (level 9)`);
 * `undefined` for what has no name, or has values of its own.
 */
export function referenceText(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { name, itemName = name, count, enchant, level, chance, isKept } = value;
  const isReference = Object.keys(value).every((key) => referenceFields.includes(key) || idField.test(key));
  if (typeof itemName !== "string" || !isReference) return undefined;
  const notes = [
    ...(typeof level === "number" ? [`level ${level}`] : []),
    ...(typeof chance === "number" ? [`${chance} %`] : []),
    ...(isKept === true ? ["kept"] : []),
  ];
  const pieces = typeof count === "number" && count !== 1 ? `${count} ` : "";
  const plus = typeof enchant === "number" ? ` +${enchant}` : "";
  return `${pieces}${itemName}${plus}${notes.length > 0 ? ` (${notes.join(", ")})` : ""}`;
}
