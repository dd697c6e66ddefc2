import * as v from "valibot";
import { closedObject, optional } from "./values/form.js";
import { questId, skillId } from "./values/id.js";
import { label, level } from "./values/measure.js";

export const skillText = closedObject("Client text of one skill level.", { skillId, level, description: v.string() });

export const questTextStep = closedObject("Step of the client's quest log; the NPC is given by its name.", {
  stepIndex: level,
  title: v.string(),
  description: v.string(),
  completionNpcName: optional(v.string()),
});

export const questText = closedObject("Client text of one quest.", {
  questId,
  description: optional(v.string()),
  steps: v.array(questTextStep),
});

export const textOverlay = closedObject(
  "Client text that accompanies a data set and is never part of it; compiled by users who have the client.",
  {
    chronicle: label,
    skills: v.array(skillText),
    quests: v.array(questText),
  },
);
