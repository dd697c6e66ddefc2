import { armorRow, weaponRow } from "@gamedata/fixtures";
import type { EngineRuleName, ItemRow } from "@gamedata/schema";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { getItem } from "../index.js";

const skills = [20, 21, 22].map((id) => ({ id, name: `Skill ${id}`, maxLevel: 2 }));
const catalogOf = (...items: readonly ItemRow[]) => catalogWith({ items, skills });
const rule = (name: EngineRuleName, value: number) => ({ name, value, source: "invented" });

describe("special-ability variants", () => {
  it("are found by the exact name of a base weapon, else without case and apostrophes", () => {
    const catalog = catalogOf(
      weaponRow(1, "Heaven's Divider"),
      weaponRow(2, "Heavens Divider - Haste"),
      weaponRow(3, "HEAVENS DIVIDER"),
      weaponRow(4, "HEAVENS DIVIDER - Focus"),
      weaponRow(5, "Elven Bow of Nobility - Miser"),
      armorRow(6, "Heaven's Divider - Shield"),
    );
    expect(getItem(catalog, 2).baseWeaponId).toBe(1);
    expect(getItem(catalog, 4).baseWeaponId).toBe(3);
    expect(getItem(catalog, 5)).not.toHaveProperty("baseWeaponId");
    expect(getItem(catalog, 6)).not.toHaveProperty("baseWeaponId");
    expect(getItem(catalog, 1).specialAbilityOptions?.map(({ saName }) => saName)).toEqual(["Haste"]);
  });

  it("of one name show the one with more effect data, the higher id on a tie", () => {
    const base = weaponRow(1, "Bow");
    const poor = weaponRow(2, "Bow - Haste", { itemSkill: "20-1" });
    const rich = weaponRow(3, "Bow - Haste", { itemSkill: "20-1", onCritSkill: { id: 21, level: 1 } });
    const shown = (...variants: readonly ItemRow[]) =>
      getItem(catalogOf(base, ...variants), 1).specialAbilityOptions?.map(({ itemId }) => itemId);
    expect(shown(poor, rich)).toEqual([3]);
    expect(shown({ ...rich, id: 2 }, { ...poor, id: 3 })).toEqual([2]);
    expect(shown(poor, { ...poor, id: 5 })).toEqual([5]);
    const both = catalogOf(base, poor, rich);
    expect([2, 3].map((id) => getItem(both, id).baseWeaponId)).toEqual([1, 1]);
  });

  it("are of the grades that have abilities, where the chronicle says so", () => {
    const items = ([undefined, "d", "c", "s84"] as const).flatMap((grade, index) => [
      weaponRow(10 * index + 1, `Bow ${index}`, grade === undefined ? {} : { grade }),
      weaponRow(10 * index + 2, `Bow ${index} - Event`, grade === undefined ? {} : { grade }),
    ]);
    const basesOf = (...engineRules: readonly ReturnType<typeof rule>[]) => {
      const catalog = catalogWith({ items, skills, engineRules });
      return items.flatMap(({ id }) => getItem(catalog, id).baseWeaponId ?? []);
    };
    expect(basesOf()).toEqual([1, 11, 21, 31]);
    expect(basesOf(rule("specialAbilityFromGrade", 2))).toEqual([21, 31]);
  });

  it("show item skills, then on-crit, then on-cast, each once; the on-crit chance before the on-cast one", () => {
    const variant = weaponRow(2, "Bow - Haste", {
      itemSkill: "20-1;99-1;20-2",
      onCritSkill: { id: 21, level: 1, chance: 14 },
      onCastSkill: { id: 20, level: 1, chance: 9 },
    });
    const [option] = getItem(catalogOf(weaponRow(1, "Bow"), variant), 1).specialAbilityOptions ?? [];
    expect(option?.skills.map(({ id, level }) => `${id}-${level}`)).toEqual(["20-1", "20-2", "21-1"]);
    expect(option?.effectChance).toBe(14);
  });

  it.each([
    ["Light", { weight: 1430 }, { weight: 430 }, { stat: "weight", deltaPercent: -70, display: "-70% Weight" }],
    ["Light", { weight: 100 }, { weight: 112 }, { stat: "weight", deltaPercent: 12, display: "+12% Weight" }],
    ["Light", { weight: 1000 }, { weight: 999 }, undefined],
    ["Light", { weight: 1000 }, {}, undefined],
    [
      "Quick Recovery",
      { reuseDelay: 820 },
      { reuseDelay: 639 },
      { stat: "reuseDelay", deltaPercent: -22, display: "-22% Reuse Delay" },
    ],
    ["Focus", { weight: 1430 }, { weight: 430 }, undefined],
  ])("named %s on %j with %j change %j", (ability, before, after, statDelta) => {
    const catalog = catalogOf(weaponRow(1, "Bow", before), weaponRow(2, `Bow - ${ability}`, after));
    expect(getItem(catalog, 1).specialAbilityOptions?.[0]?.statDelta).toEqual(statDelta);
  });

  it.each([
    [{ mpSaving: { chance: 46, amount: 2 } }, { kind: "mp", chance: 46, amount: 2 }],
    [{ soulshotSaving: { chance: 30, amount: 7 } }, { kind: "soulshot", chance: 30, amount: 7 }],
    [{}, undefined],
  ])("with %j save %j", (fields, saveMechanic) => {
    const catalog = catalogOf(weaponRow(1, "Bow"), weaponRow(2, "Bow - Miser", fields));
    expect(getItem(catalog, 1).specialAbilityOptions?.[0]?.saveMechanic).toEqual(saveMechanic);
  });

  it.each([
    ["a", 4, true],
    ["s", 4, true],
    ["s84", 4, true],
    ["b", 4, false],
    [undefined, 4, false],
    ["a", 5, false],
    ["s84", undefined, false],
  ] as const)(
    "give a base weapon of grade %s the bonus against players, from grade %s on: %s",
    (grade, from, hasBonus) => {
      const fields = grade === undefined ? {} : { grade };
      const items = [weaponRow(1, "Bow", fields), weaponRow(2, "Bow - Haste", fields), weaponRow(3, "Axe", fields)];
      const engineRules = from === undefined ? [] : [rule("pvpBonusFromGrade", from)];
      const catalog = catalogWith({ items, skills, engineRules });
      const bonus = { damageMultiplier: 1.05, display: "+5% PvP Damage" };
      expect(getItem(catalog, 1).pvpBonus).toEqual(hasBonus ? bonus : undefined);
      expect(getItem(catalog, 2)).not.toHaveProperty("pvpBonus");
      expect(getItem(catalog, 3)).not.toHaveProperty("pvpBonus");
    },
  );
});
