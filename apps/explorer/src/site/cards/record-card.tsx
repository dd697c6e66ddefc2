import type { ItemDetail } from "@gamedata/client";
import type { ComponentChildren } from "preact";
import { levels, whole } from "../format/numbers.js";
import { termOf } from "../format/terms.js";
import { gradeName, itemTypeName } from "../format/words.js";
import { Answered } from "../parts/answered.js";
import type { Fact } from "../parts/facts.js";
import type { Ask } from "../service/requests.js";
import { useAnswer } from "../service/use-answer.js";

/** The number of key numbers on a card. */
const NUMBERS = 3;

interface CardContent {
  readonly name: string;
  readonly kind: ComponentChildren;
  readonly numbers: readonly Fact[];
}

function itemStats({ stats = {}, price, weight }: Pick<ItemDetail, "stats" | "price" | "weight">): readonly Fact[] {
  const own: readonly Fact[] = Object.entries(stats).map(([name, value]) => [termOf("stat", name).word, whole(value)]);
  return [
    ...own,
    ["Price", price === null ? undefined : whole(price)],
    ["Weight", weight === null ? undefined : whole(weight)],
  ];
}

const joined = (...parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(" · ");

/** The question about each kind of record that has a card. */
const questions: Readonly<Record<string, (id: number) => Ask<CardContent>>> = {
  item: (id) => async (client) => {
    const fields = ["name", "type", "grade", "stats", "price", "weight", "category"] as const;
    const item = await client.getItem(id, { fields });
    const { bodypart, weaponType, armorType } = item.category ?? {};
    const kind = joined(
      itemTypeName(item.type),
      gradeName(item.grade),
      ...[weaponType ?? armorType, bodypart].map((word) => word && termOf("itemKind", word).word),
    );
    return { name: item.name, kind, numbers: itemStats(item) };
  },
  npc: (id) => async (client) => {
    const npc = await client.getNpc(id);
    return {
      name: npc.name,
      kind: joined(
        npc.npcType ? termOf("npcType", npc.npcType).word : "NPC",
        npc.level !== null && `level ${npc.level}`,
        npc.isAggressive && "aggressive",
      ),
      numbers: [
        ["HP", whole(npc.stats.hp)],
        ["EXP", whole(npc.stats.exp)],
        ["Place", npc.primaryLocation?.name ?? npc.primaryRegion?.name],
      ],
    };
  },
  quest: (id) => async (client) => {
    const quest = await client.getQuest(id);
    return {
      name: quest.name,
      kind: "Quest",
      numbers: [
        ["Level", levels(quest.levelMin, quest.levelMax)],
        ["Begins with", quest.startNpcs[0]?.name],
        ["Adena", quest.rewards.adena === undefined ? undefined : whole(quest.rewards.adena)],
      ],
    };
  },
  class: (id) => async (client) => {
    const one = await client.getClass(id, { fields: ["name", "race", "type", "professionLevel"] });
    return { name: one.name, kind: `Class · ${one.race} ${one.type}`, numbers: [["Profession", one.professionLevel]] };
  },
  recipe: (id) => async (client) => {
    const recipe = await client.getRecipe(id);
    return {
      name: recipe.name,
      kind: recipe.isDwarven ? "Dwarven recipe" : "Common recipe",
      numbers: [
        ["Level", recipe.level],
        ["Success", `${recipe.successRate} %`],
        ["Makes", `${recipe.product.name} ×${whole(recipe.product.count)}`],
      ],
    };
  },
  location: (id) => async (client) => {
    const place = await client.getLocation(id, {
      fields: ["name", "minLevel", "levelMin", "levelMax", "monsterCount", "spawnCount"],
    });
    return {
      name: place.name,
      kind: "Location",
      numbers: [
        ["Monster levels", levels(place.levelMin, place.levelMax)],
        ["Kinds of monsters", whole(place.monsterCount)],
        ["Spawns", whole(place.spawnCount)],
      ],
    };
  },
  region: (id) => async (client) => {
    const region = await client.getRegion(id, {
      fields: ["name", "levelMin", "levelMax", "monsterCount", "spawnCount"],
    });
    return {
      name: region.name,
      kind: "Region",
      numbers: [
        ["Monster levels", levels(region.levelMin, region.levelMax)],
        ["Kinds of monsters", whole(region.monsterCount)],
        ["Spawns", whole(region.spawnCount)],
      ],
    };
  },
};

/** Returns whether there is a card for a kind of record. */
export function hasCard(kind: string): boolean {
  return kind in questions;
}

/** What a card says: the name, the kind, and up to three numbers. */
export function RecordCard({ kind, id }: { readonly kind: string; readonly id: number }) {
  const question = questions[kind];
  return question === undefined ? null : <CardFor ask={question(id)} />;
}

function CardFor({ ask }: { readonly ask: Ask<CardContent> }) {
  const answer = useAnswer(ask, "card");
  return (
    <Answered answer={answer} lines={4}>
      {({ name, kind, numbers }) => (
        <>
          <strong>{name}</strong>
          <div class="soft">{kind}</div>
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
      )}
    </Answered>
  );
}
