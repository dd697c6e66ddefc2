import * as v from "valibot";
import type { XmlElement } from "../../read/xml.js";
import { type TreeRow, treeRow } from "./class-parts.js";

/**
 * The classes of the engine of High Five: after their race and type the id and the name of each, and behind `<` the id of its parent. Source:
 * `curated/class-tree.json` of High Five, taken from the engine's classes ClassId (race, parent) and PlayerClass (type, level).
 */
const CLASSES = `
Human/Fighter: 0 Human Fighter, 1 Warrior < 0, 2 Gladiator < 1, 88 Duelist < 2, 3 Warlord < 1, 89 Dreadnought < 3
Human/Fighter: 4 Human Knight < 0, 5 Paladin < 4, 90 Phoenix Knight < 5, 6 Dark Avenger < 4, 91 Hell Knight < 6
Human/Fighter: 7 Rogue < 0, 8 Treasure Hunter < 7, 93 Adventurer < 8, 9 Hawkeye < 7, 92 Sagittarius < 9
Human/Mystic: 10 Human Mystic
Human/Mystic: 11 Human Wizard < 10, 12 Sorcerer < 11, 94 Archmage < 12, 13 Necromancer < 11, 95 Soultaker < 13, 14 Warlock < 11, 96 Arcana Lord < 14
Human/Priest: 15 Cleric < 10, 16 Bishop < 15, 97 Cardinal < 16, 17 Prophet < 15, 98 Hierophant < 17
Elf/Fighter: 18 Elven Fighter
Elf/Fighter: 19 Elven Knight < 18, 20 Temple Knight < 19, 99 Eva's Templar < 20, 21 Sword Singer < 19, 100 Sword Muse < 21
Elf/Fighter: 22 Elven Scout < 18, 23 Plains Walker < 22, 101 Wind Rider < 23, 24 Silver Ranger < 22, 102 Moonlight Sentinel < 24
Elf/Mystic: 25 Elven Mystic
Elf/Mystic: 26 Elven Wizard < 25, 27 Spellsinger < 26, 103 Mystic Muse < 27, 28 Elemental Summoner < 26, 104 Elemental Master < 28
Elf/Priest: 29 Elven Oracle < 25, 30 Elven Elder < 29, 105 Eva's Saint < 30
Dark Elf/Fighter: 31 Dark Fighter
Dark Elf/Fighter: 32 Palus Knight < 31, 33 Shillien Knight < 32, 106 Shillien Templar < 33, 34 Bladedancer < 32, 107 Spectral Dancer < 34
Dark Elf/Fighter: 35 Assassin < 31, 36 Abyss Walker < 35, 108 Ghost Hunter < 36, 37 Phantom Ranger < 35, 109 Ghost Sentinel < 37
Dark Elf/Mystic: 38 Dark Mystic
Dark Elf/Mystic: 39 Dark Wizard < 38, 40 Spellhowler < 39, 110 Storm Screamer < 40, 41 Phantom Summoner < 39, 111 Spectral Master < 41
Dark Elf/Priest: 42 Shillien Oracle < 38, 43 Shillien Elder < 42, 112 Shillien Saint < 43
Orc/Fighter: 44 Orc Fighter, 45 Orc Raider < 44, 46 Destroyer < 45, 113 Titan < 46, 47 Monk < 44, 48 Tyrant < 47, 114 Grand Khavatari < 48
Orc/Mystic: 49 Orc Mystic, 50 Orc Shaman < 49, 51 Overlord < 50, 115 Dominator < 51, 52 Warcryer < 50, 116 Doom Cryer < 52
Dwarf/Fighter: 53 Dwarven Fighter, 54 Scavenger < 53, 55 Bounty Hunter < 54, 117 Fortune Seeker < 55
Dwarf/Fighter: 56 Artisan < 53, 57 Warsmith < 56, 118 Maestro < 57
Kamael/Fighter: 123 Male Kamael Soldier
Kamael/Fighter: 125 Trooper < 123, 127 Berserker < 125, 131 Doombringer < 127, 128 Male Soul Breaker < 125, 132 Male Soul Hound < 128
Kamael/Fighter: 124 Female Kamael Soldier
Kamael/Fighter: 126 Warder < 124, 129 Female Soul Breaker < 126, 133 Female Soul Hound < 129, 130 Arbalester < 126, 134 Trickster < 130, 135 Inspector < 126, 136 Judicator < 135`;

/** First classes of later games. Source: L2J Mobius, class PlayerClass; of the files, the races of those of the live game alone (212, 231). */
const LATER_CLASSES = `
Ertheia/Fighter: 182 Ertheia Fighter
Ertheia/Mystic: 183 Ertheia Wizard
Kamael/Fighter: 192 Jin Kamael Soldier, 260 Ashigaru
Human/Fighter: 196 Death Pilgrim, 212 Death Soldier, 221 Assassin, 247 Warg
Elf/Fighter: 200 Death Pilgrim
Dark Elf/Fighter: 204 Death Pilgrim, 225 Assassin, 251 Blood Rose
Sylph/Fighter: 208 Sylph Gunner
Orc/Fighter: 217 Orc Lancer
Dwarf/Fighter: 231 Dwarf Maker
High Elf/Mystic: 236 Element Weaver
High Elf/Fighter: 240 Divine Templar`;

const CLASS = /^(?<id>\d+) (?<name>[^<]+?)(?: < (?<parent>\d+))?$/u;

/** Returns the classes of such a text, by id; a class has as many changes of class behind it as it has ancestors. */
function treeOf(text: string): readonly TreeRow[] {
  const classes = text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [race, type, list = ""] = line.split(/\/|: /u);
      return list.split(", ").map((one) => {
        const { id, name, parent } = CLASS.exec(one)?.groups ?? {};
        return { id: Number(id), name, race, type, parentClassId: parent === undefined ? null : Number(parent) };
      });
    });
  const parents = new Map(classes.map(({ id, parentClassId }) => [id, parentClassId]));
  const levelOf = (parent: number | null): number => (parent === null ? 0 : 1 + levelOf(parents.get(parent) ?? null));
  const rows = classes.map((one) => v.parse(treeRow, { ...one, professionLevel: levelOf(one.parentClassId) }));
  return rows.sort((one, other) => one.id - other.id);
}

/** The classes of the engine of High Five. A datapack states neither their race nor their type, and some parents wrongly. */
export const engineClassTree: readonly TreeRow[] = treeOf(CLASSES);

/** What L2-Scripts calls the numbers of changes of class (enum `ClassLevel`). */
export const CLASS_LEVELS = { none: 0, first: 1, second: 2, third: 3 } as const;

/** Returns the classes that a `<class>` of L2-Scripts names: that with its `id`, and those of the engine with its `level`, a number of changes of class. */
export function classIdsOf(
  element: XmlElement,
  { id, level }: { readonly id?: number | undefined; readonly level?: number | undefined },
): readonly number[] | undefined {
  if (id === undefined && level === undefined)
    return element.report.refuse(element, "<class>", "an id or a level", "neither");
  const ofLevel = engineClassTree.filter(({ professionLevel }) => professionLevel === level);
  return [...(id === undefined ? [] : [id]), ...ofLevel.map((row) => row.id)];
}

/** The classes of the engine by id, with the first ones of later games. */
export const engineClasses: ReadonlyMap<number, TreeRow> = new Map(
  [...engineClassTree, ...treeOf(LATER_CLASSES)].map((row) => [row.id, row]),
);
