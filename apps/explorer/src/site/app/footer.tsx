import { words } from "../languages/words.js";
import { CopyButton } from "../parts/clipboard.js";
import { linksAnswer } from "../service/install-service-worker.js";
import { type Source, sources, useAnswer } from "../service/use-answer.js";
import "./footer.css";

const plainName = /^[a-z_]\w*$/i;

/** Writes a value as TypeScript: names without quotes, parameters without a value left out. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const fields = entries.map(([name, one]) => `${plainName.test(name) ? name : JSON.stringify(name)}: ${literal(one)}`);
  return fields.length === 0 ? "" : `{ ${fields.join(", ")} }`;
}

/** Writes the call of a query of `@gamedata/core`: `getItem(catalog, 57)`. */
const coreCall = (method: string, args: readonly unknown[]): string =>
  `${method}(${["catalog", ...args.map(literal)].filter((text) => text !== "").join(", ")})`;

/** What the compiler writes for a source that states no project. */
const UNKNOWN = "unknown";

const mono = (text: string) => <span class="mono">{text}</span>;

function SourceLine({ source: { call, url } }: { readonly source: Source }) {
  const code = coreCall(call.method, call.args);
  return (
    <li>
      {linksAnswer.value ? <a href={url}>JSON</a> : <span class="soft">JSON</span>}
      <code>{code}</code>
      <CopyButton text={() => code} />
    </li>
  );
}

/** The foot of each page: where its numbers come from, and in which version. */
export function Footer() {
  const { value: dataset } = useAnswer((client) => client.getDataset(), "frame");
  const { frame } = words();
  const unique = [...new Map(sources.value.map((source) => [source.key, source])).values()];
  return (
    <footer class="site-foot no-print">
      {unique.length > 0 && (
        <details class="sources">
          <summary>{frame.asJson}</summary>
          <ul>
            {unique.map((source) => (
              <SourceLine key={source.key} source={source} />
            ))}
          </ul>
          <p class="soft">
            {frame.eachLine(<code>@gamedata/core</code>)} {!linksAnswer.value && frame.notLinked}
          </p>
        </details>
      )}
      <p class="soft">
        {dataset &&
          (dataset.source.project === UNKNOWN
            ? frame.dataAlone(mono(dataset.dataVersion), dataset.chronicle)
            : frame.data(
                mono(dataset.dataVersion),
                dataset.chronicle,
                dataset.source.project,
                mono(dataset.source.revision.slice(0, 10)),
              ))}{" "}
        {frame.unofficial}
      </p>
    </footer>
  );
}
