import type { DataRoute } from "../src/routes/route.js";

/** Makes a route `/api/{chronicle}/bugs/{id}` that does what a test wants. */
export function bugRoute(prepare: DataRoute["prepare"]): DataRoute {
  return {
    kind: "data",
    path: "/api/{chronicle}/bugs/{id}",
    operationId: "getBug",
    tag: "Meta",
    summary: "Fail",
    cacheable: true,
    shape: "part",
    resource: "NameCount",
    parameters: () => ({}),
    errorsOf: () => ({}),
    furtherExamples: {},
    prepare,
    example: { id: 1 },
  };
}
