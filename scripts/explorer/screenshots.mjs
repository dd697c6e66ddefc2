// Takes the screenshots of the documentation from the built server with the real data. Needs Debian's package `chromium`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/images");
/** The largest size of an image in bytes. */
const LIMIT = 80_000;
const QUALITY = 60;

/** The images: name, page, what is there when it is complete, and the colors. */
const shots = [
  ["explorer-item", "#/items/7575", ".crafting-totals", "light"],
  ["explorer-monster", "#/npcs/29001?playerLevel=48&rateDrop=3", ".small-map", "light"],
  ["explorer-map", "#/map?levelMin=60&at=60000,20000,2.5", ".map-view canvas", "dark"],
  ["explorer-class", "#/classes/3?level=52", ".planner-columns", "dark"],
  ["explorer-farming", "#/items/1864?rateSpoil=2", ".small-map", "light"],
];

const server = spawn(process.execPath, [join(root, "apps/http/dist/main.js")], {
  env: { ...process.env, PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const [line] = await once(server.stdout, "data");
const [url] = /http:\/\/\S+/.exec(String(line)) ?? [];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
mkdirSync(folder, { recursive: true });
try {
  for (const [name, hash, complete, colorScheme] of shots) {
    const context = await browser.newContext({
      viewport: { width: 1152, height: 720 },
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`${url}/${hash}`, { waitUntil: "networkidle" });
    await page.locator(complete).first().waitFor();
    // Not page.screenshot, which knows no WebP: the other formats need twice the bytes.
    const session = await context.newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
    const image = Buffer.from(data, "base64");
    console.log(`${name}.webp: ${image.length} bytes`);
    if (image.length > LIMIT) throw new Error(`${name}.webp has ${image.length} bytes; at most ${LIMIT} are allowed.`);
    writeFileSync(join(folder, `${name}.webp`), image);
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
