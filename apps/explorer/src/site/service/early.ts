import { VERSION_HEADER } from "../../worker/versions.js";
import { base, metaOf, siteVersion } from "../address/site.js";

/** Responses that were asked for before the program was there, by URL, until it takes them. */
const responses = new Map<string, Promise<Response>>();

/** What the page of a record asks the service beside the record, below its path, at the usual rates. */
const further: Readonly<Record<string, readonly string[]>> = {
  items: ["/farming", "/sources"],
  npcs: ["/shop", "/loot"],
  skills: ["/enchant"],
  classes: ["/skills"],
};

/**
 * Asks the service for a record before the program is there that shows it.
 *
 * @param hasRates Whether other rates or a level are set, so that what depends on them is asked for in another way.
 */
export function askEarly(chronicle: string, folder: string, id: number, hasRates: boolean): void {
  // A static copy has other files.
  if (metaOf("copy-worker") !== "") return;
  const headers = siteVersion === "" ? {} : { [VERSION_HEADER]: siteVersion };
  for (const part of ["", ...((!hasRates && further[folder]) || [])]) {
    const url = new URL(`api/${chronicle}/${folder}/${id}${part}`, base).href;
    const response = fetch(url, { headers });
    response.catch(() => {});
    responses.set(url, response);
  }
}

/** Returns the response that a URL was asked for early; `undefined` if it was not, or is taken. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const response = responses.get(url);
  responses.delete(url);
  return response;
}
