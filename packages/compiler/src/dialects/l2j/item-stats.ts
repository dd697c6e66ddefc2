import {
  type Element,
  type Elements,
  element as elementSchema,
  type ItemStats,
  itemStats,
  presentGroup,
} from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { readChildren, readLeaf } from "../../read/element.js";
import { labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const statAttributes = v.strictObject({ stat: labelText, val: numberText() });

/** The stats that the source names otherwise than the data set. */
const STAT_NAMES: Readonly<Record<string, keyof ItemStats>> = { critRate: "rCrit" };

/** The sign of the value of a stat, by the element that states it. */
const signs: Readonly<Record<string, number>> = { set: 1, add: 1, sub: -1 };

const ELEMENT_STAT = /^(?<element>[a-z]+)(?<kind>Power|Res)$/u;

type Writable<Group> = { -readonly [Key in keyof Group]: Group[Key] };

/** The stats and elements of an item; undefined where it has none. */
interface StatsOfItem {
  readonly stats: ItemStats | undefined;
  readonly elements: Elements | undefined;
}

const isItemStat = (stat: string): stat is keyof ItemStats => Object.hasOwn(itemStats.entries, stat);

/**
 * Reads the stats in the `<for>` elements: what is subtracted is negative, and of several entries for one stat the first is
 * used. An unknown stat is left out with a warning.
 */
export function readItemStats(report: Report, children: readonly XmlElement[]): StatsOfItem {
  const stats: Writable<ItemStats> = {};
  const defence: Writable<NonNullable<Elements["defence"]>> = {};
  let attack: Elements["attack"];
  for (const list of children.filter((child) => child.name === "for")) {
    for (const entry of readChildren(report, list, Object.keys(signs))) {
      const read = readLeaf(report, entry, statAttributes);
      if (read === undefined) continue;
      const stat = STAT_NAMES[read.stat] ?? read.stat;
      const value = read.val === 0 ? 0 : read.val * (signs[entry.name] ?? 1);
      const elemental = elementalStat(stat);
      if (isItemStat(stat)) stats[stat] ??= value;
      else if (elemental === undefined) warnUnknown(report, entry, stat);
      else if (elemental.kind === "Power") attack ??= { element: elemental.element, value };
      else defence[elemental.element] ??= value;
    }
  }
  const elements = presentGroup({ attack, defence: presentGroup(defence) });
  return { stats: presentGroup(stats), elements };
}

function warnUnknown(report: Report, entry: XmlElement, stat: string): void {
  report.warn(entry, "stat of an item", Object.keys(itemStats.entries).join(", "), `"${stat}": left out`);
}

function elementalStat(stat: string): { readonly element: Element; readonly kind: string } | undefined {
  const { element, kind } = ELEMENT_STAT.exec(stat)?.groups ?? {};
  const known = v.safeParse(elementSchema, element);
  return known.success && kind !== undefined ? { element: known.output, kind } : undefined;
}
