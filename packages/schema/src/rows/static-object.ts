import type { StaticObjectRow } from "../generated/types.js";
import { choice, closedObject, described, optional } from "../values/form.js";
import { staticObjectId } from "../values/id.js";
import { coordinates, count, label } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const staticObjectKind = choice(
  ["map", "throne", "sign", "flagpole"],
  "Kind of object: a sign with the map of a town, a throne or chair to sit on, a sign with a text, or the flagpole of a fortress.",
);

export const townMap = closedObject("Map of a town that a sign shows.", {
  texture: described(label, "Name of the picture in the client."),
  x: described(count, "Where the sign is on the picture: pixels from its left edge."),
  y: described(count, "The same from its upper edge."),
});

export const staticObjectRow = closedObject("Object that stands in the world for good.", () => ({
  id: staticObjectId,
  kind: staticObjectKind,
  ...coordinates,
  map: optional(townMap),
}));

export const staticObjectTable: TableDescription<StaticObjectRow> = {
  description: "Every sign, throne and flagpole that stands in the world.",
  row: staticObjectRow,
  key: ["id"],
};
