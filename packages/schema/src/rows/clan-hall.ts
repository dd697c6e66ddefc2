import * as v from "valibot";
import type { ClanHallRow } from "../generated/types.js";
import { closedObject } from "../values/form.js";
import { clanHallId } from "../values/id.js";
import { adena, count, label, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const clanHallFields = {
  town: v.pipe(label, v.description("Town or land of the hall.")),
  grade: v.exactOptional(
    v.pipe(
      positiveCount,
      v.description(
        "Size of the hall, from 1; missing for one that is won in a siege, or where the source states none.",
      ),
    ),
  ),
  lease: v.pipe(adena, v.description("Adena of a week; 0 for one that is won in a siege.")),
  minBid: v.exactOptional(v.pipe(count, v.description("Lowest bid of its auction, adena."))),
};

export const clanHallRow = closedObject("Clan hall.", { id: clanHallId, name: label, ...clanHallFields });

export const clanHallTable: TableDescription<ClanHallRow> = {
  description: "Every clan hall, with its price.",
  row: clanHallRow,
  key: ["id"],
};
