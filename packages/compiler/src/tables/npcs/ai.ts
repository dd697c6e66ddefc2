import { present } from "@gamedata/rules";
import type { NpcAiRow } from "@gamedata/schema";
import * as v from "valibot";
import { hasOnlyKnown, onlyChild, readAttributes, readChildren, readContent, readPart } from "../../read/element.js";
import { closedFields, fieldsNamed } from "../../read/fields.js";
import { count, flag, labelText } from "../../read/values.js";
import type { XmlElement } from "../../read/xml.js";

const SEPARATOR = ";";

const aiAttributes = v.strictObject({
  type: v.exactOptional(labelText),
  aggroRange: count,
  clanHelpRange: count,
  isAggressive: flag,
});
const shotAttributes = closedFields(
  fieldsNamed(count, "ssCount=soul ssRate=shotChance spsCount=spirit spsRate=spiritChance"),
);

const statusAttributes = v.strictObject({ canMove: flag, canBeSown: flag });

/** Reads the AI settings of an NPC, as they are stated, with the shots and flags that stand outside of its `<ai>`. */
export function readNpcAi(children: readonly XmlElement[]): NpcAiRow | undefined {
  const element = onlyChild(children, "ai");
  const hasShots = children.some(({ name }) => name === "shots");
  const ai = element && readAttributes(element, aiAttributes);
  const { canMove, canBeSown } = readPart(children, "status", statusAttributes) ?? {};
  const shots = readPart(children, "shots", shotAttributes);
  if (element === undefined && !hasShots && canMove === undefined && canBeSown === undefined) return undefined;
  const lists = readChildren(element, ["clanList"]);
  const clans = readClans(onlyChild(lists, "clanList"));
  // What is not known may say whether it attacks first.
  const isKnown = element === undefined || ai?.isAggressive !== undefined || hasOnlyKnown(element, aiAttributes);
  return present({
    type: ai?.type,
    aggro: isKnown ? ai?.aggroRange : undefined,
    isAggressive: ai?.isAggressive,
    canMove,
    seedable: canBeSown,
    ...shots,
    clan: joined(clans.names),
    clanRange: ai?.clanHelpRange,
    ignoredIds: joined(clans.ignored),
  });
}

function readClans(element: XmlElement | undefined) {
  const children = readChildren(element, ["clan", "ignoreNpcId"]);
  const textsOf = (name: string) => children.filter((child) => child.name === name).map((child) => readContent(child));
  return { names: textsOf("clan"), ignored: textsOf("ignoreNpcId") };
}

const joined = (texts: readonly string[]) => (texts.length === 0 ? undefined : texts.join(SEPARATOR));
