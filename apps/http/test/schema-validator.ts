import { isRecord } from "@gamedata/rules";
import { Ajv, type ValidateFunction } from "ajv";
import * as v from "valibot";

/** The route whose response is an OpenAPI document, which is described nowhere in full. */
const DOCUMENT_ROUTE = "/api/openapi.json";

/**
 * Closes the objects of an OpenAPI document, so that a check of a response finds the fields that the document does not
 * have. In the served document every object is open, because later versions may add fields.
 */
export function closedDocument(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(closedDocument);
  if (!isRecord(document)) return document;
  const closed = Object.fromEntries(
    Object.entries(document).map(([name, inner]) => [
      name,
      name === DOCUMENT_ROUTE || name === "example" || name === "examples" ? inner : closedDocument(inner),
    ]),
  );
  const isFixed = closed["type"] === "object" && "properties" in closed && !("additionalProperties" in closed);
  return isFixed ? { ...closed, additionalProperties: false } : closed;
}

/** A part of the document, as far as the tests read it. */
interface Part {
  readonly $ref?: string | undefined;
  readonly anyOf?: readonly Part[] | undefined;
  readonly allOf?: readonly Part[] | undefined;
  readonly items?: Part | undefined;
  readonly properties?: Readonly<Record<string, Part>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

const partSchema: v.GenericSchema<Part> = v.looseObject({
  $ref: v.optional(v.string()),
  anyOf: v.optional(v.array(v.lazy(() => partSchema))),
  allOf: v.optional(v.array(v.lazy(() => partSchema))),
  items: v.optional(v.lazy(() => partSchema)),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => partSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  headers: v.optional(v.record(v.string(), v.unknown())),
});

/** Checks responses against an OpenAPI document, and remembers which optional fields were there and which were not. */
export interface DocumentValidator {
  /** Gives what is wrong with a body; `undefined` when nothing is. */
  problemOf(path: string, status: number, body: unknown): string | undefined;
  headersOf(path: string, status: number): readonly string[];
  /** The optional fields that were never there, and those that were always there, by component. */
  oneSided(): { readonly neverPresent: readonly string[]; readonly neverAbsent: readonly string[] };
}

const COMPONENTS = "/components/schemas/";

const pointer = (...names: readonly (string | number)[]) =>
  names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Makes a validator of an OpenAPI document, given as JSON; a field that the document does not have is a problem. */
export function createDocumentValidator(text: string): DocumentValidator {
  const document = v.parse(v.record(v.string(), v.unknown()), closedDocument(JSON.parse(text)));
  const ajv = new Ajv({ allErrors: true, formats: { int64: true }, strictSchema: false, strictTypes: true });
  ajv.addSchema(document, "document");
  const validatorOf = memoized((schema): ValidateFunction => ajv.compile(JSON.parse(schema)));
  const present = new Set<string>();
  const absent = new Set<string>();

  /** Finds a part of the document; fails when there is none. */
  const partAt = memoized((at) => {
    const names = at.split("/").slice(1);
    const found = names.reduce<unknown>(
      (value, name) => fieldOf(value, name.replaceAll("~1", "/").replaceAll("~0", "~")),
      document,
    );
    if (found === undefined) throw new Error(`the document has no ${at}`);
    return v.parse(partSchema, found);
  });

  /** The check of each of several forms, whose references are within the document. */
  const forms = new Map<Part, ValidateFunction>();
  function hasForm(value: unknown, part: Part): boolean {
    const validate = forms.get(part) ?? validatorOf(JSON.stringify(part).replaceAll('"#/', '"document#/'));
    forms.set(part, validate);
    return validate(value) === true;
  }

  /** Remembers which optional fields a valid value has. */
  function remember(value: unknown, part: Part, at: string): void {
    const { $ref, anyOf = [], allOf = [], items, properties = {}, required = [] } = part;
    if ($ref !== undefined) remember(value, partAt($ref.slice(1)), $ref.slice(1 + COMPONENTS.length));
    if (value === null || typeof value !== "object") return;
    for (const inner of allOf) remember(value, inner, at);
    for (const inner of anyOf) if (hasForm(value, inner)) remember(value, inner, at);
    if (Array.isArray(value) && items !== undefined) for (const element of value) remember(element, items, `${at}[]`);
    for (const [name, inner] of Object.entries(properties)) {
      const field = fieldOf(value, name);
      if (!required.includes(name)) (field === undefined ? absent : present).add(`${at}.${name}`);
      if (field !== undefined) remember(field, inner, `${at}.${name}`);
    }
  }

  function responseAt(path: string, status: number): string {
    const at = pointer("paths", path, "get", "responses", status);
    return partAt(at).$ref?.slice(1) ?? at;
  }

  return {
    headersOf: (path, status) => Object.keys(partAt(responseAt(path, status)).headers ?? {}),
    problemOf(path, status, body) {
      const at = `${responseAt(path, status)}${pointer("content", "application/json", "schema")}`;
      const validate = validatorOf(JSON.stringify({ $ref: `document#${encodeURI(at)}` }));
      if (!validate(body)) return ajv.errorsText(validate.errors);
      remember(body, partAt(at), `${path} ${status} `);
      return undefined;
    },
    oneSided: () => ({
      neverPresent: [...absent].filter((field) => !present.has(field)).sort(),
      neverAbsent: [...present].filter((field) => !absent.has(field)).sort(),
    }),
  };
}
