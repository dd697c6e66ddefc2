import { OK } from "@gamedata/http/service";
import type { Progress } from "@gamedata/program";
import { type CopySource, copyFiles } from "./copy-files.js";
import type { CopyFolder } from "./copy-folder.js";
import { type CopiedFile, copiedFile, manifestText } from "./copy-manifest.js";
import { collectHeaderRules } from "./header-rules.js";
import { headersFile, redirectsFile } from "./host-files.js";
import { planResources } from "./plan.js";
import { fileNameOf, type StaticFile } from "./static-file.js";

/** The target of a static copy. */
export interface CopyTarget {
  readonly folder: CopyFolder;
  readonly baseUrl: URL | undefined;
  /** Called once with the number of requests. */
  readonly startProgress: (total: number) => Progress;
}

/** The result of an export. */
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
  const removed = OWN_FOLDERS.reduce((sum, name) => sum + folder.prune(`${root.slice(1)}/${name}`, expected), 0);
  folder.put("_headers", headersFile(headers.rules()));
  folder.put("_redirects", redirectsFile(plan.map(({ path }) => root + path)));
  const facts = { baseUrl: baseUrl?.href, dataVersions: dataVersionsOf(source), headers: headers.rules() };
  folder.finish(manifestText(facts, files));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return { files: files.length, bytes, ...outcomes, removed };
}

const dataVersionsOf = ({ chronicles }: CopySource) =>
  Object.fromEntries(chronicles.map(({ catalog }) => [catalog.chronicle, catalog.manifest.dataVersion]));
