import * as v from "valibot";
import type { Client } from "../src/index.js";
import { methodTable } from "./method-table.js";
import { baseUrl, fetchFromService } from "./real-service.js";

/** What is read of the service's own description. */
const openApiDocument = v.object({
  paths: v.record(
    v.string(),
    v.object({
      get: v.object({
        operationId: v.string(),
        parameters: v.optional(v.array(v.object({ name: v.string(), in: v.string() })), []),
      }),
    }),
  ),
});

const description = await fetchFromService(`${baseUrl}/api/openapi.json`, { headers: {} });
/** Every operation that the service describes, with the names of its query parameters. */
export const operations = Object.entries(v.parse(openApiDocument, JSON.parse(await description.text())).paths).map(
  ([path, { get }]) => ({
    path,
    operationId: get.operationId,
    parameters: get.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
  }),
);

/** Gives the operation that answers an address below the chronicle with all of its parameters, if there is one. */
export function operationAt(address: string) {
  const { pathname, searchParams } = new URL(address, `${baseUrl}/api/interlude/`);
  const path = pathname.replace("/interlude/", "/{chronicle}/").replace(/\/\d+/, "/{id}");
  return operations.find(
    (operation) =>
      operation.path === path && [...searchParams.keys()].every((name) => operation.parameters.includes(name)),
  );
}

/** Tells whether the service answers a method as the method table calls it. */
export const isServed = (method: keyof Client): boolean => operationAt(methodTable[method].address) !== undefined;
