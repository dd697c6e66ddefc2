import { interlude } from "@gamedata/interlude";
import { isRecord } from "@gamedata/rules";
import { type NpcDetail, resources } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog } from "./interlude.js";
import { queries, rowsOf } from "./queries.js";

/** Rows of a page, the most that a query gives. */
const PAGE = 200;

const page = v.object({ data: v.array(v.unknown()), meta: v.object({ total: v.number() }) });

/** Says whether the fields of a record are in the order of its schema, so that naming all of them selects nothing. */
function isInOrder(schema: object, record: unknown): boolean {
  if (!isRecord(record) || !("entries" in schema)) return true;
  const own = Object.keys(record);
  return (
    own.join() ===
    Object.keys(Object(schema.entries))
      .filter((name) => own.includes(name))
      .join()
  );
}

/** Says what is wrong with an answer, of which rows are looked at one by one. */
function flawsOf({ row }: core.QueryIdentity, on: core.Catalog, answer: unknown): readonly string[] {
  const rows = v.is(page, answer) ? answer.data : [answer].flat();
  // Raw NPCs of the second chronicle are in the order of its table.
  const isOrdered = row !== "RawNpc" || on === catalog;
  return rows.flatMap((one) => [
    ...(v.safeParse(resources[row], one).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ...(!isOrdered || isInOrder(resources[row], one)
      ? []
      : [`${Object.keys(Object(one))}: not in the order of the schema`]),
  ]);
}

const hasLimit = (query: core.QueryDescription<unknown>, on: core.Catalog) => "limit" in query.input(on).entries;
const needsNothing = (query: core.QueryDescription<unknown>) =>
  Object.values(query.input(catalog).entries).every(({ type }) => type === "optional");

/** The flaws of what a query answers about a record; that an NPC drops nothing is an answer, too. */
function flawsAbout(query: core.QueryDescription<unknown>, on: core.Catalog, id: number): readonly string[] {
  try {
    const { answer } = query.prepare(on, hasLimit(query, on) ? { limit: PAGE } : {}, id);
    return flawsOf(query, on, answer()).map((flaw) => `${id} ${flaw}`);
  } catch (error) {
    return core.isGameDataError(error) && error.code === "DROPS_NOT_FOUND" ? [] : [`${id} ${String(error)}`];
  }
}

const npcIds = interlude.npcs.map(({ id }) => id);

const titled = queries.filter(needsNothing).map((query) => [query.name, query] as const);
const aboutRecords = titled.filter(([, { of }]) => of !== undefined);
const lists = titled.filter(([, { of, shape }]) => of === undefined && shape === "page");

/** Of records that there are many of, so many share one that is asked for, but for `pnpm test:long`; of the small ones, all are. */
const FEW = 100;
const isLong = process.env["LONG"] === "all";

describe.each([
  ["interlude", catalog, isLong ? 1 : 8],
  ["high-five", highFiveCatalog, isLong ? 1 : 24],
] as const)("in %s", (_chronicle, on, share) => {
  it.each(aboutRecords)("%s answers about every id as its schema says", (_name, query) => {
    const ids = query.of?.ids(on) ?? [];
    // Rows of lists about a record are alike.
    const step = ids.length < FEW ? 1 : share * (query.shape === "page" ? 3 : 1);
    const asked = ids.filter((_id, position) => position % step === 0);
    expect(asked.flatMap((id) => flawsAbout(query, on, id))).toEqual([]);
  });

  it.each(lists)("%s has rows of its schema, all that it counts", (_name, query) => {
    const pageAt = (offset: number) => {
      const { answer } = query.prepare(on, hasLimit(query, on) ? { limit: PAGE, offset } : {});
      return v.parse(page, answer());
    };
    const { total } = pageAt(0).meta;
    let rows = 0;
    do {
      const { data, meta } = pageAt(rows);
      expect(flawsOf(query, on, { data, meta })).toEqual([]);
      rows += data.length;
    } while (rows < total);
    expect(rows).toBe(total);
  });
});

describe("both layers", () => {
  it("give a monster what they give an NPC", () => {
    const isMonster = new Set(core.countNpcTypes(catalog).flatMap(({ name, isMonster }) => (isMonster ? [name] : [])));
    const monsterIds = interlude.npcs.flatMap(({ id, type }) =>
      type !== undefined && isMonster.has(type) ? [id] : [],
    );
    let raw = 0;
    for (const id of monsterIds) {
      expect(core.getRawMonster(catalog, id)).toEqual(core.getRawNpc(catalog, id));
      raw += 1;
    }
    expect(raw).toBe(core.listRawMonsters(catalog).meta.total);
    for (const { id } of core.listMonsters(catalog, { limit: PAGE }).data) {
      expect(core.getMonster(catalog, id)).toEqual(core.getNpc(catalog, id));
    }
  });
});

describe("the cleaned layer", () => {
  const npcs = rowsOf((page) => core.listNpcs(catalog, page)).map(({ id }) => core.getNpc(catalog, id));

  it("holds every raw NPC once, and the id of each leads to its group", () => {
    const merged = npcs.flatMap(({ mergedIds }) => mergedIds);
    expect(merged.toSorted((a, b) => a - b)).toEqual(npcIds.toSorted((a, b) => a - b));
    const misled = npcs.filter(({ id, mergedIds }) =>
      mergedIds.some((raw) => raw !== id && core.getNpc(catalog, raw).id !== id),
    );
    expect(misled).toEqual([]);
  });

  it("counts its sub-resources", () => {
    const spawnsOf = ({ id }: NpcDetail) => core.listNpcSpawns(catalog, id).data.length;
    expect(npcs.filter((npc) => spawnsOf(npc) !== (npc.spawnCount ?? 0))).toEqual([]);
    const dropping = npcs.filter(({ dropCount }) => dropCount !== undefined);
    expect(dropping.filter(({ id, dropCount }) => core.getNpcDrops(catalog, id).drops.length !== dropCount)).toEqual(
      [],
    );
    // Each error takes a while: of those that drop nothing, only some.
    for (const { id } of npcs.filter(({ dropCount }) => dropCount === undefined).slice(0, 40))
      expect(() => core.getNpcDrops(catalog, id)).toThrow("drops nothing");
  });
});
