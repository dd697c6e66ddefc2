import { PageHead } from "../parts/page-head.js";

/** The map. */
export function MapPage() {
  return <PageHead name="Map" />;
}
