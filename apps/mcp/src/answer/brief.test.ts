import { describe, expect, it } from "vitest";
import { pageAnswer, recordAnswer } from "./answer.js";
import { briefRow } from "./brief.js";
import { bytesOf } from "./bytes.js";

const stem = { itemId: 1864, name: "Stem", count: 3 };
const orc = { npc: { id: 1, name: "Orc", type: "Monster", level: 9 }, perHour: 4 };

describe("a row in brief", () => {
  it("names what it refers to, with pieces and levels", () => {
    expect(
      briefRow({ id: 7, product: stem, place: { region: { id: 2, name: "Giran" }, spawnCount: 1 }, npcs: [orc] }),
    ).toEqual({
      id: 7,
      product: "3 Stem",
      place: { region: "Giran", spawnCount: 1 },
      npcs: ["Orc (level 9)"],
    });
  });

  it("has the first five elements of a list, and says how many more there are", () => {
    expect(briefRow({ required: Array.from({ length: 7 }, () => stem) })).toEqual({
      required: ["3 Stem", "3 Stem", "3 Stem", "3 Stem", "3 Stem", "and 2 more"],
    });
  });

  it("keeps named records with values of their own and what is no record, but not null and false", () => {
    const effect = { name: "Buff", seconds: 9, effects: [{ stat: "pAtk", op: "mul", value: 1.1 }] };
    expect(briefRow({ level: 3, appliedEffects: [effect], price: null, isKept: false })).toEqual({
      level: 3,
      appliedEffects: [effect],
    });
    expect(briefRow("text")).toBe("text");
  });
});

describe("a list that does not fit", () => {
  const rows = Array.from({ length: 12 }, (_, id) => ({ id, npcs: [orc, orc, orc] }));
  // In brief, a row has 65 bytes, or 66: {"id":0,"npcs":["Orc (level 9)","Orc (level 9)","Orc (level 9)"]}; whole, more than 200.
  const short = (id: number) => ({ id, npcs: ["Orc (level 9)", "Orc (level 9)", "Orc (level 9)"] });

  it("has shortened rows in a page, and says so", () => {
    expect(pageAnswer(rows, 0, 20, 1000)).toEqual({
      data: rows.map(({ id }) => short(id)),
      brief: ["data"],
      total: 20,
      nextCursor: "12",
    });
    expect(pageAnswer(rows.slice(0, 2), 0, 2, 1000)).toEqual({ data: rows.slice(0, 2), total: 2 });
  });

  it("has shortened rows in a record, also from a cursor on", () => {
    const record = { name: "Cave", loot: { rows } };
    expect(recordAnswer(record, undefined, 1000)).toEqual({
      data: { name: "Cave", loot: { rows: rows.map(({ id }) => short(id)) } },
      brief: ["loot.rows"],
    });
    const part = recordAnswer(record, "loot.rows:4", 700);
    expect(part).toMatchObject({ brief: ["loot.rows"], more: [{ list: "loot.rows", total: 12 }] });
    expect(bytesOf(part)).toBeLessThanOrEqual(700);
    expect(recordAnswer(record, "loot.rows:11", 700)).toEqual({ data: { loot: { rows: rows.slice(11) } } });
  });
});
