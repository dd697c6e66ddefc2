import { type EnchantBonusRow, itemGrades } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { attributeOf, readAttributes, readChildren, readContent, readKnownChildren } from "../../read/element.js";
import { type Form, formFrom } from "../../read/form.js";
import { readOptionalXml } from "../../read/place.js";
import { flagText, integerText, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { finishRow, type SourcedTable } from "../table-rows.js";

/** The forms of the `enchantBonuses` table; what weapons gain is in the engine alone. */
export const enchantBonusForms: readonly Form[] = [
  formFrom("L2J Server, L2J Mobius, L2jOrg", ["stats/enchantHPBonus.xml"], "enchantHP/bonus"),
  formFrom("L2J of 2011", ["enchantHPBonus.xml"], "enchantHP@values"),
];

/** A grade by its name, or by its number. */
const grade = v.pipe(
  labelText,
  v.transform((text) => itemGrades[Number(text)] ?? text.toLowerCase()),
);
const hpAttributes = v.strictObject({
  grade,
  values: v.exactOptional(labelText),
  // Some servers before 2012 state both kinds of armor.
  fullArmor: v.exactOptional(flagText),
});

/** The factor of armor of chest and legs in one. Source: L2J Server, class `EnchantItemHPBonusData`, `FULL_ARMOR_MODIFIER`. */
const FULL_ARMOR = 1.5;

/**
 * The grades whose items have the bonus of another one. Source: L2J Server, method `L2Item.getItemGradeSPlus`; L2J Mobius, method
 * `ItemTemplate.getCrystalTypePlus`.
 */
const LIKE: Readonly<Record<string, readonly string[]>> = { s: ["s80", "s84"], r: ["r95", "r99"] };

/** Reads the HP that enchanted armor gives, which the file states by grade; the last one is that of all higher levels. */
export function readEnchantHp(datapack: Datapack): SourcedTable<"enchantBonuses"> {
  const list = readOptionalXml(datapack, ["stats/enchantHPBonus.xml"]);
  if (list === undefined) return [];
  const elements = readChildren(list, ["enchantHP"]);
  const stated = new Set(elements.map((element) => v.safeParse(grade, attributeOf(element, "grade")).output));
  return elements.flatMap((element) => rowsOf(element, stated));
}

function rowsOf(element: XmlElement, stated: ReadonlySet<unknown>): SourcedTable<"enchantBonuses"> {
  const { report } = element;
  const read = readAttributes(element, hpAttributes);
  // The place of a number is its level.
  const children = readKnownChildren(element, ["bonus"])?.map((child) => readContent(child));
  const texts = read?.values?.split(/[\s,]+/u) ?? children;
  const values = v.safeParse(v.array(integerText(0)), texts);
  if (read === undefined || texts === undefined) return [];
  if (!values.success || values.output.length === 0)
    return report.error(element, "<bonus>", "whole numbers", texts.join(", "));
  const [counting] = Object.entries(LIKE).find(([one, others]) => stated.has(one) && others.includes(read.grade)) ?? [];
  if (counting !== undefined) {
    report.warn(element, "<enchantHP>", "a grade that the engine looks up", `${read.grade}: ${counting} counts`);
    return [];
  }
  const bonuses = [...values.output, values.output.at(-1) ?? 0];
  const grades = [read.grade, ...(LIKE[read.grade] ?? [])].filter((grade) => itemGrades.includes(grade));
  if (grades.length === 0) return report.error(element, "<enchantHP> grade", itemGrades.join(", "), read.grade);
  return grades.flatMap((grade) => {
    const row = {
      stat: "maxHp",
      grade,
      source: "stats/enchantHPBonus.xml; EnchantItemHPBonusData.getHPBonus",
    } as const;
    const { fullArmor } = read;
    const full = fullArmor ? bonuses : bonuses.map((value) => Math.trunc(value * FULL_ARMOR));
    const rows: readonly EnchantBonusRow[] = [
      ...(fullArmor === true ? [] : [{ ...row, kind: "armor", bonuses } as const]),
      ...(fullArmor === false ? [] : [{ ...row, kind: "fullArmor", bonuses: full } as const]),
    ];
    return rows.flatMap((one) => finishRow(report, "enchantBonuses", element, one));
  });
}
