import { createCatalog } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { describe, expect, it } from "vitest";
import { yaml } from "../../../scripts/test/yaml.js";
import { handlerAsker, jsonOf } from "./ask.js";

const A = "invented";
const B = "later";
const catalog = createCatalog(inventedDataset);
const later = createCatalog({ ...inventedDataset, manifest: { ...inventedDataset.manifest, chronicle: B } });

describe("a chronicle that is not loaded", () => {
  function watched(load = async () => later) {
    let loads = 0;
    const failures: unknown[] = [];
    const counting = {
      manifest: later.manifest,
      load() {
        loads += 1;
        return load();
      },
    };
    const asker = handlerAsker({ catalogs: [catalog, counting], onFailure: ({ error }) => failures.push(error) });
    return { ...asker, failures, loads: () => loads };
  }

  it.each([
    ["GET", "/"],
    ["GET", "/healthz"],
    ["GET", "/api/chronicles"],
    ["GET", `/api/${A}/items/1`],
    ["GET", `/api/${A}/changes?from=${A}`],
    ["GET", `/api/${A}/changes?from=none`],
    ["GET", `/api/none/changes?from=${B}`],
    ["GET", `/api/${B}/none`],
    ["GET", `/api/${B}/items?q=${"a".repeat(8192)}`],
    ["POST", `/api/${B}/items/1`],
    ["OPTIONS", `/api/${B}/items/1`],
  ])("stays so on %s %s", async (method, target) => {
    const { ask, loads, failures } = watched();
    await ask(target, { method });
    expect({ loads: loads(), failures }).toEqual({ loads: 0, failures: [] });
  });

  it.each([
    ["GET", `/api/${B}/items/1`],
    ["HEAD", `/api/${B}/items/1`],
    ["GET", `/api/${A}/changes?from=${B}`],
    ["GET", "/api/openapi.json"],
  ])("is loaded once for %s %s, however many ask", async (method, target) => {
    const { ask, loads } = watched();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(target, { method })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await ask(`/api/${B}/npcs/100`);
    expect(loads()).toBe(1);
  });

  it("answers 500 when it cannot be loaded, logs why, and is tried again", async () => {
    let isBroken = true;
    const { ask, failures, loads } = watched(async () => {
      if (isBroken) throw new Error("The table items of the data set is not the one");
      return later;
    });
    const [one, other] = await Promise.all([ask(`/api/${B}/items/1`), ask(`/api/${B}/items/1`)]);
    expect([one.status, other.status]).toEqual([500, 500]);
    expect(jsonOf(one)).toEqual(yaml`
      { error: "The server failed to answer this request; the cause was logged.", status: 500, code: INTERNAL_ERROR }
    `);
    expect(failures.map(String)).toEqual(Array(2).fill("Error: The table items of the data set is not the one"));
    expect((await ask(`/api/${A}/items/1`)).status).toBe(200);
    isBroken = false;
    expect((await ask(`/api/${B}/items/1`)).status).toBe(200);
    expect(loads()).toBe(2);
  });
});
