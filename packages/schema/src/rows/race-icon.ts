import type { RaceIconRow } from "../generated/types.js";
import { closedObject } from "../values/form.js";
import { iconFile, level } from "../values/measure.js";
import type { TableDescription } from "./table.js";

export const raceIconRow = closedObject("Icon of a race, by the level of the engine's race skill.", {
  skillLevel: level,
  iconFile,
});

export const raceIconTable: TableDescription<RaceIconRow> = {
  description: "The icons of the races of NPCs.",
  row: raceIconRow,
  key: ["skillLevel"],
};
