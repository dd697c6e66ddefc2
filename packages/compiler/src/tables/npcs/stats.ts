import { presentGroup } from "@gamedata/rules";
import { type Elements, element as elementSchema } from "@gamedata/schema";
import * as v from "valibot";
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
export function readNpcStats(element: XmlElement) {
  const base = readAttributes(element, statsAttributes);
  const children = readChildren(element, STATS_CHILDREN);
  return {
    numbers: {
      ...readPart(children, "vitals", vitalsAttributes),
      ...base,
      ...readPart(children, "attack", attackAttributes),
      ...readPart(children, "defence", defenceAttributes),
      ...readSpeeds(onlyChild(children, "speed")),
    },
    elements: readElements(onlyChild(children, "attribute")),
  };
}

function readSpeeds(element: XmlElement | undefined) {
  const children = readChildren(element, ["walk", "run"]);
  const speedOf = (name: string) => readPart(children, name, speedAttributes)?.ground;
  return { walkSpd: speedOf("walk"), runSpd: speedOf("run") };
}

function readElements(element: XmlElement | undefined): Elements | undefined {
  const children = readChildren(element, ["attack", "defence"]);
  const attack = readPart(children, "attack", elementalAttackAttributes);
  return presentGroup({
    attack: attack && { element: attack.type, value: attack.value },
    defence: presentGroup(readPart(children, "defence", elementalDefenceAttributes) ?? {}),
  });
}
