import { usePaths } from "../address/address.js";
import { base, chronicles, hasPaths, mayHavePaths } from "../address/site.js";
import { afterAnswers } from "./requests.js";

/** Asks the host of a static copy for the address of a page. If it sends the site, the addresses of pages are paths from then on. */
async function askForPage(): Promise<void> {
  const response = await fetch(new URL(`${chronicles[0]}/`, base));
  if ((await response.text()).includes('name="gamedata-base"')) usePaths();
}

/** Finds out whether the host answers the paths of pages, once the page's own requests are answered. */
export function findPaths(): void {
  if (!hasPaths && mayHavePaths) afterAnswers(askForPage);
}
