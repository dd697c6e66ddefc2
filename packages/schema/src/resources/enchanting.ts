import * as v from "valibot";
import { enchantFailure, enchantLimits } from "../rows/enchant-scroll.js";
import { closedObject, described, describedList, optional, optionalList } from "../values/form.js";
import { itemId } from "../values/id.js";
import { amount, count, percent, positiveCount } from "../values/measure.js";
import { itemRef } from "./reference.js";

const points = optional(amount);

export const enchantedStats = closedObject("Stats that enchanting an item raises, as far as it has them.", {
  pAtk: points,
  mAtk: points,
  pDef: points,
  mDef: points,
  maxHp: points,
});

export const enchantStep = closedObject("Step of an enchantment.", {
  enchant: described(positiveCount, "Enchantment that the step leads to."),
  chance: described(
    percent,
    "Chance of the step in percent, from the enchantment before it, with the first of `scrolls`, without bonuses.",
  ),
  stats: described(enchantedStats, "What the item has then."),
});

export const enchantScroll = closedObject("Scroll that enchants an item.", () => ({
  scroll: itemRef,
  onFailure: enchantFailure,
  ...enchantLimits,
  chances: optionalList(percent, "Chance of each step up to `to` in percent, where not all are those of `steps`."),
  supports: optional(v.array(itemId), "The items of `supports` that can be used with it."),
}));

export const enchantSupport = closedObject("Item that raises the chance of a scroll, used up with it.", () => ({
  support: itemRef,
  ...enchantLimits,
}));

export const enchantExpected = closedObject(
  "What an enchantment costs in the mean, with one kind of scroll and perhaps a support for each step that it works at.",
  {
    scrollId: itemId,
    supportId: optional(itemId),
    chance: described(percent, "Chance in percent to get there without a failure."),
    items: v.pipe(
      v.number(),
      v.minValue(1),
      v.description("Mean number of items that are used: 1 where a failure does not destroy them."),
    ),
    scrolls: described(amount, "Mean number of scrolls."),
    supports: optional(amount, "Mean number of supports."),
  },
);

export const enchanting = closedObject("How an item is enchanted.", () => ({
  item: itemRef,
  to: described(positiveCount, "Enchantment up to which is computed."),
  stats: described(enchantedStats, "What the item has at +0."),
  safeTo: described(count, "Highest enchantment that is reached by `steps` without one that can fail."),
  steps: v.array(enchantStep),
  scrolls: describedList(enchantScroll, "By id; empty for an item that cannot be enchanted."),
  supports: v.array(enchantSupport),
  expected: describedList(enchantExpected, "From +0 to `to`, by scroll and support; without what cannot lead there."),
}));
