import { present } from "@gamedata/rules";
import { huntingMeasure, huntingUnit, regionId } from "@gamedata/schema";
import type {
  ExpLevelRule,
  HuntingFight,
  HuntingMeasure,
  HuntingMeta,
  HuntingTarget,
  HuntingUnit,
  Page,
} from "@gamedata/schema/types";
import * as v from "valibot";
import { type Catalog, derived, requireRows } from "../catalog/catalog.js";
import { invalidParameter } from "../error/game-data-error.js";
import { expLevelFactorOf, expLevelRuleOf, playerLevelEntry } from "../experience/experience.js";
import { attacksOf, fightLengthOf, hitsOf } from "../fights/attacks.js";
import { type Fighter, fighterClass, fighterEntries, fighterOf, npcSideOf } from "../fights/sides.js";
import type { ListHuntingTargetsQuery } from "../generated/queries.js";
import { type KillWorth, knownWorthOf } from "../loot/kills.js";
import { experienceRateEntries, lootTermsOf, rateEntries } from "../loot/loot-input.js";
import { isLevelGapUnknown } from "../loot/loot-rule.js";
import { npcYields } from "../npcs/effective-stats.js";
import { isAggressive, rounded } from "../npcs/npc-facts.js";
import { catalogQuery } from "../query/define-query.js";
import { shows } from "../query/fields.js";
import { DEFAULT_LIMIT, flagFilter, idFilter, pageEntries } from "../query/input.js";
import { showPage } from "../query/listing.js";
import { levelEntries, levelFilter } from "../query/number-ranges.js";
import type { RequiredQuery } from "../query/query.js";
import { engineRules, haveStatNumbers } from "../records/engine-rules.js";
import { npcWithLevelOf } from "../records/npcs.js";
import { highest } from "../rows/order.js";
import { meanDelayOf } from "../spawns/spawn-times.js";
import { type HuntingGround, huntingGroundsOf } from "./hunting-grounds.js";

const EFFECTIVE_HP = 1000;

const huntingQuery = derived((catalog) =>
  v.object({
    ...pageEntries(DEFAULT_LIMIT),
    playerLevel: playerLevelEntry(catalog, "The level of the player who hunts."),
    class: v.optional(v.pipe(fighterClass(), shows("fight"))),
    ...fighterEntries(),
    ...rateEntries(),
    ...experienceRateEntries(),
    by: v.optional(huntingMeasure, "exp"),
    per: v.optional(huntingUnit, "hp"),
    ...levelEntries(),
    region: idFilter(regionId, "Only spawns in this region."),
    aggressive: flagFilter("Only monsters that attack first, or only others."),
  }),
);

type CheckedQuery = v.InferOutput<ReturnType<typeof huntingQuery>>;

/** A monster with its score. What its loot is worth is known only where it is ranked by it. */
interface Ranked {
  readonly ground: HuntingGround;
  readonly exp: number;
  readonly sp: number;
  readonly worth: Partial<KillWorth> | undefined;
  readonly fight: HuntingFight | null | undefined;
  readonly score: number | null;
}

/**
 * Ranks the monsters that a player of a level can hunt: one row for each monster of the cleaned layer that spawns and gives
 * experience, by what a kill of it gives for each 1,000 of its effective HP, highest first, then by id. Bosses are left out.
 * It is a ranking and no forecast; with `class` and what the character wears, each row has its fight, and `per: "fight"` ranks by an hour of
 * fights, an upper bound. What is said of `getFight` holds for them. Levels are those of the
 * monster; they are not bounded by the level of the player. Computed for the canonical raw NPC, in real numbers where the
 * engine cuts to whole ones. 50 rows per page by default.
 *
 * @throws {GameDataError} `INVALID_PARAMETER`, `INVALID_ENUM` or `INVALID_RANGE`, naming the parameter; `DATA_NOT_FOUND` where the data set
 * lacks spawns, the drops that rows are ranked by, or, with `class`, the numbers of the class or the rules of the engine.
 *
 * @example
 * ```ts
 * const { data, meta } = listHuntingTargets(catalog, { playerLevel: 20, levelMin: 12, levelMax: 22 });
 * assert.ok((data[0]?.score ?? 0) > (data[1]?.score ?? 0));
 * // Experience falls from 6 levels above a monster on.
 * assert.equal(meta.levelRule?.freeLevels, 5);
 * ```
 */
export const listHuntingTargets: RequiredQuery<
  ListHuntingTargetsQuery,
  Page<HuntingTarget, HuntingMeta>
> = catalogQuery(
  { name: "listHuntingTargets", shape: "page", row: "HuntingTarget", meta: "HuntingMeta" },
  huntingQuery,
  (catalog, query): Page<HuntingTarget, HuntingMeta> => {
    requireRows(catalog, "spawns");
    if (isOfLoot(query.by)) requireRows(catalog, "drops");
    const { playerLevel, region, offset, limit } = query;
    const isWithin = levelFilter(query);
    const levelRule = expLevelRuleOf(catalog);
    const fighter = hunterOf(catalog, query);
    const rows = huntingGroundsOf(catalog, region)
      .filter(({ npc: { canonical } }) => isWithin?.(canonical.level) !== false && isWanted(canonical, query))
      .map((ground) => rankedOf(catalog, query, { levelRule, fighter }, ground));
    const best = highest(rows, offset + limit, ({ score }) => score ?? Number.NEGATIVE_INFINITY).slice(offset);
    const { data, meta } = showPage({ rows: best, total: rows.length }, query, (row) => targetOf(catalog, query, row));
    const rules = engineRules(catalog);
    const unknown = {
      ...(!haveStatNumbers(rules) && { statsUnknown: true as const }),
      ...(isLevelGapUnknown(rules, playerLevel) && { levelGapUnknown: true as const }),
    };
    return { data, meta: { ...present({ ...meta, levelRule }), ...unknown } };
  },
);

function hunterOf(catalog: Catalog, query: CheckedQuery): Fighter | undefined {
  if (query.class !== undefined) return fighterOf(catalog, query.class, query.playerLevel, query, "playerLevel");
  if (query.per === "fight") throw invalidParameter("per", query.per, "fight only with class");
  const given = givenOf(query);
  if (given !== undefined) throw invalidParameter("class", undefined, `given with ${given}`);
  return undefined;
}

/** Returns the first parameter of a character that is given. */
function givenOf({ items, hennas = [], skills, passives, shots, attackSkill }: CheckedQuery): string | undefined {
  const isGiven = {
    items: items.length > 0,
    hennas: hennas.length > 0,
    skills: skills.length > 0,
    passives: !passives,
    shots: shots !== "none",
    attackSkill: attackSkill.length > 0,
  };
  return Object.entries(isGiven).find(([, is]) => is)?.[0];
}

/** Returns how long the character fights with a monster; null where its stats are not known. */
function fightWith(catalog: Catalog, fighter: Fighter, { npc }: HuntingGround): HuntingFight | null {
  const rules = engineRules(catalog);
  const opponent = npcSideOf(catalog, npc.canonical, npcYields(catalog).get(npc.id)?.effectiveStats);
  if (opponent === undefined) return null;
  return fightLengthOf(opponent, attacksOf(rules, fighter, opponent), hitsOf(rules, opponent, fighter));
}

const isWanted = (row: Parameters<typeof isAggressive>[0], { aggressive }: CheckedQuery): boolean =>
  aggressive === undefined || isAggressive(row) === aggressive;

function rankedOf(
  catalog: Catalog,
  query: CheckedQuery,
  { levelRule, fighter }: { readonly levelRule: ExpLevelRule | null; readonly fighter: Fighter | undefined },
  ground: HuntingGround,
): Ranked {
  const { by, playerLevel, rateExp, rateSp } = query;
  const { exp = 0, sp = 0, level } = ground.npc.canonical;
  const factor = expLevelFactorOf(levelRule, playerLevel, level);
  const ofExperience = { exp: exp * rateExp * factor, sp: sp * rateSp * factor };
  const worth = isOfLoot(by) ? worthOf(catalog, query, ground) : undefined;
  const amounts: Readonly<Record<HuntingMeasure, number>> = { ...ofExperience, adena: 0, value: 0, ...worth };
  const fight = fighter && fightWith(catalog, fighter, ground);
  return { ground, ...ofExperience, worth, fight, score: scoreOf(catalog, ground, amounts[by], query.per, fight) };
}

const isOfLoot = (by: HuntingMeasure): boolean => by === "adena" || by === "value";

const worthOf = (catalog: Catalog, query: CheckedQuery, { npc: { canonical } }: HuntingGround): Partial<KillWorth> =>
  knownWorthOf(catalog, canonical.id, lootTermsOf(catalog, query, canonical));

function scoreOf(
  catalog: Catalog,
  { npc, times }: HuntingGround,
  amount: number,
  per: HuntingUnit,
  fight: HuntingFight | null | undefined,
): number | null {
  switch (per) {
    case "kill":
      return amount;
    case "fight":
      return fight === null || fight === undefined ? null : amount * fight.killsPerHour;
    case "hour":
      return amount * times.killsPerHour;
    case "hp": {
      const hp = hpOf(catalog, npc);
      return hp ? (amount * EFFECTIVE_HP) / hp : null;
    }
  }
}

const hpOf = (catalog: Catalog, { id, canonical }: HuntingGround["npc"]): number | null =>
  npcYields(catalog).get(id)?.effectiveStats?.hp ?? rounded(canonical.hp);

function targetOf(
  catalog: Catalog,
  query: CheckedQuery,
  { ground, exp, sp, worth, fight, score }: Ranked,
): HuntingTarget {
  const { npc, times, location = null, region = null } = ground;
  const { adena = null, value = null } = worth ?? worthOf(catalog, query, ground);
  return {
    npc: npcWithLevelOf(npc),
    isAggressive: isAggressive(npc.canonical),
    location,
    region,
    spawnCount: times.spawnCount,
    respawnSeconds: meanDelayOf(times),
    hp: hpOf(catalog, npc),
    exp,
    sp,
    adena,
    value,
    ...(fight === undefined ? {} : { fight }),
    score,
  };
}
