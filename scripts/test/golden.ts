import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { isAlias, isMap, isScalar, isSeq, parseDocument } from "yaml";

/**
 * Reads a table of what tests expect, worked out by hand. `!has` marks a record or a list that has more than is stated, `!near` a number that
 * is right to the last digit that is stated, `!matches` a pattern.
 */
export function readGolden(file: URL): unknown {
  const document = parseDocument(readFileSync(file, "utf8"), { logLevel: "error" });
  if (document.errors.length > 0) throw new Error(`${file.pathname}: ${document.errors[0]?.message}`);
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
    if (!isScalar(node)) throw new Error(`${file.pathname} has a node that is not read.`);
    // A scalar with such a tag is read as text.
    const { tag, value } = node;
    const text = String(value);
    if (tag === "!near") return expect.closeTo(Number(text), text.split(".")[1]?.length ?? 0);
    return tag === "!matches" ? expect.stringMatching(text) : value;
  };
  return expected(document.contents);
}
