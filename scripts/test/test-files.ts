/** What is installed, and belongs to nobody here. */
export const installed = "**/node_modules/**";

const allTests = ["{packages,apps,data}/*/{src,test}/**/*.test.ts", "bench/src/**/*.test.ts", "scripts/**/*.test.ts"];

export const packedTests: string[] = [
  "apps/mcp/test/packed.test.ts",
  "packages/client/test/package.test.ts",
  "scripts/docs/{compile-your-server,documentation}.test.ts",
  "scripts/packed/**/*.test.ts",
  "scripts/runtimes/{browser-headers,bundle-size,edge,rollup,runtimes,yarn}.test.ts",
  "scripts/trust/tarballs.test.ts",
  "scripts/types/**/*.test.ts",
];

/** The tests of the explorer, which share a browser and a service. */
export const browserTests: string[] = [
  "apps/explorer/test/**/*.test.ts",
  "apps/export/test/{compact-copy,static-copy-explorer}.test.ts",
];

/** The tests that need a build, start processes, run the type checker, or take more than some seconds. */
export const slowTests: string[] = [
  "apps/*/test/{fuzz,soak,socket}/**/*.test.ts",
  "apps/mcp/test/{plain-schemas,random-calls,sizes}.test.ts",
  "apps/*/test/{data-files,data-folders,deploy,export,export-command,health-check,log,neutral,nginx,program,startup-faults,workers}.test.ts",
  "bench/src/{smoke,http/bare}.test.ts",
  "data/*/src/audit.test.ts",
  "packages/compiler/src/{corpus,misspelled,mutation,real-source,real-skills,real-l2j,emit/kill}.test.ts",
  "packages/core/test/documentation.test.ts",
  "scripts/docs/{api-reference,known-command}.test.ts",
  "scripts/generate/generate.test.ts",
  "scripts/openapi/**/*.test.ts",
  "scripts/release/**/*.test.ts",
  "scripts/structure/**/*.test.ts",
];

/** Those of the slow tests that only `pnpm test:long` runs: what they try, others try too, or `pnpm fuzz`, `pnpm soak` and `pnpm bench`. */
export const longTests: string[] = [
  "apps/http/test/soak/soak.test.ts",
  "bench/src/smoke.test.ts",
  "scripts/openapi/further-generators.test.ts",
];

/** All other tests: pure functions and handlers, which need the sources only and share one process. */
export const unitTests: { include: string[]; exclude: string[] } = {
  include: allTests,
  exclude: [installed, ...packedTests, ...browserTests, ...slowTests],
};

/** Tests of core and http that run without the measurement of coverage, which takes half their time more: others run every line that must be run. */
const unmeasured = [
  ...["chronicle-words", "contract", "core-equality", "cross-links", "high-five-facts", "loot-simulation"],
  ...["parameters", "several-chronicles", "steps-of-answers", "teleport-route"],
];

/** Those of the unit tests whose coverage is measured. */
export const measuredTests: { include: string[]; exclude: string[] } = {
  include: [`{packages/core,apps/http}/{src,test}/**/!(${unmeasured.join("|")}).test.ts`],
  exclude: unitTests.exclude,
};
