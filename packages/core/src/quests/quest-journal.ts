import type { QuestClientJournalEntry, QuestText } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { derived } from "../catalog/derived.js";
import { cleanName } from "../names/clean-name.js";
import { type Npc, npcIndex, npcRefOf } from "../records/npcs.js";
import { indexBy } from "../rows/index-by.js";

/** The NPC that a name in client text means: by its own name, else by its title and name; the lowest id of several. */
const npcsByCalledName = derived((catalog): ReadonlyMap<string, Npc> => {
  const { all } = npcIndex(catalog);
  const byTitleAndName = indexBy(all, ({ canonical, name }) =>
    canonical.title === undefined ? undefined : cleanName(`${canonical.title} ${name}`),
  );
  return new Map([...byTitleAndName, ...indexBy(all, (npc) => npc.name)]);
});

/** Shows the steps of the in-game quest log. The NPC that completes a step is null when no NPC has the name in the text. */
export function questJournalOf(catalog: Catalog, text: QuestText): readonly QuestClientJournalEntry[] {
  const byCalledName = npcsByCalledName(catalog);
  return text.steps.map(({ stepIndex, title, description, completionNpcName }) => {
    const npc = completionNpcName === undefined ? undefined : byCalledName.get(cleanName(completionNpcName));
    return { stepIndex, title, description, completionNpc: npc === undefined ? null : npcRefOf(npc) };
  });
}
