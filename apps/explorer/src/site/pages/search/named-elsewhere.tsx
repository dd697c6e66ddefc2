import { searchText } from "@gamedata/rules";
import { hrefOf } from "../../address/address.js";
import { chronicles } from "../../address/site.js";
import { words } from "../../languages/words.js";
import { grouped } from "../../parts/grouped.js";
import { pathOf } from "../../parts/record-kinds.js";
import { useAnswer } from "../../service/use-answer.js";

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
