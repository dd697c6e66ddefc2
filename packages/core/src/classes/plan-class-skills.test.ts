import { classRow, experienceTo, taught } from "@gamedata/fixtures";
import type { ClassSkillRow, LearningItem, SkillRow } from "@gamedata/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogWith } from "../../test/catalog-with.js";
import { planClassSkills } from "../index.js";

const HIGHEST = 12;
const SKILLS = [1, 2, 3, 4];
const MOST = 4;

const skill = (id: number): SkillRow => ({ id, name: `Skill ${id}`, maxLevel: MOST });

/** A line of three classes; 2 is the one whose skills are planned, and 3 is another child of 1. */
function catalogOf(skillsOf: readonly (readonly ClassSkillRow[])[]) {
  const classes = skillsOf.map((skills, id) =>
    classRow(id, `Class ${id}`, {
      professionLevel: id === 0 ? 0 : id === 1 ? 1 : 2,
      ...(id > 0 && { parentClassId: Math.min(id - 1, 1) }),
      ...(skills.length > 0 && { skills: [...skills] }),
    }),
  );
  return catalogWith({
    classes,
    skills: SKILLS.map(skill),
    experience: experienceTo(HIGHEST),
    items: [{ id: 9, name: "Book", type: "etcitem" }],
    // One book teaches two skills; both take one.
    spellbooks: [
      { skillId: 1, itemId: 9 },
      { skillId: 2, itemId: 9 },
    ],
  });
}

const row = fc
  .tuple(
    fc.constantFrom(...SKILLS),
    fc.integer({ min: 1, max: MOST }),
    fc.integer({ min: 1, max: HIGHEST }),
    fc.integer({ min: -1, max: 50 }),
  )
  .map((values) => taught(...values));
const rows = fc.uniqueArray(row, { selector: ({ skillId, skillLevel }) => `${skillId}-${skillLevel}`, maxLength: 14 });
const line = fc.tuple(rows, rows, rows, rows);
const level = fc.integer({ min: 1, max: HIGHEST });
const pair = fc.tuple(fc.constantFrom(...SKILLS), fc.integer({ min: 1, max: MOST }));
const known = fc.array(pair, { maxLength: 4 });
const runs = { numRuns: 300 };

/** What a level of a skill takes at least, and from which player level on: in the plainest way. */
function bruteForce(skillsOf: readonly (readonly ClassSkillRow[])[], has: readonly (readonly [number, number])[]) {
  const inLine = skillsOf.slice(0, 3).flat();
  return SKILLS.flatMap((id) =>
    Array.from({ length: MOST }, (_, position) => position + 1)
      .filter((one) => !has.some(([skillId, most]) => skillId === id && most >= one))
      .flatMap((one) => {
        const same = inLine.filter(({ skillId, skillLevel }) => skillId === id && skillLevel === one);
        const from = Math.min(...same.map(({ minPlayerLevel }) => minPlayerLevel));
        const sp = Math.min(...same.map(({ spCost }) => Math.max(spCost, 0)));
        return same.length === 0 ? [] : [{ id, level: one, from, sp }];
      }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("planClassSkills", () => {
  it("counts each level of the line once, at its lowest SP", () => {
    fc.assert(
      fc.property(line, level, known, (skillsOf, at, has) => {
        const { skills, total, next } = planClassSkills(catalogOf(skillsOf), 2, {
          level: at,
          known: has,
          next: HIGHEST,
        });
        const all = bruteForce(skillsOf, has);
        const now = all.filter(({ from }) => from <= at);
        expect(total.sp).toBe(sum(now.map(({ sp }) => sp)));
        expect(skills.map(({ skillId }) => skillId)).toEqual([...new Set(now.map(({ id }) => id))]);
        expect(total.skills).toBe(skills.length);
        for (const { skillId, skillLevel, minPlayerLevel, sp, spTotal } of skills) {
          const own = now.filter(({ id }) => id === skillId);
          expect(own.at(-1)).toEqual({ id: skillId, level: skillLevel, from: minPlayerLevel, sp });
          expect(spTotal).toBe(sum(own.map((one) => one.sp)));
        }
        const books = now.filter(({ id, level: one }) => id <= 2 && one === 1).length;
        const quantity = { itemId: 9, name: "Book", iconFile: null, count: books };
        expect(total.spellbooks).toEqual(books === 0 ? [] : [quantity]);
        const later = [...new Set(all.map(({ from }) => from))].filter((from) => from > at).sort((a, b) => a - b);
        expect(next.map((one) => one.level)).toEqual(later);
        for (const group of next) {
          const own = all.filter(({ from }) => from === group.level);
          expect(group.sp).toBe(sum(own.map(({ sp }) => sp)));
          expect(group.skills.map(({ skillId }) => skillId)).toEqual([...new Set(own.map(({ id }) => id))]);
        }
      }),
      runs,
    );
  });

  it("lists the first of the later levels: as many as are asked for, three by default", () => {
    fc.assert(
      fc.property(line, level, known, fc.integer({ min: 0, max: HIGHEST }), (skillsOf, at, has, most) => {
        const catalog = catalogOf(skillsOf);
        const all = planClassSkills(catalog, 2, { level: at, known: has, next: HIGHEST });
        const some = planClassSkills(catalog, 2, { level: at, known: has, next: most });
        expect(some).toEqual({ ...all, next: all.next.slice(0, most) });
        expect(planClassSkills(catalog, 2, { level: at, known: has }).next).toEqual(all.next.slice(0, 3));
        expect(planClassSkills(catalog, 2, { known: has }).level).toBe(HIGHEST);
      }),
      runs,
    );
  });

  it("names the class that teaches for the least SP, and takes no book for a level above 1", () => {
    // Skill 1: class 0 teaches level 1 for 40 from level 6, class 2 for 30 from level 9; level 2 from class 1 only. Skill 2
    // begins with level 2. Class 3 is of another line. A mark of -1 is no price.
    const catalog = catalogOf([
      [taught(1, 1, 6, 40)],
      [taught(1, 2, 8, 50), taught(2, 2, 3, 7)],
      [taught(1, 1, 9, 30), taught(3, 1, 7, -1)],
      [taught(4, 1, 1, 1)],
    ]);
    const from = (id: number) => ({ id, name: `Class ${id}`, professionLevel: id });
    const step = (skillId: number, skillLevel: number, minPlayerLevel: number, sp: number) => ({
      ...{ skillId, name: `Skill ${skillId}`, skillLevel, minPlayerLevel, sp, spTotal: sp },
    });
    expect(planClassSkills(catalog, 2, { level: 6 })).toEqual({
      class: from(2),
      level: 6,
      skills: [
        { ...step(1, 1, 6, 30), from: from(2) },
        { ...step(2, 2, 3, 7), from: from(1) },
      ],
      total: { sp: 37, skills: 2, spellbooks: [{ itemId: 9, name: "Book", iconFile: null, count: 1 }] },
      next: [
        { level: 7, sp: 0, skills: [{ ...step(3, 1, 7, 0), from: from(2) }] },
        { level: 8, sp: 50, skills: [{ ...step(1, 2, 8, 50), from: from(1) }] },
      ],
    });
  });

  it("shows a skill that the data set does not have by its id", () => {
    expect(planClassSkills(catalogOf([[taught(7, 1, 1, 5)]]), 0).skills[0]?.name).toBe("#7");
  });

  it.each([
    [1, 5, 'Invalid known "1-5": it must be a level of Skill 1 (1), 1 to 4.'],
    [8, 1, 'Invalid known "8-1": it must be the id of a skill with one of its levels.'],
  ])("refuses the known skill %i of level %i", (id, most, message) => {
    const catalog = catalogOf([[taught(1, 1, 1, 5)]]);
    expect(() => planClassSkills(catalog, 0, { known: [[id, most]] })).toThrow(message);
  });
});

describe("the items that levels take", () => {
  const taking = (row: ClassSkillRow, ...items: readonly LearningItem[]): ClassSkillRow => ({ ...row, items });
  const book = { itemId: 9, count: 1 };
  const coins = { itemId: 8, count: 50, alternatives: [9] };
  const catalog = catalogOf([
    [taking(taught(1, 1, 1, 10), coins), taking(taught(1, 2, 5, 20), coins, book)],
    // Cheaper, and for a book alone.
    [taking(taught(1, 2, 5, 19), book), taking(taught(2, 1, 8, 5), book)],
  ]);
  const itemsAt = (level: number, query: object = {}) => planClassSkills(catalog, 1, { level, ...query }).total.items;
  const shownCoins = { itemId: 8, name: "#8", iconFile: null, count: 50 };
  const shownBook = { itemId: 9, name: "Book", iconFile: null };

  it("are added up, of the class where a level costs the least", () => {
    expect(itemsAt(8)).toEqual([
      { ...shownCoins, alternatives: [shownBook] },
      { ...shownBook, count: 2 },
    ]);
    expect(itemsAt(5, { known: [[1, 1]] })).toEqual([{ ...shownBook, count: 1 }]);
  });

  it("are left out where there are none", () => {
    expect(itemsAt(4, { fromLevel: 1 })).toBeUndefined();
  });
});

describe("fromLevel", () => {
  // Skill 1 at levels 1 and 5, skill 2 with a book at level 5, skill 3 at level 8.
  const catalog = catalogOf([[taught(1, 1, 1, 10), taught(1, 2, 5, 20), taught(2, 1, 5, 30), taught(3, 1, 8, 40)]]);
  const plan = (query: object) => {
    const { skills, total, next } = planClassSkills(catalog, 0, query);
    return {
      ids: skills.map(({ skillId, spTotal }) => `${skillId}:${spTotal}`).join(" "),
      ...total,
      next: next.map(({ level }) => level),
    };
  };
  const books = (...items: readonly object[]) => items.map((one) => expect.objectContaining(one));

  it("leaves out what is learned up to it, with its books", () => {
    const [two, one] = [books({ itemId: 9, count: 2 }), books({ count: 1 })];
    expect(plan({ level: 8 })).toEqual({ ids: "1:30 2:30 3:40", sp: 100, skills: 3, spellbooks: two, next: [] });
    expect(plan({ level: 8, fromLevel: 4 })).toMatchObject({ ids: "1:20 2:30 3:40", sp: 90, spellbooks: one });
    expect(plan({ level: 8, fromLevel: 5 })).toMatchObject({ ids: "3:40", sp: 40, spellbooks: [] });
  });

  it("above the level of the plan leaves nothing, and begins what comes next", () => {
    expect(plan({ level: 4, fromLevel: 5 })).toMatchObject({ ids: "", sp: 0, spellbooks: [], next: [8] });
  });
});
