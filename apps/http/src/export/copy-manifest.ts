import { createHash } from "node:crypto";
import type { HeaderRules } from "./header-rules.js";
import { fileNameOf, type StaticFile } from "./static-file.js";

/** The version of the manifest's form. */
const FORMAT = 1;

/** A file of the copy, as the manifest lists it. */
export interface CopiedFile {
  /** The path of the URL that serves it; without the slash it begins with, the key in an object store. */
  readonly path: string;
  /** The file, from the folder of the copy. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  /** The status to serve it with. */
  readonly status: number;
}

/** What the manifest says of the copy as a whole. */
export interface CopyFacts {
  /** Where the copy will be served, if that is known. */
  readonly baseUrl: string | undefined;
  /** The data version of each chronicle. */
  readonly dataVersions: Readonly<Record<string, string>>;
  /** The headers to serve the files with, by patterns of paths. */
  readonly headers: HeaderRules;
}

/**
 * Gives the manifest's line about a file.
 *
 * @param file The file.
 */
export function copiedFile({ path, body, headers, status }: StaticFile): CopiedFile {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const contentType = headers["content-type"] ?? "";
  return { path, file: fileNameOf(path), size: body.length, sha256, contentType, status };
}

/**
 * Writes the manifest as JSON, one file a line. The same copy has the same manifest, whenever and wherever it is made.
 *
 * @param facts What it says of the copy as a whole.
 * @param files The files.
 */
export function manifestText(facts: CopyFacts, files: readonly CopiedFile[]): string {
  const head = JSON.stringify({ format: FORMAT, ...facts }).slice(0, -1);
  return `${head},"files":[\n${files.map((file) => JSON.stringify(file)).join(",\n")}\n]}\n`;
}
