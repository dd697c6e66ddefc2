import { interlude } from "@gamedata/interlude";
import { DEFAULT_REGION_GRID } from "@gamedata/schema";
import { expect, test } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";

const { columns, rows } = DEFAULT_REGION_GRID;

const ADENA_ITEM_ID = 57;
const HIGHEST_PLAYER_LEVEL = 80;
const HIGHEST_NPC_LEVEL = 99;
const SECONDS_PER_HOUR = 3600;

const items = new Map(interlude.items.map((item) => [item.id, item]));
const npcs = new Map(interlude.npcs.map((npc) => [npc.id, npc]));

/** Gives the rows that break a rule, so that a failure names them. */
const breaking = <Row>(rows: readonly Row[], holds: (row: Row) => boolean | undefined) =>
  rows.filter((row) => !holds(row));

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

test("NPCs have a level from 1 to 99, a type and an AI", () => {
  const holds = breaking(
    interlude.npcs,
    ({ level = 0, type, ai }) => isBetween(level, 1, HIGHEST_NPC_LEVEL) && !!type && !!ai,
  );
  expect(holds).toEqual([]);
});

test("classes learn and quests start at levels of players", () => {
  const learned = interlude.classes.flatMap(({ skills = [] }) => skills);
  expect(breaking(learned, ({ minPlayerLevel }) => isBetween(minPlayerLevel, 1, HIGHEST_PLAYER_LEVEL))).toEqual([]);
  expect(breaking(interlude.quests, ({ levelMin = 1 }) => isBetween(levelMin, 1, HIGHEST_PLAYER_LEVEL))).toEqual([]);
});

test("every drop has a chance", () => {
  expect(breaking(interlude.drops, ({ chance }) => chance >= 1)).toEqual([]);
});

test("the adena category holds adena only, and only monsters drop", () => {
  expect(breaking(interlude.drops, ({ category, itemId }) => category !== 0 || itemId === ADENA_ITEM_ID)).toEqual([]);
  const droppers = new Set(interlude.drops.map(({ npcId }) => npcs.get(npcId)?.type));
  expect([...droppers].sort()).toEqual(yaml`
    [Chest, FeedableBeast, FestivalMonster, GrandBoss, HalishaChest, Monster, PenaltyMonster, RaidBoss, RiftInvader]
  `);
});

test("spawns and locations lie on the map's region grid", () => {
  const isOnMap = ({ x, y }: { readonly x: number; readonly y: number }) =>
    isBetween((x >> 15) + 4, 0, columns - 1) && isBetween((y >> 15) + 8, 0, rows - 1);
  expect(breaking(interlude.spawns, isOnMap)).toEqual([]);
  expect(breaking(interlude.locations, isOnMap)).toEqual([]);
});

test("raid bosses respawn after whole hours", () => {
  const raids = interlude.spawns.filter(({ npcId }) => npcs.get(npcId)?.type === "RaidBoss");
  expect(raids).not.toEqual([]);
  expect(breaking(raids, ({ respawnDelay = 0 }) => respawnDelay > 0 && respawnDelay % SECONDS_PER_HOUR === 0)).toEqual(
    [],
  );
});

test("every tile of the grid belongs to one region", () => {
  const tiles = interlude.regions.flatMap(({ tiles = [] }) => tiles.map(([column, row]) => column * rows + row));
  expect(tiles.length).toBe(columns * rows);
  expect(new Set(tiles).size).toBe(tiles.length);
});

test("weapons have a weapon type, worn items a slot, and only weapons take shots or act on a hit", () => {
  const { items } = interlude;
  expect(breaking(items, ({ type, weaponType }) => (type === "weapon") === (weaponType !== undefined))).toEqual([]);
  expect(breaking(items, ({ type, bodypart }) => type === "etcitem" || bodypart !== undefined)).toEqual([]);
  const others = items.filter(({ type }) => type !== "weapon");
  expect(breaking(others, (item) => !item.soulshots && !item.onCritSkill && !item.onCastSkill)).toEqual([]);
});

test("the pieces of armor sets are worn where the set says", () => {
  const slots = { legs: "legs", head: "head", gloves: "gloves", feet: "feet", shield: "lhand" } as const;
  for (const set of interlude.armorSets) {
    expect(["chest", "fullarmor"]).toContain(items.get(set.chest)?.bodypart);
    for (const [piece, slot] of Object.entries(slots) as [keyof typeof slots, string][]) {
      const id = set[piece];
      if (id !== undefined) expect(items.get(id)?.bodypart, `${set.name} ${piece}`).toBe(slot);
    }
  }
});

test("recipes are taught by recipe items, symbols are engraved by dyes, and every dye has its symbol", () => {
  expect(breaking(interlude.recipes, ({ itemId }) => items.get(itemId)?.etcItemType === "recipe")).toEqual([]);
  const dyes = interlude.items.filter(({ etcItemType }) => etcItemType === "dye").map(({ id }) => id);
  expect(interlude.hennas.map(({ dyeItemId }) => dyeItemId).sort((a, b) => a - b)).toEqual(dyes);
});

test("seeds, crops and mature crops are items of these types, and every castle has its circlet and seeds", () => {
  const { castles, seeds } = interlude;
  const typeOf = (id: number) => items.get(id)?.etcItemType;
  expect(breaking(seeds, ({ itemId, isAlternative }) => typeOf(itemId) === (isAlternative ? "seed2" : "seed"))).toEqual(
    [],
  );
  expect(breaking(seeds, ({ cropItemId }) => typeOf(cropItemId) === "crop")).toEqual([]);
  expect(breaking(seeds, ({ matureItemId }) => typeOf(matureItemId) === "maturecrop")).toEqual([]);
  expect(breaking(castles, ({ circletItemId }) => items.get(circletItemId)?.name.startsWith("Circlet of "))).toEqual(
    [],
  );
  expect(new Set(seeds.map(({ castleId }) => castleId))).toEqual(new Set(castles.map(({ id }) => id)));
});

test("the gates of a castle are its doors, and no door is of a castle and a clan hall", () => {
  const { castles, clanHalls, doors } = interlude;
  const placesOf = (rows: readonly { readonly x: number; readonly y: number; readonly hp?: number }[]) =>
    rows.map(({ x, y, hp }) => `${x},${y} ${hp}`).sort();
  for (const { id, gates = [] } of castles)
    expect(placesOf(doors.filter(({ castleId }) => castleId === id))).toEqual(placesOf(gates));
  expect(doors.filter(({ castleId, clanHallId }) => castleId !== undefined && clanHallId !== undefined)).toEqual([]);
  const halls = new Set(clanHalls.map(({ id }) => id));
  expect(breaking(doors, ({ clanHallId }) => clanHallId === undefined || halls.has(clanHallId))).toEqual([]);
});

test("soul crystals lead from level 0 to 13 in three colors, and NPCs raise only levels that can rise", () => {
  const { soulCrystals, soulCrystalNpcs } = interlude;
  const rising = new Map(soulCrystals.map((crystal) => [crystal.itemId, crystal]));
  const colorOf = (id: number | undefined) => /Red|Green|Blue/.exec(items.get(id ?? 0)?.name ?? "")?.[0];
  expect(
    breaking(soulCrystals, ({ itemId, level, stagedItemId, brokenItemId }) => {
      const next = rising.get(stagedItemId)?.level ?? 13;
      const color = colorOf(itemId);
      return (
        next === level + 1 && color !== undefined && colorOf(stagedItemId) === color && colorOf(brokenItemId) === color
      );
    }),
  ).toEqual([]);
  const levels = new Set(soulCrystals.map(({ level }) => level));
  expect(breaking(soulCrystalNpcs, (npc) => npc.levels.every((level) => levels.has(level)))).toEqual([]);
  expect(breaking(soulCrystalNpcs, ({ stageChance, breakChance }) => stageChance + breakChance <= 1000)).toEqual([]);
});

test("a symbol raises one stat and lowers another", () => {
  const holds = breaking(interlude.hennas, ({ statChanges }) => {
    const changes = Object.values(statChanges);
    return changes.length === 2 && changes.some((change) => change > 0) && changes.some((change) => change < 0);
  });
  expect(holds).toEqual([]);
});

test("a class learns every skill that a book teaches, but for one", () => {
  const learned = new Set(interlude.classes.flatMap(({ skills = [] }) => skills.map(({ skillId }) => skillId)));
  expect(breaking(interlude.spellbooks, ({ skillId }) => learned.has(skillId))).toEqual([
    { skillId: 1404, itemId: 8617 },
  ]);
});

test("nine classes are base classes, and every other one has a parent of its race", () => {
  const races = new Map(interlude.classes.map(({ id, race }) => [id, race]));
  expect(interlude.classes.filter(({ parentClassId }) => parentClassId === undefined)).toHaveLength(9);
  const children = interlude.classes.filter(({ parentClassId }) => parentClassId !== undefined);
  expect(breaking(children, ({ parentClassId = -1, race }) => races.get(parentClassId) === race)).toEqual([]);
});

test("a pet needs more experience at each level", () => {
  const pets = interlude.npcs.flatMap(({ id, petData }) => (petData ? [{ id, stats: petData.stats }] : []));
  expect(pets).toHaveLength(12);
  const isRising = (stats: readonly { readonly exp: number }[]) =>
    stats.every(({ exp }, index) => exp >= (stats[index - 1]?.exp ?? 0));
  expect(breaking(pets, ({ stats }) => isRising(stats))).toEqual([]);
});

test("nothing in a shop is free, and one point currency buys something", () => {
  const products = interlude.buyLists.flatMap(({ products }) => products);
  expect(breaking(products, ({ price }) => price > 0)).toEqual([]);
  const required = new Set(interlude.exchanges.flatMap(({ required }) => required.map(({ itemId }) => itemId)));
  // PC Cafe Points are curated, though none of the curated multisells takes them.
  expect(breaking(interlude.pointCurrencies, ({ itemId }) => required.has(itemId)).map(({ itemId }) => itemId)).toEqual(
    [65_436],
  );
});
