import { readKept } from "../storage/kept.js";

/** The name under which the browser keeps the town where ways start. */
export const KEPT_TOWN = "gamedata.town";

/** Returns the position that is kept for the town; `undefined` without a chosen one. */
export function keptTown(): { readonly x: number; readonly y: number } | undefined {
  const [x, y] = String(readKept(KEPT_TOWN) ?? "")
    .split(",")
    .map(Number);
  return Number.isFinite(x) && y !== undefined && Number.isFinite(y) ? { x: Number(x), y } : undefined;
}

/** The start of a way in the address that stands for the town that is nearest to its end. */
export const NEAREST = "nearest";
