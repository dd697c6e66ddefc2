import { inject } from "vitest";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { type RunningServer, serveHttp } from "../../../scripts/runtimes/process.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the service that the tests of a run share. */
    readonly service: string;
  }
}

/** Starts the built service, which serves the explorer too, with some variables. */
export const serveSite = (environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  serveHttp(projectFolder, environment);

/** Returns the address of a page of the service that the tests of a run share. */
export const at = (hash: string): string => `${inject("service")}/${hash}`;
