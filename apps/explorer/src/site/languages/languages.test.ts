import { isValidElement } from "preact";
import { describe, expect, it } from "vitest";
import { english } from "./en/english.js";
import { spanish } from "./es/spanish.js";
import { nearestLanguage } from "./languages.js";
import { pluralIn } from "./plural/plural.js";
import { portuguese } from "./pt-BR/portuguese.js";
import { russian } from "./ru/russian.js";

const dictionaries = { en: english, es: spanish, "pt-BR": portuguese, ru: russian };

type Text = string | ((...values: readonly unknown[]) => unknown);

/** Lists the texts of a dictionary by their paths: `npc.loot.title`. */
function textsOf(part: object, path = ""): readonly (readonly [path: string, text: Text])[] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "function"
      ? [[path + name, value]]
      : textsOf(value, `${path}${name}.`),
  );
}

/** Stands for any value of a text: a number of things, a text, an element, or what makes a link of a text. */
const anyValue = (count: number) =>
  Object.assign((text: string) => text, { valueOf: () => count, toString: () => String(count) });

/** Writes what a text returns, the children of elements too. */
function written(content: unknown): string {
  if (Array.isArray(content)) return content.map(written).join("");
  if (isValidElement(content)) return written(content.props.children);
  return String(content);
}

/** Writes a text where each of its values is a number of things. */
const writtenFor = (text: Text, count: number) =>
  typeof text === "string" ? text : written(text(...Array(text.length).fill(anyValue(count))));

describe("a language", () => {
  it("is the first one of the browser that there is, in any form", () => {
    expect(nearestLanguage(["ru-UA"])).toBe("ru");
    expect(nearestLanguage(["pt-PT", "en"])).toBe("pt-BR");
    expect(nearestLanguage(["el", "es-419", "en-US"])).toBe("es");
    expect(nearestLanguage(["el", "de"])).toBe("en");
    expect(nearestLanguage([])).toBe("en");
  });

  it("has its forms of numbers", () => {
    const { counted, plural } = pluralIn<"one" | "few" | "many">("ru");
    const forms = { one: "место", few: "места", many: "мест", other: "места" };
    expect([0, 1, 2, 5, 11, 21, 1.5].map((count) => plural(count, forms))).toEqual([
      "мест",
      "место",
      "места",
      "мест",
      "мест",
      "место",
      "места",
    ]);
    expect(counted(1234, forms)).toBe("1\u00a0234 места");
    // Where a language has a form for millions that its texts do not have, the usual one is written.
    expect(pluralIn<"one">("es").counted(1_000_000, { one: "lugar", other: "lugares" })).toBe("1.000.000 lugares");
  });

  it.each(Object.entries(dictionaries))("writes each text for any number: %s", (_tag, dictionary) => {
    const faults = textsOf(dictionary).flatMap(([path, text]) =>
      [0, 1, 2, 5, 21]
        .map((count) => writtenFor(text, count))
        .filter((one) => one.trim() === "" || /undefined|null|NaN|\[object|=>/.test(one))
        .map((one) => `${path}: ${one}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ["es", spanish],
    ["pt-BR", portuguese],
    ["ru", russian],
  ] as const)("has no sentence that is still English: %s", (_tag, dictionary) => {
    const inEnglish = new Map(textsOf(english));
    // Names of skills and items, which stay.
    const isName = (path: string) => /^terms\.(?:effect|itemKind)\.\w+\.0$/.test(path);
    const same = textsOf(dictionary).filter(([path, text]) => {
      if (isName(path)) return false;
      const written = writtenFor(text, 5);
      return (written.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 3 && written === writtenFor(inEnglish.get(path) ?? "", 5);
    });
    expect(same.map(([path]) => path)).toEqual([]);
  });
});
