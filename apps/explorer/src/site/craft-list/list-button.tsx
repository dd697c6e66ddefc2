import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { addToList, listHref, piecesOnList } from "./craft-list.js";

interface ListButtonProps {
  readonly itemId: number;
  /** The pieces that a click adds. */
  readonly count?: number;
  /** The recipe to make them by; by default the one that the service prefers. */
  readonly recipe?: number | undefined;
}

/** Adds a piece of each of several items to the list of crafts, and leads to the list once all are there. */
export function ListSetButton({ label, itemIds }: { readonly label: string; readonly itemIds: readonly number[] }) {
  const sets = Math.min(...itemIds.map(piecesOnList));
  const addAll = () => {
    for (const id of itemIds) addToList(id, 1, undefined);
  };
  return (
    <>
      <button type="button" class="no-print" onClick={addAll}>
        {label}
      </button>
      {sets > 0 && (
        <a class="no-print" href={listHref()}>
          {words().craftList.onList(whole(sets))}
        </a>
      )}
    </>
  );
}

/** Adds an item to the list of crafts, and leads to the list. */
export function ListButton({ itemId, count = 1, recipe }: ListButtonProps) {
  const { craftList } = words();
  const pieces = piecesOnList(itemId);
  return (
    <>
      <button type="button" class="no-print" onClick={() => addToList(itemId, count, recipe)}>
        {craftList.add}
      </button>
      {pieces > 0 && (
        <a class="no-print" href={listHref()}>
          {craftList.onList(whole(pieces))}
        </a>
      )}
    </>
  );
}
