import { invalidEnum, invalidParameter } from "@gamedata/core/parse";

/** The arguments of a call as the client sends them: untrusted. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * Refuses arguments that a tool does not have: a misspelt filter that is ignored gives a wrong answer.
 *
 * @throws {GameDataError} `INVALID_ENUM`, with the allowed names.
 */
export function refuseUnknown(args: Arguments, allowed: readonly string[]): void {
  const unknown = Object.keys(args).find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw invalidEnum("argument", unknown, allowed);
}

/**
 * Reads the argument `fields`; an empty list counts as absent.
 *
 * @throws {GameDataError} `INVALID_PARAMETER` for a value that is not a list of texts.
 */
export function readFields({ fields }: Arguments): readonly string[] | undefined {
  if (fields === undefined) return undefined;
  if (!isTexts(fields)) throw invalidParameter("fields", fields, "a list of names of fields");
  return fields.length === 0 ? undefined : fields;
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((element) => typeof element === "string");
