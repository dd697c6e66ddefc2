import { isFolder, isPage, pages, records } from "./app/loaders.js";
import { dictionaries } from "./languages/dictionaries.js";
import { wantedLanguage } from "./languages/languages.js";

/**
 * Begins to load the code of the page and its words beside the program that shows them, which would ask for them only when it is
 * there. What does not load is loaded again then.
 */
function loadEarly(): void {
  const { hash, pathname, search } = location;
  const [path = "", query = search] = (hash.startsWith("#/") ? hash.slice(1) : pathname + search).split("?", 2);
  const [, section = "", folder = "", id] = /(\/([a-z-]+)(?:\/(\d+)[^/]*)?)$/.exec(path) ?? [];
  const load = id !== undefined && isFolder(folder) ? records[folder] : pages[isPage(section) ? section : "/"];
  const named = new URLSearchParams(query).get("language") ?? "";
  for (const file of [load, dictionaries[wantedLanguage(named)]]) file().catch(() => {});
}

loadEarly();
import("./main.js").then(
  ({ showSite }) => showSite(),
  () => document.getElementById("app")?.append("The files of the site did not load. Please reload the page."),
);
