import type { ItemDetail } from "@gamedata/client";
import { words } from "../../languages/words.js";
import { Panel } from "../../parts/panel.js";
import { RecordLink, RecordLinks } from "../../parts/record-link.js";
import { piecesOf, SetBonus, SetPiece } from "../../parts/set-bonus.js";
import { useAnswer } from "../../service/use-answer.js";

/** What belongs to a weapon or a piece of armor: the sets that it is part of, and its other forms. */
export const Relatives = ({ item }: { readonly item: ItemDetail }) => (
  <>
    <SetPanel item={item} />
    <Forms item={item} />
  </>
);

/** The sets that an item is part of. */
function SetPanel({ item: { partOfSets = [] } }: { readonly item: ItemDetail }) {
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

/** The forms of an item that stand behind it in lists; those with a special ability have a panel of their own. */
function Forms({ item: { name, specialAbilityOptions = [] } }: { readonly item: ItemDetail }) {
  const { value } = useAnswer((client) => client.listItems({ q: name, variants: true }));
  const abilities = specialAbilityOptions.map(({ itemId }) => Number(itemId));
  const forms = value?.data.filter((form) => form.name.includes(name) && !abilities.includes(form.id)) ?? [];
  if (forms.length === 0) return null;
  return (
    <Panel title={words().item.forms}>
      <RecordLinks kind="item" of={forms} />
    </Panel>
  );
}
