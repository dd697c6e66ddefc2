/** Loads the libraries of the adapter on the first call. */
declare function loadAdapterLibraries(): Pick<typeof import("@whatwg-node/server"), "createServerAdapter"> &
  Pick<typeof import("@whatwg-node/fetch"), "Response">;
export = loadAdapterLibraries;
