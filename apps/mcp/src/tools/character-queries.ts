import {
  classCollection,
  getCharacter,
  getFight,
  listHuntingTargets,
  npcCollection,
  planClassSkills,
} from "@gamedata/core";
import { invalidEnum } from "@gamedata/core/parse";
import type { Arguments } from "../call/arguments.js";
import type { AskedQuery } from "./asked-query.js";
import { levelDefaults } from "./level-defaults.js";

const ofClass = { parameter: "class", collection: classCollection } as const;

/** What a class learns up to a level. */
export const classSkills: AskedQuery = { query: planClassSkills, of: ofClass };

/** The stats of a character of a class. */
export const character: AskedQuery = { query: getCharacter, of: ofClass };

/** Words of the argument that chooses what is told of a class. */
export const classWords = ["skills", "character"] as const;

/** Chooses what is told of a class: by default what it learns, or the stats of a character. */
export function skillsOrCharacter({ show = "skills", ...args }: Arguments): readonly [AskedQuery, Arguments] {
  if (show !== "skills" && show !== "character") throw invalidEnum("show", show, classWords);
  return [show === "character" ? character : classSkills, args];
}

/** What can be hunted. */
export const hunting: AskedQuery = { query: listHuntingTargets, defaults: levelDefaults };

/** A fight against one NPC. */
export const fight: AskedQuery = { query: getFight, of: { parameter: "npc", collection: npcCollection } };

/** Chooses the ranking of all monsters, or the fight against the one that is named. */
export function huntOrFight(args: Arguments): readonly [AskedQuery, Arguments] {
  const { playerLevel, ...others } = args;
  return args["npc"] === undefined ? [hunting, args] : [fight, { ...others, level: playerLevel }];
}
