import { createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { expect, it } from "vitest";
import { createService } from "../src/create-service.js";

/** Times at least that others have a turn while an answer is computed that takes a large part of a second. */
const TURNS = 5;

const service = createService({ catalogs: [createCatalog(interlude), createCatalog(highFive)] });

it.each(["/api/interlude/changes?from=high-five&type=items", "/api/openapi.json"])(
  "others are answered while %s is computed for the first time",
  async (target) => {
    let turns = 0;
    const others = setInterval(() => {
      void service.answer({ method: "GET", target: "/healthz" });
      turns += 1;
    });
    const { status } = await service.answer({ method: "GET", target });
    clearInterval(others);
    expect(status).toBe(200);
    expect(turns).toBeGreaterThan(TURNS);
  },
);
