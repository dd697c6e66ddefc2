import { bulkMeta, resources } from "@gamedata/schema";
import * as v from "valibot";
import type { Operation } from "./operation.js";

/** Returns the schema of the response body of an operation. */
export function responseSchemaOf({
  resource,
  shape,
  bulkResource,
  metaResource = "ListMeta",
}: Pick<Operation, "resource" | "shape" | "bulkResource" | "metaResource">): v.GenericSchema {
  const data = resources[resource];
  switch (shape) {
    case "document":
      return data;
    case "record":
    case "part":
      return v.strictObject({ data });
    case "rows":
    case "counts":
      return v.strictObject({ data: v.array(data) });
    case "page": {
      const page = v.strictObject({ data: v.array(data), meta: resources[metaResource] });
      if (bulkResource === undefined) return page;
      // Objects are open in the OpenAPI document, and parsers take the first schema that matches: `missing` is required here.
      return v.union([v.strictObject({ data: v.array(resources[bulkResource]), meta: bulkMeta }), page]);
    }
  }
}
