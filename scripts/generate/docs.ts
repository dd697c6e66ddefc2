// Generates the table of what the compiler reads each table from.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Form, tableForms } from "@gamedata/compiler";
import type { GeneratedFiles } from "./text.js";

const PAGE = "docs/compile-your-server.md";

export function generateDocs(root: string): GeneratedFiles {
  const page = readFileSync(join(root, PAGE), "utf8");
  const place = /(?<=<!-- generated: forms -->\n)[\s\S]*?(?=<!-- \/generated -->)/u;
  if (!place.test(page)) throw new Error(`${PAGE} has no marks for the forms.`);
  const lines = Object.entries(tableForms).map(
    ([table, forms = []]) => `- **${table}**: ${phrasesOf(forms).join("; ")}`,
  );
  return [[PAGE, page.replace(place, () => `${lines.join("\n")}\n`)]];
}

/** Names files: those of one folder and ending as `sql/{armor,weapon}.sql`. */
function shortened(files: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const [, folder = "", name = file, ending = ""] = /^(.*\/)?([^/.]+)(\.\w+)?$/u.exec(file) ?? [];
    const key = folder === "" || ending === "" ? `${file}\n` : `${folder}\n${ending}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const phrases = Array.from(groups, ([key, names]) => {
    const [folder = "", ending = ""] = key.split("\n");
    if (folder !== "" && ending === "") return folder;
    return names.length === 1 ? `${folder}${names[0]}${ending}` : `${folder}{${names.join(",")}}${ending}`;
  });
  return phrases.map((phrase) => `\`${phrase}\``).join(", ");
}

/** A name of servers of some years or chronicles only. */
const partOfServers = /^(.+?) (?:before|for|of|since|to) .+$/u;

/** Names the servers and files of forms. Forms of the same files, or of the same servers, are one phrase, in which a server stands for its versions. */
const phrasesOf = (forms: readonly Form[]): readonly string[] => {
  const serversByFiles = new Map<string, Set<string>>();
  for (const { servers, files } of forms) {
    const names = shortened(files);
    const known = serversByFiles.get(names) ?? new Set();
    serversByFiles.set(names, new Set([...known, ...servers.split(", ")]));
  }
  const filesByServers = new Map<string, string[]>();
  for (const [names, servers] of serversByFiles) {
    const whole = [...servers].filter((name) => !servers.has(partOfServers.exec(name)?.[1] ?? "")).join(", ");
    filesByServers.set(whole, [...(filesByServers.get(whole) ?? []), names]);
  }
  return Array.from(filesByServers, ([servers, names]) => `${servers} ${names.join(", ")}`);
};
