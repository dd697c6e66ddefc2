/** Returns the libraries of the adapter; the first call loads them. */
declare function loadAdapterLibraries(): Pick<typeof import("@whatwg-node/server"), "createServerAdapter"> &
  Pick<typeof import("@whatwg-node/fetch"), "Response">;
export = loadAdapterLibraries;
