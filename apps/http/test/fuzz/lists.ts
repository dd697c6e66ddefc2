import { npcRaces } from "@gamedata/schema";
import fc from "fast-check";
import { type Facts, type ListedFact, offeredMultisells } from "./facts.js";
import {
  type Reading,
  readAreaId,
  readChoice,
  readChoices,
  readExactChoice,
  readIdList,
  readInteger,
  readNumber,
  readPairs,
  readPieces,
  readPlace,
} from "./reading.js";
import { searchedText } from "./searched-text.js";
import { anyOf } from "./weighted.js";

/** The value of a parameter. */
export type Value = string | number;

/** One parameter of a route. */
export interface Parameter {
  readonly read: (text: string | undefined, facts: Facts) => Reading<unknown>;
  /** Values that the route allows, as text. */
  readonly values: (facts: Facts) => fc.Arbitrary<string>;
  /** True for a list, whose values may be repeated parameters. */
  readonly isList?: true;
}

/** One parameter that narrows a list, `q` aside. */
export interface Filter extends Parameter {
  readonly read: (text: string | undefined, facts: Facts) => Reading<Value | undefined>;
  /** Tells whether a record is in the list; left out where that is not worked out here. */
  readonly accepts?: (fact: ListedFact, value: Value) => boolean;
}

/** A list that comes in pages, can be searched by name, sorted and narrowed. */
export interface FilteredList {
  readonly records: (facts: Facts) => readonly ListedFact[];
  readonly sorts: readonly string[];
  /** Tells whether a record is in the list by several parameters together, of which `givenFor` gives the values. */
  readonly acceptsTogether?: (fact: ListedFact, givenFor: (name: string) => Value | undefined) => boolean;
  /** Parameters that are allowed only together with another one. */
  readonly companions?: Readonly<Record<string, string>>;
  /** True where records have no names: `q` is then no parameter. */
  readonly isUnnamed?: boolean;
  readonly filters: Readonly<Record<string, Filter>>;
}

/** Keeps what is worked out of the records of a chronicle: it is asked for with every request. */
export function once<Value>(workOut: (facts: Facts) => Value): (facts: Facts) => Value {
  const known = new WeakMap<Facts, { readonly value: Value }>();
  return (facts) => {
    const found = known.get(facts) ?? { value: workOut(facts) };
    known.set(facts, found);
    return found.value;
  };
}

/** The sorts by id, name and other keys, in both directions. */
export const sortsBy = (...keys: readonly string[]) => ["id", "name", ...keys].flatMap((key) => [key, `-${key}`]);

/** A filter by one of some words. */
export const oneOf = (
  choices: (facts: Facts) => Iterable<string>,
  shownValue: (fact: ListedFact) => string | undefined,
): Filter => ({
  read: (text, facts) => readChoice(text, choices(facts)),
  accepts: (fact, value) => shownValue(fact) === value,
  values: (facts) => anyOf(choices(facts)),
});

/** The bounds of a level, of which a record without one has none. */
export const levelFilters: Readonly<Record<string, Filter>> = {
  levelMin: {
    read: (text) => readInteger(text),
    accepts: ({ level }, value) => level !== undefined && level >= Number(value),
    values: () => fc.nat(85).map(String),
  },
  levelMax: {
    read: (text) => readInteger(text),
    accepts: ({ level }, value) => level !== undefined && level <= Number(value),
    values: () => fc.nat(85).map(String),
  },
};

/** A parameter that is the id of an area, or of another record. */
export const area = (minimum: 0 | 1, most: number): Filter => ({
  read: (text) => readAreaId(text, minimum),
  values: () => fc.integer({ min: minimum, max: most }).map(String),
});

/** A filter by one of the words that records have under the filter's name. */
const choice = (name: string, records: FilteredList["records"], known: readonly string[] = []): Filter => {
  const words = once((facts) => [
    ...new Set([...known, ...records(facts).flatMap(({ values }) => (values?.[name] ?? []).map(String))]),
  ]);
  return {
    read: (text, facts) => (text === undefined || text === "" ? { value: undefined } : readChoice(text, words(facts))),
    accepts: ({ values }, value) => values?.[name]?.includes(value) === true,
    values: (facts) => anyOf(words(facts)),
  };
};

export const rate: Filter = {
  read: (text) => readNumber(text, 0, 1000),
  values: () => fc.oneof(fc.constantFrom("0.5", "1.25e-3", "1000"), fc.integer({ min: 1, max: 1000 }).map(String)),
};

export const playerLevel: Filter = {
  read: (text, { highestPlayerLevel }) => readInteger(text, 1, highestPlayerLevel),
  values: ({ highestPlayerLevel }) => fc.integer({ min: 1, max: highestPlayerLevel }).map(String),
};

/** The parameters of every computation of loot. */
export const lootParameters: Readonly<Record<string, Filter>> = {
  rate,
  rateDrop: rate,
  rateAdena: rate,
  rateSpoil: rate,
  rateRaid: rate,
  playerLevel,
};

/** The parameters of a list of farming spots. */
export const farmingParameters: Readonly<Record<string, Filter>> = {
  ...lootParameters,
  ...levelFilters,
  by: { read: (text) => readExactChoice(text, ["hour", "kill"]), values: () => fc.constantFrom("hour", "kill") },
  spoil: { read: (text) => readExactChoice(text, ["true", "false"]), values: () => fc.constantFrom("true", "false") },
  region: area(0, 26),
  location: area(1, 320),
};

const idText = (facts: Facts) => anyOf(facts.items);

const recipeText = ({ dataset }: Facts) => anyOf(dataset.recipes, ({ itemId }) => String(itemId));

/** What the user of a plan has, and buys. */
const ownItems: Readonly<Record<string, Parameter>> = {
  buy: {
    read: readIdList,
    isList: true,
    values: (facts) => fc.array(idText(facts), { minLength: 1, maxLength: 4 }).map((ids) => ids.join(",")),
  },
  stock: {
    read: (text) => readPairs(text, ":", 0),
    isList: true,
    values: (facts) =>
      fc
        .array(fc.tuple(idText(facts), fc.nat(5000)), { minLength: 1, maxLength: 4 })
        .map((pairs) => pairs.map((pair) => pair.join(":")).join(",")),
  },
};

/** The parameters of the plan of a craft. */
export const craftingParameters: Readonly<Record<string, Parameter>> = {
  count: {
    read: (text) => readInteger(text, 1, 1_000_000),
    values: () => fc.integer({ min: 1, max: 5000 }).map(String),
  },
  recipe: { read: (text) => readAreaId(text, 1), values: recipeText },
  ...ownItems,
};

/** The parameters of the plan of several crafts. */
export const craftingListParameters: Readonly<Record<string, Parameter>> = {
  items: {
    read: readPieces,
    isList: true,
    values: (facts) =>
      fc
        .array(fc.tuple(idText(facts), fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 4 })
        .map((pairs) => pairs.map((pair) => pair.join(":")).join(",")),
  },
  recipes: { read: readIdList, isList: true, values: recipeText },
  ...ownItems,
};

const knownSkills: Filter = {
  read: (text) => readPairs(text, "-", 1),
  isList: true,
  values: ({ dataset }) =>
    fc
      .array(
        fc
          .integer({ min: 1, max: 12 })
          .chain((level) => anyOf(dataset.skills, ({ id, maxLevel }) => `${id}-${Math.min(level, maxLevel)}`)),
        { minLength: 1, maxLength: 4 },
      )
      .map((pairs) => pairs.join(",")),
};

/** The parameters of the plan of a class's skills. */
export const classPlanParameters: Readonly<Record<string, Filter>> = {
  level: playerLevel,
  fromLevel: playerLevel,
  next: {
    read: (text, { highestPlayerLevel }) => readInteger(text, 0, highestPlayerLevel),
    values: ({ highestPlayerLevel }) => fc.integer({ min: 0, max: highestPlayerLevel }).map(String),
  },
  known: knownSkills,
};

/** The parameters of a character; what it wears depends on its class and level. */
export const characterParameters: Readonly<Record<string, Filter>> = {
  level: playerLevel,
  skills: knownSkills,
  passives: {
    read: (text) => readExactChoice(text, ["true", "false"]),
    values: () => fc.constantFrom("true", "false"),
  },
};

/** The parameters of a fight; a skill that attacks is one of a few kinds. */
export const fightParameters: Readonly<Record<string, Filter>> = {
  ...characterParameters,
  class: {
    read: (text) =>
      text === undefined || text === ""
        ? { value: undefined, codes: ["INVALID_PARAMETER"] }
        : readInteger(text, 0, Number.MAX_SAFE_INTEGER),
    values: (facts) => anyOf(facts.classes),
  },
  shots: {
    read: (text) => readExactChoice(text, ["none", "soulshot", "spiritshot", "blessedSpiritshot"]),
    values: () => fc.constantFrom("none", "soulshot", "spiritshot", "blessedSpiritshot"),
  },
  rate,
  rateExp: rate,
  rateSp: rate,
};

const place: Filter = {
  read: readPlace,
  values: ({ rawNpcs, dataset: { teleports } }) =>
    fc.oneof(
      anyOf(teleports, ({ npcId }) => String(npcId)),
      anyOf(teleports, ({ x, y }) => `${x},${y}`),
      anyOf(rawNpcs),
    ),
};

/** The parameters of a route between two places. */
export const travelParameters: Readonly<Record<string, Filter>> = {
  from: place,
  to: place,
  noble: { read: (text) => readExactChoice(text, ["true", "false"]), values: () => fc.constantFrom("true", "false") },
  walk: { read: (text) => readInteger(text, 0, 50_000), values: () => fc.nat(20_000).map(String) },
};

const chronicle: Filter = {
  read: (text, { chronicles }) =>
    text !== undefined && chronicles.includes(text) ? { value: text } : { value: undefined, codes: ["INVALID_ENUM"] },
  values: ({ chronicles }) => fc.constantFrom(...chronicles),
};
const changeTypes =
  "items npcs skills quests classes recipes armor-sets exchanges hennas seeds soul-crystals experience locations regions";

/** The parameters of the changes between two chronicles. */
export const changesParameters: Readonly<Record<string, Filter>> = {
  from: chronicle,
  type: {
    read: (text) => readExactChoice(text, changeTypes.split(" ")),
    values: () => fc.constantFrom(...changeTypes.split(" ")),
  },
  id: { read: (text) => readInteger(text, 0, Number.MAX_SAFE_INTEGER), values: () => fc.nat(100).map(String) },
  limit: { read: (text) => readInteger(text, 1), values: () => fc.integer({ min: 1, max: 250 }).map(String) },
  offset: {
    read: (text) => readInteger(text, 0, Number.MAX_SAFE_INTEGER),
    values: () => fc.nat(250).map(String),
  },
};

/** A parameter that names an NPC by the id of one of its raw NPCs. */
export const rawNpc: Filter = {
  read: (text) => readAreaId(text, 1),
  values: ({ rawNpcs }) => anyOf(rawNpcs),
};

/** A filter by an id that a record refers to, under the filter's name; half of its values are ids that records refer to. */
const reference = (name: string, recordsOf: FilteredList["records"]): Filter => ({
  read: (text) => readAreaId(text, 1),
  accepts: ({ values }, value) => values?.[name]?.includes(value) === true,
  values(facts) {
    const referred = new Set(recordsOf(facts).flatMap(({ values }) => values?.[name] ?? []));
    return fc.oneof(anyOf(facts.items), anyOf(referred));
  },
});

/** A filter by true or false. */
export const flag = (name: string): Filter => ({
  read: (text) => readExactChoice(text, ["true", "false"]),
  accepts: ({ values }, value) => values?.[name]?.includes(value) === true,
  values: () => fc.constantFrom("true", "false"),
});

/** A list of records that is filtered by ids that a record refers to, and by flags, under the filters' names. */
const listByValues = (
  records: FilteredList["records"],
  references: readonly string[],
  flags: readonly string[],
): FilteredList => ({
  records,
  sorts: sortsBy(),
  filters: {
    ...Object.fromEntries(references.map((name) => [name, reference(name, records)])),
    ...Object.fromEntries(flags.map((name) => [name, flag(name)])),
  },
});

/** A list that is filtered by level, by ids that a record refers to, and by flags, under the filters' names. */
const listByLevel = (
  records: FilteredList["records"],
  references: readonly string[],
  flags: readonly string[],
): FilteredList => ({
  records,
  sorts: sortsBy("level"),
  filters: { ...levelFilters, ...listByValues(records, references, flags).filters },
});

/** A row of a table whose records are named after an item. */
interface RowOfItem {
  readonly itemId: number;
  readonly level: number;
}

type Values<Row, Value> = Readonly<Record<string, (row: Row) => Value>>;

/**
 * A list of records that are named after an item, of several for one item the first; filtered by level, by ids that a record
 * refers to, and by flags.
 */
export const listByItem = <Row extends RowOfItem>(
  rowsOf: (dataset: Facts["dataset"]) => readonly Row[],
  references: Values<Row, readonly number[]>,
  flags: Values<Row, boolean>,
): FilteredList =>
  listByLevel(
    once(({ dataset }) => {
      const names = new Map(dataset.items.map(({ id, name }) => [id, name]));
      const byId = new Map<number, ListedFact>();
      for (const row of rowsOf(dataset)) {
        const { itemId: id, level } = row;
        const name = names.get(id) ?? `#${id}`;
        const values = Object.fromEntries([
          ...Object.entries(references).map(([filter, read]) => [filter, read(row)] as const),
          ...Object.entries(flags).map(([filter, read]) => [filter, [String(read(row))]] as const),
        ]);
        const fact = { id, name, searched: searchedText(name), type: undefined, grade: undefined, level, values };
        if (!byId.has(id)) byId.set(id, fact);
      }
      return [...byId.values()];
    }),
    Object.keys(references),
    Object.keys(flags),
  );

/** The multisells, found by what their exchanges take and give, and by the id of any raw NPC that offers them. */
const exchangeFacts = once(({ dataset, canonicalIds }: Facts): readonly ListedFact[] => {
  const rawIds = [...canonicalIds];
  return offeredMultisells(dataset).map(({ id, npcIds = [], entries }) => {
    const offering = new Set(npcIds.map((npc) => canonicalIds.get(npc)));
    const values = {
      npc: rawIds.flatMap(([raw, canonical]) => (offering.has(canonical) ? raw : [])),
      produces: entries
        .flatMap(({ produces, alsoProduces = [] }) => [produces, ...alsoProduces])
        .map((one) => one.itemId),
      requires: entries.flatMap(({ required }) => required.flatMap(({ itemId, isTax }) => (isTax ? [] : itemId))),
    };
    return { id, name: "", searched: "", type: undefined, grade: undefined, level: undefined, values };
  });
});

/** The list of the multisells, which have no names. */
export const exchangeList: FilteredList = {
  records: exchangeFacts,
  sorts: ["id", "-id"],
  isUnnamed: true,
  filters: {
    npc: { ...reference("npc", exchangeFacts), values: ({ rawNpcs }) => anyOf(rawNpcs) },
    produces: reference("produces", exchangeFacts),
    requires: reference("requires", exchangeFacts),
  },
};

const npcList = (
  records: FilteredList["records"],
  types: (facts: Facts) => Iterable<string>,
  further: FilteredList["filters"] = {},
  sorts: readonly string[] = [],
): FilteredList => ({
  records,
  sorts: sortsBy("level", ...sorts),
  filters: { ...levelFilters, npcType: oneOf(types, ({ type }) => type), ...further },
});

/** The orders of the cleaned layer beside those of the raw one. */
const npcSorts = ["hp", "exp", "sp", "expPerHp"];

const numberBound = (name: string, isWithin: (own: number, bound: number) => boolean): Filter => ({
  read: (text) => readInteger(text),
  accepts({ numbers }, value) {
    const own = numbers?.[name];
    return own !== undefined && isWithin(own, Number(value));
  },
  values: () => fc.oneof(fc.nat(300), fc.nat(5000), fc.nat(500_000)).map(String),
});

/** The bounds of numbers, under the names of the numbers. */
const numberBounds = (...names: readonly string[]): Readonly<Record<string, Filter>> =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}Min`, numberBound(name, (own, bound) => own >= bound)],
      [`${name}Max`, numberBound(name, (own, bound) => own <= bound)],
    ]),
  );

/** What rows show beyond the summary, which narrows no list. */
export const shownToo = (...words: readonly string[]): Filter => ({
  read: (text) => {
    const { value, codes } = readChoices(text, words, (word) => readExactChoice(word, words));
    return { value: value?.join(), ...(codes && { codes }) };
  },
  accepts: () => true,
  values: () => fc.subarray([...words], { minLength: 1 }).map((chosen) => chosen.join()),
});

const npcFilters = {
  ...numberBounds("hp", "exp", "sp", "expPerHp"),
  with: shownToo("stats", "place", "minions", "drops"),
  location: area(1, 320),
  region: area(0, 26),
  race: choice("race", ({ listed }) => listed.npcs, npcRaces),
  aggressive: flag("aggressive"),
  inWorld: flag("inWorld"),
  drops: reference("drops", ({ listed }) => listed.npcs),
  spoils: reference("spoils", ({ listed }) => listed.npcs),
  dropsType: choice("dropsType", ({ listed }) => listed.npcs, ["weapon", "armor", "etcitem"]),
  skill: {
    ...reference("skill", ({ listed }) => listed.npcs),
    values: (facts: Facts) => anyOf(facts.dataset.skills, ({ id }) => String(id)),
  },
};

const itemNumberNames = ["pAtk", "mAtk", "pDef", "mDef", "price", "weight", "crystalCount"];

const listedItems: FilteredList["records"] = ({ listed }) => listed.items;

/** The teleports of NPCs that exist, found by the id of every raw NPC of their cleaned record. */
function teleportFacts({ dataset, canonicalIds }: Facts): readonly ListedFact[] {
  const sameRecord = (npcId: number) =>
    [...canonicalIds].flatMap(([id, canonical]) => (canonical === canonicalIds.get(npcId) ? id : []));
  const digits = Math.max(5, ...dataset.teleports.map(({ destination }) => String(destination).length));
  const members = new Map(dataset.teleports.map(({ npcId }) => [npcId, sameRecord(npcId)]));
  return dataset.teleports.flatMap(({ npcId, destination, name, isNoble }) => {
    const npc = members.get(npcId) ?? [];
    const fact = {
      id: Number(`${npcId}${String(destination).padStart(digits, "0")}`),
      name,
      searched: searchedText(name),
    };
    const values = { npc, isNoble: [String(isNoble)] };
    return npc.length === 0 ? [] : [{ ...fact, type: undefined, grade: undefined, level: undefined, values }];
  });
}

/** The soul crystals that can rise, and those to which they lead. */
const allCrystals = ({ soulCrystals }: Facts["dataset"]) =>
  soulCrystals.flatMap(({ itemId, stagedItemId, level }) => [
    { itemId, level },
    { itemId: stagedItemId, level: level + 1 },
  ]);
const colors = ["red", "green", "blue"];
const colorOf = ({ searched }: ListedFact) => colors.find((color) => searched.includes(color));
const crystals = listByItem(allCrystals, {}, {});

/** The filtered lists of the specification, and those that are not named after an item. */
export const filteredLists = {
  items: {
    records: listedItems,
    sorts: sortsBy("grade", ...itemNumberNames),
    filters: {
      type: oneOf(
        () => ["weapon", "armor", "etcitem"],
        ({ type }) => type,
      ),
      grade: oneOf(
        ({ grades }) => grades,
        ({ grade }) => grade,
      ),
      bodypart: choice("bodypart", listedItems),
      weaponType: choice("weaponType", listedItems),
      armorType: choice("armorType", listedItems),
      etcItemType: choice("etcItemType", listedItems),
      tradable: flag("tradable"),
      ...numberBounds(...itemNumberNames),
      armorSet: {
        read: (text) => readAreaId(text, 1),
        accepts: ({ values }, value) => values?.["armorSet"]?.includes(Number(value)) === true,
        values: ({ armorSets }) => anyOf(armorSets),
      },
      with: shownToo("stats", "sets"),
    },
  },
  npcs: npcList(
    ({ listed }) => listed.npcs,
    ({ npcTypes }) => npcTypes,
    npcFilters,
    npcSorts,
  ),
  monsters: npcList(
    ({ listed }) => listed.monsters,
    ({ monsterTypes }) => monsterTypes,
    npcFilters,
    npcSorts,
  ),
  rawNpcs: npcList(
    ({ listed }) => listed.rawNpcs,
    ({ npcTypes }) => npcTypes,
  ),
  rawMonsters: npcList(
    ({ listed }) => listed.rawMonsters,
    ({ monsterTypes }) => monsterTypes,
  ),
  teleports: listByValues(once(teleportFacts), ["npc"], ["isNoble"]),
  soulCrystals: { ...crystals, filters: { ...crystals.filters, color: oneOf(() => colors, colorOf) } },
} as const satisfies Readonly<Record<string, FilteredList>>;

/** The parameters of a filtered list, `fields` and `ids` aside. */
export const parametersOf = ({ filters, isUnnamed }: FilteredList): readonly string[] => [
  "limit",
  "offset",
  ...(isUnnamed === true ? [] : ["q"]),
  "sort",
  ...Object.keys(filters),
];
