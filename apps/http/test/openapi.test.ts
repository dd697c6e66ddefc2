import { createCatalog } from "@gamedata/core";
import { datasetWith, inventedDataset } from "@gamedata/fixtures";
import { apiError, type GameServer } from "@gamedata/schema";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createService } from "../src/create-service.js";
import { headersTooLarge, malformedRequest, requestTimeout } from "../src/http/errors.js";
import { routeTable } from "../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "./ask.js";
import { examplesOf, operationsOf, readable, sharedResponses } from "./openapi-document.js";
import { closedDocument } from "./schema-validator.js";
import { catalog, highFiveCatalog } from "./served.js";

const schemasOf = v.object({
  components: v.object({ schemas: v.record(v.string(), v.looseObject({ type: v.optional(v.string()) })) }),
});

const listOfPatterns = v.looseObject({ items: v.looseObject({ pattern: v.string() }) });

const catalogs = [catalog, highFiveCatalog];
const { ask } = handlerAsker({ catalogs });
const answer = await ask("/api/openapi.json");
const text = answer.body.toString("utf8");
const operations = operationsOf(text);
const small = createCatalog(inventedDataset);
/** The document of a data set that lacks most of what the examples name. */
const smallText = (await handlerAsker({ catalogs: [small] }).ask("/api/openapi.json")).body.toString("utf8");
/** The document of a data set without rows. */
const emptyText = (
  await handlerAsker({ catalogs: [createCatalog(datasetWith({}))] }).ask("/api/openapi.json")
).body.toString("utf8");

const refusal = v.object({
  headers: v.record(v.string(), v.unknown()),
  content: v.object({ "application/json": v.object({ example: apiError }) }),
});
const sharedRefusals = v.object({
  components: v.object({
    responses: v.object({ MalformedRequest: refusal, RequestTimeout: refusal, HeadersTooLarge: refusal }),
  }),
});

describe("the OpenAPI document", () => {
  it("is the one in the snapshot, which has neither examples nor shared responses: both are compared below", async () => {
    await expect(readable(text)).toMatchFileSnapshot("__snapshots__/openapi.json");
  });

  it.each(operations)("refers to the responses of every request at $path", ({ operation }) => {
    expect(operation.responses).toMatchObject(sharedResponses);
  });

  it.each([
    ["MalformedRequest", malformedRequest],
    ["RequestTimeout", requestTimeout],
    ["HeadersTooLarge", headersTooLarge],
  ] as const)("has the response %s of a server that refuses a request itself", (name, error) => {
    const documented = v.parse(sharedRefusals, JSON.parse(text)).components.responses[name];
    const { status, headers, body } = createService({ catalogs }).errorResponse(error);
    expect(JSON.parse(new TextDecoder().decode(body))).toEqual(documented.content["application/json"].example);
    expect(status).toBe(documented.content["application/json"].example.status);
    // The server of Node adds that it closes the connection.
    const sent = [...Object.keys(headers), "connection"];
    expect(sent).toEqual(expect.arrayContaining(Object.keys(documented.headers).map((header) => header.toLowerCase())));
  });

  it("is the same on each server", async () => {
    const other = handlerAsker({ catalogs, clock: () => Number(process.hrtime.bigint()) });
    const { body, headers } = await other.ask("/api/openapi.json");
    expect([body.toString("utf8"), headers]).toEqual([text, answer.headers]);
    expect(headers["cache-control"]).toBe("public, max-age=3600, s-maxage=86400");
  });

  it.each([text, smallText, emptyText])("gives a strict linter nothing to say", async (source) => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual(
      [],
    );
  });

  it("has no choice without values, which OpenAPI does not allow", () => {
    const kinds = ({ operation }: (typeof operations)[number]) =>
      (operation.parameters ?? []).filter(({ name }) => name === "kind").map(({ schema }) => schema);
    expect(emptyText.match(/"enum":\[\]/gu)).toBeNull();
    expect(
      operationsOf(emptyText)
        .filter(({ path }) => path.endsWith("/zones"))
        .flatMap(kinds),
    ).toEqual([{ type: "array", items: { type: "string", maxLength: 0 } }]);
  });

  it("describes every route, each by a name of its own", () => {
    expect(operations.map(({ path }) => path)).toEqual(routeTable.map((route) => route.path));
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(routeTable.length);
    // orval gives the response of an operation this name, beside the schemas.
    const { schemas } = v.parse(schemasOf, JSON.parse(text)).components;
    const schemaNames = Object.keys(schemas).map((name) => name.toLowerCase());
    expect(names.filter((name) => schemaNames.includes(`${name}Result`.toLowerCase()))).toEqual([]);
  });

  it("has an address that is relative to its own, so that it holds below any path", () => {
    const { servers } = v.parse(v.object({ servers: v.array(v.object({ url: v.string() })) }), JSON.parse(text));
    for (const folder of ["/", "/game/", "/a/b/"]) {
      const resolved = servers.map(({ url }) => new URL(url, `https://data.example.org${folder}api/openapi.json`).href);
      expect(resolved).toEqual([`https://data.example.org${folder}`]);
    }
  });

  it("names whom to ask: the game server that it belongs to, or the project", async () => {
    const info = v.object({ info: v.object({ contact: v.record(v.string(), v.string()) }) });
    const contactOf = async (gameServer?: GameServer) => {
      const reply = await handlerAsker({ catalogs: [small], gameServer }).ask("/api/openapi.json");
      return v.parse(info, jsonOf(reply)).info.contact;
    };
    const project = { name: "GameData", url: "https://www.npmjs.com/package/@gamedata/http" };
    const url = "https://aden.example/";
    expect(await contactOf()).toEqual(project);
    expect(await contactOf({ name: "Aden", url, rates: { drop: 5 } })).toEqual({ name: "Aden", url });
    expect(await contactOf({ url })).toEqual({ url });
    expect(await contactOf({ rates: { drop: 5 } })).toEqual(project);
  });

  it("leaves every object open, because later versions may add fields", () => {
    expect(text).not.toContain('"additionalProperties":false');
    const isClosed = (schema: unknown) => JSON.stringify(schema).includes('"additionalProperties":false');
    const { components } = v.parse(schemasOf, closedDocument(JSON.parse(text)));
    const open = Object.entries(components.schemas).filter(([, { type }]) => type === "object");
    expect(open.length).toBeGreaterThan(40);
    expect(open.filter(([, schema]) => !isClosed(schema))).toEqual([]);
  });

  it("says null and patterns in the forms that generators of clients understand", () => {
    // openapi-zod-client writes null in a list of words as a word, ignores it in a schema with a name, and escapes slashes again.
    const { components } = v.parse(schemasOf, JSON.parse(text));
    expect(Object.entries(components.schemas).filter(([, schema]) => "nullable" in schema)).toEqual([]);
    expect(text).not.toContain('"allOf":[{"type"');
    expect(text).toContain('"enum":[null]');
    expect(text).not.toMatch(/,null\]/u);
    expect(text).not.toContain(String.raw`\\/`);
  });

  it.each(operations)("shows real responses for $path", async ({ operation }) => {
    const examples = examplesOf(operation);
    if (operation.operationId !== "getOpenApiDocument") expect(examples.length).toBeGreaterThan(0);
    for (const { status, target, value } of examples) {
      const reply = await ask(target);
      expect(reply.status).toBe(status);
      if (target !== "/healthz") expect(value).toEqual(jsonOf(reply));
    }
  });

  it("documents the form of pairs in which the service takes them", () => {
    const forms = operations.flatMap(({ operation }) =>
      (operation.parameters ?? []).flatMap(({ name, schema }) => {
        const { success, output } = v.safeParse(listOfPatterns, schema);
        if (!success) return [];
        const texts = examplesOf(operation)
          .filter(({ status }) => status === 200)
          .flatMap(({ target }) => new URL(target, "http://localhost").searchParams.get(name)?.split(",") ?? []);
        return [{ name, pattern: new RegExp(output.items.pattern, "u"), texts }];
      }),
    );
    expect(new Set(forms.map(({ name }) => name))).toEqual(
      new Set(["stock", "items", "known", "skills", "attackSkill"]),
    );
    for (const { pattern, texts } of forms) {
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((one) => !pattern.test(one))).toEqual([]);
    }
  });

  it.each([...operations, ...operationsOf(smallText)])("names the error of each refusal of $path", ({ operation }) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status === "200") continue;
      for (const [code, example] of Object.entries(response.content?.["application/json"].examples ?? {})) {
        expect(example.value).toEqual({ error: expect.any(String), status: Number(status), code });
      }
    }
  });
});
