import { obtainableItems, presentGroup } from "@gamedata/rules";
import type { ItemCategory, ItemId, ItemRow } from "@gamedata/schema/types";
import { type Catalog, derived } from "../catalog/catalog.js";
import { choiceFilter, flagFilter } from "../query/input.js";
import { itemIndex } from "../records/items.js";
import { groupBy } from "../rows/group-by.js";
import type { RowFilter } from "../rows/row-filter.js";
import { specialAbilityVariants } from "./special-ability-index.js";

/** The labels of the source's equipment slots. */
const BODYPART_LABELS: ReadonlyMap<string, string> = new Map([
  ["rhand", "One-handed"],
  ["lrhand", "Two-handed"],
  ["lhand", "Off-hand"],
  ["chest", "Chest"],
  ["fullarmor", "Full Armor"],
  ["onepiece", "Full Armor"],
  ["legs", "Legs"],
  ["head", "Helmet"],
  ["gloves", "Gloves"],
  ["feet", "Boots"],
  ["neck", "Necklace"],
  ["rear;lear", "Earring"],
  ["rfinger;lfinger", "Ring"],
  ["underwear", "Underwear"],
  ["hair", "Hair Accessory"],
  ["hair2", "Hair Accessory"],
  ["hairall", "Hair Accessory"],
  ["face", "Face Accessory"],
  ["alldress", "Full Dress"],
  ["back", "Cloak"],
  ["waist", "Belt"],
  ["lbracelet", "Left Bracelet"],
  ["rbracelet", "Right Bracelet"],
  ["deco1", "Talisman"],
]);

/** Returns the kind of an item and its equipment slot; a slot without a label keeps its name in the source. */
export function itemCategoryOf(row: ItemRow): ItemCategory | undefined {
  const { bodypart, weaponType, armorType, etcItemType } = row;
  return presentGroup({
    bodypart: bodypart === undefined ? undefined : (BODYPART_LABELS.get(bodypart) ?? bodypart),
    weaponType,
    armorType,
    etcItemType,
  });
}

/** What the client adds to the name of a weapon or a piece of armor for a form of it that is always one. */
const LENT = /^(?:Shadow|Common) Item(?:: | - )/u;
/** What it adds for a form of an item that there is: masterwork, of the arena, and of events. */
const ADDED = /^Foundation | \{PvP\}$| - Event$/u;

/**
 * The weapons and pieces of armor that are a form of another one: with a special ability, masterwork, for PvP, common, of
 * events, or shadow items, which last for a time. Known by their names, as the client writes them.
 */
const variantItems = derived((catalog): ReadonlySet<ItemId> => {
  const worn = itemIndex(catalog).all.filter(({ type }) => type !== "etcitem");
  const names = new Set(worn.map(({ name }) => name));
  const forms = worn.filter(({ name }) => LENT.test(name) || (ADDED.test(name) && names.has(name.replace(ADDED, ""))));
  return new Set([...specialAbilityVariants(catalog).keys(), ...forms.map(({ id }) => id)]);
});

/** What each facet is in descriptions. Items have the values of their `category`. */
const FACETS = {
  bodypart: "Where the item is worn",
  weaponType: "The type of the weapon",
  armorType: "The type of the armor",
  etcItemType: "The type of an item that is neither weapon nor armor",
} as const;

type Facet = keyof typeof FACETS;
const FACET_NAMES = /* @__PURE__ */ Object.keys(FACETS) as readonly Facet[];
type ItemsByValue = ReadonlyMap<string, ReadonlySet<ItemId>>;

const itemsByFacet = derived((catalog): Readonly<Record<Facet, ItemsByValue>> => {
  const items = itemIndex(catalog).all.map((row) => ({ id: row.id, category: itemCategoryOf(row) }));
  const byValue = (facet: Facet): ItemsByValue => {
    const groups = groupBy(items, ({ category }) => category?.[facet]);
    return new Map(Array.from(groups, ([value, rows]) => [value, idsOf(rows)]));
  };
  return {
    bodypart: byValue("bodypart"),
    weaponType: byValue("weaponType"),
    armorType: byValue("armorType"),
    etcItemType: byValue("etcItemType"),
  };
});

/** The items that can be traded: all but those of which the source says no (aCis, class `Item`: `is_tradable` is true by default). */
const tradableItems = derived((catalog) =>
  idsOf(itemIndex(catalog).all.filter((item) => item.flags?.tradable !== false)),
);

const givenItems = derived(({ dataset }) => obtainableItems(dataset));

const idsOf = (rows: readonly { readonly id: ItemId }[]): ReadonlySet<ItemId> => new Set(rows.map(({ id }) => id));

/** The parameters that filter items by their category, and by whether they can be traded or had at all. */
export function itemFacetEntries(catalog: Catalog) {
  const facets = itemsByFacet(catalog);
  const choice = (facet: Facet) =>
    choiceFilter([...facets[facet].keys()].sort(), `${FACETS[facet]}, as in \`category\`.`);
  return {
    bodypart: choice("bodypart"),
    weaponType: choice("weaponType"),
    armorType: choice("armorType"),
    etcItemType: choice("etcItemType"),
    tradable: flagFilter("Only items that can be traded (also where the source does not say), or only others."),
    obtainable: flagFilter(
      "Only items that an NPC, recipe, shop, exchange, quest, seed, fish, box, skill, soul crystal, start of a character or title of a hero gives, or only others. Events do not count.",
    ),
    variants: flagFilter(
      "Only weapons and armor that are a form of another item (special ability, masterwork, PvP, common, event, shadow), or only others.",
    ),
  };
}

/** The sets of items that a query asks for, or leaves out. */
const flags = { tradable: tradableItems, obtainable: givenItems, variants: variantItems } as const;
const FLAG_NAMES = /* @__PURE__ */ Object.keys(flags) as readonly (keyof typeof flags)[];

type FacetQuery = { readonly [Name in Facet]?: string | undefined } & {
  readonly [Name in keyof typeof flags]?: boolean | undefined;
};

export function itemFacetFilter(catalog: Catalog, query: FacetQuery): RowFilter<ItemRow> | undefined {
  const given = FACET_NAMES.flatMap((facet) => {
    const value = query[facet];
    return value === undefined ? [] : [itemsByFacet(catalog)[facet].get(value)];
  });
  const flagged = FLAG_NAMES.flatMap((name) => {
    const isWanted = query[name];
    return isWanted === undefined ? [] : [{ ids: flags[name](catalog), isWanted }];
  });
  if (given.length === 0 && flagged.length === 0) return undefined;
  // The sets of values are small, so they are asked first.
  return ({ id }) =>
    given.every((ids) => ids?.has(id) === true) && flagged.every(({ ids, isWanted }) => ids.has(id) === isWanted);
}
