import type { ResponseHeaders } from "@gamedata/http/service";
import { fileNameOf, type StaticFile } from "./static-file.js";

/** Headers by path pattern. */
export type HeaderRules = Readonly<Record<string, ResponseHeaders>>;

/** The number of path segments that all resources of a chronicle share: `/api/interlude`. */
const COMMON_SEGMENTS = 2;

/** Groups the headers of files into few rules, because hosts limit their number. */
interface HeaderRuleCollector {
  /** Adds the headers of a file; throws if another file of the same pattern has different ones. */
  readonly add: (file: StaticFile) => void;
  readonly rules: () => HeaderRules;
}

/** `root` is the path that the copy is served below; empty for the root of a host. */
export function collectHeaderRules(root: string): HeaderRuleCollector {
  const rules: Record<string, ResponseHeaders> = {};
  return {
    add({ path, headers }) {
      const pattern = patternOf(path, root);
      const known = rules[pattern];
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(headers)) {
        throw new Error(`${path} has other headers than the rest of ${pattern}`);
      }
      rules[pattern] = headers;
    },
    rules: () => rules,
  };
}

function patternOf(path: string, root: string): string {
  const [, ...segments] = path.slice(root.length).split("/");
  const isCommon = path.startsWith(`${root}/`) && segments.length > COMMON_SEGMENTS;
  return isCommon ? `${root}/${segments.slice(0, COMMON_SEGMENTS).join("/")}/*` : path;
}

const PLACEHOLDER = ":id";

const headerName = (name: string) => name.replace(/(?:^|-)[a-z]/g, (start) => start.toUpperCase());

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages: one rule for each pattern. Patterns do not overlap, because
 * both hosts join the values if two rules set the same header.
 */
export function headersFile(rules: HeaderRules): string {
  return Object.entries(rules)
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${headerName(name)}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");
}

/** Returns the `_redirects` file of Netlify and Cloudflare Pages: each route, with `{id}`, gets its file at the path of the API. */
export function redirectsFile(paths: readonly string[]): string {
  const rules = paths
    .map((path) => path.replace("{id}", PLACEHOLDER))
    .map((path) => ({ path, file: `/${fileNameOf(path)}` }))
    .filter(({ path, file }) => path !== file);
  const hasPlaceholder = ({ path }: { readonly path: string }) => path.includes(PLACEHOLDER);
  // Hosts look up rules without placeholders in a map, and test the others one by one.
  return [...rules.filter((rule) => !hasPlaceholder(rule)), ...rules.filter(hasPlaceholder)]
    .map(({ path, file }) => `${path} ${file} 200\n`)
    .join("");
}
