import { text as textOf } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { hasBrowser, show, visit } from "./browser.js";
import { at } from "./service.js";

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(!hasBrowser)("the explorer, as a player uses it", () => {
  it("leads from a search to the totals of a craft, to who drops the key material, to the map, and back", () =>
    visit(at(""), wide, async ({ page }) => {
      await page.getByRole("combobox", { name: /^Search/ }).fill("draconic bow");
      await page.getByRole("option", { name: "Draconic Bow Item", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Draconic Bow" }).waitFor();
      // Recipe 7581 takes 17 shafts, and 8 Warsmith's Holders, each of 10 Mold Glue.
      const totals = page.getByRole("table", { name: "What is to be gathered" });
      await totals.getByRole("row", { name: /^Draconic Bow Shaft 17/ }).waitFor();
      await totals.getByRole("row", { name: /^Mold Glue 80/ }).waitFor();

      await totals.getByRole("link", { name: "Draconic Bow Shaft" }).click();
      // Row 25283 of the drops: group 2, item 7579, 271,498 in a million.
      const dropped = page.getByRole("table", { name: "Dropped by" });
      await dropped.getByRole("row", { name: /^Lilith 80 27.1/ }).waitFor();
      await dropped.getByRole("link", { name: "Lilith" }).click();
      await page.getByRole("heading", { level: 1, name: "Lilith" }).waitFor();
      await page.getByRole("link", { name: "on the large map" }).click();
      await page.locator(".map-coordinates", { hasText: "1 spawn" }).waitFor();

      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Lilith" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Draconic Bow Shaft" }).waitFor();
      await page.goBack();
      await page.getByRole("heading", { level: 1, name: "Draconic Bow", exact: true }).waitFor();
    }));

  it("offers what another chronicle has by a name that this one lacks", () =>
    visit(at("interlude/search?q=vesper cutter"), {}, async ({ page }) => {
      await page.getByRole("link", { name: "Vesper Cutter in high-five", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Vesper Cutter" }).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/high-five\/items\/\d+-vesper-cutter$/);
    }));

  it("finds skills, words in any order and ids, and lists all results", () =>
    visit(at(""), phone, async ({ page }) => {
      const box = page.getByRole("combobox", { name: /^Search/ });
      for (const [text, option] of [
        ["triple slash", "Triple Slash Skill"],
        ["queen ant ring", "Ring of Queen Ant Item"],
        ["enchant weapon d", "Scroll: Enchant Weapon (Grade D) Item"],
        ["7575", "Draconic Bow Item"],
      ] as const) {
        await box.fill(text);
        await page.getByRole("option", { name: option, exact: true }).waitFor();
      }
      await box.fill("dragon");
      const all = page.getByRole("option", { name: /^All \d+ results$/ });
      const count = /\d+/.exec((await all.textContent()) ?? "")?.[0];
      // The last option is one step before the first one.
      await box.press("ArrowUp");
      await box.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
      await page.getByText(`${count} results`, { exact: true }).waitFor();
      await page.getByText(/^Filters/).click();
      await page.getByLabel("Kind").selectOption("skill");
      await page.waitForURL(/type=skill/);
      await page.getByRole("table", { name: "Results" }).getByRole("row", { name: /Skill/ }).first().waitFor();
      await expect.poll(() => page.getByRole("cell", { name: "Item", exact: true }).count()).toBe(0);
    }));

  it("plans a craft in the URL: count, what is bought, and what one has", () =>
    visit(at("#/items/7575?count=2"), wide, async ({ page }) => {
      const totals = page.getByRole("table", { name: "What is to be gathered" });
      await totals.getByRole("row", { name: /^Mold Glue 160/ }).waitFor();
      await page.getByRole("group", { name: "Warsmith's Holder" }).getByRole("button", { name: "buy" }).click();
      await totals.getByRole("row", { name: /^Warsmith's Holder 16/ }).waitFor();
      expect(await totals.getByRole("row", { name: /^Mold Glue/ }).count()).toBe(0);
      expect(page.url()).toContain("buy=5554");
      await page.getByLabel("I have some of it").check();
      await page.getByLabel("Pieces of Draconic Bow Shaft that I have").fill("4");
      await page.keyboard.press("Tab");
      await totals.getByRole("row", { name: /^Draconic Bow Shaft 30/ }).waitFor();
      await page.reload();
      await totals.getByRole("row", { name: /^Draconic Bow Shaft 30/ }).waitFor();
    }));

  it("computes loot for the rates and the level, which are remembered and in the URL", () =>
    visit(at("#/npcs/20120"), wide, async ({ page }) => {
      // Wolf: 70 % for 19 to 29 adena, 24 on average; at ×3 always.
      const row = page.getByRole("table", { name: "Adena" }).getByRole("row", { name: /^Adena/ });
      expect(await row.textContent()).toBe("Adena19–297016.8");
      await page.getByLabel("Drop ×").fill("3");
      await page.keyboard.press("Tab");
      await row.filter({ hasText: "7010024" }).waitFor();
      expect(page.url()).toContain("rateDrop=3");
      await page.goto(at("#/npcs/20121"));
      await page.waitForURL(/rateDrop=3/);
      expect(await page.getByLabel("Drop ×").inputValue()).toBe("3");
    }));

  it("can be used with the keyboard alone", () =>
    visit(at("#/"), wide, async ({ page }) => {
      await page.getByRole("combobox", { name: "Search" }).waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type("queen ant");
      // All three keys count, although the results are not there yet.
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Queen Ant", exact: true }).waitFor();
      expect(await page.evaluate("document.activeElement?.tagName")).toBe("H1");
      await page.getByRole("table", { name: "Adena" }).waitFor();
      await page.keyboard.press("j");
      expect(await page.evaluate("document.activeElement?.textContent")).toBe("Adena");
      await page
        .getByRole("tooltip")
        .filter({ hasText: "Price" })
        .or(page.getByRole("tooltip").filter({ hasText: "Other" }))
        .waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("tooltip").waitFor({ state: "detached" });
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1, name: "Adena" }).waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("g");
      await page.keyboard.press("m");
      await page.getByRole("application").waitFor();
      expect(page.url()).toContain("/interlude/map");
    }));

  it("saves a list with its filters as CSV, all of its pages", () =>
    visit(at("#/recipes?ingredient=1461"), wide, async ({ page }) => {
      const button = page.getByRole("button", { name: "This list as CSV" });
      const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
      expect(download.suggestedFilename()).toBe("interlude-recipes.csv");
      const [header, ...rows] = (await textOf(await download.createReadStream())).trimEnd().split("\r\n");
      expect(header).toContain("id,name,product_itemId,product_name,product_iconFile,product_count,level,successRate");
      // The source has 79 recipes that take item 1461; recipe item 8707 makes one of item 8686, at level 8.
      expect(rows).toHaveLength(79);
      expect(rows.filter((row) => /^8707,[^,]+,8686,[^,]+,[^,]*,1,8,\d+,210,true/.test(row))).toHaveLength(1);
    }));

  it("says where the whole data can be had", () =>
    visit(at("#/downloads"), wide, async ({ page }) => {
      await page.getByText("npx @gamedata/export --sqlite gamedata.sqlite").waitFor();
      // The source has 81 levels of experience, the last of which is a limit.
      await page
        .getByRole("table", { name: "Tables" })
        .getByRole("row", { name: "experience 81", exact: true })
        .waitFor();
      // Beside the service there are no files of tables; a static copy has them.
      expect(await page.getByRole("link", { name: "experience" }).count()).toBe(0);
    }));

  it("shows the plan of a class at each level", () =>
    visit(at("#/classes/3?level=40"), wide, async ({ page }) => {
      await page.getByText("Up to level 40:").waitFor();
      // Applied while it is typed.
      await page.getByLabel("Level as a number").fill("43");
      await page.getByRole("heading", { name: "New at level 43" }).waitFor();
      expect(page.url()).toContain("level=43");
      // Row of class 3: Whirlwind 4 is the first of those for level 43, and 6 the last, 15,000 SP each.
      await page.getByRole("listitem").filter({ hasText: "Whirlwind 615,000" }).waitFor();
    }));

  it("shows on the map what the URL says, what is found, and which filters are set", () =>
    visit(at("#/map?at=80000,150000,5"), wide, async ({ page }) => {
      await page.locator(".map-view canvas").waitFor();
      const eastOf = (url: string) => /at=(-?\d+)/.exec(url)?.[1];
      /** Moves the map a little, which writes its centre to the URL, and returns its x. */
      const centreOf = async () => {
        const before = eastOf(page.url());
        await page.getByRole("application").press("ArrowLeft");
        await page.waitForURL(({ search }) => ![undefined, before].includes(eastOf(search)));
        return Number(eastOf(page.url()));
      };
      expect(Math.abs((await centreOf()) - 80_000)).toBeLessThan(10_000);
      await page.evaluate("location.hash = '#/map?at=-80000,150000,5'");
      await page.waitForTimeout(300);
      expect(Math.abs((await centreOf()) + 80_000)).toBeLessThan(10_000);

      // Queen Ant is at -21610, 181594; the whole map is left by what the name finds.
      await page.getByLabel("Name", { exact: true }).fill("queen ant");
      const results = page.getByRole("complementary", { name: "Found on the map" });
      const found = results.getByRole("button", { name: "Queen Ant 40 ×1 · Town of Gludio" });
      // Under the pointer, its spawns are marked.
      const drawn = () => page.evaluate("document.querySelector('.map-view canvas').toDataURL()");
      await found.waitFor();
      const unmarked = await drawn();
      await found.hover();
      await expect.poll(drawn).not.toBe(unmarked);
      const card = page.getByRole("complementary", { name: "Queen Ant", exact: true });
      await found.click();
      await card.and(page.locator(":focus")).waitFor();
      await page.getByRole("button", { name: "Close" }).press("Enter");
      await page.locator(".map-view:focus").waitFor();
      await found.click();
      await card.waitFor();
      expect(page.url()).toContain("card=29001");
      expect(Math.abs((await centreOf()) + 21_610)).toBeLessThan(10_000);
      await page.getByLabel("Name", { exact: true }).fill("gremlin");
      await results
        .getByRole("button", { name: /^Gremlin/ })
        .first()
        .waitFor();
      expect(await card.count()).toBe(0);
      await page.getByRole("button", { name: /^Name: gremlin/ }).click();
      await page.waitForURL((url) => !url.search.includes("q="));
      await results.waitFor({ state: "detached" });

      await page.getByLabel("Drops", { exact: true }).fill("draconic bow sh");
      await page.getByRole("option", { name: "Draconic Bow Shaft" }).waitFor();
      await page.getByLabel("Drops", { exact: true }).press("Enter");
      await page.waitForURL(/drops=7579/);
    }));

  it("shows zones on the map, and the floors of a tower one by one", () =>
    visit(at("#/map?location=98"), phone, async ({ page }) => {
      // The lowest of the twelve floors of the Tower of Insolence: 52 spawns at -5,096, and three above them, too few for a floor.
      const floor = page.getByRole("slider", { name: /^All 12 floors/ });
      await floor.fill("1");
      await page.getByText("Floor 1 of 12: 55 spawns, height −5,096 to −4,368").waitFor();
      await page.waitForURL(/floor=1/);
      // The list of what is found is folded, so that it covers nothing.
      const results = page.getByRole("complementary", { name: "Found on the map" });
      expect(await results.getByRole("button").count()).toBe(0);
      await results.locator("summary").click();
      await results.getByRole("button").first().waitFor();
      await results.locator("summary").click();
      await page.getByText("Filters and layers (1 set)").click();
      await page.getByRole("button", { name: /^Place: Tower of Insolence/ }).waitFor();
      await page.locator("summary", { hasText: /^Zones$/ }).click();
      expect(await page.getByRole("checkbox", { name: "Water" }).isChecked()).toBe(true);
      await page.getByRole("checkbox", { name: "Peace" }).check();
      await page.waitForURL(/show=peace/);
      await page.getByRole("checkbox", { name: "Town" }).uncheck();
      await page.waitForURL(/hide=town/);
      await page.getByRole("checkbox", { name: "names" }).uncheck();
      await page.waitForURL(/hide=town,labels/);
    }));

  it("plans the skills of classes of every chronicle", { timeout: 240_000 }, () =>
    visit(at("#/classes"), wide, async ({ page }) => {
      for (const chronicle of ["interlude", "high-five"]) {
        const answer = await page.request.get(at(`api/${chronicle}/classes`));
        const { data }: { data: readonly { id: number; name: string; professionLevel: number }[] } =
          await answer.json();
        expect(data.length).toBeGreaterThan(80);
        // `pnpm test:long` opens all of them.
        const opened = data.filter((_, index) => process.env["LONG"] === "all" || index % 40 === 0);
        for (const { id, name, professionLevel } of opened) {
          const level = professionLevel < 3 ? 40 : 76;
          await show(page, `#/classes/${id}?chronicle=${chronicle}`);
          await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
          await page.getByText(`Up to level ${level}:`).or(page.getByRole("alert")).first().waitFor();
          expect(await page.getByRole("alert").allTextContents(), `${chronicle} ${id}`).toEqual([]);
        }
      }
    }),
  );

  it("lists items that something gives, and the others when asked", () =>
    visit(at("interlude/items?q=god's blade"), {}, async ({ page }) => {
      await page.getByText("No items match “god's blade” and these filters.").waitFor();
      await page.getByRole("button", { name: "Obtainable: all" }).click();
      await page.getByRole("table").getByRole("link", { name: "God's Blade" }).waitFor();
      expect(await page.getByLabel("Obtainable").inputValue()).toBe("any");
      await page.getByLabel("Obtainable").selectOption("yes");
      await page.getByRole("table").waitFor({ state: "detached" });
    }));

  it("lists forms of an item behind it: when asked, or looked for by name", () =>
    visit(at("interlude/items?type=weapon&grade=b&sort=name"), {}, async ({ page }) => {
      await page.getByRole("link", { name: "Art of Battle Axe", exact: true }).waitFor();
      expect(await page.getByRole("link", { name: /^Art of Battle Axe - / }).count()).toBe(0);
      await page.getByLabel("Forms of others").selectOption("all");
      await page
        .getByRole("link", { name: /^Art of Battle Axe - / })
        .first()
        .waitFor();
      await show(page, "#/items?q=art of battle axe");
      await page
        .getByRole("link", { name: /^Art of Battle Axe - / })
        .first()
        .waitFor();
    }));

  it("begins the list of monsters with those in the world, and lists the others when asked", () =>
    visit(at("#/monsters"), wide, async ({ page }) => {
      const first = page.getByRole("table", { name: "monsters" }).locator("tbody tr").first();
      // Of level 1 with the lowest ids: 18342 spawns, 12774 does not.
      await first.filter({ hasText: "Gremlin" }).waitFor();
      await page.getByLabel("Where").selectOption("all");
      await first.filter({ hasText: "Young Squash" }).waitFor();
      await page.getByLabel("Where").selectOption("of quests and events");
      await page.waitForURL(/inWorld=false/);
      await first.filter({ hasText: "Young Squash" }).waitFor();
    }));

  it("shows the chronicle that is chosen, with its records and the choices of its filters", () =>
    visit(at("#/items?weaponType=SWORD"), wide, async ({ page }) => {
      const optionsOf = (label: string) => page.getByLabel(label, { exact: true }).getByRole("option");
      const nameIn = (list: string, name: string) =>
        page.getByRole("table", { name: list }).getByRole("link", { name });
      await nameIn("items", "Short Sword").first().waitFor();
      expect(await optionsOf("Chronicle").allTextContents()).toEqual(["interlude", "high-five"]);
      await optionsOf("Grade").filter({ hasText: "S grade" }).waitFor({ state: "attached" });
      expect(await optionsOf("Grade").filter({ hasText: "S84" }).count()).toBe(0);
      await page.getByLabel("Chronicle").selectOption("high-five");
      await page.waitForURL(/\/high-five\/items\?/);
      await page.getByLabel("Grade").selectOption("s84");
      await page.getByLabel("Weapon").selectOption("DUAL");
      // Item 52 is a cloak in interlude.
      await nameIn("items", "Vesper Dual Sword").first().click();
      await page.getByRole("heading", { level: 1, name: "Vesper Dual Sword" }).waitFor();
      expect(page.url()).toMatch(/\/high-five\/items\/52-vesper-dual-sword$/);
      await show(page, "#/npcs?chronicle=high-five&q=perwan");
      await page.getByLabel("Race").selectOption("Kamael");
      await nameIn("npcs", "Perwan").waitFor();
      await page.getByLabel("Chronicle").selectOption("interlude");
      await page.getByText("No NPCs match").waitFor();
    }));

  it("finds names in whole lists and on the map as people type them", () =>
    visit(at("#/quests"), wide, async ({ page }) => {
      await page.getByLabel("Name").fill("O’fulle’s  special");
      await page.getByRole("link", { name: "O'Fulle's Special Bait" }).waitFor();
      await show(page, "#/map?q=halisha´s  officer");
      await page.getByText(/^\d+ NPCs? found$/).waitFor();
    }));

  it("filters and sorts lists, and proposes names when there is no row", () =>
    visit(at("#/items"), wide, async ({ page }) => {
      await page.getByLabel("Name").fill("draconic");
      await page.waitForURL(/q=draconic/);
      await page.getByLabel("Type").selectOption("weapon");
      await page.getByRole("button", { name: "Item", exact: true }).click();
      await page.getByRole("row").nth(1).filter({ hasText: "Draconic Bow" }).waitFor();
      await page.getByRole("button", { name: "Item", exact: true }).click();
      await page.waitForURL(/sort=-name/);
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ rows$/ })
        .waitFor();
      // A page beyond the end is the last one.
      for (const list of ["items", "quests"]) {
        await show(page, `#/${list}?page=99999`);
        await page.getByRole("table", { name: list }).waitFor();
        expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
      }
      // Only weapons of grade S, as for `grade=s`.
      await show(page, "#/items?grade=S&q=draconic");
      await page
        .getByRole("row", { name: /^Draconic Bow/ })
        .first()
        .waitFor();
      expect(await page.getByLabel("Grade").inputValue()).toBe("s");
      await show(page, "#/items?grade=D&q=draconic");
      await page.getByText("No items match").waitFor();
      await show(page, "#/items?q=draconik+bow");
      await page.getByText("No items match").waitFor();
      await page.getByText("Similar names:").waitFor();
    }));
});
