/**
 * The part of JSON Schema that all services of models accept in the tools of a chat: each schema has one type, each list the schema of
 * its values, each object named properties. Some refuse unions, lists of types, and other keywords, and with a tool the whole chat.
 */
export interface PlainSchema {
  readonly type: PlainType;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: PlainSchema;
  readonly properties?: Readonly<Record<string, PlainSchema>>;
  readonly required?: readonly string[];
}

/** A schema of an object, such as the arguments of a tool. */
export interface ObjectSchema extends PlainSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, PlainSchema>>;
}

const simpleTypes = ["string", "integer", "number", "boolean"] as const;

/** A type of values without parts. */
export type SimpleType = (typeof simpleTypes)[number];
export type PlainType = SimpleType | "array" | "object";

/** Returns the type of a value without parts; `undefined` for any other type, and for several. */
export function simpleTypeOf(type: unknown): SimpleType | undefined {
  return simpleTypes.find((one) => one === type);
}

/** A text; ids are texts, too, because an argument for a record is its id or its name. */
export const textSchema: PlainSchema = { type: "string" };

/** Describes a list of values. */
export const listSchema = (items: PlainSchema): PlainSchema => ({ type: "array", items });

/** Describes the choice of one of several words. */
export const choiceSchema = (words: readonly string[]): PlainSchema => ({ type: "string", enum: words });

/** Describes an object; an empty list of required properties is left out. */
export function objectSchema(
  properties: Readonly<Record<string, PlainSchema>>,
  required: readonly string[] = [],
): ObjectSchema {
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}
