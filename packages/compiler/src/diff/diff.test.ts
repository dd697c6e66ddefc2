import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { yaml } from "../../../../scripts/test/yaml.js";
import { type Edit, fixtureFiles, temporaryFolder } from "../../fixtures/datapack.js";
import { writeDataset } from "../emit/write.js";
import { diffDatasets } from "./diff.js";
import { formatDiff } from "./format.js";
import { readComparedDataset } from "./records.js";

function write(...edits: readonly Edit[]): string {
  const folder = join(temporaryFolder(), "out");
  writeDataset(folder, fixtureFiles(...edits));
  return folder;
}

const dataset = (...edits: readonly Edit[]) => readComparedDataset(write(...edits));

const EDITS: readonly Edit[] = [
  ["xml/items/0000-0099.xml", 'val="768"', 'val="769"'],
  ["xml/items/0000-0099.xml", '<set name="material" val="STEEL" />', ""],
  ["xml/items/0000-0099.xml", 'id="7" type="EtcItem" name="0"', 'id="7" type="EtcItem" name="Reed*"'],
  ["curated/quests.json", '{"id":3,"name":"Nothing Gained"', '{"id":4,"name":"Nothing Gained"'],
  ["curated/quests.json", '"prerequisites":[3]', '"prerequisites":[4]'],
  ["xml/npcs/1000-1999.xml", '<drop itemid="6" min="1" max="1" chance="200000" />', ""],
];

test("finds added, removed and changed records by table and field", () => {
  const diff = diffDatasets(dataset(), dataset(...EDITS));
  expect(diff.tables).toEqual(yaml`
    - { table: items, added: [{ key: "7", name: Reed* }], removed: [],
      changed: [{ key: "1", name: Reed Blade,
          fields: [
            { field: price, before: 768, after: 769 },
            { field: material, before: STEEL, after: undefined }] }] }
    # The second of two equal rows.
    - { table: drops, added: [], changed: [],
      removed: [{ key: '{"npcId":1001,"category":-1,"itemId":6,"min":1,"max":1,"chance":200000} #2' }] }
    - { table: quests, added: [{ key: "4", name: Nothing Gained }], removed: [{ key: "3", name: Nothing Gained }],
      changed: [{ key: "2", name: Reeds for the Trader,
          fields: [{ field: prerequisiteQuestIds, before: [3], after: [4] }] }] }
  `);
});

test("writes text, JSON and Markdown", () => {
  const diff = diffDatasets(dataset(), dataset(...EDITS));
  const head = `${diff.before} → ${diff.after}`;
  expect(formatDiff(diff, "text")).toBe(`data ${head}
items: 1 added, 0 removed, 1 changed
  + 7 Reed*
  ~ 1 Reed Blade
      price: 768 → 769
      material: "STEEL" → absent
drops: 0 added, 1 removed, 0 changed
  - {"npcId":1001,"category":-1,"itemId":6,"min":1,"max":1,"chance":200000} #2
quests: 1 added, 1 removed, 1 changed
  + 4 Nothing Gained
  - 3 Nothing Gained
  ~ 2 Reeds for the Trader
      prerequisiteQuestIds: [3] → [4]
`);
  const shown = { before: diff.before, tables: [{ table: "items" }, {}, {}] };
  expect(JSON.parse(formatDiff(diff, "json"))).toMatchObject(shown);
  const markdown = formatDiff(diff, "markdown");
  expect(markdown).toContain(
    `### Data \`${diff.before}\` → \`${diff.after}\`\n\n#### items: 1 added, 0 removed, 1 changed\n\n- added 7 Reed\\*\n`,
  );
  expect(markdown).toContain("- 2 Reeds for the Trader: prerequisiteQuestIds \\[3\\] → \\[4\\]\n");
});

test("names the ids of two chronicles that are another thing in each", () => {
  const folder = write(
    ["xml/items/0000-0099.xml", 'name=" Reed   Blade "', 'name="Old Oar"'],
    ["xml/items/0000-0099.xml", 'id="7" type="EtcItem" name="0"', 'id="7" type="EtcItem" name="Reed*"'],
  );
  const manifest = join(folder, "manifest.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"chronicle": "fen"', '"chronicle": "moor"'));
  const diff = diffDatasets(dataset(), readComparedDataset(folder));
  expect(diff.tables.map(({ table, reused }) => ({ table, reused }))).toEqual([
    { table: "items", reused: [{ key: "1", before: "Reed Blade", after: "Old Oar" }] },
  ]);
  expect(formatDiff(diff, "text").split("\n").slice(1)).toEqual([
    "items: 1 added, 0 removed, 1 changed, 1 reused",
    "  + 7 Reed*",
    "  ~ 1 Old Oar",
    '      name: "Reed Blade" → "Old Oar"',
    "  ! 1 Reed Blade → Old Oar",
    "",
  ]);
  expect(formatDiff(diff, "markdown")).toContain("- reused 1 Reed Blade → Old Oar\n");
  expect(JSON.parse(formatDiff(diff, "json"))).toMatchObject({ tables: [{ reused: [{ key: "1" }] }] });
});

test("says which tables do not fit their manifest", () => {
  const folder = write();
  const before = readComparedDataset(folder);
  const file = join(folder, "tables/items.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"price":768', '"price":769'));
  const edited = readComparedDataset(folder);
  expect(before.altered).toEqual([]);
  expect(edited.altered).toEqual(["items"]);
  const diff = diffDatasets(before, edited);
  const note = "the table items of the new data set does not fit its manifest: its hash differs";
  expect(formatDiff(diff, "text")).toBe(
    `data ${before.version} → ${before.version}\n${note}\nitems: 0 added, 0 removed, 1 changed\n  ~ 1 Reed Blade\n      price: 768 → 769\n`,
  );
  expect(JSON.parse(formatDiff(diff, "json"))).toMatchObject({ altered: { before: [], after: ["items"] } });
  expect(formatDiff(diff, "markdown")).toContain(`\n\n**Note:** ${note}.\n\n#### items: `);
  // Both sides are altered alike: no record differs, and both are named.
  const lines = formatDiff(diffDatasets(edited, edited), "text").split("\n").slice(1);
  expect(lines).toEqual([note.replace("new", "old"), note, "no difference", ""]);
});

test("says when nothing differs, and cuts long lists in Markdown only", () => {
  const same = diffDatasets(dataset(), dataset());
  expect(formatDiff(same, "text")).toMatch(/no difference\n$/u);
  expect(formatDiff(same, "markdown")).toMatch(/No difference\.\n$/u);
  const added = Array.from({ length: 25 }, (_, key) => ({ key: `${key}` }));
  const tables = [{ table: "items" as const, added, removed: [], changed: [] }];
  const long = { before: "a", after: "b", altered: { before: [], after: [] }, tables };
  expect(formatDiff(long, "markdown")).toContain("- added 19\n- … and 5 more\n");
  expect(formatDiff(long, "text")).toContain("  + 24\n");
});
