import type { QuestClientJournalEntry, QuestText } from "@gamedata/schema/types";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { cleanName } from "../names/clean-name.js";
import { type Npc, npcIndex, npcRefOf } from "../records/npcs.js";
import { indexBy } from "../rows/index-by.js";

/** NPCs by their names in client text: the name, else title and name; the lowest id if there are several. */
const npcsByTextName = derived((catalog): ReadonlyMap<string, Npc> => {
  const { all } = npcIndex(catalog);
  const byTitleAndName = indexBy(all, ({ canonical, name }) =>
    canonical.title === undefined ? undefined : cleanName(`${canonical.title} ${name}`),
  );
  return new Map([...byTitleAndName, ...indexBy(all, (npc) => npc.name)]);
});

/** Returns the steps of the in-game quest log. `completionNpc` is null if no NPC has the name in the text. */
export function questJournalOf(catalog: Catalog, text: QuestText): readonly QuestClientJournalEntry[] {
  const byTextName = npcsByTextName(catalog);
  return text.steps.map(({ stepIndex, title, description, completionNpcName }) => {
    const npc = completionNpcName === undefined ? undefined : byTextName.get(cleanName(completionNpcName));
    return { stepIndex, title, description, completionNpc: npc === undefined ? null : npcRefOf(npc) };
  });
}
