/**
 * A target and the body that it must answer, worked out by hand from the files of the datapack. Long lists are pinned by
 * two of their rows and by how many there are.
 */
export type GoldenCase = readonly [target: string, body: unknown];

/** The meta of a first page that holds everything that was asked for. */
export const onePage = (total: number, limit: number) => ({ total, limit, offset: 0 });

/** The meta of a list that is always one page. */
export const unpagedList = (total: number) => onePage(total, total);

/** A number of pieces of an item. */
export const itemQuantity = (itemId: number, name: string, icon: string, count: number) => ({
  itemId,
  name,
  iconFile: `${icon}.png`,
  count,
});

/** A reference to Trap Stone. */
export const trapStone = { itemId: 8764, name: "Trap Stone", iconFile: "etc_capture_stone_i00.png" };
