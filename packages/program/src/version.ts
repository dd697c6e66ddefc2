import { readFileSync } from "node:fs";

/** Reads the version from a `package.json`. */
export function readVersion(manifest: URL): string {
  const parsed: unknown = JSON.parse(readFileSync(manifest, "utf8"));
  if (typeof parsed === "object" && parsed !== null && "version" in parsed && typeof parsed.version === "string") {
    return parsed.version;
  }
  throw new Error(`${manifest.pathname} has no version`);
}
