// Prints the types of the parameters of queries.
import { groupBy } from "@gamedata/core";
import { type CollectionFacts, collections } from "@gamedata/schema";
import type { Described } from "./described.js";
import { doc, fieldLines, union } from "./text.js";
import { descriptionOf, isDescribed, nameOf, typeOf } from "./types.js";

/** The parameters of every paged list. */
const PAGE = ["limit", "offset"];
/** Returns the collection that an operation lists, if it lists one. */
export const listedBy = (operationId: string): CollectionFacts | undefined =>
  Object.values<CollectionFacts>(collections).find(({ many }) => `list${many}` === operationId);

export interface QueryType {
  readonly name: string;
  readonly isRequired: boolean;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly (readonly [name: string, schema: Described])[];
}

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** The body of the type of a query that has the parameters of the page and no others. */
const PAGE_ONLY = "extends PageQuery {\n}";

export const isRequired = (parameters: Operation["parameters"]): boolean =>
  parameters.some(([, { type }]) => type !== "optional");

const typeName = (operationId: string) => operationId.charAt(0).toUpperCase() + operationId.slice(1);
const quote = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/**
 * Generates the types of query parameters. The query of a collection's list is named after one record, `ItemListQuery`, and
 * its order `ItemSort`; any other query is named after its operation, `SearchQuery`. Equal types are declared once, with the
 * first name. The parameters of the page are `PageQuery`, which other queries extend.
 */
export function generateQueries(operations: readonly Operation[]): {
  readonly declarations: readonly string[];
  /** The names of the declared types, in order. */
  readonly names: readonly string[];
  readonly references: ReadonlySet<string>;
  readonly queries: ReadonlyMap<string, QueryType>;
} {
  const sorts = new Map<string, Declaration>();
  const bodies = new Map<string, { readonly name: string; readonly users: string[] }>();
  const queries = new Map<string, QueryType>();

  for (const { operationId, parameters } of operations) {
    const one = listedBy(operationId)?.one;
    const base = one ?? typeName(operationId);
    const fields = parameters
      .filter(([name]) => !PAGE.includes(name))
      .map(([name, schema]) => field(name, schema, name === "sort" ? sortType(sorts, base, schema) : undefined));
    const start = parameters.some(([name]) => PAGE.includes(name)) ? "extends PageQuery {" : "{";
    const body = `${start}\n${fields.join("")}}`;
    const query = bodies.get(body) ?? {
      name: body === PAGE_ONLY ? "PageQuery" : `${base}${one ? "List" : ""}Query`,
      users: [],
    };
    bodies.set(body, query);
    query.users.push(operationId);
    queries.set(operationId, { name: query.name, isRequired: isRequired(parameters) });
  }

  const declared: readonly Declaration[] = [
    { name: "PageQuery", text: pageQuery(operations) },
    ...sorts.values(),
    ...[...bodies]
      .filter(([body]) => body !== PAGE_ONLY)
      .map(([body, { name, users }]) => ({
        name,
        text: `/** Parameters of ${quote(users)}. */\nexport interface ${name} ${body}\n`,
      })),
  ];
  return {
    declarations: declared.map(({ text }) => text),
    names: declared.map(({ name }) => name).sort(),
    references: new Set(
      operations.flatMap(({ parameters }) => parameters.flatMap(([, schema]) => referenceOf(schema))),
    ),
    queries,
  };
}

function sortType(sorts: Map<string, Declaration>, base: string, schema: Described): string {
  const values = (schema.wrapped?.options ?? []).map((value) => JSON.stringify(value));
  const key = values.join();
  const name = `${base}Sort`;
  const text = `${doc(descriptionOf(schema))}${union(`export type ${name} =`, values)}\n`;
  const declared = sorts.get(key) ?? { name, text };
  sorts.set(key, declared);
  return declared.name;
}

function referenceOf(schema: Described): readonly string[] {
  const inner = schema.wrapped ?? schema;
  const element = inner.item ?? inner;
  const parts = inner.type === "union" ? (inner.options ?? []).filter(isDescribed) : (element.items ?? [element]);
  return parts.flatMap((part) => nameOf(part) ?? []);
}

export function field(name: string, schema: Described, type = typeOf(schema, "  ")): string {
  const declared = schema.type === "optional" ? `${name}?: ${type} | undefined` : `${name}: ${type}`;
  // Of an empty list there is nothing to print.
  const usual = `${schema.default ?? ""}`;
  const byDefault = usual === "" ? [] : [`Default: \`${usual}\`.`];
  return fieldLines([descriptionOf(schema), ...byDefault].filter(Boolean).join(" ") || undefined, declared, "  ");
}

/** Prints the parameters of the page. A default of few operations is named together with them. */
function pageQuery(operations: readonly Operation[]): string {
  const fields = PAGE.map((name) => {
    const uses = operations.flatMap(({ operationId, parameters }) =>
      parameters.filter(([parameter]) => parameter === name).map(([, schema]) => ({ operationId, schema })),
    );
    const byDefault = [...groupBy(uses, ({ schema }) => schema.default)].sort(([, a], [, b]) => b.length - a.length);
    const [[usual] = [], ...others] = byDefault;
    const exceptions = others
      .map(([value, users]) => `; ${value} for ${quote(users.map(({ operationId }) => operationId))}`)
      .join("");
    const text = uses[0] && descriptionOf(uses[0].schema);
    return fieldLines(`${text} Default: ${usual}${exceptions}.`, `${name}?: number | undefined`, "  ");
  });
  return `/** The page of a list. */\nexport interface PageQuery {\n${fields.join("")}}\n`;
}
