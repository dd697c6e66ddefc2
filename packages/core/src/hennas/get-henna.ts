import type { HennaDetail, HennaId } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { classRefsOf } from "../classes/class-ref.js";
import { GameDataError } from "../error/game-data-error.js";
import { checkId, parseId } from "../query/id.js";
import type { Henna } from "./henna-index.js";

/**
 * Parses a henna symbol's id from a path.
 *
 * @param text The text: decimal digits, from 1.
 * @throws {GameDataError} `INVALID_ID` for anything else.
 */
export function parseHennaId(text: string): HennaId {
  return parseId(text, 1);
}

/**
 * Gives a henna symbol with the classes that may wear it.
 *
 * @param catalog The catalog.
 * @param id The symbol's id.
 * @throws {GameDataError} `INVALID_ID` for what is no id, `HENNA_NOT_FOUND` for an id that no symbol has.
 *
 * @example
 * ```ts
 * const henna = getHenna(catalog, 1);
 * assert.equal(henna.dyeItem.id, 4445);
 * ```
 */
export function getHenna(catalog: Catalog, id: HennaId): HennaDetail {
  const henna = catalog[parts].hennas().byId.get(checkId(id, 1));
  if (henna === undefined) throw new GameDataError({ code: "HENNA_NOT_FOUND", id });
  return hennaDetailOf(catalog, henna);
}

/**
 * Shows a henna symbol with the classes that may wear it.
 *
 * @param catalog The catalog.
 * @param henna The symbol.
 */
export function hennaDetailOf(catalog: Catalog, { row, summary }: Henna): HennaDetail {
  return { ...summary, allowedClasses: classRefsOf(catalog, row.classIds) };
}
