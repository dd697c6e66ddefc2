/** What is shown for a word of the source: the word of the game's client, and what it means. */
export interface Term {
  readonly word: string;
  /** One sentence for who does not know the word; `undefined` if the word says it. */
  readonly meaning?: string | undefined;
}

/** The words of one kind, by the source's word in lower case: two data sets write the same word in different cases. */
type Words = Readonly<Record<string, readonly [word: string, meaning?: string]>>;

const LESS = "Below 0, less well.";

const stats: Words = {
  patk: ["P. Atk.", "Physical attack: what the damage of weapons and physical skills is computed from."],
  matk: ["M. Atk.", "Magic attack: what the damage of magic is computed from."],
  pdef: ["P. Def.", "Physical defense: divides the physical damage that is taken."],
  mdef: ["M. Def.", "Magic defense: divides the magic damage that is taken."],
  rcrit: ["Critical", "The critical rate of normal hits; 10 points are 1 %."],
  critrate: ["Critical", "The critical rate of normal hits; 10 points are 1 %."],
  critratepos: ["Critical by position", "The critical rate of hits from the side or from behind."],
  mcritrate: ["M. Critical", "The critical rate of magic."],
  catk: ["Critical damage", "Multiplies the damage of critical hits."],
  critdmg: ["Critical damage", "Multiplies the damage of critical hits."],
  catkadd: ["Critical damage", "Points that are added to the damage of critical hits."],
  critdmgadd: ["Critical damage", "Points that are added to the damage of critical hits."],
  catkpos: ["Critical damage by position", "Multiplies the damage of critical hits from the side or from behind."],
  critdmgpos: ["Critical damage by position", "Multiplies the damage of critical hits from the side or from behind."],
  mcritpower: ["M. Critical damage", "Multiplies the damage of critical hits of magic."],
  defcritrate: ["Critical taken", "Changes how often attackers hit critically."],
  defcritrateadd: ["Critical taken", "Points by which attackers hit critically more often."],
  defcritdamage: ["Critical damage taken", "Multiplies the damage of critical hits that are taken."],
  defcritdamageadd: ["Critical damage taken", "Points that are added to critical damage that is taken."],
  skillcritical: ["Skill critical", "The attribute from which the critical rate of skills is computed."],
  skillcriticalprobability: ["Skill critical", "Changes the critical rate of skills."],
  patkspd: ["Atk. Spd.", "How quickly normal attacks follow each other."],
  matkspd: ["Casting Spd.", "How quickly skills are cast."],
  runspd: ["Speed", "The speed of running, in game units per second."],
  acccombat: ["Accuracy", "Against evasion it decides how often a normal attack hits."],
  revas: ["Evasion", "Against accuracy it decides how often a normal attack misses."],
  pskillevas: ["Skill evasion", "The chance that a physical skill misses, in percent."],
  rshld: ["Shield Def. Rate", "The chance to block with a shield, before dexterity, in percent."],
  sdef: ["Shield Def.", "Added to P. Def. when a shield blocks."],
  shielddefangle: ["Shield angle", "The angle in degrees in which a shield blocks."],
  patkrange: ["Range", "The range of normal attacks, in game units."],
  patkangle: ["Attack angle", "The angle in degrees in which an attack hits several targets."],
  atkcountmax: ["Targets", "How many targets a normal attack can hit at once."],
  maxhp: ["Max HP"],
  maxmp: ["Max MP"],
  maxcp: ["Max CP", "The points that are lost before HP in fights between players."],
  maxsouls: ["Max souls", "The souls that a Kamael can absorb."],
  maxrecoverablehp: ["HP that can be restored", "The HP up to which healing works."],
  maxrecoverablemp: ["MP that can be restored", "The MP up to which restoring works."],
  maxrecoverablecp: ["CP that can be restored", "The CP up to which restoring works."],
  reghp: ["HP Recovery", "HP that come back with each regeneration, before other factors."],
  regmp: ["MP Recovery", "MP that come back with each regeneration, before other factors."],
  regcp: ["CP Recovery", "CP that come back with each regeneration, before other factors."],
  gainhp: ["Healing received", "Multiplies or adds to HP that healing restores to the bearer."],
  gainmp: ["MP received", "Multiplies or adds to MP that recharging restores to the bearer."],
  givehp: ["Healing given", "Points that are added to healing by the bearer."],
  healeffect: ["Healing received", "Multiplies or adds to HP that healing restores to the bearer."],
  manacharge: ["MP received", "Multiplies or adds to MP that recharging restores to the bearer."],
  str: ["STR", "Strength: raises P. Atk."],
  con: ["CON", "Constitution: raises Max HP, Max CP and their recovery."],
  dex: ["DEX", "Dexterity: raises Atk. Spd., Accuracy, Evasion, Critical and Speed."],
  int: ["INT", "Intelligence: raises M. Atk."],
  wit: ["WIT", "Wit: raises Casting Spd. and M. Critical."],
  men: ["MEN", "Mentality: raises Max MP, MP Recovery and M. Def."],
  stunvuln: ["Shock taken", `How well stuns work on the bearer. ${LESS}`],
  sleepvuln: ["Sleep taken", `How well sleep works on the bearer. ${LESS}`],
  rootvuln: ["Hold taken", `How well holds, which root the target in its place, work on the bearer. ${LESS}`],
  poisonvuln: ["Poison taken", `How well poison works on the bearer. ${LESS}`],
  bleedvuln: ["Bleed taken", `How well bleeding works on the bearer. ${LESS}`],
  paralyzevuln: ["Paralysis taken", `How well paralysis works on the bearer. ${LESS}`],
  derangementvuln: ["Mental attacks taken", `How well fear, confusion and the like work on the bearer. ${LESS}`],
  debuffvuln: ["Debuffs taken", `How well debuffs work on the bearer. ${LESS}`],
  cancelvuln: ["Cancel taken", `How well skills that remove buffs work on the bearer. ${LESS}`],
  cancel: ["Casting interrupted", "How often damage interrupts the casting of the bearer."],
  damagezonevuln: ["Damage of zones taken", "Multiplies the damage of zones such as swamps and lava."],
  magicsuccres: ["Magic resisted", "How often magic of others fails on the bearer."],
  fall: ["Falling damage", "Multiplies the damage of falls."],
  breath: ["Breath", "How long one can be under water, in seconds."],
  absorbdam: ["HP absorbed", "The share of the damage dealt that comes back as HP, in percent."],
  absorbdammana: ["MP absorbed", "The share of the damage dealt that comes back as MP, in percent."],
  reflectdam: ["Damage reflected", "The share of the damage taken that the attacker takes too, in percent."],
  reflectskillphysic: ["Physical skills reflected", "The chance to reflect a physical skill, in percent."],
  reflectskillmagic: ["Magic reflected", "The chance to reflect magic, in percent."],
  vengeancepdam: ["Physical skills countered", "The chance to give back the damage of a physical skill, in percent."],
  vengeancemdam: ["Magic countered", "The chance to give back the damage of magic, in percent."],
  transdam: ["Damage passed on", "The share of the damage taken that the servitor takes instead, in percent."],
  transdamtoplayer: [
    "Damage passed on",
    "The share of the damage taken that another player takes instead, in percent.",
  ],
  manashield: ["Mana shield", "The share of the damage taken that costs MP instead of HP, in percent."],
  blowrate: ["Lethal blow rate", "How often skills such as Backstab hit."],
  skillmastery: ["Skill Mastery", "The chance that a skill can be used again at once or lasts twice as long."],
  physicalskillpower: ["Physical skill power", "Multiplies the power of physical skills."],
  aggression: ["Aggression", "How strongly monsters prefer the bearer as their target."],
  preuse: ["Reuse of physical skills", "Multiplies the time until a physical skill can be used again."],
  mreuse: ["Reuse of magic", "Multiplies the time until magic can be used again."],
  dreuse: ["Reuse of songs and dances", "Multiplies the time until a song or dance can be used again."],
  physicalmpconsumerate: ["MP for physical skills", "Multiplies the MP that physical skills cost."],
  magicalmpconsumerate: ["MP for magic", "Multiplies the MP that magic costs."],
  dancempconsumerate: ["MP for songs and dances", "Multiplies the MP that songs and dances cost."],
  bowmpconsumerate: ["MP for bow shots", "Multiplies the MP that a shot costs."],
  pvpphysdmg: ["PvP physical damage", "Multiplies the damage of normal attacks against players."],
  pvpphysskillsdmg: ["PvP physical skill damage", "Multiplies the damage of physical skills against players."],
  pvpmagicaldmg: ["PvP magic damage", "Multiplies the damage of magic against players."],
  pvpphysdef: ["PvP physical damage taken", "Divides the damage of normal attacks of players."],
  pvpphysskillsdef: ["PvP physical skill damage taken", "Divides the damage of physical skills of players."],
  pvpmagicaldef: ["PvP magic damage taken", "Divides the damage of magic of players."],
  maxload: ["Weight limit", "The weight that can be carried."],
  weightlimit: ["Weight limit", "The weight that can be carried."],
  weightpenalty: ["Weight penalty", "Weight that does not count for the penalty of heavy load."],
  inventorylimit: ["Inventory slots"],
  whlimit: ["Warehouse slots"],
  freightlimit: ["Freight slots"],
  privatebuylimit: ["Private store, buy slots"],
  privateselllimit: ["Private store, sell slots"],
  dwarfrecipelimit: ["Dwarven recipes", "How many recipes the dwarven recipe book holds."],
  commonrecipelimit: ["Common recipes", "How many recipes the common recipe book holds."],
  enlargeabnormalslot: ["Buff slots"],
  vitalityconsumerate: ["Vitality used", "Multiplies the vitality that hunting uses up."],
  reduceexplostbypvp: ["EXP lost to players", "Multiplies the experience that a death by a player costs."],
  reduceexplostbymob: ["EXP lost to monsters", "Multiplies the experience that a death by a monster costs."],
  reduceexplostbyraid: ["EXP lost to raid bosses", "Multiplies the experience that a death by a raid boss costs."],
  reducedeathpenaltybypvp: ["Death penalty by players"],
  reducedeathpenaltybymob: ["Death penalty by monsters"],
  reducedeathpenaltybyraid: ["Death penalty by raid bosses"],
  bonusexp: ["EXP gained"],
  bonussp: ["SP gained"],
  fishingexpertise: ["Fishing expertise"],
  bowwpnvuln: ["Damage taken from bows"],
  bluntwpnvuln: ["Damage taken from blunts"],
  daggerwpnvuln: ["Damage taken from daggers"],
  swordwpnvuln: ["Damage taken from swords"],
  dualwpnvuln: ["Damage taken from dual swords"],
  polewpnvuln: ["Damage taken from poles"],
  dualfistwpnvuln: ["Damage taken from fists"],
  bigswordwpnvuln: ["Damage taken from two-handed swords"],
  bigbluntwpnvuln: ["Damage taken from two-handed blunts"],
  valakasres: ["Valakas resistance"],
  valakas: ["Power against Valakas"],
};

/** The elements of `fireRes` and `firePower`. */
const elements: Readonly<Record<string, string>> = {
  fire: "Fire",
  water: "Water",
  wind: "Wind",
  earth: "Earth",
  holy: "Holy",
  dark: "Dark",
};

const effects: Words = {
  buff: ["buff"],
  debuff: ["debuff"],
  stun: ["shock", "Stuns: the target can neither move nor act."],
  stunself: ["shock", "Stuns: the caster can neither move nor act."],
  root: ["hold", "The target cannot move, but can act."],
  damovertime: ["HP lost over time"],
  manadamovertime: ["MP lost over time"],
  healovertime: ["HP restored over time"],
  manahealovertime: ["MP restored over time"],
  tickhp: ["HP over time"],
  tickmp: ["MP over time"],
  tickhpfatal: ["HP lost over time, up to death"],
  fear: ["fear", "The target runs away."],
  mute: ["silence", "The target cannot use magic."],
  physicalmute: ["physical silence", "The target cannot use physical skills."],
  physicalattackmute: ["disarmed", "The target cannot attack."],
  silencemagicphysical: ["silence", "The target can use neither magic nor physical skills."],
  removetarget: ["loss of target"],
  targetme: ["taunt", "The target attacks the caster."],
  imobilebuff: ["immobile"],
  immobilebuff: ["immobile"],
  imobilepetbuff: ["immobile pet"],
  immobileuntilattacked: ["immobile until attacked"],
  signet: ["signet", "An effect at a place on the ground."],
  signetmdam: ["signet of magic damage", "Damages everyone at a place on the ground."],
  signetnoise: ["signet of noise", "Removes songs and dances at a place on the ground."],
  signetantisummon: ["signet against servitors"],
  chanceskilltrigger: ["skill by chance", "Another skill is used by chance, for example on a hit."],
  triggerskillbydamage: ["skill by chance when hit"],
  triggerskillbyattack: ["skill by chance on a hit"],
  bighead: ["big head"],
  silentmove: ["silent move", "Aggressive monsters do not notice the bearer."],
  throwup: ["thrown back"],
  grow: ["larger body"],
  bluff: ["turned around"],
  confusemob: ["confusion of monsters"],
  charmofluck: ["Charm of Luck", "A death costs less."],
  phoenixbless: ["Soul of the Phoenix", "Revives the bearer after death."],
  noblessebless: ["Blessing of Noblesse", "Buffs stay after death."],
  defencetrait: ["resistance to kinds of attacks"],
  attacktrait: ["strength against kinds of targets"],
  consumempbylevel: ["MP used over time"],
  consumemp: ["MP used over time"],
  consumehp: ["HP used over time"],
  consumeagathionenergy: ["agathion energy used"],
};

const targets: Words = {
  self: ["self"],
  one: ["one target"],
  enemy: ["enemy", "Others only when an attack is forced."],
  enemy_only: ["enemy only"],
  enemy_not: ["friend"],
  target: ["one target"],
  aura: ["around the caster"],
  front_aura: ["before the caster"],
  behind_aura: ["behind the caster"],
  area: ["around the target"],
  front_area: ["before the caster, around the target"],
  none: ["none"],
  corpse_mob: ["corpse of a monster"],
  area_corpse_mob: ["around the corpse of a monster"],
  corpse_player: ["corpse of a player"],
  pc_body: ["corpse of a player"],
  npc_body: ["corpse of a monster"],
  owner_pet: ["owner"],
  unlockable: ["door or chest"],
  door_treasure: ["door or chest"],
};

const skillTypes: Words = {
  pdam: ["physical damage"],
  mdam: ["magic damage"],
  chargedam: ["physical damage by charges", "Uses up the force charges that the caster has gathered."],
  manadam: ["MP damage"],
  cont: ["continuous effect"],
  notdone: ["no effect in this engine"],
  coredone: ["effect in the engine's code"],
  dummy: ["effect in the engine's code"],
  hot: ["HP restored over time"],
  mphot: ["MP restored over time"],
  dot: ["HP lost over time"],
  mdot: ["MP lost over time"],
  blow: ["blow", "A skill for daggers that hits by chance, for example Backstab."],
  aggdamage: ["taunt", "Makes monsters prefer the caster as their target."],
  aggdebuff: ["taunt and debuff"],
  aggreduce: ["less aggression"],
  aggreduce_char: ["less aggression toward the caster"],
  aggremove: ["loss of aggression"],
  combatpointheal: ["restores CP"],
  cpdampercent: ["CP damage"],
  manaheal: ["restores MP"],
  manaheal_percent: ["restores MP, in percent"],
  manarecharge: ["recharges MP"],
  heal_percent: ["heals in percent"],
  mute: ["silence", "The target cannot use magic."],
  root: ["hold", "The target cannot move, but can act."],
  stun: ["shock", "Stuns: the target can neither move nor act."],
  deathlink: ["death link", "Does more damage with less HP of the caster."],
  fatal: ["fatal blow"],
  strsiegeassault: ["siege assault"],
  takecastle: ["takes a castle"],
  unlock_special: ["unlocks special chests"],
};

const npcTypes: Words = {
  npc: ["NPC"],
  folk: ["NPC"],
  signspriest: ["Priest of the Seven Signs"],
  dawnpriest: ["Priest of Dawn", "Of the Lords of Dawn, in the Seven Signs."],
  duskpriest: ["Priest of Dusk", "Of the Revolutionaries of Dusk, in the Seven Signs."],
  cabalbuffer: ["Preacher of the Seven Signs", "Gives buffs or debuffs by the side that is leading."],
  festivalmonster: ["Festival of Darkness monster"],
  festivalguide: ["Festival of Darkness guide"],
  sepulchernpc: ["Four Sepulchers NPC"],
  sepulchermonster: ["Four Sepulchers monster"],
  riftinvader: ["Dimensional Rift monster"],
  villagemasterdelf: ["Dark Elf Village Master", "Changes the class of Dark Elves."],
  villagemasterorc: ["Orc Village Master", "Changes the class of Orcs."],
  villagemasterdwarf: ["Dwarven Village Master", "Changes the class of Dwarves."],
  villagemasterkamael: ["Kamael Village Master", "Changes the class of Kamael."],
  villagemasterfighter: ["Village Master, fighters", "Changes the class of human and elven fighters."],
  villagemastermystic: ["Village Master, mystics", "Changes the class of human and elven mystics."],
  villagemasterpriest: ["Village Master, priests", "Changes the class of human and elven priests."],
  symbolmaker: ["Symbol Maker", "Draws symbols with dyes."],
  manormanager: ["Manor Manager", "Trades in seeds and crops of a castle."],
  holything: ["Holy Artifact", "Who casts on it in a siege takes the castle."],
  artefact: ["Holy Artifact", "Who casts on it in a siege takes the castle."],
  servitor: ["Servitor", "Summoned by a player."],
  grandboss: ["Grand Boss", "A raid boss that exists once in the world."],
  feedablebeast: ["Feedable Beast", "Can be fed and tamed at the Beast Farm."],
  friendlymob: ["Friendly Monster"],
  derbytrackmanager: ["Monster Race manager"],
  racemanager: ["Monster Race manager"],
  wyvernmanager: ["Wyvern Manager"],
};

const itemKinds: Words = {
  bigsword: ["Two-handed Sword"],
  bigblunt: ["Two-handed Blunt"],
  ancientsword: ["Ancient Sword"],
  dual: ["Dual Swords"],
  dualdagger: ["Dual Daggers"],
  dualfist: ["Fist"],
  fishingrod: ["Fishing Rod"],
  ownthing: ["Combat Flag"],
  etc: ["Other"],
  light: ["Light Armor"],
  heavy: ["Heavy Armor"],
  magic: ["Robe"],
  pet: ["For pets"],
  rhand: ["One-handed"],
  lhand: ["Left hand"],
  lrhand: ["Two-handed"],
  chest: ["Upper Body"],
  legs: ["Lower Body"],
  fullarmor: ["Upper and Lower Body"],
  onepiece: ["Upper and Lower Body"],
  head: ["Headgear"],
  feet: ["Boots"],
  gloves: ["Gloves"],
  "rfinger;lfinger": ["Ring"],
  "rear;lear": ["Earring"],
  neck: ["Necklace"],
  hair: ["Hair Accessory"],
  hair2: ["Hair Accessory"],
  face: ["Face Accessory"],
  hairall: ["Hair Accessory, two slots"],
  alldress: ["Formal Wear"],
  back: ["Cloak"],
  waist: ["Belt"],
  rbracelet: ["Right Bracelet"],
  lbracelet: ["Left Bracelet"],
  deco1: ["Talisman"],
  hatchling: ["For hatchlings"],
  wolf: ["For wolves"],
  strider: ["For striders"],
  babypet: ["For baby pets"],
  seed2: ["Alternative Seed"],
  maturecrop: ["Mature Crop"],
  castle_guard: ["Mercenary Posting Ticket"],
  scrl_enchant_wp: ["Scroll: Enchant Weapon"],
  scrl_enchant_am: ["Scroll: Enchant Armor"],
  bless_scrl_enchant_wp: ["Blessed Scroll: Enchant Weapon"],
  bless_scrl_enchant_am: ["Blessed Scroll: Enchant Armor"],
  ancient_crystal_enchant_wp: ["Ancient Crystal: Enchant Weapon"],
  ancient_crystal_enchant_am: ["Ancient Crystal: Enchant Armor"],
  scrl_inc_enchant_prop_wp: ["Raises the chance to enchant weapons"],
  scrl_inc_enchant_prop_am: ["Raises the chance to enchant armor"],
  scrl_enchant_attr: ["Attribute Stone"],
  lotto: ["Lottery Ticket"],
};

const zoneKinds: Words = {
  arena: ["Arena", "Players can fight each other without becoming chaotic."],
  boss: ["Boss lair"],
  castle: ["Castle"],
  castleteleport: ["Castle, mass gatekeeper"],
  clanhall: ["Clan hall"],
  condition: ["Special rule", "No bookmarks of teleports, or no items lost on death."],
  damage: ["Damage", "Takes HP or MP from who stands in it, mostly a trap of a castle."],
  derbytrack: ["Monster race track"],
  effect: ["Effect", "Casts a skill on who stands in it."],
  fort: ["Fortress"],
  hq: ["Headquarters", "Where a besieging clan may build its headquarters."],
  jail: ["Jail"],
  mothertree: ["Mother Tree", "HP and MP come back faster, for some races."],
  nolanding: ["No landing", "Wyverns cannot land."],
  norestart: ["No restart", "Who logs out here comes back in a town."],
  nostore: ["No private store"],
  nosummonfriend: ["No summoning of friends"],
  olympiadstadium: ["Olympiad stadium"],
  peace: ["Peace", "Nobody can attack here."],
  prayer: ["Artifact", "Where a siege is decided."],
  respawn: ["Respawn", "Decides where characters revive."],
  script: ["Script", "For quests and events."],
  sevensigns: ["Seven Signs"],
  siege: ["Siege", "A battlefield while a siege is on."],
  swamp: ["Swamp", "Slows who walks in it."],
  tax: ["Tax", "Whose castle takes the taxes."],
  town: ["Town"],
  water: ["Water"],
};

/** The words of each kind. */
const kindsOfTerms = {
  stat: stats,
  effect: effects,
  target: targets,
  skillType: skillTypes,
  npcType: npcTypes,
  itemKind: itemKinds,
  zoneKind: zoneKinds,
} as const satisfies Readonly<Record<string, Words>>;

/** What a word of the source is a word for. */
export type TermKind = keyof typeof kindsOfTerms;

/** The kinds whose words are names, which begin each word with a capital. */
const isName = (kind: TermKind) => kind === "npcType" || kind === "itemKind";

/** Separates the words of a name of a program: `TriggerSkillByDamage`, `ITEM_CREATE`. */
function split(name: string): string {
  const text = name
    .replaceAll("_", " ")
    .replaceAll(/([a-z\d])(?=[A-Z])/g, "$1 ")
    .toLowerCase();
  return text.replaceAll(/ {2,}/g, " ").trim();
}

const capitals = (text: string) => text.replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `fireRes` and `firePower`, and `pAtk-insects`, which is a stat against a kind of target. */
function composedStat(name: string): Term | undefined {
  const [, element = "", part = ""] = /^([a-z]+)(Res|Power)$/.exec(name) ?? [];
  const known = Object.hasOwn(elements, element) ? elements[element] : undefined;
  if (known !== undefined) {
    return part === "Res"
      ? { word: `${known} resistance`, meaning: `Reduces the effect of attacks of the element ${known.toLowerCase()}.` }
      : { word: `${known} attack`, meaning: `Raises the effect of attacks of the element ${known.toLowerCase()}.` };
  }
  const [stat = "", against] = name.split("-", 2);
  if (against === undefined) return undefined;
  return { word: `${termOf("stat", stat).word} against ${split(against)}` };
}

/**
 * Returns the word of the game's client for a word of the source. One that has no entry is separated into words, so that a word of
 * another data set can be read too.
 */
export function termOf(kind: TermKind, name: string): Term {
  const bare = kind === "npcType" ? name.replace(/(?!^)Npc$/, "") : name.replace(/^(?:OP|TARGET)_/, "");
  const words: Words = kindsOfTerms[kind];
  const key = [name, bare].map((text) => text.toLowerCase()).find((text) => Object.hasOwn(words, text));
  const [word, meaning] = words[key ?? ""] ?? [];
  if (word !== undefined) return { word, meaning };
  const composed = kind === "stat" ? composedStat(name) : undefined;
  if (composed !== undefined) return composed;
  const text = split(bare);
  return { word: isName(kind) ? capitals(text) : kind === "stat" ? capital(text) : text };
}

/** Returns what a term is, with the word of the source: `Physical attack. In the source: pAtk`. */
export function explanationOf(kind: TermKind, name: string): string {
  const { meaning } = termOf(kind, name);
  return `${meaning === undefined ? "" : `${meaning} `}In the source: ${name}`;
}
