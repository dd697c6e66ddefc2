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
    const faults = textsOf(dictionary).flatMap(([path, text]) => {
      const all =
        typeof text === "string"
          ? [text]
          : [0, 1, 2, 5, 21].map((count) => written(text(...Array(text.length).fill(anyValue(count)))));
      return all
        .filter((one) => one.trim() === "" || /undefined|null|NaN|\[object|=>/.test(one))
        .map((one) => `${path}: ${one}`);
    });
    expect(faults).toEqual([]);
  });
});
