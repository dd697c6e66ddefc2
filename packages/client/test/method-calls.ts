import { type Operation, operations } from "@gamedata/api";
import { pairForms, parameterKindOf } from "@gamedata/core/parse";
import { bulkMeta, type ResourceName, resources, type UntypedSchema } from "@gamedata/schema";
import * as v from "valibot";
import { catalog } from "../../../apps/http/test/served.js";
import type { Client } from "../src/index.js";

/** A call of a method: the URL that it requests, below the chronicle, and what it returns. */
export interface MethodCall {
  readonly method: string;
  readonly call: (client: Client) => PromiseLike<unknown>;
  readonly address: string;
  readonly result: Result;
}

/**
 * What a method returns: one resource, a list of them, a page of them, a page that the client makes of a list, records by id,
 * or the whole body.
 */
export interface Result {
  readonly form: "one" | "array" | "page" | "whole page" | "bulk" | "document";
  readonly resource: ResourceName;
  /** The resource of `meta`, where it says more than where the page lies. */
  readonly meta?: ResourceName | undefined;
  /** The selected fields; all when left out. */
  readonly fields?: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

const formOf = {
  record: "one",
  part: "one",
  page: "page",
  rows: "whole page",
  counts: "array",
  document: "document",
} as const satisfies Readonly<Record<Operation["shape"], Result["form"]>>;

/** Returns the text of a value in a query. */
function textOf(value: unknown, parameter: UntypedSchema | undefined): string {
  const kind = parameter && parameterKindOf(parameter);
  const separator = kind && pairForms[kind]?.separator;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return parts.map((part) => (Array.isArray(part) ? part.join(separator) : String(part))).join(",");
}

function addressOf(path: string, query: Query, parameters: Readonly<Record<string, UntypedSchema>> = {}): string {
  const texts = Object.keys(query)
    .sort()
    .map((name): [string, string] => [name, textOf(query[name], parameters[name])]);
  return texts.length === 0 ? path : `${path}?${new URLSearchParams(texts)}`;
}

/** Returns the call of an operation; types of different methods have no common form, so it is called by name. */
function callOf(operation: Operation, { id, query = {} }: { readonly id?: number | string; readonly query?: Query }) {
  const { ids, ...others } = query;
  const { operationId, bulk, bulkResource, shape, resource, metaResource, path } = operation;
  const isBulk = bulk !== undefined && ids !== undefined;
  const method = isBulk ? `get${bulk.kind.facts.many}` : operationId;
  const asked = Object.keys(others).length === 0 ? [] : [others];
  const args = isBulk ? [ids, ...asked] : [id ?? [], asked].flat();
  const fields = v.is(v.array(v.string()), others["fields"]) ? others["fields"] : undefined;
  return {
    method,
    call: (client: Client): PromiseLike<unknown> => Reflect.apply(Reflect.get(client, method), undefined, args),
    address: addressOf(path.replace("{id}", String(id)), query, operation.parameters(catalog)),
    result: {
      form: isBulk ? ("bulk" as const) : formOf[shape],
      resource: isBulk ? (bulkResource ?? resource) : resource,
      meta: metaResource,
      ...(fields && { fields }),
    },
  };
}

/** The operation of an alias, `drops/npc/{id}`, has no method. */
const called = operations.filter(({ operationId }) => operationId !== "getDropsOfNpc");

/** Values of parameters as programs have them, of which the examples of the operations have the text or none. */
const further: readonly (readonly [operationId: string, request: Parameters<typeof callOf>[1]])[] = [
  ["getItem", { id: 57, query: { fields: ["id", "name"] } }],
  ["listArmorSets", { query: { fields: ["name"] } }],
  ["listMonsters", { query: { levelMin: 80, aggressive: true, fields: ["name", "level"] } }],
  ["listFarmingSpots", { id: 8338, query: { by: "kill", spoil: false, limit: 5 } }],
  ["getCharacter", { id: 9, query: { level: 76, items: ["7575-4", "2391"], hennas: [65], skills: [[1068, 3]] } }],
  ["planCrafting", { id: 2404, query: { buy: [1894, 57], stock: [[1864, 10], [57, 0]] } }], // biome-ignore format: one call a line
  ["spawnMap", { query: { bbox: [-25_000.5, 178_000, -20_000, 185_000], q: "ant" } }],
  ["getChanges", { query: { from: "high-five", type: "armor-sets", offset: 1 } }],
];

/** Calls of every method: the examples of its operation, and values of each form. */
export const methodCalls: readonly MethodCall[] = [
  ...called.flatMap((operation) => {
    const { example, furtherExamples, otherChronicle } = operation;
    const required = otherChronicle && { [otherChronicle]: "high-five" };
    return [example, ...Object.values(furtherExamples)].map(({ id, query }) =>
      callOf(operation, { ...(id !== undefined && { id }), query: { ...required, ...query } }),
    );
  }),
  ...further.flatMap(([operationId, request]) =>
    called.filter((operation) => operation.operationId === operationId).map((operation) => callOf(operation, request)),
  ),
  {
    method: "listChronicles",
    call: (client) => client.listChronicles(),
    address: "../chronicles",
    result: { form: "page", resource: "Chronicle" },
  },
];

function recordSchema({ resource, fields }: Result): v.GenericSchema {
  const record = resources[resource];
  if (fields === undefined) return record;
  const entries = Object.entries<v.GenericSchema>(record.entries).filter(([name]) => fields.includes(name));
  return v.strictObject(Object.fromEntries(entries));
}

/** Returns the schema of what a method returns; lists have at least one row. */
export function resultSchema(result: Result): v.GenericSchema {
  const record = recordSchema(result);
  const data = v.pipe(v.array(record), v.minLength(1));
  switch (result.form) {
    case "one":
    case "document":
      return record;
    case "array":
      return data;
    case "page":
    case "whole page":
      return v.strictObject({ data, meta: resources[result.meta ?? "ListMeta"] });
    case "bulk":
      return v.strictObject({ data, meta: bulkMeta });
  }
}
