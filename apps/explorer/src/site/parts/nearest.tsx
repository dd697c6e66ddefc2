import type { SearchResult } from "@gamedata/client";
import { searchText } from "@gamedata/rules";
import { hrefOf } from "../address/address.js";
import { chronicles } from "../address/site.js";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { grouped } from "./grouped.js";
import { pathOf } from "./record-kinds.js";
import { RecordLink } from "./record-link.js";

/** The names that are nearest to a text for which a list has no row. */
export function Nearest({ text, types }: { readonly text: string; readonly types: readonly SearchResult["type"][] }) {
  const { value } = useAnswer((client) => client.search({ q: text, types, limit: 8 }), "frame");
  if (value === undefined || value.data.length === 0) return null;
  return (
    <p class="link-row">
      <span class="soft">{words().parts.similar}</span>
      {value.data.map(({ type, id, name }) => (
        <RecordLink key={id} kind={type} id={id} name={name} />
      ))}
    </p>
  );
}

/** The most records of another chronicle that are named. */
const MOST_ELSEWHERE = 3;

/** The records of another chronicle whose names have a text. */
export function NamedElsewhere({ text, chronicle }: { readonly text: string; readonly chronicle: string }) {
  const { value } = useAnswer((client) => client.search({ q: text, limit: MOST_ELSEWHERE }), "frame", chronicle);
  const found = value?.data.filter(({ name }) => searchText(name).includes(searchText(text))) ?? [];
  if (found.length === 0) return null;
  // Of several with the same name, one.
  const named = [...grouped(found, ({ name }) => name).values()].flatMap((same) => same.slice(0, 1));
  const query = { chronicle: chronicle === chronicles[0] ? undefined : chronicle };
  return (
    <p class="link-row">
      {named.map(({ type, id, name }) => (
        <a key={`${type} ${id}`} href={hrefOf(pathOf(type, id), query, name)}>
          {words().states.recordIn(name, chronicle)}
        </a>
      ))}
    </p>
  );
}
