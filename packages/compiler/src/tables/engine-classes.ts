import type { ClassRow } from "@gamedata/schema";

/** A class of the engine, without its name, which the datapack states. */
interface EngineClass extends Omit<ClassRow, "name" | "skills" | "parentClassId"> {
  readonly parentClassId: number | null;
}

type Line = readonly [
  id: number,
  race: ClassRow["race"],
  type: ClassRow["type"],
  professionLevel: ClassRow["professionLevel"],
  parentClassId: number | null,
];

/** Source: `curated/class-tree.json` of High Five, taken from the engine's classes ClassId (race, parent) and PlayerClass (type, level). */
const LINES: readonly Line[] = [
  [0, "Human", "Fighter", 0, null], // Human Fighter
  [1, "Human", "Fighter", 1, 0], // Warrior
  [2, "Human", "Fighter", 2, 1], // Gladiator
  [3, "Human", "Fighter", 2, 1], // Warlord
  [4, "Human", "Fighter", 1, 0], // Human Knight
  [5, "Human", "Fighter", 2, 4], // Paladin
  [6, "Human", "Fighter", 2, 4], // Dark Avenger
  [7, "Human", "Fighter", 1, 0], // Rogue
  [8, "Human", "Fighter", 2, 7], // Treasure Hunter
  [9, "Human", "Fighter", 2, 7], // Hawkeye
  [10, "Human", "Mystic", 0, null], // Human Mystic
  [11, "Human", "Mystic", 1, 10], // Human Wizard
  [12, "Human", "Mystic", 2, 11], // Sorcerer
  [13, "Human", "Mystic", 2, 11], // Necromancer
  [14, "Human", "Mystic", 2, 11], // Warlock
  [15, "Human", "Priest", 1, 10], // Cleric
  [16, "Human", "Priest", 2, 15], // Bishop
  [17, "Human", "Priest", 2, 15], // Prophet
  [18, "Elf", "Fighter", 0, null], // Elven Fighter
  [19, "Elf", "Fighter", 1, 18], // Elven Knight
  [20, "Elf", "Fighter", 2, 19], // Temple Knight
  [21, "Elf", "Fighter", 2, 19], // Sword Singer
  [22, "Elf", "Fighter", 1, 18], // Elven Scout
  [23, "Elf", "Fighter", 2, 22], // Plains Walker
  [24, "Elf", "Fighter", 2, 22], // Silver Ranger
  [25, "Elf", "Mystic", 0, null], // Elven Mystic
  [26, "Elf", "Mystic", 1, 25], // Elven Wizard
  [27, "Elf", "Mystic", 2, 26], // Spellsinger
  [28, "Elf", "Mystic", 2, 26], // Elemental Summoner
  [29, "Elf", "Priest", 1, 25], // Elven Oracle
  [30, "Elf", "Priest", 2, 29], // Elven Elder
  [31, "Dark Elf", "Fighter", 0, null], // Dark Fighter
  [32, "Dark Elf", "Fighter", 1, 31], // Palus Knight
  [33, "Dark Elf", "Fighter", 2, 32], // Shillien Knight
  [34, "Dark Elf", "Fighter", 2, 32], // Bladedancer
  [35, "Dark Elf", "Fighter", 1, 31], // Assassin
  [36, "Dark Elf", "Fighter", 2, 35], // Abyss Walker
  [37, "Dark Elf", "Fighter", 2, 35], // Phantom Ranger
  [38, "Dark Elf", "Mystic", 0, null], // Dark Mystic
  [39, "Dark Elf", "Mystic", 1, 38], // Dark Wizard
  [40, "Dark Elf", "Mystic", 2, 39], // Spellhowler
  [41, "Dark Elf", "Mystic", 2, 39], // Phantom Summoner
  [42, "Dark Elf", "Priest", 1, 38], // Shillien Oracle
  [43, "Dark Elf", "Priest", 2, 42], // Shillien Elder
  [44, "Orc", "Fighter", 0, null], // Orc Fighter
  [45, "Orc", "Fighter", 1, 44], // Orc Raider
  [46, "Orc", "Fighter", 2, 45], // Destroyer
  [47, "Orc", "Fighter", 1, 44], // Monk
  [48, "Orc", "Fighter", 2, 47], // Tyrant
  [49, "Orc", "Mystic", 0, null], // Orc Mystic
  [50, "Orc", "Mystic", 1, 49], // Orc Shaman
  [51, "Orc", "Mystic", 2, 50], // Overlord
  [52, "Orc", "Mystic", 2, 50], // Warcryer
  [53, "Dwarf", "Fighter", 0, null], // Dwarven Fighter
  [54, "Dwarf", "Fighter", 1, 53], // Scavenger
  [55, "Dwarf", "Fighter", 2, 54], // Bounty Hunter
  [56, "Dwarf", "Fighter", 1, 53], // Artisan
  [57, "Dwarf", "Fighter", 2, 56], // Warsmith
  [88, "Human", "Fighter", 3, 2], // Duelist
  [89, "Human", "Fighter", 3, 3], // Dreadnought
  [90, "Human", "Fighter", 3, 5], // Phoenix Knight
  [91, "Human", "Fighter", 3, 6], // Hell Knight
  [92, "Human", "Fighter", 3, 9], // Sagittarius
  [93, "Human", "Fighter", 3, 8], // Adventurer
  [94, "Human", "Mystic", 3, 12], // Archmage
  [95, "Human", "Mystic", 3, 13], // Soultaker
  [96, "Human", "Mystic", 3, 14], // Arcana Lord
  [97, "Human", "Priest", 3, 16], // Cardinal
  [98, "Human", "Priest", 3, 17], // Hierophant
  [99, "Elf", "Fighter", 3, 20], // Eva's Templar
  [100, "Elf", "Fighter", 3, 21], // Sword Muse
  [101, "Elf", "Fighter", 3, 23], // Wind Rider
  [102, "Elf", "Fighter", 3, 24], // Moonlight Sentinel
  [103, "Elf", "Mystic", 3, 27], // Mystic Muse
  [104, "Elf", "Mystic", 3, 28], // Elemental Master
  [105, "Elf", "Priest", 3, 30], // Eva's Saint
  [106, "Dark Elf", "Fighter", 3, 33], // Shillien Templar
  [107, "Dark Elf", "Fighter", 3, 34], // Spectral Dancer
  [108, "Dark Elf", "Fighter", 3, 36], // Ghost Hunter
  [109, "Dark Elf", "Fighter", 3, 37], // Ghost Sentinel
  [110, "Dark Elf", "Mystic", 3, 40], // Storm Screamer
  [111, "Dark Elf", "Mystic", 3, 41], // Spectral Master
  [112, "Dark Elf", "Priest", 3, 43], // Shillien Saint
  [113, "Orc", "Fighter", 3, 46], // Titan
  [114, "Orc", "Fighter", 3, 48], // Grand Khavatari
  [115, "Orc", "Mystic", 3, 51], // Dominator
  [116, "Orc", "Mystic", 3, 52], // Doom Cryer
  [117, "Dwarf", "Fighter", 3, 55], // Fortune Seeker
  [118, "Dwarf", "Fighter", 3, 57], // Maestro
  [123, "Kamael", "Fighter", 0, null], // Male Kamael Soldier
  [124, "Kamael", "Fighter", 0, null], // Female Kamael Soldier
  [125, "Kamael", "Fighter", 1, 123], // Trooper
  [126, "Kamael", "Fighter", 1, 124], // Warder
  [127, "Kamael", "Fighter", 2, 125], // Berserker
  [128, "Kamael", "Fighter", 2, 125], // Male Soul Breaker
  [129, "Kamael", "Fighter", 2, 126], // Female Soul Breaker
  [130, "Kamael", "Fighter", 2, 126], // Arbalester
  [131, "Kamael", "Fighter", 3, 127], // Doombringer
  [132, "Kamael", "Fighter", 3, 128], // Male Soul Hound
  [133, "Kamael", "Fighter", 3, 129], // Female Soul Hound
  [134, "Kamael", "Fighter", 3, 130], // Trickster
  [135, "Kamael", "Fighter", 2, 126], // Inspector
  [136, "Kamael", "Fighter", 3, 135], // Judicator
];

/** The classes of the engine. A datapack states neither their race nor their type, and some parents wrongly. */
export const engineClassTree: readonly EngineClass[] = LINES.map(
  ([id, race, type, professionLevel, parentClassId]) => ({
    id,
    race,
    type,
    professionLevel,
    parentClassId,
  }),
);
