import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { explorerFiles } from "@gamedata/explorer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createService } from "../src/create-service.js";
import { createListener } from "../src/node/listener.js";
import { catalog, highFiveCatalog } from "./served.js";

const PREFIX = "/game/data";
const catalogs = [catalog, highFiveCatalog];
const chronicles = catalogs.map(({ chronicle }) => chronicle);
const listener = createListener(createService({ catalogs, site: explorerFiles({ chronicles, hasPaths: true }) }));
/** Takes the prefix from each request, as a reverse proxy does. */
const server = createServer((incoming, reply) => {
  incoming.url = (incoming.url ?? "").slice(PREFIX.length);
  listener(incoming, reply, (_response, { message }) => {
    throw new Error(`refused: ${message}`);
  });
});
let site = "";

interface Reply {
  readonly status: number | undefined;
  readonly markup: string;
}

const ask = (path: string) =>
  new Promise<Reply>((resolve, reject) => {
    const headers = { "user-agent": "Discordbot", accept: "*/*" };
    request(`${site}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve({ status: answer.statusCode, markup: Buffer.concat(parts).toString("utf8") }));
    })
      .on("error", reject)
      .end();
  });

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};
const textOf = (markup: string, pattern: RegExp) =>
  pattern.exec(markup)?.[1]?.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity);

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PREFIX}`;
});
afterAll(() => {
  server.close();
});

const folders = ["items", "npcs", "quests", "armor-sets", "classes", "skills", "recipes", "locations", "regions"];

describe.each(chronicles)("the pages of records of %s, below a prefix", (chronicle) => {
  it.each(folders)("have the tags of 200 records: %s", async (folder) => {
    const { markup: list } = await ask(`/api/${chronicle}/${folder}?limit=200`);
    const rows: readonly { readonly id: number; readonly name: string }[] = JSON.parse(list).data;
    expect(rows.length).toBeGreaterThan(10);
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
