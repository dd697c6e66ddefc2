import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  datasetWith,
  etcItemRow,
  inventedDataset,
  npcRow,
  spawnRow,
  weaponRow,
} from "../../../packages/fixtures/src/index.js";
import type { RunningServer } from "../../../scripts/runtimes/process.js";
import { temporaryFolder } from "../../../scripts/test/temporary-folder.js";
import { yaml } from "../../../scripts/test/yaml.js";
import { writeDatasetTo } from "../../http/test/write-dataset.js";
import { hasBrowser, show, visit } from "./browser.js";
import { serveSite } from "./service.js";

const folder = temporaryFolder();
/** Writes a data set of a few tables, and returns its folder. */
function written(name: string, tables: Parameters<typeof datasetWith>[0]): string {
  writeDatasetTo(join(folder, name), datasetWith(tables), name);
  return join(folder, name);
}

let server: RunningServer;
/** The service of other data sets. */
let others: RunningServer;
const at = (hash: string) => `${server.url}/${hash}`;

describe.skipIf(!hasBrowser)("the explorer of a data set with one monster that spawns nowhere", () => {
  beforeAll(async () => {
    const { classes, npcs, spawns, teleports, zones } = inventedDataset;
    const range = { stats: { pAtk: 8, pAtkRange: 40 }, attackRange: 40 };
    const items = [weaponRow(1, "Club", { grade: "d", ...range, flags: { enchantable: true } })];
    // As L2J Mobius states effects.
    const percent = { name: "PhysicalAttack", seconds: 60, value: 8, parameters: { mode: "PER" } };
    const points = { name: "StatUp", power: -2, parameters: { stat: "STR" } };
    const skills = [{ id: 9, name: "Harmony", maxLevel: 1, appliedEffects: [percent], passiveEffects: [points] }];
    const { locations, locationOverrides } = inventedDataset;
    const hermit = { npcs: [npcRow(103, "Hermit")], locations, locationOverrides };
    const noScrolls = written("no-scrolls", { items, classes, skills, ...hermit });
    const [pond, dry] = [written("pond", { npcs, spawns, zones }), written("dry", { npcs, spawns })];
    // The middle of its town is between whole game units.
    const square = [
      [0, 0],
      [101, 51],
    ] as const;
    const hamlet = written("hamlet", {
      items: [etcItemRow(57, "Adena")],
      teleports,
      npcs: [
        ...npcs,
        npcRow(104, "Old Crayfish*Old Crayfish*Old Crayfish", { type: "RaidBoss", level: 9, hp: 900 }),
        npcRow(105, "Bog Crab", { level: 5, hp: 50, exp: 40 }),
      ],
      spawns: [...spawns, spawnRow(104, 300, 100), spawnRow(105, 200, 200)],
      zones: [{ id: 1, name: "Hamlet", kind: "town", shape: "cuboid", points: square, minZ: -9, maxZ: 9 }],
    });
    others = await serveSite({ DATA: [noScrolls, pond, dry, hamlet].join() });
    server = await serveSite({ DATA: written("thin", { npcs: [npcRow(1, "Toad", { type: "Monster", level: 3 })] }) });
  });
  afterAll(async () => {
    await Promise.all([server.stop(), others.stop()]);
  });

  it("says what the data set lacks, on every page", () =>
    visit(at(""), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
      for (const [hash, text] of [
        ["#/items?language=en", "This data set has no items."],
        ["#/quests", "This data set has no quests."],
        ["#/classes", "This data set has no classes."],
        ["#/skills", "This data set has no skills."],
        ["#/recipes", "This data set has no recipes."],
        ["#/armor-sets", "This data set has no armor sets."],
        ["#/locations", "This data set has no locations."],
        ["#/raid-bosses?rateDrop=3", "This data set has no raid bosses."],
        ["#/hunting?playerLevel=3", "The answer is not known: the data set has no spawns."],
        ["#/npcs/1", "The answer is not known: the data set has no spawns."],
        ["#/map?q=toad", "The answer is not known: the data set has no spawns."],
      ] as const) {
        await show(page, hash);
        await page.getByText(text).waitFor();
        expect(await page.getByRole("alert").count(), hash).toBe(0);
      }
    }));

  it("leads to no kind of which it has no record", () =>
    visit(at("#/monsters"), {}, async ({ page }) => {
      const sections = page.getByRole("navigation", { name: "Sections" });
      await sections.getByRole("link", { name: "Quests" }).waitFor({ state: "detached" });
      expect(await sections.getByRole("link").allTextContents()).toEqual(yaml`[Monsters, Raid bosses, API, Downloads]`);
      await show(page, "#/");
      await page.locator(".home-links a").first().waitFor();
      await expect.poll(() => page.locator(".home-links").textContent()).toBe("1NPCs");
      await page.locator(".map-embedded, .home-now, .home .soft:has-text('not known')").waitFor({ state: "detached" });
    }));

  it("is named after its data, and so are the pages without a name of their own", () =>
    visit(at("#/"), {}, async ({ page }) => {
      await page.getByRole("link", { name: "thin", exact: true }).waitFor();
      expect(await page.title()).toBe("thin");
      await show(page, "#/monsters");
      await expect.poll(() => page.title()).toBe("Monsters · thin");
      await page.getByRole("link", { name: "thin", exact: true }).click();
      await expect.poll(() => page.title()).toBe("thin");
      await show(page, "#/items/1");
      await expect.poll(() => page.title()).toBe("There is no such record · thin");
    }));

  it("shows no chance of an enchantment and nothing to hunt where the data set has no scrolls and no spawns", () =>
    visit(`${others.url}/#/items/1`, {}, async ({ page }) => {
      await page.getByText("The answer is not known: the data set has no scrolls that enchant.").waitFor();
      expect(await page.getByLabel("Enchant to +").count()).toBe(0);
      // Its range is a stat, and a fact of its own.
      expect(await page.locator(".facts dt").allTextContents()).toEqual(["P. Atk.", "Range"]);
      await show(page, `#/hunting?playerLevel=1&class=${inventedDataset.classes[0]?.id}`);
      await page.getByText("The answer is not known: the data set has no spawns.").waitFor();
      expect(await page.getByRole("heading", { level: 1 }).allTextContents()).toEqual(["What to hunt"]);
    }));

  it("says of an NPC without spawns no more than its place", () =>
    visit(`${others.url}/#/npcs/103`, {}, async ({ page }) => {
      const place = page.getByRole("region", { name: "Where it is" });
      await place.getByText("The answer is not known: the data set has no spawns.").waitFor();
      expect(await place.locator("p").first().textContent()).toBe("The Bog");
    }));

  it("says by how much an effect changes a stat that it is named after", () =>
    visit(`${others.url}/#/skills/9`, {}, async ({ page }) => {
      const cell = page.getByRole("table", { name: "Levels" }).getByRole("cell").last();
      await expect.poll(() => cell.textContent()).toBe("STR −2To the target: P. Atk. +8\u00a0%, 1 min");
    }));

  it("asks for no kind of zones that the data set lacks", () =>
    // The home page asks for all zones, perhaps after it is listened to.
    visit(`${others.url}/#/monsters`, {}, async ({ page }) => {
      const asked: string[] = [];
      page.on("response", (response) => asked.push(`${response.status()} ${response.url()}`));
      for (const chronicle of ["pond", "dry"]) {
        await page.goto(`${others.url}/#/npcs/100?chronicle=${chronicle}`);
        await page.locator("canvas.small-map").waitFor();
        await page.waitForLoadState("networkidle");
      }
      expect(asked.filter((line) => line.includes("/map/zones"))).toEqual([
        `200 ${others.url}/api/pond/map/zones?kind=water`,
      ]);
      expect(asked.filter((line) => !line.startsWith("200"))).toEqual([
        `404 ${others.url}/api/pond/npcs/100/loot`,
        `404 ${others.url}/api/dry/npcs/100/loot`,
      ]);
    }));

  it("leads from a town whose middle is between whole game units, and breaks a long name", () =>
    visit(
      `${others.url}/#/npcs/104?chronicle=hamlet&from=nearest`,
      { viewport: { width: 390, height: 844 } },
      async ({ page }) => {
        await page.getByRole("heading", { level: 1, name: "Old Crayfish*" }).waitFor();
        await page.locator(".way-steps").getByText("Walk to Old Crayfish").waitFor();
        expect(await page.getByRole("alert").count()).toBe(0);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
      },
    ));

  it("has no column of a list in which no row has anything, unless other pages can be sorted by it", () =>
    visit(`${others.url}/#/raid-bosses?chronicle=hamlet`, {}, async ({ page }) => {
      const headings = () => page.locator("main th").allTextContents();
      await page.getByRole("cell", { name: "Old Crayfish" }).waitFor();
      expect(await headings()).toEqual(["Boss", "Level↑", "HP"]);
      await show(page, "#/hunting?playerLevel=5&chronicle=hamlet");
      await page.getByRole("cell", { name: "Bog Crab" }).waitFor();
      expect(await headings()).not.toContain("Place");
      await show(page, "#/skills?chronicle=no-scrolls");
      await page.getByRole("cell", { name: "Harmony" }).waitFor();
      expect(await headings()).toEqual(["Skill", "Levels"]);
      await show(page, "#/monsters?chronicle=dry");
      await page.getByRole("cell", { name: "Bog Toad" }).first().waitFor();
      expect(await headings()).toContain("SP");
    }));

  it("compares no kind of record of which one of two data sets has none", () =>
    visit(`${others.url}/#/changes?chronicle=hamlet&from=dry`, {}, async ({ page }) => {
      await page.getByText(/^Not in both data sets: Items, Skills, .*, Regions$/).waitFor();
      const kinds = page.getByRole("table", { name: "Differences by kind" }).locator("tbody tr td:first-child");
      expect(await kinds.allTextContents()).toEqual(["NPCs"]);
    }));

  it("leads from the monsters in the world to the others", () =>
    visit(at("#/monsters"), {}, async ({ page }) => {
      await page.getByText("No monsters match these filters.").waitFor();
      await page.getByRole("button", { name: "Where: all" }).click();
      await page.getByRole("link", { name: "Toad" }).click();
      await page.getByRole("heading", { level: 1, name: "Toad" }).waitFor();
    }));
});
