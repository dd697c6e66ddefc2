/** The text of a file, and what was wrong with its bytes. */
export interface Decoded {
  readonly text: string;
  /** The name of the encoding as which the bytes were read. */
  readonly encoding: string;
  /** The encoding that the file declares, if no decoder knows it. */
  readonly unknown?: string;
  /** The offset of the first character of the text that stands for bytes which are not of the encoding. */
  readonly faultAt?: number;
}

const REPLACEMENT_CHARACTER = "\uFFFD";

/** Encodings under the names that Java has for them, where a decoder has another one. */
const JAVA_NAMES: Readonly<Record<string, string>> = { ms949: "euc-kr", cp949: "euc-kr", ms936: "gbk", cp936: "gbk" };

/** Bytes in which an XML declaration ends. */
const DECLARATION_BYTES = 200;

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["'](?<name>[\w.:-]+)["']/u;

/** Returns the encoding of a file: that of its byte-order mark, else what its XML declaration says, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // The two bytes of "<" without a mark.
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  const start = new TextDecoder("latin1")
    .decode(bytes.subarray(0, DECLARATION_BYTES))
    .replace("\u00EF\u00BB\u00BF", "");
  const declared = (DECLARED.exec(start)?.groups?.["name"] ?? "utf-8").toLowerCase().replace(/^x-/u, "");
  // A declaration that can be read byte by byte is not of two bytes.
  return declared.startsWith("utf-16") ? "utf-8" : (JAVA_NAMES[declared] ?? declared);
}

/** Decodes the bytes of a file as it declares them, and as UTF-8 where it declares nothing that is known. The text keeps its byte-order mark. */
export function decode(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  const decoder = decoderOf(encoding);
  const used = decoder ?? new TextDecoder("utf-8", { ignoreBOM: true });
  const text = used.decode(bytes);
  const faultAt = text.indexOf(REPLACEMENT_CHARACTER);
  return {
    text,
    encoding: used.encoding,
    ...(decoder === undefined && { unknown: encoding }),
    ...(faultAt >= 0 && { faultAt }),
  };
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { ignoreBOM: true });
  } catch {
    return undefined;
  }
}

/** Whether a text has a character that stands for bytes which could not be decoded. */
export const isDamaged = (text: string): boolean => text.includes(REPLACEMENT_CHARACTER);
