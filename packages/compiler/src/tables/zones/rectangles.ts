import * as v from "valibot";
import type { Datapack } from "../../read/datapack.js";
import { readSqlRowsOf } from "../../read/sql.js";
import { coordinate, idText, labelText } from "../../read/values.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import { HIGHEST, LOWEST } from "./coords.js";

const columns = v.object({
  id: idText,
  type: labelText,
  name: v.exactOptional(v.string()),
  ...v.entriesFromList(["x1", "y1", "x2", "y2"], coordinate),
});

/** Types that name another kind than they begin with. */
const KINDS: Readonly<Record<string, string>> = {
  castleArea: "castle",
  castleHQ: "hq",
  siegeBattlefield: "siege",
  monsterDerbyTrack: "derbyTrack",
  olympiadStadia: "olympiadStadium",
};

/**
 * Reads the `zones` table of a dump of rectangles, of all heights (method `checkIfInZone` of class `ZoneType`, L2J before 2007), whose ids are
 * those of castles, clan halls and so on, not of zones. What has no extent, such as where players appear, is left out.
 */
export function readRectangles(datapack: Datapack, firstId: number): SourcedTable<"zones"> {
  let nextId = firstId;
  return readSqlRowsOf(datapack, "zone", columns).flatMap(({ row, ...position }) => {
    const { id: owner, type, name, x1, y1, x2, y2 } = row;
    if (x1 === x2 || y1 === y2 || (x2 === 0 && y2 === 0)) return datapack.report.leaveOut();
    const words = type.replace(/\s+(\w)/gu, (_, letter: string) => letter.toUpperCase());
    const word = words.replace(/^./u, (letter) => letter.toLowerCase());
    const kind = KINDS[word] ?? word;
    const ownerId = kind === "castle" || kind === "hq" ? "castleId" : kind === "clanHall" ? "clanHallId" : undefined;
    return finishRow(datapack.report, "zones", position, {
      id: nextId++,
      name: name || undefined,
      kind,
      shape: "cuboid",
      minZ: LOWEST,
      maxZ: HIGHEST,
      points: [
        [x1, y1],
        [x2, y2],
      ],
      ...(ownerId && { [ownerId]: owner }),
    });
  });
}
