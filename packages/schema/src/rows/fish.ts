import * as v from "valibot";
import type { FishRow, LureRow } from "../generated/types.js";
import { choice, closedObject, filledList } from "../values/form.js";
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
  hp: v.pipe(positiveCount, v.description("HP: what pumping and reeling take.")),
  hpRegen: v.pipe(count, v.description("HP that it regains in a second in which it struggles.")),
  biteChance: v.pipe(percent, v.description("Percent of checks at which it bites.")),
  biteInterval: v.pipe(positiveCount, v.description("Milliseconds between two checks; the lure may change them.")),
  waitTime: v.pipe(
    positiveCount,
    v.description("Milliseconds after which it is gone when it has not bitten, from the first check on."),
  ),
  fightTime: v.pipe(positiveCount, v.description("Milliseconds from the bite in which its HP must be taken.")),
};

export const fishRow = closedObject("Fish.", {
  itemId,
  level: v.pipe(level, v.description("Level, by which Fishing Expertise catches it.")),
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

export const isNight = v.pipe(v.boolean(), v.description("Whether fish bite at night only."));

export const lureRow = closedObject("Lure.", {
  itemId,
  group: fishGroup,
  kinds: filledList(
    closedObject("Kind of fish that comes to the lure.", {
      kind: fishKind,
      chance: v.pipe(percent, v.description("Percent of casts.")),
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
