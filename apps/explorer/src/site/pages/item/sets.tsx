import type { ItemDetail } from "@gamedata/client";
import { words } from "../../languages/words.js";
import { Effects } from "../../parts/effects.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";

/** The sets that an item is part of. */
export function SetPanel({ item: { partOfSets = [] } }: { readonly item: ItemDetail }) {
  if (partOfSets.length === 0) return null;
  return (
    <Panel title={words().item.sets}>
      {partOfSets.map(({ id, name, pieces, bonusSkill }) => (
        <div key={id}>
          <h3>
            <RecordLink kind="armor-set" id={id} name={name} />
          </h3>
          <p class="link-row">
            {Object.values(pieces).map((piece) => (
              <RecordLink key={piece.itemId} kind="item" id={piece.itemId} name={piece.name} />
            ))}
          </p>
          {bonusSkill && <Effects effects={bonusSkill.effects} conditionalEffects={bonusSkill.conditionalEffects} />}
        </div>
      ))}
    </Panel>
  );
}
