import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createCatalog } from "@gamedata/core";
import { datasetWith, inventedDataset } from "@gamedata/fixtures";
import { GoogleGenAI, mcpToTool } from "@google/genai";
import { jsonSchemaToGeminiParameters } from "@langchain/google-common";
import { dynamicTool, generateText, jsonSchema } from "ai";
import { toStrictJsonSchema } from "openai/lib/transform";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HandlerOptions } from "../src/handler.js";
import { catalog, connect, highFiveCatalog } from "./connection.js";

/** Servers of both chronicles, of one, of a data set with few rows, and of one without any. */
const servers: readonly (readonly [string, HandlerOptions["catalogs"]])[] = [
  ["both chronicles", [catalog, highFiveCatalog]],
  ["interlude", [catalog]],
  ["high-five", [highFiveCatalog]],
  ["few rows", [createCatalog(inventedDataset)]],
  ["no rows", [createCatalog(datasetWith({}))]],
];

/** The only keywords that every service takes. */
const keywords = ["type", "description", "enum", "items", "properties", "required"];
const types = ["string", "integer", "number", "boolean", "array", "object"];
const schemaForm = v.looseObject({
  type: v.picklist(types),
  enum: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string())),
});

/** Lists what services refuse of a schema, by path. */
function refusalsOf(schema: unknown, path: string): readonly string[] {
  const parsed = v.safeParse(schemaForm, schema);
  if (!parsed.success) return [`${path}: ${JSON.stringify(schema)}`];
  const { type, items, properties, required = [], ...rest } = parsed.output;
  const inner = Object.entries(properties ?? {}).flatMap(([name, one]) => refusalsOf(one, `${path}.${name}`));
  const faults = [
    ...Object.keys(parsed.output).filter((keyword) => !keywords.includes(keyword)),
    ...(rest.enum !== undefined && type !== "string" ? ["enum of no text"] : []),
    ...((type === "array") === (items !== undefined) ? [] : ["items"]),
    ...((type === "object") === Object.keys(properties ?? {}).length > 0 ? [] : ["properties"]),
    ...required.filter((name) => !Object.hasOwn(properties ?? {}, name)),
  ];
  return [
    ...faults.map((fault) => `${path}: ${fault}`),
    ...inner,
    ...(items === undefined ? [] : refusalsOf(items, `${path}[]`)),
  ];
}

/** Copies JSON as a program reads it from a connection. */
const received = (value: object) => JSON.parse(JSON.stringify(value));

const toolsOf = async (catalogs: HandlerOptions["catalogs"]) => (await (await connect({ catalogs })).listTools()).tools;

describe.each(servers)("the tools of a server of %s", (_what, catalogs) => {
  it("have schemas of the keywords and types that all services take", async () => {
    const tools = await toolsOf(catalogs);
    const refusals = tools.flatMap(({ name, inputSchema, outputSchema }) => [
      ...refusalsOf(inputSchema, name),
      ...(outputSchema === undefined ? [] : refusalsOf(outputSchema, `${name} (answer)`)),
    ]);
    expect(refusals).toEqual([]);
    expect(tools).toHaveLength(14);
  });
});

// The programs convert what has these keywords and types: the largest schemas, and the smallest.
describe.each([servers.slice(0, 1), servers.slice(-1)].flat())("the tools of a server of %s", (_what, catalogs) => {
  it("are converted by LangChain for Gemini", async () => {
    for (const { inputSchema } of await toolsOf(catalogs)) {
      expect(jsonSchemaToGeminiParameters(received(inputSchema))).toEqual(inputSchema);
    }
  });

  it("are converted by the client of OpenAI for strict calls", async () => {
    for (const { name, inputSchema } of await toolsOf(catalogs)) {
      expect(toStrictJsonSchema(allRequired(inputSchema)), name).toMatchObject({ type: "object" });
    }
  });

  it("are converted by the AI SDK, and sent", async () => {
    const sent: unknown[] = [];
    const google = createGoogleGenerativeAI({ apiKey: "none", fetch: recording(sent) });
    const tools = Object.fromEntries(
      (await toolsOf(catalogs)).map(({ name, description = "", inputSchema }) => [
        name,
        dynamicTool({ description, inputSchema: jsonSchema(received(inputSchema)), execute: () => "None" }),
      ]),
    );
    await generateText({ model: google("gemini-2.0-flash"), prompt: "Hello", tools });
    expect(declarationsIn(sent)).toHaveLength(Object.keys(tools).length);
  });

  describe("and Google's client", () => {
    afterEach(() => vi.unstubAllGlobals());

    it("are taken as those of a server, and as functions of one type each", async () => {
      const sent: unknown[] = [];
      const listed = await mcpToTool(await connect({ catalogs })).tool();
      const tools = await toolsOf(catalogs);
      expect(listed.functionDeclarations?.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
      vi.stubGlobal("fetch", recording(sent));
      const declared = tools.map(({ name, description = "", inputSchema }) => ({
        name,
        description,
        parameters: inputSchema,
      }));
      const { models } = new GoogleGenAI({ apiKey: "none" });
      // The client changes what it is given.
      const config = { tools: [{ functionDeclarations: received(declared) }] };
      await models.generateContent({ model: "gemini-2.0-flash", contents: "Hello", config });
      const lowered = JSON.stringify(declarationsIn(sent)).replaceAll(/(?<="type":")[A-Z]+/gu, (type) =>
        type.toLowerCase(),
      );
      expect(JSON.parse(lowered)).toEqual(declared);
    });
  });
});

/** Makes every property required, as strict calls demand. */
const allRequired = (schema: object) =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    const object = v.safeParse(v.looseObject({ type: v.literal("object"), properties: v.looseObject({}) }), value);
    return object.success ? { ...object.output, required: Object.keys(object.output.properties) } : value;
  });

/** Records the bodies of requests to a model, and answers as the model does. */
function recording(sent: unknown[]): typeof fetch {
  return async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const candidates = [{ content: { role: "model", parts: [{ text: "Hello" }] }, finishReason: "STOP" }];
    return Response.json({ candidates });
  };
}

const request = v.object({ tools: v.tuple([v.object({ functionDeclarations: v.array(v.unknown()) })]) });
const declarationsIn = ([body]: readonly unknown[]) => v.parse(request, body).tools[0].functionDeclarations;
