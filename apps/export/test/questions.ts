import * as v from "valibot";
import { ask } from "./data.js";

/** A question to the data: in SQL, and with the API. Both answers are lists of rows, in the same order. */
export interface Question {
  readonly question: string;
  readonly sql: string;
  readonly answer: () => Promise<readonly object[]>;
}

const { number, nullable, string } = v;
const ref = v.object({ id: number(), name: string() });
const quantity = v.object({ itemId: number(), name: string(), count: number() });

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) => rows.toSorted((a, b) => a.id - b.id);

/** The ten questions that players ask most. */
export const questions: readonly Question[] = [
  {
    question: "Which weapons are of grade S?",
    sql: "SELECT id, name, stats_pAtk AS pAtk FROM items WHERE grade = 's' AND type = 'weapon' ORDER BY id",
    async answer() {
      const found = await ask("items?type=weapon&grade=s&limit=200", v.array(v.object({ id: number() })));
      const weapon = v.object({ id: number(), name: string(), stats: v.object({ pAtk: v.optional(number(), 0) }) });
      const details = await Promise.all(found.map(({ id }) => ask(`items/${id}`, weapon)));
      return byId(details).map(({ id, name, stats }) => ({ id, name, pAtk: stats.pAtk }));
    },
  },
  {
    question: "Who drops a Stem, and how often?",
    sql: "SELECT npcId AS id, npcName AS name, qty, chance FROM npc_drops WHERE itemId = 1864 AND type <> 'spoil' ORDER BY chance DESC, npcId, qty",
    async answer() {
      const source = v.object({ npc: ref, qty: string(), chance: number() });
      const rows = await Promise.all(
        [0, 200, 400, 600].map((offset) => ask(`items/1864/dropped-by?limit=200&offset=${offset}`, v.array(source))),
      );
      return rows
        .flat()
        .map(({ npc, qty, chance }) => ({ ...npc, qty, chance }))
        .sort((a, b) => b.chance - a.chance || a.id - b.id || (a.qty < b.qty ? -1 : 1));
    },
  },
  {
    question: "What does a Wolf give?",
    sql: `SELECT itemId, itemName, type, "group", probability, expected FROM npc_loot WHERE npcId = 20120 ORDER BY type, itemId`,
    async answer() {
      const row = { itemId: number(), itemName: string(), type: string(), group: number(), probability: number() };
      const { rows } = await ask(
        "npcs/20120/loot",
        v.object({ rows: v.array(v.object({ ...row, expected: number() })) }),
      );
      return rows.sort((a, b) => (a.type === b.type ? a.itemId - b.itemId : a.type < b.type ? -1 : 1));
    },
  },
  {
    question: "Which recipes need a Stem, and how many?",
    sql: "SELECT r.id, r.name, i.count FROM recipes r JOIN recipes_ingredients i ON i.recipes_id = r.id WHERE i.itemId = 1864 ORDER BY r.id",
    async answer() {
      const found = await ask("recipes?ingredient=1864&limit=200", v.array(ref));
      const recipe = v.object({ id: number(), name: string(), ingredients: v.array(quantity) });
      const details = await Promise.all(found.map(({ id }) => ask(`recipes/${id}`, recipe)));
      return byId(details).flatMap(({ id, name, ingredients }) =>
        ingredients.filter(({ itemId }) => itemId === 1864).map(({ count }) => ({ id, name, count })),
      );
    },
  },
  {
    question: "Who sells soulshots of no grade, and at which price?",
    sql: "SELECT npc_id AS id, npc_name AS name, price FROM items_soldBy WHERE items_id = 1835 ORDER BY position",
    async answer() {
      const { soldBy } = await ask(
        "items/1835",
        v.object({ soldBy: v.array(v.object({ npc: ref, price: number() })) }),
      );
      return soldBy.map(({ npc, price }) => ({ ...npc, price }));
    },
  },
  {
    question: "How many skill points do all skills of a Human Wizard up to level 30 take?",
    sql: `WITH RECURSIVE line (id, parent) AS (
        SELECT id, parentClassId FROM classes WHERE name = 'Human Wizard'
        UNION SELECT c.id, c.parentClassId FROM classes c JOIN line ON c.id = line.parent
      ), learned AS (
        SELECT min(spCost) AS sp FROM classes_skills JOIN line ON classes_id = line.id
        WHERE minPlayerLevel <= 30 GROUP BY skillId, skillLevel
      )
      SELECT sum(sp) AS sp FROM learned`,
    async answer() {
      const { total } = await ask("classes/11/skills?level=30", v.object({ total: v.object({ sp: number() }) }));
      return [total];
    },
  },
  {
    question: "Who is at Iris Lake, and how often?",
    sql: "SELECT n.id, n.name, n.level, sum(coalesce(s.count, 1)) AS spawnCount FROM npcs_spawns s JOIN npcs n ON n.id = s.npcs_id WHERE s.location_id = 72 GROUP BY n.id ORDER BY n.id",
    async answer() {
      const npc = v.object({ id: number(), name: string(), level: nullable(number()), spawnCount: number() });
      return byId((await ask("locations/72", v.object({ npcs: v.array(npc) }))).npcs);
    },
  },
  {
    question: "Where does Bella teleport for adena, the cheapest place first?",
    sql: "SELECT id, name, price_count AS price FROM teleports WHERE from_id = 30256 AND price_itemId = 57 AND NOT isNoble ORDER BY price_count, id",
    async answer() {
      const teleport = v.object({ id: number(), name: string(), price: quantity, isNoble: v.boolean() });
      const rows = await ask("teleports?npc=30256&limit=200", v.array(teleport));
      return rows
        .filter(({ price, isNoble }) => price.itemId === 57 && !isNoble)
        .map(({ id, name, price }) => ({ id, name, price: price.count }))
        .sort((a, b) => a.price - b.price || a.id - b.id);
    },
  },
  {
    question: "Which quests does Galladucci start, or is he part of?",
    sql: `SELECT q.id, q.name FROM quests q JOIN (
        SELECT quests_id, id FROM quests_startNpcs UNION SELECT quests_id, id FROM quests_involvedNpcs
      ) n ON n.quests_id = q.id WHERE n.id = 30097 ORDER BY q.id`,
    async answer() {
      const detail = v.object({
        startsQuests: v.optional(v.array(ref), []),
        involvedInQuests: v.optional(v.array(ref), []),
      });
      const { startsQuests, involvedInQuests } = await ask("npcs/30097", detail);
      return byId([...new Map([...startsQuests, ...involvedInQuests].map((quest) => [quest.id, quest])).values()]);
    },
  },
  {
    question: "Which exchanges give a Draconic Bow, and what do they take?",
    sql: `SELECT e.exchanges_id AS id, e.position, r.itemId, r.name, r.count FROM exchanges_entries e
      JOIN exchanges_entries_required r ON r.exchanges_id = e.exchanges_id AND r.entries_position = e.position
      WHERE e.produces_itemId = 7575 ORDER BY e.exchanges_id, e.position, r.position`,
    async answer() {
      const found = await ask("exchanges?produces=7575&limit=200", v.array(v.object({ id: number() })));
      const entry = v.object({ required: v.array(quantity), produces: quantity });
      const details = await Promise.all(
        found.map(({ id }) => ask(`exchanges/${id}`, v.object({ id: number(), entries: v.array(entry) }))),
      );
      return byId(details).flatMap(({ id, entries }) =>
        entries.flatMap(({ produces, required }, index) =>
          produces.itemId === 7575 ? required.map((taken) => ({ id, position: index + 1, ...taken })) : [],
        ),
      );
    },
  },
];
