import type { SearchHit } from "@gamedata/client";
import { words } from "../languages/words.js";
import { useAnswer } from "../service/use-answer.js";
import { RecordLink } from "./record-link.js";

/** The names that are nearest to a text for which a list has no row. */
export function Nearest({ text, types }: { readonly text: string; readonly types: readonly SearchHit["type"][] }) {
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
