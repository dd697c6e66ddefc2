import { createCatalog } from "@gamedata/core";
import { createHandler } from "@gamedata/http/handler";
import { interlude } from "@gamedata/interlude";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.js";
import { answerPaths, answers } from "./answers.js";

const handle = createHandler({ catalogs: [createCatalog(interlude)] });

describe.each(answers)("the answer $name", (answer) => {
  it("has many different paths, the same ones for a seed", () => {
    const paths = answer.paths(interlude);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeGreaterThan(1000);
    const draw = (seed: number) => answerPaths(answer, interlude, 20, createRandom(seed));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1)).toHaveLength(20);
  });

  it("has a response for every path", async () => {
    for (const path of answerPaths(answer, interlude, 50, createRandom(3)))
      expect((await handle(new Request(`http://localhost${path}`))).status, path).toBe(200);
  });
});
