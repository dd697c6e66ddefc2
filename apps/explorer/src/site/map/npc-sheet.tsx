import type { SpawnFeature } from "@gamedata/client";
import { useEffect, useRef } from "preact/hooks";
import { percent, whole } from "../format/numbers.js";
import { termOf } from "../format/terms.js";
import { loadTerms, words } from "../languages/words.js";
import { Badge, LevelBadge } from "../parts/page-head.js";
import { RecordLink } from "../parts/record-link.js";
import { useAnswer } from "../service/use-answer.js";
import { lootSettings } from "../settings/settings.js";

/** The drops that are listed; the page of the NPC has all. */
const SHOWN = 6;

export function NpcSheet({ npc, onClose }: { readonly npc: SpawnFeature["properties"]; readonly onClose: () => void }) {
  const { npcId, name, level, npcType, isAggressive, count, kind } = npc;
  const { frame, map, npc: texts } = words();
  const card = useRef<HTMLElement>(null);
  // The map of the first page is without the words of NPCs; until they are there, the name of the source is shown.
  useEffect(() => void loadTerms("world").catch(() => {}), []);
  useEffect(() => {
    // The list that had the focus has given way to the card.
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <aside ref={card} class="map-card" aria-label={name} tabIndex={-1}>
      <button type="button" class="map-close" aria-label={frame.close} onClick={onClose}>
        ×
      </button>
      <h2>
        <RecordLink kind="npc" id={npcId} name={name} />
      </h2>
      <p>
        <LevelBadge level={level} /> {npcType && <Badge>{termOf("npcType", npcType).word}</Badge>}{" "}
        {isAggressive && <Badge>{texts.aggressive}</Badge>}
      </p>
      <p class="soft">
        {map.spawns(count)}
        {kind.length > 0 && `, ${kind.map((one) => map.spawnKinds[one]).join(", ")}`}
      </p>
      <BestLoot key={npcId} id={npcId} />
    </aside>
  );
}

function BestLoot({ id }: { readonly id: number }) {
  const { value } = useAnswer((client) => client.getNpcLoot(id, lootSettings.value), "card");
  const rows = (value?.rows ?? []).filter(({ type }) => type !== "herb");
  if (rows.length === 0) return null;
  const { npc, parts, settings: texts } = words();
  return (
    <>
      <h3>{npc.loot.title}</h3>
      <ul class="links">
        {rows.slice(0, SHOWN).map(({ itemId, itemName, probability, type, group, min }) => (
          <li key={`${itemId} ${group} ${min}`}>
            <RecordLink kind="item" id={itemId} name={itemName} />{" "}
            <span class="soft">
              {percent(probability)} %{type === "spoil" && ` ${texts.rates.spoil}`}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p class="soft">{parts.andMore(whole(rows.length - SHOWN))}</p>}
    </>
  );
}
