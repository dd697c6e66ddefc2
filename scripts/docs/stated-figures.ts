import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../packed/packages.js";

/**
 * Compares the figures that a page states with measured ones.
 *
 * @param file The page, relative to the project's folder.
 * @param sentence Its groups are the figures, in the order of the measured ones; they may have commas between thousands.
 * @param tolerance The greatest relative difference, as a fraction.
 * @returns A line for each figure that is wrong.
 * @throws {Error} If the page does not have the sentence with as many figures.
 */
export function wrongFigures(
  file: string,
  sentence: RegExp,
  measured: readonly number[],
  tolerance: number,
): readonly string[] {
  const stated = sentence.exec(readFileSync(join(projectFolder, file), "utf8"))?.slice(1);
  if (stated?.length !== measured.length) throw new Error(`${file} has no ${measured.length} figures in ${sentence}`);
  return measured.flatMap((found, position) => {
    const figure = Number(stated[position]?.replaceAll(",", ""));
    return Math.abs(figure - found) <= tolerance * found ? [] : `${file} states ${figure}, measured is ${found}`;
  });
}
