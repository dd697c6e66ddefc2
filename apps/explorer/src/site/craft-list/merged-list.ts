/** The parameters of the address that a list is made of. */
export const listParameters = ["items", "recipes", "buy", "stock"] as const;

/** A list as the address has it, a text for each parameter: ids, or ids with numbers of pieces. */
export type ListTexts = Readonly<Partial<Record<(typeof listParameters)[number], string>>>;

/** Splits `5:2,7` into what it has for each id. */
const partsOf = (text = ""): ReadonlyMap<string, string> =>
  new Map(text.split(",").flatMap((part) => (part === "" ? [] : [[part.split(":", 1).join(), part] as const])));

/** Makes the changes from one text to another in a third one. */
function mergeText(before: string | undefined, after: string | undefined, other: string | undefined) {
  const [old, changed, merged] = [partsOf(before), partsOf(after), new Map(partsOf(other))];
  for (const id of new Set([...old.keys(), ...changed.keys()])) {
    const part = changed.get(id);
    if (part === old.get(id)) continue;
    if (part === undefined) merged.delete(id);
    else merged.set(id, part);
  }
  return merged.size === 0 ? undefined : [...merged.values()].join();
}

/**
 * Makes the changes of a tab in the list that another tab has changed meanwhile, item by item: nothing of either is lost,
 * unless both changed the same item.
 *
 * @param before The list that both tabs began with.
 * @param after The list of this tab.
 * @param other The list that is kept.
 */
export function mergeLists(before: ListTexts, after: ListTexts, other: ListTexts): ListTexts {
  const merged = listParameters.map((name) => [name, mergeText(before[name], after[name], other[name])] as const);
  return Object.fromEntries(merged.filter(([, text]) => text !== undefined));
}

export const isSameList = (a: ListTexts, b: ListTexts): boolean => listParameters.every((name) => a[name] === b[name]);
