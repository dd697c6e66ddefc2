import type { Catalog } from "@gamedata/core";
import { collections } from "@gamedata/core/collections";
import { idParameterOf, pairForms, parameterKindOf } from "@gamedata/core/parse";
import { type CollectionName, collections as facts, type UntypedSchema } from "@gamedata/schema";
import fc from "fast-check";
import type { Described } from "../../../../scripts/generate/described.js";
import { weighted } from "../fuzz/weighted.js";

/** A value of a parameter, as core takes it and as it is written in a query. */
export interface Value {
  readonly value: unknown;
  readonly text: string;
}

const LIST_SEPARATOR = ",";

/** The value of a bound or a length in the pipe of a schema. */
function requirementOf({ pipe = [] }: Described, type: string): number | undefined {
  const found = pipe.flatMap((action) => (action.pipe === undefined ? [action] : action.pipe));
  const requirement = found.findLast((action) => action.type === type)?.requirement;
  return typeof requirement === "number" ? requirement : undefined;
}

const isWhole = (schema: Described): boolean =>
  (schema.pipe ?? []).some((action) => action.type === "integer" || (action !== schema && isWhole(action)));

/** Numbers within the bounds of a schema, small ones more often. */
function numbers(schema: Described): fc.Arbitrary<Value> {
  const min = Math.max(requirementOf(schema, "min_value") ?? 0, -1_000_000);
  const max = requirementOf(schema, "max_value") ?? Number.MAX_SAFE_INTEGER;
  const upTo = (most: number) =>
    fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.min(max, most)) });
  const integer = weighted([4, upTo(90)], [2, upTo(5000)], [1, upTo(1_000_000)], [1, fc.constant(max)]);
  const number = isWhole(schema)
    ? integer
    : weighted([2, integer], [1, integer.map((value) => (value / 2 >= min ? value / 2 : value))]);
  return number.map((value) => ({ value, text: String(value) }));
}

/** Ids of a collection, known ones more often. */
function idsOf(name: CollectionName, catalog: Catalog): fc.Arbitrary<number> {
  const known = collections.find(({ kind }) => kind.facts.many === facts[name].many)?.kind.ids(catalog) ?? [];
  const other = fc.integer({ min: 1, max: 400 });
  return known.length === 0 ? other : weighted([8, fc.constantFrom(...known)], [1, other]);
}

/** Parts of the names of records, right or with a typo, and words of no name. */
function nameArbitrary({ dataset }: Catalog): fc.Arbitrary<string> {
  const named = [dataset.items, dataset.npcs, dataset.quests, dataset.skills, dataset.locations, dataset.classes];
  return fc
    .record({
      name: fc.constantFrom(...named.flatMap((rows) => rows.map(({ name }) => name).filter((name) => name !== ""))),
      start: fc.nat(30),
      length: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(200)),
      typo: fc.option(fc.nat(20), { nil: undefined, freq: 3 }),
    })
    .map(({ name, start, length, typo }) => {
      const part = length === 200 ? name : name.slice(start % name.length).slice(0, length);
      return typo === undefined ? part : `${part.slice(0, typo)}z${part.slice(typo + 1)}`;
    });
}

/** NPCs that teleport and where they lead, and one place where a data set has none of them. */
function places({ dataset: { teleports } }: Catalog): fc.Arbitrary<Value> {
  const known = teleports.length > 0 ? teleports : [{ npcId: 1, x: 0, y: 0 }];
  return fc
    .constantFrom(...known)
    .chain(({ npcId, x, y }) =>
      fc.constantFrom<Value>({ value: npcId, text: String(npcId) }, { value: [x, y], text: `${x},${y}` }),
    );
}

const listOf = (element: fc.Arbitrary<Value>, schema: Described): fc.Arbitrary<Value> => {
  const length = requirementOf(schema, "length");
  const bounds = length === undefined ? { minLength: 1, maxLength: 4 } : { minLength: length, maxLength: length };
  return fc.array(element, bounds).map((values) => ({
    value: values.map(({ value }) => value),
    text: values.map(({ text }) => text).join(LIST_SEPARATOR),
  }));
};

function elementOf(schema: Described, parameter: UntypedSchema, catalog: Catalog): fc.Arbitrary<Value> {
  const ids = idParameterOf(parameter);
  const form = pairForms[parameterKindOf(parameter) ?? "id"];
  if (ids !== undefined) {
    const id = idsOf(ids.collection, catalog);
    if (ids.form === "enchanted") {
      const enchanted = fc.tuple(id, fc.constantFrom("", "-4"));
      return enchanted.map((parts) => ({ value: parts.join(""), text: parts.join("") }));
    }
    if (form === undefined) return id.map((value) => ({ value, text: String(value) }));
    return fc
      .tuple(id, fc.integer({ min: 1, max: 12 }))
      .map((pair) => ({ value: pair, text: pair.join(form.separator) }));
  }
  if (parameterKindOf(parameter) === "place") return places(catalog);
  const { options = [] } = schema;
  if (options.length > 0) return fc.constantFrom(...options).map((value) => ({ value, text: String(value) }));
  if (schema.type === "boolean") return fc.boolean().map((value) => ({ value, text: String(value) }));
  if (schema.type === "number") return numbers(schema);
  return nameArbitrary(catalog).map((value) => ({ value, text: value }));
}

/** Makes values that the schema of a parameter allows, one by one; together with others some are refused. */
export function valueArbitrary(parameter: UntypedSchema, catalog: Catalog): fc.Arbitrary<Value> {
  const { wrapped }: Described = parameter;
  const inner = wrapped ?? parameter;
  const { item }: Described = inner;
  if (item === undefined) return elementOf(inner, parameter, catalog);
  return listOf(elementOf(item, parameter, catalog), inner);
}
