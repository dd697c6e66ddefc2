import { isRecord } from "@gamedata/rules";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns two values without the fields that both have alike. */
export function differingParts(one: unknown, other: unknown): readonly [unknown, unknown] {
  if (!isRecord(one) || !isRecord(other)) return [one, other];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const parts = names
    .filter((name) => !isSame(one[name], other[name]))
    .map((name) => [name, ...differingParts(one[name], other[name])] as const);
  return [
    Object.fromEntries(parts.map(([name, value]) => [name, value])),
    Object.fromEntries(parts.map(([name, , value]) => [name, value])),
  ];
}
