import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { runCommand } from "../../fixtures/command.js";
import {
  copyFixture,
  type Edit,
  FIXTURE_DATAPACK,
  FIXTURE_KNOWN_DANGLING,
  temporaryFolder,
} from "../../fixtures/datapack.js";
import { SMALL, writeFiles } from "../../fixtures/small-datapack.js";
import { auditDataset } from "../audit/audit.js";
import { readKnownDangling } from "../link/known-dangling.js";

function compileInto(out: string, datapack: string, ...more: readonly string[]) {
  copyFileSync(FIXTURE_KNOWN_DANGLING, join(out, "known-dangling.json"));
  return runCommand("--strict", "--datapack", datapack, "--out", out, ...more);
}

const PRICE: Edit = ["xml/items/0000-0099.xml", 'val="768"', 'val="769"'];
const BROKEN: Edit = ["xml/items/0000-0099.xml", 'val="768"', 'val="many"'];

test("compiles, prints the counts, and audits clean", () => {
  const out = temporaryFolder();
  const { code, out: printed, err } = compileInto(out, FIXTURE_DATAPACK, "--project", "invented", "--revision", "7");
  expect(code).toBe(0);
  expect(printed).toContain("items: read 9 of 9\n");
  expect(printed).toContain("\nmultisells: read 3 of 3\n");
  expect(err).toContain("0 errors, 7 warnings; --verbose lists all warnings\n");
  const { manifest, diagnostics } = auditDataset(out, readKnownDangling(FIXTURE_KNOWN_DANGLING));
  expect(diagnostics).toEqual([]);
  expect(manifest).toMatchObject({ chronicle: "datapack", source: { project: "invented", revision: "7" } });
});

test("lists the references that dangle beside the data set, where a strict run finds them", () => {
  const out = temporaryFolder();
  expect(runCommand("--strict", "--datapack", FIXTURE_DATAPACK, "--out", out).code).toBe(1);
  const { code, out: printed } = runCommand("--datapack", FIXTURE_DATAPACK, "--out", out);
  expect(code).toBe(0);
  expect(printed).toContain(`${join(out, "known-dangling.json")}: listed `);
  const listed = readKnownDangling(join(out, "known-dangling.json"));
  const expected = readKnownDangling(FIXTURE_KNOWN_DANGLING).map(({ reference, key }) => [reference, key]);
  expect(listed.map(({ reference, key }) => [reference, key])).toEqual(expected);
  expect(auditDataset(out, listed).diagnostics).toEqual([]);
  expect(runCommand("--strict", "--datapack", FIXTURE_DATAPACK, "--out", out).code).toBe(0);
});

test("takes the engine of the datapack, and prints it", () => {
  const { code, out } = compileInto(temporaryFolder(), FIXTURE_DATAPACK, "--engine", "acis");
  expect([code, out.split("\n")[0]]).toEqual([0, "engine acis"]);
  const ofEngine = compileInto(temporaryFolder(), FIXTURE_DATAPACK, "--engine", "sphere");
  expect(ofEngine.err).toContain('--engine is one of acis, l2j, mobius, l2scripts, not "sphere"\n');
  const wrong = compileInto(temporaryFolder(), FIXTURE_DATAPACK, "--engine", "l2");
  expect([wrong.code, wrong.err]).toEqual([
    2,
    'gamedata-compile: --engine is one of acis, l2j, mobius, l2scripts, not "l2"\nTry gamedata-compile --help\n',
  ]);
});

test("compare prints how far two data sets agree, and needs two of them", () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  compileInto(one, FIXTURE_DATAPACK);
  compileInto(other, copyFixture([PRICE]));
  const { code, out } = runCommand("compare", one, other);
  expect(code).toBe(0);
  expect(out).toContain("\nitems: 9 records in both, 0 in the first only, 0 in the second only\n");
  expect(out).toMatch(/\n {2}price: \d+ of \d+ agree\n {4}\d+ .*: 768, 769\n/u);
  expect(runCommand("compare", one)).toMatchObject(yaml`{ code: 2, err: !has "compare takes two folders" }`);
  expect(runCommand("compare", "--help").out).toContain("gamedata-compile compare <one> <other>");
});

test("a folder of no known server is refused", () => {
  const folder = temporaryFolder();
  const { code, err } = compileInto(temporaryFolder(), folder);
  expect([code, err]).toEqual([1, expect.stringContaining(`${folder} shows no known server`)]);
});

test("finds the list of known doubts beside the data set", () => {
  const out = temporaryFolder();
  const list = '[{"kind":"aggroRange","ranges":[0,500],"reason":"invented"}]';
  const doubts = () => readFileSync(join(out, "tables/doubts.json"), "utf8");
  compileInto(out, FIXTURE_DATAPACK);
  expect(doubts()).toBe("[]\n");
  writeFileSync(join(out, "known-doubts.json"), list);
  compileInto(out, FIXTURE_DATAPACK);
  expect(doubts()).toContain('"kind":"aggroRange"');
});

test("fails with every error and leaves the old data set", () => {
  const out = temporaryFolder();
  compileInto(out, FIXTURE_DATAPACK);
  const before = readFileSync(join(out, "tables/items.json"), "utf8");
  const datapack = copyFixture([BROKEN, ["xml/hennas.xml", 'price="37000"', 'price="x"']]);
  const { code, out: printed, err } = compileInto(out, datapack);
  expect(code).toBe(1);
  expect(printed).toBe("");
  expect(err).toContain('xml/items/0000-0099.xml:9: error: <item> 1 price: expected a whole number, received "many"\n');
  expect(err).toContain('xml/hennas.xml:3: error: <henna> price: expected a whole number, received "x"\n');
  expect(err).toMatch(/2 errors, \d+ warnings.*\nNo table was written\.\n$/u);
  expect(readFileSync(join(out, "tables/items.json"), "utf8")).toBe(before);
});

test("counts one error as one", () => {
  const { err } = compileInto(temporaryFolder(), copyFixture([BROKEN]));
  expect(err).toMatch(/\n1 error, \d+ warnings; --verbose lists all warnings\nNo table was written\.\n$/u);
});

test("checks without writing", () => {
  const out = temporaryFolder();
  expect(compileInto(out, FIXTURE_DATAPACK, "--check")).toMatchObject({ code: 1 });
  expect(existsSync(join(out, "manifest.json"))).toBe(false);
  compileInto(out, FIXTURE_DATAPACK);
  expect(compileInto(out, FIXTURE_DATAPACK, "--check")).toMatchObject({ code: 0 });
  const changed = compileInto(out, copyFixture([PRICE]), "--check");
  expect(changed.code).toBe(1);
  expect(changed.err).toContain("tables/items.json differs\nmanifest.json differs\n");
  expect(readFileSync(join(out, "tables/items.json"), "utf8")).toContain('"price":768');
});

test("shows doubts about drops without being asked, one line a kind", () => {
  const npcs = "xml/npcs/1000-1999.xml";
  const datapack = copyFixture([
    [npcs, 'chance="700000"', 'chance="5000000"'],
    [npcs, 'itemid="1" min="1" max="1" chance="12"', 'itemid="9999" min="1" max="1" chance="12"'],
  ]);
  const { code, err } = runCommand("--out", temporaryFolder(), "--datapack", datapack);
  expect(code).toBe(0);
  expect(err).toMatch(
    /^warning: 1 × drop chance: expected at most …, received 5000000, first xml\/npcs\/1000-1999\.xml:26$/mu,
  );
  expect(err).toMatch(
    /^warning: 1 × drops\.itemId: expected the id of an item, received 9999, first xml\/npcs\/1000-1999\.xml:23$/mu,
  );
});

test("lists warnings when it is verbose", () => {
  const { err } = compileInto(temporaryFolder(), FIXTURE_DATAPACK, "--verbose");
  expect(err).toContain(
    "xml/npcs/1000-1999.xml:46: warning: NPC 1004: expected a name, received an empty one: left out\n",
  );
});

test("counts what it does not read when it is verbose, and otherwise says how many names that are", () => {
  const { err } = compileInto(temporaryFolder(), FIXTURE_DATAPACK, "--verbose");
  expect(err).toContain("\nxml/items: not read: item/for/enchant, 1 times: How enchanting ");
  expect(err).toContain("\nclient/quest-journal.json: not read: 1 files: Client text, ");
  const lines = err.split("\n").filter((line) => line.includes(": not read: "));
  const quiet = compileInto(temporaryFolder(), FIXTURE_DATAPACK).err;
  expect(quiet).toContain(`\n${lines.length} names of the source are not read; --verbose counts them\n`);
});

test("warns of a file and of an element that it does not know", () => {
  const datapack = copyFixture([["xml/npcs/1000-1999.xml", "<list>", '<list version="2">']]);
  writeFileSync(join(datapack, "xml/ships.xml"), "<list/>");
  writeFileSync(join(datapack, "manifest.json"), "{}");
  const { code, err } = compileInto(temporaryFolder(), datapack, "--verbose");
  expect(code).toBe(0);
  const expected = "expected a name that is read or listed as unread";
  expect(err).toContain(`xml/npcs:1: warning: @version: ${expected}, received 1 of them\n`);
  expect(err).toContain(`xml/ships.xml:1: warning: files: ${expected}, received 1 unknown files: ships.xml\n`);
  expect(err).toContain("\nxml/ships.xml: not read: 1 files: unknown ships.xml\n");
  expect(err).not.toContain("manifest.json");
});

test("says what is in folders beside those of the tables", () => {
  const skill = (id: number) =>
    `<list><skill id="${id}" levels="1" name="Might"><set name="operateType" val="OP_PASSIVE"/></skill></list>`;
  const datapack = writeFiles({
    ...SMALL.acis,
    "xml/skills/0.xml": skill(3),
    "xml/customs/skills/9050.xml": skill(9050),
  });
  const { code, out } = runCommand("--datapack", datapack, "--out", temporaryFolder());
  expect(code).toBe(0);
  expect(out).toContain(
    "\nskills: read 1 of 1\nskills: not read 1 in xml/customs/skills, which only some servers read\n",
  );
  expect(out).toMatch(/^items: read 2 of 2\n/mu);
  expect(out).toMatch(/^engineRules: \d+\n/mu);
});

test("writes the client's prose outside the data set only", () => {
  const out = temporaryFolder();
  const text = join(temporaryFolder(), "fen.overlay.json");
  expect(compileInto(out, FIXTURE_DATAPACK, "--text", text, "--chronicle", "fen").code).toBe(0);
  expect(JSON.parse(readFileSync(text, "utf8"))).toEqual(yaml`
    { chronicle: fen,
      skills: [
        { skillId: 20, level: 1, description: Invented words about level one. },
        { skillId: 20, level: 2, description: Invented words about level two. }],
      quests: [{ questId: 2, description: An invented errand.,
          steps: [
            { stepIndex: 1, title: Go, description: Walk to the trader., completionNpcName: Dealer Fen Trader },
            { stepIndex: 2, title: Return, description: Walk back. }] }] }
  `);
  for (const inside of [join(out, "fen.json"), join(out, "tables", "fen.json"), out]) {
    expect(compileInto(out, FIXTURE_DATAPACK, "--text", inside)).toMatchObject({
      code: 2,
      err: expect.stringContaining("client prose must stay outside"),
    });
  }
  const link = join(temporaryFolder(), "link");
  symlinkSync(out, link);
  expect(compileInto(out, FIXTURE_DATAPACK, "--text", join(link, "fen.json")).code).toBe(2);
});

test.each([
  [["--out", "x"], "--datapack <dir> is missing"],
  [["--datapack", "x", "--out", "y", "--colour"], "Unknown option '--colour'"],
  [["compile"], "Unexpected argument 'compile'"],
  [["--datapack", "x", "--out", "y", "--check", "--text", "z"], "--check writes nothing"],
  [
    ["--datapack", "x", "--out", "y", "--chronicle", "../z"],
    '--chronicle is letters, digits, ".", "-" and "_", not "../z"',
  ],
  [["--datapack", "x", "--out", "y", "--chronicle", ""], 'not ""'],
  [["--datapack", "my datapack", "--out", "y"], 'not "my datapack"'],
  [["diff", "only-one"], "diff takes two folders"],
  [["diff", "a", "b", "--format", "xml"], "--format is one of text, json, markdown, not xml"],
])("does not understand %j", (args, message) => {
  const { code, out, err } = runCommand(...args);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toContain(message);
  expect(err).toContain("gamedata-compile --help");
});

test("says what went wrong in one sentence", () => {
  const out = temporaryFolder();
  const list = join(out, "known-dangling.json");
  writeFileSync(list, '[{"reference":"quests"}]');
  expect(runCommand("--strict", "--datapack", FIXTURE_DATAPACK, "--out", out).err).toContain(
    `${list} is no list of known dangling references: `,
  );
  writeFileSync(list, '[{"reference":"quests.id","key":1,"why":"x"}]');
  expect(runCommand("--strict", "--datapack", FIXTURE_DATAPACK, "--out", out).err).toBe(
    `gamedata-compile: ${list} is no list of known dangling references: 0.reason: missing key\n`,
  );
  expect(runCommand("diff", out, out)).toEqual({
    code: 1,
    out: "",
    err: `gamedata-compile: ${out} is no data set: it has no manifest.json\n`,
  });
  writeFileSync(join(out, "manifest.json"), "{}");
  expect(runCommand("diff", out, out)).toMatchObject({
    code: 1,
    err: expect.stringContaining("manifest.json cannot be compared: schemaVersion: missing key\n"),
  });
  const nowhere = join(out, "nowhere");
  const err = `gamedata-compile: ${nowhere} is not a folder\n`;
  expect(compileInto(out, nowhere)).toEqual({ code: 1, out: "", err });
});

test("names the file that a datapack lacks", () => {
  const datapack = copyFixture([]);
  rmSync(join(datapack, "xml/recipes.xml"));
  const { code, err } = compileInto(temporaryFolder(), datapack);
  expect(code).toBe(1);
  expect(err).toContain("xml/recipes.xml:1: error: file: expected a readable file, received ENOENT");
});

test("helps, and knows its version", () => {
  expect(runCommand("--help")).toMatchObject({ code: 0, out: expect.stringContaining("--datapack <dir>") });
  expect(runCommand("diff", "--help")).toMatchObject({ code: 0 });
  expect(runCommand("--version")).toEqual({ code: 0, out: "1.2.3\n", err: "" });
});

test("says of an option that it does not know nothing about its parser", () => {
  const err = "gamedata-compile: Unknown option '--out'\nTry gamedata-compile --help\n";
  expect(runCommand("diff", "a", "b", "--out", "c")).toEqual({ code: 2, out: "", err });
});

test("prints what differs between two data sets", () => {
  const [before, after] = [temporaryFolder(), temporaryFolder()];
  compileInto(before, FIXTURE_DATAPACK);
  compileInto(after, copyFixture([PRICE]));
  const { code, out } = runCommand("diff", before, after);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^data [0-9a-f]{12} → [0-9a-f]{12}\nitems: 0 added, 0 removed, 1 changed\n {2}~ 1 Reed Blade\n {6}price: 768 → 769\n$/u,
  );
});

test.runIf(process.platform === "linux")("says that a place cannot be written", () => {
  const { code, err } = runCommand("--datapack", FIXTURE_DATAPACK, "--out", "/proc/gamedata/out");
  expect(code).toBe(1);
  expect(err).toContain("gamedata-compile: /proc/gamedata/out cannot be written: ENOENT");
});
