/** A reason why there is no static copy, in one sentence for whoever asked for it. */
export class ExportError extends Error {
  override readonly name = "ExportError";
}
