import * as v from "valibot";
import type { Datapack, Sourced } from "../../read/datapack.js";
import { readAttributes, readChildren } from "../../read/element.js";
import { readSharedXml } from "../../read/place.js";
import { integerText, numberListText, numberText } from "../../read/values.js";
import { PLAYER_TEMPLATES } from "../classes/start-items.js";
import type { GrowthDraft } from "./class-templates.js";
import { bareDefenceOf, walkOf } from "./engine.js";

const number = numberText(0);
const numbers = numberListText(0);

const templateAttributes = v.object({
  id: integerText(0),
  baseSTR: number,
  baseCON: number,
  baseDEX: number,
  baseINT: number,
  baseWIT: number,
  baseMEN: number,
  basePAtk: number,
  basePDef: number,
  baseMAtk: number,
  baseMDef: number,
  basePAtkSpd: number,
  baseMAtkSpd: number,
  baseCritRate: number,
  baseRunSpd: number,
  hpTable: numbers,
  mpTable: numbers,
  cpTable: numbers,
});

/** In how many parts the file states what others state in one. Source: class `PlayerTemplateData`. */
const CRITICAL_PARTS = 10;

/**
 * Reads the growth of classes from `<class id baseSTR … hpTable="80;91.83" mpTable cpTable>`.
 *
 * @param fighters The ids of the classes that cast no spells.
 */
export function readPlayerTemplates(
  datapack: Datapack,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  const { report } = datapack;
  const list = report.isStrict ? undefined : readSharedXml(datapack, [PLAYER_TEMPLATES]);
  return readChildren(report, list, ["class", "playerTemplate"]).flatMap((element) => {
    // The first versions have the tables in dumps.
    if (element.name !== "class") return [];
    const read = readAttributes(report, element, templateAttributes, { isWhole: true });
    if (read === undefined) return [];
    const { file, line } = element;
    const row = {
      classId: read.id,
      str: read.baseSTR,
      con: read.baseCON,
      dex: read.baseDEX,
      int: read.baseINT,
      wit: read.baseWIT,
      men: read.baseMEN,
      pAtk: read.basePAtk,
      pDef: read.basePDef,
      mAtk: read.baseMAtk,
      mDef: read.baseMDef,
      atkSpd: read.basePAtkSpd,
      castSpd: read.baseMAtkSpd,
      crit: Math.trunc(read.baseCritRate / CRITICAL_PARTS),
      runSpd: read.baseRunSpd,
      walkSpd: walkOf(read.baseRunSpd),
      bareDefence: bareDefenceOf(fighters.has(read.id)),
      hp: read.hpTable,
      mp: read.mpTable,
      cp: read.cpTable,
    };
    return [{ file, line, row }];
  });
}
