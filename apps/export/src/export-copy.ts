import { createHash } from "node:crypto";
import { OK } from "@gamedata/http/service";
import type { Progress } from "@gamedata/program";
import { type CopySource, copyFiles, planResources } from "./copy-files.js";
import type { CopyFolder } from "./copy-folder.js";
import { collectHeaderRules, type HeaderRules, headersFile, redirectsFile } from "./host-files.js";
import { fileNameOf, type StaticFile } from "./static-file.js";

/** The version of the manifest's format. */
const FORMAT = 1;

interface CopiedFile {
  /** The path of its URL; without the first slash, its key in an object store. */
  readonly path: string;
  /** The name of the file, relative to the folder of the copy. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly status: number;
}

/** The manifest fields that describe the copy as a whole. */
interface CopyFacts {
  /** The URL that the copy will be served at, if it is known. */
  readonly baseUrl: string | undefined;
  readonly dataVersions: Readonly<Record<string, string>>;
  /** The headers to serve the files with, by path pattern. */
  readonly headers: HeaderRules;
}

function copiedFile({ path, body, headers, status }: StaticFile): CopiedFile {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const contentType = headers["content-type"] ?? "";
  return { path, file: fileNameOf(path), size: body.length, sha256, contentType, status };
}

/** Serializes the manifest as JSON, one line for each file. The same copy always has the same manifest. */
function manifestText(facts: CopyFacts, files: readonly CopiedFile[]): string {
  const head = JSON.stringify({ format: FORMAT, ...facts }).slice(0, -1);
  return `${head},"files":[\n${files.map((file) => JSON.stringify(file)).join(",\n")}\n]}\n`;
}

export interface CopyTarget {
  readonly folder: CopyFolder;
  readonly baseUrl: URL | undefined;
  /** Called once with the number of requests. */
  readonly startProgress: (total: number) => Progress;
}

export interface CopySummary {
  readonly files: number;
  readonly bytes: number;
  readonly written: number;
  readonly kept: number;
  /** Files of an earlier export that are not part of this one. */
  readonly removed: number;
}

/** The folders below the root of a copy in which the export removes every other file. */
const OWN_FOLDERS = ["api", "assets", "bulk"];

/**
 * Writes the static copy: every file, the rule files of hosts, and last the manifest. Files of an earlier export are kept if
 * their content is the same, otherwise replaced or removed.
 */
export async function exportCopy(source: CopySource, target: CopyTarget): Promise<CopySummary> {
  const { folder, baseUrl, startProgress } = target;
  const root = baseUrl?.pathname.replace(/\/$/, "") ?? "";
  const headers = collectHeaderRules(root);
  const files: CopiedFile[] = [];
  const outcomes = { written: 0, kept: 0 };
  const put = (file: StaticFile) => {
    headers.add(file);
    files.push(copiedFile(file));
    outcomes[folder.put(fileNameOf(file.path), file.body)] += 1;
  };
  const plan = planResources(
    source.isCompact ? source.routes.filter(({ kind }) => kind === "service") : source.routes,
    source.chronicles.map(({ catalog }) => catalog),
  );
  const progress = startProgress(plan.reduce((sum, { resourcePaths }) => sum + resourcePaths.length, 0));
  for await (const file of copyFiles(source, plan, progress)) {
    // Hosts expect the file for requests without a file at their root, also if the copy is in a folder.
    const placed = file.status === OK ? { ...file, path: root + file.path } : file;
    put(placed);
  }
  const expected = new Set(files.map(({ file }) => file));
  const ownFolders = OWN_FOLDERS.map((name) => `${root.slice(1)}/${name}`);
  const removed = folder.prune(ownFolders, expected);
  folder.put("_headers", headersFile(headers.rules()));
  folder.put("_redirects", redirectsFile(plan.map(({ path }) => root + path)));
  const facts = { baseUrl: baseUrl?.href, dataVersions: dataVersionsOf(source), headers: headers.rules() };
  folder.finish(manifestText(facts, files));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { files: files.length, bytes, ...outcomes, removed };
}

const dataVersionsOf = ({ chronicles }: CopySource) =>
  Object.fromEntries(chronicles.map(({ catalog }) => [catalog.chronicle, catalog.manifest.dataVersion]));
