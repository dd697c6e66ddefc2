import { expect, it } from "vitest";
import { runCommand } from "../../fixtures/command.js";
import { copyFixture, type Edit } from "../../fixtures/datapack.js";
import { SMALL, writeFiles } from "../../fixtures/small-datapack.js";

const NPCS = "xml/npcs/1000-1999.xml";
const RECIPES = "xml/recipes.xml";

const check = (edits: readonly Edit[], ...options: readonly string[]) => checkFolder(copyFixture(edits), ...options);

function checkFolder(folder: string, ...options: readonly string[]) {
  const { code, out, err } = runCommand("check", folder, ...options);
  return { code, err, lines: out.split("\n") };
}

it.each<[rule: string, edit: Edit, expected: RegExp]>([
  ["dangling", [NPCS, 'itemid="57"', 'itemid="58"'], /^xml\/npcs\/1000-1999\.xml:26: dangling: drops\.itemId: .* 58$/u],
  ["drop-chance", [NPCS, 'chance="700000"', 'chance="1700000"'], /1000-1999\.xml:26: drop-chance: .* 1700000$/u],
  ["drop-range", [NPCS, 'min="30" max="90"', 'min="91" max="90"'], /1000-1999\.xml:26: drop-range: .* 91$/u],
  ["duplicate", [NPCS, 'npc id="1002"', 'npc id="1001"'], /1000-1999\.xml:10: duplicate: .* 1001 again$/u],
  ["recipe-product", [RECIPES, 'product="1-1"', 'product="99-1"'], /^xml\/recipes\.xml:4: recipe-product: .* 99$/u],
  ["unread", [RECIPES, 'level="1"', 'level="one"'], /^xml\/recipes\.xml:4: unread: .*"one"/u],
  [
    "unplaced-monster",
    [NPCS, 'npc id="1001"', 'npc id="1099"'],
    /^xml\/npcs\/1000-1999\.xml:10: unplaced-monster: .* 1099, /u,
  ],
])("names what breaks the rule %s, with file and line, and fails where it is asked to", (rule, edit, expected) => {
  const { code, lines } = check([edit], "--fail-on", rule);
  expect(lines).toContainEqual(expect.stringMatching(expected));
  expect(code).toBe(1);
  expect(check([edit]).code).toBe(0);
  // What is sound breaks no rule that the change breaks.
  expect(check([]).lines.filter((line) => expected.test(line))).toEqual([]);
});

it("prints a list in JSON, and annotations of a workflow", () => {
  const edit: Edit = [NPCS, 'itemid="57"', 'itemid="58"'];
  const parsed: unknown = JSON.parse(check([edit], "--format", "json").lines.join("\n"));
  expect(parsed).toContainEqual(expect.objectContaining({ rule: "dangling", file: NPCS, line: 26 }));
  expect(check([edit], "--format", "github").lines).toContainEqual(
    expect.stringMatching(/^::warning file=xml\/npcs\/1000-1999\.xml,line=26,title=dangling::drops\.itemId: /u),
  );
});

it("refuses an unknown rule and an unknown format", () => {
  const { code, err } = check([], "--fail-on", "unread,luck");
  expect(code).toBe(2);
  expect(err).toContain("--fail-on names rules, of dangling, duplicate, ");
  expect(check([], "--format", "xml").err).toContain("--format is one of text, json, github, not xml");
});

it("prints how often each rule is broken first, and at most 20 findings of each without --verbose", () => {
  const drop = '<drop itemid="57" min="30" max="90" chance="700000" />';
  const many: Edit = [NPCS, drop, drop.replace('"57"', '"58"').repeat(25)];
  const { lines } = check([many]);
  const isFinding = (line: string) => line.includes(": dangling: ");
  const total = check([], "--verbose").lines.filter(isFinding).length + 25;
  expect(lines).toContain(`dangling: ${total}. A reference names a record that the datapack does not have.`);
  expect(lines.filter(isFinding)).toHaveLength(20);
  expect(lines).toContain(`… and ${total - 20} more of dangling; --verbose or --format json prints all`);
  expect(lines.findIndex((line) => line.startsWith("dangling: "))).toBeLessThan(lines.findIndex(isFinding));
  expect(check([many], "--verbose").lines.filter(isFinding)).toHaveLength(total);
});

it("fails on none of several rules that nothing breaks", () => {
  expect(check([], "--fail-on", "unread,duplicate").code).toBe(0);
});

it("counts what it does not keep one by one", () => {
  const items = Array.from({ length: 1005 }, (_, index) => {
    return `<item id="${1000 + index}" name="Reed" type="EtcItem"><set name="price" val="x"/></item>`;
  });
  const folder = writeFiles({ ...SMALL.mobius, "data/stats/items/1.xml": `<list>${items.join("\n")}</list>` });
  const { lines } = checkFolder(folder);
  expect(lines).toContainEqual(expect.stringMatching(/^unread: 1,005\. /u));
  expect(lines).toContainEqual(expect.stringMatching(/^… and 985 more of unread; /u));
});

it("takes a name that the compiler does not know for no mistake", () => {
  const usual = check([]).lines;
  expect(check([[RECIPES, 'level="1"', 'level="1" colour="red"']]).lines).toEqual(usual);
});

it("names an item that a recipe takes and nothing gives, and no item that nothing takes", () => {
  const { lines } = check([[RECIPES, 'material="6-18"', 'material="2-18"']]);
  expect(lines).toContainEqual(expect.stringMatching(/0000-0099\.xml:\d+: unobtainable-item: .* item 2, /u));
});

it("takes a class that the compiler does not know for no mistake, and names files with their first folders", () => {
  const hennaList = `<list><henna dyeId="5" dyeItemId="99"><wear fee="1"/><classId>999</classId></henna></list>`;
  const multisell = `<list><item><ingredient id="60" count="1"/><production id="61" count="1"/></item></list>`;
  const files = { ...SMALL.mobius, "data/stats/hennaList.xml": hennaList, "data/multisell/1.xml": multisell };
  const folder = writeFiles(Object.fromEntries(Object.entries(files).map(([file, text]) => [`game/${file}`, text])));
  const { lines } = checkFolder(folder);
  expect(lines.filter((line) => line.includes(": dangling: "))).toEqual([
    "game/data/stats/hennaList.xml:1: dangling: hennas.dyeItemId: expected the id of an item, received 99",
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^game\/data\/stats\/items\/0\.xml:3: unobtainable-item: /u));
});
