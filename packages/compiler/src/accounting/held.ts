import type { TableName } from "@gamedata/schema";
import type { ElementCount } from "../read/inventory.js";
import { meantName, nameKey } from "../read/name.js";
import { pathKey } from "../read/root.js";
import { treesByElement } from "../tables/classes/named-trees.js";
import { groupBy } from "../tables/rows-by-id.js";

type Holding = readonly [table: TableName, source: RegExp, path?: RegExp, ...attributes: (readonly string[])[]];

/** The skills of the trees of L2-Scripts that are read. */
const namedTrees = new RegExp(
  `^(?:${Object.keys(treesByElement).map(nameKey).join("|")})/(?:(?:rac|cla)/)?skill$`,
  "u",
);

/** A file of a folder, or a file, by the last part of its path as a key. */
const inXml = (folder: string) => new RegExp(`(?:^|/)(?:${folder})(?:\\.xml|/|$)`, "u");

const inDump = (names: string, endings = "sql") => new RegExp(`(?:^|/)(?:custom)?(?:${names})\\.(?:${endings})$`, "u");
const inCurated = (name: string) => new RegExp(`(?:^|/)${name}\\.json$`, "u");

const ID = ["id", "itemId", "npcId", "chestId"];

/**
 * The name of a table, where its rows are in the files, and the path of the element of one; without a path they are the rows of a dump. Names are
 * keys, without a plural: `cla` is `class` and `classes`. Of two that fit, the first counts. Lists of attributes follow, where an element may state no row: it has one of each list.
 */
const holdings: readonly Holding[] = [
  ["recipes", inXml("recip"), /^[^/]+$/u, ["id"]],
  ["items", inXml("item"), /^(?:item|weapon|armor|etcitem|etc|jewelry|accessori|cursed)$/u, ID],
  ["npcs", inXml("npc"), /^npc$/u, ID],
  ["buyLists", inXml("npc"), /^npc\/tradelist\/trad\/item$/u],
  ["drops", inXml("npc"), /^npc\/(?!database).*(?:drop|reward|item)/u, ID, ["chance"]],
  ["drops", inXml("npc|npcdrop"), /^drop\/category\/item$/u],
  ["skills", inXml("skill"), /^skill$/u, ID],
  ["spawns", inXml("spawn(?:list)?"), /(?:^|\/)npc$/u, ID],
  ["spawns", inXml("spawn(?:list)?"), /(?:^|\/)spawn$/u, ["npcId"]],
  ["multisells", inXml("multisell"), /^item$/u],
  ["buyLists", inXml("buylist"), /^(?:buylist\/)?(?:item|product)$/u, ID],
  ["buyLists", inXml("[a-z]*buylist|gmshop"), /^(?:tradelist|npc\/buylist)\/item$/u, ID],
  ["teleports", inXml("npc"), /^npc\/teleportlist\/sublist\/target$/u],
  ["classes", inXml("skilltre"), /^normalskilltre\/cla\/skill$/u],
  ["skillTrees", inXml("skilltre"), namedTrees],
  ["hennas", inXml("henna(?:list)?"), /^henna$/u],
  ["armorSets", inXml("armorset"), /^(?:set|armorset)$/u],
  ["zones", inXml("zon"), /^zon$/u],
  ["classes", inXml("cla"), /^cla\/skill(?:tre)?\/skill$/u],
  ["classGrowth", inXml("cla"), /^cla\/set$/u, ["hpTable", "lvlHpAdd"]],
  ["classGrowth", inXml("basestat|templat"), /^lvlupgaindata$/u],
  ["classGrowth", inXml("playertemplat"), /^cla$/u, ["hpTable"]],
  ["classGrowth", inXml("classdata"), /^classdata$/u],
  ["classGrowth", inXml("chartemplat"), /^templat\/set$/u, ["lvlHpAdd"]],
  ["classGrowth", inDump("lvlupgain")],
  ["classGrowth", inXml("lvlupdata"), /^lvlup$/u],
  ["classes", inXml("skilltre"), /^skilltre\/skill$/u],
  ["skillTrees", inXml("skillstre"), /^(?:clan\/)?skill$/u],
  ["skillTrees", inXml("skillstre|skill/tre"), /^(?:clan|fishing)skill$/u],
  ["clanHalls", inXml("clanhall"), /^clanhall$/u],
  ["clanHalls", inDump("clanhall|siegableclanhall")],
  ["categories", inXml("categorydata|categori"), /^category$/u],
  ["fishes", inXml("fish(?:data)?"), /^fish$/u],
  ["fishes", inDump("fish", "sql|csv")],
  ["skillTrees", inXml("(?:pledge|fishing|transform|special|certification)skilltre"), /^[^/]+$/u],
  ["classes", inXml("skilltre"), /^skill\/data$/u],
  ["spellbooks", inXml("skillspellbook"), /^skillspellbook$/u],
  ["spellbooks", inXml("spellbook"), /^book$/u],
  ["teleports", inXml("teleportlocation"), /^teleport$/u],
  ["teleports", inXml("teleport|instantteleport"), /^(?:telposlist\/loc|teleport)$/u],
  ["teleports", inXml("teleporter"), /^npc\/teleport\/location$/u],
  ["doors", inXml("door|doordata"), /^door$/u],
  ["doors", inDump("castledoor|fortdoor")],
  ["doors", inDump("door", "sql|csv")],
  ["staticObjects", inXml("staticobject"), /^(?:static)?object$/u],
  ["staticObjects", /(?:^|\/)staticobject\.csv$/u],
  ["castles", inXml("castl|seed"), /^castl$/u],
  ["seeds", inXml("seed|manor|manorseed"), /^(?:(?:castl|manor)\/crop|seed)$/u],
  ["regions", inXml("mapregion"), /^(?:region|area\/restartarea)\/map$/u],
  ["herbGroups", inXml("herbdrop|herbsdroplist"), /^group\/item$/u],
  ["soulCrystals", inXml("soulcrystal|(?:levelup)?crystals?data"), /^(?:crystal\/(?:crystal|item)|item)$/u],
  ["soulCrystalNpcs", inXml("soulcrystal|(?:levelup)?crystals?data"), /^npc\/(?:npc|item)$/u],
  ["experience", inXml("experienc|playerlevel|leveldata"), /^(?:exp|experienc|playerlevel|leveldata)$/u],
  ["enchantBonuses", inXml("enchanthpbonu"), /^enchanthp$/u],
  ["enchantScrolls", inXml("enchantitemdata"), /^(?:enchant|support|scroll)$/u, ["id"]],
  ["enchantScrolls", inXml("enchant"), /^scroll$/u, ["id"]],
  ["enchantScrolls", inXml("enchantitem"), /^enchantscroll$/u, ["id"]],
  ["enchantChances", inXml("enchantitem"), /^chancevariation\/variation$/u],
  ["enchantChances", inXml("enchantitemgroup"), /^enchantscrollgroup$/u],
  ["augmentationSkills", /(?:^|\/)augmentation$/u, /^augmentation$/u],
  ["augmentationStats", /(?:^|\/)augmentation(?:\/(?!augmentationjewel)|$)/u, /^(?:set\/)?stat$/u],
  ["quests", inCurated("quest")],
  ["teleports", inCurated("teleport")],
  ["regions", inCurated("regiongrid")],
  ["recipes", inDump("recip", "sql|csv")],
  ["seeds", /(?:^|\/)seed\.csv$/u],
  ["teleports", /(?:^|\/)html\/teleporter$/u],
  ["classes", inDump("skilltre")],
  ["hennas", inDump("henna", "sql|csv")],
  ["spellbooks", inDump("skillspellbook")],
  ["teleports", inDump("teleport")],
  ["castles", inDump("castl")],
  ["zones", inDump("zon")],
  ["herbGroups", inDump("herbdroplistgroup")],
  ["spawnGroups", inDump("randomspawn")],
  ["spawns", inDump("spawnlist")],
  ["npcs", inDump("npc")],
  ["drops", inDump("droplist")],
  ["items", inDump("weapon|armor|etcitem")],
  ["buyLists", inDump("merchantbuylist")],
  ["armorSets", inDump("armorset", "sql|csv")],
];

/** Counts what the files of a datapack hold for each table, by the elements and rows themselves. */
export function heldRows(counts: readonly ElementCount[]): ReadonlyMap<TableName, number> {
  const held = new Map<TableName, number>();
  for (const counted of counts) {
    const { count, attributes } = counted;
    const holding = holdingOf(counted);
    if (holding === undefined) continue;
    const [table, , , ...lists] = holding;
    const number = Math.min(count, ...lists.map((names) => sumOf(names, attributes)));
    held.set(table, (held.get(table) ?? 0) + number);
  }
  return held;
}

function holdingOf({ source, path, unwrapped }: ElementCount): Holding | undefined {
  const from = pathKey(source);
  const holdingAt = (text: string) => {
    const at = text.split("/").map(nameKey).join("/");
    return holdings.find(([, source, path = /^$/u]) => source.test(from) && path.test(at));
  };
  return holdingAt(path) ?? (unwrapped === undefined ? undefined : holdingAt(unwrapped));
}

/**
 * Counts the rows of the dumps that add to rows of other files, such as the minions of NPCs, and how many of them could be read. The additions
 * of the server's owner in `custom_…` count with them.
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

/** Whether a file or folder may, by its name, hold rows of a table that is not one of `others`. */
export function mayHold(file: string, others: ReadonlyMap<TableName, number> = new Map()): boolean {
  const from = pathKey(file);
  return holdings.some(([table, source]) => !others.has(table) && source.test(from));
}
