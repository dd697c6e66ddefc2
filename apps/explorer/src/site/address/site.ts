import type { GameServerSettings } from "../../settings.js";

/** Returns a setting of the site, which the server or the copy has written into its page; empty without one. */
export const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="gamedata-${name}"]`)?.content ?? "";

const pathToBase = metaOf("base");

/** The URL of the folder that the site is in, which the API is in too; it ends with a slash. */
export const base: string = new URL(pathToBase || ".", document.baseURI).href;

// The address of the page will change, and with it what a relative one of these means.
for (const link of document.querySelectorAll<HTMLLinkElement>("link:not([rel=stylesheet], [rel=modulepreload])"))
  link.setAttribute("href", link.href);
document.querySelector("base")?.remove();

/** The chronicles of the service, the default first. */
export const chronicles: readonly string[] = metaOf("chronicles")
  .split(" ")
  .filter((name) => name !== "");

/** Whether the page may look whether its host answers the path of every page. */
export const mayHavePaths: boolean = metaOf("paths") !== "";

/** Whether the host is known to answer the path of every page, as it has if this page was opened by one. */
export const hasPaths: boolean =
  pathToBase !== "" && (!mayHavePaths || !/^(?:index\.html)?(?:[?#]|$)/u.test(location.href.slice(base.length)));

/** The version of the site and its data, which its service worker keeps; empty without one. */
export const siteVersion: string = metaOf("version");

let isReplaced = false;

/** Notes that the host has another version of the site or its data. */
export function noteOtherVersion(): void {
  isReplaced = true;
}

/** Returns whether the host has another version: what the page asks and loads from then on would be of that. */
export const isOutdated = (): boolean => isReplaced;

/** The folder of the images of icons; empty if there is none. */
export const iconsUrl: string = metaOf("icons").replace(/\/$/, "");

/** The address of the worker that answers requests with a query in a static copy; empty for a service. */
export const copyWorker: string = metaOf("copy-worker");

/** Whether the worker answers all requests, because the resources of the static copy have no files. */
export const isCompact: boolean = metaOf("compact") !== "";

/** The game server that the site belongs to; its fields are missing where its operator states none. */
export const gameServer: GameServerSettings = JSON.parse(metaOf("server") || "{}");

/** The name that the head and the titles of pages show. */
export const siteName: string = metaOf("name") || "GameData";
