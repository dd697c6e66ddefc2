import type { Manifest } from "@gamedata/schema";

/** What the export writes before the program of a copy. */
export interface CopyFacts {
  /** The folder of the copy, relative to that of the program. */
  readonly root: string;
  /** The manifest of each chronicle of the copy. */
  readonly manifests: Readonly<Record<string, Manifest>>;
  /** Whether the files of the tables are compressed, and resources have no files. */
  readonly isCompact: boolean;
  /** Differs if the data or the site differs. */
  readonly version: string;
  /** The files of the site that are kept, beside its page, relative to the folder of the copy. */
  readonly site: readonly string[];
}

declare const self: { readonly gamedataCopy: CopyFacts; readonly location: { readonly href: string } };

export const facts: CopyFacts = self.gamedataCopy;

/** The folder of the copy. */
export const copy: URL = new URL(facts.root, self.location.href);
