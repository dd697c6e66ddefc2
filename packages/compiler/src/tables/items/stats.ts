import { presentGroup } from "@gamedata/rules";
import { type Element, type Elements, element as elementSchema, type ItemStats } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import {
  addStat,
  isItemStat,
  isUnknownStat,
  readStatEntries,
  type StatEntry,
  statListsOf,
  warnFurther,
  warnUnknownStat,
} from "../item-facts.js";

/** The stats that the source names otherwise than the data set. */
const STAT_NAMES: Readonly<Record<string, keyof ItemStats>> = {
  critRate: "rCrit",
  criticalRate: "rCrit",
  accuracy: "accCombat",
};

const raises = ({ name }: XmlElement) => name === "enchant" || name === "stat";

const ELEMENT_STAT = /^(?<element>[a-z]+)(?<kind>Power|Res)$/u;

type Writable<Group> = { -readonly [Key in keyof Group]: Group[Key] };

/** Reads the stats of an item, and whether the source has, or may have, a function by which an enchantment raises one. */
export function readItemStats(report: Report, children: readonly XmlElement[]) {
  const isRaised = statListsOf(children).some((list) =>
    list.children.some((child) => raises(child) || isUnknownStat(child)),
  );
  return { ...statsOfEntries(report, readStatEntries(children)), isRaised };
}

/** Returns what entries state: of several for one stat the first is used. An unknown stat is left out with a warning. */
export function statsOfEntries(report: Report, entries: readonly StatEntry[]) {
  const stats: Writable<ItemStats> = {};
  const defence: Writable<NonNullable<Elements["defence"]>> = {};
  let attack: Elements["attack"];
  let randomDamage: number | undefined;
  for (const entry of entries) {
    const { value } = entry;
    const stat = STAT_NAMES[entry.stat] ?? entry.stat;
    const elemental = elementalStat(stat);
    if (isItemStat(stat)) addStat(stats, stat, entry);
    else if (stat === "randomDamage") randomDamage ??= positiveOrNone(value);
    else if (elemental === undefined) warnUnknownStat(report, entry);
    else if (elemental.kind === "Power") {
      if (attack !== undefined) warnFurther(entry.element, stat, `${attack.element} too: left out`);
      attack ??= { element: elemental.element, value };
    } else defence[elemental.element] ??= value;
  }
  const elements = presentGroup({ attack, defence: presentGroup(defence) });
  return { stats: presentGroup(stats), elements, randomDamage };
}

function elementalStat(stat: string): { readonly element: Element; readonly kind: string } | undefined {
  const { element, kind } = ELEMENT_STAT.exec(stat)?.groups ?? {};
  const known = v.safeParse(elementSchema, element);
  return known.success && kind !== undefined ? { element: known.output, kind } : undefined;
}
