import { counted } from "@gamedata/program";
import { type RegionGrid, sellersOfList, skillLevelsOf, type TableName } from "@gamedata/schema";
import type { Account } from "../accounting/account.js";
import { type SourcedTables, tableNames } from "../tables/sourced-tables.js";

const number = (value: number) => value.toLocaleString("en");
const distinct = (keys: readonly (number | string)[]) => number(new Set(keys).size);
const sum = (values: readonly number[]) => number(values.reduce((total, value) => total + value, 0));

/** The tables of which no file of a server states anything. */
const OWN: ReadonlySet<TableName> = new Set([
  "doubts",
  "enchantBonuses",
  "engineRules",
  "exchanges",
  "lifeStones",
  "locationOverrides",
  "pointCurrencies",
  "raceIcons",
]);

/** Describes what of each table was read, or how many rows it has where these cannot be counted in the files, one line for each, and the tables that no file states in a form that is read. */
export function describeAccounts(accounts: readonly Account[], tables: SourcedTables): readonly string[] {
  const counted = new Set(accounts.map(({ table }) => table));
  const others = tableNames.filter((name) => !counted.has(name));
  const missing = others.filter((name) => !OWN.has(name) && tables[name].length === 0);
  const lines = accounts.flatMap(({ table, held, read, leftOut = 0, apart = new Map<string, number>() }) => [
    leftOut > 0
      ? `${table}: read none, left out ${number(leftOut)}`
      : `${table}: read ${number(read)} of ${number(held)}`,
    ...[...apart].map(
      ([folder, count]) => `${table}: not read ${number(count)} in ${folder}, which only some servers read`,
    ),
  ]);
  for (const name of others) if (tables[name].length > 0) lines.push(`${name}: ${number(tables[name].length)}`);
  return missing.length === 0 ? lines : [...lines, `not stated in a form that is read: ${missing.join(", ")}`];
}

/** Describes the counts of a data set, one line for each kind of record. */
export function describeCounts(tables: SourcedTables, grid: RegionGrid): readonly string[] {
  const rows = <Row>(list: readonly { readonly row: Row }[]) => list.map(({ row }) => row);
  const [items, npcs, drops, spawns] = [rows(tables.items), rows(tables.npcs), rows(tables.drops), rows(tables.spawns)];
  const leaders = npcs.filter(({ minions }) => minions !== undefined);
  const ofType = (type: string) => number(items.filter((item) => item.type === type).length);
  const exchanges = rows(tables.exchanges);
  const buyLists = rows(tables.buyLists);
  const classes = rows(tables.classes);
  const teleports = rows(tables.teleports);
  const regions = rows(tables.regions);
  const tiles = regions.reduce((total, region) => total + (region.tiles?.length ?? 0), 0);
  return [
    `items ${number(items.length)} (weapon ${ofType("weapon")}, armor ${ofType("armor")}, etcitem ${ofType("etcitem")})`,
    `NPCs ${number(npcs.length)}, ${distinct(npcs.map(({ name, level }) => JSON.stringify([name, level])))} by name and level`,
    `NPCs with drops ${distinct(drops.map(({ npcId }) => npcId))}`,
    `drop rows ${number(drops.length)} in ${counted(distinct(drops.map(({ npcId, category }) => `${npcId}/${category}`)), "category", "categories")}`,
    `NPCs with minions ${number(leaders.length)}, with ${counted(sum(leaders.map(({ minions = [] }) => minions.length)), "link")}`,
    `spawns ${number(spawns.length)} of ${counted(distinct(spawns.map(({ npcId }) => npcId)), "NPC")}`,
    `spawn groups ${number(tables.spawnGroups.length)}`,
    `herb groups ${number(tables.herbGroups.length)}`,
    `recipes ${number(tables.recipes.length)}`,
    `armor sets ${number(tables.armorSets.length)}`,
    `skills ${number(tables.skills.length)} with ${counted(sum(rows(tables.skills).map((row) => skillLevelsOf(row).length)), "level")}`,
    `multisells ${number(tables.multisells.length)} with ${counted(sum(rows(tables.multisells).map(({ entries }) => entries.length)), "exchange")}`,
    `curated multisells ${distinct(exchanges.map(({ multisellId }) => multisellId))} with ${counted(number(exchanges.length), "exchange")}`,
    `buy lists ${number(buyLists.length)} of ${counted(distinct(buyLists.flatMap(sellersOfList)), "NPC")} with ${counted(sum(buyLists.map(({ products }) => products.length)), "product")}`,
    `classes ${number(classes.length)} with ${counted(sum(classes.map(({ skills = [] }) => skills.length)), "skill row")}`,
    `spellbooks ${number(tables.spellbooks.length)}`,
    `quests ${number(tables.quests.length)}`,
    `regions ${number(regions.length)} on ${number(tiles)} of ${grid.columns} × ${grid.rows} tiles`,
    `locations ${number(tables.locations.length)}`,
    `hennas ${number(tables.hennas.length)}`,
    `doubts ${number(tables.doubts.length)}`,
    `castles ${number(tables.castles.length)}`,
    `seeds ${number(tables.seeds.length)}`,
    `teleports ${number(teleports.length)} of ${distinct(teleports.map(({ npcId }) => npcId))} NPCs`,
    `experience of ${number(tables.experience.length)} levels`,
    `soul crystals ${number(tables.soulCrystals.length)}, raised by ${number(tables.soulCrystalNpcs.length)} NPCs`,
    `engine rules ${number(tables.engineRules.length)}`,
    `zones ${number(tables.zones.length)}`,
    `enchant bonuses ${number(tables.enchantBonuses.length)}`,
    `growth of ${number(tables.classGrowth.length)} classes`,
    `${number(tables.boxes.length)} boxes`,
    `enchant scrolls ${number(tables.enchantScrolls.length)}, chances of ${counted(number(tables.enchantChances.length), "group")}`,
    `life stones ${number(tables.lifeStones.length)}`,
    `skill trees ${number(tables.skillTrees.length)}`,
    `enchant routes ${number(tables.skillEnchants.length)} of ${counted(distinct(rows(tables.skillEnchants).map(({ skillId }) => skillId)), "skill")}`,
    `fish ${number(tables.fishes.length)}, lures ${number(tables.lures.length)}`,
    `clan halls ${number(tables.clanHalls.length)}`,
    `categories ${number(tables.categories.length)}`,
    `doors ${number(tables.doors.length)}, static objects ${number(tables.staticObjects.length)}`,
  ];
}
