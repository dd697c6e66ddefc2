import { parse } from "node:path";
import { nonEmpty } from "@gamedata/rules";
import type { EnchantChanceRow, EnchantFailure, EnchantTarget, ItemRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { type Datapack, oncePerDatapack } from "../../read/datapack.js";
import {
  hasOnlyKnown,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readList,
} from "../../read/element.js";
import { closedFields, exactObject, fieldsNamed } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { nameKey } from "../../read/name.js";
import { type Names, readOptionalXml } from "../../read/place.js";
import { flag, idAttributes, idText, integerText, labelText, numberText, positiveOrNone } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { ownChancesOf, variationsOf } from "../enchant-variations.js";
import { gradeText } from "../item-facts.js";
import { readItems } from "../items/items.js";
import { finishRow, type SourcedTable, type SourcedTables } from "../table-rows.js";
import { readScrollsOfForks, scrollsOfForks } from "./scrolls-of-forks.js";
import { chancesOfSteps, rangeText, readOwnChances, readVariations, scrollsOfVariations } from "./variations.js";

const SCROLLS: Names = ["enchantItemData.xml", "EnchantItemData.xml"];
const GROUPS: Names = ["enchantItemGroups.xml", "EnchantItemGroups.xml"];
const servers = "L2J Server, L2J Mobius";

/** The forms of the `enchantScrolls` table; the scrolls of aCis itself are in the engine alone. */
export const enchantScrollForms: readonly Form[] = [
  formFrom(servers, SCROLLS.slice(0, 1), "enchant, support"),
  scrollsOfForks,
  ...scrollsOfVariations,
];

export const enchantChanceForms: readonly Form[] = [
  formFrom(servers, GROUPS.slice(0, 1), "enchantScrollGroup/enchantRate"),
  scrollsOfForks,
  ...scrollsOfVariations,
];

/** The names of files in which forks of aCis state chances of their own, as keys. */
const OF_FORKS: ReadonlySet<string> = new Set(
  ["enchant", "enchantData", "enchantItems", "enchantScrolls", "enchantChances", "enchantRates"].map(nameKey),
);

/**
 * Whether a server has chances of its own that are not read, with a warning: those of the engine do not count then.
 *
 * @param files The files of the server; its mods may have a folder of their own.
 */
export function hasUnreadChances(report: Report, files: readonly string[]): boolean {
  const file = files.find((path) => {
    const { name, ext } = parse(path);
    return ext.toLowerCase() === ".xml" && OF_FORKS.has(nameKey(name));
  });
  if (report.isStrict || file === undefined) return false;
  report.warn({ file, line: 1 }, "chances to enchant", "those of the engine", "a file of this server: left out");
  return true;
}

/** Reads the tables of how items are enchanted; a datapack without such files has none. */
export const readEnchantItems = oncePerDatapack(
  (datapack: Datapack): Pick<SourcedTables, "enchantScrolls" | "enchantChances"> => {
    const [variations] = variationsOf(datapack);
    if (variations !== undefined) return readVariations(datapack, variations, itemsById(datapack));
    const [ofScrolls] = ownChancesOf(datapack);
    if (ofScrolls !== undefined) return readOwnChances(ofScrolls, itemsById(datapack));
    const [scrolls, groups] = [SCROLLS, GROUPS].map((names) => readOptionalXml(datapack, names));
    if (scrolls === undefined && groups === undefined) return readScrollsOfForks(datapack);
    return {
      enchantScrolls: scrolls === undefined ? [] : scrollsIn(datapack, scrolls),
      enchantChances: groups === undefined ? [] : chancesIn(groups),
    };
  },
);

const itemsById = (datapack: Datapack): ReadonlyMap<number, ItemRow> =>
  new Map(readItems(datapack).map(({ row }) => [row.id, row]));

interface Kind {
  readonly target: EnchantTarget;
  /** Missing for an item that supports a scroll. */
  readonly onFailure?: EnchantFailure;
}

/**
 * What a failure does, by the words of the scroll's `etcitem_type` in front of `_wp` for weapons and `_am` for armor. Source: L2J Server and L2J
 * Mobius, classes `EnchantScroll` and `EnchantSupportItem`.
 */
const FAILURES: Readonly<Record<string, EnchantFailure>> = {
  scrl_enchant: "destroyed",
  encht: "destroyed",
  bless_scrl_enchant: "reset",
  bless_encht: "reset",
  ancient_crystal_enchant: "kept",
  encht_attr_ancient_crystal_enchant: "kept",
};
const SUPPORTS: ReadonlySet<string> = new Set(["scrl_inc_enchant_prop", "encht_attr_inc_prop_encht"]);
const TYPE = /^(?<words>\w+)_(?<end>wp|am)$/u;

/** Returns what a scroll is for and does; undefined for a type of which that is not known. */
function kindOf(item: ItemRow | undefined): Kind | undefined {
  const { words = "", end } = TYPE.exec(item?.etcItemType?.toLowerCase() ?? "")?.groups ?? {};
  const target = end === "wp" ? "weapon" : "armor";
  if (SUPPORTS.has(words)) return { target };
  const onFailure = FAILURES[words];
  return onFailure && { target, onFailure };
}

const number = v.exactOptional(numberText(0));
const scrollAttributes = closedFields({
  itemId: [idText, "id"],
  grade: [v.exactOptional(gradeText), "targetGrade"],
  ...fieldsNamed(v.exactOptional(integerText(0)), "minEnchant maxEnchant"),
  chanceBonus: [number, "bonusRate"],
  safeEnchant: v.exactOptional(integerText(0)),
  chanceGroup: [v.exactOptional(integerText(0), "0"), "scrollGroupId"],
  increaseEnchant: v.exactOptional(integerText(1), "1"),
});

function scrollsIn(datapack: Datapack, list: XmlElement): SourcedTable<"enchantScrolls"> {
  const items = itemsById(datapack);
  return readChildren(list, ["enchant", "support"]).flatMap((element) => {
    const only = readList(element, "item", idAttributes);
    const read = readAttributes(element, scrollAttributes, { isWhole: true });
    if (read === undefined) return [];
    const { increaseEnchant, ...scroll } = read;
    const kind = kindOf(items.get(scroll.itemId));
    // What an unknown attribute or child does to the chances is not known; rows are of scrolls that add one.
    const isKnown = hasOnlyKnown(element, scrollAttributes) && only !== undefined && increaseEnchant === 1;
    if (!isKnown || kind === undefined || (kind.onFailure === undefined) !== (element.name === "support"))
      return datapack.report.omit(element, `<${element.name}>`, "a scroll of a known kind", `item ${scroll.itemId}`);
    return finishRow(datapack.report, "enchantScrolls", element, {
      ...scroll,
      ...kind,
      minEnchant: positiveOrNone(scroll.minEnchant),
      maxEnchant: positiveOrNone(scroll.maxEnchant),
      chanceBonus: positiveOrNone(scroll.chanceBonus),
      safeEnchant: positiveOrNone(scroll.safeEnchant),
      itemIds: nonEmpty([...new Set(only.map(({ id }) => id))]),
    });
  });
}

const currentAttributes = v.strictObject({ enchant: rangeText, chance: numberText(0) });
const namedAttributes = v.strictObject({ name: labelText });
const groupAttributes = v.strictObject({ id: integerText(0), extend: v.exactOptional(integerText(0)) });
const rateAttributes = v.strictObject({ group: labelText });
/** What chances are for: a slot, or an item. */
const slotAttributes = exactObject({ slot: labelText, magicWeapon: flag });
const singleAttributes = exactObject({ itemId: idText, magicWeapon: flag });
const isSingle = ({ attributes }: XmlElement) => Object.hasOwn(attributes, "itemId");

/** The slots for which items have other words, too. Source: L2J Server, `ItemTable.SLOTS`. */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  shirt: ["shirt", "underwear"],
  belt: ["belt", "waist"],
  fullarmor: ["fullarmor", "onepiece"],
};

/** Returns the chance of each step; one that no range has is that of the last range, as in `EnchantItemGroup.getChance`. */
const chancesOf = (ranges: readonly v.InferOutput<typeof currentAttributes>[]): readonly number[] =>
  chancesOfSteps((at) => {
    const range = ranges.find(({ enchant: [from = 0, to = from] }) => from <= at && at <= to) ?? ranges.at(-1);
    return range?.chance ?? 0;
  });

interface Rate {
  /** The only items that they are for; missing for all, or where that is not known. */
  readonly itemIds?: readonly number[] | undefined;
  /** Returns the rows of the chances in a group; missing where they cannot be read. */
  readonly rowsOf?: (chanceGroup: number) => SourcedTable<"enchantChances">;
}

/** Whether two rates are for single items, of which they share none. */
const areApart = (one: Rate["itemIds"], other: Rate["itemIds"]): boolean =>
  one !== undefined && other !== undefined && !one.some((id) => other.includes(id));

function chancesIn(list: XmlElement): SourcedTable<"enchantChances"> {
  const { report } = list;
  const named = new Map<string, readonly number[]>();
  const children = readChildren(list, ["enchantRateGroup", "enchantScrollGroup"]);
  for (const element of children.filter(({ name }) => name === "enchantRateGroup")) {
    const read = readAttributes(element, namedAttributes);
    const ranges = readList(element, "current", currentAttributes);
    if (read !== undefined && ranges !== undefined && ranges.length > 0) named.set(read.name, chancesOf(ranges));
  }
  const groups = children.flatMap((element) => {
    if (element.name !== "enchantScrollGroup") return [];
    const read = readAttributes(element, groupAttributes);
    const rates = (readKnownChildren(element, ["enchantRate"]) ?? []).map(rateOf);
    // The first rate that fits counts: one that cannot be read may be for the items of each later one.
    const known = rates.filter(({ itemIds }, at) =>
      rates.slice(0, at).every((earlier) => earlier.rowsOf !== undefined || areApart(itemIds, earlier.itemIds)),
    );
    return read === undefined ? [] : [{ ...read, element, rates: known }];
  });
  return groups.flatMap(({ id, extend, element, rates: own }) => {
    // In L2J Unity a group has the chances of the one that it extends.
    const extended = groups.find((group) => group.id === extend && group.extend === undefined);
    const rates = extend === undefined ? own : own.length === 0 ? extended?.rates : undefined;
    if (rates === undefined)
      report.error(element, "<enchantScrollGroup> extend", "a group with chances, in place of its own", `${extend}`);
    const rows = rates?.flatMap(({ rowsOf }) => rowsOf?.(id) ?? []) ?? [];
    return rows.map((row, at) => ({ ...row, isFurther: at > 0 }));
  });

  function rateOf(rate: XmlElement): Rate {
    const read = readAttributes(rate, rateAttributes);
    const parts = readKnownChildren(rate, ["item"]) ?? [];
    const slots = readEvery(
      parts.filter((part) => !isSingle(part)),
      slotAttributes,
    );
    const singles = readEvery(parts.filter(isSingle), singleAttributes);
    const chances = named.get(read?.group ?? "");
    if (chances === undefined)
      report.error(rate, "<enchantRate> group", [...named.keys()].join(", "), read?.group ?? "");
    if (slots === undefined || singles === undefined || parts.length === 0) return {};
    const itemIds = nonEmpty([...new Set(singles.map(({ itemId }) => itemId))]);
    if (chances === undefined) return { itemIds };
    const kinds = [...new Set((slots.length > 0 ? slots : singles).map(({ magicWeapon: magical }) => magical))];
    const rowsOf = (chanceGroup: number) =>
      kinds.flatMap((magical) => {
        const bodyparts = slots
          .filter((one) => one.magicWeapon === magical)
          .flatMap(({ slot }) => SLOTS[slot] ?? [slot]);
        const row: EnchantChanceRow = { chanceGroup, chances, source: "enchantItemGroups.xml" };
        return finishRow(report, "enchantChances", rate, { ...row, bodyparts: nonEmpty(bodyparts), itemIds, magical });
      });
    return { itemIds, rowsOf };
  }
}
