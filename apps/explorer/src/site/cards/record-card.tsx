import type { ItemDetail, RegionDetail } from "@gamedata/client";
import type { ComponentChild, ComponentChildren } from "preact";
import { levels, whole } from "../format/numbers.js";
import { gradeName, itemTypeName, termOf } from "../format/terms.js";
import { type Dictionary, words } from "../languages/words.js";
import { Answered } from "../parts/answered.js";
import type { Fact } from "../parts/panel.js";
import type { RecordKind } from "../parts/record-kinds.js";
import { gradeTone, levelTone } from "../parts/tone.js";
import type { Ask } from "../service/requests.js";
import { useAnswer } from "../service/use-answer.js";

const NUMBERS = 3;

interface CardContent {
  readonly name: string;
  readonly kind: ComponentChildren;
  /** The class of the color of its grade or level. */
  readonly tone?: string;
  readonly numbers: readonly Fact[];
}

function itemStats({ stats = {}, price, weight }: Pick<ItemDetail, "stats" | "price" | "weight">): readonly Fact[] {
  const own: readonly Fact[] = Object.entries(stats).map(([name, value]) => [termOf("stat", name).word, whole(value)]);
  const { numbers } = words().parts;
  return [
    ...own,
    [numbers.price, price === null ? undefined : whole(price)],
    [numbers.weight, weight === null ? undefined : whole(weight)],
  ];
}

const joined = (...parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(" · ");

type Card = (props: { readonly id: number }) => ComponentChild;

/**
 * Returns the card of a kind of records.
 *
 * @param contentOf Makes the content of an answer, in the language that is shown.
 */
function cardOf<Value>(
  askFor: (id: number) => Ask<Value>,
  contentOf: (value: Value, texts: Dictionary) => CardContent,
): Card {
  return function CardOfKind({ id }) {
    const answer = useAnswer(askFor(id), "card");
    return (
      <Answered answer={answer} lines={4}>
        {(value) => <Content {...contentOf(value, words())} />}
      </Answered>
    );
  };
}

const Content = ({ name, kind, tone = "", numbers }: CardContent) => (
  <>
    <strong>{name}</strong>
    <div class={`soft ${tone}`}>{kind}</div>
    <dl>
      {numbers
        .filter(([, value]) => value !== undefined)
        .slice(0, NUMBERS)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </>
);

type Place = Pick<RegionDetail, "name" | "levelMin" | "levelMax" | "monsterCount" | "spawnCount">;

const placeFields = ["name", "levelMin", "levelMax", "monsterCount", "spawnCount"] as const;

const placeContent =
  (kind: "location" | "region") =>
  (place: Place, { cards: texts, columns, records }: Dictionary): CardContent => ({
    name: place.name,
    kind: records.kinds[kind],
    numbers: [
      [texts.monsterLevels, levels(place.levelMin, place.levelMax)],
      [texts.monsterKinds, whole(place.monsterCount)],
      [columns.spawns, whole(place.spawnCount)],
    ],
  });

const cards: Readonly<Partial<Record<RecordKind, Card>>> = {
  item: cardOf(
    (id) => (client) =>
      client.getItem(id, { fields: ["name", "type", "grade", "stats", "price", "weight", "category"] as const }),
    (one) => {
      const { bodypart, weaponType, armorType } = one.category ?? {};
      const kinds = [weaponType ?? armorType, bodypart].map((word) => word && termOf("itemKind", word).word);
      return {
        name: one.name,
        kind: joined(itemTypeName(one.type), gradeName(one.grade), ...kinds),
        tone: gradeTone(one.grade),
        numbers: itemStats(one),
      };
    },
  ),
  npc: cardOf(
    (id) => (client) => client.getNpc(id),
    (one, { columns, npc: texts, records }) => ({
      name: one.name,
      kind: joined(
        one.npcType ? termOf("npcType", one.npcType).word : records.kinds.npc,
        one.level !== null && records.level(one.level),
        one.isAggressive && texts.aggressive,
      ),
      tone: levelTone(one.level),
      numbers: [
        [texts.fields.hp, whole(one.effectiveStats?.hp ?? one.stats.hp)],
        [texts.fields.exp, whole(one.stats.exp)],
        [columns.place, one.primaryLocation?.name ?? one.primaryRegion?.name],
      ],
    }),
  ),
  quest: cardOf(
    (id) => (client) => client.getQuest(id),
    (one, { columns, lists, records }) => ({
      name: one.name,
      kind: records.kinds.quest,
      numbers: [
        [columns.level, levels(one.levelMin, one.levelMax)],
        [lists.quests.beginsWith, one.startNpcs[0]?.name],
        [lists.quests.adena, one.rewards.adena === undefined ? undefined : whole(one.rewards.adena)],
      ],
    }),
  ),
  class: cardOf(
    (id) => (client) => client.getClass(id, { fields: ["name", "race", "type", "professionLevel"] as const }),
    (one, { cards: texts, records }) => ({
      name: one.name,
      kind: `${records.kinds.class} · ${termOf("race", one.race).word} ${termOf("race", one.type).word}`,
      numbers: [[texts.profession, one.professionLevel]],
    }),
  ),
  recipe: cardOf(
    (id) => (client) => client.getRecipe(id),
    (one, { columns, recipe: texts }) => ({
      name: one.name,
      kind: one.isDwarven ? texts.dwarven : texts.common,
      numbers: [
        [columns.level, one.level],
        [texts.success, `${one.successRate} %`],
        [texts.makes, `${one.product.name} ×${whole(one.product.count)}`],
      ],
    }),
  ),
  location: cardOf((id) => (client) => client.getLocation(id, { fields: placeFields }), placeContent("location")),
  region: cardOf((id) => (client) => client.getRegion(id, { fields: placeFields }), placeContent("region")),
};

/** What the card of a record says: the name, the kind, and up to three numbers; nothing for a kind without cards. */
export function RecordCard({ kind, id }: { readonly kind: RecordKind; readonly id: number }) {
  const CardOfKind = cards[kind];
  return CardOfKind ? <CardOfKind id={id} /> : null;
}
