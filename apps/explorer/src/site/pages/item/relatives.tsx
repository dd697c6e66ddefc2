import type { ItemDetail } from "@gamedata/client";
import { words } from "../../languages/words.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink, RecordLinks } from "../../parts/record-link.js";
import { piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";
import { useAnswer } from "../../service/use-answer.js";

/** What belongs to a weapon or a piece of armor: the sets that it is part of, and its forms that stand behind it in lists. */
export function Relatives({ item }: { readonly item: ItemDetail }) {
  const { name, partOfSets = [], specialAbilityOptions = [] } = item;
  const { value } = useAnswer((client) => client.listItems({ q: name, variants: true }));
  // Those with a special ability have a panel of their own.
  const abilities = specialAbilityOptions.map(({ itemId }) => Number(itemId));
  const forms = value?.data.filter((form) => form.name.includes(name) && !abilities.includes(form.id)) ?? [];
  const { item: texts, sections } = words();
  return (
    <>
      <Panel title={sections.sets}>
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
      <Panel title={texts.forms}>{forms.length > 0 && <RecordLinks kind="item" of={forms} />}</Panel>
    </>
  );
}
