import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, it } from "vitest";
import { routeTable } from "../src/routes/route-table.js";
import { handlerAsker, jsonOf } from "./ask.js";
import { specifiedRoutes } from "./fuzz/routes.js";
import { examplesOf, operationsOf, readable } from "./openapi-document.js";
import { catalog } from "./served.js";

const { ask } = handlerAsker({ catalogs: [catalog] });
const text = (await ask("/api/openapi.json")).body.toString("utf8");
const operations = operationsOf(text);

describe("the OpenAPI document", () => {
  it("is the one in the snapshot", async () => {
    expect(JSON.parse(readable(text))).toEqual(JSON.parse(text));
    await expect(readable(text)).toMatchFileSnapshot("__snapshots__/openapi.json");
  });

  it("is the same on each server", async () => {
    const other = handlerAsker({ catalogs: [catalog], clock: () => Number(process.hrtime.bigint()) });
    expect((await other.ask("/api/openapi.json")).body.toString("utf8")).toBe(text);
  });

  it("gives a strict linter nothing to say", async () => {
    const config = await createConfig({ extends: ["recommended-strict"] });
    const problems = await lintFromString({ source: text, absoluteRef: "/openapi.json", config });
    expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual(
      [],
    );
  });

  it("describes the specified routes, each by a name of its own", () => {
    expect(new Set(routeTable.map((route) => route.path))).toEqual(new Set(specifiedRoutes.map(({ path }) => path)));
    expect(operations.map(({ path }) => path)).toEqual(routeTable.map((route) => route.path));
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(routeTable.length);
  });

  it("closes every object of a response, but the document itself", () => {
    const open: string[] = [];
    const visit = (value: unknown, at: string) => {
      if (typeof value !== "object" || value === null) return;
      const closed = "additionalProperties" in value && value.additionalProperties !== undefined;
      if ("type" in value && value.type === "object" && "properties" in value && !closed) open.push(at);
      for (const [key, inner] of Object.entries(value))
        if (key !== "examples" && key !== "example") visit(inner, `${at}/${key}`);
    };
    visit(JSON.parse(text), "");
    expect(open).toEqual(["/paths//api/openapi.json/get/responses/200/content/application/json/schema"]);
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

  it.each(operations)("names the error of each refusal of $path", ({ operation }) => {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status === "200") continue;
      for (const [code, example] of Object.entries(response.content?.["application/json"].examples ?? {})) {
        expect(example.value).toEqual({ error: expect.any(String), status: Number(status), code });
      }
    }
  });

  it("becomes types that are the ones in the snapshot", async () => {
    const types = astToString(await openapiTS(text, { alphabetize: false }));
    await expect(types).toMatchFileSnapshot("__snapshots__/openapi.d.ts");
  });
});
