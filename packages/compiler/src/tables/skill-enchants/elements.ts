import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readEach } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idText, integerText, itemCountListText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { chancesOf, percent } from "./chances.js";
import type { LevelCost } from "./routes.js";

const skillAttributes = exactObject({
  id: idText,
  lvl: integerText(1),
  exp: integerText(0),
  sp: integerText(0),
  rate76: percent,
  rate77: percent,
  rate78: percent,
  rate79: percent,
  rate80: percent,
  itemNeeded: v.exactOptional(v.pipe(itemCountListText, v.length(1, "one item"))),
});

/** `<enchantSkill>` with the costs of a step of a skill. Source: aCis. */
export const stepsOfElements = ({ report }: Datapack, list: XmlElement): readonly LevelCost[] =>
  readEach(report, list, "enchantSkill", skillAttributes).map(({ row, ...position }) => {
    const { id, lvl: level, exp, sp, itemNeeded } = row;
    const item = itemNeeded?.[0];
    return { position, id, level, cost: { exp, sp, ...(item && { item }), chances: chancesOf("rate", row) } };
  });
