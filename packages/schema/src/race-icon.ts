import type * as v from "valibot";
import { closedObject } from "./form.js";
import type { Immutable } from "./immutable.js";
import { iconFile, level } from "./measure.js";
import type { TableDescription } from "./table.js";

export const raceIconRow = closedObject("Icon of a race, by the level of the engine's race skill.", {
  skillLevel: level,
  iconFile,
});
export type RaceIconRow = Immutable<v.InferOutput<typeof raceIconRow>>;

export const raceIconTable: TableDescription<RaceIconRow> = {
  description: "The icons of the races of NPCs.",
  row: raceIconRow,
  key: ["skillLevel"],
};
