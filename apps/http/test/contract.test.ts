import { operations } from "@gamedata/api";
import { type Catalog, createCatalog } from "@gamedata/core";
import { idParameterOf } from "@gamedata/core/parse";
import { interlude } from "@gamedata/interlude";
import { listMeta, type UntypedSchema } from "@gamedata/schema";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Described } from "../../../scripts/generate/described.js";
import { readGolden } from "../../../scripts/test/golden.js";
import { type DataRoute, exampleQuery, type Route } from "../src/routes/route.js";
import { routeTable } from "../src/routes/route-table.js";
import { plainly, portAsker, type Question } from "./ask.js";
import { createDocumentValidator, type DocumentValidator } from "./schema-validator.js";
import { highFiveCatalog } from "./served.js";
import { variousIds } from "./variety.js";

/** Invented prose, so that the fields are met which only a text overlay fills. */
const text = {
  chronicle: "interlude",
  skills: [
    { skillId: 3, level: 1, description: "Invented." },
    { skillId: 4045, level: 1, description: "Invented." },
    { skillId: 3080, level: 1, description: "Invented." },
  ],
  quests: [
    {
      questId: 1,
      description: "Invented.",
      steps: [{ stepIndex: 1, title: "Invented", description: "Invented.", completionNpcName: "Darin" }],
    },
    { questId: 2, steps: [{ stepIndex: 1, title: "Invented", description: "Invented." }] },
  ],
};
const catalog = createCatalog(interlude, { text });

const root = "/api/{chronicle}";
/** Of fewer records, all answers are looked at; of more, those of one in so many. */
const FEW = 3000;
const EVERY = 5;

/** Ids of records whose answers have every form, by the path of the operation about them: of those of one resource, of the first. */
function idsOf(on: Catalog): ReadonlyMap<string, readonly number[]> {
  const resources = new Set<string>();
  return new Map(
    operations.map(({ path, query, idsOf, resource }): [string, readonly number[]] => {
      const isFree = Object.values(query?.input(on).entries ?? {}).every(({ type }) => type === "optional");
      if (query === undefined || idsOf === undefined || !isFree) return [`${root}/${path}`, []];
      const all = idsOf(on);
      const isSeen = resources.has(resource);
      resources.add(resource);
      const step = isSeen ? all.length - 1 : all.length < FEW ? 1 : EVERY;
      return [
        `${root}/${path}`,
        variousIds(
          all.filter((_id, position) => position % step === 0),
          (id) => query.prepare(on, {}, id).answer(),
        ),
      ];
    }),
  );
}
const ids = [catalog, highFiveCatalog].map((on) => [on.chronicle, idsOf(on)] as const);

/** Values of a parameter, as a query has them: the first and the last of its words, both flags, all words of a list, some ids and bounds. */
function valuesOf(schema: UntypedSchema & Described): readonly string[] {
  const { type, options = [], item } = schema.wrapped ?? schema;
  if (type === "picklist") return [options.at(0), options.at(-1)].map(String);
  if (type === "boolean") return ["true", "false"];
  if (item?.type === "picklist") return [(item.options ?? []).join()];
  if (idParameterOf(schema)?.form === "ids") return ["1,57,30001,20001,999999"];
  return type === "number" ? ["1", "20", "34", "200", "999999"] : ["an", "gremiln", "zzzz"];
}

/** Queries of an operation, each with what it requires: without more, with each other parameter, and with values that most refuse. */
function queriesOf({ example, parameters, furtherExamples }: DataRoute): readonly string[] {
  const all = Object.entries(parameters(catalog)).filter(([name]) => name !== "id");
  const required = all.flatMap(([name, { type }]) => (type === "optional" ? [] : name));
  const asked = exampleQuery(example);
  const given = Object.fromEntries(required.map((name) => [name, asked[name] ?? ""]));
  const others = all.flatMap(([name, schema]) => [...valuesOf(schema), "~"].map((value) => ({ [name]: value })));
  const further = Object.values(furtherExamples).map(exampleQuery);
  return [asked, {}, ...others, ...further].map((query) => `?${new URLSearchParams({ ...given, ...query })}`);
}

/** Ids that every route with an id refuses, or knows nothing by. */
const otherIds = ["0", "-1", "1.5", "abc", "999999", "9007199254740992", "30008"];

function targetsOf(route: Route): readonly string[] {
  const { path } = route;
  const served = path.replace("{chronicle}", "interlude");
  if (route.kind === "service") return [served];
  const asked = served.replace("{id}", String(route.example.id));
  const known = ids.flatMap(([chronicle, own]) =>
    (own.get(path) ?? []).map((id) => path.replace("{chronicle}", chronicle).replace("{id}", String(id))),
  );
  const others = path.includes("{id}") ? otherIds.map((id) => served.replace("{id}", id)) : [];
  return [...known, ...others, ...queriesOf(route).map((query) => asked + query), asked.replace("interlude", "gracia")];
}

const ENCODINGS = ["identity", "gzip", "br"];

/** Tells whether a body is a page of a list that is not empty: only such pages have others to be linked to. */
const isPageOfSome = (body: unknown) =>
  v.is(v.object({ meta: v.strictObject({ ...listMeta.entries, total: v.pipe(v.number(), v.minValue(1)) }) }), body);

const fieldList = v.array(v.union([v.string(), v.record(v.string(), v.array(v.string()))]));
const oneSided = v.parse(
  v.object({ neverPresent: fieldList, neverAbsent: fieldList }),
  readGolden(new URL("./one-sided-fields.yaml", import.meta.url)),
);
/** The full names of fields, which are listed by component. */
const named = (fields: v.InferOutput<typeof fieldList>) =>
  fields
    .flatMap((one) =>
      typeof one === "string" ? one : Object.entries(one).flatMap(([of, own]) => own.map((name) => `${of}.${name}`)),
    )
    .sort();

describe("over a real port", () => {
  let server: Awaited<ReturnType<typeof portAsker>>;
  let validator: DocumentValidator;
  beforeAll(async () => {
    server = await portAsker({ catalogs: [catalog, highFiveCatalog] });
    validator = createDocumentValidator((await server.ask("/api/openapi.json")).body.toString("utf8"));
  });
  afterAll(() => server.close());

  /** Asks for a target, and says what about the reply is not as the document has it. */
  async function problemWith(path: string, target: string, question: Question): Promise<string | undefined> {
    const reply = await server.ask(target, question);
    const { status, headers } = reply;
    if (headers["content-length"] !== String(reply.body.length)) return "wrong Content-Length";
    const body: unknown = JSON.parse(plainly(reply).toString("utf8"));
    const promised = validator.headersOf(path, status).filter((name) => name !== "Link" || isPageOfSome(body));
    const missing = promised.filter((name) => !(name.toLowerCase() in headers));
    if (missing.length > 0) return `no ${missing.join()}`;
    return validator.problemOf(path, status, body);
  }

  it.each(routeTable)("every response of $path is as the document has it", async (route) => {
    const { path } = route;
    const problems: string[] = [];
    const targets = targetsOf(route);
    for (const [index, target] of targets.entries()) {
      const encoding = ENCODINGS[index % ENCODINGS.length] ?? "";
      const problem = await problemWith(path, target, { headers: { "accept-encoding": encoding } });
      if (problem !== undefined) problems.push(`${target} (${encoding}): ${problem}`);
    }
    for (const question of [{ method: "POST" }, { method: "DELETE", headers: { "accept-encoding": "br" } }]) {
      const problem = await problemWith(path, targets[0] ?? path, question);
      if (problem !== undefined) problems.push(`${question.method}: ${problem}`);
    }
    const long = await problemWith(path, `${targets[0]}?${"a".repeat(8192)}`, {});
    expect([...problems, long ?? []].flat()).toEqual([]);
  });

  it("had every optional field in some response, and lacked it in another, but what the data has always or never", () => {
    expect(validator.oneSided()).toEqual({
      neverPresent: named(oneSided.neverPresent),
      neverAbsent: named(oneSided.neverAbsent),
    });
  });
});
