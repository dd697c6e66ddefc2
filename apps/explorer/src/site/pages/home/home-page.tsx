import { hrefOf } from "../../address/address.js";
import { sections } from "../../address/sections.js";
import { gameServer, siteName } from "../../address/site.js";
import { itemsOnList, listHref } from "../../craft-list/craft-list.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { lazy } from "../../parts/lazy.js";
import { SearchBox } from "../../search/search-box.js";
import { currentChronicle } from "../../service/requests.js";
import { useAnswer } from "../../service/use-answer.js";
import { ownSettings } from "../../settings/settings.js";
import { SettingField, serverRatesInWords } from "../../settings/settings-strip.js";
import { keptKills } from "../raid-bosses/kills.js";
import "./home-page.css";

const WorldMap = lazy(async () => (await import("../../map/map-page.js")).WorldMap);
const PlacesToGo = lazy(async () => (await import("../hunting/places-to-go.js")).PlacesToGo);
const KeptBosses = lazy(async () => (await import("./kept-bosses.js")).KeptBosses);

/** The first page: which game this is, the search, what to do now, the ways into the data, and the map. */
export function HomePage() {
  const { value } = useAnswer((client) => client.getDataset(), "frame");
  const { home } = words();
  const hasSpawns = value?.tables["spawns"]?.rows !== 0;
  return (
    <div class="home">
      <header>
        <h1>{siteName}</h1>
        <p class="soft">{home.about(currentChronicle())}</p>
        {gameServer.rates !== undefined && <p class="soft">{serverRatesInWords()}</p>}
      </header>
      <SearchBox isLarge />
      {hasSpawns && <Now />}
      <ul class="home-links">
        {sections.map(
          ({ path, counted }) =>
            counted &&
            value?.tables[counted.table]?.rows !== 0 && (
              <li key={path}>
                <a href={hrefOf(path)}>
                  <strong>{value ? whole(value.tables[counted.table]?.rows) : " "}</strong>
                  {words().sections[counted.name]}
                </a>
              </li>
            ),
        )}
      </ul>
      {hasSpawns && <WorldMap isEmbedded />}
    </div>
  );
}

/** What a player can do now: places for the level, raid bosses, the list. */
function Now() {
  const { home, craftList, lists, sections: names } = words();
  const { playerLevel } = ownSettings.value;
  const [kills, onList] = [keptKills(), itemsOnList()];
  return (
    <section class="home-now" aria-label={home.now}>
      <p>
        <SettingField name="playerLevel" /> <span class="soft">{playerLevel === undefined && home.writeLevel}</span>
        {playerLevel !== undefined && <a href={hrefOf("/hunting")}>{lists.titles.hunting}</a>}
      </p>
      {playerLevel !== undefined && <PlacesToGo level={playerLevel} />}
      {kills.size > 0 && <KeptBosses kills={kills} />}
      <p class="link-row">
        <a href={hrefOf("/levels")}>{names.levels}</a>
        <a href={hrefOf("/raid-bosses")}>{lists.titles["raid-bosses"]}</a>
        <a href={onList > 0 ? listHref() : hrefOf("/list")}>
          {onList > 0 ? home.continueList(onList) : craftList.linkTo}
        </a>
      </p>
    </section>
  );
}
