import { presentGroup } from "@gamedata/rules";
import { type Element, type Elements, element as elementSchema, type ItemStats, itemStats } from "@gamedata/schema";
import * as v from "valibot";
import { readAttributes, readChildren, readLeaf, withTextAs } from "../../read/element.js";
import { labelText, numberText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { statOf } from "../stat-names.js";

export interface StatEntry {
  readonly element: XmlElement;
  readonly stat: string;
  readonly value: number;
}

const statAttributes = v.strictObject({ stat: labelText, val: numberText() });

/** The sign of the value of a stat, by the element that states it. */
const signs: Readonly<Record<string, number>> = { set: 1, add: 1, baseadd: 1, sub: -1 };

const statListsOf = (children: readonly XmlElement[]): readonly XmlElement[] =>
  children.filter(({ name }) => name === "for" || name === "stats");

/** Whether an element in a list of stats is not known, so that it may state whatever others do. */
const isUnknownStat = ({ name, kind }: XmlElement): boolean =>
  !Object.hasOwn(signs, name) && name !== "cond" && name !== "skill" && kind.reason === undefined;

/** The element of a stat whose text is the value. */
const TYPED = "stat";

const typedStatAttributes = v.strictObject({ type: labelText });

/** Reads a stat whose text is the value. */
function readTypedStat(element: XmlElement): readonly StatEntry[] {
  const stat = readAttributes(element, typedStatAttributes)?.type;
  const value = v.safeParse(numberText(), element.text.trim());
  if (!value.success) element.report.error(element, "<stat>", "a number", JSON.stringify(element.text.trim()));
  return stat === undefined || !value.success ? [] : [{ element, stat, value: value.output }];
}

/**
 * Reads the stats in the `<for>` and `<stats>` elements of an item, in source order: what is subtracted is negative. Those with a condition are
 * left out. A `<stats>` has elements whose text is the value, or those of a `<for>`. The `<skill>` in a `<for>` are for the caller.
 */
export function readStatEntries(children: readonly XmlElement[]): readonly StatEntry[] {
  const lists = statListsOf(children);
  const names = Object.keys(signs);
  const entries = lists.flatMap((list) => {
    const read = readChildren(list, [...names, list.name === "for" ? "skill" : TYPED]);
    return list.children.some(({ name }) => name === "cond") ? [] : read.filter(({ name }) => name !== "skill");
  });
  return entries.flatMap((element) => {
    if (element.name === TYPED) return readTypedStat(element);
    const read = readLeaf(withTextAs("val", element), statAttributes);
    // One with a condition is not always in force.
    if (read === undefined || element.children.length > 0) return [];
    return [{ element, stat: statOf(read.stat), value: read.val === 0 ? 0 : read.val * (signs[element.name] ?? 1) }];
  });
}

export const isItemStat = (stat: string): stat is keyof ItemStats => Object.hasOwn(itemStats.entries, stat);

/**
 * Adds what an item does to a stat. A further value, which engines compute with besides, is left out, with a warning: what it is added to may have
 * been multiplied before.
 */
export function addStat(
  stats: { -readonly [Stat in keyof ItemStats]: ItemStats[Stat] },
  stat: keyof ItemStats,
  { element, value }: Pick<StatEntry, "element" | "value">,
): void {
  const first = stats[stat];
  if (first === undefined) stats[stat] = value;
  else if (first !== value || element.name !== TYPED) warnFurther(element, stat, `${first}, and ${value}: left out`);
}

function warnFurther(element: XmlElement, stat: string, received: string): void {
  element.report.warn(element, `stat ${stat} of an item`, "one value", received);
}

/** Reports a stat that the data set does not have. */
export function warnUnknownStat({ element, stat }: StatEntry): void {
  element.report.warn(element, "stat of an item", Object.keys(itemStats.entries).join(", "), `"${stat}": left out`);
}

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
export function readItemStats(children: readonly XmlElement[]) {
  const isRaised = statListsOf(children).some((list) =>
    list.children.some((child) => raises(child) || isUnknownStat(child)),
  );
  return { ...statsOfEntries(readStatEntries(children)), isRaised };
}

/** Returns what entries state: of several for one stat the first is used. An unknown stat is left out with a warning. */
export function statsOfEntries(entries: readonly StatEntry[]) {
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
    else if (elemental === undefined) warnUnknownStat(entry);
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
