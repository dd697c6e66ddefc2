import { createCatalog } from "@gamedata/core";
import { explorerFiles } from "@gamedata/explorer";
import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { handlerAsker } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

const catalogs = [catalog, highFiveCatalog];
const chronicles = catalogs.map(({ chronicle }) => chronicle);
const { ask: askService } = handlerAsker({ catalogs, site: explorerFiles({ chronicles, hasPaths: true }) });

async function ask(path: string) {
  const { status, body } = await askService(path, { headers: { "user-agent": "Discordbot", accept: "*/*" } });
  return { status, markup: body.toString("utf8") };
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};
const textOf = (markup: string, pattern: RegExp) =>
  pattern.exec(markup)?.[1]?.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity);

const folders = ["items", "npcs", "quests", "armor-sets", "classes", "skills", "recipes", "locations", "regions"];

const descriptionOf = (markup: string) => textOf(markup, /name="description" content="([^"]*)"/);

describe("the description of a record", () => {
  // The facts of the source, where Lector's buy list states 883 adena.
  it.each([
    ["items/1?language=en", "weapon · P. Atk. 8 · M. Atk. 6 · sold by Lector for 883 adena · dropped by Black Wolf"],
    ["items/1?language=es", "arma · P. Atk. 8 · M. Atk. 6 · lo vende Lector por 883 adenas · lo suelta Black Wolf"],
    [
      "items/1?language=pt-BR",
      "arma · P. Atk. 8 · M. Atk. 6 · vendido por Lector por 883 adena · largado por Black Wolf",
    ],
    ["items/1?language=ru", "оружие · P. Atk. 8 · M. Atk. 6 · продаёт Lector за 883 аден · дроп: Black Wolf"],
    ["items/7575?language=ru", "оружие · грейд S · P. Atk. 581 · M. Atk. 132 · дроп: Antharas"],
    [
      "npcs/20120?language=es",
      "nivel 4 · HP 107 · Talking Island, Eastern Territory · suelta Short Bow, Coal, Varnish",
    ],
    ["quests/1?language=pt-BR", "nível 2+ · recompensa: Necklace of Knowledge ×1"],
    ["armor-sets/1", "Wooden Set"],
  ])("says what players ask first: %s", async (path, description) => {
    const { markup } = await ask(`/interlude/${path}`);
    expect(descriptionOf(markup)).toBe(description);
  });

  it("leaves out what is only named", async () => {
    const { markup } = await ask("/interlude/hennas/1");
    expect(textOf(markup, /<title>([^<]*)</)).toBe("Symbol of Strength · GameData");
    expect(descriptionOf(markup)).toBeUndefined();
  });

  it("is absent with a fault of the data, which is told to the log alone", async () => {
    const failures: unknown[] = [];
    const broken = createCatalog({
      ...interlude,
      items: [
        {
          ...interlude.items[0],
          get name(): string {
            throw new TypeError("no name");
          },
        } as (typeof interlude.items)[number],
      ],
    });
    const asker = handlerAsker({
      catalogs: [broken],
      site: explorerFiles({ chronicles: ["interlude"], hasPaths: true }),
      onFailure: ({ error }) => failures.push(error),
    });
    const { id } = interlude.items[0] ?? {};
    const reply = await asker.ask(`/interlude/items/${id}`, { headers: { accept: "text/html" } });
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain("no name");
    expect(failures).toEqual([expect.objectContaining({ message: "no name" })]);
  });
});

describe.each(chronicles)("the pages of records of %s", (chronicle) => {
  it.each(folders)("have the tags of its first records: %s", async (folder) => {
    const { markup: list } = await ask(`/api/${chronicle}/${folder}?limit=5`);
    const rows: readonly { readonly id: number; readonly name: string }[] = JSON.parse(list).data.slice(0, 5);
    expect(rows).toHaveLength(5);
    for (const { id, name } of rows) {
      const { status, markup } = await ask(`/${chronicle}/${folder}/${id}-x`);
      expect({
        status,
        title: textOf(markup, /<title>([^<]*)</),
        preview: textOf(markup, /og:title" content="([^"]*)"/),
        canonical: textOf(markup, /rel="canonical" href="([^"]*)"/),
        folder: textOf(markup, /gamedata-base" content="([^"]*)"/),
      }).toEqual({
        status: 200,
        title: `${name} · GameData`,
        preview: name,
        canonical: `../${folder}/${id}`,
        folder: "./../../",
      });
    }
  });
});
