import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import type { Dataset } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import {
  type Catalog,
  createCatalog,
  getChanges,
  getNpc,
  listMonsters,
  listNpcs,
  npcEffectiveStats,
} from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

const folder = (path: string) => fileURLToPath(new URL(`../../../../shared/datapack/${path}/`, import.meta.url));
const textsOf = (path: string) =>
  readdirSync(folder(path))
    .filter((name) => name.endsWith(".xml"))
    .map((name) => readFileSync(folder(path) + name, "utf8").replace(/<!--[\s\S]*?-->/g, ""));

const patterns = new Map<string, RegExp>();
/** Makes each pattern once: there are thousands of NPCs. */
function pattern(source: string, flags = ""): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, flags);
  patterns.set(source, known);
  return known;
}

const attributeOf = (text: string | undefined, name: string) => pattern(`\\b${name}="([^"]*)"`).exec(text ?? "")?.[1];

/** The elements of a folder by id, as text; those inside of others have no such attribute. */
const blocksOf = (path: string, tag: string, attribute: string): ReadonlyMap<number, string> =>
  new Map(
    textsOf(path).flatMap((text) =>
      text
        .split(new RegExp(`<${tag} id="(?=\\d+"[^>]* ${attribute}=)`))
        .slice(1)
        .map((block) => [Number.parseInt(block, 10), block.split(`</${tag}>`, 1)[0] ?? ""] as const),
    ),
  );

/** A function of a passive skill, with a value for each level. */
interface StatFunction {
  readonly stat: string;
  readonly op: string;
  readonly values: readonly number[];
}

const LEVELS = 300;

/** Reads a value: a number for all levels, or the name of a table of the skill. */
function valuesOf(block: string, text = "0"): readonly number[] {
  if (!text.startsWith("#")) return Array.from({ length: LEVELS }, () => Number(text));
  const table = new RegExp(`<table name="${text}">([^<]*)</table>`).exec(block)?.[1] ?? "";
  return table.trim().split(/\s+/).map(Number);
}

/** The functions without a condition inside them. */
const plainFunctions = (block: string): readonly StatFunction[] =>
  [...block.matchAll(/<(add|sub|mul|basemul) ([^>]*)\/>/g)].map(([, op = "", rest]) => ({
    op,
    stat: attributeOf(rest, "stat") ?? "",
    values: valuesOf(block, attributeOf(rest, "val")),
  }));

const bonus = (a: number, b: number) => (value: number) => Math.floor(a ** (value - b) * 100 + 0.5) / 100;
/** The formula of the base stats in the engine's class `Formulas`. */
const formulas = {
  str: bonus(1.036, 34.845),
  int: bonus(1.02, 31.375),
  dex: bonus(1.009, 19.36),
  wit: bonus(1.05, 20),
  con: bonus(1.03, 27.632),
  men: bonus(1.01, -0.06),
};
type Bonuses = Readonly<Record<keyof typeof formulas, (value: number) => number>>;

/** A source, read a second time. */
interface Source {
  readonly npcs: ReadonlyMap<number, string>;
  readonly skills: ReadonlyMap<number, readonly StatFunction[]>;
  /** Reads a number of an NPC. */
  readonly read: (block: string, name: string) => number;
  readonly bonuses: Bonuses;
  readonly isL2j: boolean;
}

/** The types of aCis whose class is an `Attackable` or a `Playable`: `L2Skill.getStatFuncs` has no functions for others. */
const attackable = [
  ...["Monster", "RaidBoss", "GrandBoss", "FestivalMonster", "RiftInvader", "PenaltyMonster", "FriendlyMonster"],
  ...["FeedableBeast", "TamedBeast", "Chest", "HalishaChest", "Guard", "SiegeGuard"],
  ...["Servitor", "SiegeSummon", "Pet", "BabyPet"],
];

function computed(source: Source, id: number) {
  const { bonuses, isL2j } = source;
  const block = source.npcs.get(id) ?? "";
  const of = (name: string) => source.read(block, name);
  const type = /<set name="type" val="([^"]*)"/.exec(block)?.[1] ?? "";
  const skills = isL2j || attackable.includes(type) ? source.skills : new Map<number, readonly StatFunction[]>();
  const whole = (name: string) => (isL2j ? Math.trunc(of(name)) : of(name));
  const own = [...block.matchAll(/<skill id="(\d+)" level="(\d+)"/g)].flatMap(([, skill, at]) =>
    (skills.get(Number(skill)) ?? []).map(({ values, ...rest }) => ({ ...rest, value: values[Number(at) - 1] ?? 0 })),
  );
  const change = (start: number, stat: string) => {
    let value = start;
    for (const one of own) {
      if (one.stat === stat && one.op === "mul") value *= one.value;
      if (one.stat === stat && one.op === "basemul") value += start * one.value;
    }
    for (const one of own) {
      if (one.stat === stat && one.op === "add") value += one.value;
      if (one.stat === stat && one.op === "sub") value -= one.value;
    }
    return value;
  };
  const positive = (value: number) => (value <= 0 ? 1 : value);
  const cut = (value: number) => Math.trunc(positive(value));
  const round = (value: number) => (isL2j ? Math.floor(value + 0.5) : Math.trunc(value));
  const level = of("level");
  const ofLevel = (level + 89) / 100;
  const [dex, int] = [bonuses.dex(of("dex")), bonuses.int(of("int"))];
  const skill = Math.sqrt(of("dex")) * 6 + level;
  const above = isL2j && level > 69 ? level - 69 : 0;
  const evasion = skill + above + (above > 0 ? 2 : 0);
  return {
    hp: cut(change(of("hp") * bonuses.con(of("con")), "maxHp")),
    mp: cut(change(of("mp") * bonuses.men(of("men")), "maxMp")),
    pAtk: cut(change(whole("pAtk") * bonuses.str(of("str")) * ofLevel, "pAtk")),
    pDef: cut(change(whole("pDef") * ofLevel, "pDef")),
    mAtk: cut(change(whole("mAtk") * (ofLevel * ofLevel * (int * int)), "mAtk")),
    mDef: cut(change(whole("mDef") * bonuses.men(of("men")) * ofLevel, "mDef")),
    atkSpd: round(positive(change(of("atkSpd") * dex, "pAtkSpd"))),
    castSpd: Math.min(isL2j ? 1999 : Number.POSITIVE_INFINITY, cut(change(333 * bonuses.wit(of("wit")), "mAtkSpd"))),
    critRate: Math.min(500, Math.trunc(change(of("crit") * dex * 10, isL2j ? "critRate" : "rCrit"))),
    accuracy: round(change(skill + above + (above > 8 ? level - 76 : 0), "accCombat")),
    evasion: isL2j ? Math.min(250, round(change(Math.trunc(evasion), "rEvas"))) : round(change(evasion, "rEvas")),
    walkSpd: Math.trunc(change(of("walkSpd") * dex, "runSpd")),
    runSpd: Math.trunc(change(of("runSpd") * dex, "runSpd")),
  };
}

function canonicalIds(catalog: Catalog): readonly number[] {
  const ids: number[] = [];
  do ids.push(...listNpcs(catalog, { limit: 200, offset: ids.length }).data.map(({ id }) => id));
  while (ids.length < listNpcs(catalog, { limit: 1 }).meta.total);
  return ids;
}

function differences(catalog: Catalog, source: Source): readonly object[] {
  return canonicalIds(catalog).flatMap((id) => {
    const [stats, expected] = [npcEffectiveStats(catalog, id), computed(source, id)];
    return JSON.stringify(stats) === JSON.stringify(expected) ? [] : [{ id, stats, expected }];
  });
}

describe("the HP of an NPC", () => {
  // CON 43 and 57 give the factors 1.58 and 2.38; then the levels 8, 10 and 15 of skill 4408 0.25, 2 and 7.
  it.each([
    ["interlude", 20001, 62, "39.74519 × 1.58"],
    ["interlude", 18344, 3, "10 × 1.58 × 0.25"],
    ["interlude", 20037, 953, "301.66622 × 1.58 × 2"],
    ["interlude", 20100, 339, "214.61578 × 1.58"],
    ["interlude", 29001, 229_898, "96596 × 2.38"],
    ["high-five", 20002, 62, "39.74519 × 1.58"],
    ["high-five", 18345, 1174, "2974.35686398316 × 1.58 × 0.25"],
    ["high-five", 14619, 5778, "1828.68266 × 1.58 × 2"],
    ["high-five", 18477, 33_016, "2985.1835 × 1.58 × 7"],
    ["high-five", 25019, 206_185, "86632.6170728744 × 2.38"],
  ])("of %s, %i, is %i: %s", (chronicle, id, hp) => {
    expect(npcEffectiveStats(chronicle === "interlude" ? interludeCatalog : highFiveCatalog, id)?.hp).toBe(hp);
  });

  it("is not known in a data set without the rules of its engine", () => {
    const catalog = createCatalog({ ...interlude, engineRules: [] });
    expect(npcEffectiveStats(catalog, 20001)).toBeNull();
    expect(getNpc(catalog, 20001)).not.toHaveProperty("effectiveStats");
  });
});

it("passive skills count only for what can be attacked, in the engine of interlude", () => {
  // 18299 is of the type Folk: 2318.21406 × 1.58 for CON 43, without the factor 3 of its skill 4408.
  expect(npcEffectiveStats(interludeCatalog, 18_299)?.hp).toBe(3662);
});

it("passive skills with a condition for one of the stats are named", () => {
  // Skill 4408 of 18344 at level 8, with a further function for who rests.
  const skills = interlude.skills.map((skill) => {
    const effect = { stat: "pDef", op: "mul", value: 2, when: { player: { resting: true } } } as const;
    return skill.id === 4408 ? { ...skill, conditionalEffects: [effect] } : skill;
  });
  const stats = npcEffectiveStats(createCatalog({ ...interlude, skills }), 18_344);
  expect(stats).toEqual({ ...npcEffectiveStats(interludeCatalog, 18_344), notCounted: [{ id: 4408, level: 8 }] });
});

it("evasion of High Five is cut off before it is rounded, and casting speed has a maximum", () => {
  // The function of evasion returns a whole number: 6 × √30 + 4 = 36.86; that of accuracy does not, and it is rounded.
  expect(npcEffectiveStats(highFiveCatalog, 20_120)).toMatchObject({ accuracy: 37, evasion: 36 });
  // 333 × 11.47 for WIT 70 is 3819, above MaxMAtkSpeed.
  expect(npcEffectiveStats(highFiveCatalog, 29_001)?.castSpd).toBe(1999);
  expect(npcEffectiveStats(interludeCatalog, 29_001)?.castSpd).toBe(3819);
});

describe("the effective stats of every NPC are those of a second reading of the source", () => {
  it("interlude", () => {
    const skills = [...blocksOf("interlude/xml/skills", "skill", "levels")].flatMap(([id, block]) =>
      block.includes('name="operateType" val="OP_PASSIVE"') ? [[id, plainFunctions(block)] as const] : [],
    );
    const source: Source = {
      npcs: blocksOf("interlude/xml/npcs", "npc", "title"),
      skills: new Map(skills),
      read: (block, name) => Number(pattern(`<set name="${name}" val="([^"]*)"`).exec(block)?.[1] ?? Number.NaN),
      bonuses: formulas,
      isL2j: false,
    };
    expect(differences(interludeCatalog, source)).toEqual([]);
  });

  it("high-five", () => {
    const vitals = (block: string, name: string) =>
      [...block.matchAll(pattern(`<effect name="${name}">([\\s\\S]*?)</effect>`, "g"))].map(
        ([, effect]): StatFunction => {
          const values = valuesOf(block, attributeOf(effect, "power"));
          const stat = name === "MaxHp" ? "maxHp" : "maxMp";
          return effect?.includes('type="PER"') === true
            ? { op: "mul", stat, values: values.map((power) => 1 + power / 100) }
            : { op: "add", stat, values };
        },
      );
    const skills = [...blocksOf("high-five/xml/stats/skills", "skill", "levels")].flatMap(([id, block]) =>
      block.includes('name="operateType" val="P"')
        ? [[id, [...plainFunctions(block), ...vitals(block, "MaxHp"), ...vitals(block, "MaxMp")]] as const]
        : [],
    );
    const places: Readonly<Record<string, readonly [element: string, attribute: string, otherwise?: number]>> = {
      hp: ["vitals", "hp"],
      mp: ["vitals", "mp"],
      pAtk: ["attack", "physical", 0],
      mAtk: ["attack", "magical", 0],
      atkSpd: ["attack", "attackSpeed", 300],
      crit: ["attack", "critical", 4],
      pDef: ["defence", "physical", 0],
      mDef: ["defence", "magical", 0],
      walkSpd: ["walk", "ground", 50],
      runSpd: ["run", "ground", 120],
    };
    const source: Source = {
      npcs: blocksOf("high-five/xml/stats/npcs", "npc", "level"),
      skills: new Map(skills),
      read(block, name) {
        if (name === "level") return Number(attributeOf(block.split(">", 1)[0], "level") ?? 70);
        const [element, attribute, otherwise] = places[name] ?? ["stats", name];
        const texts = [...block.matchAll(pattern(`<${element} ([^>]*)>`, "g"))].map(([, text]) =>
          attributeOf(text, attribute),
        );
        return Number(texts.find((text) => text !== undefined) ?? otherwise ?? Number.NaN);
      },
      // The table of the source in place of the formula.
      bonuses: tableBonuses(readFileSync(`${folder("high-five/xml/stats")}statBonus.xml`, "utf8")),
      isL2j: true,
    };
    expect(differences(highFiveCatalog, source)).toEqual([]);
  });
});

function tableBonuses(text: string): Bonuses {
  const of = (name: string) => {
    const [, block = ""] = text.split(`<${name}>`);
    const rows = [...(block.split(`</${name}>`, 1)[0] ?? "").matchAll(/value="(\d+)" bonus="([^"]*)"/g)];
    const table = new Map(rows.map(([, value, factor]) => [Number(value), Number(factor)]));
    return (value: number) => table.get(value) ?? Number.NaN;
  };
  return { str: of("STR"), int: of("INT"), dex: of("DEX"), wit: of("WIT"), con: of("CON"), men: of("MEN") };
}

describe("lists of monsters", () => {
  it.each(["interlude", "high-five"])("of %s are sorted and filtered by effective HP and experience", (chronicle) => {
    const catalog = chronicle === "interlude" ? interludeCatalog : highFiveCatalog;
    const statsOf = (id: number) => npcEffectiveStats(catalog, id);
    const query = { sort: "-expPerHp", levelMin: 30, levelMax: 30, with: ["stats"], limit: 200 } as const;
    const { data } = listMonsters(catalog, query);
    expect(data.length).toBeGreaterThan(20);
    for (const row of data) {
      const { exp } = getNpc(catalog, row.id).stats;
      expect(row).toMatchObject({ effectiveStats: statsOf(row.id), exp });
      expect(row.expPerHp).toBe(exp === null ? null : (exp * 1000) / (statsOf(row.id)?.hp ?? Number.NaN));
    }
    const ranked = data.flatMap(({ expPerHp }) => expPerHp ?? []);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    const weak = listMonsters(catalog, { hpMin: 60, hpMax: 62, sort: "hp", limit: 200 });
    expect(weak.meta.total).toBeGreaterThan(0);
    expect(weak.data.every(({ id }) => [60, 61, 62].includes(statsOf(id)?.hp ?? 0))).toBe(true);
    for (const row of weak.data) expect(row.effectiveStats?.hp).toBe(statsOf(row.id)?.hp);
    expect(listMonsters(catalog, { limit: 1 }).data[0]).not.toHaveProperty("effectiveStats");
    const all = listMonsters(catalog).meta.total;
    expect(listMonsters(catalog, { hpMin: 63 }).meta.total + listMonsters(catalog, { hpMax: 62 }).meta.total).toBe(all);
  });

  it("know no HP without the rules of the engine", () => {
    const catalog = createCatalog({ ...interlude, engineRules: [] });
    expect(listMonsters(catalog, { hpMin: 1 }).data).toEqual([]);
    expect(listMonsters(catalog, { sort: "-hp", limit: 2 }).data.map(({ id }) => id)).toEqual(
      listMonsters(catalog, { limit: 2 }).data.map(({ id }) => id),
    );
  });
});

it("chronicles are compared by the effective stats of an NPC as one group", () => {
  const only = (dataset: Dataset) =>
    createCatalog({ ...dataset, npcs: dataset.npcs.filter(({ id }) => id === 18_344) });
  const { changed } = getChanges(only(highFive), only(interlude), { type: "npcs", id: 18_344 });
  // Level 80 there, 78 here: the stats differ by the level; HP are 10 × 1.58 × 0.25 in both.
  expect(changed[0]?.fields["effectiveStats"]).toMatchObject([{ hp: 3 }, { hp: 3 }]);
});
