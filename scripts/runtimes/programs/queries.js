import { createClient, isGameDataApiError } from "@gamedata/client";
import { createCatalog, getItem, isGameDataError, listArmorSets, listNpcs } from "@gamedata/core";
import { interlude } from "@gamedata/interlude";

export function askLibrary() {
  const catalog = createCatalog(interlude);
  const bosses = listNpcs(catalog, { npcType: "GrandBoss", sort: "-level" });
  let code = "none";
  try {
    getItem(catalog, 999_999);
  } catch (error) {
    if (!isGameDataError(error)) throw error;
    code = error.code;
  }
  return {
    adena: getItem(catalog, 57).name,
    strongest: bosses.data[0]?.name,
    bosses: bosses.meta.total,
    sets: listArmorSets(catalog).meta.total,
    code,
  };
}

/** Asks a service, over the runtime's own fetch. */
export async function askService(baseUrl) {
  const client = createClient({ baseUrl, cache: new Map() });
  const names = [];
  for await (const { name } of client.listNpcs({ npcType: "GrandBoss", sort: "-level", limit: 5 })) names.push(name);
  const again = [await client.getItem(57), await client.getItem(57)].map((item) => item.name);
  const code = await client.getItem(999_999).then(
    () => "none",
    (error) => (isGameDataApiError(error) ? error.code : String(error)),
  );
  return { strongest: names[0], bosses: names.length, again, code };
}
