import { beforeAll, describe, expect, it } from "vitest";
import { loadTerms, showLanguage } from "../languages/words.js";
import { conditionInWords } from "./conditions.js";
import { explanationOf, nameInWords, termOf } from "./terms.js";

const wordOf = (...[kind, name]: Parameters<typeof termOf>) => termOf(kind, name).word;

beforeAll(async () => {
  await Promise.all([loadTerms("effects"), loadTerms("world")]);
  await showLanguage("en");
});

describe("the words of the game", () => {
  it("stand for those of the source, in the cases of both chronicles", () => {
    expect(wordOf("stat", "pAtk")).toBe("P. Atk.");
    expect(wordOf("stat", "rootVuln")).toBe("Hold taken");
    expect([wordOf("stat", "rCrit"), wordOf("stat", "critRate")]).toEqual(["Critical", "Critical"]);
    expect([wordOf("stat", "PhysicalAttack"), wordOf("effect", "PhysicalAttack")]).toEqual([
      "P. Atk.",
      "physical damage",
    ]);
    expect([wordOf("stat", "MagicalMpConsumeRate"), wordOf("stat", "magicalMpConsumeRate")]).toEqual([
      "MP for magic",
      "MP for magic",
    ]);
    expect([wordOf("skillType", "PDAM"), wordOf("target", "TARGET_ONE"), wordOf("target", "ENEMY_ONLY")]).toEqual([
      "physical damage",
      "one target",
      "enemy only",
    ]);
    expect([wordOf("npcType", "SignsPriest"), wordOf("npcType", "ManorManagerNpc")]).toEqual([
      "Priest of the Seven Signs",
      "Manor Manager",
    ]);
  });

  it("stand for effects in each language, of those that change a stat by its name", async () => {
    const names = ["Stun", "BlockMove", "PvpMagicalSkillDamageBonus"];
    await showLanguage("ru");
    expect(names.map((name) => wordOf("effect", name))).toEqual(["стан", "обездвиживание", "PvP маг. урон"]);
    expect(["SINGLE", "POINT_BLANK"].map((name) => wordOf("affectScope", name))).toEqual([
      "одна цель",
      "все вокруг применившего",
    ]);
    await showLanguage("en");
    expect(names.map((name) => wordOf("effect", name))).toEqual(["shock", "cannot move", "PvP magic damage"]);
  });

  it("are made of parts for stats of elements and against kinds of targets", () => {
    expect(wordOf("stat", "fireRes")).toBe("Fire resistance");
    expect(wordOf("stat", "darkPower")).toBe("Dark attack");
    expect(wordOf("stat", "pAtk-magicCreature")).toBe("P. Atk. against magic creature");
  });

  it("are separated where none is known", () => {
    expect(wordOf("stat", "newSkillPower")).toBe("New skill power");
    expect(wordOf("effect", "SacrificeSummon")).toBe("sacrifice summon");
    expect(wordOf("npcType", "RaidBoss")).toBe("Raid Boss");
    expect(wordOf("npcType", "FortSupportCaptainNpc")).toBe("Fort Support Captain");
    expect(wordOf("itemKind", "BIG_RED_BOX")).toBe("Big Red Box");
    expect(wordOf("stat", "constructor")).toBe("Constructor");
  });

  it("write races alike, whichever way a table of the source does", () => {
    expect([wordOf("race", "DARK_ELF"), wordOf("race", "Dark Elf")]).toEqual(["Dark Elf", "Dark Elf"]);
    expect(wordOf("race", "Humanoid")).toBe("Humanoid");
  });

  it("separates the names of the source that are for programs", () => {
    expect(nameInWords("dion_town_peace1")).toBe("Dion town peace 1");
    expect(nameInWords("nofly_TOI")).toBe("Nofly TOI");
    expect(nameInWords("Baium Boss")).toBe("Baium Boss");
  });

  it("are explained with the word of the source", () => {
    expect(explanationOf("stat", "maxHp")).toBe("In the source: maxHp");
    expect(explanationOf("effect", "Root")).toBe("The target cannot move, but can act. In the source: Root");
  });
});

describe("a condition", () => {
  it("says what is worn, and what the player does", () => {
    expect(conditionInWords({ using: { kind: ["SWORD", "BIGSWORD"] } })).toBe("with Sword or Two-handed Sword");
    expect(conditionInWords({ not: { player: { running: true } } })).toBe("not running");
    expect(conditionInWords({ target: { myParty: "INCLUDE_ME" } })).toBe("on oneself or one's party");
    expect(conditionInWords({ target: { myParty: "EXCEPT_ME" } })).toBe("on others of one's party");
    expect(conditionInWords({ player: { canSummon: true } })).toBe("when one may summon");
    expect(conditionInWords({ player: { races: ["DARK_ELF", "DWARF"], flyMounted: false } })).toBe(
      "Dark Elf or Dwarf and not on a flying mount",
    );
    expect(conditionInWords({ and: [{ player: { castle: -1 } }, { player: { pledgeClass: 5 } }] })).toBe(
      "in a clan with a castle and rank 5 or higher in a clan",
    );
    expect(conditionInWords({ player: { levelRange: "20;39" } })).toBe("level 20–39");
    expect(conditionInWords({ player: { clanHall: [-1] } })).toBe("in a clan with a clan hall");
    expect(conditionInWords({ player: { agathionId: 16026, cloakStatus: true } })).toBe(
      "with agathion 16026 and when a cloak can be worn",
    );
    expect(conditionInWords({ player: { flyMounted: false } })).toBe("not on a flying mount");
    expect(conditionInWords({ and: [{ player: { hp: 30 } }, { game: { night: false } }] })).toBe(
      "at 30\u00a0% of HP or less and not at night",
    );
    expect(conditionInWords({ and: [{ player: { resting: true } }, { or: [{ player: { standing: true } }] }] })).toBe(
      "resting and standing",
    );
    expect(conditionInWords({ or: [{ player: { behind: true } }, { player: { level: 40 } }] })).toBe(
      "(behind the target or level 40)",
    );
  });

  it("separates the words of what has no phrase", () => {
    expect(conditionInWords({ player: { callPc: true, class_id_restriction: [148, 149] } })).toBe(
      "call pc and class id restriction 148 or 149",
    );
    expect(conditionInWords({ target: { levelRange: "21;85", checkAbnormal: "STUN;1;false" } })).toBe(
      "target level range 21–85 and target check abnormal STUN;1;false",
    );
  });

  it("names castles, clan halls, and the members of small groups", () => {
    const classOf = (id: number) => ({ id, name: `Class ${id}`, professionLevel: 1 });
    const records = {
      castles: [{ id: 3, name: "Giran Castle" }],
      clanHalls: [{ id: 36, name: "Beacon Hall" }],
      categories: [
        { name: "BARD", classes: [classOf(100), classOf(107)] },
        { name: "FIGHTER_GROUP", classes: Array.from({ length: 9 }, (_, id) => classOf(id)) },
      ],
    };
    expect(conditionInWords({ player: { castle: 3 } }, records)).toBe("in a clan with castle Giran");
    expect(conditionInWords({ player: { clanHall: [36, 37] } }, records)).toBe(
      "in a clan with clan hall Beacon Hall or 37",
    );
    expect(conditionInWords({ not: { player: { categoryType: ["BARD"] } } }, records)).toBe(
      "not Class 100 or Class 107",
    );
    expect(conditionInWords({ player: { categoryType: ["FIGHTER_GROUP"] } }, records)).toBe("Fighter Group");
  });
});
