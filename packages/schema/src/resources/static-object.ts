import * as v from "valibot";
import { staticObjectRow } from "../rows/static-object.js";
import { closedObject, described } from "../values/form.js";
import { regionRef } from "./reference.js";

export const staticObject = closedObject("Object that stands in the world for good.", () => ({
  ...staticObjectRow.entries,
  region: described(v.nullable(regionRef), "Null outside the region tile grid."),
}));
