import { searchText } from "@gamedata/rules";
import { address } from "./address.js";

/** Returns the text of a filter; `undefined` without one. */
export const filterText = (name: string): string | undefined => address.value.query[name]?.trim() || undefined;

/** Returns the whole number of a filter; `undefined` for anything else. */
export function filterNumber(name: string): number | undefined {
  const text = filterText(name);
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** Returns the whole numbers of those of some filters that are set. */
export const filterNumbers = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, filterNumber(name)]).filter(([, value]) => value !== undefined),
  ) as Readonly<Partial<Record<Name, number>>>;

/** Returns the value of a filter, in any case as in the API, if it is one of the allowed ones. */
export function filterChoice<Value extends string>(name: string, allowed: readonly Value[]): Value | undefined {
  const text = filterText(name)?.toLowerCase();
  return allowed.find((value) => value.toLowerCase() === text);
}

/** Returns whether a filter is set to yes or no; without it what holds then, and `undefined` for anything else. */
export function filterFlag(name: string, unset?: boolean): boolean | undefined {
  const text = filterText(name)?.toLowerCase();
  return text === undefined ? unset : ["true", "false"].includes(text) ? text === "true" : undefined;
}

/** Returns whether one of some values is that of a filter, as all are without it. */
export const choiceMatches = (name: string, ...values: readonly string[]): boolean =>
  filterText(name) === undefined || filterChoice(name, values) !== undefined;

/** Returns whether a name has the text of the filter `q`. */
export function nameMatches(name: string): boolean {
  const text = filterText("q");
  return text === undefined || searchText(name).includes(searchText(text));
}

/** Returns whether a level is within those of the filters `levelMin` and `levelMax`. */
export function levelMatches(level: number | null): boolean {
  const [min, max] = [filterNumber("levelMin"), filterNumber("levelMax")];
  return (
    (min === undefined || (level !== null && level >= min)) && (max === undefined || (level !== null && level <= max))
  );
}
