// Who drops an item, and where do they stand?
import { createCatalog, listItemDroppers, listItems, listNpcSpawns } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";

const [q = "ring of queen ant"] = process.argv.slice(2);
const catalog = createCatalog(interlude);
for (const item of listItems(catalog, { q }).data) {
  for (const { npc, chanceDisplay } of listItemDroppers(catalog, item.id).data) {
    const places = new Set(listNpcSpawns(catalog, npc.id).data.map(({ region }) => region?.name));
    console.log(`${item.name}: ${npc.name} (level ${npc.level}), ${chanceDisplay}, ${[...places].join(", ")}`);
  }
}
