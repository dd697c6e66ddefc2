import type { PageTexts } from "@gamedata/explorer";

export const english: PageTexts = {
  language: "en",
  titles: { items: "Items", "armor-sets": "Sets", search: "" },
  facts: {
    types: { weapon: "weapon", armor: "armor", etcitem: "item" },
    grade: "{0} grade",
    level: "level {0}",
    sold: "{0}",
    soldBy: "{0} {1}",
    dropped: "{0}",
    drops: "drops {0}",
    reward: "{0}",
  },
};
