import * as v from "valibot";

/**
 * The attributes of an element whose meaning a name that is not known could change, such as a chance in another spelling: with one, all of
 * them are left out where the record is read as a whole.
 */
export const exactObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.objectWithRest(entries, v.never("a known name"));
