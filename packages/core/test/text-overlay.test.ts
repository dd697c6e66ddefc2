import { existsSync, readFileSync } from "node:fs";
import { interlude } from "@gamedata/interlude";
import { type TextOverlay, textOverlay } from "@gamedata/schema";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { createCatalog, getClass, getItem, getNpc, getQuest } from "../src/index.js";

/** Client tables of the source data, which lies beside the project and is no part of it. */
const clientTables = new URL("../../../../shared/datapack/interlude/client/", import.meta.url);
const journalFile = new URL("quest-journal.json", clientTables);
const descriptionFile = new URL("skill-descriptions.json", clientTables);
const isThere = existsSync(journalFile) && existsSync(descriptionFile);

const completionNpcName = v.exactOptional(v.nullable(v.string()));
const journal = v.array(v.looseObject({ steps: v.array(v.looseObject({ completionNpcName })) }));

/** Reads the client's tables as an overlay: a null name is an absent one there. */
function readOverlay(): TextOverlay {
  const quests = v.parse(journal, JSON.parse(readFileSync(journalFile, "utf8"))).map((quest) => ({
    ...quest,
    steps: quest.steps.map(({ completionNpcName: name, ...step }) =>
      name === null || name === undefined ? step : { ...step, completionNpcName: name },
    ),
  }));
  const skills = JSON.parse(readFileSync(descriptionFile, "utf8"));
  return v.parse(textOverlay, { chronicle: "interlude", skills, quests });
}

describe("the client's prose over the whole data set", () => {
  const text = isThere ? readOverlay() : undefined;
  const catalog = createCatalog(interlude, text && { text });

  it.skipIf(!isThere)(
    "gives quests their journals, most steps with their NPC (skipped without the source data)",
    () => {
      const steps = (text?.quests ?? []).flatMap((quest) => quest.steps.map(() => quest.questId));
      expect(steps).toHaveLength(2049);
      const known = new Set(interlude.quests.map(({ id }) => id));
      const entries = interlude.quests.flatMap(({ id }) => getQuest(catalog, id).clientJournalEntries ?? []);
      const completed = entries.flatMap(({ completionNpc }) => completionNpc ?? []);
      expect(entries).toHaveLength(steps.filter((questId) => known.has(questId)).length);
      expect(completed.length).toBeGreaterThan(entries.length / 2);
      for (const { id, name } of completed) expect(getNpc(catalog, id)).toMatchObject({ id, name });
    },
  );

  it.skipIf(!isThere)("gives skills their descriptions (skipped without the source data)", () => {
    expect(getItem(catalog, 4696).skill?.description).toEqual(expect.any(String));
    expect(getClass(catalog, 0).skills.some(({ description }) => description !== undefined)).toBe(true);
  });
});
