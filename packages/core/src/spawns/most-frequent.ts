/** Returns the most frequent area, the lowest id on a tie; `undefined` if there is no area. */
export function mostFrequent<Area extends { readonly id: number }>(
  areas: Iterable<Area | null | undefined>,
): Area | undefined {
  const counts = new Map<number, { readonly area: Area; count: number }>();
  for (const area of areas) {
    if (area === null || area === undefined) continue;
    const counted = counts.get(area.id);
    if (counted === undefined) counts.set(area.id, { area, count: 1 });
    else counted.count += 1;
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count || a.area.id - b.area.id);
  return first?.area;
}
