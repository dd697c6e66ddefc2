import { type Dataset, monsterType, type NpcRow, type SearchType } from "@gamedata/schema";
import { gradesOf, itemNumbers, itemValues, npcValues } from "./fact-values.js";
import { npcNumbers } from "./npc-stats.js";
import { searchedText } from "./searched-text.js";

/** What a list shows of a record, as far as filters and orders ask. */
export interface ListedFact {
  readonly id: number;
  /** The name as the list shows it. */
  readonly name: string;
  readonly searched: string;
  readonly type: string | undefined;
  readonly grade: string | undefined;
  readonly level: number | undefined;
  /** The classes that learn a skill, and at which levels of the player. */
  readonly learned?: readonly { readonly classId: number; readonly playerLevel: number }[];
  /** Further values that filters ask for, by the filter's name. */
  readonly values?: Readonly<Record<string, readonly (string | number)[]>>;
  /** Further numbers that orders ask for, by the name of the order. */
  readonly numbers?: Readonly<Record<string, number | undefined>>;
}

/** What a search can find. */
export interface NamedFact {
  readonly type: SearchType;
  readonly id: number;
  readonly name: string;
  readonly searched: string;
}

/** Which records there are, worked out from the tables in the plainest way there is, and by no code of the service. */
export interface Facts {
  readonly chronicle: string;
  /** Every chronicle of the server, this one among them. */
  readonly chronicles: readonly string[];
  readonly dataVersion: string;
  readonly grades: readonly string[];
  readonly highestPlayerLevel: number;
  readonly items: ReadonlySet<number>;
  readonly quests: ReadonlySet<number>;
  readonly armorSets: ReadonlySet<number>;
  readonly classes: ReadonlySet<number>;
  readonly hennas: ReadonlySet<number>;
  readonly locations: ReadonlySet<number>;
  readonly regions: ReadonlySet<number>;
  readonly rawNpcs: ReadonlySet<number>;
  readonly rawMonsters: ReadonlySet<number>;
  /** The id that the cleaned layer shows, by the id of the raw NPC. */
  readonly canonicalIds: ReadonlyMap<number, number>;
  /** Raw ids whose cleaned record is a monster's. */
  readonly monsters: ReadonlySet<number>;
  /** Raw ids whose cleaned record drops something. */
  readonly droppers: ReadonlySet<number>;
  readonly npcTypes: ReadonlySet<string>;
  readonly monsterTypes: ReadonlySet<string>;
  readonly listed: Readonly<Record<"items" | "npcs" | "monsters" | "rawNpcs" | "rawMonsters", readonly ListedFact[]>>;
  readonly dataset: Dataset;
  readonly named: readonly NamedFact[];
}

const isMonsterType = (type: string | undefined) => monsterType.options.some((name) => name === type);

const cleaned = (name: string) => name.trim().replace(/\s+/g, " ");

function npcFact({ id, type, level }: NpcRow, shownName: string): ListedFact {
  return { id, name: shownName, searched: searchedText(shownName), type, grade: undefined, level };
}

/** The raw NPCs of one cleaned record, the canonical one apart. */
interface CleanedRecord {
  readonly canonical: NpcRow;
  readonly members: readonly NpcRow[];
}

/** Contract, section 2: by exact name and level; spawns weigh more than drops, then the lowest id. */
function cleanedRecords({ npcs, spawns, drops }: Dataset): readonly CleanedRecord[] {
  const spawning = new Set(spawns.map((row) => row.npcId));
  const dropping = new Set(drops.map((row) => row.npcId));
  const rank = ({ id }: NpcRow) => (spawning.has(id) ? 2 : 0) + (dropping.has(id) ? 1 : 0);
  const groups = new Map<string, NpcRow[]>();
  for (const row of npcs) {
    const key = JSON.stringify([row.name, row.level ?? null]);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [row]);
    else members.push(row);
  }
  return [...groups.values()].flatMap((members) => {
    const [canonical] = members.toSorted((a, b) => rank(b) - rank(a) || a.id - b.id);
    return canonical === undefined ? [] : [{ canonical, members }];
  });
}

function namedFacts(dataset: Dataset, records: readonly CleanedRecord[]): readonly NamedFact[] {
  const { items, quests, classes, hennas, armorSets, locations, regions, skills, recipes } = dataset;
  const recipeItems = new Set(recipes.map(({ itemId }) => itemId));
  const named = (type: SearchType, rows: readonly { readonly id: number; readonly name: string }[]): NamedFact[] =>
    rows.map(({ id, name }) => ({ type, id, name: cleaned(name), searched: searchedText(cleaned(name)) }));
  const symbols = hennas.flatMap(({ symbolId, displayName }) =>
    displayName === undefined ? [] : { id: symbolId, name: displayName },
  );
  return [
    ...named("item", items),
    ...named(
      "npc",
      records.map(({ canonical }) => canonical),
    ),
    ...named("quest", quests),
    ...named("class", classes),
    ...named("henna", symbols),
    ...named("armor-set", armorSets),
    ...named("location", locations),
    ...named("region", regions),
    ...named("skill", skills),
    ...named(
      "recipe",
      items.filter(({ id }) => recipeItems.has(id)),
    ),
  ];
}

/** The multisells that NPCs of the data set offer. */
export function offeredMultisells({ multisells, npcs }: Dataset): Dataset["multisells"] {
  const known = idsOf(npcs);
  return multisells.filter(({ npcIds }) => npcIds?.some((id) => known.has(id)) !== false);
}

const idsOf = (rows: readonly { readonly id: number }[]) => new Set(rows.map((row) => row.id));
const memberIds = (records: readonly CleanedRecord[]) => idsOf(records.flatMap(({ members }) => members));

/** Contract: what the engine states, else the level before the limit of the experience. */
const highestPlayerLevelOf = ({ engineRules, experience }: Dataset) =>
  engineRules.find(({ name }) => name === "highestPlayerLevel")?.value ??
  experience.at(-2)?.level ??
  Number.MAX_SAFE_INTEGER;

/**
 * Works out which records a data set has.
 *
 * @param dataset The data set.
 * @param chronicles Every chronicle of the server; only that of the data set by default.
 */
export function factsOf(dataset: Dataset, chronicles: readonly string[] = [dataset.manifest.chronicle]): Facts {
  const { manifest, items, quests, classes, hennas, locations, regions, npcs, drops } = dataset;
  const records = cleanedRecords(dataset);
  const monsters = records.filter(({ canonical }) => isMonsterType(canonical.type));
  const dropping = new Set(drops.map((row) => row.npcId));
  const types = npcs.flatMap(({ type }) => type ?? []);
  const valuesOf = npcValues(dataset);
  const valuesOfItem = itemValues(dataset.armorSets);
  const numbersOf = npcNumbers(dataset);
  const cleanedFacts = (list: readonly CleanedRecord[]) =>
    list.map(({ canonical, members }) => ({
      ...npcFact(canonical, cleaned(canonical.name)),
      values: valuesOf(canonical, members),
      numbers: numbersOf(canonical),
    }));
  const rawFacts = (list: readonly NpcRow[]) => list.map((row) => npcFact(row, row.name));
  const rawMonsters = npcs.filter(({ type }) => isMonsterType(type));
  return {
    chronicle: manifest.chronicle,
    chronicles,
    dataVersion: manifest.dataVersion,
    grades: gradesOf(items),
    highestPlayerLevel: highestPlayerLevelOf(dataset),
    items: idsOf(items),
    quests: idsOf(quests),
    armorSets: idsOf(dataset.armorSets),
    classes: idsOf(classes),
    hennas: new Set(hennas.map(({ symbolId }) => symbolId)),
    locations: idsOf(locations),
    regions: idsOf(regions),
    rawNpcs: idsOf(npcs),
    rawMonsters: idsOf(rawMonsters),
    canonicalIds: new Map(records.flatMap(({ canonical, members }) => members.map(({ id }) => [id, canonical.id]))),
    monsters: memberIds(monsters),
    droppers: memberIds(records.filter(({ members }) => members.some(({ id }) => dropping.has(id)))),
    npcTypes: new Set(types),
    monsterTypes: new Set(types.filter(isMonsterType)),
    listed: {
      items: items.map((row) => {
        const { id, type, grade = "none" } = row;
        const name = cleaned(row.name);
        const searched = searchedText(name);
        return {
          id,
          name,
          searched,
          type,
          grade,
          level: undefined,
          values: valuesOfItem(row),
          numbers: itemNumbers(row),
        };
      }),
      npcs: cleanedFacts(records),
      monsters: cleanedFacts(monsters),
      rawNpcs: rawFacts(npcs),
      rawMonsters: rawFacts(rawMonsters),
    },
    named: namedFacts(dataset, records),
    dataset,
  };
}
