import { type Datapack, oncePerName } from "./datapack.js";
import { hasFile } from "./file.js";
import { readXml, readXmlFolder, type XmlElement } from "./xml.js";

/** The names that files, or folders of files, of one kind have in several servers, relative to the folder of the XML files. */
export type Names = readonly [string, ...string[]];

/** Returns the path of the first one that a datapack has, in this spelling or else in another one; undefined if it has none. */
export function findPlace(datapack: Datapack, names: Names): string | undefined {
  const found = names.map((name) => `${datapack.folder}/${name}`).filter((path) => hasFile(datapack, path));
  const same = found.filter((path) => datapack.locate(path).endsWith(path.slice(datapack.folder.length)));
  return same.toSorted((one, other) => other.length - one.length)[0] ?? found[0];
}

/** Reads the XML file with one of several names; undefined where a datapack has none of them, or it cannot be read. */
export function readOptionalXml(datapack: Datapack, names: Names): XmlElement | undefined {
  const file = findPlace(datapack, names);
  return file === undefined ? undefined : readXml(datapack, file);
}

/** Reads a file that several tables state facts of, once for all of them. */
export const readOnce = oncePerName((datapack, file) => readXml(datapack, file, file));

/** Reads an XML file as `readOptionalXml`, once for several tables. */
export function readSharedXml(datapack: Datapack, names: Names): XmlElement | undefined {
  const file = findPlace(datapack, names);
  return file === undefined ? undefined : readOnce(datapack, file);
}

/** Returns the path of the first one that a datapack has, or else of the first one, which its reader notes as missing. */
export const placeOf = (datapack: Datapack, names: Names): string =>
  findPlace(datapack, names) ?? `${datapack.folder}/${names[0]}`;

/** Reads the XML file with one of several names, or the files of the folder, as `readXml` and `readXmlFolder`. */
export function readXmlAt<Result>(
  datapack: Datapack,
  names: Names,
  read: (root: XmlElement) => readonly Result[],
): readonly Result[] {
  const place = placeOf(datapack, names);
  if (!place.toLowerCase().endsWith(".xml")) return readXmlFolder(datapack, place, read);
  const root = readXml(datapack, place, place);
  return root === undefined ? [] : read(root);
}
