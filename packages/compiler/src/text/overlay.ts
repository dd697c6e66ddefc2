import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { replaceFile } from "@gamedata/program";
import type { TextOverlay } from "@gamedata/schema";
import * as v from "valibot";
import type { Datapack } from "../read/datapack.js";
import { readJsonRows } from "../read/json.js";
import { isWithin } from "../read/walk.js";

const number = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The client ends its texts with line breaks, written as a backslash and an n. */
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
 * Reads the client text of a datapack from `client/quest-journal.json` and `client/skill-descriptions.json`: quests by
 * id, skills by id and level. Blank descriptions are left out.
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
 * Returns whether a file is in a folder after symbolic links are resolved. An overlay must not be in a data set,
 * because data sets are published.
 *
 * @param file A path; the file need not exist.
 */
export const isInside = (file: string, folder: string): boolean =>
  isWithin(followLinks(resolve(file)), followLinks(resolve(folder)));

/** Resolves the symbolic links in the existing part of a path. */
function followLinks(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(followLinks(parent), basename(path));
}

/** Writes an overlay with one row per line; the file is replaced as a whole. */
export function writeOverlay(file: string, { chronicle, skills, quests }: TextOverlay): void {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
  const text = `{"chronicle":${JSON.stringify(chronicle)},"skills":[${lines(skills)}\n],"quests":[${lines(quests)}\n]}\n`;
  replaceFile(file, text);
}
