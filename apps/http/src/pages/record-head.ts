import {
  armorSetCollection,
  type Catalog,
  type Collection,
  classCollection,
  getArmorSet,
  getHenna,
  getItem,
  getItemSources,
  getNpc,
  getNpcLoot,
  getQuest,
  hennaCollection,
  isGameDataError,
  itemCollection,
  listNpcs,
  locationCollection,
  MAXIMUM_LIMIT,
  questCollection,
  recipeCollection,
  regionCollection,
  skillCollection,
} from "@gamedata/core";
import type { LootRow } from "@gamedata/schema";
import type { SiteTexts } from "./site.js";

/** What a page says of its record to programs that do not run its scripts. */
export interface RecordHead {
  /** The id of the record, of which merged ones have several: that in the one address that stands for all. */
  readonly id: number;
  readonly name: string;
  /** Short facts, the most telling first. */
  readonly facts: readonly string[];
}

type Described = Omit<RecordHead, "id"> & Partial<Pick<RecordHead, "id">>;
type Describe = (
  catalog: Catalog,
  id: number,
  texts: SiteTexts["facts"],
  number: (value: number) => string,
) => Described;

/** Returns a value of core, `undefined` where the data has none. */
function known<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (isGameDataError(error)) return undefined;
    throw error;
  }
}

/** Writes a text with its values in the places of `{0}`, `{1}` and so on. */
const fill = (text: string, ...values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, place) => values[Number(place)] ?? "");

const soldFor = (price: string, npcName: string | undefined, { sold, soldBy }: SiteTexts["facts"]) =>
  npcName === undefined ? fill(sold, price) : fill(soldBy, npcName, price);

const STATS = [
  ["P. Atk.", "pAtk"],
  ["M. Atk.", "mAtk"],
  ["P. Def.", "pDef"],
  ["M. Def.", "mDef"],
] as const;
/** The number of drops that are named. */
const DROPS = 3;

const item: Describe = (catalog, id, texts, number) => {
  const { name, type, grade, stats = {} } = getItem(catalog, id);
  const { soldBy = [], droppedBy = [] } = known(() => getItemSources(catalog, id)) ?? {};
  const [cheapest] = soldBy.toSorted((a, b) => a.price - b.price);
  const [best] = droppedBy;
  return {
    name,
    facts: [
      texts.types[type],
      grade === "none" ? "" : fill(texts.grade, grade.toUpperCase()),
      ...STATS.map(([label, key]) => (stats[key] === undefined ? "" : `${label} ${number(stats[key])}`)),
      cheapest === undefined ? "" : soldFor(number(cheapest.price), cheapest.npc?.name, texts),
      best === undefined ? "" : fill(texts.dropped, best.npc.name),
    ],
  };
};

const npc: Describe = (catalog, anyId, texts, number) => {
  const { id, name, level, effectiveStats, stats, primaryLocation, primaryRegion } = getNpc(catalog, anyId);
  const hp = effectiveStats?.hp ?? stats.hp;
  const worthOf = (row: LootRow) => row.expected * (getItem(catalog, row.itemId).price ?? 0);
  const drops = (known(() => getNpcLoot(catalog, id))?.rows ?? [])
    .filter(({ type }) => type === "regular")
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, DROPS)
    .map((row) => row.itemName);
  return {
    id,
    name,
    facts: [
      level === null ? "" : fill(texts.level, number(level)),
      hp === null ? "" : `HP ${number(Math.round(hp))}`,
      primaryLocation?.name ?? primaryRegion?.name ?? "",
      drops.length === 0 ? "" : fill(texts.drops, drops.join(", ")),
    ],
  };
};

const quest: Describe = (catalog, id, texts, number) => {
  const { name, levelMin, levelMax, rewards } = getQuest(catalog, id);
  const { adena, exp, sp, items } = rewards;
  const amounts = [
    [adena, "adena"],
    [exp, "EXP"],
    [sp, "SP"],
  ] as const;
  const given = [
    ...amounts.flatMap(([value, unit]) => (value === undefined ? [] : [`${number(value)} ${unit}`])),
    ...items.map((one) => `${one.name} ×${number(one.count)}`),
  ];
  return {
    name,
    facts: [
      levelMin === null ? "" : fill(texts.level, levelMax === undefined ? `${levelMin}+` : `${levelMin}–${levelMax}`),
      given.length === 0 ? "" : fill(texts.reward, given.join(", ")),
    ],
  };
};

const armorSet: Describe = (catalog, id) => {
  const { name, bonusSkill, bonusSkills, baseStats = {} } = getArmorSet(catalog, id);
  const skills = bonusSkills ?? (bonusSkill === null ? [] : [bonusSkill]);
  const stats = Object.entries(baseStats).map(([stat, value]) => `${stat} ${value > 0 ? "+" : ""}${value}`);
  return { name, facts: [...skills.map((skill) => skill.name), ...stats] };
};

const henna: Describe = (catalog, id) => {
  const { displayName, dyeItem } = getHenna(catalog, id);
  return { name: displayName ?? dyeItem.name, facts: [] };
};

function npcIds(catalog: Catalog): readonly number[] {
  const ids: number[] = [];
  for (let total = 1; ids.length < total; ) {
    const { data, meta } = listNpcs(catalog, { limit: MAXIMUM_LIMIT, offset: ids.length });
    for (const { id } of data) ids.push(id);
    total = meta.total;
  }
  return ids;
}

interface RecordPages {
  /** The ids of the records; of merged ones, that which stands for all. */
  readonly ids: (catalog: Catalog) => readonly number[];
  readonly describe: Describe;
}

/** The pages of a collection that say no more of a record than its name. */
const named = ({ kind, get }: Collection<unknown, { readonly name: string }>): RecordPages => ({
  ids: kind.ids,
  describe: (catalog, id) => ({ name: get(catalog, id).name, facts: [] }),
});

/** Returns the folder that stands for all which have a page of a record: each monster is one of the NPCs. */
export const mainFolder = (folder: string): string => (folder === "monsters" ? "npcs" : folder);

/** The pages of records, by their folder in the explorer, in the order of the sitemap. */
export const recordPages: ReadonlyMap<string, RecordPages> = new Map(
  Object.entries({
    items: { ids: itemCollection.kind.ids, describe: item },
    npcs: { ids: npcIds, describe: npc },
    quests: { ids: questCollection.kind.ids, describe: quest },
    "armor-sets": { ids: armorSetCollection.kind.ids, describe: armorSet },
    classes: named(classCollection),
    skills: named(skillCollection),
    recipes: named(recipeCollection),
    locations: named(locationCollection),
    regions: named(regionCollection),
    hennas: { ids: hennaCollection.kind.ids, describe: henna },
  }),
);

/**
 * Describes a record in a language of the explorer; names, and the names of stats, are in English everywhere, as in the data.
 *
 * @returns `undefined` if there is no such record, or no such folder of pages.
 */
export function recordHead(catalog: Catalog, folder: string, id: number, texts: SiteTexts): RecordHead | undefined {
  const pages = recordPages.get(mainFolder(folder));
  if (pages === undefined) return undefined;
  const number = new Intl.NumberFormat(texts.language);
  const head = known(() => pages.describe(catalog, id, texts.facts, (value) => number.format(value)));
  return head && { id, ...head, facts: head.facts.filter((fact) => fact !== "") };
}
