import { useState } from "preact/hooks";
import { currentChronicle } from "../service/requests.js";

interface CsvButtonProps {
  /** What the rows are, in the plural. */
  readonly nouns: string;
  /** Gets all rows of the list, with its filters and its order. */
  readonly rows: () => Promise<readonly object[]>;
}

const labels = { ready: "This list as CSV", loading: "Loading …", failed: "Not loaded: try again" } as const;

/** Lets the browser save a text as a file. */
function save(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A button that saves a whole list as a CSV file; the code that writes it is loaded for the first one. */
export function CsvButton({ nouns, rows }: CsvButtonProps) {
  const [state, setState] = useState<keyof typeof labels>("ready");
  const load = async () => {
    const [{ listCsv }, found] = await Promise.all([import("./list-csv.js"), rows()]);
    save(`${currentChronicle()}-${nouns.toLowerCase().replaceAll(" ", "-")}.csv`, listCsv(found));
  };
  const click = () => {
    setState("loading");
    load().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  return (
    <p class="no-print">
      <button type="button" disabled={state === "loading"} onClick={click}>
        {labels[state]}
      </button>
    </p>
  );
}
