import * as v from "valibot";
import { fieldOf, type WireResponse } from "./wire/response-parser.js";

const headerSchema = v.object({ schema: v.object({ enum: v.optional(v.tuple([v.string()])) }) });
const componentsSchema = v.object({
  components: v.object({
    responses: v.record(
      v.string(),
      v.object({
        headers: v.record(v.string(), v.object({ $ref: v.string() })),
        content: v.optional(v.object({ "application/json": v.object({ example: v.unknown() }) })),
      }),
    ),
    headers: v.record(v.string(), headerSchema),
  }),
});

/** A response of the server as a test compares it: the body, and the values of the documented headers. */
export interface ComparedRefusal {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns a response, and what a shared response of the OpenAPI document says of it; headers of any value are left out.
 *
 * @param document The document as JSON.
 * @param name The name of the shared response, for example `RequestTimeout`.
 */
export function comparedRefusal(
  document: string,
  name: string,
  response: WireResponse,
): { readonly received: ComparedRefusal; readonly documented: ComparedRefusal } {
  const { components } = v.parse(componentsSchema, JSON.parse(document));
  const { headers = {}, content } = components.responses[name] ?? {};
  const values = Object.entries(headers).flatMap(([header, { $ref }]) => {
    const [value] = components.headers[$ref.replace("#/components/headers/", "")]?.schema.enum ?? [];
    return value === undefined ? [] : [[header, value] as const];
  });
  return {
    documented: { body: content?.["application/json"].example, headers: Object.fromEntries(values) },
    received: {
      body: JSON.parse(String(response.body)),
      headers: Object.fromEntries(values.map(([header]) => [header, fieldOf(response, header.toLowerCase())])),
    },
  };
}
