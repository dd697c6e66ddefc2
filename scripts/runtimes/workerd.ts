import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { type RunningServer, serve } from "./process.js";

/** A worker to serve. */
export interface Worker {
  /** The project that it stands in. */
  readonly folder: string;
  /** Its module, from there. */
  readonly entry: string;
  readonly compatibilityDate: string;
}

const portForm = /"event":"listen","socket":"http","port":(\d+)/u;

const configurationFor = (compatibilityDate: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "${compatibilityDate}",
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

/**
 * Bundles a worker as Cloudflare's tool does, and serves it with the runtime that Cloudflare runs.
 *
 * @param program The path of workerd.
 * @param worker The worker.
 */
export async function serveWorker(
  program: string,
  { folder, entry, compatibilityDate }: Worker,
): Promise<RunningServer> {
  mkdirSync(join(folder, "workers"), { recursive: true });
  const bundle = mkdtempSync(join(folder, "workers/"));
  await build({
    entryPoints: [join(folder, entry)],
    outfile: join(bundle, "worker.js"),
    bundle: true,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    target: "es2022",
    logLevel: "silent",
  });
  writeFileSync(join(bundle, "config.capnp"), configurationFor(compatibilityDate));
  return serve({ program, args: ["serve", "config.capnp", "--control-fd=3"], cwd: bundle }, portForm);
}
