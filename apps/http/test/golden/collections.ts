import { type GoldenCase, onePage } from "./golden-case.js";

const root = "/api/interlude";

const item = (itemId: number, name: string, icon: string) => ({ itemId, name, iconFile: `etc_${icon}_i00.png` });

// xml/seeds.xml, with the names of xml/items, the icons of client/item-icons.json, and the castle of circletId="6838", the
// Circlet of Gludio: id="5016" level="10" cropId="5073" matureId="5103" reward1="1864" reward2="1878" castleId="1"
// isAlternative="0" seedsLimit="8100" cropsLimit="9000", and id="5650" with crops and limits of its own.
const plant = (itemId: number, name: string) => ({ itemId, name, iconFile: "etc_coda_i08.png" });
const atGludio = {
  level: 10,
  rewards: [item(1864, "Stem", "branch_gold"), item(1878, "Braided Hemp", "braided_hemp")],
  castle: { id: 1, name: "Gludio Castle" },
};
const darkCoda = {
  id: 5016,
  name: "Seed: Dark Coda",
  crop: plant(5073, "Dark Coda"),
  mature: plant(5103, "Mature Dark Coda"),
  ...atGludio,
  isAlternative: false,
  seedsLimit: 8100,
  cropsLimit: 9000,
};
const alternativeDarkCoda = {
  id: 5650,
  name: "Alternative Dark Coda Seed",
  crop: plant(5818, "Alternative Dark Coda"),
  mature: plant(5838, "Mature Alternative Dark Coda"),
  ...atGludio,
  isAlternative: true,
  seedsLimit: 22_500,
  cropsLimit: 2250,
};

// The rows of xml/seeds.xml with cropId="5073", of castles 1, 4 and 9 (circlets 6838, 6837 and 8183).
const sownAt = (id: number, castleId: number, town: string) => ({
  id,
  name: "Seed: Dark Coda",
  level: 10,
  castle: { id: castleId, name: `${town} Castle` },
  kind: "crop",
});

/** The answers of the collections over tables of their own, worked out by hand from the files of the datapack. */
export const goldenCollections: readonly GoldenCase[] = [
  [`${root}/seeds/5016`, { data: darkCoda }],
  [`${root}/seeds/5650`, { data: alternativeDarkCoda }],
  [`${root}/seeds?reward=1864&castle=1`, { data: [darkCoda, alternativeDarkCoda], meta: onePage(2, 50) }],
  [
    `${root}/items/5073?fields=grownFrom`,
    { data: { grownFrom: [sownAt(5016, 1, "Gludio"), sownAt(5042, 4, "Oren"), sownAt(8237, 9, "Schuttgart")] } },
  ],
];
