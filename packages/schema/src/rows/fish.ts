import * as v from "valibot";
import type { FishRow, LureRow } from "../generated/types.js";
import { choice, closedObject, described, filledList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { count, level, percent, positiveCount } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const fishKind = choice(
  ["fat", "nimble", "ugly", "box"],
  "Kind of fish, which lures attract; boxes are treasure.",
);

export const fishGroup = choice(
  ["beginner", "normal", "upper"],
  "Group of fish: which lures catch it. Those of the upper grade deceive.",
);

export const fishFight = {
  hp: described(positiveCount, "HP: what pumping and reeling take."),
  hpRegen: described(count, "HP that it regains in a second in which it struggles."),
  biteChance: described(percent, "Percent of checks at which it bites."),
  biteInterval: described(positiveCount, "Milliseconds between two checks; the lure may change them."),
  waitTime: described(
    positiveCount,
    "Milliseconds after which it is gone when it has not bitten, from the first check on.",
  ),
  fightTime: described(positiveCount, "Milliseconds from the bite in which its HP must be taken."),
};

export const fishRow = closedObject("Fish.", {
  itemId,
  level: described(level, "Level, by which Fishing Expertise catches it."),
  kind: fishKind,
  group: fishGroup,
  ...fishFight,
});

export const fishTable: TableDescription<FishRow> = {
  description: "Every fish, with its fight.",
  row: fishRow,
  key: ["itemId"],
  references: [{ field: "itemId", to: "item", keysOf: ({ itemId: id }) => [id] }],
};

export const isNight = described(v.boolean(), "Whether fish bite at night only.");

export const lureRow = closedObject("Lure.", {
  itemId,
  group: fishGroup,
  kinds: filledList(
    closedObject("Kind of fish that comes to the lure.", {
      kind: fishKind,
      chance: described(percent, "Percent of casts."),
    }),
  ),
  isNight,
});

export const lureTable: TableDescription<LureRow> = {
  description: "Every lure, with the kinds of fish that come to it.",
  row: lureRow,
  key: ["itemId"],
  references: [{ field: "itemId", to: "item", keysOf: ({ itemId: id }) => [id] }],
};
