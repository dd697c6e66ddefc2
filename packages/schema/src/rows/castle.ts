import type { CastleRow, ClanHallRow } from "../generated/types.js";
import { choice, closedObject, described, optional, optionalList } from "../values/form.js";
import { castleId, clanHallId, itemId, npcId } from "../values/id.js";
import { adena, coordinates, count, label, positiveCount } from "../values/measure.js";
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

export const clanHallFields = {
  town: described(label, "Town or land of the hall."),
  grade: optional(
    positiveCount,
    "Size of the hall, from 1; missing for one that is won in a siege, or where the source states none.",
  ),
  lease: described(adena, "Adena of a week; 0 for one that is won in a siege."),
  minBid: optional(count, "Lowest bid of its auction, adena."),
};

export const clanHallRow = closedObject("Clan hall.", { id: clanHallId, name: label, ...clanHallFields });

export const clanHallTable: TableDescription<ClanHallRow> = {
  description: "Every clan hall, with its price.",
  row: clanHallRow,
  key: ["id"],
};
