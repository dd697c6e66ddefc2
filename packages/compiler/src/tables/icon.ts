import * as v from "valibot";
import { labelText } from "../read/values.js";

/** The prefix of every icon's name in the source: its package, and perhaps a group in it. */
const PACKAGE = /^.*\./u;

/** An icon that the source names `package.name` or `package.group.name`, as its file name. */
export const iconText = v.pipe(
  labelText,
  v.transform((icon) => `${icon.replace(PACKAGE, "").toLowerCase()}.png`),
);
