import * as v from "valibot";
import { type Datapack, type Sourced, sourcedAt } from "../../read/datapack.js";
import { attributeOf, readAttributes } from "../../read/element.js";
import { closedFields, fields, fieldsNamed } from "../../read/fields.js";
import { entriesOf } from "../../read/listed-names.js";
import { mayBe, meantName } from "../../read/name.js";
import { idText, integerText, numberListText, numberText } from "../../read/values.js";
import { type ClassElement, readClassFiles } from "../classes/class-elements.js";
import type { GrowthDraft } from "./class-templates.js";
import { withEngineNumbers } from "./engine.js";

const number = numberText(0);

const optional = v.exactOptional(numberListText);

const setFields = fields({
  classId: [integerText(0), "id"],
  fistsItemId: [v.exactOptional(idText), "fists"],
  ...v.entriesFromList(
    ["str", "con", "dex", "int", "wit", "men", "pAtk", "pDef", "mAtk", "mDef", "runSpd", "walkSpd"],
    number,
  ),
  swimSpd: v.exactOptional(number),
  ...fieldsNamed(numberListText, "hp=hpTable mp=mpTable cp=cpTable"),
  ...fieldsNamed(optional, "hpRegen=hpRegenTable mpRegen=mpRegenTable cpRegen=cpRegenTable"),
});
const setAttributes = closedFields(setFields);
/** Before 2018 aCis has no speed of walking. */
const firstSetAttributes = closedFields({ ...setFields, walkSpd: v.exactOptional(number) });

/** What the engine takes for what the files leave out. Source: aCis, class `CreatureTemplate`. */
const ENGINE = { atkSpd: 300, castSpd: 333, crit: 4 };

/** Reads the growth of classes from the files of a folder: `<class>` with `<set>` elements, each of which states some of the numbers. */
export function readClassSets(
  datapack: Datapack,
  folder: string,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  return readClassFiles(datapack, folder).flatMap((found) => readGrowthOf(found, fighters));
}

function readGrowthOf(
  { numbers, isNamed }: ClassElement,
  fighters: ReadonlySet<number>,
): readonly Sourced<GrowthDraft>[] {
  // Without the table of its HP a class states no growth.
  if (numbers === undefined || attributeOf(numbers, "hpTable") === undefined) return [];
  const schema = isNamed ? firstSetAttributes : setAttributes;
  const read = readAttributes(numbers, schema, { isWhole: true });
  if (read === undefined) return [];
  // A server's owner adds names of their own; one like a number that is missing may be that one.
  const known = Object.keys(entriesOf(schema));
  const names = Object.keys(numbers.attributes);
  const missing = known.filter((name) => names.every((one) => meantName(one, [name]) === undefined));
  const unknown = names.filter((name) => meantName(name, known) === undefined);
  if (unknown.some((name) => missing.some((one) => mayBe(name, one)))) return [];
  return [sourcedAt(numbers, { ...ENGINE, ...withEngineNumbers(read, fighters) })];
}
