import { pluralIn } from "../plural/plural.js";

export const { plural, counted } = pluralIn<"one">("pt-BR");
