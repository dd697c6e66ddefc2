import type { Report } from "../diagnostic.js";
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
   * What tells files of this form from those of the forms before it. In XML an element of a record, or with it an attribute (`henna@symbolId`), a
   * child (`skill/attributes`), a setting (`skill[target]`), or the beginning of its value (`skill[operateType=OP_]`); commas join several of
   * which one is enough. Of a dump its columns.
   */
  readonly mark: string;
}

/** A form whose records are elements, with the function that reads one. */
export interface ElementForm<Read> extends Form {
  readonly read: Read;
}

/** A mark of which an element is to have all parts, as keys. */
interface Mark {
  readonly element: string;
  readonly attribute?: string;
  readonly child?: string;
  readonly setting?: string;
  /** How the value of the setting begins. */
  readonly value?: string;
}

const MARK = /^(?<element>[\w-]+)(?:@(?<attribute>\w+)|\/(?<child>\w+)|\[(?<setting>\w+)(?:=(?<value>\w+))?\])?$/u;

const parsed = new Map<string, readonly Mark[]>();

function marksOf(text: string): readonly Mark[] {
  let marks = parsed.get(text);
  if (marks === undefined) {
    marks = text.split(", ").map((one) => {
      const parts = Object.entries(MARK.exec(one)?.groups ?? {}).filter(([, name]) => name !== undefined);
      return {
        element: "",
        ...Object.fromEntries(parts.map(([part, name]) => [part, part === "value" ? name : nameKey(name)])),
      };
    });
    parsed.set(text, marks);
  }
  return marks;
}

const hasMark = (element: XmlElement, text: string): boolean =>
  marksOf(text).some(({ element: name, attribute, child, setting, value = "" }) => {
    if (nameKey(element.name) !== name) return false;
    if (attribute !== undefined) return attributeOf(element, attribute) !== undefined;
    if (child !== undefined) return element.children.some((one) => nameKey(one.name) === child);
    if (setting === undefined) return true;
    return element.children.some((set) => {
      if (nameKey(set.name) !== "set" || nameKey(attributeOf(set, "name") ?? "") !== setting) return false;
      return (attributeOf(set, "val") ?? "").startsWith(value);
    });
  });

/** Returns the first form whose mark an element has. */
export const formOf = <Some extends Form>(forms: readonly Some[], element: XmlElement): Some | undefined =>
  forms.find(({ mark }) => hasMark(element, mark));

export const elementNames = (forms: readonly Form[]): readonly string[] => [
  ...new Set(forms.flatMap(({ mark }) => mark.split(", ").map((one) => one.replace(/[@/[].*$/u, "")))),
];

/** Returns the records in an element, each with its form. One that no form knows is an error. */
export function readRecords<Some extends Form>(
  report: Report,
  list: XmlElement,
  forms: readonly Some[],
): readonly { readonly form: Some; readonly element: XmlElement }[] {
  // An element that only another form has is none of this file.
  const found = forms.filter(({ mark }) => list.children.some((child) => hasMark(child, mark)));
  const names = elementNames(found.length === 0 ? forms : found);
  return readChildren(report, list, names).flatMap((element) => {
    const form = formOf(forms, element);
    if (form !== undefined) return [{ form, element }];
    return report.error(element, `<${element.name}>`, forms.map(({ mark }) => mark).join(", "), "none of them");
  });
}
