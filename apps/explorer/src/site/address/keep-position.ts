import { keep, readKept } from "../storage/kept.js";
import { address } from "./address.js";

/** The name under which this tab keeps where its page was left. */
const KEPT_POSITION = "gamedata.position";
/** Milliseconds within which a page that is loaded again has its rows. */
const PATIENCE = 10_000;

const shownPage = () => JSON.stringify(address.peek());

/** Shows a page that is loaded again where it was left, as soon as it is long enough, unless its reader moves it first. */
export function keepPosition(): void {
  addEventListener("pagehide", () => keep(KEPT_POSITION, [shownPage(), scrollY], "sessionStorage"));
  const [entry] = performance.getEntriesByType("navigation");
  const [page, top] = [readKept(KEPT_POSITION, "sessionStorage")].flat();
  if (entry?.toJSON().type !== "reload" || page !== shownPage() || typeof top !== "number" || top === 0) return;
  const observer = new ResizeObserver(() => scrollTo(0, top));
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  for (const event of ["wheel", "touchstart", "keydown", "pointerdown"]) addEventListener(event, stop, { once: true });
  setTimeout(stop, PATIENCE);
}
