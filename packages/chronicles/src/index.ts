export type { ResolveFile } from "./data-source.js";
export {
  GAME_SERVER_HELP,
  type GameServerFlags,
  gameServerOptions,
  gameServerVariables,
  readGameServer,
  siteNameOf,
} from "./game-server.js";
export { HEAP_OF_TABLES } from "./heap.js";
export { type Chronicle, chronicleNames, openChronicles } from "./open-chronicles.js";
export {
  DATA_HELP,
  readSelection,
  type Selection,
  type SelectionFlags,
  selectionOptions,
  selectionVariables,
} from "./selection.js";
