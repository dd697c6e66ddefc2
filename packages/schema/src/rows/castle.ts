import * as v from "valibot";
import type { CastleRow } from "../generated/types.js";
import { closedObject } from "../values/form.js";
import { castleId, itemId } from "../values/id.js";
import type { TableDescription } from "./table.js";

export const castleRow = closedObject("Castle; the source names it only by the circlet of the clan that owns it.", {
  id: castleId,
  circletItemId: v.pipe(
    itemId,
    v.description("Circlet of the members of the owning clan; the name of the castle is taken from its name."),
  ),
});

export const castleTable: TableDescription<CastleRow> = {
  description: "Every castle.",
  row: castleRow,
  key: ["id"],
  targets: [{ kind: "castle", keysOf: ({ id }) => [id] }],
  references: [{ field: "circletItemId", to: "item", keysOf: ({ circletItemId }) => [circletItemId] }],
};
