import type { Catalog } from "@gamedata/core";
import type { Chronicles } from "../tools/tool.js";

const CHANGES_LINE = "\n- What differs between chronicles: get_record with `chronicle` and `changesFrom`.";

/** Returns what a client is told about the server: what it has, how to ask, and what is easily misread. */
export function instructionsFor(chronicles: Chronicles): string {
  const names = [...chronicles.keys()];
  const [first = ""] = names;
  const choice =
    names.length === 1 ? `chronicle ${first}` : `chronicles ${names.join(", ")} (argument chronicle; default ${first})`;
  return `Reference data of a fantasy online game, ${choice}. Read-only, works offline.
${Array.from(chronicles.values(), sourceOf).join("\n")}

How to ask
- Where a record is asked for, give its id or its whole name, in the language of the data, mostly English. A name that several records have is refused with the candidates: choose one, or ask the user.
- A long list is a table: \`columns\` name the cells of \`rows\`; what all rows have is \`same\`, what those of a group have stands in the group. Records in it are names (\`3 Stem\`: 3 pieces).
- Lists that do not fit are cut: \`total\` and \`nextCursor\` of a page, \`more\` of a record, \`total\` of a group. Repeat the call with the cursor, or ask for less with \`fields\`.${names.length === 1 ? "" : CHANGES_LINE}

How to read the answers
- NPCs of one name and level are one record; \`mergedIds\` are the source's entries. Odds are of one entry (\`rawId\`).
- \`chance\` is what the source states, in percent. Rows of one \`group\` exclude each other, so chances do not add up: use \`probability\` and \`expected\`. Spoil presumes a successful spoil. Rates are 1 unless given; every tool with \`rate\` takes the others of npc_loot, too.
- \`perHour\` is an upper bound: every spawn is killed as soon as it appears. \`expected\` of a craft is an estimate.
- A respawn of 0 seconds: the source states none.
- A price is the item's reference price in adena; a shop sells at its own. A server may differ from this source.

The data is GPL-3.0-only, the program MIT. Unofficial: not affiliated with, endorsed or sponsored by the owner of the game; names of the game are trademarks of their owners, used only as names.`;
}

const sourceOf = ({ manifest: { chronicle, dataVersion, source } }: Catalog): string =>
  `Data of ${chronicle}: ${dataVersion}, compiled from ${source.project} ${source.revision}.`;
