import { HUNDRED_PERCENT, nonEmpty } from "@gamedata/rules";
import { HIGHEST_ENCHANT, type ItemRow } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import {
  hasOnlyKnown,
  onlyChild,
  readAttributes,
  readChildren,
  readEvery,
  readKnownChildren,
  readList,
  readWhole,
  readWholePart,
} from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { type Form, formFrom } from "../../read/form.js";
import { choiceText, flagText, idAttributes, idText, integerText, labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { VARIATIONS_FILE } from "../enchant-variations.js";
import { lastRowsOf } from "../rows-by-id.js";
import { finishRow, type SourcedTable, type SourcedTables } from "../table-rows.js";

/** One enchantment, or the first and the last of several. */
export const rangeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}(?:-\d{1,5})?$/u, "an enchantment, or two joined by a hyphen"),
  v.transform((text) => text.split("-").map(Number)),
);

/**
 * Returns the chances of the steps, up to the first one that all further ones are alike.
 *
 * @param chanceAt Returns the chance of an item with an enchantment; one above 100 percent is certain.
 */
export function chancesOfSteps(chanceAt: (enchant: number) => number): readonly number[] {
  const chances = Array.from({ length: HIGHEST_ENCHANT }, (_, enchant) => Math.min(chanceAt(enchant), HUNDRED_PERCENT));
  const last = chances.at(-1);
  return chances.slice(0, 2 + chances.findLastIndex((chance) => chance !== last));
}

export const scrollsOfVariations: readonly Form[] = [
  formFrom("L2-Scripts", [VARIATIONS_FILE], "variation/enchant"),
  formFrom("Lucera", [VARIATIONS_FILE], "scroll/chances"),
];

const chance = numberText(0);
const shown = v.exactOptional(flagText);
const variationAttributes = v.strictObject({ id: integerText(0) });
const levelAttributes = closedFields({
  level: rangeText,
  base: [chance, "base_chance"],
  ...fieldsNamed(v.exactOptional(chance), "magic=magic_weapon_chance full=full_body_armor_chance"),
  success_visual_effect: shown,
});
type Level = v.InferOutput<typeof levelAttributes>;

const enchantment = v.exactOptional(integerText(-1));
const words = v.pipe(labelText, v.toLowerCase());
const scrollAttributes = closedFields({
  itemId: [idText, "id"],
  chanceGroup: [integerText(0), "variation"],
  onFailure: [
    choiceText({ crystals: "destroyed", drop_enchant: "reset", nothing: "kept" }, "what is known"),
    "on_fail",
  ],
  type: v.exactOptional(words, "all"),
  grades: [v.exactOptional(words, "none"), "grade"],
  ...fieldsNamed(enchantment, "minEnchant=min_enchant maxEnchant=max_enchant"),
  ...fieldsNamed(v.exactOptional(integerText(1), "1"), "least=min_enchant_step most=max_enchant_step"),
  dropped: [v.exactOptional(integerText(0)), "enchant_drop_count"],
  show_fail_effect: shown,
});
const defaultAttributes = closedFields({ maxEnchant: [enchantment, "max_enchant"], show_fail_effect: shown });

/** Returns the grade whose scrolls are for another one, too, in the data set. */
const plainOf = (grade: string) => /^(?<plain>[rs])\d+$/u.exec(grade)?.groups?.["plain"] ?? grade;

/** Reads the scrolls and chances of later L2-Scripts. Source: classes `EnchantItemParser` and `RequestEnchantItem`. */
export function readVariations(
  { report }: Datapack,
  list: XmlElement,
  items: ReadonlyMap<number, ItemRow>,
): Pick<SourcedTables, "enchantScrolls" | "enchantChances"> {
  const children = readChildren(list, ["chance_variations", "default", "enchant_scroll"]);
  const named = (name: string) => children.filter((child) => child.name === name);
  const usual = readWholePart(children, "default", defaultAttributes)?.maxEnchant ?? 0;
  const variations = named("chance_variations").flatMap((element) => readChildren(element, ["variation"]));
  return {
    enchantScrolls: lastRowsOf(
      report,
      named("enchant_scroll").flatMap((element) => readScroll(element, usual, items)),
      ({ itemId }) => itemId,
    ),
    enchantChances: variations.flatMap((element) => chancesIn(element)),
  };
}

function readScroll(
  element: XmlElement,
  usual: number,
  items: ReadonlyMap<number, ItemRow>,
): SourcedTable<"enchantScrolls"> {
  const lists = readKnownChildren(element, ["item_list"]);
  const only = readEvery(
    lists?.flatMap((each) => readChildren(each, ["item"])),
    idAttributes,
  );
  const read = readAttributes(element, scrollAttributes, { isWhole: true });
  if (read === undefined || only === undefined) return [];
  return scrollOf(
    element,
    { ...read, maxEnchant: read.maxEnchant ?? usual },
    only,
    items,
    hasOnlyKnown(element, scrollAttributes),
  );
}

type Scroll = Omit<v.InferOutput<typeof scrollAttributes>, "show_fail_effect">;

function scrollOf(
  element: XmlElement,
  read: Scroll,
  only: readonly { readonly id: number }[],
  items: ReadonlyMap<number, ItemRow>,
  hasKnownNames: boolean,
): SourcedTable<"enchantScrolls"> {
  const { itemId, chanceGroup, onFailure, minEnchant = 0, maxEnchant = 0 } = read;
  const gradesOf = (row: ItemRow) => row.grade ?? "none";
  // The engine takes no account of the type and the grade of a scroll that lists its items.
  const listed = only.flatMap(({ id }) => items.get(id) ?? []);
  const [type, ...types] = only.length === 0 ? [read.type] : new Set(listed.map((item) => item.type));
  const all = only.length === 0 ? read.grades.split(";") : listed.map(gradesOf);
  const [grade = "none", ...grades] = new Set(all.map(plainOf));
  const isWhole = [...items.values()].map(gradesOf).every((one) => plainOf(one) !== grade || all.includes(one));
  const isOfOne = hasKnownNames && types.length === 0 && grades.length === 0 && (only.length > 0 || isWhole);
  // Rows are of scrolls that add one, or take all.
  const isKnown = isOfOne && maxEnchant !== 0 && read.least === 1 && read.most === 1 && read.dropped === undefined;
  if (!isKnown || (type !== "weapon" && type !== "armor"))
    return element.report.omit(
      element,
      `<${element.name}>`,
      "weapons or armor of one grade, by one step",
      `item ${itemId}`,
    );
  return finishRow(element.report, "enchantScrolls", element, {
    itemId,
    chanceGroup,
    onFailure,
    target: type,
    grade: grade === "none" ? undefined : grade,
    minEnchant: minEnchant > 0 ? minEnchant : undefined,
    maxEnchant: maxEnchant > 0 ? maxEnchant : undefined,
    itemIds: nonEmpty([...new Set(only.map(({ id }) => id))]),
  });
}

/** Returns the chances of armor of chest and legs in one, of magic weapons and of all others, where they differ. */
function chancesIn(element: XmlElement): SourcedTable<"enchantChances"> {
  const chanceGroup = readAttributes(element, variationAttributes, { isWhole: true })?.id;
  const children = readKnownChildren(element, ["enchant"]);
  const levels = readEvery(children, levelAttributes);
  if (chanceGroup === undefined || levels === undefined || levels.length === 0) return [];
  // A further chance may be for any of the items.
  if (children?.every((child) => hasOnlyKnown(child, levelAttributes)) !== true) return [];
  const highest = Math.max(...levels.flatMap(({ level }) => level));
  const chancesOf = (chanceOf: (level: Level) => number) =>
    chancesOfSteps((at) => {
      const to = Math.min(at + 1, highest);
      const stated = levels.findLast(({ level: [from = 0, last = from] }) => from <= to && to <= last);
      return stated === undefined ? 0 : chanceOf(stated);
    });
  const source = VARIATIONS_FILE;
  const rows = [
    { bodyparts: ["fullarmor"], chances: chancesOf(({ base, full = base }) => full) },
    { magical: true, chances: chancesOf(({ base, magic = base }) => magic) },
    { chances: chancesOf(({ base }) => base) },
  ];
  const usual = String(rows.at(-1)?.chances);
  return rows
    .filter(({ chances }, at) => at === rows.length - 1 || String(chances) !== usual)
    .flatMap((row) => finishRow(element.report, "enchantChances", element, { chanceGroup, ...row, source }))
    .map((row, at) => ({ ...row, isFurther: at > 0 }));
}

const zero = (form: typeof chance) => v.exactOptional(v.pipe(form, v.literal(0)));
const ownAttributes = closedFields({
  itemId: [idText, "id"],
  onFailure: [choiceText({ crystalize: "destroyed", reset: "reset", none: "kept" }, "what is known"), "on_fail"],
  grades: [words, "grade"],
  ...fieldsNamed(v.exactOptional(integerText(1), "1"), "least=increment most=increment_max"),
  reset_lvl: zero(chance),
  chance_bonus: zero(chance),
  infallible: v.exactOptional(v.pipe(flagText, v.literal(false))),
  close_enchant_window_on_fail: shown,
});
const levelsOfScroll = closedFields({ min: integerText(0), max: integerText(0) });
const typeAttributes = v.strictObject({ type: words });
const stepAttributes = v.strictObject({ val: chance });

/** What the engine takes for jewels. Source: Lucera, class `EnchantScroll`. */
const JEWELS = ["neck", "rear;lear", "rfinger;lfinger"];

/** Reads the scrolls of Lucera, each with the chances of the items in its parts. Source: classes `EnchantItemParser` and `EnchantScroll`. */
export function readOwnChances(
  list: XmlElement,
  items: ReadonlyMap<number, ItemRow>,
): Pick<SourcedTables, "enchantScrolls" | "enchantChances"> {
  const read = readChildren(list, ["scroll"]).map((element) => readOwn(element, items));
  const scrolls = read.flatMap(({ scroll }) => scroll);
  const enchantScrolls = lastRowsOf(list.report, scrolls, ({ itemId }) => itemId);
  return {
    enchantScrolls,
    enchantChances: read.flatMap(({ scroll, chances }) =>
      enchantScrolls.some((row) => scroll.includes(row)) ? chances : [],
    ),
  };
}

function readOwn(element: XmlElement, items: ReadonlyMap<number, ItemRow>) {
  const nothing = { scroll: [], chances: [] };
  const children = readKnownChildren(element, ["levels", "items_restrict", "chances"]);
  const scroll = readAttributes(element, ownAttributes, { isWhole: true });
  if (children === undefined || scroll === undefined) return nothing;
  const [levels, restricted] = ["levels", "items_restrict"].map((name) => onlyChild(children, name));
  const range = levels && readWhole(levels, levelsOfScroll);
  const type = restricted && readAttributes(restricted, typeAttributes)?.type;
  const only = readList(restricted, "item", idAttributes);
  const stated = children
    .filter(({ name }) => name === "chances")
    .map((each) => {
      const steps = readList(each, "chance", stepAttributes)?.map(({ val }) => val);
      return [readAttributes(each, typeAttributes)?.type, steps] as const;
    });
  const isWhole = stated.every(([kind, steps]) => kind !== undefined && steps !== undefined && steps.length > 0);
  if (range === undefined || type === undefined || only === undefined || !isWhole) return nothing;
  const chanceGroup = scroll.itemId;
  const row = { ...scroll, chanceGroup, type, minEnchant: range.min - 1, maxEnchant: range.max, dropped: undefined };
  const byKind = new Map(stated);
  const chancesOf = (kind: string, bodyparts?: readonly string[]) => {
    const steps = byKind.get(kind) ?? [0];
    const chances = chancesOfSteps((at) => steps[Math.min(at, steps.length - 1)] ?? 0);
    return { chanceGroup, bodyparts, chances, source: VARIATIONS_FILE };
  };
  const usual = chancesOf(type);
  const further = type === "armor" ? [chancesOf("full_armor", ["fullarmor"]), chancesOf("jewelry", JEWELS)] : [];
  return {
    scroll: scrollOf(element, row, only, items, hasOnlyKnown(element, ownAttributes)),
    chances: [...further.filter(({ chances }) => String(chances) !== String(usual.chances)), usual]
      .flatMap((one) => finishRow(element.report, "enchantChances", element, one))
      .map((one, at) => ({ ...one, isFurther: at > 0 })),
  };
}
