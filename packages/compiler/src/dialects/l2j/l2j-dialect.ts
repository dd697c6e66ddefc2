/** The names and units in which the datapacks of one L2J dialect differ from those of another. */
export interface L2jDialect {
  /** The folder of the XML files, relative to the datapack's. */
  readonly folder: string;
  /** Names of files that have another spelling, relative to `folder`. */
  readonly files: {
    readonly recipes: string;
    readonly seeds: string;
    readonly skillTrees: readonly string[];
    /** The folders that may have spawns in XML files. */
    readonly spawns: readonly string[];
  };
  /** Whether a henna that names no class is for all of them (class Henna). */
  readonly hasHennasForAll: boolean;
  /** Whether the ordinary spawns are in a dump, beside those in XML files. */
  readonly hasSpawnDump: boolean;
  /** The types of NPCs of which the engine leaves out the ordinary spawns (class SpawnTable). */
  readonly otherwiseSpawned: readonly string[];
}

/** The datapacks of L2J Server. */
export const l2jServer = (folder: string): L2jDialect => ({
  folder,
  files: {
    recipes: "recipes.xml",
    seeds: "seeds.xml",
    skillTrees: [
      "classSkillTree.xml",
      "forgottenSkillTree.xml",
      "highFiveCrossClassSkillTree.xml",
      "highFiveNewClassSkillTree.xml",
    ],
    spawns: ["spawnlist"],
  },
  hasHennasForAll: false,
  hasSpawnDump: true,
  otherwiseSpawned: ["RaidBoss", "SiegeGuard"],
});

/** The datapacks of L2J Mobius. */
export const l2jMobius = (folder: string): L2jDialect => ({
  folder,
  files: {
    recipes: "Recipes.xml",
    seeds: "Seeds.xml",
    skillTrees: ["StartingClass", "1stClass", "2ndClass", "3rdClass"],
    spawns: ["spawns"],
  },
  hasHennasForAll: true,
  hasSpawnDump: false,
  otherwiseSpawned: [],
});
