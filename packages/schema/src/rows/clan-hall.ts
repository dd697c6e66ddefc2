import type { ClanHallRow } from "../generated/types.js";
import { closedObject, described, optional } from "../values/form.js";
import { clanHallId } from "../values/id.js";
import { adena, count, label, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

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
