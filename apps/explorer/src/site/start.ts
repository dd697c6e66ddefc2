import { base, chronicles, hasPaths, metaOf } from "./address/site.js";
import { readAddress } from "./address/written-address.js";
import { pages, routeOf, termsOfPages } from "./app/routes.js";
import { dictionaries, furtherDictionaries } from "./languages/dictionaries.js";
import { wantedLanguage } from "./languages/languages.js";
import { askEarly } from "./service/early.js";
import { keptSettingsName, namesSetting } from "./settings/setting-names.js";

/** Kept rates, as no rates are written. */
const NO_RATES = "{}";

/** Returns whether rates or a level are set: in the address, by the game server, or in this browser. */
function hasRates(query: Readonly<Record<string, string>>, chronicle: string): boolean {
  try {
    const kept = localStorage.getItem(keptSettingsName(chronicle)) ?? NO_RATES;
    return kept !== NO_RATES || metaOf("server") !== "" || namesSetting(query);
  } catch {
    return true;
  }
}

/**
 * Begins to load the code of the page, its words and its record beside the program that shows them, which would ask for them only when
 * it is there. What does not load is loaded again then.
 */
function loadEarly(): void {
  const { path, query } = readAddress(location, { folder: new URL(base).pathname, chronicles, hasPaths });
  const { name, id } = routeOf(path);
  const [load, terms] = [pages.get(name), termsOfPages.get(name)];
  // The largest first: browsers load six files at once.
  const language = wantedLanguage(query["language"] ?? "");
  const files = [dictionaries[language], load, terms && furtherDictionaries[terms][language]];
  for (const file of files) file?.().catch(() => {});
  const { chronicle = chronicles[0] ?? "" } = query;
  // The page of a set asks for several.
  if (load && name !== path && name !== "armor-sets")
    setTimeout(() => askEarly(chronicle, name === "monsters" ? "npcs" : name, id, hasRates(query, chronicle)));
}

loadEarly();
import("./main.js").then(
  ({ showSite }) => showSite(),
  () => document.getElementById("app")?.append("The files of the site did not load. Please reload the page."),
);
