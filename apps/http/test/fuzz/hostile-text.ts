/** Words as their UTF-8 bytes, one character a byte, as they go over the wire. */
const words = (...lines: readonly string[]) =>
  lines.flatMap((line) => line.split(" ")).map((word) => Buffer.from(word, "utf8").toString("latin1"));

/** Path segments that servers have tripped over. */
export const hostileSegments: readonly string[] = [
  // Percent-encoding cut short, malformed, of NUL, of line ends.
  ...words("% %2 %zz %% %00 57%00 %0d%0aX-Evil:%201 %u0035"),
  // Overlong UTF-8, surrogates, sequences that are too long, and stray continuation bytes.
  ...words("%c0%af %c0%ae%c0%ae %e0%80%af %ed%a0%80 %f8%88%80%80%80 %80 %ff"),
  // Dot segments and slashes in every dress, and no segment at all.
  ...words(String.raw`. .. ... %2e %2E%2e .%2e ..%2f %2f %2F %5c \ ..\ ..; ;`),
  "",
  // Look-alikes of letters and digits, raw and encoded, and bytes that are no UTF-8.
  ...words("ｉtems іtems １ ٣ %EF%BC%91 %d1%96tems İ ﬁ 💣"),
  "\x80",
  "\xff",
  // Names that every object has.
  ...words("__proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__"),
  // Placeholders, other cases, neighbours of what is right.
  ...words("{id} {chronicle} %7Bid%7D INTERLUDE Interlude interlude%20 gracia Items ITEMS item api"),
  // What a shell, a browser, a template or a database would act on.
  ...words("' \" <script> {{7*7}} | ^ `id` 1'-- %00.html ~root etc%2fpasswd * @ : = &"),
  "a".repeat(300),
];

/** Ids and numbers at every edge. */
export const hostileNumbers: readonly string[] = [
  ...words("0 -0 +0 -1 +1 1.0 1.5 1e3 1E3 0x10 0b1 0o7 01 007 00 %201 1%20 1_000 1n 1,2 1;2 57,58 %35%37"),
  ...words("NaN Infinity -Infinity null undefined true [] {} १ ٣ %D9%A3 １"),
  ...words("127 128 255 256 32767 32768 65535 65536 2147483647 2147483648 -2147483648 -2147483649"),
  ...words("4294967295 4294967296 9007199254740990 9007199254740991 9007199254740992 9007199254740993"),
  ...words("18446744073709551615 18446744073709551616 99999999999999999999999999 -9007199254740992"),
  "1".repeat(400),
];

/** Text to search for: ordinary, odd, and hostile to regular expressions, encodings and case folding. */
export const hostileTexts: readonly string[] = [
  ...["a", "dra", "draconic", "Queen Ant", "QUEEN ANT", "soul", "of ", " of", "  ", "'", "-", ":", "(", "#", "0"],
  ...["ß", "İ", "ı", "ſ", "K", "ǆ", "é", "e\u0301", "Ω", "ﬁ", "💣", "\ud83d", "\u2028", "\ufeff", "\u202e"],
  ...["\u0000", "\u0001", "\u007f", "\r\nX: y", "\t", "%", "%41", "\\", "\\d+", ".*", "(a+)+$", "[", "a|b", "^", "$&"],
  ...["__proto__", "constructor", "null", "undefined", "a".repeat(3000)],
];

export const acceptEncodings: readonly string[] = [
  ...["gzip", "br", "br, gzip", "gzip, br;q=0.1", "gzip;q=0.5, br;q=0.5", "identity", "*", "*;q=0", "identity;q=0"],
  ...["deflate", "zstd", "GZIP", "x-gzip", "gzip;q=0", "br;q=0, gzip", "gzip;q=1.0", "gzip;q=1.001", "gzip;q=2"],
  ...["gzip;q=-1", "gzip;q=nan", "gzip;q", ";q=1", "", ",", ",,gzip,,", "gzip;q=0.001", "\xff"],
  ...["gzip".repeat(200), "identity;q=0.5, *;q=0", "*;q=0.5, identity;q=0"],
];

/** Values of `If-None-Match`; `{etag}` stands for the tag that the response had. */
export const conditions: readonly string[] = [
  ...[
    "{etag}",
    "W/{etag}",
    "*",
    " * ",
    '"none", {etag}',
    '{etag}, "none"',
    '"a,b" , W/{etag},"c"',
    "{etag},{etag}",
    ",, {etag},",
  ],
  ...["{etag}x", "x{etag}", "{etag} {etag}", '{etag}, "none', "w/{etag}", "{etag}, *", "{etag}; q=1"],
  ...['"none"', 'W/"none"', "none", '"', '""', "", ",", '"none', '"*"', "**", "\xff"],
];

/** Methods beside `GET` and `HEAD`: known ones, unknown ones, and none at all. */
export const otherMethods: readonly string[] = [
  ...words("OPTIONS OPTIONS OPTIONS POST PUT DELETE PATCH TRACE CONNECT PROPFIND M-SEARCH PURGE QUERY"),
  ...words("get Get GETT FOO PRI <GET>"),
  "G\x00T",
  "\x16\x03\x01",
];
