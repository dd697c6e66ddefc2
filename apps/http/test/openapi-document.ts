import { isDeepStrictEqual } from "node:util";
import stringify from "json-stringify-pretty-compact";
import * as v from "valibot";

const example = v.looseObject({ summary: v.string(), value: v.unknown() });

const response = v.looseObject({
  $ref: v.optional(v.string()),
  content: v.optional(
    v.looseObject({
      "application/json": v.looseObject({
        schema: v.record(v.string(), v.unknown()),
        examples: v.optional(v.record(v.string(), example)),
      }),
    }),
  ),
});

const operation = v.looseObject({
  operationId: v.string(),
  parameters: v.optional(
    v.array(
      v.looseObject({ name: v.string(), in: v.picklist(["path", "query"]), schema: v.record(v.string(), v.unknown()) }),
    ),
  ),
  responses: v.record(v.string(), response),
});

const document = v.looseObject({ paths: v.record(v.string(), v.strictObject({ get: operation })) });

/** An operation of the OpenAPI document, as far as the tests read it. */
export type Operation = v.InferOutput<typeof operation>;

export function operationsOf(text: string): readonly { readonly path: string; readonly operation: Operation }[] {
  const { paths } = v.parse(document, JSON.parse(text));
  return Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));
}

/** An example of an operation, and the target that its summary names. */
export interface DocumentedExample {
  readonly status: number;
  readonly target: string;
  readonly value: unknown;
}

/** Collects the examples of an operation, all of whose summaries name the request. */
export function examplesOf({ responses }: Operation): readonly DocumentedExample[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content?.["application/json"].examples ?? {}).map(({ summary, value }) => ({
      status: Number(status),
      target: summary.replace("GET ", ""),
      value,
    })),
  );
}

/** The responses that every operation refers to, by status. */
export const sharedResponses: Readonly<Record<string, unknown>> = {
  405: { $ref: "#/components/responses/MethodNotAllowed" },
  408: { $ref: "#/components/responses/RequestTimeout" },
  414: { $ref: "#/components/responses/UriTooLong" },
  431: { $ref: "#/components/responses/HeadersTooLarge" },
  500: { $ref: "#/components/responses/InternalError" },
};

/**
 * Writes an OpenAPI document for reading: what fits on one line on one, most often a parameter, a response or a field; without its examples,
 * and without the responses that all operations share.
 */
export function readable(text: string): string {
  const isShared = (key: string, value: unknown) =>
    key in sharedResponses && isDeepStrictEqual(value, sharedResponses[key]);
  const read: unknown = JSON.parse(text, (key, value: unknown) =>
    key === "examples" || isShared(key, value) ? undefined : value,
  );
  return `${stringify(read, { maxLength: 800 })}\n`;
}
