import type { SkillDetail } from "@gamedata/client";
import { hrefOf } from "../../address/address.js";
import { whole } from "../../format/numbers.js";
import { termOf } from "../../format/terms.js";
import { words } from "../../languages/words.js";
import { DataTable } from "../../parts/data-table.js";
import { NpcNames } from "../../parts/npcs.js";
import { ItemLink, LinkOf } from "../../parts/record-link.js";

type Tree = NonNullable<SkillDetail["learnedFrom"]>[number];

/** An item that learning takes, and those that can be taken in its place. */
export const LearningItem = ({ item }: { readonly item: NonNullable<Tree["items"]>[number] }) => (
  <>
    {[item, ...(item.alternatives ?? [])].map((one, at) => [at > 0 && " / ", <ItemLink key={one.itemId} item={one} />])}{" "}
    ×{whole(item.count)}
  </>
);

/** What a level of a skill asks for, besides a level; nothing if that is all. */
function askedBy(row: Tree) {
  const { minSubclassLevel, spCost, clanReputation, races, socialClass, items = [], requiredSkills = [] } = row;
  const { castles = [], fortressIds } = row;
  const { trees } = words().skill;
  const ranks: Readonly<Record<string, string>> = trees.ranks;
  const asked = [
    spCost !== undefined && `${whole(spCost)} SP`,
    clanReputation !== undefined && trees.reputation(whole(clanReputation)),
    ...items.map((item) => <LearningItem key="item" item={item} />),
    ...requiredSkills.map((skill) => [<LinkOf key="skill" kind="skill" record={skill} />, ` ${skill.level}`]),
    minSubclassLevel !== undefined && trees.subclass(minSubclassLevel),
    races?.map((race) => termOf("race", race).word).join(", "),
    socialClass && trees.fromRank(ranks[socialClass] ?? socialClass),
    ...castles.map(({ name }) => name),
    fortressIds && trees.fortresses(fortressIds.join(", ")),
  ].filter(Boolean);
  return (
    asked.length > 0 && (
      <span class="link-row">
        {asked.map((one, index) => (
          <span key={index}>{one}</span>
        ))}
      </span>
    )
  );
}

/** Writes the level of a player, or of a clan, from which a skill can be had. */
function playerLevelInWords({ minPlayerLevel, minClanLevel }: Tree) {
  const { records, skill } = words();
  if (minClanLevel !== undefined) return skill.trees.clanLevel(minClanLevel);
  return minPlayerLevel && records.level(minPlayerLevel);
}

/** The trees outside classes that give a skill, and the NPCs that teach it. */
export function LearnedOtherwise({ skill }: { readonly skill: SkillDetail }) {
  const { id, learnedFrom = [], teachers } = skill;
  const texts = words().skill;
  const regions = new Map(teachers?.npcs.map((npc) => [npc.id, npc.region?.name]));
  return (
    <>
      <DataTable
        caption={texts.trees.title}
        rows={learnedFrom}
        columns={(column) => [
          column.any("tree", texts.trees.tree, (row) => (
            <>
              {texts.trees.names[row.tree]}
              {row.class && ", "}
              {row.class && <LinkOf kind="class" record={row.class} />}
            </>
          )),
          column.any("level", texts.skillLevel, ({ skillLevel }) => skillLevel, { isNumber: true }),
          column.any("from", texts.playerLevel, playerLevelInWords, { isNumber: true }),
          column.any("asked", texts.trees.asked, askedBy),
        ]}
        shown={12}
      />
      {teachers && (
        <>
          <h3>
            <a href={hrefOf("/npcs", { teaches: String(id) })}>{texts.taughtBy(teachers.count)}</a>
          </h3>
          <NpcNames
            npcs={teachers.npcs}
            shown={10}
            noteOf={(npc) => regions.get(npc) && <span class="soft"> {regions.get(npc)}</span>}
          />
        </>
      )}
    </>
  );
}
