import type { HuntingMeasure, HuntingTarget, HuntingUnit } from "@gamedata/client";
import { duration, estimate } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { flagColumn, levelColumn, linkColumn, numberColumn, UNSORTED, writtenColumn } from "../../parts/columns.js";
import type { Column } from "../../parts/data-table.js";
import { PlaceLink } from "../../parts/place-link.js";
import { measures } from "./hunting-query.js";

/** Returns the columns of targets that are ranked by a measure for a unit: that comes first. */
export function huntingColumns(by: HuntingMeasure, per: HuntingUnit): readonly Column<HuntingTarget>[] {
  const { hunting: texts } = words();
  const perKill = (id: HuntingMeasure) =>
    writtenColumn<HuntingTarget>(id, texts.measures[id], (row) => row[id], estimate, {
      ...UNSORTED,
      unit: texts.units.kill,
    });
  return [
    linkColumn("npc", texts.monster, ({ npc }) => npc, UNSORTED),
    levelColumn(({ npc }) => npc.level, UNSORTED),
    {
      id: "score",
      title: texts.measures[by],
      unit: texts.units[per],
      isNumber: true,
      cell: ({ score }) => <strong>{estimate(score)}</strong>,
    },
    ...(per === "hour" ? [perKill(by)] : []),
    {
      id: "place",
      title: words().columns.place,
      cell: ({ location, region }) => (
        <span class="hunting-place">
          <PlaceLink location={location} region={region} />
        </span>
      ),
    },
    ...measures.filter((id) => per === "hp" || id !== by).map(perKill),
    numberColumn("hp", "HP", ({ hp }) => hp, UNSORTED),
    numberColumn("spawns", texts.spawns, ({ spawnCount }) => spawnCount, UNSORTED),
    writtenColumn("respawn", texts.respawn, ({ respawnSeconds }) => respawnSeconds, duration, UNSORTED),
    flagColumn("aggressive", texts.aggressive, ({ isAggressive }) => isAggressive),
  ];
}
