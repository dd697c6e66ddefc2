import type { TableName } from "@gamedata/schema";
import type { ElementCount } from "../read/inventory.js";
import { meantName, nameKey } from "../read/name.js";
import { pathKey } from "../read/root.js";
import { groupBy } from "../tables/rows-by-id.js";

/** Where a table's rows, or the parts of them that are counted, stand in the files, in whatever form. */
interface Holding {
  readonly table: TableName;
  /** The last name of the folder of such files, or the name of a file, as a key. */
  readonly source: RegExp;
  /** The path of the element below the root, as a key; "" for the rows of a dump. */
  readonly path: RegExp;
  /** Attributes or columns of which an element has one of each list. */
  readonly attributes?: readonly (readonly string[])[];
}

const inXml = (folder: string) => new RegExp(`(?:^|/)(?:${folder})(?:\\.xml|/|$)`, "u");

const inDump = (names: string, endings = "sql") => new RegExp(`(?:^|/)(?:custom)?(?:${names})\\.(?:${endings})$`, "u");
const inCurated = (name: string) => new RegExp(`(?:^|/)${name}\\.json$`, "u");

const ID = ["id", "itemId", "npcId", "chestId"];

/** In the order in which they are tried: what one of them counts, the others do not. */
const holdings: readonly Holding[] = [
  { table: "recipes", source: inXml("recip"), path: /^[^/]+$/u, attributes: [["id"]] },
  {
    table: "items",
    source: inXml("item"),
    path: /^(?:item|weapon|armor|etcitem|etc|jewelry|accessori|cursed)$/u,
    attributes: [ID],
  },
  { table: "npcs", source: inXml("npc"), path: /^npc$/u, attributes: [ID] },
  { table: "drops", source: inXml("npc"), path: /^npc\/.*(?:drop|reward|item)/u, attributes: [ID, ["chance"]] },
  { table: "drops", source: inXml("npc|npcdrop"), path: /^drop\/category\/item$/u },
  { table: "skills", source: inXml("skill"), path: /^skill$/u, attributes: [ID] },
  { table: "spawns", source: inXml("spawn(?:list)?"), path: /(?:^|\/)npc$/u, attributes: [ID] },
  { table: "spawns", source: inXml("spawn(?:list)?"), path: /(?:^|\/)spawn$/u, attributes: [["npcId"]] },
  { table: "multisells", source: inXml("multisell"), path: /^item$/u },
  { table: "buyLists", source: inXml("buylist"), path: /^(?:buylist\/)?(?:item|product)$/u, attributes: [ID] },
  {
    table: "buyLists",
    source: inXml("(?:merchant)?buylist"),
    path: /^(?:tradelist|npc\/buylist)\/item$/u,
    attributes: [ID],
  },
  { table: "teleports", source: inXml("npc"), path: /^npc\/teleportlist\/sublist\/target$/u },
  { table: "classes", source: inXml("skilltre"), path: /^normalskilltre\/cla\/skill$/u },
  { table: "hennas", source: inXml("henna(?:list)?"), path: /^henna$/u },
  { table: "armorSets", source: inXml("armorset"), path: /^(?:set|armorset)$/u },
  { table: "zones", source: inXml("zon"), path: /^zon$/u },
  { table: "classes", source: inXml("cla"), path: /^cla\/skill(?:tre)?\/skill$/u },
  { table: "classGrowth", source: inXml("cla"), path: /^cla\/set$/u, attributes: [["hpTable", "lvlHpAdd"]] },
  { table: "classGrowth", source: inXml("basestat|templat"), path: /^lvlupgaindata$/u },
  { table: "classGrowth", source: inXml("playertemplat"), path: /^cla$/u, attributes: [["hpTable"]] },
  { table: "classGrowth", source: inDump("lvlupgain"), path: /^$/u },
  { table: "classGrowth", source: inXml("lvlupdata"), path: /^lvlup$/u },
  { table: "classes", source: inXml("skilltre"), path: /^skilltre\/skill$/u },
  { table: "skillTrees", source: inXml("skillstre"), path: /^(?:clan\/)?skill$/u },
  { table: "skillTrees", source: inXml("skillstre|skill/tre"), path: /^(?:clan|fishing)skill$/u },
  { table: "clanHalls", source: inXml("clanhall"), path: /^clanhall$/u },
  { table: "clanHalls", source: inDump("clanhall|siegableclanhall"), path: /^$/u },
  { table: "categories", source: inXml("categorydata|categori"), path: /^category$/u },
  { table: "fishes", source: inXml("fish"), path: /^fish$/u },
  { table: "fishes", source: inDump("fish", "sql|csv"), path: /^$/u },
  {
    table: "skillTrees",
    source: inXml("(?:pledge|fishing|transform|special|certification)skilltre"),
    path: /^[^/]+$/u,
  },
  { table: "classes", source: inXml("skilltre"), path: /^skill\/data$/u },
  { table: "spellbooks", source: inXml("skillspellbook"), path: /^skillspellbook$/u },
  { table: "spellbooks", source: inXml("spellbook"), path: /^book$/u },
  { table: "teleports", source: inXml("teleportlocation"), path: /^teleport$/u },
  { table: "teleports", source: inXml("teleport|instantteleport"), path: /^(?:telposlist\/loc|teleport)$/u },
  { table: "teleports", source: inXml("teleporter"), path: /^npc\/teleport\/location$/u },
  { table: "doors", source: inXml("door|doordata"), path: /^door$/u },
  { table: "doors", source: inDump("castledoor|fortdoor"), path: /^$/u },
  { table: "doors", source: inDump("door", "sql|csv"), path: /^$/u },
  { table: "staticObjects", source: inXml("staticobject"), path: /^(?:static)?object$/u },
  { table: "staticObjects", source: /(?:^|\/)staticobject\.csv$/u, path: /^$/u },
  { table: "castles", source: inXml("castl|seed"), path: /^castl$/u },
  { table: "seeds", source: inXml("seed|manor|manorseed"), path: /^(?:(?:castl|manor)\/crop|seed)$/u },
  { table: "regions", source: inXml("mapregion"), path: /^(?:region|area\/restartarea)\/map$/u },
  { table: "herbGroups", source: inXml("herbdrop|herbsdroplist"), path: /^group\/item$/u },
  {
    table: "soulCrystals",
    source: inXml("soulcrystal|(?:levelup)?crystals?data"),
    path: /^crystal\/(?:crystal|item)$/u,
  },
  { table: "soulCrystalNpcs", source: inXml("soulcrystal|(?:levelup)?crystals?data"), path: /^npc\/(?:npc|item)$/u },
  {
    table: "experience",
    source: inXml("experienc|playerlevel|leveldata"),
    path: /^(?:exp|experienc|playerlevel|leveldata)$/u,
  },
  { table: "enchantBonuses", source: inXml("enchanthpbonu"), path: /^enchanthp$/u },
  {
    table: "enchantScrolls",
    source: inXml("enchantitemdata"),
    path: /^(?:enchant|support|scroll)$/u,
    attributes: [["id"]],
  },
  { table: "enchantChances", source: inXml("enchantitemgroup"), path: /^enchantscrollgroup$/u },
  { table: "augmentationSkills", source: /(?:^|\/)augmentation$/u, path: /^augmentation$/u },
  {
    table: "augmentationStats",
    source: /(?:^|\/)augmentation(?:\/(?!augmentationjewel)|$)/u,
    path: /^(?:set\/)?stat$/u,
  },
  { table: "quests", source: inCurated("quest"), path: /^$/u },
  { table: "teleports", source: inCurated("teleport"), path: /^$/u },
  { table: "regions", source: inCurated("regiongrid"), path: /^$/u },
  { table: "recipes", source: inDump("recip", "sql|csv"), path: /^$/u },
  { table: "seeds", source: /(?:^|\/)seed\.csv$/u, path: /^$/u },
  { table: "teleports", source: /(?:^|\/)html\/teleporter$/u, path: /^$/u },
  { table: "classes", source: inDump("skilltre"), path: /^$/u },
  { table: "hennas", source: inDump("henna", "sql|csv"), path: /^$/u },
  { table: "spellbooks", source: inDump("skillspellbook"), path: /^$/u },
  { table: "teleports", source: inDump("teleport"), path: /^$/u },
  { table: "castles", source: inDump("castl"), path: /^$/u },
  { table: "zones", source: inDump("zon"), path: /^$/u },
  { table: "herbGroups", source: inDump("herbdroplistgroup"), path: /^$/u },
  { table: "spawnGroups", source: inDump("randomspawn"), path: /^$/u },
  { table: "spawns", source: inDump("spawnlist"), path: /^$/u },
  { table: "npcs", source: inDump("npc"), path: /^$/u },
  { table: "drops", source: inDump("droplist"), path: /^$/u },
  { table: "items", source: inDump("weapon|armor|etcitem"), path: /^$/u },
  { table: "buyLists", source: inDump("merchantbuylist"), path: /^$/u },
  { table: "armorSets", source: inDump("armorset", "sql|csv"), path: /^$/u },
];

/** Counts what the files of a datapack hold for each table, by the elements and rows themselves. */
export function heldRows(counts: readonly ElementCount[]): ReadonlyMap<TableName, number> {
  const held = new Map<TableName, number>();
  for (const counted of counts) {
    const { count, attributes } = counted;
    const holding = holdingOf(counted);
    if (holding === undefined) continue;
    const lists = holding.attributes ?? [];
    const number = Math.min(count, ...lists.map((names) => sumOf(names, attributes)));
    held.set(holding.table, (held.get(holding.table) ?? 0) + number);
  }
  return held;
}

function holdingOf({ source, path, unwrapped }: ElementCount): Holding | undefined {
  const from = pathKey(source);
  const holdingAt = (text: string) => {
    const at = text.split("/").map(nameKey).join("/");
    return holdings.find((one) => one.source.test(from) && one.path.test(at));
  };
  return holdingAt(path) ?? (unwrapped === undefined ? undefined : holdingAt(unwrapped));
}

/**
 * Counts the rows of each dump that no table is counted by, such as the minions of NPCs, with the additions of the server's owner, and those of
 * them that could be read.
 */
export function otherDumps(counts: readonly ElementCount[]) {
  const dumps = counts.filter((one) => DUMP.test(one.source) && one.count > 0 && holdingOf(one) === undefined);
  return [...groupBy(dumps, ({ source }) => source.replace(ADDITION, ""))].map(([file, group]) => {
    const held = group.reduce((sum, { count }) => sum + count, 0);
    return { file, held, read: held - group.reduce((sum, { lost }) => sum + lost, 0) };
  });
}

const DUMP = /\.sql$/iu;
const ADDITION = /(?<=^sql\/)custom_/u;

const sumOf = (names: readonly string[], attributes: ReadonlyMap<string, number>) =>
  [...attributes].reduce((sum, [name, count]) => (meantName(name, names) === undefined ? sum : sum + count), 0);

/** Whether a file, or those of a folder, may hold rows of a table that is none of some, by its name and its folder. */
export function mayHold(file: string, others: ReadonlyMap<TableName, number> = new Map()): boolean {
  const from = pathKey(file);
  return holdings.some(({ table, source }) => !others.has(table) && source.test(from));
}
