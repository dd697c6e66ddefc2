const MEBIBYTE = 2 ** 20;

/** Gives a whole number with thousands separators. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

/** Gives a number with as many decimals as its size is worth: 0.042, 4.2, 42. */
export function decimal(value: number): string {
  const decimals = value < 0.1 ? 3 : value < 1 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Gives a share or a multiple with two decimals. */
export function ratio(value: number): string {
  return value.toFixed(2);
}

/** Gives bytes in MiB with one decimal. */
export function mebibytes(bytes: number): string {
  return (bytes / MEBIBYTE).toFixed(1);
}
