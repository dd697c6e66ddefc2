import type { TeleportRoute } from "@gamedata/client";
import type { Position } from "./view.js";

/** A point of a way in game units. */
export interface WayPoint extends Position {
  /** Whether a teleport leads to it, not a walk. */
  readonly isTeleport: boolean;
}

export function wayPointsOf({ from, steps }: TeleportRoute): readonly WayPoint[] {
  return [
    { x: from.x, y: from.y, isTeleport: false },
    ...steps.map(({ x, y, type }) => ({ x, y, isTeleport: type === "teleport" })),
  ];
}

/** Writes a way for an address: points after each other, with a `t` before those that a teleport leads to. */
export const writeWay = (points: readonly WayPoint[]): string =>
  points.map(({ x, y, isTeleport }) => `${isTeleport ? "t" : ""}${x},${y}`).join(":");

const pointForm = /^(t?)(-?\d{1,8}),(-?\d{1,8})$/;

/** Reads a way from an address; empty for anything else. */
export function readWay(text: string | undefined): readonly WayPoint[] {
  const parts = (text ?? "").split(":").map((part) => pointForm.exec(part));
  if (parts.includes(null)) return [];
  return parts.flatMap((match) =>
    match === null ? [] : [{ x: Number(match[2]), y: Number(match[3]), isTeleport: match[1] === "t" }],
  );
}
