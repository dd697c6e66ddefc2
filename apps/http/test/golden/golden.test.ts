import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { createRouteMatcher } from "../../src/routes/match-route.js";
import { routeTable } from "../../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "../ask.js";
import { catalog, highFiveCatalog } from "../served.js";

const folder = new URL("./", import.meta.url);

/**
 * Reads targets and the bodies that they must answer, worked out by hand from the files of the datapack. `!has` marks a record or a list
 * that has more than is stated, `!near` a number that is right to the last digit that is stated, `!matches` a pattern.
 */
function goldenOf(file: string): readonly (readonly [target: string, body: unknown])[] {
  const document = parseDocument(readFileSync(new URL(file, folder), "utf8"), { logLevel: "error" });
  if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
  const expected = (node: unknown): unknown => {
    if (isAlias(node)) return expected(node.resolve(document));
    if (isMap(node)) {
      const record = Object.fromEntries(node.items.map(({ key, value }) => [String(key), expected(value)]));
      return node.tag === "!has" ? expect.objectContaining(record) : record;
    }
    if (isSeq(node)) {
      const list = node.items.map(expected);
      return node.tag === "!has" ? expect.arrayContaining(list) : list;
    }
    if (!isScalar(node)) throw new Error(`${file} has a node that is not read.`);
    // A scalar with such a tag is read as text.
    const { tag, value } = node;
    const text = String(value);
    if (tag === "!near") return expect.closeTo(Number(text), text.split(".")[1]?.length ?? 0);
    return tag === "!matches" ? expect.stringMatching(text) : value;
  };
  if (!isMap(document.contents)) throw new Error(`${file} has no targets.`);
  return document.contents.items.map(({ key, value }) => [`/api/${key}`, expected(value)]);
}

const golden = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap(goldenOf);

it("has a golden response for every route of the data, and two where there are ids", () => {
  const match = createRouteMatcher(routeTable);
  const paths = golden.map(([target]) => match(target.split("?", 1)[0] ?? "")?.route.path);
  for (const { kind, path } of routeTable) {
    if (kind === "service") continue;
    expect(paths.filter((covered) => covered === path).length, path).toBeGreaterThanOrEqual(
      path.includes("{id}") ? 2 : 1,
    );
  }
});

// Through ports and the cache, the same bytes are sent: `contract`, `lists` and `requests` ask there.
const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });

it.each(golden)("%s answers as the source says", async (target, body) => {
  const reply = await ask(target);
  expect(reply.status).toBe(200);
  expect(jsonOf(reply)).toEqual(body);
});
