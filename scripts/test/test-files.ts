/** Every test of the project. */
export const allTests: string[] = [
  "{packages,apps,data}/*/{src,test}/**/*.test.ts",
  "bench/src/**/*.test.ts",
  "scripts/**/*.test.ts",
];

/** The tests that `pnpm test:fast` leaves out, by reason. */
const heavyByReason = {
  "needs the packed packages": [
    "packages/core/test/packed.test.ts",
    "packages/client/test/package.test.ts",
    "scripts/{packed,runtimes}/**/*.test.ts",
    "scripts/docs/documentation.test.ts",
    "scripts/trust/tarballs.test.ts",
  ],
  "needs a build, or starts the built programs": [
    "apps/http/test/{deploy,export-command,log,neutral,program,startup-faults}.test.ts",
    "apps/http/test/{fuzz,soak,socket}/**/*.test.ts",
    "bench/src/{smoke,http/bare,http/driver}.test.ts",
    "scripts/docs/known-command.test.ts",
    "scripts/release/**/*.test.ts",
  ],
  "runs the type checker": ["packages/core/test/documentation.test.ts", "scripts/docs/api-reference.test.ts"],
  "takes many seconds": [
    "data/interlude/src/audit.test.ts",
    "packages/compiler/src/{mutation,real-source}.test.ts",
    "packages/compiler/src/emit/kill.test.ts",
  ],
} as const;

/** The tests that need more than the sources, or many seconds. */
export const heavyTests: string[] = Object.values(heavyByReason).flat();
