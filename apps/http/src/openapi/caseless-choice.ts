import type { JsonSchema } from "@valibot/to-json-schema";

/** A parameter that is a choice, with upper and lower case the same. */
export interface CaselessChoice {
  /** The schema of the parameter: it accepts what the service accepts. */
  readonly schema: JsonSchema;
  /** The schema of the spellings that the service itself uses. */
  readonly spellings: JsonSchema;
}

/**
 * Describes a parameter that is a choice, or a list of choices, with upper and lower case the same; `undefined` for any
 * other parameter. Code generators make a type of the spellings; validators also accept what the pattern matches.
 *
 * @param accepts Returns whether the service accepts a value.
 * @param reference The reference to the schema of the spellings.
 */
export function caselessChoice(
  accepts: (value: unknown) => boolean,
  converted: JsonSchema,
  reference: string,
): CaselessChoice | undefined {
  const { items } = converted;
  if (typeof items === "object" && !Array.isArray(items)) {
    const element = choiceOf(items, reference, (value) => accepts([value]));
    return element && { ...element, schema: { ...converted, items: element.schema } };
  }
  return choiceOf(converted, reference, accepts);
}

function choiceOf(
  { enum: values = [], ...rest }: JsonSchema,
  reference: string,
  accepts: (value: string) => boolean,
): CaselessChoice | undefined {
  const names = values.filter((value) => typeof value === "string");
  const isCaseless = names.some((name) => otherCases(name).some((other) => !names.includes(other) && accepts(other)));
  if (!isCaseless) return undefined;
  const pattern = `^(?:${names.map(caselessPattern).join("|")})$`;
  return {
    schema: { anyOf: [{ $ref: reference }, { ...rest, pattern }] },
    spellings: { ...rest, enum: names },
  };
}

const otherCases = (text: string) => [text.toUpperCase(), text.toLowerCase()].filter((other) => other !== text);

/** Returns the pattern of a text in any case: patterns of JSON Schema have no flags. */
function caselessPattern(text: string): string {
  return text.replace(/[a-z]/giu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}
