import { createHash } from "node:crypto";
import { type ExplorerFile, explorerFiles } from "@gamedata/explorer";
import { OK } from "@gamedata/http/service";
import type { Manifest } from "@gamedata/schema";
import type { StaticFile } from "./static-file.js";

/** What the explorer of a static copy needs. */
export interface SiteSource {
  /** The manifest of each chronicle, the default one first. */
  readonly manifests: readonly Manifest[];
  /** The program that answers requests with a query in the browser. */
  readonly worker: string;
  /** The URL of a folder with the images of icons, if there is one. */
  readonly iconsUrl: string | undefined;
}

/** The length of the hash in the name of a file. */
const HASH_LENGTH = 8;

const cacheControl = ({ isImmutable }: ExplorerFile) =>
  isImmutable ? "public, max-age=31536000, immutable" : "no-cache";

/** Lists the files of the explorer: its page and assets, and the program that answers requests with a query. */
export function siteFiles({ manifests, worker, iconsUrl }: SiteSource): readonly StaticFile[] {
  const byChronicle = Object.fromEntries(manifests.map((manifest) => [manifest.chronicle, manifest]));
  const program = new TextEncoder().encode(`self.gamedataManifests=${JSON.stringify(byChronicle)};\n${worker}`);
  const hash = createHash("sha256").update(program).digest("hex").slice(0, HASH_LENGTH);
  const copyWorker = `assets/copy-worker-${hash}.js`;
  const files = explorerFiles({ chronicles: Object.keys(byChronicle), iconsUrl, copyWorker });
  const workerFile: ExplorerFile = {
    path: `/${copyWorker}`,
    mediaType: "text/javascript; charset=utf-8",
    isImmutable: true,
    headers: {},
    read: () => program,
  };
  return [...files, workerFile].map((file) => ({
    path: file.path,
    status: OK,
    headers: {
      "content-type": file.mediaType,
      "cache-control": cacheControl(file),
      "x-content-type-options": "nosniff",
      ...file.headers,
    },
    body: file.read(),
  }));
}
