import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName } from "./clean-name.js";
import { createNameSearch } from "./name-search.js";
import { compareNamesAt, rankNames } from "./rank-names.js";

const shortText = fc.string({ unit: fc.constantFrom("a", "b", " ", "'"), maxLength: 8 });

describe("cleanName", () => {
  it("trims, and collapses inner white space", () => {
    expect(cleanName("  Alchemist's Chest Key \t (Event)\n")).toBe("Alchemist's Chest Key (Event)");
  });
});

describe("createNameSearch", () => {
  const scan = (names: readonly string[], text: string): readonly number[] =>
    names.flatMap((name, position) => (name.includes(text) ? [position] : []));

  it("finds what a scan of every name finds, in order", () => {
    const letter = fc.constantFrom("a", "b", " ", "'", "\n", "é", "\u0301", "刀", "𠮷", "\ud842");
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: letter, maxLength: 8 }), { maxLength: 40 }),
        fc.string({ unit: letter, minLength: 1, maxLength: 10 }),
        (names, text) => {
          expect([...createNameSearch(names).find(text)]).toEqual(scan(names, text));
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
        expect([...createNameSearch(names).find(part)]).toEqual(scan(names, part));
      }),
    );
  });

  it.each([
    ["a", [0, 1, 3]],
    [" ", [1]],
    ["aa", [3]],
    ["aaa", [3]],
    ["aaaa", []],
    ["a b", [1]],
    ["ab a", []],
    ["é", [4]],
    ["née", [4]],
    ["ée ", []],
  ])("finds %j at %j", (text, positions) => {
    expect([...createNameSearch(["ab", "a b", "", "aaa", "née"]).find(text)]).toEqual(positions);
  });

  it("finds names with more letters than have numbers of their own", () => {
    const letters = Array.from({ length: 100 }, (_, index) => String.fromCharCode(0x430 + index));
    const names = letters.map((letter, index) => `${letter}${letters[(index + 1) % 100]}${letters[(index * 7) % 100]}`);
    const search = createNameSearch(names);
    for (const name of names) {
      for (const text of [name, name.slice(0, 2), name.slice(1), name.slice(2), `${name}${name}`])
        expect([...search.find(text)]).toEqual(scan(names, text));
    }
  });

  it("finds nothing across two names", () => {
    expect([...createNameSearch(["ab", "cd"]).find("bc")]).toEqual([]);
    expect([...createNameSearch(["ab", "cd"]).find("b\nc")]).toEqual([]);
  });

  it("wants the whole text, not each of its pairs", () => {
    expect([...createNameSearch(["bca ab", "xabcax"]).find("abca")]).toEqual([1]);
  });
});

describe("rankNames", () => {
  it("ranks like English, not by code unit", () => {
    expect([...rankNames(["zeal", "élan", "eel", "apple", "eel"])]).toEqual([3, 2, 1, 0, 1]);
  });

  const anyLowerCase = fc.string({ unit: fc.constantFrom(..." !\"#$%&'()*+,-./09:;<=>?@[\\]^_`az{|}~\u007féß刀") });

  it.each([shortText, anyLowerCase])("agrees with the collator for any two names", (name) => {
    const collator = new Intl.Collator("en");
    fc.assert(
      fc.property(fc.array(name, { minLength: 2 }), (names) => {
        const ranks = rankNames(names);
        names.forEach((name, position) => {
          const order = collator.compare(names[0] ?? "", name);
          expect(Math.sign((ranks[0] ?? 0) - (ranks[position] ?? 0))).toBe(Math.sign(order));
        });
      }),
    );
  });
});

describe("compareNamesAt", () => {
  it("puts numbers without a name last", () => {
    const names = ["zeal", undefined, "élan", "apple"];
    const compare = compareNamesAt(6, (index) => names[index]);
    expect([1, 0, 2, 3].toSorted(compare)).toEqual([3, 2, 0, 1]);
    expect(compare(1, 5)).toBe(0);
    expect(compare(0, 0)).toBe(0);
  });
});
