import * as v from "valibot";
import { baseUrl, fetchFromService } from "./real-service.js";

/** The parts of the OpenAPI document that the tests read. */
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
/** Every operation of the OpenAPI document, with the names of its query parameters. */
export const operations = Object.entries(v.parse(openApiDocument, JSON.parse(await description.text())).paths).map(
  ([path, { get }]) => ({
    path,
    operationId: get.operationId,
    parameters: get.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
  }),
);

/** Returns the operation with the path and all parameters of an address below the chronicle. */
export function operationAt(address: string) {
  const { pathname, searchParams } = new URL(address, `${baseUrl}/api/interlude/`);
  const path = pathname.replace("/interlude/", "/{chronicle}/").replace(/\/\d+/, "/{id}");
  return operations.find(
    (operation) =>
      operation.path === path && [...searchParams.keys()].every((name) => operation.parameters.includes(name)),
  );
}
