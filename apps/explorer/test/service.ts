import { join } from "node:path";
import { projectFolder } from "../../../scripts/packed/packages.js";
import { type RunningServer, serve } from "../../../scripts/runtimes/process.js";

/** Starts the built service, which serves the explorer too. */
export const startService = (): Promise<RunningServer> =>
  serve({
    program: process.execPath,
    args: [join(projectFolder, "apps/http/dist/main.js")],
    cwd: projectFolder,
    environment: { PORT: "0" },
  });
