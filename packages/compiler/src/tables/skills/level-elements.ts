import * as v from "valibot";
import { onlyChild, readAttributes, readKnownChildren, type Setting } from "../../read/element.js";
import { integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import type { LevelTable, SkillSettings, SkillTables } from "./level-tables.js";

const initialAttributes = v.object({ initial: v.exactOptional(v.string()) });
const valueAttributes = v.object({ level: integerText(1) });

/**
 * Returns the texts of an element with `initial` for level 1 and a `<value level>` from a level on, one for each level; `undefined` at the levels
 * before the first one that is stated.
 */
export function textsByLevel(element: XmlElement, maxLevel: number): readonly (string | undefined)[] | undefined {
  const later = new Map<number, string>();
  const values = readKnownChildren(element, ["value"]);
  if (values === undefined) return undefined;
  for (const value of values) {
    const level = readAttributes(value, valueAttributes)?.level;
    if (level === undefined) return undefined;
    later.set(level, value.text.trim());
  }
  let current = readAttributes(element, initialAttributes)?.initial;
  return Array.from({ length: maxLevel }, (_, index) => {
    current = later.get(index + 1) ?? current;
    return current;
  });
}

/**
 * Reads elements with values by level as settings of a skill, each a table with one for each level; of two that state a setting the last counts.
 *
 * @param parents The elements that they are in, with the settings by the names of their elements.
 */
export function readLevelElements(
  maxLevel: number,
  parents: readonly (readonly [parent: XmlElement | undefined, names: Readonly<Record<string, string>>])[],
): { readonly settings: SkillSettings; readonly tables: SkillTables } {
  const settings: Record<string, Setting> = {};
  const tables = new Map<string, LevelTable>();
  for (const [parent, names] of parents) {
    for (const [child, name] of Object.entries(names)) {
      const element = parent && onlyChild(parent.children, child);
      if (element === undefined) continue;
      const values = textsByLevel(element, maxLevel);
      if (values === undefined) continue;
      const { file, line } = element;
      settings[name] = { file, line, value: `#${name}` };
      tables.set(`#${name}`, { position: element, values });
    }
  }
  return { settings, tables };
}
