// Who drops an item, and where do they stand?
import { createCatalog, listItemDroppers, listItems, listNpcSpawns } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";

const [q = "ring of queen ant"] = process.argv.slice(2);
const catalog = createCatalog(interlude);
const items = listItems(catalog, { q }).data;
if (items.length === 0) console.log(`No item has "${q}" in its name.`);
for (const item of items) {
  const droppers = listItemDroppers(catalog, item.id).data;
  if (droppers.length === 0) console.log(`${item.name}: no NPC drops it.`);
  for (const { npc, chanceDisplay } of droppers) {
    const places = new Set(listNpcSpawns(catalog, npc.id).data.map(({ region }) => region?.name));
    console.log(`${item.name}: ${npc.name} (level ${npc.level}), ${chanceDisplay}, ${[...places].join(", ")}`);
  }
}
