import { createCatalog } from "@gamedata/core";
import { highFive } from "@gamedata/high-five";
import { interlude } from "@gamedata/interlude";
import { expect, it } from "vitest";
import { createService } from "../src/create-service.js";

/** Times at least that others have a turn while an answer is computed that takes a large part of a second. */
const TURNS = 5;

const service = createService({ catalogs: [createCatalog(interlude), createCatalog(highFive)] });

/** Returns how often others have a turn until all of some targets are answered, none of them with an error. */
async function turnsDuring(targets: readonly string[]): Promise<number> {
  let turns = 0;
  const others = setInterval(() => {
    void service.answer({ method: "GET", target: "/healthz" });
    turns += 1;
  });
  const answers = await Promise.all(targets.map((target) => service.answer({ method: "GET", target })));
  clearInterval(others);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return turns;
}

it.each(["/api/interlude/changes?from=high-five&type=items", "/api/openapi.json"])(
  "others are answered while %s is computed for the first time",
  async (target) => {
    expect(await turnsDuring([target])).toBeGreaterThan(TURNS);
  },
);

const manyIds = Array.from({ length: 199 }, (_, index) => 1800 + index).join();

it.each([
  ["hunting", "hunting?playerLevel=20&limit="],
  ["records by id", `items?ids=${manyIds},`],
])("others are answered between many answers: %s", async (_, target) => {
  const targets = Array.from({ length: 100 }, (__, index) => `/api/interlude/${target}${index + 1}`);
  expect(await turnsDuring(targets)).toBeGreaterThan(TURNS);
});

it("a search does not wait for all of many answers of another route", async () => {
  let answered = 0;
  const hunting = Array.from({ length: 40 }, async (_, index) => {
    await service.answer({ method: "GET", target: `/api/interlude/hunting?playerLevel=30&limit=${index + 1}` });
    answered += 1;
  });
  await service.answer({ method: "GET", target: "/api/interlude/search?q=sword" });
  expect(answered).toBeLessThan(40);
  await Promise.all(hunting);
});
