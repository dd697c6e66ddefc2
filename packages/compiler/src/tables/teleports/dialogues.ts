import type { SourcePosition } from "../../diagnostic.js";
import type { Datapack } from "../../read/datapack.js";
import { isDamaged } from "../../read/encoding.js";
import { hasFile, lineAt, listFilesBelow, readText } from "../../read/file.js";
import { finishRow, type SourcedTable } from "../table-rows.js";
import type { Destinations } from "./destinations.js";

/** A dialogue of an NPC, whose id its name begins with: `30006.htm`, and `30006-1.htm` to which it leads. */
const DIALOGUE = /\/(?<npcId>\d{1,9})(?:-\w{1,20})?\.htm$/iu;

/** What players do not see (class HtmCache). */
const COMMENT = /<!--.*?-->/gsu;

/** The tags of links; a button has its text inside of it, or as its `value`. */
const LINK = /<(?:a|button)\s/iu;
const END = /<\/(?:a|button)/iu;
const VALUE = /(?:^|\s)value\s*=\s*"(?<value>[^"]*)"/iu;

/** What a link says to the server to take a player to a destination. */
const GOTO = /bypass (?:-h )?npc_%objectId%_goto (?<number>\d{1,8})/iu;

/** What follows the name of a destination in a link: its price. */
const PRICE = / +(?:- +\d[^-]*|\d[\d,.]* adena)$/iu;

/** The folders of dialogues that characters below level 41 see, and others on evenings of a weekend, in place of the usual ones. */
const SOMETIMES = /\/(?:free|half)\/[^/]+$/iu;

const ID_OF_LETTER = /\p{L}/u;

/** A link of a dialogue that takes a player to a destination. */
interface Offer extends SourcePosition {
  readonly npcId: number;
  readonly number: number;
  readonly text: string;
}

/**
 * Reads the `teleports` table from the dialogues of NPCs (class L2TeleporterInstance): each link to a destination is an offer of the NPC,
 * named as in its first link, without the price. Destinations that no dialogue offers at all times, which scripts may use, are left out.
 */
export function readTeleportDialogues(
  datapack: Datapack,
  folder: string,
  destinations: Destinations,
): SourcedTable<"teleports"> {
  const { report } = datapack;
  const files = hasFile(datapack, folder) ? listFilesBelow(datapack, folder, ".htm") : [];
  const offers = files.filter((file) => !SOMETIMES.test(file)).flatMap((file) => offersIn(datapack, folder, file));
  const seen = new Set<string>();
  const offered = new Set<number>();
  const teleports = offers.flatMap(({ npcId, number, text, ...position }) => {
    const destination = destinations.get(number)?.row;
    if (destination === undefined) return report.error(position, `goto ${number}`, "a known destination", "none");
    offered.add(number);
    const key = `${npcId}/${number}`;
    if (seen.has(key)) return report.leaveOut();
    seen.add(key);
    const { name = `${destination.x}, ${destination.y}` } = destination;
    return finishRow(report, "teleports", position, { ...destination, npcId, name: text || name });
  });
  report.leaveOut(destinations.size);
  warnUnoffered(datapack, folder, destinations, offered);
  return teleports;
}

function offersIn(datapack: Datapack, folder: string, file: string): readonly Offer[] {
  const npcId = Number(DIALOGUE.exec(file)?.groups?.["npcId"]);
  const kind = datapack.inventory.open(file, folder);
  kind.isRead = true;
  if (!Number.isInteger(npcId)) return [];
  const text = (readText(datapack, file) ?? "").replace(COMMENT, (comment) => comment.replace(/[^\n]/gu, " "));
  const [before = "", ...links] = text.split(LINK);
  let offset = before.length;
  return links.flatMap((link) => {
    const line = lineAt(text, offset);
    offset = text.indexOf(link, offset) + link.length;
    const end = link.indexOf(">");
    const tag = link.slice(0, end);
    const number = Number(GOTO.exec(tag)?.groups?.["number"]);
    if (!Number.isInteger(number)) return [];
    kind.count += 1;
    return { file, line, npcId, number, text: nameIn(VALUE.exec(tag)?.groups?.["value"] ?? link.slice(end + 1)) };
  });
}

/** Returns the name of a destination in what follows the tag of a link; none where it is a text of the client. */
function nameIn(link: string): string {
  const [text = ""] = link.split(END);
  const name = text
    .replace(/<[^<>]*>/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(PRICE, "");
  return ID_OF_LETTER.test(name) && !name.includes("&$") && !isDamaged(name) ? name : "";
}

function warnUnoffered({ report }: Datapack, folder: string, all: Destinations, offered: ReadonlySet<number>): void {
  const [first, ...others] = [...all].filter(([number]) => !offered.has(number));
  if (first === undefined) return;
  const count = others.length + 1;
  const expected = `dialogues of NPCs in ${folder} that offer them`;
  report.warn(first[1], `${count.toLocaleString("en")} destinations`, expected, "none: left out");
}
