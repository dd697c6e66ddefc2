import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { type RunningServer, serve } from "./process.js";

export interface Worker {
  /** The project that it stands in. */
  readonly folder: string;
  /** Its module, from there. */
  readonly entry: string;
  readonly compatibilityDate: string;
}

const MODULE = "worker.js";
const CONFIGURATION = "config.bin";
/** The most bytes of a compiled configuration, which contains the modules. */
const MAXIMUM_CONFIGURATION = 64 * 2 ** 20;

const portForm = /"event":"listen","socket":"http","port":(\d+)/u;

const configurationFor = (
  data: readonly string[],
  compatibilityDate: string,
) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [
        (name = "${MODULE}", esModule = embed "${MODULE}"),
${data.map((name) => `        (name = "${name}", data = embed "${name}"),\n`).join("")}      ],
      compatibilityDate = "${compatibilityDate}",
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`;

const isData = (file: string) => file.endsWith(".bin") && file !== CONFIGURATION;

/** Bundles a worker as Cloudflare's tool does with `--minify`, where a `.bin` file is a module of bytes; returns its folder. */
export async function bundleWorker({ folder, entry }: Worker): Promise<string> {
  mkdirSync(join(folder, "workers"), { recursive: true });
  const bundle = mkdtempSync(join(folder, "workers/"));
  await build({
    entryPoints: { worker: join(folder, entry) },
    outdir: bundle,
    bundle: true,
    minify: true,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*"],
    loader: { ".bin": "copy" },
    assetNames: "[name]",
    target: "es2022",
    logLevel: "silent",
  });
  return bundle;
}

/** Returns the modules of a bundle: the code, and the files of bytes. */
export function modulesOf(bundle: string): readonly Buffer[] {
  return [MODULE, ...readdirSync(bundle).filter(isData)].map((file) => readFileSync(join(bundle, file)));
}

/** Serves a bundled worker with the runtime that Cloudflare runs. The configuration is compiled before, as it is on the servers. */
export function serveBundle(program: string, bundle: string, compatibilityDate: string): Promise<RunningServer> {
  const data = readdirSync(bundle).filter(isData);
  writeFileSync(join(bundle, "config.capnp"), configurationFor(data, compatibilityDate));
  const compile = ["compile", "config.capnp", "--config-only"];
  const compiled = execFileSync(program, compile, { cwd: bundle, maxBuffer: MAXIMUM_CONFIGURATION });
  writeFileSync(join(bundle, CONFIGURATION), compiled);
  return serve({ program, args: ["serve", "--binary", CONFIGURATION, "--control-fd=3"], cwd: bundle }, portForm);
}

export async function serveWorker(program: string, worker: Worker): Promise<RunningServer> {
  return serveBundle(program, await bundleWorker(worker), worker.compatibilityDate);
}
