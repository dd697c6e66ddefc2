import type { ItemDetail } from "@gamedata/client";
import { words } from "../../languages/words.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink } from "../../parts/record-link.js";
import { piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";

/** The sets that an item is part of. */
export function SetPanel({ item: { partOfSets = [] } }: { readonly item: ItemDetail }) {
  if (partOfSets.length === 0) return null;
  return (
    <Panel title={words().item.sets}>
      {partOfSets.map((set) => (
        <div key={set.id}>
          <h3>
            <RecordLink kind="armor-set" id={set.id} name={set.name} />
          </h3>
          <p class="link-row">
            {piecesOf(set).map(({ piece, alternatives }) => (
              <SetPiece key={piece.itemId} piece={piece} alternatives={alternatives} />
            ))}
          </p>
          <SetBonus set={set} />
        </div>
      ))}
    </Panel>
  );
}
