import fc from "fast-check";
import * as v from "valibot";
import type { Facts, ListedFact } from "./facts.js";
import { area, levelFilters, type Parameter, playerLevel, rate } from "./lists.js";
import { type PlacedRow, spawningNpcsOf } from "./map.js";
import { readExactChoice } from "./reading.js";
import { must } from "./violation.js";

const choice = (...words: readonly string[]): Parameter => ({
  read: (text) => readExactChoice(text, words),
  values: () => fc.constantFrom(...words),
});

/** The parameters of the ranking of what can be hunted. */
export const huntingParameters: Readonly<Record<string, Parameter>> = {
  playerLevel: {
    ...playerLevel,
    read: (text, facts) =>
      text === undefined || text === ""
        ? { value: undefined, codes: ["INVALID_PARAMETER"] }
        : playerLevel.read(text, facts),
  },
  rate,
  rateDrop: rate,
  rateAdena: rate,
  rateSpoil: rate,
  rateExp: rate,
  rateSp: rate,
  ...levelFilters,
  by: choice("exp", "sp", "adena", "value"),
  per: choice("hp", "kill", "hour"),
  region: area(0, 26),
  aggressive: choice("true", "false"),
};

const huntingQuery = v.object({
  playerLevel: v.number(),
  rateExp: v.optional(v.number(), 1),
  rateSp: v.optional(v.number(), 1),
  levelMin: v.optional(v.number(), Number.NEGATIVE_INFINITY),
  levelMax: v.optional(v.number(), Number.POSITIVE_INFINITY),
  by: v.optional(v.picklist(["exp", "sp", "adena", "value"]), "exp"),
  per: v.optional(v.string(), "hp"),
  region: v.optional(v.number()),
  aggressive: v.optional(v.string()),
});
type HuntingQuery = v.InferOutput<typeof huntingQuery>;

const huntingBody = v.object({
  data: v.array(
    v.object({
      npc: v.optional(v.object({ id: v.number() })),
      spawnCount: v.optional(v.number()),
      respawnSeconds: v.optional(v.nullable(v.number())),
      hp: v.optional(v.nullable(v.number())),
      exp: v.optional(v.number()),
      sp: v.optional(v.number()),
      adena: v.optional(v.number()),
      value: v.optional(v.number()),
      score: v.optional(v.nullable(v.number())),
    }),
  ),
  meta: v.object({
    total: v.number(),
    offset: v.number(),
    levelRule: v.nullable(v.object({ freeLevels: v.number() })),
  }),
});

const bosses: readonly (string | undefined)[] = ["RaidBoss", "GrandBoss"];

const isNear = (a: number | null | undefined, b: number | null | undefined) =>
  a === b || Math.abs((a ?? Number.NaN) - (b ?? Number.NaN)) <= 1e-9 * Math.abs(a ?? 0);

interface Hunted {
  readonly fact: ListedFact;
  readonly rows: readonly PlacedRow[];
}

function huntedOf(facts: Facts, query: HuntingQuery): readonly Hunted[] {
  return spawningNpcsOf(facts).flatMap(({ fact, rows }) => {
    const { id, type, level, numbers, values } = fact;
    const there = rows.filter(({ groupId, region }) => groupId === undefined && region === (query.region ?? region));
    const isWanted =
      facts.monsters.has(id) &&
      !bosses.includes(type) &&
      (numbers?.["exp"] ?? 0) > 0 &&
      (level ?? query.levelMin) >= query.levelMin &&
      (level ?? query.levelMax) <= query.levelMax &&
      (query.aggressive === undefined || values?.["aggressive"]?.includes(query.aggressive) === true);
    return isWanted && there.length > 0 ? [{ fact, rows: there }] : [];
  });
}

/** What the tables say of a monster, and by what its score multiplies the amount that is ranked. */
function shownOf({ dataset }: Facts, query: HuntingQuery, { fact, rows }: Hunted) {
  const rules = new Map<string, number>(dataset.engineRules.map(({ name, value }) => [name, value]));
  const over = query.playerLevel - (fact.level ?? query.playerLevel) - (rules.get("expGapFree") ?? Infinity);
  const share = (rules.get("expGapNumerator") ?? 1) / (rules.get("expGapDenominator") ?? 1);
  const factor = over > 0 ? share ** over : 1;
  const raw = dataset.npcs.find(({ id }) => id === fact.id);
  const delays = rows.flatMap(({ respawnDelay = 0, count = 1 }) => new Array<number>(count).fill(respawnDelay));
  const timed = delays.filter((delay) => delay > 0);
  const hp = fact.numbers?.["hp"] ?? null;
  const kills = timed.reduce((sum, delay) => sum + 3600 / delay, 0);
  return {
    spawnCount: delays.length,
    respawnSeconds: timed.length === 0 ? null : timed.reduce((sum, delay) => sum + delay, 0) / timed.length,
    hp,
    exp: (raw?.exp ?? 0) * query.rateExp * factor,
    sp: (raw?.sp ?? 0) * query.rateSp * factor,
    times: { kill: 1, hour: kills, hp: hp === null ? null : 1000 / hp }[query.per] ?? null,
  };
}

/**
 * Checks a page of the ranking of what can be hunted against the tables: which monsters it shows, in which order, and what a
 * kill gives. Adena and value are taken as they are shown.
 *
 * @param parameters The parameters as they were read.
 * @param json The body.
 * @param facts What records there are.
 */
export function checkHunting(json: unknown, { parameters }: { readonly parameters: unknown }, facts: Facts): void {
  const query = v.parse(huntingQuery, parameters);
  const { data, meta } = v.parse(huntingBody, json);
  const hunted = new Map(huntedOf(facts, query).map((one) => [one.fact.id, one]));
  must(meta.total === hunted.size, `${meta.total} are hunted; the tables have ${hunted.size}`);
  const hasRule = facts.dataset.engineRules.some(({ name }) => name === "expGapFree");
  must((meta.levelRule !== null) === hasRule, `the level rule is ${JSON.stringify(meta.levelRule)}`);
  for (const [index, row] of data.entries()) {
    const [score, next] = [row.score, data[index + 1]?.score];
    if (next !== undefined) must((score ?? -1) >= (next ?? -1), `${score} comes before ${next}`);
    if (row.npc === undefined) continue;
    const one = hunted.get(row.npc.id);
    must(one !== undefined, `${row.npc.id} does not belong here`);
    const { times, ...shown } = shownOf(facts, query, one);
    for (const [name, value] of Object.entries(shown)) {
      const given = row[name as keyof typeof shown];
      must(given === undefined || isNear(value, given), `${name} of ${row.npc.id} is ${given}, not ${value}`);
    }
    const amount = { adena: row.adena, value: row.value, exp: shown.exp, sp: shown.sp }[query.by];
    if (score === undefined || amount === undefined) continue;
    const expected = times === null ? null : amount * times;
    must(isNear(expected, score), `the score of ${row.npc.id} is ${score}, not ${expected}`);
  }
}
