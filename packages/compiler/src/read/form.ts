import { nameKey } from "./name.js";
import type { XmlElement } from "./xml.js";

/** How some servers state the records of a table. */
export interface Form {
  /** The servers that state them so. */
  readonly servers: string;
  /** The files: names below the folder of the XML files, or a dump. */
  readonly files: readonly string[];
  /**
   * What the files of this form have, and those of the others before it do not: an element of a record, and behind it an attribute (`henna@symbolId`), a child
   * (`skill/attributes`), or a setting (`skill[target]`); columns of a dump.
   */
  readonly mark: string;
}

/** A form whose records are elements, with the function that reads one. */
export interface ElementForm<Read> extends Form {
  readonly read: Read;
}

const MARK = /^(?<name>[\w-]+)(?:@(?<attribute>\w+)|\/(?<child>\w+)|\[(?<setting>\w+)\])?$/u;

/** Whether an element has what a mark says. */
function hasMark(element: XmlElement, mark: string): boolean {
  const { name = "", attribute, child, setting } = MARK.exec(mark)?.groups ?? {};
  const isNamed = (wanted: string) => (one: string) => nameKey(one) === nameKey(wanted);
  if (!isNamed(name)(element.name)) return false;
  if (attribute !== undefined) return Object.keys(element.attributes).some(isNamed(attribute));
  if (child !== undefined) return element.children.some((one) => isNamed(child)(one.name));
  if (setting === undefined) return true;
  return element.children.some((one) => one.name === "set" && isNamed(setting)(one.attributes["name"] ?? ""));
}

/** Returns the first form whose mark an element has. */
export const formOf = <Some extends Form>(forms: readonly Some[], element: XmlElement): Some | undefined =>
  forms.find(({ mark }) => hasMark(element, mark));

/** Returns the names of the elements of several forms. */
export const elementNames = (forms: readonly Form[]): readonly string[] => [
  ...new Set(forms.map(({ mark }) => mark.replace(/[@/[].*$/u, ""))),
];
