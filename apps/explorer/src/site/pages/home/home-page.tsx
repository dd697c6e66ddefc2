import { hrefOf } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { lazy } from "../../parts/lazy.js";
import { SearchBox } from "../../search/search-box.js";
import { useAnswer } from "../../service/use-answer.js";
import "./home-page.css";

const collections = [
  ["/items", "Items", "items"],
  ["/npcs", "NPCs", "npcs"],
  ["/quests", "Quests", "quests"],
  ["/recipes", "Recipes", "recipes"],
  ["/classes", "Classes", "classes"],
  ["/map", "Spawns", "spawns"],
] as const;

const HomeMap = lazy(async () => (await import("../../map/map-page.js")).MapPage);

/** The first page: the search, the map, and the ways into the data. */
export function HomePage() {
  const { value } = useAnswer((client) => client.getDataset(), "frame");
  return (
    <div class="home">
      <h1 class="unseen">GameData</h1>
      <SearchBox isLarge />
      <ul class="home-links">
        {collections.map(([path, name, table]) => (
          <li key={path}>
            <a href={hrefOf(path)}>
              <strong>{value?.tables[table] ? whole(value.tables[table].rows) : " "}</strong>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <HomeMap isEmbedded />
    </div>
  );
}
