import type { HuntingMeasure, HuntingTarget, HuntingUnit } from "@gamedata/client";
import { duration, estimate, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import type { Column } from "../../parts/data-table.js";
import { PlaceLink } from "../../parts/place-link.js";
import { RecordLink } from "../../parts/record-link.js";
import { levelColumn } from "../../parts/tone.js";

/** Returns the columns of targets that are ranked by a measure for a unit: that comes first. */
export function huntingColumns(by: HuntingMeasure, per: HuntingUnit): readonly Column<HuntingTarget>[] {
  const { hunting: texts } = words();
  const perKill = (id: HuntingMeasure): Column<HuntingTarget> => ({
    id,
    title: texts.measures[id],
    unit: texts.units.kill,
    isNumber: true,
    cell: (row) => estimate(row[id]),
  });
  return [
    {
      id: "name",
      title: texts.monster,
      cell: ({ npc }) => <RecordLink kind="npc" id={npc.id} name={npc.name} />,
    },
    levelColumn(({ npc }) => npc.level, { isSortable: false }),
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
      title: texts.place,
      cell: ({ location, region }) => (
        <span class="hunting-place">
          <PlaceLink location={location} region={region} />
        </span>
      ),
    },
    ...(["exp", "sp", "adena", "value"] as const).filter((id) => per === "hp" || id !== by).map(perKill),
    { id: "hp", title: "HP", isNumber: true, cell: ({ hp }) => whole(hp) },
    { id: "spawns", title: texts.spawns, isNumber: true, cell: ({ spawnCount }) => whole(spawnCount) },
    { id: "respawn", title: texts.respawn, isNumber: true, cell: ({ respawnSeconds }) => duration(respawnSeconds) },
    {
      id: "aggressive",
      title: texts.aggressive,
      isWideOnly: true,
      cell: ({ isAggressive }) => (isAggressive ? texts.yes : texts.no),
    },
  ];
}
