import { type Operation, recordSchemaOf } from "@gamedata/api";
import type { Catalog } from "@gamedata/core";
import type { ResourceName } from "@gamedata/schema";
import fc from "fast-check";
import { weighted } from "../fuzz/weighted.js";
import type { Asked } from "./core-answer.js";
import { type Value, valueArbitrary } from "./value-arbitrary.js";

/** What an operation is asked for, and the target that asks for it. */
export interface AskedTarget {
  readonly asked: Asked;
  readonly target: string;
}

type Given = Readonly<Record<string, Value | undefined>>;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Fields of a record: the schema of a list that also accepts ids has those of both kinds of records. */
function fieldsOf(resource: ResourceName): fc.Arbitrary<Value> {
  const names = Object.keys(recordSchemaOf(resource).entries);
  return fc
    .shuffledSubarray(names, { minLength: 1, maxLength: Math.min(5, names.length) })
    .map((value) => ({ value, text: value.join(",") }));
}

/** Makes values of some parameters; those that are required are always given. */
function givenOf(operation: Operation, catalog: Catalog, isChosen: (name: string) => boolean): fc.Arbitrary<Given> {
  const { resource, bulkResource = resource } = operation;
  const entries = Object.entries(operation.parameters(catalog)).filter(
    ([name]) => isChosen(name) && !(name === "id" && operation.idFacts !== undefined),
  );
  return fc.record(
    Object.fromEntries(
      entries.map(([name, schema]) => {
        const value =
          name === "fields" ? fieldsOf(isChosen("ids") ? bulkResource : resource) : valueArbitrary(schema, catalog);
        return [name, schema.type === "optional" ? fc.option(value, { nil: undefined, freq: 2 }) : value];
      }),
    ),
  );
}

/** Keeps few of the optional values, so that most lists have rows. */
const few = (operation: Operation, catalog: Catalog, given: Given, kept: readonly boolean[]): Given => {
  const { [operation.otherChronicle ?? ""]: _, ...schemas } = operation.parameters(catalog);
  return Object.fromEntries(
    Object.entries(given).filter(([name], index) => schemas[name]?.type !== "optional" || kept[index % kept.length]),
  );
};

/** Makes requests for an operation, of values that its parameters allow. */
export function askedArbitrary(
  operation: Operation,
  catalog: Catalog,
  catalogs: ReadonlyMap<string, Catalog>,
): fc.Arbitrary<AskedTarget> {
  const { bulk, idFacts, idsOf, otherChronicle, path } = operation;
  const known = idsOf?.(catalog) ?? [];
  const other = fc.integer({ min: 1, max: 40_000 });
  const id = idFacts && (known.length === 0 ? other : weighted([12, fc.constantFrom(...known)], [1, other]));
  const isOfQuery = (name: string) => name !== "ids" && name !== otherChronicle;
  const query = fc
    .tuple(
      givenOf(operation, catalog, isOfQuery),
      fc.array(fc.constantFrom(true, false, false), { minLength: 12, maxLength: 12 }),
    )
    .map(([given, kept]) => few(operation, catalog, given, kept));
  const many = givenOf(operation, catalog, (name) => name === "ids" || name === "fields").filter(
    ({ ids }) => ids !== undefined,
  );
  return fc
    .record({
      id: id ?? fc.constant(undefined),
      given: bulk === undefined ? query : weighted([4, query], [1, many]),
      from: otherChronicle === undefined ? fc.constant(undefined) : fc.constantFrom(...catalogs.keys()),
    })
    .map(({ id: asked, given, from }) => {
      const values = Object.entries(given).flatMap(([name, one]) => (one === undefined ? [] : [[name, one] as const]));
      const texts = values.map(([name, { text }]) => [name, text]);
      if (otherChronicle !== undefined && from !== undefined) texts.push([otherChronicle, from]);
      const { ids, fields, ...input } = Object.fromEntries(values.map(([name, { value }]) => [name, value]));
      const start = `/api/${catalog.chronicle}/${path.replace("{id}", String(asked))}`;
      return {
        asked: {
          id: asked,
          input,
          ids: isNumbers(ids) ? ids : undefined,
          fields: isTexts(fields) ? fields : undefined,
          from,
        },
        target: texts.length === 0 ? start : `${start}?${new URLSearchParams(texts)}`,
      };
    });
}
