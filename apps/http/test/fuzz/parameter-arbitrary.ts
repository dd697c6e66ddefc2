import fc from "fast-check";
import type { Facts } from "./facts.js";
import { hostileNumbers, hostileTexts } from "./hostile-text.js";
import { hostileSegment } from "./path-arbitrary.js";
import { specifiedRoutes } from "./routes.js";
import { anyOf, noise, weighted } from "./weighted.js";

type Text = fc.Arbitrary<string>;

const words = (text: string) => text.split(" ");
const searchTypes = words("item npc quest class henna armor-set location region skill recipe NPC Armor-Set spell");
const sorts = words("id -id name -name grade -grade level -level pAtk -mDef price -weight hp Name --id - id,name");
const facets = words("One-handed full%20armor BOW sword light Quest material none Undead dark%20elf rhand true false");
const itemChoices = words("weapon ARMOR EtcItem sword none D c B a S S84 s80 x weapon%20 weapon,armor");
const operateTypes = words("OP_ACTIVE OP_PASSIVE OP_TOGGLE op_toggle active OP_");
const rates = words("0.5 1e-3 1.5E2 00.1 1000.0001 -0.0 0.0 1e999 1e-999 .5 5. 1e 0x1p3 NaN Infinity 1,5");
const boxNumbers = words("-131072 -50000.5 0 -0 00.1 1e4 183640 262144 1e999 x 1.");
/** Fields of every kind of record, and names that none has. */
const fieldNames = [
  ...new Set(
    specifiedRoutes.flatMap(({ record, bulk }) =>
      [record, bulk?.record].flatMap((schema) => Object.keys(schema?.entries ?? {})),
    ),
  ),
  ...["", "ID", "id%20", "%69d", "__proto__", "constructor", "stats.pAtk", "*"],
];

/** Percent-encodes text byte by byte; half a surrogate pair becomes the bytes that it would have by itself. */
function encoded(text: string): string {
  const half = Buffer.from([0xed, 0xa0, 0x80]);
  const bytes = (character: string) => (/^[\ud800-\udfff]$/.test(character) ? half : Buffer.from(character));
  const escaped = (character: string) => bytes(character).toString("hex").replace(/../g, "%$&");
  return [...text].map((character) => (/^[\w.~-]$/.test(character) ? character : escaped(character))).join("");
}

/**
 * Makes lists between commas.
 *
 * @param word The words of the list.
 * @param maxLength How many there are at most.
 */
const listOf = (word: Text, maxLength: number): Text =>
  fc.array(word, { minLength: 1, maxLength }).map((list) => list.join(","));

/** What a list or a search is asked to find, found or not. */
const hostileText: Text = weighted(
  [3, fc.constantFrom(...hostileTexts).map(encoded)],
  [1, noise],
  [1, fc.string().map(encoded)],
);

/** A part of a name that there is, right or with a typo. */
export function namePart({ named }: Facts): Text {
  return fc
    .record({
      name: fc.constantFrom(...named.map(({ name }) => name)),
      start: fc.nat(30),
      length: fc.integer({ min: 1, max: 40 }),
      typo: fc.option(fc.nat(20), { nil: undefined, freq: 3 }),
    })
    .map(({ name, start, length, typo }) => {
      const part = name.slice(start % name.length).slice(0, length);
      return encoded(typo === undefined ? part : `${part.slice(0, typo)}z${part.slice(typo + 1)}`);
    });
}

/**
 * Makes lists of ids, most of them known; more of them than are allowed at times.
 *
 * @param facts What records there are.
 */
export function idsArbitrary(facts: Facts): Text {
  const { items, rawNpcs, quests, hennas, regions } = facts;
  const known = [items, rawNpcs, quests, hennas, regions].map((ids) => anyOf<number>(ids));
  const id = weighted([12, fc.oneof(...known)], [6, fc.nat(400).map(String)], [1, fc.constantFrom(...hostileNumbers)]);
  const many = fc
    .record({ first: fc.nat(9000), length: fc.integer({ min: 195, max: 205 }) })
    .map(({ first, length }) => Array.from({ length }, (_, index) => first + index + 1).join(","));
  return weighted([12, listOf(id, 8)], [1, many]);
}

/**
 * Makes values of every parameter that there is, allowed ones and others.
 *
 * @param facts What records there are.
 */
export function parameterArbitraries(facts: Facts): Readonly<Record<string, Text>> {
  const hostileNumber = fc.constantFrom(...hostileNumbers);
  const small = (max: number) =>
    weighted([6, fc.integer({ min: -1, max }).map(String)], [1, hostileNumber], [1, hostileSegment]);
  const types = anyOf(facts.npcTypes);
  const itemChoice = weighted([8, fc.constantFrom(...itemChoices)], [1, hostileSegment], [1, hostileNumber]);
  const facet = weighted([8, fc.constantFrom(...facets)], [1, hostileSegment]);
  const someItem = anyOf(facts.items);
  const makers = anyOf(facts.dataset.recipes, ({ itemId }) => String(itemId));
  const pair = fc.tuple(someItem, small(250)).map((parts) => parts.join(":"));
  const someSkill = anyOf(facts.dataset.skills, ({ id }) => String(id));
  const skillLevel = fc.tuple(someSkill, small(20)).map((parts) => parts.join("-"));
  const place = weighted(
    [4, anyOf(facts.dataset.teleports, ({ npcId }) => String(npcId))],
    [4, anyOf(facts.dataset.teleports, ({ x, y }) => `${x},${y}`)],
    [2, anyOf(facts.rawNpcs)],
    [1, fc.tuple(small(10_000_001), small(10_000_001)).map((parts) => parts.join(","))],
    [1, hostileNumber],
    [1, hostileSegment],
  );
  return {
    known: listOf(weighted([12, skillLevel], [1, pair], [1, hostileNumber], [1, hostileSegment]), 6),
    from: weighted([4, place], [1, fc.constantFrom(...facts.chronicles)]),
    to: place,
    noble: fc.constantFrom(...words("true false True 0")),
    walk: weighted([3, small(50_001)], [1, fc.nat(9000).map(String)]),
    count: weighted([2, small(250)], [1, fc.nat(1_100_000).map(String)]),
    recipe: weighted([6, makers], [1, hostileNumber]),
    buy: idsArbitrary(facts),
    stock: listOf(weighted([12, pair], [1, hostileNumber], [1, hostileSegment]), 6),
    limit: small(250),
    offset: weighted([4, small(250)], [1, fc.nat(10_000).map(String)]),
    q: weighted([1, hostileText], [1, namePart(facts)]),
    sort: weighted([8, fc.constantFrom(...sorts)], [1, hostileSegment]),
    type: itemChoice,
    grade: itemChoice,
    npcType: weighted([4, types], [2, types.map((type) => type.toLowerCase())], [1, hostileSegment]),
    ...Object.fromEntries(
      words("bodypart weaponType armorType etcItemType tradable race aggressive inWorld repeatable").map((name) => [
        name,
        facet,
      ]),
    ),
    drops: weighted([4, someItem], [1, hostileNumber]),
    spoils: weighted([4, someItem], [1, hostileNumber]),
    dropsType: weighted([4, fc.constantFrom("weapon", "Armor", "etcitem")], [1, hostileSegment]),
    skill: small(5000),
    npc: weighted([4, listOf(anyOf(facts.rawNpcs), 3)], [1, hostileNumber]),
    bbox: weighted(
      [4, fc.array(fc.constantFrom(...boxNumbers), { minLength: 3, maxLength: 5 }).map((edges) => edges.join())],
      [1, hostileNumber],
    ),
    produces: weighted([4, someItem], [1, hostileNumber]),
    requires: weighted([4, someItem], [1, hostileNumber]),
    levelMin: small(99),
    levelMax: small(99),
    ...Object.fromEntries(
      words("pAtk mAtk pDef mDef price weight crystalCount hp exp sp expPerHp").flatMap((name) => [
        [`${name}Min`, small(500)],
        [`${name}Max`, small(50_000)],
      ]),
    ),
    armorSet: small(60),
    level: small(60),
    operateType: weighted([8, fc.constantFrom(...operateTypes)], [1, hostileSegment]),
    classId: small(120),
    minPlayerLevel: small(85),
    maxPlayerLevel: small(85),
    location: small(320),
    region: small(26),
    ...Object.fromEntries(
      ["rate", "rateDrop", "rateAdena", "rateSpoil", "rateRaid", "rateExp", "rateSp"].map((name) => [
        name,
        weighted([4, small(1002)], [2, fc.constantFrom(...rates)]),
      ]),
    ),
    playerLevel: small(87),
    by: fc.constantFrom(...words("hour kill exp sp adena value Hour day")),
    per: fc.constantFrom(...words("hp kill hour HP")),
    spoil: fc.constantFrom(...words("true false TRUE 1")),
    raw: weighted([3, anyOf(facts.rawNpcs)], [1, small(30_000)]),
    types: listOf(fc.constantFrom(...searchTypes), 4),
    fields: listOf(fc.constantFrom(...fieldNames), 6),
    ids: idsArbitrary(facts),
  };
}
