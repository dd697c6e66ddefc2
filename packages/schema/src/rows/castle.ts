import type { CastleRow } from "../generated/types.js";
import { choice, closedObject, described, optionalList } from "../values/form.js";
import { castleId, itemId, npcId } from "../values/id.js";
import { coordinates } from "../values/measure.js";
import { doorNumbers } from "./door.js";
import type { TableDescription } from "./table.js";

export const castleTower = closedObject("Tower of a castle.", coordinates);

export const castleGate = closedObject("Gate or wall of a castle.", {
  kind: choice(["gate", "wall"], "Kind of what closes a castle."),
  ...doorNumbers,
  ...coordinates,
});

export const castleRow = closedObject("Castle; the source names it only by the circlet of the clan that owns it.", {
  id: castleId,
  circletItemId: described(
    itemId,
    "Circlet of the members of the owning clan; the name of the castle is taken from its name.",
  ),
  artifactNpcIds: optionalList(npcId),
  controlTowers: optionalList(castleTower),
  flameTowers: optionalList(castleTower),
  gates: optionalList(castleGate),
  npcIds: optionalList(described(npcId, "NPC of the lands of the castle, which it taxes.")),
});

export const castleTable: TableDescription<CastleRow> = {
  description: "Every castle.",
  row: castleRow,
  key: ["id"],
  targets: [{ kind: "castle", keysOf: ({ id }) => [id] }],
  references: [
    { field: "circletItemId", to: "item", keysOf: ({ circletItemId }) => [circletItemId] },
    { field: "artifactNpcIds", to: "npc", keysOf: ({ artifactNpcIds = [] }) => artifactNpcIds },
    { field: "npcIds", to: "npc", keysOf: ({ npcIds = [] }) => npcIds },
  ],
};
