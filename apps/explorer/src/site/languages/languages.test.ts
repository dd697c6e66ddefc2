import { isValidElement } from "preact";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../../../scripts/test/yaml.js";
import effectsEn from "./effects-en.json" with { type: "json" };
import effectsEs from "./effects-es.json" with { type: "json" };
import effectsPt from "./effects-pt-BR.json" with { type: "json" };
import effectsRu from "./effects-ru.json" with { type: "json" };
import enTexts from "./en.json" with { type: "json" };
import esTexts from "./es.json" with { type: "json" };
import { nearestLanguage } from "./languages.js";
import { messagesIn, type Texts } from "./messages.js";
import ptTexts from "./pt-BR.json" with { type: "json" };
import ruTexts from "./ru.json" with { type: "json" };
import worldEn from "./world-en.json" with { type: "json" };
import worldEs from "./world-es.json" with { type: "json" };
import worldPt from "./world-pt-BR.json" with { type: "json" };
import worldRu from "./world-ru.json" with { type: "json" };

/** Adds the words of effects, and of NPCs and zones, which have files of their own. */
const whole = (texts: { readonly terms: object }, effects: object, world: object) => ({
  ...texts,
  terms: { ...texts.terms, ...effects, ...world },
});
const english = whole(enTexts, effectsEn, worldEn);
const translations = Object.entries({
  es: whole(esTexts, effectsEs, worldEs),
  "pt-BR": whole(ptTexts, effectsPt, worldPt),
  ru: whole(ruTexts, effectsRu, worldRu),
});

/** Lists the texts of a dictionary by their paths: `npc.loot.title`. */
function textsOf(part: Texts, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof part === "string") return [[path.slice(1), part]];
  return Object.entries(part).flatMap(([name, value]) => textsOf(value, `${path}.${name}`));
}

/** Lists the texts of the site, without the words of the game, of which English has those alone that are no names of the source. */
const ownTexts = (texts: object) => textsOf(texts as Texts).filter(([path]) => !path.startsWith("terms."));

/** Lists the values that a text has places for, and those that must be numbers. */
const placesOf = (text: string) => [...new Set(text.match(/(?<=\{|<)\d+/g))].sort();
const countsOf = (text: string): readonly string[] => text.match(/(?<=\{)\d+(?=, plural)/g) ?? [];

/** Writes what a text returns, the children of elements too. */
function written(content: unknown): string {
  if (Array.isArray(content)) return content.map(written).join("");
  if (isValidElement(content)) return written(content.props.children);
  return String(content);
}

type Any = (...values: readonly unknown[]) => unknown;
const messageOf = (text: string, language: string) => Object.values(messagesIn({ text }, language) as object)[0] as Any;

describe("a language", () => {
  it("is the first one of the browser that there is, in any form", () => {
    expect(nearestLanguage(["ru-UA"])).toBe("ru");
    expect(nearestLanguage(["pt-PT", "en"])).toBe("pt-BR");
    expect(nearestLanguage(["el", "es-419", "en-US"])).toBe("es");
    expect(nearestLanguage(["el", "de"])).toBe("en");
    expect(nearestLanguage([])).toBe("en");
  });

  it("has its forms of numbers", () => {
    const places = messageOf("{0, plural, one {# место} few {# места} many {# мест} other {# места}}", "ru");
    expect([0, 1, 2, 5, 11, 21, 1.5, 1234].map((count) => places(count))).toEqual(yaml`
      ["0 мест", "1 место", "2 места", "5 мест", "11 мест", "21 место", "1,5 места", "1 234 места"]
    `);
    // Where a language has a form for millions that its texts do not have, the usual one is written.
    expect(messageOf("{0, plural, one {# lugar} other {# lugares}}", "es")(1_000_000)).toBe("1.000.000 lugares");
    // A form for a number alone is before the form of its kind.
    const crafts = messageOf("{0, plural, =1 {Крафт} other {Крафты: #}}", "ru");
    expect([crafts(1), crafts(21)]).toEqual(["Крафт", "Крафты: 21"]);
  });

  it("puts values and links into a text in the order of the language", () => {
    expect(messageOf("{1} of {0}", "en")("a", 2)).toBe("2 of a");
    const link = (text: string) => ["[", text, "]"];
    expect(written(messageOf("See <0>the list</0> of {1}.", "en")(link, "items"))).toBe("See [the list] of items.");
  });

  it.each(translations)("has every text of English, with the same values: %s", (_tag, texts) => {
    const inEnglish = new Map(ownTexts(english));
    expect(new Set(ownTexts(texts).map(([path]) => path))).toEqual(new Set(inEnglish.keys()));
    const faults = ownTexts(texts).filter(([path, text]) => {
      const original = inEnglish.get(path) ?? "";
      const counts = countsOf(original);
      return (
        String(placesOf(text)) !== String(placesOf(original)) || !countsOf(text).every((one) => counts.includes(one))
      );
    });
    expect(faults).toEqual([]);
  });

  it.each([["en", english], ...translations] as const)(
    "has each text and all its forms of numbers: %s",
    (tag, texts) => {
      // The form for millions alone is not needed.
      const isNeeded = (form: string) => form !== "many" || tag === "ru";
      const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter(isNeeded).sort();
      const faults = textsOf(texts as Texts).filter(([, text]) => {
        const has = [...text.matchAll(/, plural, ((?:[=\w]+ \{[^{}]*\} ?)+)\}/g)].map(([, all = ""]) =>
          [...all.matchAll(/([=\w]+) \{/g)].map(([, form]) => form).sort(),
        );
        const isWhole = has.every((names) => names.includes("=1") || String(names) === String(forms));
        return text.trim() === "" || has.length !== text.split(", plural").length - 1 || !isWhole;
      });
      expect(faults).toEqual([]);
    },
  );

  it("tells how far a skill reaches from whom it affects, which stand beside each other", () => {
    for (const [language, texts] of translations) {
      const word = new Map(textsOf(texts as Texts));
      const words = ["castrange", "effectrange", "affectscope"].map((name) => word.get(`terms.field.${name}.0`));
      expect(new Set(words).size, language).toBe(3);
    }
  });

  it("has the same words of the game as the other translations, those of English among them", () => {
    const termsOf = (texts: object) =>
      textsOf(texts as Texts).flatMap(([path]) => (/^terms\..*\.0$/.test(path) ? [path] : []));
    const [inSpanish = [], ...others] = translations.map(([, texts]) => new Set(termsOf(texts)));
    for (const terms of others) expect([...terms].sort()).toEqual([...inSpanish].sort());
    expect(termsOf(english).filter((path) => !new Set(inSpanish).has(path))).toEqual([]);
  });

  it.each(translations)("has no sentence that is still English: %s", (_tag, texts) => {
    const inEnglish = new Map(textsOf(english as Texts));
    // Names of skills and items, which stay.
    const isName = (path: string) => /^terms\.(?:effect|itemKind)\.\w+\.0$/.test(path);
    const wordsOf = (text: string) => text.replaceAll(/\{\d+, plural|\w+(?= \{)/g, "").match(/[A-Za-z]{2,}/g) ?? [];
    const same = textsOf(texts as Texts).filter(
      ([path, text]) => !isName(path) && wordsOf(text).length >= 3 && text === inEnglish.get(path),
    );
    expect(same.map(([path]) => path)).toEqual([]);
  });
});
