import * as v from "valibot";
import { itemId, multisellId, npcId } from "./id.js";
import type { Immutable } from "./immutable.js";
import { label, positiveCount } from "./measure.js";
import { itemCount } from "./recipe.js";
import { itemQuantity, npcRef } from "./reference.js";

export const exchangeIngredient = v.strictObject({
  ...itemCount.entries,
  isTax: v.exactOptional(v.literal(true)),
});
/** What an exchange takes; `isTax` marks the castle's share. */
export type ExchangeIngredient = Immutable<v.InferOutput<typeof exchangeIngredient>>;

export const exchangeRow = v.strictObject({
  multisellId,
  position: v.pipe(positiveCount, v.description("Position in its multisell, from 1.")),
  maintainEnchantment: v.exactOptional(v.literal(true)),
  npcIds: v.exactOptional(v.pipe(v.array(npcId), v.minLength(1))),
  required: v.pipe(v.array(exchangeIngredient), v.minLength(1)),
  produces: itemCount,
});
/** One exchange of a curated multisell. Table `exchanges`, by multisell in curated order, then by position. */
export type ExchangeRow = Immutable<v.InferOutput<typeof exchangeRow>>;

export const pointCurrencyRow = v.strictObject({ itemId, name: label });
/** An item id that stands for points, not for an item. Table `pointCurrencies`. */
export type PointCurrencyRow = Immutable<v.InferOutput<typeof pointCurrencyRow>>;

export const exchangeOption = v.strictObject({
  multisellId,
  maintainEnchantment: v.boolean(),
  npcs: v.array(npcRef),
  required: v.array(itemQuantity),
  produces: itemQuantity,
});
/** One exchange: what it takes, what it gives, and who offers it. */
export type ExchangeOption = Immutable<v.InferOutput<typeof exchangeOption>>;
