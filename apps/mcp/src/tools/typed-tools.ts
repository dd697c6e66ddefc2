import type { Catalog, Collection } from "@gamedata/core";
import { invalidEnum, invalidParameter } from "@gamedata/core/parse";
import { type Arguments, isRecord } from "../call/arguments.js";
import { collectionsByType } from "../names/record-types.js";
import { parameterSchema } from "../schema/input-schema.js";
import { pageOutput, recordOutput } from "../schema/output-schema.js";
import { type AskedQuery, answerQuery, sharedParameters } from "./query-tool.js";
import type { Tool } from "./tool.js";

/** The argument that names a record of any collection. */
const RECORD = "record";

const typeSchema = { enum: [...collectionsByType.keys()] };

/** Finds the collection that the argument `type` names. */
function collectionIn({ type }: Arguments): Collection {
  const found = typeof type === "string" ? collectionsByType.get(type.toLowerCase()) : undefined;
  if (found === undefined) throw invalidEnum("type", type, [...collectionsByType.keys()]);
  return found;
}

const detailOf = (collection: Collection): AskedQuery => ({
  query: collection.get,
  of: { parameter: RECORD, collection },
  shape: "record",
  resource: collection.kind.facts.detail,
});

const listOf = (collection: Collection): AskedQuery => ({
  query: collection.list,
  shape: "page",
  resource: collection.kind.facts.row,
});

/** Creates the tool for the detail of any record. */
export function recordTool(name: string, description: string): Tool {
  return {
    name,
    description,
    inputSchema: (catalog) => ({
      type: "object",
      properties: {
        type: typeSchema,
        [RECORD]: { type: ["integer", "string"] },
        ...detailParameters(catalog),
        ...sharedParameters,
      },
      required: ["type", RECORD],
    }),
    outputSchema: () => recordOutput(),
    answer(catalog, { type, ...args }, maximumBytes) {
      return answerQuery(catalog, detailOf(collectionIn({ type })), args, maximumBytes);
    },
  };
}

/** The parameters that the details of some collections have. */
function detailParameters(catalog: Catalog): Readonly<Record<string, object>> {
  const entries = [...collectionsByType.values()].flatMap(({ get }) => Object.entries(get.input(catalog).entries));
  return Object.fromEntries(entries.map(([name, entry]) => [name, parameterSchema(entry, undefined)]));
}

/** Creates the tool for the list of any collection; the filters are those of its list. */
export function listTool(name: string, description: string): Tool {
  return {
    name,
    description,
    inputSchema: (catalog) => ({
      type: "object",
      properties: {
        type: { type: "string", description: "As in get_record." },
        filters: {
          type: "object",
          description: `q, sort, levelMin, levelMax where they apply; ${filtersIn(catalog)}.`,
        },
        limit: { type: "integer" },
        ...sharedParameters,
      },
      required: ["type"],
    }),
    outputSchema: () => pageOutput(),
    answer(catalog, { type, filters, ...args }, maximumBytes) {
      return answerQuery(catalog, listOf(collectionIn({ type })), { ...args, ...filtersOf(filters) }, maximumBytes);
    },
  };
}

/** The parameters of lists that `filters` describes in words, or that the tool has itself. */
const sharedFilters: readonly string[] = ["limit", "offset", "q", "sort", "levelMin", "levelMax"];

/** Lists the filters of each type of record that has some. */
function filtersIn(catalog: Catalog): string {
  const own = [...collectionsByType].flatMap(([type, { list }]) => {
    const names = Object.keys(list.input(catalog).entries).filter((name) => !sharedFilters.includes(name));
    return names.length === 0 || listedApart.includes(type) ? [] : `${type} ${names.join(" ")}`;
  });
  return own.join("; ");
}

/** The types whose filters are the parameters of a tool of their own. */
const listedApart: readonly string[] = ["item", "monster"];

function filtersOf(filters: unknown): Arguments {
  if (filters === undefined) return {};
  if (isRecord(filters)) return filters;
  throw invalidParameter("filters", filters, "an object");
}
