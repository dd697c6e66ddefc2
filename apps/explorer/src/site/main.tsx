import "./look/base.css";
import { render } from "preact";
import { address, usePaths } from "./address/address.js";
import { keepPosition } from "./address/keep-position.js";
import { base, chronicles, gameServer, hasPaths, mayHavePaths } from "./address/site.js";
import { App } from "./app/app.js";
import { preloadPage } from "./app/page-of-address.js";
import { followLanguage } from "./languages/choice.js";
import { copyRows } from "./parts/copied-rows.js";
import { installServiceWorker } from "./service/install-service-worker.js";
import { afterAnswers } from "./service/requests.js";

/** Shows the site, as soon as its words are there, so that no page is seen in another language first. */
export function showSite(): void {
  applyServerColor();
  preloadPage(address.value.path);
  const root = document.getElementById("app");
  followLanguage().then(
    () => root !== null && render(<App />, root),
    () => root?.append("The files of the site did not load. Please reload the page."),
  );
  installServiceWorker();
  keepPosition();
  findPaths();
  addEventListener("copy", copyRows);
}

/** Gives the site the color of its game server; the style sheet makes shades of it that can be read in each theme. */
function applyServerColor(): void {
  const { color } = gameServer;
  if (color === undefined) return;
  const { style, dataset } = document.documentElement;
  style.setProperty("--server-color", color);
  dataset["color"] = "server";
}

/** Asks the host of a static copy for the address of a page. If it sends the site, the addresses of pages are paths from then on. */
async function askForPage(): Promise<void> {
  const response = await fetch(new URL(`${chronicles[0]}/`, base));
  if ((await response.text()).includes('name="gamedata-base"')) usePaths();
}

/** Finds out whether the host answers the paths of pages, once the page's own requests are answered. */
function findPaths(): void {
  if (!hasPaths && mayHavePaths) afterAnswers(askForPage);
}
