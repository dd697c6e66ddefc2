// Measures core's queries over the interlude data set: how long an answer takes, over all ids and over fixed list queries.
import * as core from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import { Bench } from "tinybench";

const MICROSECONDS_PER_MILLISECOND = 1000;

/** Every query of a detail, with the ids that it is asked in turn. */
const npcIds = interlude.npcs.map(({ id }) => id);
const details = {
  getItem: [core.getItem, interlude.items.map(({ id }) => id)],
  listItemDroppers: [core.listItemDroppers, interlude.items.map(({ id }) => id)],
  getNpc: [core.getNpc, npcIds],
  listNpcSpawns: [core.listNpcSpawns, npcIds],
  getNpcDrops: [core.getNpcDrops, [...new Set(interlude.drops.map(({ npcId }) => npcId))]],
  getNpcShop: [core.getNpcShop, npcIds],
  getRawNpc: [core.getRawNpc, npcIds],
  getQuest: [core.getQuest, interlude.quests.map(({ id }) => id)],
  getClass: [core.getClass, interlude.classes.map(({ id }) => id)],
  getHenna: [core.getHenna, interlude.hennas.map(({ symbolId }) => symbolId)],
};

/** List queries, each as it is written in a program. */
const lists = {
  "listItems: a page": (catalog) => core.listItems(catalog, { offset: 4000 }),
  "listItems: a sorted page": (catalog) => core.listItems(catalog, { sort: "-name", offset: 4000 }),
  "listItems: q=draconic": (catalog) => core.listItems(catalog, { q: "draconic" }),
  "listItems: q=a": (catalog) => core.listItems(catalog, { q: "a" }),
  "listItems: q, grade and sort": (catalog) => core.listItems(catalog, { q: "sword", grade: "s", sort: "name" }),
  "listNpcs: levels and type": (catalog) =>
    core.listNpcs(catalog, { npcType: "RaidBoss", levelMin: 40, sort: "level" }),
  "listRawNpcs: q=guard": (catalog) => core.listRawNpcs(catalog, { q: "guard" }),
  "listQuests: all": (catalog) => core.listQuests(catalog),
  "listArmorSets: all": (catalog) => core.listArmorSets(catalog),
  countItemGrades: (catalog) => core.countItemGrades(catalog),
  parseItemListQuery: () => core.parseItemListQuery({ q: "bow", type: "weapon", sort: "-name", limit: "20" }),
};

/** Prints what a task's samples show, in microseconds. */
function rowsOf(bench) {
  return Object.fromEntries(
    bench.tasks.map(({ name, result: { latency } }) => {
      const shown = { mean: latency.mean, p50: latency.p50, p99: latency.p99 };
      const row = Object.entries(shown).map(([key, value]) => [
        `${key} µs`,
        (value * MICROSECONDS_PER_MILLISECOND).toFixed(1),
      ]);
      return [name, Object.fromEntries(row)];
    }),
  );
}

/** Measures one query at a time, each id in its turn. */
async function measure(catalog) {
  const bench = new Bench({ time: 500, warmupTime: 100 });
  for (const [name, [query, ids]] of Object.entries(details)) {
    let turn = 0;
    bench.add(name, () => query(catalog, ids[turn++ % ids.length]));
  }
  for (const [name, query] of Object.entries(lists)) bench.add(name, () => query(catalog));
  await bench.run();
  return rowsOf(bench);
}

/** Measures what is done once: the first answers include what they prepare. */
function measureOnce() {
  const once = {};
  const time = (name, run) => {
    const start = performance.now();
    const value = run();
    once[name] = { "ms, once": (performance.now() - start).toFixed(2) };
    return value;
  };
  const catalog = time("createCatalog", () => core.createCatalog(interlude));
  time("first getItem", () => core.getItem(catalog, 57));
  time("first getNpc", () => core.getNpc(catalog, 29001));
  time("first listItemDroppers", () => core.listItemDroppers(catalog, 57));
  time("first sorted list", () => core.listItems(catalog, { sort: "name" }));
  time("first search", () => core.listItems(catalog, { q: "draconic" }));
  return { once, catalog };
}

const { once, catalog } = measureOnce();
console.log(`Node ${process.version}, data version ${interlude.manifest.dataVersion}`);
console.table(once);
console.table(await measure(catalog));
