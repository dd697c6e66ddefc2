import { createHash } from "node:crypto";
import type { HeaderRules } from "./header-rules.js";
import { fileNameOf, type StaticFile } from "./static-file.js";

/** The version of the manifest's format. */
const FORMAT = 1;

/** The manifest entry of a file. */
export interface CopiedFile {
  /** The path of its URL; without the first slash, its key in an object store. */
  readonly path: string;
  /** The name of the file, relative to the folder of the copy. */
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  readonly contentType: string;
  /** The status to serve it with. */
  readonly status: number;
}

/** The manifest fields that describe the copy as a whole. */
export interface CopyFacts {
  /** The URL that the copy will be served at, if it is known. */
  readonly baseUrl: string | undefined;
  /** The data version of each chronicle. */
  readonly dataVersions: Readonly<Record<string, string>>;
  /** The headers to serve the files with, by path pattern. */
  readonly headers: HeaderRules;
}

/** Returns the manifest entry of a file. */
export function copiedFile({ path, body, headers, status }: StaticFile): CopiedFile {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const contentType = headers["content-type"] ?? "";
  return { path, file: fileNameOf(path), size: body.length, sha256, contentType, status };
}

/** Serializes the manifest as JSON, one line for each file. The same copy always has the same manifest. */
export function manifestText(facts: CopyFacts, files: readonly CopiedFile[]): string {
  const head = JSON.stringify({ format: FORMAT, ...facts }).slice(0, -1);
  return `${head},"files":[\n${files.map((file) => JSON.stringify(file)).join(",\n")}\n]}\n`;
}
