import { valueAt } from "@gamedata/rules";
import type { EffectCondition, LevelValue } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readTexts } from "../../read/element.js";
import { labelText, level } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { CONDITION_LIST, isUseCondition, readUseConditions } from "./effect-condition.js";
import { resolveLevels, type SkillScope } from "./level-tables.js";

/** The name of a table in a text, which can list values: `#npcId,150,false`. */
const TABLE = /#[^,;\s]+/gu;

/** The tables of the skill that attributes name, at any depth. */
function tablesIn({ attributes, children }: XmlElement): readonly string[] {
  const own = Object.values(attributes).flatMap((text) => text.match(TABLE) ?? []);
  return [...own, ...children.flatMap(tablesIn)];
}

function withTexts(element: XmlElement, textOf: (text: string) => string): XmlElement {
  const attributes = Object.entries(element.attributes).map(([name, text]) => [name, textOf(text)]);
  const children = element.children.map((child) => withTexts(child, textOf));
  return { ...element, attributes: Object.fromEntries(attributes), children };
}

/** Reads when a skill can be used, for each level where a condition names a table of the skill. */
export function readSkillConditions(
  scope: SkillScope,
  children: readonly XmlElement[],
): LevelValue<EffectCondition> | undefined {
  const elements = children.filter(isUseCondition);
  const [position] = elements;
  if (position === undefined) return undefined;
  const tables = new Map<string, LevelValue<string>>();
  for (const value of elements.flatMap(tablesIn)) {
    const values = resolveLevels(scope, { file: position.file, line: position.line, value }, labelText);
    if (values === undefined) return undefined;
    tables.set(value, values);
  }
  const conditionsAt = (level: number) =>
    readUseConditions(
      scope.report,
      elements.map((element) =>
        withTexts(element, (text) => text.replace(TABLE, (table) => valueAt(tables.get(table), level) ?? table)),
      ),
    );
  if (tables.size === 0) return conditionsAt(1);
  const conditions = Array.from({ length: scope.maxLevel }, (_, index) => conditionsAt(index + 1) ?? []).flat();
  return conditions.length === scope.maxLevel ? conditions : undefined;
}

/** The named condition of L2J Mobius for the weapon (class `EquipWeaponSkillCondition`). */
const WEAPON = "EquipWeapon";

const namedCondition = v.strictObject({ name: labelText, fromLevel: level, toLevel: level });

/** Reads the kinds of weapons that a named condition of all levels asks for; conditions of other names are not read. */
export function readWeapons(children: readonly XmlElement[]): string | undefined {
  const conditions = children
    .filter((child) => child.name === CONDITION_LIST && !isUseCondition(child))
    .flatMap((list) => readChildren(list, ["condition"]));
  const weapons = conditions.filter((condition) => {
    const read = readAttributes(condition, namedCondition);
    return read?.name === WEAPON && read.fromLevel === undefined;
  });
  const kinds = weapons.flatMap((weapon) =>
    readChildren(weapon, ["weaponType"]).flatMap((list) =>
      readTexts(readChildren(list, ["item"]), labelText, "a kind of weapon"),
    ),
  );
  return kinds.length === 0 ? undefined : kinds.join();
}
