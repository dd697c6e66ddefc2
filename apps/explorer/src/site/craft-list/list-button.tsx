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
