import { hrefOf } from "../../address/address.js";
import { estimate, whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { isNarrow } from "../../look/media.js";
import { Answered, Empty } from "../../parts/answered.js";
import { PlaceLink, RecordLink } from "../../parts/record-link.js";
import { LevelName } from "../../parts/tone.js";
import { allRows } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";
import { yieldSettings } from "../../settings/settings.js";
import { bestPlaces, LEAST_SPAWNS } from "./best-places.js";
import { fighterQuery, usualLevels } from "./hunting-query.js";
import "./places-to-go.css";

const SHOWN = 3;
const SHOWN_MONSTERS = 3;

/** The best places to hunt for a level, each with its best monsters, and the kills for the experience that is needed. */
export function PlacesToGo({ level, needed }: { level: number; needed?: number | undefined }) {
  const fighter = fighterQuery();
  const query = { ...yieldSettings.value, playerLevel: level, ...usualLevels(level), ...fighter };
  const answer = useAnswer(allRows((client, page) => client.listHuntingTargets({ ...query, ...page })));
  const { hunting, levels, lists } = words();
  // As high as three places usually are; the kills take a line of their own on a phone.
  const lines = isNarrow() ? (needed === undefined ? 9 : 13) : 7;
  return (
    <Answered answer={answer} lines={lines}>
      {(targets) => {
        const places = bestPlaces(targets, SHOWN);
        if (places.length === 0) {
          const isPlaced = targets.length === 0 || targets.some(({ location, region }) => location ?? region);
          return (
            <Empty>{isPlaced ? hunting.noPlaces(whole(LEAST_SPAWNS)) : lists.hasNone(lists.nouns.locations)}</Empty>
          );
        }
        return (
          <ol class="places-to-go">
            {places.map(({ place, kind, targets: there, spawnCount, score, exp }) => (
              <li key={place.id}>
                <strong>
                  <PlaceLink {...{ [kind]: place }} />
                </strong>{" "}
                <span class="soft">
                  {hunting.measures.exp} {hunting.units[fighter.per ?? "hp"]}: {estimate(score)} · {hunting.spawns}:{" "}
                  {whole(spawnCount)}
                  {needed !== undefined && ` · ${levels.kills(Math.ceil(needed / exp))}`}
                </span>
                <span class="link-row">
                  {there.slice(0, SHOWN_MONSTERS).map(({ npc }) => (
                    <span key={npc.id}>
                      <RecordLink kind="npc" id={npc.id} name={npc.name} />{" "}
                      <span class="soft">
                        <LevelName level={npc.level} />
                      </span>
                    </span>
                  ))}
                  {there.length > SHOWN_MONSTERS && (
                    <a href={hrefOf("/map", { npc: there.map(({ npc }) => npc.id).join() })}>
                      {words().parts.more(whole(there.length - SHOWN_MONSTERS))}
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ol>
        );
      }}
    </Answered>
  );
}
