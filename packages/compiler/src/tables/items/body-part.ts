/** The parts of the body whose names in the data set are others than the same word in lower case. */
const PARTS: Readonly<Record<string, string>> = {
  LEFT_RIGHT_HAND: "lrhand",
  TWO_HAND: "lrhand",
  RIGHT_HAND: "rhand",
  LEFT_HAND: "lhand",
  RIGHT_BRACELET: "rbracelet",
  LEFT_BRACELET: "lbracelet",
  RIGHT_EAR: "rear",
  LEFT_EAR: "lear",
  RIGHT_FINGER: "rfinger",
  LEFT_FINGER: "lfinger",
  LEFT_RIGHT_EAR: "rear;lear",
  EAR: "rear;lear",
  LEFT_RIGHT_FINGER: "rfinger;lfinger",
  FINGER: "rfinger;lfinger",
  "LFINGER,RFINGER": "rfinger;lfinger",
  "LEAR,REAR": "rear;lear",
  HAIR_ALL: "hairall",
  DHAIR: "hairall",
  PENDANT: "underwear",
  ALL_DRESS: "alldress",
  FULL_ARMOR: "fullarmor",
  BABY_PET: "babypet",
  BELT: "waist",
};

/** Returns the part of the body by the constant of a server's engine, as L2jOrg, Lucera and some forks of aCis write it. */
export const bodyPartOf = (constant: string): string => PARTS[constant.toUpperCase()] ?? constant.toLowerCase();

/** The parts of the body of which dumps have another name. */
const DUMPED_PARTS: Readonly<Record<string, string>> = { dhair: "hairall" };

/** Returns the part of the body by the word of a dump, or of a file with the words of one, whose "none" is none. */
export const bodyPartOfWord = (word: string): string | undefined =>
  word.toLowerCase() === "none"
    ? undefined
    : (DUMPED_PARTS[word.toLowerCase()] ?? word.toLowerCase().replaceAll(",", ";"));
