import { valueAt } from "@gamedata/rules";
import type { EffectCondition, LevelValue } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readOpenAttributes, readTexts } from "../../read/element.js";
import { meantName, nameKey } from "../../read/name.js";
import { labelText, level } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { resolveLevels, type SkillScope } from "./level-tables.js";
import { numberOrText, openValue } from "./open-value.js";

/** The names of the elements that state a condition. */
export const CONDITIONS: readonly string[] = ["and", "or", "not", "using", "player", "target", "game"];

/**
 * Reads the element of a condition, with the conditions inside it. With one of them that cannot be read it says something else: it is
 * `undefined` then, so that what depends on it is left out.
 */
export function readCondition(element: XmlElement): EffectCondition | undefined {
  const { report } = element;
  switch (element.name) {
    case "and":
    case "or": {
      const parts = readParts(element);
      if (parts?.length === 0) report.error(element, `<${element.name}>`, "at least one condition", "none");
      return parts && (element.name === "and" ? { and: parts } : { or: parts });
    }
    case "not": {
      const parts = readParts(element);
      if (parts === undefined) return undefined;
      if (parts.length !== 1) report.error(element, "<not>", "one condition", `${parts.length}`);
      const [part] = parts;
      return part && { not: part };
    }
    default: {
      readChildren(element, []);
      const properties = propertiesOf(element);
      if (Object.keys(properties).length > 0) return { [element.name]: properties };
      return report.refuse(element, `<${element.name}>`, "at least one property", "none");
    }
  }
}

/** The element that states who may use an item, or when a skill can be used. */
const USE_CONDITION = "cond";

/** The element that states the same in L2J Mobius for High Five; in later chronicles it lists named conditions. */
const CONDITION_LIST = "conditions";

/** The names of the elements that state who may use an item, or when a skill can be used. */
export const USE_CONDITIONS: readonly string[] = [USE_CONDITION, CONDITION_LIST];

/** Whether an element states who may use an item, or when a skill can be used, by other than named conditions. */
export const isUseCondition = ({ name, children }: XmlElement): boolean =>
  name === USE_CONDITION ||
  (name === CONDITION_LIST && children.some((child) => meantName(child.name, CONDITIONS) !== undefined));

/**
 * Reads when an item or a skill can be used: the conditions of all elements must hold (L2J Server, `L2Item.checkCondition` and
 * `Skill.checkCondition`), and of each the first one in it (`DocumentBase.parseCondition`). With one that cannot be read it says something else, so
 * that it is left out as a whole.
 */
export function readUseConditions(all: readonly XmlElement[]): EffectCondition | undefined {
  // An empty element is no condition.
  const elements = all.filter(({ children, report }) => report.isStrict || children.length > 0);
  const conditions = elements.flatMap((element) => {
    const [first, second] = readChildren(element, CONDITIONS);
    const condition = first && readCondition(first);
    if (first === undefined || nameKey(first.name) !== nameKey(element.children[0]?.name ?? ""))
      return element.report.error(element, `<${element.name}>`, "one condition", `${element.children.length}`);
    if (second !== undefined)
      second.report.warnUnlessStrict(second, `<${element.name}>`, "one condition", "another one: the first counts");
    return condition ?? [];
  });
  if (conditions.length < elements.length) return undefined;
  return conditions.length > 1 ? { and: conditions } : conditions[0];
}

function readParts(element: XmlElement): readonly EffectCondition[] | undefined {
  const parts = readChildren(element, CONDITIONS).flatMap((part) => readCondition(part) ?? []);
  return parts.length === element.children.length ? parts : undefined;
}

/**
 * The properties that list values, of which one must be true, in lower case. Source: L2J Server, class `DocumentBase`, the methods that parse
 * conditions, which split these at commas; aCis has some of them.
 */
const LISTS: ReadonlySet<string> = new Set([
  ...["kind", "races", "categorytype", "clanhall", "instanceid", "insidezoneid", "haspet", "servitornpcid"],
  ...["npcid", "npctype", "class_id_restriction"],
]);

/** The properties that one server names otherwise than the others. Source: `items.xsd` of L2jOrg. */
const NAMES: Readonly<Record<string, string>> = { "level-min": "level" };

function propertiesOf(element: XmlElement): NonNullable<EffectCondition["using"]> {
  const attributes = Object.entries(readOpenAttributes(element));
  return Object.fromEntries(
    attributes.map(([name, text]) => [
      NAMES[name] ?? name,
      LISTS.has(name.toLowerCase()) ? listOf(text) : openValue(text.trim()),
    ]),
  );
}

const listOf = (text: string) => text.split(",").map((part) => numberOrText(part.trim()));

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
