/** The names of the engines whose defaults and rules are known. */
export const engineNames = ["acis", "l2j", "mobius", "l2scripts"] as const;

/** The name of an engine. */
export type EngineName = (typeof engineNames)[number];

/** The rules of L2J Server and its forks while their drops were in a dump: up to Interlude, up to 2010, and with items in XML files, up to 2012. */
const dumpRules = ["l2j2008", "l2j2009", "l2j2011"] as const;

/** The name of the rules of an engine. */
export type RulesName = EngineName | (typeof dumpRules)[number];

const older: ReadonlySet<RulesName | undefined> = new Set(["acis", ...dumpRules]);

/** Whether rules are those of aCis or of the servers before 2013, from which it descends. */
export const isOlder = (rules: RulesName | undefined): boolean => older.has(rules);
