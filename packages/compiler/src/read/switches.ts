import { rawText } from "./raw-text.js";

/** A setting of a server that switches off what its owner adds. */
export interface Switch {
  readonly setting: string;
  /** The file that states it. */
  readonly file: string;
  /** The files that the server does not read for it. */
  readonly paths: readonly string[];
}

const folderOf = (name: string) => new RegExp(`(?:^|/)${name}/custom/`, "iu");
const dumpOf = (names: string) => new RegExp(`(?:^|/)custom_(?:${names})\\.sql$`, "iu");

/** What the settings of L2J and L2J Mobius are for. Source: classes `Config` and `GeneralConfig`. */
const ADDITIONS: Readonly<Record<string, RegExp>> = {
  CustomNpcData: folderOf("npcs"),
  CustomSkillsLoad: folderOf("skills"),
  CustomItemsLoad: folderOf("items"),
  CustomMultisellLoad: folderOf("multisell"),
  CustomBuyListLoad: folderOf("buylists"),
  CustomSpawnlistTable: dumpOf("spawnlist"),
  CustomNpcTable: dumpOf("npc|npcaidata|npc_elementals"),
  CustomNpcSkillsTable: dumpOf("npcskills"),
  CustomMinionsTable: dumpOf("minions"),
  CustomItemTables: dumpOf("armor|etcitem|weapon"),
  CustomArmorSetsTable: dumpOf("armorsets"),
  CustomTeleportTable: dumpOf("teleport"),
  CustomDroplistTable: dumpOf("droplist"),
  CustomMerchantTables: dumpOf("merchant_buylists|merchant_shopids"),
};

const SETTINGS_FILE = /(?:^|\/)config\/(?:.*\/)?[^/]+\.(?:ini|properties)$/iu;
const SETTING = /^[ \t]*(?<setting>Custom\w+)[ \t]*[=:][ \t]*(?<value>\w+)/gmu;

/** Finds what the settings of a server switch off; one that a file switches on is on. */
export function findSwitches(folder: string, files: readonly string[]): readonly Switch[] {
  const stated = files
    .filter((path) => SETTINGS_FILE.test(path))
    .flatMap((file) =>
      Array.from(rawText(folder, file).matchAll(SETTING), ({ groups: { setting = "", value = "" } = {} }) => ({
        setting,
        file,
        isOn: value.toLowerCase() !== "false",
      })),
    );
  const on = new Set(stated.filter(({ isOn }) => isOn).map(({ setting }) => setting));
  const off = new Map(stated.filter(({ setting }) => !on.has(setting)).map((one) => [one.setting, one.file]));
  return [...off].flatMap(([setting, file]) => {
    const paths = files.filter((path) => ADDITIONS[setting]?.test(path));
    return paths.length > 0 ? [{ setting, file, paths }] : [];
  });
}
