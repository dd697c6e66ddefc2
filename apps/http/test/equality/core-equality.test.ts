import { operations, responseSchemaOf } from "@gamedata/api";
import { createCatalog } from "@gamedata/core";
import { inventedDataset } from "@gamedata/fixtures";
import { apiError } from "@gamedata/schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { handlerAsker, jsonOf } from "../ask.js";
import { catalog, highFiveCatalog } from "../served.js";
import { askedArbitrary } from "./asked-arbitrary.js";
import { answerTo } from "./core-answer.js";

// The data set of a server's owner has less, and other numbers.
const served = [catalog, highFiveCatalog, createCatalog(inventedDataset)];
const catalogs = new Map(served.map((one) => [one.chronicle, one]));
const { ask } = handlerAsker({ catalogs: served });
const RUNS = 18;
/** The changes between two chronicles take long to find the first time. */
const RUNS_OF_TWO = 4;
const SEED = 20_261_126;

describe.each(operations.map((operation) => [operation.path, operation] as const))("/%s", (_path, operation) => {
  const schema = responseSchemaOf(operation);

  it("answers what core answers, in the envelope, or refuses it with the same words", async () => {
    const anyAsked = fc.oneof(
      ...Array.from(catalogs.values(), (on) =>
        askedArbitrary(operation, on, catalogs).map((one) => ({ chronicle: on.chronicle, ...one })),
      ),
    );
    const property = fc.asyncProperty(anyAsked, async ({ chronicle, asked, target }) => {
      const expected = answerTo(operation, catalogs, chronicle, asked);
      const reply = await ask(target);
      expect({ target, status: reply.status }).toEqual({ target, status: expected.status });
      if (expected.status !== 200) {
        expect(v.parse(apiError, jsonOf(reply))).toMatchObject(expected);
        return;
      }
      // The order of fields is part of the answer.
      expect(reply.body.toString()).toBe(JSON.stringify(expected.body));
      if (asked.fields === undefined) expect(v.safeParse(schema, jsonOf(reply)).issues).toBeUndefined();
    });
    await fc.assert(property, {
      numRuns: operation.otherChronicle === undefined ? RUNS : RUNS_OF_TWO,
      seed: SEED,
      endOnFailure: true,
    });
  });
});
