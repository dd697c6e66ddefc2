import { present } from "@gamedata/rules";
import { attributeOf, readChildren } from "./element.js";
import { nameKey } from "./name.js";
import type { XmlElement } from "./xml.js";

/** How some servers state the records of a table. */
export interface Form {
  /** The servers that state them so. */
  readonly servers: string;
  /** The files: names below the folder of the XML files, or a dump. */
  readonly files: readonly string[];
  /**
   * What tells files of this form from those of the forms before it. In XML an element of a record, or one in it (`skill/attributes`), or with it
   * an attribute (`henna@symbolId`), a setting (`skill[target]`), or the beginning of its value (`skill[operateType=OP_]`); commas join several
   * of which one is enough. Of a dump its columns.
   */
  readonly mark: string;
}

/** A form whose records are elements, with the function that reads one. */
export interface ElementForm<Read> extends Form {
  readonly read: Read;
}

export function formFrom(servers: string, files: readonly string[], mark: string): Form;
export function formFrom<Read>(servers: string, files: readonly string[], mark: string, read: Read): ElementForm<Read>;
/** A form, which some servers have in some files, by its mark; with the function that reads an element of it. */
export function formFrom<Read>(servers: string, files: readonly string[], mark: string, read?: Read) {
  return { servers, files, mark, ...(read !== undefined && { read }) };
}

/** A mark of which an element is to have all parts. */
interface Mark {
  /** The keys of the element and those in it, the outermost first. */
  readonly path: readonly string[];
  readonly attribute?: string;
  /** The key of a setting. */
  readonly setting?: string;
  /** How the value of the setting begins. */
  readonly value?: string;
}

const MARK = /^(?<path>[\w/-]+)(?:@(?<attribute>\w+)|\[(?<setting>\w+)(?:=(?<value>\w+))?\])?$/u;

const parsed = new Map<string, readonly Mark[]>();

function marksOf(text: string): readonly Mark[] {
  let marks = parsed.get(text);
  if (marks === undefined) {
    marks = text.split(", ").map((one) => {
      const { path = "", attribute, setting, value } = MARK.exec(one)?.groups ?? {};
      return present({ path: path.split("/").map(nameKey), attribute, setting: setting && nameKey(setting), value });
    });
    parsed.set(text, marks);
  }
  return marks;
}

function isMarked(element: XmlElement, mark: Mark, depth = 0): boolean {
  const { path, attribute, setting, value = "" } = mark;
  if (nameKey(element.name) !== path[depth]) return false;
  if (depth + 1 < path.length) return element.children.some((child) => isMarked(child, mark, depth + 1));
  if (attribute !== undefined) return attributeOf(element, attribute) !== undefined;
  if (setting === undefined) return true;
  return element.children.some((set) => {
    if (nameKey(set.name) !== "set" || nameKey(attributeOf(set, "name") ?? "") !== setting) return false;
    return (attributeOf(set, "val") ?? "").startsWith(value);
  });
}

const hasMark = (element: XmlElement, text: string): boolean => marksOf(text).some((mark) => isMarked(element, mark));

/** Returns the first form whose mark an element has. */
export const formOf = <Some extends Form>(forms: readonly Some[], element: XmlElement): Some | undefined =>
  forms.find(({ mark }) => hasMark(element, mark));

export const elementNames = (forms: readonly Form[]): readonly string[] => [
  ...new Set(forms.flatMap(({ mark }) => mark.split(", ").map((one) => one.replace(/[@/[].*$/u, "")))),
];

/** Returns the records in an element, each with its form. One that no form knows is an error. */
export function readRecords<Some extends Form>(
  list: XmlElement,
  forms: readonly Some[],
): readonly { readonly form: Some; readonly element: XmlElement }[] {
  // An element that only another form has is none of this file.
  const found = forms.filter(({ mark }) => list.children.some((child) => hasMark(child, mark)));
  const names = elementNames(found.length === 0 ? forms : found);
  return readChildren(list, names).flatMap((element) => {
    const form = formOf(forms, element);
    if (form !== undefined) return [{ form, element }];
    return element.report.error(element, `<${element.name}>`, forms.map(({ mark }) => mark).join(", "), "none of them");
  });
}
