import { describe, expect, it } from "vitest";
import { handlerAsker, jsonOf } from "./ask.js";
import { catalog, highFiveCatalog } from "./served.js";

const { ask } = handlerAsker({ catalogs: [catalog, highFiveCatalog] });

describe("the changes between two chronicles", () => {
  it.each([
    ["type=items", "Missing from: it must be one of interlude, high-five."],
    ["from=", "Missing from: it must be one of interlude, high-five."],
    ["from=gracia", 'Invalid from "gracia": it must be one of interlude, high-five.'],
    ["from=Interlude", 'Invalid from "Interlude": it must be one of interlude, high-five.'],
    ["from=__proto__", 'Invalid from "__proto__": it must be one of interlude, high-five.'],
    ["from=gracia&from=interlude", 'Invalid from "gracia": it must be one of interlude, high-five.'],
    ["from=interlude&type=drops", 'Invalid type "drops": it must be one of items, npcs, skills, '],
  ])("refuse %s", async (query, error) => {
    const reply = await ask(`/api/interlude/changes?${query}`);
    expect(reply.status).toBe(400);
    expect(jsonOf(reply)).toEqual({ error: expect.stringContaining(error), status: 400, code: "INVALID_ENUM" });
  });
});
