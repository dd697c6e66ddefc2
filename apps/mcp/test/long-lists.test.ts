import { getItemUses } from "@gamedata/core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { call, catalog, connect, highFiveCatalog } from "./connection.js";
import { isTable, rowsOf } from "./table-rows.js";

const D_CRYSTAL = 1458;

const usesAnswer = v.object({
  data: v.object({ recipes: v.optional(v.unknown(), []), exchanges: v.optional(v.unknown(), []) }),
  more: v.optional(v.array(v.object({ cursor: v.string() })), []),
});
const bossesAnswer = v.object({ data: v.unknown(), total: v.number(), nextCursor: v.optional(v.string()) });
const record = v.record(v.string(), v.unknown());

const chronicles = [
  ["interlude", catalog, 1],
  ["high-five", highFiveCatalog, 2],
] as const;

describe.each(chronicles)("a question about a long list of %s", (_name, own, calls) => {
  it(`has all uses of D-grade crystals in ${calls} answers, with the product and the pieces of each`, async () => {
    const client = await connect({ catalogs: [own] });
    const args = { item: D_CRYSTAL, show: "uses" };
    const uses = getItemUses(own, D_CRYSTAL);
    const products: unknown[] = [];
    const consumed: unknown[] = [];
    let asked = 0;
    for (let cursor: string | undefined = ""; cursor !== undefined; asked += 1) {
      const { answer } = await call(client, "item_sources_and_uses", cursor === "" ? args : { ...args, cursor });
      const { data, more } = v.parse(usesAnswer, answer);
      for (const row of [...rowsOf(data.recipes), ...rowsOf(data.exchanges)]) {
        const use = v.parse(record, row);
        products.push(use["product"] ?? use["produces"]);
        // A table that fits names all of the required items.
        const required = v.parse(v.optional(v.array(v.string()), []), use["required"]);
        consumed.push(
          use["consumed"] ?? Number.parseInt(required.find((text) => text.endsWith(uses.item.name)) ?? "1", 10),
        );
      }
      cursor = more[0]?.cursor;
    }
    const { recipes = [], exchanges = [] } = uses;
    const piecesOf = ({ required }: (typeof exchanges)[number]) =>
      required.find(({ itemId }) => itemId === D_CRYSTAL)?.count;
    expect(asked).toBe(calls);
    expect(consumed).toEqual([...recipes.map((recipe) => recipe.consumed), ...exchanges.map(piecesOf)]);
    const names = [...recipes.map(({ product }) => product), ...exchanges.map(({ produces }) => produces)];
    expect(products).toEqual(
      names.map(({ count, name }) => expect.stringContaining(count === 1 ? name : `${count} ${name}`)),
    );
  });

  it("has the raid bosses of thirty levels that drop weapons in one answer, with their places", async () => {
    const asked = await call(await connect({ catalogs: [own] }), "list_npcs", {
      npcType: "RaidBoss",
      levelMin: 40,
      levelMax: 70,
      dropsType: "weapon",
      monsters: true,
      with: ["place"],
    });
    const { data, total, nextCursor } = v.parse(bossesAnswer, asked.answer);
    expect(total).toBeGreaterThan(60);
    expect(nextCursor).toBeUndefined();
    expect(isTable(data)).toBe(true);
    expect(rowsOf(data)).toHaveLength(total);
  });
});

describe("an item with thousands of uses", () => {
  it("has some exchanges of every list, and how many there are", async () => {
    const { answer } = await call(await connect(), "item_sources_and_uses", { item: "Ancient Adena", show: "uses" });
    const { exchanges } = v.parse(overviewAnswer, answer).data;
    const whole = getItemUses(catalog, 5575).exchanges ?? [];
    expect(exchanges.groups.map(({ multisellId }) => multisellId)).toEqual(
      expect.arrayContaining([...new Set(whole.map(({ multisellId }) => multisellId))]),
    );
    const total = exchanges.groups.reduce((sum, group) => sum + (group.total ?? group.rows.length), 0);
    expect(total).toBe(whole.length);
  });
});

const overviewAnswer = v.object({
  data: v.object({
    exchanges: v.object({
      groups: v.array(v.object({ multisellId: v.number(), total: v.optional(v.number()), rows: v.array(v.unknown()) })),
    }),
  }),
});
