import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { operations } from "@gamedata/api";
import { type Catalog, createCatalog } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";
import { listMeta } from "@gamedata/schema";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGolden } from "../../../scripts/test/golden.js";
import { routeTable } from "../src/routes/route-table.js";
import { portAsker, type Question, type Reply } from "./ask.js";
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

const items = interlude.items.map(({ id }) => id);

/** Every route with its ids, or with its queries. */
const root = "/api/{chronicle}";
const pages = ["", "?limit=200&offset=100", "?limit=1", "?offset=999999", "?limit=0", "?offset=x"];
const rawQueries = [
  ...pages,
  "?q=an&sort=-level",
  "?levelMin=20&levelMax=25&sort=name",
  "?levelMin=2&levelMax=1",
  "?sort=x",
  "?ids=30001,20001,18342,999999",
  "?ids=-1",
  "?ids=1&q=a",
];
const npcQueries = [...rawQueries, "?location=34&region=5&sort=level", "?location=99999", "?location=x", "?region=-1"];
/** Of so many records, all answers are looked at; of more, the details of the first chronicle, and one in so many of all else. */
const FEW = 3000;
const EVERY = 5;

/** Ids of records whose answers have every form, by the path of the operation about them: of those of one resource, of the first. */
function idsOf(on: Catalog): ReadonlyMap<string, readonly number[]> {
  const resources = new Set<string>();
  return new Map(
    operations.map(({ path, query, idsOf, resource, shape }): [string, readonly number[]] => {
      const isFree = Object.values(query?.input(on).entries ?? {}).every(({ type }) => type === "optional");
      if (query === undefined || idsOf === undefined || !isFree) return [`${root}/${path}`, []];
      const all = idsOf(on);
      const isSeen = resources.has(resource);
      resources.add(resource);
      const isWhole = all.length < FEW || (shape === "record" && on === catalog);
      const step = isSeen ? all.length - 1 : isWhole ? 1 : EVERY;
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
const bulk = ["?ids=1,57,30001,20001,999999", "?ids=0,18", "?ids=1,x", "?ids=1&fields=weather"];
const wholeQueries = ["", "?fields=weather", ...bulk];
const queries: Readonly<Record<string, readonly string[]>> = {
  [`${root}/quests`]: wholeQueries,
  [`${root}/classes`]: wholeQueries,
  [`${root}/experience`]: wholeQueries,
  [`${root}/hennas`]: wholeQueries,
  [`${root}/locations`]: wholeQueries,
  [`${root}/regions`]: wholeQueries,
  [`${root}/search`]: [
    ...pages.map((query) => `?q=sword&${query.slice(1)}`),
    "?q=a&types=npc,henna,region",
    "?q=gremiln",
    "?q=zzzz",
    "?q=",
    "?q=a&types=skill",
    "?q=a&fields=weather",
  ],
  [`${root}/skills`]: [
    ...pages,
    ...bulk,
    "?classId=10&minPlayerLevel=7&maxPlayerLevel=14&operateType=op_active&sort=-name",
    "?classId=999999",
    "?minPlayerLevel=7",
    "?classId=1&minPlayerLevel=8&maxPlayerLevel=7",
    "?operateType=x",
  ],
  [`${root}/skills/{id}`]: ["?level=1", "?level=2", "?level=99", "?level=x"],
  [`${root}/items`]: [
    "?with=stats,sets",
    ...pages,
    ...bulk,
    `?ids=${items.slice(0, 200).join()}`,
    `?ids=${items.slice(0, 201).join()}`,
    "?ids=57&sort=name",
    "?q=sword&type=weapon&grade=s&sort=-name",
    "?sort=grade",
    "?type=x",
    "?grade=x",
    "?sort=x",
  ],
  [`${root}/npcs`]: [...npcQueries, "?with=stats&sort=-expPerHp", "?npcType=Merchant", "?npcType=x"],
  [`${root}/monsters`]: [
    ...npcQueries,
    "?with=stats,place,minions,drops",
    "?with=stats&hpMin=9&hpMax=1",
    "?npcType=chest",
    "?npcType=Merchant",
  ],
  [`${root}/raw/npcs`]: [...rawQueries, "?npcType=Pet", "?npcType=x"],
  [`${root}/raw/monsters`]: [...rawQueries, "?npcType=chest", "?npcType=Merchant"],
  [`${root}/items/{id}/dropped-by`]: pages.slice(1),
};

/** Ids that every route with an id refuses, or knows nothing by. */
const otherIds = ["0", "-1", "1.5", "abc", "999999", "9007199254740992", "30008"];

/** The ids of the records that are asked for with queries, where it is not 57: Might has 3 levels. */
const pagedIds: Readonly<Record<string, string>> = { [`${root}/skills/{id}`]: "1068" };

function targetsOf(path: string): readonly string[] {
  const served = path.replace("{chronicle}", "interlude");
  const unknown = path.replace("{chronicle}", "gracia");
  if (!path.includes("{id}")) return [...(queries[path] ?? [""]).map((query) => served + query), unknown];
  const known = ids.flatMap(([chronicle, own]) =>
    (own.get(path) ?? []).map((id) => path.replace("{chronicle}", chronicle).replace("{id}", String(id))),
  );
  const others = otherIds.map((id) => served.replace("{id}", id));
  const paged = (queries[path] ?? []).map((query) => served.replace("{id}", pagedIds[path] ?? "57") + query);
  return [...known, ...others, ...paged, unknown.replace("{id}", "57")];
}

const ENCODINGS = ["identity", "gzip", "br"];

function plainly({ headers, body }: Reply): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}

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

  it.each(routeTable.map(({ path }) => path))("every response of %s is as the document has it", async (path) => {
    const problems: string[] = [];
    const targets = targetsOf(path);
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

  it("would not have been if anything were wrong with it", () => {
    const grades = (data: unknown) => validator.problemOf(`${root}/meta/item-grades`, 200, { data });
    expect(grades([{ name: "a", count: 1 }])).toBeUndefined();
    expect(grades([{ name: "a", count: 1, note: "b" }])).toContain("must NOT have additional properties");
    expect(grades([{ name: "a" }])).toContain("must have required property 'count'");
    expect(grades([{ name: null, count: 1 }])).toContain("must be string");
    expect(grades([{ name: "a", count: -0.5 }])).toContain("must be integer");
    const preview = { adena: null, exp: null, sp: null, itemCount: 0 };
    const lists = { raceRestrictions: [], classRestrictions: [] };
    const quest = {
      id: 1,
      name: "a",
      levelMin: null,
      repeatable: null,
      ...lists,
      startNpc: null,
      rewardsPreview: preview,
    };
    const quests = (row: object) =>
      validator.problemOf(`${root}/quests`, 200, { data: [row], meta: { total: 1, limit: 1, offset: 0 } });
    expect(quests(quest)).toBeUndefined();
    expect(quests({ ...quest, startNpc: { id: 1 } })).toContain("must have required property 'name'");
    expect(quests({ ...quest, rewardsPreview: null })).toContain("must be object");
  });

  it("had every optional field in some response, and lacked it in another, but what the data has always or never", () => {
    expect(validator.oneSided()).toEqual({
      neverPresent: named(oneSided.neverPresent),
      neverAbsent: named(oneSided.neverAbsent),
    });
  });
});
