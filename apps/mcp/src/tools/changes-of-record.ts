import { type Catalog, type Collection, getChanges } from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import { type ChangeType, changeType } from "@gamedata/schema";
import { type Answer, recordAnswer } from "../answer/answer.js";
import { type Arguments, refuseUnknown } from "../call/arguments.js";
import { ToolError } from "../call/tool-error.js";
import { type RecordType, typeOf } from "../names/named-rows.js";
import { resolveId } from "../names/resolve-id.js";
import { recordOf, select, selectionOf } from "./field-selection.js";
import { type AnswerOptions, CHRONICLE, chronicleNamed, sharedParameters } from "./tool.js";

/** The argument that names the chronicle to compare with. */
export const CHANGES_FROM = "changesFrom";

/** The kinds of changes whose name is not the plural of the type of the records. */
const kindsByType: Readonly<Record<RecordType, ChangeType>> = {
  monster: "npcs",
  "raw-npc": "npcs",
  "raw-monster": "npcs",
  class: "classes",
  "experience-level": "experience",
};

/** Returns the kind of changes of a type of records; `undefined` for records that are not compared. */
function changeTypeOf(type: RecordType): ChangeType | undefined {
  return kindsByType[type] ?? changeType.options.find((kind) => kind === `${type}s`);
}

/**
 * Answers what differs of one record from another chronicle. A name may be that of either chronicle, the asked one first.
 *
 * @throws {GameDataError} For invalid arguments, or an id that neither chronicle has.
 * @throws {ToolError} For a name that no record has, or several.
 */
export function changesOfRecord(
  catalog: Catalog,
  collection: Collection,
  parameter: string,
  args: Arguments,
  { chronicles, maximumBytes }: AnswerOptions,
): Answer {
  refuseUnknown(args, [parameter, CHANGES_FROM, ...Object.keys(sharedParameters), CHRONICLE]);
  const others = new Map([...chronicles].filter(([, other]) => other !== catalog));
  const from = chronicleNamed(others, args[CHANGES_FROM], CHANGES_FROM);
  const type = changeTypeOf(typeOf(collection));
  if (type === undefined) throw invalidEnum("type", typeOf(collection), changeType.options);
  const id = idInEither(catalog, from, collection, parameter, args[parameter]);
  const changes = recordOf(getChanges(catalog, from, { type, id }));
  return recordAnswer(select(changes, selectionOf("Changes", args)), args["cursor"], maximumBytes);
}

function idInEither(
  catalog: Catalog,
  from: Catalog,
  collection: Collection,
  parameter: string,
  value: unknown,
): number {
  const { kind, get } = collection;
  const id = idIn(catalog, collection, parameter, value) ?? resolveId(from, collection, parameter, value);
  // Throws for an id that neither has.
  if (!kind.ids(from).includes(id)) get.prepare(catalog, {}, id).answer();
  return id;
}

/** Returns the id of a record; `undefined` if no record has the name. */
function idIn(catalog: Catalog, collection: Collection, parameter: string, value: unknown): number | undefined {
  try {
    return resolveId(catalog, collection, parameter, value);
  } catch (error) {
    if (error instanceof ToolError && error.code === collection.kind.facts.notFound) return undefined;
    throw error;
  }
}
