import { presentGroup } from "@gamedata/rules";
import { type Elements, element as elementSchema } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readLeaf } from "../../read/element.js";
import { labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const number = v.exactOptional(numberText());

const statsAttributes = v.strictObject({
  str: number,
  int: number,
  dex: number,
  wit: number,
  con: number,
  men: number,
});
const vitalsAttributes = v.strictObject({ hp: number, hpRegen: number, mp: number, mpRegen: number });
const attackAttributes = v.strictObject({
  physical: number,
  magical: number,
  critical: number,
  attackSpeed: number,
});
const defenceAttributes = v.strictObject({ physical: number, magical: number });
const speedAttributes = v.strictObject({ ground: number });
/** Darkness, as the first files of L2J since 2013 call it. */
const UNHOLY = "unholy";

const elementalAttackAttributes = v.strictObject({
  type: v.pipe(
    labelText,
    v.toLowerCase(),
    v.transform((word) => (word === UNHOLY ? "dark" : word)),
    elementSchema,
  ),
  value: numberText(),
});
const elementalDefenceAttributes = v.strictObject(v.entriesFromList(elementSchema.pipe[0].options, number));

const STATS_CHILDREN = ["vitals", "attack", "defence", "attribute", "speed"];

/** Reads the `<stats>` of an NPC: its numbers by the names of the data set, and its elements. */
export function readNpcStats(report: Report, element: XmlElement) {
  const base = readAttributes(report, element, statsAttributes);
  const children = readChildren(report, element, STATS_CHILDREN);
  const leaf = <Schema extends Parameters<typeof readLeaf>[2]>(name: string, schema: Schema) => {
    const child = onlyChild(report, children, name);
    return child && readLeaf(report, child, schema);
  };
  const vitals = leaf("vitals", vitalsAttributes);
  const attack = leaf("attack", attackAttributes);
  const defence = leaf("defence", defenceAttributes);
  const speed = onlyChild(report, children, "speed");
  return {
    numbers: {
      ...vitals,
      ...base,
      pAtk: attack?.physical,
      mAtk: attack?.magical,
      crit: attack?.critical,
      atkSpd: attack?.attackSpeed,
      pDef: defence?.physical,
      mDef: defence?.magical,
      ...readSpeeds(report, speed),
    },
    elements: readElements(report, onlyChild(report, children, "attribute")),
  };
}

function readSpeeds(report: Report, element: XmlElement | undefined) {
  const children = element === undefined ? [] : readChildren(report, element, ["walk", "run"]);
  const speedOf = (name: string) => {
    const child = onlyChild(report, children, name);
    return child && readLeaf(report, child, speedAttributes)?.ground;
  };
  return { walkSpd: speedOf("walk"), runSpd: speedOf("run") };
}

function readElements(report: Report, element: XmlElement | undefined): Elements | undefined {
  const children = element === undefined ? [] : readChildren(report, element, ["attack", "defence"]);
  const attack = onlyChild(report, children, "attack");
  const defence = onlyChild(report, children, "defence");
  const attackRead = attack && readLeaf(report, attack, elementalAttackAttributes);
  return presentGroup({
    attack: attackRead && { element: attackRead.type, value: attackRead.value },
    defence: presentGroup((defence && readLeaf(report, defence, elementalDefenceAttributes)) ?? {}),
  });
}
