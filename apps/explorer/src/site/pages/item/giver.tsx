import type { ItemLootSource } from "@gamedata/client";
import { RecordLink } from "../../parts/record-link.js";

/** A link to the NPC that gives an item, with the loot of that NPC among those of its name and level that does. */
export const Giver = ({ source: { npc, rawId } }: { readonly source: ItemLootSource }) => (
  <RecordLink kind="npc" id={npc.id} name={npc.name} query={rawId === npc.id ? {} : { raw: String(rawId) }} />
);
