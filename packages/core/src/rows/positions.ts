/** Returns the positions of `count` rows, from 0, in a loop because a list may have thousands of rows. */
export function positionsOf(count: number): Uint32Array {
  const positions = new Uint32Array(count);
  for (let position = 0; position < count; position += 1) positions[position] = position;
  return positions;
}
