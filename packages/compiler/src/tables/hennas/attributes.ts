import { present } from "@gamedata/rules";
import * as v from "valibot";
import { readWhole } from "../../read/element.js";
import { exactFields } from "../../read/fields.js";
import { idListText, idText, integerText } from "../../read/values.js";
import type { HennaForm } from "./henna-form.js";

const change = v.exactOptional(integerText());

const hennaAttributes = exactFields({
  symbolId: idText,
  dyeItemId: [idText, "dyeId"],
  engravePrice: [integerText(0), "price"],
  STR: change,
  CON: change,
  DEX: change,
  INT: change,
  MEN: change,
  WIT: change,
  LUC: change,
  CHA: change,
  classIds: [idListText(0), "classes"],
});

/** What the engine has of all symbols. Source: aCis, class `Henna`, `DRAW_AMOUNT`, `REMOVE_AMOUNT` and `getRemovePrice`. */
const DYES = 10;
const RETURNED_DYES = 5;
const removalFeeOf = (price: number) => Math.floor(price / 5);

/** `<henna symbolId dyeId price STR CON DEX INT MEN WIT LUC CHA classes="0;1">`. */
export const readHennaAttributes: HennaForm = (report, element) => {
  const henna = readWhole(report, element, hennaAttributes);
  if (henna === undefined) return undefined;
  const { symbolId, dyeItemId, engravePrice, classIds, ...changes } = henna;
  const dyes = { dyeCount: DYES, removalFee: removalFeeOf(engravePrice), returnedDyes: RETURNED_DYES };
  return { symbolId, dyeItemId, engravePrice, ...dyes, statChanges: present(changes), classIds };
};
