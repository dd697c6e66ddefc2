import { expect, test } from "vitest";
import { openFiles } from "../../fixtures/small-datapack.js";
import { readXml, readXmlFolder } from "./xml.js";

function read(content: string | Buffer, isStrict = true) {
  const { datapack, report, diagnostics } = openFiles({ "a.xml": content }, isStrict);
  const element = readXml(datapack, "a.xml");
  return { element, diagnostics: diagnostics(), severities: report.diagnostics.map(({ severity }) => severity) };
}

test("gives elements with attributes, text and lines", () => {
  const { element, diagnostics } = read(
    '<?xml version="1.0"?>\n<list>\n  <a\n    x="1 &amp; 2">t<!-- c --></a>\n</list>\n',
  );
  expect(diagnostics).toEqual([]);
  const { kind: root, report } = element ?? {};
  const kind = root?.child("a");
  expect(element?.children).toEqual([
    { file: "a.xml", line: 3, name: "a", depth: 1, attributes: { x: "1 & 2" }, children: [], text: "t", kind, report },
  ]);
  expect([kind?.count, kind?.attribute("x").count]).toEqual([1, 1]);
});

test.each([
  ["<!DOCTYPE xml>", []],
  ['<!DOCTYPE list SYSTEM "list.dtd">', ["warning"]],
  ["<!DOCTYPE list [<!ELEMENT a ANY>]>", ["loss"]],
])("reads a file with %s where losses are accepted", (doctype, severities) => {
  const found = read(`${doctype}<list><a/></list>`, false);
  expect(found.element?.children).toHaveLength(1);
  expect(found.severities).toEqual(severities);
});

test("keeps the white space between two comments in a text", () => {
  expect(read("<list><a>1 2<!-- a --> <!-- b -->3 4</a></list>").element?.children[0]?.text).toBe("1 2 3 4");
});

test("reads a CDATA section as the text that it is, where losses are accepted", () => {
  const { element, diagnostics } = read("<list><a>1 <![CDATA[& <2>]]></a></list>", false);
  expect(element?.children[0]?.text).toBe("1 & <2>");
  expect(diagnostics).toEqual([]);
});

test.each([
  ["<mapregion><a/></mapregion>", 1],
  ['<a id="1"><a/></a>', undefined],
])("reads %s as a list where losses are accepted, unless it is a record", (text, count) => {
  expect(read(text, false).element?.children.length).toBe(count);
});

test("gives the line on which each tag begins, whatever stands before it", () => {
  const content =
    "<!DOCTYPE\nlist><list\n>\n<!-- one\n<b/>\n--><a/><!-- two\n-->\n<a\nx='1'\n/><a>1\n</a\n><a><![CDATA[2\n]]></a><a/></list>";
  const { element } = read(content, false);
  expect(element?.line).toBe(2);
  expect(element?.children.map(({ name, line }) => `${name} ${line}`)).toEqual(["a 6", "a 8", "a 10", "a 12", "a 13"]);
  expect(element?.children.map(({ note }) => note)).toEqual(Array(5).fill(undefined));
});

const bomb = `<!DOCTYPE list [${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join("")}]><list x="&a9;"/>`;
const EXTERNAL = '<!DOCTYPE list SYSTEM "file:///etc/passwd">\n<list/>';
const MALFORMED = "error: XML: expected a well-formed document, received";
const ENCODING = "error: encoding: expected";

test("gives the comment behind an empty element on its line, and not that of one around it", () => {
  const { element } = read(`<list>
<a/><a/> <!-- one --> <!-- two -->
<b><c/></b> <!-- three -->
<a/>
<!-- four -->
</list>`);
  expect(element?.children.map(({ note }) => note)).toEqual([undefined, "one", undefined, undefined]);
  expect(element?.children[2]?.children[0]?.note).toBeUndefined();
});

test("gives the comment behind a start tag on its line", () => {
  const { element } = read(`<list>
<a><!-- one --><!-- two --></a>
<a>
<!-- three --></a>
<a><b/><!-- four --></a>
</list>`);
  expect(element?.children.map(({ note }) => note)).toEqual(["one", undefined, undefined]);
});

test.each<[what: string, content: string | Buffer, place: string]>([
  ["an entity bomb", bomb, "1: error: XML: expected no document type declaration, received <!DOCTYPE"],
  ["an external entity", EXTERNAL, "1: error: XML: expected no document type declaration, received <!DOCTYPE"],
  ["an entity without a declaration", '<list>\n<a x="&b;"/></list>', `2: ${MALFORMED} undefined entity.`],
  ["an attribute twice", '<list>\n<a x="1" x="2"/></list>', `2: ${MALFORMED} duplicate attribute: x.`],
  ["a document cut short", "<list>\n<a>", `2: ${MALFORMED} unclosed tag: a`],
  ["an empty file", "", `1: ${MALFORMED} document must contain a root element.`],
  ["a CDATA section", "<list><![CDATA[x]]></list>", "1: error: XML: expected no CDATA section, received <![CDATA["],
  ["another root", "<items/>", "1: error: root element: expected <list>, received <items>"],
  ["a byte-order mark", "\uFEFF<list/>", `1: ${ENCODING} UTF-8 without a byte-order mark, received a byte-order mark`],
  [
    "broken UTF-8",
    Buffer.from([...Buffer.from("<list>\n"), 0xff]),
    `2: ${ENCODING} bytes of its encoding, received others than utf-8: declare what it is in, or save it so`,
  ],
  [
    "another encoding",
    '<?xml version="1.0" encoding="latin1"?><list/>',
    "1: error: XML encoding: expected utf-8, received latin1",
  ],
  [
    "deep nesting",
    `<list>${"<a>".repeat(100_000)}`,
    "1: error: XML: expected at most 64 nested elements, received <a>",
  ],
])("refuses %s with one diagnostic", (_what, content, place) => {
  const { element, diagnostics } = read(content);
  expect([element, diagnostics]).toEqual([undefined, [`a.xml:${place}`]]);
});

test("reads the files of a folder by name, and reports a missing or empty one", () => {
  const files = { "xml/b.xml": "<list/>", "xml/a.xml": "<list/>", "xml/notes.txt": "<list/>", "none/notes.txt": "" };
  const { datapack, diagnostics } = openFiles(files);
  expect(readXmlFolder(datapack, "xml", (list) => [list.file])).toEqual(["xml/a.xml", "xml/b.xml"]);
  readXmlFolder(datapack, "gone", () => []);
  readXmlFolder(datapack, "none", () => []);
  expect(diagnostics()).toEqual([
    "gone:1: error: folder: expected a readable folder, received ENOENT",
    "none:1: error: folder: expected files named *.xml, received none",
  ]);
});

test("reads no value of ten megabytes, and repeats no long name", () => {
  const long = "x".repeat(10_000_000);
  for (const content of [`<list a="${long}"/>`, `<list>${long}</list>`]) {
    expect(read(content).diagnostics.join()).toContain("at most 1000000 characters, received 10000000 characters");
  }
});
