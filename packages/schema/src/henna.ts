import * as v from "valibot";
import { classId, hennaId, itemId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { count, iconFile, integer, label } from "./measure.js";
import { classRef } from "./reference.js";

const statChange = v.exactOptional(integer);

export const hennaStatChanges = v.strictObject({
  STR: statChange,
  CON: statChange,
  DEX: statChange,
  INT: statChange,
  MEN: statChange,
  WIT: statChange,
});
/** What a symbol adds to and takes from the base stats. */
export type HennaStatChanges = Immutable<v.InferOutput<typeof hennaStatChanges>>;

const engravePrice = v.pipe(count, v.description("Adena charged to engrave; not the dye's price in a shop."));

export const hennaRow = v.strictObject({
  symbolId: hennaId,
  dyeItemId: itemId,
  engravePrice,
  statChanges: hennaStatChanges,
  classIds: v.pipe(v.array(classId), v.minLength(1)),
  displayName: v.exactOptional(label),
  iconFile: v.exactOptional(iconFile),
  shortLabel: v.exactOptional(label),
});
/** One henna symbol; `engravePrice` in adena. Table `hennas`. */
export type HennaRow = Immutable<v.InferOutput<typeof hennaRow>>;

export const hennaSummary = v.strictObject({
  symbolId: hennaId,
  displayName: v.nullable(v.string()),
  iconFile: v.nullable(iconFile),
  shortLabel: v.nullable(v.string()),
  statChanges: hennaStatChanges,
  engravePrice,
  dyeItem: v.strictObject({ id: itemId, name: v.string(), iconFile: v.nullable(iconFile) }),
});
/** A henna symbol and the dye that engraves it. */
export type HennaSummary = Immutable<v.InferOutput<typeof hennaSummary>>;

export const hennaDetail = v.strictObject({ ...hennaSummary.entries, allowedClasses: v.array(classRef) });
/** A henna symbol with the classes that may wear it, by class id. */
export type HennaDetail = Immutable<v.InferOutput<typeof hennaDetail>>;
