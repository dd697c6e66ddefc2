/** The header in which a page tells the service worker its version. */
export const VERSION_HEADER = "gamedata-version";

/** The header of an answer to a page whose version the host has replaced. */
export const OUTDATED_HEADER = "gamedata-outdated";

/** What the service worker tells the pages once it answers their requests. */
export interface ActiveVersion {
  readonly version: string;
}
