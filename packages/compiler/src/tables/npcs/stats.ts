import { presentGroup } from "@gamedata/rules";
import { type Elements, element as elementSchema } from "@gamedata/schema";
import * as v from "valibot";
import type { Report } from "../../diagnostic.js";
import { onlyChild, readAttributes, readChildren, readPart } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { labelText, numberText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const number = v.exactOptional(numberText());

const statsAttributes = v.strictObject(v.entriesFromList(["str", "int", "dex", "wit", "con", "men"], number));
const vitalsAttributes = v.strictObject({ hp: number, hpRegen: number, mp: number, mpRegen: number });
const attackAttributes = closedFields(
  fieldsNamed(number, "pAtk=physical mAtk=magical crit=critical atkSpd=attackSpeed"),
);
const defenceAttributes = closedFields({ pDef: [number, "physical"], mDef: [number, "magical"] });
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
const elementalDefenceAttributes = v.strictObject(v.entriesFromList(elementSchema.options, number));

const STATS_CHILDREN = ["vitals", "attack", "defence", "attribute", "speed"];

/** Reads the `<stats>` of an NPC: its numbers by the names of the data set, and its elements. */
export function readNpcStats(report: Report, element: XmlElement) {
  const base = readAttributes(report, element, statsAttributes);
  const children = readChildren(report, element, STATS_CHILDREN);
  return {
    numbers: {
      ...readPart(report, children, "vitals", vitalsAttributes),
      ...base,
      ...readPart(report, children, "attack", attackAttributes),
      ...readPart(report, children, "defence", defenceAttributes),
      ...readSpeeds(report, onlyChild(report, children, "speed")),
    },
    elements: readElements(report, onlyChild(report, children, "attribute")),
  };
}

function readSpeeds(report: Report, element: XmlElement | undefined) {
  const children = readChildren(report, element, ["walk", "run"]);
  const speedOf = (name: string) => readPart(report, children, name, speedAttributes)?.ground;
  return { walkSpd: speedOf("walk"), runSpd: speedOf("run") };
}

function readElements(report: Report, element: XmlElement | undefined): Elements | undefined {
  const children = readChildren(report, element, ["attack", "defence"]);
  const attack = readPart(report, children, "attack", elementalAttackAttributes);
  return presentGroup({
    attack: attack && { element: attack.type, value: attack.value },
    defence: presentGroup(readPart(report, children, "defence", elementalDefenceAttributes) ?? {}),
  });
}
