import type { QuestClientJournalEntry, QuestText } from "@gamedata/schema";
import type { Catalog } from "../catalog/catalog.js";
import { parts } from "../catalog/parts.js";
import { cleanName } from "../names/clean-name.js";
import { npcRefOf } from "../npcs/npc-ref.js";

/**
 * Shows the steps of the in-game quest log. The NPC that completes a step is matched in the cleaned layer by its name, else
 * by its title and name; null when none matches.
 *
 * @param catalog The catalog.
 * @param text What the client says of the quest.
 */
export function questJournalOf(catalog: Catalog, text: QuestText): readonly QuestClientJournalEntry[] {
  const { byCalledName } = catalog[parts].npcs();
  return text.steps.map(({ stepIndex, title, description, completionNpcName }) => {
    const npc = completionNpcName === undefined ? undefined : byCalledName().get(cleanName(completionNpcName));
    return { stepIndex, title, description, completionNpc: npc === undefined ? null : npcRefOf(npc) };
  });
}
