import { OK } from "../response/status.js";
import { type CopySource, copyFiles } from "./copy-files.js";
import type { CopyFolder } from "./copy-folder.js";
import { type CopiedFile, copiedFile, manifestText } from "./copy-manifest.js";
import { collectHeaderRules } from "./header-rules.js";
import { headersFile, redirectsFile } from "./host-files.js";
import { planResources } from "./plan.js";
import type { Progress } from "./progress.js";
import { fileNameOf } from "./static-file.js";

/** Where a static copy goes. */
export interface CopyTarget {
  readonly folder: CopyFolder;
  readonly baseUrl: URL | undefined;
  /** Begins to show progress, once it is known how many paths there are. */
  readonly startProgress: (paths: number) => Progress;
}

/** What an export did. */
export interface CopySummary {
  readonly files: number;
  readonly bytes: number;
  readonly written: number;
  readonly kept: number;
  /** Files of an earlier export that this one does not have. */
  readonly removed: number;
}

/** The folders below the root of a copy: what is in them is the export's alone. */
const OWN_FOLDERS = ["api", "bulk"];

/**
 * Writes the static copy: every file, what hosts want to know about them, and last the manifest. What an earlier export left
 * is kept where it is right, and else replaced or removed.
 *
 * @param source What is copied.
 * @param target Where it goes.
 */
export async function exportCopy(source: CopySource, target: CopyTarget): Promise<CopySummary> {
  const { folder, baseUrl, startProgress } = target;
  const root = baseUrl?.pathname.replace(/\/$/, "") ?? "";
  const headers = collectHeaderRules(root);
  const files: CopiedFile[] = [];
  const outcomes = { written: 0, kept: 0 };
  const plan = planResources(source.routes, source.chronicles);
  const progress = startProgress(plan.reduce((sum, { resourcePaths }) => sum + resourcePaths.length, 0));
  for await (const file of copyFiles(source, plan, progress)) {
    // What answers when there is no file is the host's, wherever the copy is on it.
    const placed = file.status === OK ? { ...file, path: root + file.path } : file;
    headers.add(placed);
    files.push(copiedFile(placed));
    outcomes[folder.put(fileNameOf(placed.path), placed.body)] += 1;
  }
  const expected = new Set(files.map(({ file }) => file));
  const removed = OWN_FOLDERS.reduce((sum, name) => sum + folder.prune(`${root.slice(1)}/${name}`, expected), 0);
  folder.put("_headers", headersFile(headers.rules()));
  folder.put("_redirects", redirectsFile(plan.map(({ path }) => root + path)));
  const facts = { baseUrl: baseUrl?.href, dataVersions: dataVersionsOf(source), headers: headers.rules() };
  folder.finish(manifestText(facts, files));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { files: files.length, bytes, ...outcomes, removed };
}

const dataVersionsOf = ({ chronicles }: CopySource) =>
  Object.fromEntries(chronicles.map(({ chronicle, catalog }) => [chronicle.name, catalog.manifest.dataVersion]));
