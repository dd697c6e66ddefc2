import { readFileSync } from "node:fs";
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

/** The handler, from request to response. The Node server in `node/` is tested in its own process. */
const handlerModules = [
  "apps/http/src/{handler,resolve-request,service}.ts",
  "apps/http/src/{openapi,request,response,routes}/**/*.ts",
];

/**
 * Gives how much of which modules the tests must run: every line of core's public queries and of the handler.
 *
 * @param root The folder of the project.
 */
export function coverageThresholds(root: string): Readonly<Record<string, { readonly lines: number }>> {
  return Object.fromEntries([...queryModules(root), ...handlerModules].map((module) => [module, { lines: 100 }]));
}
