import type { HeaderRules } from "./header-rules.js";
import { fileNameOf } from "./static-file.js";

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

/**
 * Returns the `_redirects` file of Netlify and Cloudflare Pages: one rule for each route, which serves the file at the path
 * of the API without a redirect.
 *
 * @param paths The paths of the routes, with `{id}` as placeholder.
 */
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
