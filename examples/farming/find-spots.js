// Where do I farm an item, at my level and at the rates of my server?
// Usage: npm start -- "animal bone" playerLevel=40 rateDrop=5 rateSpoil=5 by=hour limit=10
import { createCatalog, isGameDataError, listFarmingSpots, listItems } from "@gamedata/core";
import { parseInput } from "@gamedata/core/parse";
import { interlude } from "@gamedata/interlude";

const [name = "animal bone", ...parameters] = process.argv.slice(2);
const catalog = createCatalog(interlude);
const item = listItems(catalog, { q: name }).data.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** Formats a number with four significant digits. */
const short = (value) => Number(value.toPrecision(4)).toString();

try {
  if (item === undefined) throw new Error(`There is no item named ${name}.`);
  const text = { limit: "10", ...Object.fromEntries(parameters.map((parameter) => parameter.split("="))) };
  const query = parseInput(listFarmingSpots.input(catalog), text);
  const { data, meta } = listFarmingSpots(catalog, item.id, query);
  console.log(`${item.name}: the best ${data.length} of ${meta.total} spots; the pieces per hour are an upper bound`);
  for (const { npc, location, region, spawnCount, respawnSeconds, expectedPerKill, perHour } of data) {
    const place = location?.name ?? `near ${region?.name ?? "no town"}`;
    const respawn = respawnSeconds === null ? "no respawn delay" : `respawn ${short(respawnSeconds)} s`;
    console.log(`  ${npc.name} (level ${npc.level}), ${place}: ${spawnCount} spawns, ${respawn}`);
    console.log(`    ${short(expectedPerKill)} per kill, ${short(perHour)} per hour`);
  }
} catch (error) {
  console.error(isGameDataError(error) || item === undefined ? error.message : error);
  process.exitCode = 1;
}
