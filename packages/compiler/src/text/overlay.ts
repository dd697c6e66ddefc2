import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import type { TextOverlay } from "@gamedata/schema";
import * as v from "valibot";
import { writeDurably } from "../emit/durable.js";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";

const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The client ends its texts with line breaks, written out as a backslash and an n. */
const TRAILING_BREAKS = /(?:\\n|\s)+$/u;

const prose = v.pipe(
  v.string(),
  v.transform((text) => text.replace(TRAILING_BREAKS, "")),
);

const skillRow = v.strictObject({ skillId: number, level: number, description: prose });

const questRow = v.strictObject({
  questId: number,
  description: prose,
  steps: v.array(
    v.pipe(
      v.strictObject({
        stepIndex: number,
        title: prose,
        description: prose,
        completionNpcName: v.nullable(v.string()),
      }),
      v.transform(({ completionNpcName, ...step }) =>
        completionNpcName === null ? step : { ...step, completionNpcName },
      ),
    ),
  ),
});

/**
 * Reads the client prose of a datapack, quests by id and skills by id and level: `client/quest-journal.json` and
 * `client/skill-descriptions.json`. Blank descriptions are left out.
 *
 * @param datapack The datapack.
 * @param chronicle The chronicle.
 */
export function readOverlay(datapack: Datapack, chronicle: string): TextOverlay {
  const skills = readJsonRows(datapack, "client/skill-descriptions.json", skillRow).map(({ row }) => row);
  const quests = readJsonRows(datapack, "client/quest-journal.json", questRow).map(({ row }) => {
    const { description, ...quest } = row;
    return description === "" ? quest : { ...quest, description };
  });
  return {
    chronicle,
    skills: skills
      .filter(({ description }) => description !== "")
      .sort((a, b) => a.skillId - b.skillId || a.level - b.level),
    quests: quests.sort((a, b) => a.questId - b.questId),
  };
}

/**
 * Tells whether a file lies in a folder, links followed. An overlay must not lie in a data set, which is published.
 *
 * @param file The file, which need not exist.
 * @param folder The folder.
 */
export function isInside(file: string, folder: string): boolean {
  const path = relative(followLinks(resolve(folder)), followLinks(resolve(file)));
  return path !== ".." && !path.startsWith(`..${sep}`) && !isAbsolute(path);
}

/** Follows the links of the part of a path that exists. */
function followLinks(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(followLinks(parent), basename(path));
}

/**
 * Writes an overlay, a row a line, in place of the file as a whole.
 *
 * @param file The file.
 * @param overlay The overlay.
 */
export function writeOverlay(file: string, { chronicle, skills, quests }: TextOverlay): void {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
  const text = `{"chronicle":${JSON.stringify(chronicle)},"skills":[${lines(skills)}\n],"quests":[${lines(quests)}\n]}\n`;
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeDurably(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
