import * as v from "valibot";
import { closedObject, describedList } from "./form.js";
import type { SkillId, TableName } from "./generated/types.js";
import { manifest } from "./manifest.js";
import { count } from "./measure.js";

/** How the rows of a table are compared with those of another chronicle. */
export interface ComparedTable {
  readonly table: TableName;
  /** The field with the id that is shown. */
  readonly id: string;
  /** The field by which the records of two chronicles are matched; by default the id. */
  readonly match?: string;
  /** Fields that are not compared: no record shows them, only one source states them, or each source writes them in words of its own. */
  readonly notCompared?: readonly string[];
  /** Fields that are compared only where both chronicles state them: the source has no value, which is no statement. */
  readonly comparedIfStated?: readonly string[];
  /** Fields that are computed from others by each engine: alone they are no change. */
  readonly computed?: readonly string[];
  /** Skills that are not compared, because only one source gives them to NPCs. */
  readonly skillsNotCompared?: readonly SkillId[];
  /** Lists whose order has no meaning; a path leads to a list in a list or an object, the inner one first. */
  readonly unordered?: readonly string[];
  /** What a missing field means; of an object, what each of its missing fields means. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** What each missing field of an object means, where the object is stated. */
  readonly defaultsIfStated?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Words of a field that mean the same, by the word of one source: that of the other. */
  readonly sameWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The tables that chronicles are compared by, by the name that the paths of the API have for their records. The keys are repeated
 * here, because the descriptions of all tables would be in every bundle of core.
 */
export const changeTables = {
  items: {
    table: "items",
    id: "id",
    notCompared: ["etcItemType"],
    comparedIfStated: ["iconFile"],
    // L2J states the two hands of a weapon by its slot alone.
    sameWords: { weaponType: { BIGBLUNT: "BLUNT", BIGSWORD: "SWORD" } },
    // aCis, class `Weapon`: without a chance, there is no condition; L2J, class `L2Weapon`: 100.
    defaultsIfStated: { onCritSkill: { chance: 100 }, onCastSkill: { chance: 100 } },
    defaults: {
      grade: "none",
      flags: { stackable: false, tradable: true, dropable: true, sellable: true, magical: false },
    },
  },
  npcs: {
    table: "npcs",
    id: "id",
    notCompared: [
      "file",
      "ai",
      "dropHerbGroup",
      "elements",
      "radius",
      "height",
      "rHand",
      "lHand",
      "hpRegen",
      "mpRegen",
      "corpseTime",
      "petData",
      "properties",
    ],
    // MP and the type of the weapon; weak points to elements, which the other source states as numbers.
    skillsNotCompared: [4409, 4415, 4279, 4280, 4281, 4282],
    // The names that the engines have for one class.
    sameWords: {
      type: {
        Folk: "Npc",
        SiegeGuard: "Defender",
        CastleDoorman: "CastleDoormen",
        ClanHallDoorman: "ClanHallDoormen",
        Doorman: "Doormen",
        Gatekeeper: "Teleporter",
        WarehouseKeeper: "Warehouse",
        ClanHallManagerNpc: "ClanHallManager",
        OlympiadManagerNpc: "OlympiadManager",
        HolyThing: "Artefact",
        FriendlyMonster: "FriendlyMob",
      },
    },
    comparedIfStated: ["effectiveStats"],
    computed: ["effectiveStats"],
    unordered: ["skills", "minions"],
    defaults: { exp: 0, sp: 0 },
  },
  skills: {
    table: "skills",
    id: "id",
    notCompared: ["target", "skillType", "magicLevel", "appliedEffects", "conditionalEffects", "mpInitialConsume"],
    comparedIfStated: ["iconFile"],
    unordered: ["effects"],
  },
  quests: {
    table: "quests",
    id: "id",
    unordered: [
      "races",
      "classIds",
      "startNpcIds",
      "talkNpcIds",
      "killNpcIds",
      "questItemIds",
      "prerequisiteQuestIds",
      "rewards.items",
      "rewards.alternatives.items",
      "rewards.alternatives",
    ],
  },
  classes: { table: "classes", id: "id", unordered: ["skills"] },
  recipes: { table: "recipes", id: "id", unordered: ["ingredients"] },
  "armor-sets": { table: "armorSets", id: "id", match: "chest", notCompared: ["id", "baseStats"] },
  exchanges: {
    table: "multisells",
    id: "id",
    unordered: ["npcIds", "entries.required", "entries"],
    defaults: { appliesTaxes: false, maintainEnchantment: false },
  },
  hennas: {
    table: "hennas",
    id: "symbolId",
    notCompared: ["displayName", "shortLabel", "iconFile"],
    unordered: ["classIds"],
  },
  seeds: { table: "seeds", id: "itemId" },
  "soul-crystals": { table: "soulCrystals", id: "itemId" },
  experience: { table: "experience", id: "level" },
  locations: { table: "locations", id: "id" },
  regions: { table: "regions", id: "id", unordered: ["tiles"] },
} as const satisfies Readonly<Record<string, ComparedTable>>;

/** Lists what `wordsOf` says of each type, for example `etcItemType of items`. */
function byType(wordsOf: (facts: ComparedTable) => readonly string[]): string {
  return Object.entries<ComparedTable>(changeTables)
    .flatMap(([type, facts]) => {
      const words = wordsOf(facts);
      return words.length > 0 ? `${words.join(", ")} of ${type}` : [];
    })
    .join("; ");
}

/** States what is not compared, from the facts that the comparison uses. */
function notComparedInWords(): string {
  const pairs = (facts: ComparedTable) =>
    Object.values(facts.sameWords ?? {}).flatMap((words) =>
      Object.entries(words).map(([word, same]) => `${word} and ${same}`),
    );
  return [
    "Not compared: drops and spawns, which have no ids; a kind of which one chronicle has no record;",
    `${byType(({ notCompared = [] }) => notCompared)};`,
    `${byType(({ skillsNotCompared = [] }) => skillsNotCompared.map((id) => `skill ${id}`))}.`,
    `Compared only where both chronicles state it: ${byType(({ comparedIfStated = [] }) => comparedIfStated)}.`,
    `No change by itself: ${byType(({ computed = [] }) => computed)}.`,
    `The same in both: ${byType(pairs)}.`,
  ].join(" ");
}

export const changeType = v.picklist([
  "items",
  "npcs",
  "skills",
  "quests",
  "classes",
  "recipes",
  "armor-sets",
  "exchanges",
  "hennas",
  "seeds",
  "soul-crystals",
  "experience",
  "locations",
  "regions",
] satisfies (keyof typeof changeTables)[]);

const recordEntries = {
  type: changeType,
  id: v.pipe(count, v.description("The key of the record in its table, most often its id.")),
};
const name = v.pipe(v.nullable(v.string()), v.description("Null for a record without a name of its own."));

export const changedRef = closedObject("Record that only one of two chronicles has.", () => ({
  ...recordEntries,
  name,
}));

export const changedRecord = closedObject("Record of two chronicles whose fields differ.", () => ({
  ...recordEntries,
  name,
  fields: v.pipe(
    v.record(v.string(), v.pipe(v.array(v.unknown()), v.length(2))),
    v.description(
      "The old and the new value of each field that differs, as the tables state it; null for a missing field. Tiles of regions are numbered as the client numbers them, slots of items are labels, and `mpConsume` of skills is what one cast costs in all.",
    ),
  ),
}));

export const reusedId = closedObject("Id that names another thing in each of two chronicles.", () => ({
  ...recordEntries,
  names: v.pipe(
    v.array(v.string()),
    v.length(2),
    v.description("The old and the new name; they share no word, or are those of armor sets with other chests."),
  ),
}));

export const changeCount = closedObject("Number of differences of one kind of record.", () => ({
  type: changeType,
  added: count,
  removed: count,
  changed: count,
  reused: count,
}));

/** Makes the schema in a function of its own, which the build marks as free of side effects: the description is computed. */
function changesSchema() {
  return closedObject(`Differences of a chronicle from another one. ${notComparedInWords()}`, () => ({
    chronicle: manifest.entries.chronicle,
    dataVersion: manifest.entries.dataVersion,
    from: closedObject("The other chronicle: the old values are its values.", {
      chronicle: manifest.entries.chronicle,
      dataVersion: manifest.entries.dataVersion,
    }),
    counts: describedList(changeCount, "All differences by type, whatever the page is."),
    added: v.array(changedRef),
    removed: v.array(changedRef),
    changed: describedList(changedRecord, "Those with a reused id are among them."),
    reused: v.array(reusedId),
  }));
}

export const changes = changesSchema();

export const chronicle = closedObject("Chronicle that a service has.", () => ({
  name: manifest.entries.chronicle,
  dataVersion: manifest.entries.dataVersion,
  source: manifest.entries.source,
  rows: v.pipe(count, v.description("Rows of all tables.")),
}));
