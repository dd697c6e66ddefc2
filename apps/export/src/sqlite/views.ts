/** The columns of an NPC and of an item that both views begin with. */
const columns = `n.id AS npcId, n.name AS npcName, n.level AS npcLevel, n.npcType, r.itemId, coalesce(i.name, r.itemName) AS itemName`;

const joined = (rows: string) => `FROM ${rows} r JOIN npcs n ON n.id = r.npcs_id LEFT JOIN items i ON i.id = r.itemId`;

/** The statements that create the views. */
export const views: readonly string[] = [
  `CREATE VIEW npc_drops AS SELECT ${columns}, r.type, r.qty, r.chance, r.rollCount ${joined("npcs_drops")};`,
  `CREATE VIEW npc_loot AS SELECT ${columns}, r.type, r."group", r.min, r.max, r.chance, r.probability, r.expected, i.price ${joined("npcs_loot_rows")};`,
];
