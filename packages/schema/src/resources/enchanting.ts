import * as v from "valibot";
import { enchantFailure, enchantLimits } from "../rows/enchant-scroll.js";
import { closedObject } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, percent, positiveCount } from "../values/measure.js";
import { itemRef } from "./reference.js";

const points = v.exactOptional(amount);

export const enchantedStats = closedObject("Stats that enchanting an item raises, as far as it has them.", {
  pAtk: points,
  mAtk: points,
  pDef: points,
  mDef: points,
  maxHp: points,
});

export const enchantStep = closedObject("Step of an enchantment.", {
  enchant: v.pipe(positiveCount, v.description("Enchantment that the step leads to.")),
  chance: v.pipe(
    percent,
    v.description("Chance of the step in percent, from the enchantment before it, without bonuses."),
  ),
  stats: v.pipe(enchantedStats, v.description("What the item has then.")),
});

export const enchantScroll = closedObject("Scroll that enchants an item.", () => ({
  scroll: itemRef,
  onFailure: enchantFailure,
  ...enchantLimits,
  supports: v.exactOptional(
    v.pipe(v.array(itemId), v.description("The items of `supports` that can be used with it.")),
  ),
}));

export const enchantSupport = closedObject("Item that raises the chance of a scroll, used up with it.", () => ({
  support: itemRef,
  ...enchantLimits,
}));

export const enchantExpected = closedObject(
  "What an enchantment costs in the mean, with one kind of scroll and perhaps a support for each step that it works at.",
  {
    scrollId: itemId,
    supportId: v.exactOptional(itemId),
    chance: v.pipe(percent, v.description("Chance in percent to get there without a failure.")),
    items: v.pipe(
      v.number(),
      v.minValue(1),
      v.description("Mean number of items that are used: 1 where a failure does not destroy them."),
    ),
    scrolls: v.pipe(amount, v.description("Mean number of scrolls.")),
    supports: v.exactOptional(v.pipe(amount, v.description("Mean number of supports."))),
  },
);

export const enchanting = closedObject("How an item is enchanted.", () => ({
  item: itemRef,
  to: v.pipe(positiveCount, v.description("Enchantment up to which is computed.")),
  stats: v.pipe(enchantedStats, v.description("What the item has at +0.")),
  safeTo: v.pipe(count, v.description("Highest enchantment that is reached without a step that can fail.")),
  steps: v.array(enchantStep),
  scrolls: v.pipe(
    v.array(enchantScroll),
    v.description("By id; empty for an item that cannot be enchanted, and where the data set states no scrolls."),
  ),
  supports: v.array(enchantSupport),
  expected: v.pipe(
    v.array(enchantExpected),
    v.description("From +0 to `to`, by scroll and support; without what cannot lead there."),
  ),
}));
