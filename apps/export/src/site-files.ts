import { createHash } from "node:crypto";
import {
  type ExplorerFile,
  type ExplorerSettings,
  explorerFile,
  explorerFiles,
  keptFiles,
  siteVersion,
} from "@gamedata/explorer";
import { OK } from "@gamedata/http/service";
import type { GameServer, Manifest } from "@gamedata/schema";
import type { CopyFacts } from "./browser/copy-tables.js";
import { NOT_FOUND, NOT_FOUND_PATH, type StaticFile } from "./static-file.js";

export interface SiteSource {
  /** The manifest of each chronicle, the default one first. */
  readonly manifests: readonly Manifest[];
  /** The program that answers requests in the browser. */
  readonly worker: string;
  /** The URL of a folder with the images of icons, if there is one. */
  readonly iconsUrl: string | undefined;
  /** The name of the site; that of the game server by default. */
  readonly siteName?: string | undefined;
  /** The game server that the copy belongs to, if it is stated. */
  readonly gameServer?: GameServer | undefined;
  /** Whether resources have no files, and the tables are compressed. */
  readonly isCompact: boolean;
}

/** The program of a compact copy, in its folder. */
const COMPACT_WORKER = "copy-worker.js";
const HASH_LENGTH = 8;

function hashOf(contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content);
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/** Lists the files of the explorer: its page and assets, and the program that answers requests in the browser. */
export function siteFiles({
  manifests,
  worker,
  iconsUrl,
  siteName,
  gameServer,
  isCompact,
}: SiteSource): readonly StaticFile[] {
  const byChronicle = Object.fromEntries(manifests.map((manifest) => [manifest.chronicle, manifest]));
  const chronicles = Object.keys(byChronicle);
  const programOf = (facts: Omit<CopyFacts, "manifests" | "isCompact">) =>
    new TextEncoder().encode(
      `self.gamedataCopy=${JSON.stringify({ ...facts, manifests: byChronicle, isCompact })};\n${worker}`,
    );
  if (isCompact) {
    const settings: ExplorerSettings = {
      chronicles,
      iconsUrl,
      siteName,
      gameServer,
      isCompact,
      // A service worker serves what is in its own folder and below; its name stays, so that browsers find a new one.
      copyWorker: COMPACT_WORKER,
      answersVersion: hashOf([worker]),
      hasPaths: "maybe",
      dataVersions: Object.fromEntries(manifests.map(({ chronicle, dataVersion }) => [chronicle, dataVersion])),
    };
    const version = siteVersion(settings);
    const site = [...keptFiles(), `${COMPACT_WORKER}?${version}`];
    const program = programOf({ root: ".", version, site });
    return [...explorerFiles(settings), explorerFile(COMPACT_WORKER, false, () => program)].map(staticFile);
  }
  const program = programOf({ root: "..", version: "", site: [] });
  const copyWorker = `assets/copy-worker-${hashOf([program])}.js`;
  const files = explorerFiles({ chronicles, iconsUrl, siteName, gameServer, copyWorker, hasPaths: "maybe" });
  return [...files, explorerFile(copyWorker, true, () => program)].map(staticFile);
}

const staticFile = (file: ExplorerFile): StaticFile => ({
  path: file.path,
  status: file.path === NOT_FOUND_PATH ? NOT_FOUND : OK,
  headers: {
    "content-type": file.mediaType,
    "x-content-type-options": "nosniff",
    ...file.headers,
  },
  body: file.read(),
});
