import type { Collection } from "@gamedata/core";
import { invalidEnum, invalidParameter } from "@gamedata/core/parse";
import { isRecord } from "@gamedata/rules";
import { type Arguments, wordIn } from "../call/arguments.js";
import { collectionsByType, type RecordType } from "../names/named-rows.js";
import {
  choiceSchema,
  type ObjectSchema,
  objectSchema,
  type PlainSchema,
  parameterSchema,
  textSchema,
} from "../schema/input-schema.js";
import { answerQuery } from "./answer-query.js";
import { CHANGES_FROM, changesOfRecord } from "./changes-of-record.js";
import { parametersOf } from "./query-tool.js";
import {
  type AskedQuery,
  type Chronicles,
  chronicleSchema,
  LIMIT,
  listOf,
  REPLACED_BY_CURSOR,
  sharedParameters,
  type Tool,
} from "./tool.js";

/** The argument that names a record of any collection. */
const RECORD = "record";

const typeSchema = choiceSchema([...collectionsByType.keys()]);

function collectionIn({ type }: Arguments): Collection {
  const found = wordIn(collectionsByType, type);
  if (found === undefined) throw invalidEnum("type", type, [...collectionsByType.keys()]);
  return found;
}

const detailOf = (collection: Collection): AskedQuery => ({
  query: collection.get,
  of: { parameter: RECORD, collection },
  chosenBy: ["type"],
});

export function recordTool(name: string, description: string): Tool {
  return {
    name,
    description,
    inputSchema: (chronicles) => ({
      type: "object",
      properties: {
        type: typeSchema,
        [RECORD]: textSchema,
        ...detailParameters(chronicles),
        ...(chronicles.size > 1 && {
          [CHANGES_FROM]: { ...chronicleSchema(chronicles), description: "What differs from this chronicle." },
        }),
        ...sharedParameters,
      },
      required: ["type", RECORD],
    }),
    answer(catalog, { type, ...args }, options) {
      const collection = collectionIn({ type });
      return args[CHANGES_FROM] === undefined || options.chronicles.size === 1
        ? answerQuery(catalog, detailOf(collection), args, options)
        : changesOfRecord(catalog, collection, RECORD, args, options);
    },
  };
}

/** The parameters that the details of some collections have. */
function detailParameters(chronicles: Chronicles): Readonly<Record<string, PlainSchema>> {
  const parameters = [...collectionsByType.values()].flatMap(({ get }) => parametersOf(get, chronicles));
  return Object.fromEntries(parameters.map(({ name, entry, others }) => [name, parameterSchema(entry, others)]));
}

/** The types whose lists are tools, and those whose filters only an error names, so that the list of tools stays short. */
const listedApart: readonly RecordType[] = ["item", "monster", "npc", "augmentation", "fish", "door", "static-object"];
/** The parameters of lists that are no filters; rows show more by `fields`. */
const noFilters: readonly string[] = [LIMIT, REPLACED_BY_CURSOR, "with"];

/** Describes the filters of all lists that are no tools; one that takes different words by list has only its type. */
function filtersSchema(chronicles: Chronicles, withUnlisted = false): ObjectSchema {
  const schemas = new Map<string, PlainSchema>();
  for (const [type, { list }] of collectionsByType) {
    if (!withUnlisted && listedApart.includes(type)) continue;
    for (const { name, entry, others } of parametersOf(list, chronicles)) {
      if (noFilters.includes(name)) continue;
      const schema = parameterSchema(entry, others);
      const known = schemas.get(name) ?? schema;
      schemas.set(name, JSON.stringify(known) === JSON.stringify(schema) ? schema : { type: schema.type });
    }
  }
  return objectSchema(Object.fromEntries(schemas));
}

/** Creates the tool for the list of any collection; the filters are those of its list. */
export function listTool(name: string, description: string): Tool {
  return {
    name,
    description,
    inputSchema: (chronicles, withUnlisted) => ({
      type: "object",
      properties: {
        type: { ...textSchema, description: "As in get_record." },
        filters: {
          ...filtersSchema(chronicles, withUnlisted),
          description: "Each type has some of them; an error names its own.",
        },
        limit: { type: "integer" },
        ...sharedParameters,
      },
      required: ["type"],
    }),
    answer(catalog, { type, filters, ...args }, options) {
      const asked = { ...listOf(collectionIn({ type })), chosenBy: ["type", "filters"] };
      return answerQuery(catalog, asked, { ...args, ...filtersOf(filters) }, options);
    },
  };
}

function filtersOf(filters: unknown): Arguments {
  if (filters === undefined) return {};
  if (isRecord(filters)) return filters;
  throw invalidParameter("filters", filters, "an object");
}
