import { hrefOf } from "../../address/address.js";
import { sections } from "../../address/sections.js";
import { whole } from "../../format/numbers.js";
import { words } from "../../languages/words.js";
import { lazy } from "../../parts/lazy.js";
import { SearchBox } from "../../search/search-box.js";
import { siteName } from "../../service/configuration.js";
import { useAnswer } from "../../service/use-answer.js";
import "./home-page.css";

const HomeMap = lazy(async () => (await import("../../map/map-page.js")).MapPage);

const countOf = (table: { readonly rows: number } | undefined) => (table ? whole(table.rows) : " ");

/** The first page: the search, the map, and the ways into the data. */
export function HomePage() {
  const { value } = useAnswer((client) => client.getDataset(), "frame");
  return (
    <div class="home">
      <h1 class="unseen">{siteName}</h1>
      <SearchBox isLarge />
      <ul class="home-links">
        {sections.map(
          ({ path, counted }) =>
            counted &&
            value?.tables[counted.table]?.rows !== 0 && (
              <li key={path}>
                <a href={hrefOf(path)}>
                  <strong>{countOf(value?.tables[counted.table])}</strong>
                  {words().sections[counted.name]}
                </a>
              </li>
            ),
        )}
      </ul>
      <p class="link-row">
        <a href={hrefOf("/hunting")}>{words().lists.titles.hunting}</a>
        <a href={hrefOf("/raid-bosses")}>{words().lists.titles["raid-bosses"]}</a>
        <a href={hrefOf("/list")}>{words().craftList.linkTo}</a>
      </p>
      <HomeMap isEmbedded />
    </div>
  );
}
