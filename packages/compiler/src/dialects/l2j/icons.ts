/** The prefix of every icon's name in the source: its package, and perhaps a group in it. */
const PACKAGE = /^.*\./u;

/** Returns the file name of an icon that the source names `package.name` or `package.group.name`. */
export const iconFileOf = (icon: string | undefined): string | undefined =>
  icon === undefined ? undefined : `${icon.replace(PACKAGE, "").toLowerCase()}.png`;
