import type { SkillRow } from "@gamedata/schema";
import { integerText, labelText } from "../../read/values.js";
import type { Draft } from "../table-rows.js";
import { resolveLevels, type SkillScope, type SkillSettings, sharedValue } from "./level-tables.js";

const MP = "mp_consume";
const KIND = "magicType";
export const DIVIDED_MP_SETTINGS = [MP, KIND] as const;

const MAGIC = "MAGIC";

/**
 * Reads the MP that a skill of later revisions of L2-Scripts takes in all: magic takes a quarter of it when the cast begins, rounded down, and
 * three times as much at its end. Source: class `Skill`.
 *
 * @param settings What is stated of it, as a whole or for an enchant route, which has the kind of the skill.
 */
export function readDividedMp(
  scope: SkillScope,
  settings: SkillSettings,
  { [KIND]: kindStated }: SkillSettings,
): Partial<Draft<SkillRow>> {
  const stated = settings[MP];
  const mp = stated && resolveLevels(scope, stated, integerText(0));
  if (stated === undefined || mp === undefined) return {};
  const kind = kindStated && resolveLevels(scope, kindStated, labelText);
  if (typeof kind === "object") {
    scope.report.error(stated, `<set> ${MP}`, `one ${KIND} for all levels`, "several");
    return {};
  }
  if (kind?.toUpperCase() !== MAGIC) return { mpConsume: mp };
  const ofMagic = (times: number) => {
    const partOf = (whole: number) => Math.trunc(whole / 4) * times;
    return typeof mp === "number" ? partOf(mp) : sharedValue(mp.map(partOf));
  };
  return { mpInitialConsume: ofMagic(1), mpConsume: ofMagic(3) };
}
