import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanName } from "./clean-name.js";
import { createNameSearch } from "./name-search.js";
import { rankNames } from "./rank-names.js";

const shortText = fc.string({ unit: fc.constantFrom("a", "b", " ", "'"), maxLength: 8 });

describe("cleanName", () => {
  it("trims, and collapses inner white space", () => {
    expect(cleanName("  Alchemist's Chest Key \t (Event)\n")).toBe("Alchemist's Chest Key (Event)");
  });
});

describe("createNameSearch", () => {
  it("finds what a scan of every name finds", () => {
    fc.assert(
      fc.property(
        fc.array(shortText),
        fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 1 }),
        (names, part) => {
          expect([...createNameSearch(names).find(part)]).toEqual(names.map((name) => (name.includes(part) ? 1 : 0)));
        },
      ),
    );
  });

  it("finds nothing across two names", () => {
    expect([...createNameSearch(["ab", "cd"]).find("b\nc")]).toEqual([0, 0]);
    expect([...createNameSearch(["ab", "cd"]).find("bc")]).toEqual([0, 0]);
  });
});

describe("rankNames", () => {
  it("ranks like English, not by code unit", () => {
    expect([...rankNames(["zeal", "élan", "eel", "apple", "eel"])]).toEqual([3, 2, 1, 0, 1]);
  });

  it("agrees with the collator for any two names", () => {
    const collator = new Intl.Collator("en");
    fc.assert(
      fc.property(fc.array(shortText, { minLength: 2 }), (names) => {
        const ranks = rankNames(names);
        names.forEach((name, position) => {
          const order = collator.compare(names[0] ?? "", name);
          expect(Math.sign((ranks[0] ?? 0) - (ranks[position] ?? 0))).toBe(Math.sign(order));
        });
      }),
    );
  });
});
