import type { RecordKind } from "@gamedata/core";
import type { ErrorCode } from "@gamedata/schema";
import type { UntypedSchema } from "@gamedata/schema/types";
import type { ErrorExamples, ExampleRequest } from "./example-request.js";

/** An id that exists in no collection. */
export const UNKNOWN_ID = 999_999;

const TOO_MANY_IDS = Array.from({ length: 201 }, (_, position) => position + 1);

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
  if (has("fields")) requests.INVALID_ENUM = withQuery({ fields: "weather" });
  if (has("sort")) requests.INVALID_ENUM = withQuery({ sort: "weather" });
  if (has("level")) requests.INVALID_PARAMETER = withQuery({ level: 0 });
  if (has("minPlayerLevel") && has("maxPlayerLevel"))
    requests.INVALID_RANGE = withQuery({ minPlayerLevel: 40, maxPlayerLevel: 20 });
  if (has("pAtkMin") && has("pAtkMax")) requests.INVALID_RANGE = withQuery({ pAtkMin: 50, pAtkMax: 40 });
  if (has("levelMin") && has("levelMax")) requests.INVALID_RANGE = withQuery({ levelMin: 50, levelMax: 40 });
  return requests;
}
