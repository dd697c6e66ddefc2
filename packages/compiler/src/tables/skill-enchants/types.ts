import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readAttributes, readChildren, readEach } from "../../read/element.js";
import { exactObject } from "../../read/fields.js";
import { idText, integerText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";
import { chancesOf, percent } from "./chances.js";
import type { LevelCost } from "./routes.js";

const typeAttributes = exactObject({
  enchant: idText,
  exp: integerText(0),
  sp: integerText(0),
  rate_76: percent,
  rate_77: percent,
  rate_78: percent,
  itemId: v.exactOptional(idText),
  itemCount: v.exactOptional(idText, "1"),
});
const typedStepAttributes = exactObject({ level: integerText(1), enchant: idText });

/** Steps whose costs stand once for all skills, by a number. Source: aCis before 2018. */
export function stepsOfTypes({ report }: Datapack, list: XmlElement): readonly LevelCost[] {
  const children = readChildren(report, list, ["enchantType", "enchant"]);
  const named = (name: string) => children.filter((child) => child.name === name);
  const types = named("enchantType").flatMap((type) => readEach(report, type, "data", typeAttributes));
  const costs = new Map(
    types.map(({ row }) => {
      const { enchant, exp, sp, itemId, itemCount: count } = row;
      const item = itemId === undefined ? {} : { item: { itemId, count } };
      return [enchant, { exp, sp, ...item, chances: chancesOf("rate_", row) }];
    }),
  );
  return named("enchant").flatMap((skill) => {
    const id = readAttributes(report, skill, exactObject({ id: idText }), { isWhole: true })?.id;
    return readEach(report, skill, "data", typedStepAttributes).flatMap(({ row: { level, enchant }, ...position }) => {
      const cost = costs.get(enchant);
      if (cost === undefined) report.error(position, `enchant ${enchant}`, "its costs", "none");
      return id === undefined || cost === undefined ? [] : [{ position, id, level, cost }];
    });
  });
}
