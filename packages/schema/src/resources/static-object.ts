import * as v from "valibot";
import { staticObjectRow } from "../rows/static-object.js";
import { closedObject } from "../values/form.js";
import { regionRef } from "./reference.js";

export const staticObject = closedObject("Object that stands in the world for good.", () => ({
  ...staticObjectRow.entries,
  region: v.pipe(v.nullable(regionRef), v.description("Null outside the region tile grid.")),
}));
