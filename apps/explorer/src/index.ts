/** The public entry point of `@gamedata/explorer`: the files of the site, for any server or static copy. */
export { type ExplorerFile, explorerFile, explorerFiles, keptFiles, siteVersion } from "./explorer-files.js";
export type { PageTexts } from "./page-texts.js";
export type { ExplorerSettings, GameServerSettings } from "./settings.js";
