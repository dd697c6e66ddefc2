/** Returns a setting of the site, which the server or the copy has written into its page; empty without one. */
export const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="gamedata-${name}"]`)?.content ?? "";

const pathToBase = metaOf("base");

/** The URL of the folder that the site is in, which the API is in too; it ends with a slash. */
export const base: string = new URL(pathToBase || ".", document.baseURI).href;

/** The chronicles of the service, the default first. */
export const chronicles: readonly string[] = metaOf("chronicles")
  .split(" ")
  .filter((name) => name !== "");

/** Whether the host answers the path of every page; the pages of a host that does not have their addresses after `#`. */
export const hasPaths: boolean = pathToBase !== "";
