import { isGameDataApiError, type TeleportRoute } from "@gamedata/client";
import { WALKS } from "@gamedata/rules";
import { useMemo } from "preact/hooks";
import { address, changeQuery, hrefOf } from "../address/address.js";
import type { QueryChanges } from "../address/written-address.js";
import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { type PlaceLabel, placeLabelsOf } from "../map/place-labels.js";
import type { Position } from "../map/view.js";
import { wayPointsOf, writeWay } from "../map/way-points.js";
import { Answered, Empty } from "../parts/answered.js";
import { Select } from "../parts/fields.js";
import { type Answer, useAnswer } from "../service/use-answer.js";
import { SmallMap, useZonesBelow } from "../small-map/small-map.js";
import { keep } from "../storage/kept.js";
import { KEPT_TOWN, NEAREST } from "./start.js";
import { WaySteps } from "./way-steps.js";

export interface Destination extends Position {
  readonly name: string;
  /** The NPC to find, at whichever of its spawns is cheapest to reach. */
  readonly npcId?: number;
  /** The filter of the large map that shows it. */
  readonly mapQuery: QueryChanges;
}

/** The service takes whole game units, between which the middle of a zone or of spawns can be. */
const wholePosition = ({ x, y }: Position): Position => ({ x: Math.round(x), y: Math.round(y) });

function useTowns(): Answer<readonly PlaceLabel[]> {
  const frame = useAnswer((client) => client.getMapFrame(), "frame");
  const zones = useZonesBelow();
  const value = useMemo(() => {
    if (frame.value === undefined || zones === undefined) return undefined;
    const { towns } = placeLabelsOf(frame.value, zones);
    return towns.map((town) => ({ ...town, ...wholePosition(town) })).toSorted((a, b) => a.text.localeCompare(b.text));
  }, [frame.value, zones]);
  return { ...frame, value };
}

/** Returns the town that is nearest to a place; `undefined` if there are none. */
function nearestTown(towns: readonly PlaceLabel[], { x, y }: Position): PlaceLabel | undefined {
  const distance = (town: PlaceLabel) => Math.hypot(town.x - x, town.y - y);
  return towns.toSorted((a, b) => distance(a) - distance(b))[0];
}

const positionForm = /^-?\d{1,8},-?\d{1,8}$/;

const textOf = ({ x, y }: Position): string => `${x},${y}`;

/** Returns the town of a text: the one there, or nearest to it in another chronicle; nearest to the end for anything else. */
function townOf(towns: readonly PlaceLabel[], text: string | undefined, end: Position): PlaceLabel | undefined {
  if (text === undefined || !positionForm.test(text)) return nearestTown(towns, end);
  const [x = 0, y = 0] = text.split(",").map(Number);
  return nearestTown(towns, { x, y });
}

export function WayView({ destination }: { readonly destination: Destination }) {
  const { from, walk } = address.value.query;
  const texts = words().way;
  const choose = (text: string) => {
    keep(KEPT_TOWN, text);
    changeQuery({ from: text, walk: undefined });
  };
  return (
    <Answered answer={useTowns()} lines={12}>
      {(towns) => {
        const town = townOf(towns, from, destination);
        if (town === undefined) return <Empty>{texts.noTowns}</Empty>;
        return (
          <>
            <p class="way-form">
              <Select
                isLabeled
                label={texts.from}
                value={from === NEAREST ? NEAREST : textOf(town)}
                choices={[
                  [NEAREST, texts.nearestTown(townOf(towns, NEAREST, destination)?.text ?? "")],
                  ...towns.map((one) => [textOf(one), one.text] as const),
                ]}
                onChoose={choose}
              />
            </p>
            <Way town={town} destination={destination} walk={WALKS.find((one) => String(one) === walk) ?? WALKS[0]} />
          </>
        );
      }}
    </Answered>
  );
}

interface WayProps {
  readonly town: PlaceLabel;
  readonly destination: Destination;
  readonly walk: (typeof WALKS)[number];
}

/** The way with walks up to a length; where there is none, the way with the next longer ones. */
function Way({ town, destination, walk }: WayProps) {
  const { npcId } = destination;
  const { x, y } = wholePosition(destination);
  const answer = useAnswer((client) => client.findTeleportRoute({ from: [town.x, town.y], to: npcId ?? [x, y], walk }));
  const longer = WALKS[WALKS.indexOf(walk) + 1];
  if (isGameDataApiError(answer.error) && answer.error.code === "TELEPORT_ROUTE_NOT_FOUND") {
    if (longer !== undefined) return <Way town={town} destination={destination} walk={longer} />;
    return <Empty>{words().way.noWay(town.text, whole(walk))}</Empty>;
  }
  return (
    <Answered answer={answer} lines={14}>
      {(route) => <RouteView route={route} town={town} destination={destination} />}
    </Answered>
  );
}

function RouteView({ route, town, destination }: Omit<WayProps, "walk"> & { readonly route: TeleportRoute }) {
  const points = useMemo(() => wayPointsOf(route), [route]);
  const { alternatives = [] } = route;
  const texts = words().way;
  return (
    <>
      <WaySteps route={route} start={town.text} end={destination.name} />
      {alternatives.length > 0 && (
        <p class="link-row no-print">
          <span class="soft">{texts.longerWalks}</span>
          {alternatives.map(({ walk, price, distance }) => (
            <button key={walk} type="button" onClick={() => changeQuery({ walk: String(walk) })}>
              {texts.alternative(words().parts.inAdena(price), whole(distance))}
            </button>
          ))}
        </p>
      )}
      {address.value.query["walk"] !== undefined && (
        <p class="no-print">
          <button type="button" onClick={() => changeQuery({ walk: undefined })}>
            {texts.shortestWalks}
          </button>
        </p>
      )}
      {points.length > 1 && (
        <>
          <SmallMap features={[]} way={points} label={texts.map(town.text, destination.name)} />
          <p>
            <a href={hrefOf("/map", { ...destination.mapQuery, way: writeWay(points) })}>{texts.onLargeMap}</a>
          </p>
        </>
      )}
    </>
  );
}
