import { pluralIn } from "../plural/plural.js";

export const { plural, counted } = pluralIn<"one" | "few" | "many">("ru");
