const idForm = /^[1-9]\d{0,9}$/;

/** Reads ids with commas between them; anything else is left out. */
export const readIds = (text = ""): readonly number[] =>
  text
    .split(",")
    .filter((id) => idForm.test(id))
    .map(Number);

/** Reads numbers of pieces by id, as `57:3,1060:20`; what is not valid is left out. */
export const readCounts = (text = ""): readonly (readonly [id: number, count: number])[] =>
  text.split(",").flatMap((pair) => {
    const [id = 0, count = 0, ...rest] = pair.split(":").flatMap(readIds);
    return id > 0 && count > 0 && rest.length === 0 ? [[id, count] as const] : [];
  });

/** Writes a list for an address; none for an empty one. */
export const writeList = (parts: readonly (number | string)[]): string | undefined =>
  parts.length === 0 ? undefined : parts.join();

/** Writes numbers of pieces by id. */
export const writeCounts = (counts: ReadonlyMap<number, number>): string | undefined =>
  writeList([...counts].map((pair) => pair.join(":")));
