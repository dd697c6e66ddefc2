import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const exportedModule = /^(?:export|\}) .*from "\.\/(.+)\.js";$/gm;
const typesOnly = /^export type /;

/** Finds the modules of the public queries: what the core package exports beside types. */
function queryModules(root: string): readonly string[] {
  const index = readFileSync(join(root, "packages/core/src/index.ts"), "utf8");
  return [...index.matchAll(exportedModule)].flatMap(([line, module]) =>
    typesOnly.test(line) ? [] : `packages/core/src/${module}.ts`,
  );
}

const HTTP_SOURCES = "apps/http/src";
/** What of the service is no part of the handler: the server of Node and the programs, which are tested in their own process. */
export const outsideOfHandler: readonly string[] = ["node", "command.ts", "health-check.ts", "main.ts", "worker.ts"];

/** Finds the modules of the handler, from request to response. */
function handlerModules(root: string): readonly string[] {
  const entries = readdirSync(join(root, HTTP_SOURCES)).filter((entry) => !outsideOfHandler.includes(entry));
  const files = entries.flatMap((entry) =>
    entry.endsWith(".ts")
      ? [entry]
      : readdirSync(join(root, HTTP_SOURCES, entry), { encoding: "utf8", recursive: true }).map((file) =>
          join(entry, file),
        ),
  );
  return files.flatMap((file) =>
    file.endsWith(".ts") && !file.endsWith(".test.ts") ? [`${HTTP_SOURCES}/${file}`] : [],
  );
}

/** Gives how much of which modules the tests must run: every line of core's public queries and of the handler. */
export function coverageThresholds(root: string): Readonly<Record<string, { readonly lines: number }>> {
  return Object.fromEntries([...queryModules(root), ...handlerModules(root)].map((module) => [module, { lines: 100 }]));
}
