import type { RecordKind } from "@gamedata/core";
import { boundsAmong } from "@gamedata/core/parse";
import type { ErrorCode } from "@gamedata/schema";
import type { UntypedSchema } from "@gamedata/schema/types";

/** The variable values of a request for an operation; the default chronicle is the first one served. */
export interface ExampleRequest {
  readonly chronicle?: string;
  readonly id?: number | string;
  readonly query?: Readonly<Record<string, ExampleValue | readonly (ExampleValue | readonly number[])[]>>;
}

/** A value in a query; lists are separated by commas, the numbers of a pair by a colon. */
type ExampleValue = string | number;

/** Example requests by the code of the error that they cause. */
export type ErrorExamples = Readonly<Partial<Record<ErrorCode, ExampleRequest>>>;

/** An id that exists in no collection. */
export const UNKNOWN_ID = 999_999;

/** The id of an NPC that is not a monster: Trader Lector. */
export const NO_MONSTER = 30_001;

const TOO_MANY_IDS = Array.from({ length: 201 }, (_, position) => position + 1);

/** The schema of a parameter, with those inside of it. */
interface ParameterSchema extends Pick<UntypedSchema, "type"> {
  readonly wrapped?: ParameterSchema;
  readonly item?: ParameterSchema;
}

interface ExampleOperation {
  readonly example: ExampleRequest;
  readonly parameters: Readonly<Record<string, UntypedSchema>>;
  /** The collection of the id in the path. */
  readonly record: RecordKind["facts"] | undefined;
  /** Ids of a few records, on a list that accepts `ids`. */
  readonly bulkExample: readonly number[] | undefined;
}

/** Returns an example request for each error that the id and the parameters of an operation can cause. */
export function parameterErrors(operation: ExampleOperation): ErrorExamples {
  const { example, parameters, record, bulkExample } = operation;
  const has = (name: string): boolean => name in parameters;
  const withQuery = (query: ExampleRequest["query"]): ExampleRequest => ({
    ...example,
    query: { ...example.query, ...query },
  });
  const requests: Partial<Record<ErrorCode, ExampleRequest>> = {};
  if (bulkExample !== undefined) {
    requests.INVALID_ID = { query: { ids: [...bulkExample, "first"] } };
    requests.INVALID_PARAMETER = { query: { ids: TOO_MANY_IDS } };
  }
  if (record !== undefined) {
    requests.INVALID_ID = { id: "first" };
    requests[record.notFound] = { id: UNKNOWN_ID };
  }
  if (has("limit")) requests.INVALID_PARAMETER = withQuery({ limit: 0 });
  const choice = Object.keys(parameters).find((name) => isChoice(parameters[name]));
  if (choice !== undefined) requests.INVALID_ENUM = withQuery({ [choice]: "weather" });
  if (has("fields")) requests.INVALID_ENUM = withQuery({ fields: "weather" });
  if (has("sort")) requests.INVALID_ENUM = withQuery({ sort: "weather" });
  if (has("level")) requests.INVALID_PARAMETER = withQuery({ level: 0 });
  const [range] = boundsAmong(parameters);
  if (range !== undefined) requests.INVALID_RANGE = withQuery({ [range.lowest]: 50, [range.highest]: 40 });
  return requests;
}

/** Returns whether the values of a parameter, or of its list, are some words or true and false. */
function isChoice(parameter: ParameterSchema = { type: "" }): boolean {
  const inner = parameter.wrapped ?? parameter;
  const { type } = inner.item ?? inner;
  return type === "picklist" || type === "boolean";
}
