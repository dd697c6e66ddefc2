import { join } from "node:path";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { type RunningServer, serve } from "../../../scripts/runtimes/process.js";

/** Starts the built service, which serves the explorer too, with some variables. */
export const startService = (environment: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  serve({
    program: process.execPath,
    args: [join(projectFolder, "apps/http/dist/main.js")],
    cwd: projectFolder,
    environment: { ...environment, PORT: "0" },
  });
