import { complete } from "@gamedata/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName, compareNames, createNameIndex } from "./names.js";

const shortText = fc.string({ unit: fc.constantFrom("a", "b", " ", "'"), maxLength: 8 });

describe("cleanName", () => {
  it("trims, and collapses inner white space", () => {
    expect(cleanName("  Alchemist's Chest Key \t (Event)\n")).toBe("Alchemist's Chest Key (Event)");
  });
});

describe("createNameIndex", () => {
  const find = (names: readonly string[], text: string) => {
    const index = createNameIndex(names);
    const found = [...index.find(text)];
    complete(index.prepare());
    // The first text is looked for in all names, a later one by the index.
    expect([...index.find(text)]).toEqual(found);
    return found;
  };
  const scan = (names: readonly string[], text: string): readonly number[] =>
    names.flatMap((name, position) => (name.includes(text) ? [position] : []));

  it("finds what a scan of every name finds, in order", () => {
    const letter = fc.constantFrom("a", "b", " ", "'", "\n", "é", "\u0301", "刀", "𠮷", "\ud842");
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: letter, maxLength: 8 }), { maxLength: 40 }),
        fc.string({ unit: letter, minLength: 1, maxLength: 10 }),
        (names, text) => {
          expect(find(names, text)).toEqual(scan(names, text));
        },
      ),
    );
  });

  it("finds a name by any part of it", () => {
    fc.assert(
      fc.property(fc.array(shortText, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (names, from, length) => {
        const text = names.find((name) => name !== "") ?? "a";
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % text.length));
        expect(find(names, part)).toEqual(scan(names, part));
      }),
    );
  });
});

describe("compareNames", () => {
  it("orders like English, not by code unit, and missing names last", () => {
    const names = ["zeal", undefined, "élan", "eel", "apple"];
    expect([...names.keys()].sort((a, b) => compareNames(names[a], names[b]))).toEqual([4, 3, 2, 0, 1]);
    expect(compareNames("eel", "eel")).toBe(0);
    expect(compareNames(undefined, undefined)).toBe(0);
  });
});

it("builds the index for the texts after the first ones", () => {
  const { find } = createNameIndex(["abc", "bcd"]);
  for (let call = 0; call < 20; call += 1) expect([...find("bcd")]).toEqual([1]);
});
