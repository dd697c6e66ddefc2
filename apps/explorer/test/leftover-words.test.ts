import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasBrowser, loaded, show, visit } from "./browser.js";
import { at } from "./service.js";

/** A page of each kind, and what is there when it is complete. */
const pages: readonly (readonly [path: string, complete: string])[] = [
  ["/items/999999", ".failure"],
  ["/npcs/29001", ".data-table"],
  ["/items/7575?expected=1", ".crafting-totals"],
  ["/classes/3?level=40", ".planner-columns"],
  ["/hennas/1", ".facts"],
  ["/recipes/1666", ".facts"],
  ["/armor-sets/1", ".effects"],
  ["/quests/235", "a[data-card]"],
  ["/skills/1177", ".data-table"],
  ["/skills/1230", ".facts"],
  ["/skills/30", ".facts"],
  ["/locations/98?from=nearest", ".way-steps"],
  ["/regions/1", ".data-table"],
  ["/map?npc=29001&card=29001", ".map-card li"],
  ["/", ".home-links"],
  ["/items?type=weapon&sort=-pAtk", ".data-table"],
  ["/items?q=zzzz", ".empty"],
  ["/monsters", ".data-table"],
  ["/armor-sets", ".data-table"],
  ["/search?q=blade", ".data-table"],
  ["/compare", ".empty"],
  ["/compare?sets=23,99999", ".compare-table"],
  ["/changes?type=skills", ".change-table"],
  ["/downloads", ".data-table"],
  ["/api", ".opblock-tag"],
  ["/hunting?playerLevel=40", ".data-table"],
  ["/levels?from=38&to=42", ".places-to-go"],
  ["/raid-bosses", ".data-table"],
  ["/castles?castle=1", ".filters"],
  ["/fishes?levelMin=27", ".data-table"],
  ["/list?items=1344:600", "table"],
];

/** Where names of the game, of programs and of data stand, which no language translates. */
const NAMES = [
  "a[data-card], a[data-card] + .soft, h1, code, .mono, .brand, option, .failure p, noscript, [translate=no]",
  ".map-results button, .change-table th a, .change-table td:nth-last-child(-n + 2), .api",
].join();
/** Words of the game that its players write in Latin letters in every language. */
const SHARED =
  /\b(?:HP|MP|CP|EXP|SP|NPC|API|JSON|CSV|SQL|SQLite|OpenAPI|README|TypeScript|PvP|SA|STR|CON|DEX|INT|WIT|MEN|id|ids|Ctrl|Esc|Enter|interlude|high-five|aCis|L2J|x|y|g|j|k|c)\b/g;

/** Returns the texts of a page, with those for screen readers and hints. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const found = new Set();
    const names = new Set([...document.querySelectorAll(${JSON.stringify(NAMES)})].map((element) => element.textContent));
    const isName = (element) => element.closest(${JSON.stringify(NAMES)}) !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!isName(walker.currentNode.parentElement)) found.add(walker.currentNode.data.trim());
    for (const attribute of ["aria-label", "title", "placeholder", "data-explanation"])
      for (const element of document.querySelectorAll("[" + attribute + "]"))
        if (!isName(element)) found.add(element.getAttribute(attribute));
    return [...found].filter((text) => !names.has(text));
  })()`);

/** Whether a text of a page in Russian can be English: it has words that are of no number, name or unit, and no Russian letter. */
const isSuspect = (text: string) => /[A-Za-z][a-z']+/.test(text.replace(SHARED, "")) && !/[а-яё]/i.test(text);

describe.skipIf(!hasBrowser)("no English is left", () => {
  it("on any page", { timeout: 180_000 }, () =>
    visit(at("#/nothing"), {}, async ({ page }) => {
      const textsIn = async (language: "en" | "ru", path: string, complete: string) => {
        await show(page, `#${path}${path.includes("?") ? "&" : "?"}language=${language}`);
        await page.locator(`html[lang=${language}] :is(${complete})`).first().waitFor();
        await loaded(page);
        return textsOf(page);
      };
      // Russian shares no word with English. What the pages take from no dictionary is English in every language.
      const left: Record<string, readonly string[]> = {};
      for (const [path, complete] of pages) {
        const suspects = (await textsIn("ru", path, complete)).filter(isSuspect);
        const english = new Set(suspects.length > 0 ? await textsIn("en", path, complete) : []);
        left[path] = suspects.filter((text) => english.has(text));
      }
      expect(left).toEqual(Object.fromEntries(pages.map(([path]) => [path, []])));
    }),
  );
});
