import { pluralIn } from "../plural/plural.js";

export const { counted } = pluralIn<"one">("pt-BR");
