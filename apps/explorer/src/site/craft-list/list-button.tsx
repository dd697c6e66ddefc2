import { whole } from "../format/numbers.js";
import { words } from "../languages/words.js";
import { addToList, listHref, piecesOnList } from "./craft-list.js";

interface ListButtonProps {
  readonly itemIds: readonly number[];
  readonly label?: string;
  /** The pieces of each that a click adds. */
  readonly count?: number;
  /** The recipe to make them by; by default the one that the service prefers. */
  readonly recipe?: number | undefined;
}

/** Adds items to the list of crafts, and leads to the list once all are there. */
export function ListButton({ itemIds, label = words().craftList.add, count = 1, recipe }: ListButtonProps) {
  const pieces = Math.min(...itemIds.map(piecesOnList));
  const add = () => {
    for (const id of itemIds) addToList(id, count, recipe);
  };
  return (
    <>
      <button type="button" class="no-print" onClick={add}>
        {label}
      </button>
      {pieces > 0 && (
        <a class="no-print" href={listHref()}>
          {words().craftList.onList(whole(pieces))}
        </a>
      )}
    </>
  );
}
