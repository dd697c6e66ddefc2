import type { CastleId, CastleRef } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { itemRefOf } from "../records/items.js";
import { indexBy } from "../rows/index-by.js";

/** What the names of all circlets begin with; the name of the castle follows. */
const CIRCLET_OF = "Circlet of ";

const castleIndex = derived(({ dataset }) => indexBy(dataset.castles, (row) => row.id));

/**
 * Returns the reference to a castle. The source names a castle by its circlet only: that of `Circlet of Gludio` is
 * `Gludio Castle`. An unknown id has the name `#<id>`.
 */
export function castleRefOf(catalog: Catalog, id: CastleId): CastleRef {
  const castle = castleIndex(catalog).get(id);
  if (castle === undefined) return { id, name: `#${id}` };
  const circlet = itemRefOf(catalog, castle.circletItemId).name;
  return { id, name: circlet.startsWith(CIRCLET_OF) ? `${circlet.slice(CIRCLET_OF.length)} Castle` : circlet };
}
