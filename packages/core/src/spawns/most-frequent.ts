/** Returns the most frequent place, the lowest id on a tie; `undefined` if there is no place. */
export function mostFrequent<Place extends { readonly id: number }>(
  places: Iterable<Place | null | undefined>,
): Place | undefined {
  const counts = new Map<number, { readonly place: Place; count: number }>();
  for (const place of places) {
    if (place === null || place === undefined) continue;
    const counted = counts.get(place.id);
    if (counted === undefined) counts.set(place.id, { place, count: 1 });
    else counted.count += 1;
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count || a.place.id - b.place.id);
  return first?.place;
}
