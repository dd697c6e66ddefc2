import { expect, it } from "vitest";
import { wrongIn } from "./known-command.js";

it.each([
  ["npm test", undefined],
  ["npm run build", undefined],
  ["npm run fly", "no script fly"],
  ["npm fly", "unknown npm command fly"],
  ["npm install @gamedata/core valibot", undefined],
  ["npm install @gamedata/cor", "no package @gamedata/cor"],
  ["pnpm install", undefined],
  ["pnpm changeset", undefined],
  ["pnpm fly", "no script fly"],
  ["pnpm --filter @gamedata/core bundle", undefined],
  ["pnpm --filter @gamedata/core fly", "no script fly"],
  ["npx @gamedata/compiler --datapack a --check", undefined],
  ["npx @gamedata/compiler --chek", "no option --chek in packages/compiler/dist/cli.js"],
  ["npx @gamedata/core", "@gamedata/core has no program"],
  ["npx gamedata-http --help", undefined],
  ["npx gamedata-http --fast", "no option --fast in apps/http/dist/main.js"],
  ["gamedata-compile diff a b --format json", undefined],
  ["node apps/http/dist/main.js --fast", "no option --fast in apps/http/dist/main.js"],
  ["node nowhere.js", "no file nowhere.js"],
  ["fly away", "unknown program fly"],
])("knows what is wrong in %s", (text, wrong) => {
  expect(wrongIn(text.split(" "))).toBe(wrong);
});
