import type { GameServerSettings } from "../../settings.js";
import { metaOf } from "../address/site.js";

export { base, chronicles, siteVersion } from "../address/site.js";

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
