import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "../packed/packages.js";
import { createPackedProject, type PackedProject, tarballOf } from "../packed/packed-project.js";
import { type RunningServer, serve } from "../runtimes/process.js";
import { yaml } from "../test/yaml.js";
import { patternOf, transcriptsIn } from "./page.js";

const PAGE = "docs/compile-your-server.md";
const DOCUMENTED_ORIGIN = "http://127.0.0.1:3000";
/** Milliseconds; a whole datapack is compiled. */
const COMPILE_TIMEOUT = 600_000;

const transcripts = transcriptsIn(readFileSync(join(projectFolder, PAGE), "utf8"));

const invented = join(projectFolder, "packages/compiler/fixtures/datapack");
const mobius = join(projectFolder, "../shared/datapack/mobius-interlude");
/** Whether a whole datapack is compiled, as by `pnpm test:corpus`; the tests of the compiler compile others. */
const hasMobius = process.env["CORPUS"] === "all" && existsSync(mobius);

/** A program of the project: the errors that the audit finds in the data set, and listed references that do not dangle. */
const AUDIT = `
  import { auditDataset, formatDiagnostic, readKnownDangling } from "@gamedata/compiler";
  const { diagnostics } = auditDataset("my-server", readKnownDangling("my-server/known-dangling.json"));
  export default diagnostics.filter(({ severity, file }) => severity === "error" || file === "known-dangling.json").map(formatDiagnostic);
`;

/** A project in which the commands of the page are run with a datapack. */
interface Guide {
  readonly run: (command: string) => Promise<string>;
  readonly get: (path: string) => Promise<unknown>;
  /** Gives the value that a module exports by default. */
  readonly evaluate: (code: string) => unknown;
  readonly folder: string;
  readonly end: () => Promise<void>;
}

/** Prepares a project with the packed packages and a datapack in the folder `datapack`, without what a compilation left. */
function openGuide(datapack: string): Guide {
  const { folder, remove }: PackedProject = createPackedProject();
  cpSync(datapack, join(folder, "datapack"), { recursive: true });
  rmSync(join(folder, "my-server"), { recursive: true, force: true });
  let server: RunningServer | undefined;
  const urlOf = () => server?.url ?? DOCUMENTED_ORIGIN;
  const shell = (command: string) =>
    execFileSync("/bin/sh", ["-c", command], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  async function run(command: string): Promise<string> {
    // No registry has the packages of this build: npm installs their tarballs.
    if (command.startsWith("npm install ")) return shell(command.replaceAll(/@gamedata\/(\w+)/gu, tarballNamed));
    if (!command.startsWith("DATA=")) return shell(command.replaceAll(DOCUMENTED_ORIGIN, urlOf()));
    // The program itself, so that it can be ended, on a port that is free.
    const args = ["-c", command.replace(/\bnpx (\S+)/u, "exec node_modules/.bin/$1")];
    server = await serve({ program: "/bin/sh", args, cwd: folder, environment: { PORT: "0" } });
    return server.printed().replaceAll(urlOf(), DOCUMENTED_ORIGIN);
  }

  return {
    folder,
    run,
    evaluate: (code) => {
      writeFileSync(join(folder, "evaluate.js"), code);
      return JSON.parse(
        shell(`node -e 'import("./evaluate.js").then((it) => console.log(JSON.stringify(it.default)))'`),
      );
    },
    get: async (path) => (await fetch(`${urlOf()}${path}`)).json(),
    end: async () => {
      await server?.stop();
      remove();
    },
  };
}

const packageFolders: Readonly<Record<string, string>> = {
  "@gamedata/compiler": "packages/compiler",
  "@gamedata/http": "apps/http",
};
const tarballNamed = (name: string) => `'${tarballOf(packageFolders[name] ?? name)}'`;

it(`${PAGE} has five commands: install, compile, serve, the API, the explorer`, () => {
  expect(transcripts.map(({ command }) => command.split(" ").slice(0, 2).join(" "))).toEqual(yaml`
    [npm install, npx gamedata-compile, "DATA=./my-server npx", curl -s, curl -s]
  `);
});

describe("the five commands, with an invented datapack", () => {
  let guide: Guide;
  beforeAll(() => {
    guide = openGuide(invented);
  });
  afterAll(() => guide.end());

  it.each(transcripts)("$command", async ({ command, output }) => {
    expect(await guide.run(command)).toMatch(patternOf(output));
  });
});

// Values worked out by hand from the files that each test names.
describe.skipIf(!hasMobius)("the five commands, with the datapack of a Mobius server", () => {
  let guide: Guide;
  beforeAll(() => {
    guide = openGuide(mobius);
  });
  afterAll(() => guide.end());

  const read = (file: string) => JSON.parse(readFileSync(join(guide.folder, "my-server", file), "utf8"));

  // The packages are installed as the first command would, which the invented datapack has tried.
  it.each(transcripts.slice(1))("$command", { timeout: COMPILE_TIMEOUT }, async ({ command, output }) => {
    expect(await guide.run(command)).toMatch(patternOf(output));
  });

  it("compile to a data set that passes the audit, with the references that dangle in the source listed by name", () => {
    expect(guide.evaluate(AUDIT)).toEqual([]);
    const known: readonly { readonly reference: string }[] = read("known-dangling.json");
    const counts = new Map<string, number>();
    for (const { reference } of known) counts.set(reference, (counts.get(reference) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      // Items 13099 and 13100, as in the source of interlude.
      "boxes.contents": 2,
      // Item 749, whose name is "0", in a list that no NPC sells from.
      "buyLists.products": 1,
      "items.itemSkill": 5,
      "recipes.rare": 132,
      "seeds.itemId": 16,
      "skills.itemConsume": 3,
      "spawnGroups.npcId": 1,
      "spawns.npcId": 17,
    });
    // Item 726 has the item_skill 10000-1, and stats/skills has no skill 10000.
    expect(known).toContainEqual({ reference: "items.itemSkill", key: "10000-1", reason: "Dangles in the source." });
  });

  it("compile to spawns in territories, and to a manifest that lists what the source lacks", () => {
    const spawns: readonly { readonly territory?: object }[] = read("tables/spawns.json");
    // README of the source: 2,066 rows of spawns have a territory and no coordinates.
    const areas = spawns.filter(({ territory }) => territory !== undefined);
    expect(areas.length).toBeGreaterThan(2000);
    expect(areas.length).toBeLessThanOrEqual(2066);
    // No server has the files that are curated for a chronicle.
    const missing = ["armor-set-names", "class-tree", "exchange-lists", "hunting-zones", "quests", "region-grid"];
    expect(read("manifest.json").missingSources).toEqual(
      [...missing, "teleports"].map((name) => `curated/${name}.json`),
    );
  });

  it("serve a weapon of stats/items/07500-07599.xml", async () => {
    expect(await guide.get("/api/my-server/items/7575")).toMatchObject(yaml`
      { data: { name: Draconic Bow, type: weapon, grade: s, weight: 1650, price: 42759400,
          category: { weaponType: BOW }, stats: { pAtk: 581, mAtk: 132, rCrit: 12, pAtkSpd: 293, accCombat: -3.75 },
          timing: { reuseDelay: 1500 }, crystal: { count: 2052 } } }
    `);
  });

  it("serve a monster of stats/npcs/20000-20099.xml, which stands at nine places of spawns", async () => {
    expect(await guide.get("/api/my-server/npcs/20006")).toMatchObject({
      data: {
        name: "Orc Archer",
        level: 8,
        npcType: "Monster",
        isAggressive: false,
        // Rounded: 124.92828 HP, 16.20165 physical and 11.06363 magical attack, 57.56203 and 38.3254... defence.
        stats: { hp: 125, exp: 293, sp: 10, pAtk: 16, pDef: 58, mAtk: 11, mDef: 38, walkSpd: 45, runSpd: 110 },
        race: "Humanoid",
        behavior: { assistRange: 300 },
        spawnCount: 9,
      },
    });
  });

  it("answer what it drops: the chance of a group times that of the item, and spoil as it stands", async () => {
    const answer = await guide.get("/api/my-server/npcs/20006/loot");
    expect(answer).toMatchObject({ data: { levelGap: 1, adenaPerKill: expect.closeTo(57.05, 9) } });
    const row = (itemId: number, fields: object) => {
      const rows = expect.arrayContaining([expect.objectContaining({ itemId, ...fields })]);
      expect(answer).toMatchObject({ data: { rows } });
    };
    // 70 % of 100 %, mean of 69 and 94 = 81.5; 0.7 × 81.5 = 57.05.
    row(57, { type: "adena", min: 69, max: 94, chance: 70, probability: expect.closeTo(0.7, 9) });
    // 5.2274 % of 32.2378 % = 1.6851987… %.
    row(1866, { type: "regular", chance: expect.closeTo(1.6851987, 6), probability: expect.closeTo(0.016851987, 8) });
    row(1060, { type: "spoil", chance: expect.closeTo(28.5245, 4), probability: expect.closeTo(0.285245, 6) });
  });

  it("find by name", async () => {
    expect(await guide.get("/api/my-server/search?q=draconic%20bow&limit=1")).toMatchObject({
      data: [{ type: "item", id: 7575, name: "Draconic Bow" }],
    });
  });
});
