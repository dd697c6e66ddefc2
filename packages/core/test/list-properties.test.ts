import { collections as facts } from "@gamedata/schema";
import type { Drop, ItemDetail, NpcDetail, NpcSummary, Page, UntypedSchema } from "@gamedata/schema/types";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Described } from "../../../scripts/generate/described.js";
import { collections } from "../src/collections.js";
import * as core from "../src/index.js";
import { idParameterOf } from "../src/parse.js";
import { highFiveCatalog } from "./high-five.js";
import { catalog as interludeCatalog } from "./interlude.js";

interface Shown<Row, Detail> {
  readonly row: Row;
  readonly detail: Detail;
  readonly catalog: core.Catalog;
}

/** What the parameters of a list mean, read off what rows and details show. */
interface Meaning<Query, Row, Detail> {
  /** What makes rows show all that they can. */
  readonly whole?: Query;
  /** Whether a record is one that a parameter asks for. */
  readonly filters: {
    readonly [Name in keyof Query]?: (
      shown: Shown<Row, Detail>,
      value: NonNullable<Query[Name]>,
      query: Query,
    ) => boolean;
  };
  /** The numbers that a list is sorted by. */
  readonly numbers?: Readonly<Record<string, (shown: Shown<Row, Detail>) => number | null | undefined>>;
  /** Those of them that have bounds, named after them. */
  readonly bounded?: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

const collator = new Intl.Collator("en");

/** What a parameter means does not depend on the chronicle: of the later one, one record in so many is looked at. */
const EVERY = 5;

/** Reads a whole list, in pages of a number of rows. */
function rowsOf<Q, Row>(
  list: core.CatalogQuery<Q, Page<Row>>,
  catalog: core.Catalog,
  query: Query,
  limit = core.MAXIMUM_LIMIT,
): readonly Row[] {
  const rows: Row[] = [];
  const input: Query = "limit" in list.input(catalog).entries ? { limit } : {};
  for (;;) {
    const page = input["limit"] === undefined ? query : { ...query, ...input, offset: rows.length };
    const { data, meta } = list.prepare(catalog, page).answer();
    rows.push(...data);
    if (rows.length >= meta.total || data.length === 0) {
      expect(rows).toHaveLength(meta.total);
      return rows;
    }
  }
}

type Parameter = UntypedSchema & Described;

/** Values that a parameter allows; a number is one that a record has, or is next to it. */
function valuesOf(parameter: Parameter, catalog: core.Catalog, known: readonly number[]): fc.Arbitrary<unknown> {
  const schema = parameter.wrapped ?? parameter;
  if (schema.type === "picklist") return fc.constantFrom(...(schema.options ?? []));
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "string") return fc.constantFrom("a", "of ", "Queen", "SWORD", "'s", "zzzz");
  const ids = idParameterOf(parameter)?.collection;
  const collection = collections.find(({ kind }) => kind.facts === (ids && facts[ids]));
  // A chronicle may have none of the records, such as clan halls.
  const ofRecords = collection === undefined ? [] : [...collection.kind.ids(catalog)];
  if (ofRecords.length > 0) return fc.constantFrom(...ofRecords);
  if (known.length === 0) return fc.integer({ min: -8, max: 80 });
  return fc
    .tuple(fc.constantFrom(...known), fc.integer({ min: -1, max: 1 }))
    .map(([value, step]) => Math.trunc(value) + step);
}

/** Registers the properties of a list, on the records of a chronicle. */
function prove<Q, Row extends object, Detail>(
  name: string,
  list: core.CatalogQuery<Q, Page<Row>>,
  get: (catalog: core.Catalog, id: number) => Detail,
  { whole, filters, numbers = {}, bounded = [] }: Meaning<NoInfer<Q>, NoInfer<Row>, NoInfer<Detail>>,
): void {
  const idOf = (row: object): number =>
    Number(Object.entries(row).find(([key]) => key === "id" || key === "symbolId")?.[1]);
  const idOfShown = ({ row }: Shown<Row, Detail>) => idOf(row);
  const nameOf = (row: object): string => String(Object.entries(row).find(([key]) => key === "name")?.[1]);
  const meansBy = new Map<string, (shown: Shown<Row, Detail>, value: never, query: never) => boolean>(
    Object.entries(filters),
  );
  const holds = (shown: Shown<Row, Detail>, parameter: string, value: unknown, query: Query): boolean => {
    const bound = /^(.*)(Min|Max)$/.exec(parameter);
    const [, number = "", end] = bound ?? [];
    if (bounded.includes(number)) {
      const own = numbers[number]?.(shown) ?? undefined;
      return own !== undefined && (end === "Min" ? own >= Number(value) : own <= Number(value));
    }
    return Reflect.apply(meansBy.get(parameter) ?? Boolean, undefined, [shown, value, query]);
  };

  describe.each([interludeCatalog, highFiveCatalog].map((catalog) => [catalog.chronicle, catalog] as const))(
    `${name} of %s`,
    (_chronicle, catalog) => {
      const parameters = Object.entries<Parameter>(list.input(catalog).entries);
      const listed = rowsOf(list, catalog, { ...whole });
      const looked = catalog === interludeCatalog ? listed : listed.filter((_row, position) => position % EVERY === 0);
      const all = looked.map((row) => ({
        row,
        detail: get(catalog, idOf(row)),
        catalog,
        id: idOf(row),
        lowerName: nameOf(row).toLowerCase(),
      }));
      const ids = new Set(all.map(({ id }) => id));
      const idsOf = (rows: readonly Row[]) =>
        rows
          .map(idOf)
          .filter((id) => ids.has(id))
          .join();
      const known = (parameter: string) => {
        const number = numbers[parameter.replace(/M(?:in|ax)$/, "")];
        return number === undefined ? [] : all.flatMap((shown) => number(shown) ?? []);
      };
      const filtering = parameters.filter(
        ([parameter]) => meansBy.has(parameter) || bounded.includes(parameter.replace(/M(?:in|ax)$/, "")),
      );
      const queryOf = (chosen: typeof filtering) =>
        fc.record(
          Object.fromEntries(
            chosen.map(([parameter, schema]) => [parameter, valuesOf(schema, catalog, known(parameter))]),
          ),
        );
      const together = fc
        .uniqueArray(fc.constantFrom(...filtering), {
          minLength: 2,
          maxLength: 3,
          selector: ([parameter]) => parameter,
        })
        .chain(queryOf);

      it("are those that each filter asks for, and several filters", () => {
        const isRight = (query: Query) => {
          let rows: readonly Row[];
          try {
            rows = rowsOf(list, catalog, query);
          } catch (error) {
            // Bounds in the wrong order, and a parameter without the one that it belongs to.
            if (core.isGameDataError(error) && error.code.startsWith("INVALID_")) return;
            throw error;
          }
          const wanted = all.filter((shown) =>
            Object.entries(query).every(([parameter, value]) => holds(shown, parameter, value, query)),
          );
          expect({ query, ids: idsOf(rows) }).toEqual({ query, ids: wanted.map(({ id }) => id).join() });
        };
        const alone = catalog === interludeCatalog ? filtering : [];
        for (const one of alone) fc.assert(fc.property(queryOf([one]), isRight), { numRuns: 1 });
        fc.assert(fc.property(together, isRight), { numRuns: 3 });
      });

      // What a name has does not depend on the chronicle.
      it.runIf(catalog === interludeCatalog && "q" in list.input(catalog).entries)(
        "are those whose name has the text",
        () => {
          for (const q of ["OF ", "'s"]) {
            const wanted = all.filter(({ lowerName }) => lowerName.includes(q.trim().toLowerCase()));
            expect(rowsOf(list, catalog, { q }).map(idOf).join(), q).toBe(wanted.map(({ id }) => id).join());
          }
        },
      );

      const sorts = parameters.flatMap(([parameter, { wrapped }]) =>
        parameter === "sort" ? (wrapped?.options ?? []) : [],
      );
      // What an order is does not depend on the chronicle: of the later one, a single order is read whole.
      const read = catalog === interludeCatalog ? sorts : sorts.slice(0, 1);
      it.each(read.map(String))("are all there in the order %s, in pages of any size", (sort) => {
        const key = sort.replace("-", "");
        const direction = sort.startsWith("-") ? -1 : 1;
        const rows = rowsOf(list, catalog, { sort }, 173);
        const numberOf = key === "id" ? idOfShown : (numbers[key] ?? idOfShown);
        const compared = all.map((shown) => ({ ...shown, number: numberOf(shown) ?? undefined }));
        const sorted = compared.toSorted((a, b) => {
          const byId = a.id - b.id;
          if (key === "name") return direction * collator.compare(a.lowerName, b.lowerName) || byId;
          if (a.number !== undefined && b.number !== undefined) return direction * (a.number - b.number) || byId;
          return Number(a.number === undefined) - Number(b.number === undefined) || byId;
        });
        expect(idsOf(rows)).toBe(sorted.map(({ id }) => id).join());
      });
    },
  );
}

const hasId = (rows: readonly { readonly id: number }[] = [], id: number) => rows.some((row) => row.id === id);
const hasItem = (rows: readonly { readonly itemId: number }[] = [], id: number) =>
  rows.some(({ itemId }) => itemId === id);
const level = ({ row }: Shown<{ readonly level: number | null }, unknown>) => row.level;

const ADENA = 57;

/** From the lowest to the highest grade. */
const grades = ["none", "d", "c", "b", "a", "s", "s80", "s84"];

const SOURCES = [
  ...(["droppedBy", "spoiledBy", "herbs", "craftedBy", "soldBy", "exchangeFrom", "rewardedByQuests"] as const),
  ...(["grownFrom", "fishing", "fromBoxes"] as const),
];

const furtherGiven = new WeakMap<core.Catalog, ReadonlySet<number>>();
/** Returns the items that are given by what no page of sources shows. */
function furtherGivenIn(catalog: core.Catalog): ReadonlySet<number> {
  const { classes, quests, seeds, skills, soulCrystals } = catalog.dataset;
  const given =
    furtherGiven.get(catalog) ??
    new Set([
      // What the monument of heroes gives.
      ...[6611, 6612, 6613, 6614, 6615, 6616, 6617, 6618, 6619, 6620, 6621, 6842, 9388, 9389, 9390],
      ...classes.flatMap(({ startItems = [] }) => startItems.map(({ itemId }) => itemId)),
      ...quests.flatMap(({ questItemIds = [] }) => questItemIds),
      ...seeds.map(({ itemId }) => itemId),
      ...skills.flatMap(({ createdItems = [] }) => createdItems.map(({ itemId }) => itemId)),
      ...soulCrystals.flatMap(({ stagedItemId, brokenItemId = stagedItemId }) => [stagedItemId, brokenItemId]),
    ]);
  furtherGiven.set(catalog, given);
  return given;
}

const obtainable = new WeakMap<ItemDetail, boolean>();
function isObtainable({ catalog, detail }: Shown<unknown, ItemDetail>): boolean {
  const known = obtainable.get(detail);
  if (known !== undefined) return known;
  const sources = core.getItemSources(catalog, detail.id);
  const isGiven = furtherGivenIn(catalog).has(detail.id) || SOURCES.some((name) => sources[name] !== undefined);
  obtainable.set(detail, isGiven);
  return isGiven;
}

const namesOfForms = new WeakMap<
  core.Catalog,
  { readonly worn: ReadonlySet<string>; readonly abilities: ReadonlySet<string> }
>();
/** Returns the names of all weapons and armor, and those of weapons with special abilities, as their base weapons name them. */
function namesIn(catalog: core.Catalog) {
  const known = namesOfForms.get(catalog);
  if (known !== undefined) return known;
  const worn = catalog.dataset.items.filter(({ type }) => type !== "etcitem");
  const abilities = worn.flatMap(({ id }) => core.getItem(catalog, id).specialAbilityOptions ?? []);
  const names = { worn: new Set(worn.map(({ name }) => name)), abilities: new Set(abilities.map(({ name }) => name)) };
  namesOfForms.set(catalog, names);
  return names;
}

function isVariant({ catalog, detail: { name, type } }: Shown<unknown, ItemDetail>): boolean {
  const { worn, abilities } = namesIn(catalog);
  const bases = [["Foundation ", ""] as const, ["", " {PvP}"] as const, ["", " - Event"] as const].flatMap(
    ([start, end]) =>
      name.startsWith(start) && name.endsWith(end) ? [name.slice(start.length, name.length - end.length)] : [],
  );
  const isLent = /^(?:Shadow|Common) Item(?:: | - )/u.test(name);
  return type !== "etcitem" && (isLent || abilities.has(name) || bases.some((base) => worn.has(base)));
}

prove("items", core.listItems, core.getItem, {
  whole: { with: ["stats", "sets"] },
  filters: {
    type: ({ detail }, type) => detail.type === type,
    grade: ({ detail }, grade) => detail.grade === grade,
    bodypart: ({ detail }, bodypart) => detail.category?.bodypart === bodypart,
    weaponType: ({ detail }, type) => detail.category?.weaponType === type,
    armorType: ({ detail }, type) => detail.category?.armorType === type,
    etcItemType: ({ detail }, type) => detail.category?.etcItemType === type,
    tradable: ({ detail }, tradable) => (detail.flags?.tradable !== false) === tradable,
    variants: (shown, variants) => isVariant(shown) === variants,
    obtainable: (shown, obtainable) => isObtainable(shown) === obtainable,
    armorSet: ({ row }, set) => hasId(row.armorSets, set),
  },
  numbers: {
    grade: ({ detail }) => grades.indexOf(detail.grade),
    pAtk: ({ detail }) => detail.stats?.pAtk,
    mAtk: ({ detail }) => detail.stats?.mAtk,
    pDef: ({ detail }) => detail.stats?.pDef,
    mDef: ({ detail }) => detail.stats?.mDef,
    price: ({ detail }) => detail.price,
    weight: ({ detail }) => detail.weight,
    crystalCount: ({ row }) => row.crystalCount,
  },
  bounded: ["pAtk", "mAtk", "pDef", "mDef", "price", "weight", "crystalCount"],
});

const knownDrops = new WeakMap<NpcDetail, readonly Drop[]>();
function dropsOf({ catalog, detail }: Shown<NpcSummary, NpcDetail>): readonly Drop[] {
  const { id, dropCount = 0 } = detail;
  const drops = knownDrops.get(detail) ?? (dropCount === 0 ? [] : core.getNpcDrops(catalog, id).drops);
  knownDrops.set(detail, drops);
  return drops;
}
const dropped = (shown: Shown<NpcSummary, NpcDetail>) => dropsOf(shown).filter(({ type }) => type !== "spoil");

/** The ids of a class and of those before it. */
function lineOf(catalog: core.Catalog, id: number): readonly number[] {
  const { parentClassId } = core.getClass(catalog, id);
  return parentClassId === null ? [id] : [id, ...lineOf(catalog, parentClassId)];
}

/** Keeps the latest answer about a record: a filter asks for one for every row. */
function latest<Answer>(ask: (catalog: core.Catalog, id: number) => Answer): typeof ask {
  let kept: { readonly catalog: core.Catalog; readonly id: number; readonly answer: Answer } | undefined;
  return (catalog, id) => {
    if (kept?.catalog !== catalog || kept.id !== id) kept = { catalog, id, answer: ask(catalog, id) };
    return kept.answer;
  };
}
const locationOf = latest(core.getLocation);
const regionOf = latest(core.getRegion);
const skillOf = latest(core.getSkill);
const typesOfItems = latest(({ dataset }) => new Map(dataset.items.map(({ id, type }) => [id, type])));

prove("NPCs", core.listNpcs, core.getNpc, {
  whole: { with: ["stats"] },
  filters: {
    npcType: ({ detail }, type) => detail.npcType === type,
    race: ({ detail }, race) => detail.race === race,
    aggressive: ({ detail }, aggressive) => detail.isAggressive === aggressive,
    location: ({ catalog, detail }, id) => hasId(locationOf(catalog, id).npcs, detail.id),
    region: ({ catalog, detail }, id) => hasId(regionOf(catalog, id).npcs, detail.id),
    drops: (shown, item) => hasItem(dropped(shown), item),
    spoils: (shown, item) =>
      hasItem(
        dropsOf(shown).filter(({ type }) => type === "spoil"),
        item,
      ),
    dropsType: (shown, type) =>
      dropped(shown).some((drop) => drop.type !== "adena" && typesOfItems(shown.catalog, 0).get(drop.itemId) === type),
    skill: ({ detail }, skill) => hasId(detail.skills, skill),
    teaches: ({ catalog, detail: { teaches = {} } }, skill) => {
      const { learnedBy, learnedFrom = [] } = skillOf(catalog, skill);
      const ofTrainers = learnedBy.flatMap((row) => (row.acquired === undefined ? row.class.id : []));
      const learners = (teaches.classes ?? []).flatMap(({ id }) => lineOf(catalog, id));
      const trees = learnedFrom.filter(
        ({ castles, fortressIds }) => castles === undefined && fortressIds === undefined,
      );
      return (
        learners.some((id) => ofTrainers.includes(id)) ||
        trees.some(({ tree }) => teaches.trees?.includes(tree) === true)
      );
    },
  },
  numbers: {
    level,
    hp: ({ row }) => row.effectiveStats?.hp,
    exp: ({ row }) => row.exp,
    sp: ({ row }) => row.sp,
    expPerHp: ({ row }) => row.expPerHp,
  },
  bounded: ["level", "hp", "exp", "sp", "expPerHp"],
});

prove("raw NPCs", core.listRawNpcs, core.getRawNpc, {
  filters: { npcType: ({ row }, type) => row.npcType === type },
  numbers: { level },
  bounded: ["level"],
});

prove("recipes", core.listRecipes, core.getRecipe, {
  filters: {
    product: ({ detail }, item) => hasItem([detail.product, ...(detail.rare ? [detail.rare] : [])], item),
    ingredient: ({ detail }, item) => hasItem(detail.ingredients, item),
    isDwarven: ({ detail }, isDwarven) => detail.isDwarven === isDwarven,
  },
  numbers: { level },
  bounded: ["level"],
});

prove("seeds", core.listSeeds, core.getSeed, {
  filters: {
    reward: ({ row }, item) => hasItem(row.rewards, item),
    castle: ({ row }, castle) => row.castle.id === castle,
  },
  numbers: { level },
  bounded: ["level"],
});

prove("fish", core.listFishes, core.getFish, {
  filters: {
    kind: ({ row }, kind) => row.kind === kind,
    group: ({ row }, group) => row.group === group,
    lure: ({ detail }, item) => detail.lures.some(({ lure }) => lure.itemId === item),
  },
  numbers: { level },
  bounded: ["level"],
});

prove("doors", core.listDoors, core.getDoor, {
  filters: {
    kind: ({ row }, kind) => row.kind === kind,
    openedBy: ({ row }, opener) => row.openedBy?.includes(opener) === true,
    castle: ({ row }, castle) => row.castle?.id === castle,
    clanHall: ({ row }, hall) => row.clanHall?.id === hall,
    region: ({ row }, region) => row.region?.id === region,
  },
});

prove("static objects", core.listStaticObjects, core.getStaticObject, {
  filters: { kind: ({ row }, kind) => row.kind === kind, region: ({ row }, region) => row.region?.id === region },
});

prove("soul crystals", core.listSoulCrystals, core.getSoulCrystal, {
  filters: { color: ({ detail }, color) => detail.color === color },
  numbers: { level },
  bounded: ["level"],
});

prove("life stones", core.listAugmentations, core.getAugmentation, {
  filters: {
    grade: ({ row }, grade) => row.grade === grade,
    skill: ({ detail }, skill) => detail.skills.some(({ id }) => id === skill),
  },
  numbers: { level },
  bounded: ["level"],
});

prove("skills", core.listSkills, core.getSkill, {
  filters: {
    operateType: ({ row }, type) => row.operateType === type,
    classId: ({ detail }, classId, { minPlayerLevel = 0, maxPlayerLevel = Number.POSITIVE_INFINITY }) =>
      detail.learnedBy.some(
        (one) =>
          one.class.id === classId && one.minPlayerLevel >= minPlayerLevel && one.minPlayerLevel <= maxPlayerLevel,
      ),
    minPlayerLevel: () => true,
    maxPlayerLevel: () => true,
  },
});

prove("teleports", core.listTeleports, core.getTeleport, {
  filters: {
    npc: ({ catalog, row }, npc) => core.getNpc(catalog, npc).id === row.from.id,
    isNoble: ({ row }, isNoble) => row.isNoble === isNoble,
  },
});

prove("exchanges", core.listExchanges, core.getExchange, {
  filters: {
    npc: ({ catalog, row }, npc) => hasId(row.npcs, core.getNpc(catalog, npc).id),
    produces: ({ detail }, item) =>
      detail.entries.some(({ produces, alsoProduces = [] }) => hasItem([produces, ...alsoProduces], item)),
    requires: ({ detail }, item) =>
      detail.entries.some(({ required, taxBase }) =>
        hasItem(taxBase === undefined ? required : [...required, { itemId: ADENA }], item),
      ),
  },
});

const isOpen = (only: readonly unknown[], one: unknown) => only.length === 0 || only.includes(one);

prove("quests", core.listQuests, core.getQuest, {
  filters: {
    level: ({ detail: { levelMin, levelMax = Number.POSITIVE_INFINITY } }, value) =>
      levelMin !== null && levelMin <= value && value <= levelMax,
    race: ({ detail }, race) => isOpen(detail.raceRestrictions, race),
    classId: ({ detail, catalog }, classId) => {
      const row = catalog.dataset.classes.find(({ id }) => id === classId);
      const race = row?.race.replace(" ", "_").toUpperCase();
      const classes = detail.classRestrictions.map(({ id }) => id);
      return row !== undefined && isOpen(classes, classId) && isOpen(detail.raceRestrictions, race);
    },
    reward: ({ detail: { rewards } }, item) =>
      [rewards, ...(rewards.alternatives ?? [])].some(
        (branch) => hasItem(branch.items, item) || (item === ADENA && (branch.adena ?? 0) > 0),
      ),
    repeatable: ({ detail }, repeatable) => detail.repeatable === repeatable,
  },
  numbers: {
    levelMin: ({ detail }) => detail.levelMin,
    exp: ({ detail }) => detail.rewards.exp,
    sp: ({ detail }) => detail.rewards.sp,
    adena: ({ detail: { rewards } }) => rewards.adenaRange?.max ?? rewards.adena,
  },
});

prove("henna symbols", core.listHennas, core.getHenna, {
  filters: {
    stat: ({ row }, stat, { value }) => {
      const change = row.statChanges[stat] ?? 0;
      return value === undefined ? change > 0 : change === value;
    },
    value: () => true,
  },
});

prove("armor sets", core.listArmorSets, core.getArmorSet, {
  filters: {
    grade: ({ catalog, row }, grade) => core.getItem(catalog, row.pieces.chest.itemId).grade === grade,
    stat: ({ row }, stat) => {
      const bonuses = [row.bonusSkill, ...(row.bonusSkills ?? []), row.shield?.bonusSkill, row.enchant6BonusSkill];
      const changes = bonuses.flatMap((skill) => [...(skill?.effects ?? []), ...(skill?.conditionalEffects ?? [])]);
      return changes.some((change) => change.stat === stat) || Object.keys(row.baseStats ?? {}).includes(stat);
    },
  },
});
