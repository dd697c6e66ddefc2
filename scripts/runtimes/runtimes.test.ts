import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder, readManifest } from "../packed/packages.js";
import { createPackedProject, type PackedProject } from "../packed/packed-project.js";
import { browser } from "./browser.js";
import { answersInBrowser, showViteExample } from "./browser-checks.js";
import { buildEdgeExample, compatibilityDate } from "./edge-example.js";
import { type RunningServer, run, serve } from "./process.js";
import { type Answer, ask, requests } from "./requests.js";
import { commandFor, installRuntimes, programOf, type Runtime, runtimes, runtimesFitThisMachine } from "./runtime.js";
import { serveWorker } from "./workerd.js";

/** What the programs must find; the bosses are counted by hand in the source data. */
const expected = {
  library: { adena: "Adena", strongest: "Sailren", bosses: 11, sets: 51, code: "ITEM_NOT_FOUND" },
  service: { strongest: "Sailren", bosses: 11, again: ["Adena", "Adena"], code: "ITEM_NOT_FOUND" },
};

/** 600 Mithril Arrows, with 10 Stem: by hand, from xml/recipes.xml ("1878-4;1876-1" makes "1344-500", "1864-5" "1878-1"). */
const CRAFTING_PLAN = `600 Mithril Arrow, 2 × recipe 5230 (100%)
  8 Braided Hemp, 8 × recipe 2135 (100%)
    40 Stem, 10 on hand
  2 Mithril Ore

To gather (with failed crafts, in the mean):
  30 Stem (30.0)
  2 Mithril Ore (2.0)
Left over: 400 Mithril Arrow
`;

/**
 * Who drops item 4985, for a player of level 78: by hand, from xml/npcs (859 of 21081 and 339 of 20980) and
 * sql/spawnlist.sql (two spawns each, of 300 and of 220 seconds). Mul is 10 levels below: 0.000339 · 82 / 300.
 */
const FARMING_SPOTS = `Recipe: Leather Armor of Doom (60%): the best 2 of 2 spots; the pieces per hour are an upper bound
  Power Angel Amon (level 75), Tower of Insolence: 2 spawns, respawn 300 s
    0.000859 per kill, 0.02062 per hour
  Hallate's Follower Mul (level 68), Tower of Insolence: 2 spawns, respawn 220 s
    0.00009266 per kill, 0.003033 per hour
`;

/** The project has the version of Vite that the example pins. */
const projectVite = join(projectFolder, "apps/explorer/node_modules/vite");
/** The runtimes weigh half a gigabyte; a slow network may take minutes the first time. */
const INSTALLATION_TIMEOUT = 15 * 60_000;
const versionsOfNode = runtimes.filter(({ kind }) => kind === "node");
const isLong = process.env["LONG"] === "all";
/** Of Node, the oldest and the newest version; all with `pnpm test:runtimes`. */
const tried = isLong ? runtimes : runtimes.filter((runtime) => !versionsOfNode.slice(1, -1).includes(runtime));
let project: PackedProject;
let reference: RunningServer;
let referenceAnswers: readonly Answer[];

const answersOf = async ({ url }: RunningServer) => {
  const answers: Answer[] = [];
  for (const request of requests) answers.push(await ask(url, request));
  return answers;
};

beforeAll(async () => {
  project = createPackedProject();
  symlinkSync(projectVite, join(project.folder, "node_modules/vite"));
  cpSync(join(projectFolder, "examples"), join(project.folder, "examples"), { recursive: true });
  cpSync(join(projectFolder, "scripts/runtimes/programs"), join(project.folder, "programs"), { recursive: true });
  if (runtimesFitThisMachine) await installRuntimes(tried);
  reference = await serve({ program: process.execPath, ...httpServer(project) });
  referenceAnswers = await answersOf(reference);
}, INSTALLATION_TIMEOUT);
afterAll(async () => {
  await reference.stop();
  project.remove();
  if (!runtimesFitThisMachine) console.log("The runtimes are pinned for Linux on x64 only: they were not tried.");
  if (browser === undefined) console.log("There is no Chromium here: the packages were not tried in a browser.");
});

function httpServer({ folder }: PackedProject) {
  return {
    args: ["node_modules/.bin/gamedata-http"],
    cwd: folder,
    environment: { PORT: "0", CHRONICLES: "interlude" },
  };
}

/** Starts the whole service on a runtime: the command on Node, the examples elsewhere. */
async function serveOn(runtime: Runtime): Promise<RunningServer> {
  const { folder } = project;
  switch (runtime.kind) {
    case "node":
      return serve({ program: programOf(runtime), ...httpServer(project) });
    case "bun":
    case "deno":
      return serve(commandFor(runtime, folder, [`examples/${runtime.kind}/server.js`]));
    case "workerd":
      return serveWorker(programOf(runtime), await buildEdgeExample(folder));
  }
}

async function answersOn(runtime: Runtime): Promise<unknown> {
  const { folder } = project;
  if (runtime.kind === "workerd") {
    const server = await serveWorker(programOf(runtime), { folder, entry: "programs/worker.js", compatibilityDate });
    try {
      return await (await fetch(`${server.url}/?baseUrl=${reference.url}`)).json();
    } finally {
      await server.stop();
    }
  }
  const { stdout, stderr } = await run(commandFor(runtime, folder, ["programs/run.js", reference.url]));
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

describe("the requests", () => {
  it("are ten, and get the statuses that they must", () => {
    expect(referenceAnswers.map(({ status }) => status)).toEqual(requests.map(({ status }) => status));
    expect(referenceAnswers).toHaveLength(10);
  });
});

describe.each(tried)("the packed packages on $name $version", (runtime) => {
  const check = it.runIf(runtimesFitThisMachine);

  check("library and client", async () => expect(await answersOn(runtime)).toEqual(expected));

  check("ten requests", async () => {
    const server = await serveOn(runtime);
    try {
      expect(await answersOf(server)).toEqual(referenceAnswers);
    } finally {
      await server.stop();
    }
  });

  // What one version of Node runs, the others do: the oldest alone runs the programs, and all with `pnpm test:runtimes`.
  if (runtime.kind !== "node" || (!isLong && runtime !== tried[0])) return;
  check("commands", async () => {
    for (const command of ["gamedata-http", "gamedata-export", "gamedata-compile"]) {
      const printed = await run(commandFor(runtime, project.folder, [`node_modules/.bin/${command}`, "--version"]));
      expect(printed).toEqual({
        code: 0,
        stdout: expect.stringMatching(/^\d+\.\d+\.\d+(?: \(API [\w.-]+\))?\n$/u),
        stderr: "",
      });
    }
  });
  check("script", async () => {
    const { stdout, stderr } = await run(commandFor(runtime, project.folder, ["examples/node/find-drops.js"]));
    expect({ stdout, stderr }).toEqual({
      stdout: "Ring of Queen Ant: Queen Ant (level 40), 30%, Town of Gludio\n",
      stderr: "",
    });
    const unknown = await run(commandFor(runtime, project.folder, ["examples/node/find-drops.js", "no such item"]));
    expect(unknown.stdout).toBe('No item has "no such item" in its name.\n');
    const planned = await run(
      commandFor(runtime, project.folder, ["examples/crafting/plan-crafting.js", "Mithril Arrow", "600", "1864:10"]),
    );
    expect({ stdout: planned.stdout, stderr: planned.stderr }).toEqual({ stdout: CRAFTING_PLAN, stderr: "" });
    const farming = ["examples/farming/find-spots.js", "Recipe: Leather Armor of Doom (60%)", "playerLevel=78"];
    const found = await run(commandFor(runtime, project.folder, farming));
    expect({ stdout: found.stdout, stderr: found.stderr }).toEqual({ stdout: FARMING_SPOTS, stderr: "" });
  });
});

describe("the example of a page", () => {
  it("pins the version of Vite that this project has", () => {
    const { devDependencies } = readManifest(join(projectFolder, "examples/vite"));
    expect(devDependencies).toEqual({ vite: readManifest(projectVite).version });
  });
});

describe("the packed packages in a browser", () => {
  const check = it.runIf(browser !== undefined);
  const program = browser ?? "";

  check("library and client", async () =>
    expect(
      await answersInBrowser(program, project, { entry: "programs/page.js", parameters: { baseUrl: reference.url } }),
    ).toEqual(expected),
  );
  check("vite page", async () =>
    expect(await showViteExample(program, project, reference.url)).toContain(
      "<li>Ring of Queen Ant: Queen Ant, 30%</li>",
    ),
  );
});
