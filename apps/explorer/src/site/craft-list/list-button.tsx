import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { addToList, listHref, piecesOnList } from "./craft-list.js";

/** Adds to the list, and leads to it if it has pieces already. */
const AddButton = ({ label, onClick, pieces }: { label: string; onClick: () => void; pieces: number }) => (
  <>
    <button type="button" class="no-print" onClick={onClick}>
      {label}
    </button>
    {pieces > 0 && (
      <a class="no-print" href={listHref()}>
        {words().craftList.onList(whole(pieces))}
      </a>
    )}
  </>
);

/** Adds a piece of each of several items to the list of crafts, and leads to the list once all are there. */
export function ListSetButton({ label, itemIds }: { readonly label: string; readonly itemIds: readonly number[] }) {
  const addAll = () => {
    for (const id of itemIds) addToList(id, 1, undefined);
  };
  return <AddButton label={label} onClick={addAll} pieces={Math.min(...itemIds.map(piecesOnList))} />;
}

interface ListButtonProps {
  readonly itemId: number;
  /** The pieces that a click adds. */
  readonly count?: number;
  /** The recipe to make them by; by default the one that the service prefers. */
  readonly recipe?: number | undefined;
}

/** Adds an item to the list of crafts, and leads to the list. */
export const ListButton = ({ itemId, count = 1, recipe }: ListButtonProps) => (
  <AddButton
    label={words().craftList.add}
    onClick={() => addToList(itemId, count, recipe)}
    pieces={piecesOnList(itemId)}
  />
);
