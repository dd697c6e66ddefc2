import { join } from "node:path";
import { inject } from "vitest";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { type RunningServer, serve } from "../../../scripts/runtimes/process.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the service that the tests of a run share. */
    readonly service: string;
  }
}

/** Starts the built service, which serves the explorer too, with some variables. */
export const serveSite = (environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  serve({
    program: process.execPath,
    args: [join(projectFolder, "apps/http/dist/main.js")],
    cwd: projectFolder,
    environment: { ...environment, PORT: "0" },
  });

/** Returns the address of a page of the service that the tests of a run share. */
export const at = (hash: string): string => `${inject("service")}/${hash}`;
