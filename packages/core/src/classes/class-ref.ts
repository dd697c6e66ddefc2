import type { ClassId, ClassRef, ClassRow } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";

/**
 * Names a class.
 *
 * @param row The class's row.
 */
export function classRefOf({ id, name, professionLevel }: ClassRow): ClassRef {
  return { id, name, professionLevel };
}

/**
 * Names the classes of a list of ids, by ascending id; ids that no class has are left out.
 *
 * @param catalog The catalog.
 * @param ids The class ids, if there are any.
 */
export function classRefsOf(catalog: Catalog, ids: readonly ClassId[] = []): readonly ClassRef[] {
  const { byId } = catalog[parts].classes();
  return ids
    .toSorted((a, b) => a - b)
    .flatMap((id) => byId.get(id) ?? [])
    .map(classRefOf);
}
