import * as v from "valibot";
import { described } from "./form.js";

/** A whole number of at least 0, for example a number of items, adena, experience points or seconds. */
export const count: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** A whole number of at least 1. */
export const positiveCount: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** A finite number of at least 0. */
export const amount: v.GenericSchema<number> = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A finite number of any sign. */
export const finite: v.GenericSchema<number> = v.pipe(v.number(), v.finite());

/** A whole number of any sign. */
export const integer: v.GenericSchema<number> = v.pipe(v.number(), v.integer());

/** The level of a player, NPC or skill, from 1. */
export const level: v.GenericSchema<number> = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A chance in percent, 0 to 100. */
export const percent: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(100),
  v.description("Percent."),
);

/** An amount of adena, the money of the game. */
export const adena: v.GenericSchema<number> = described(count, "Adena.");

/** A point of the game world. */
export const coordinates: Readonly<Record<"x" | "y" | "z", v.GenericSchema<number>>> = {
  x: described(integer, "Game units, west to east."),
  y: described(integer, "Game units, north to south."),
  z: described(integer, "Game units, height."),
};

/** Text that is not empty and has no white space around it. */
export const label: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^\S(?:[\s\S]*\S)?$/u, "text without white space around it"),
);

/** The file name of a client icon, for example `weapon_small_sword_i00.png`. */
export const iconFile: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^[\w.'-][\w.' -]*\.png$/u, "the name of a PNG file, of letters from A to Z, digits, spaces and . ' - _"),
  v.description("File name of the client icon."),
);

export const professionLevel: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description("Number of class changes that lead to the class: 0 for a base class."),
);
