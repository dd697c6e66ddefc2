import { join } from "node:path";
import { inject } from "vitest";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { type RunningServer, serve } from "../../../scripts/runtimes/process.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The service that the tests of a run share. */
    readonly service: { readonly url: string; readonly pid: number; readonly printed: string };
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

/** Starts a service with some variables; without any, gives the one of the run, which stops with the run. */
export async function startService(environment?: Readonly<Record<string, string>>): Promise<RunningServer> {
  if (environment !== undefined) return serveSite(environment);
  const { url, pid, printed } = inject("service");
  return { url, pid, printed: () => printed, stop: async () => {} };
}
