import { expect } from "vitest";
import { isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";

/**
 * Reads what a test expects, as YAML, a row a line. A tag marks what is stated in part: `!has` a record, a list or a text that has more,
 * `!near` a number that is right to the last digit that is stated, `!matches` a pattern.
 */
export function yaml(texts: readonly string[], ...values: readonly unknown[]): object {
  const text = texts.map((part, at) => part + (at < values.length ? JSON.stringify(values[at]) : "")).join("");
  return Object(expectedOf(text, "yaml"));
}

/** The same of a whole document, of which errors have the name. */
export function expectedOf(source: string, name: string): unknown {
  const document = parseDocument(source, { logLevel: "error" });
  if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}`);
  const expected = (node: unknown): unknown => {
    if (isAlias(node)) return expected(node.resolve(document));
    if (isMap(node)) {
      const record = Object.fromEntries(node.items.map(({ key, value }) => [String(key), expected(value)]));
      return node.tag === "!has" ? expect.objectContaining(record) : record;
    }
    if (isSeq(node)) {
      const list = node.items.map(expected);
      return node.tag === "!has" ? expect.arrayContaining(list) : list;
    }
    if (!isScalar(node)) throw new Error(`${name} has a node that is not read.`);
    // A scalar with such a tag is read as text.
    const { tag, value } = node;
    const text = String(value);
    if (tag === "!has") return expect.stringContaining(text);
    if (tag === "!near") return expect.closeTo(Number(text), text.split(".")[1]?.length ?? 0);
    if (tag === "!matches") return expect.stringMatching(text);
    return value === "undefined" ? undefined : value;
  };
  return expected(document.contents);
}
