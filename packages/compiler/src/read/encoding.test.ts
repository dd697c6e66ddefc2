import { expect, test } from "vitest";
import { decode } from "./encoding.js";

/** Bytes of a file: text in ASCII, and numbers. */
const bytes = (...parts: readonly (string | readonly number[] | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const declared = (name: string) => `<?xml version="1.0" encoding="${name}"?>`;

// The code tables of the encodings have these bytes for these letters.
test.each<[encoding: string, letters: readonly number[], text: string]>([
  ["windows-1251", [0xc0, 0xe4], "Ад"],
  ["KOI8-R", [0xe1, 0xc4], "Ад"],
  ["ISO-8859-5", [0xb0, 0xd4], "Ад"],
  ["iso-8859-1", [0xe9], "é"],
  ["euc-kr", [0xb0, 0xa1], "가"],
  ["x-MS949", [0xb0, 0xa1], "가"],
  ["Big5", [0xa4, 0x40], "一"],
  ["gbk", [0xd2, 0xbb], "一"],
  ["UTF-8", [0xc3, 0xa9], "é"],
])("decodes %s", (encoding, letters, text) => {
  // No character stands for bytes that are not of it.
  expect(decode(bytes(declared(encoding), "<a b='", letters, "'/>"))).not.toHaveProperty("faultAt");
  expect(decode(bytes(declared(encoding), "<a b='", letters, "'/>"))).toMatchObject({
    text: `${declared(encoding)}<a b='${text}'/>`,
  });
});

test.each([
  ["utf-16le with a mark", bytes([0xff, 0xfe], Buffer.from("<a/>é", "utf16le")), "\uFEFF<a/>é"],
  ["utf-16le without one", bytes(Buffer.from("<a/>é", "utf16le")), "<a/>é"],
  ["utf-16be with a mark", bytes([0xfe, 0xff], Buffer.from("<a/>é", "utf16le").swap16()), "\uFEFF<a/>é"],
  ["utf-8 with a mark", bytes([0xef, 0xbb, 0xbf], declared("utf-8"), "é"), `\uFEFF${declared("utf-8")}\uFFFD`],
])("decodes %s", (_what, file, text) => {
  expect(decode(file).text).toBe(text);
});

test("tells an unknown encoding, and where bytes are not of the encoding", () => {
  expect(decode(bytes(declared("ebcdic-x"), "<a/>"))).toEqual({
    text: `${declared("ebcdic-x")}<a/>`,
    encoding: "utf-8",
    unknown: "ebcdic-x",
  });
  expect(decode(bytes("<a b='", [0xc0, 0xe4], "'/>"))).toMatchObject({ encoding: "utf-8", faultAt: 6 });
});
