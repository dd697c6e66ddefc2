import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCatalog, getItem, getItemSources } from "../index.js";
import { chanceOf } from "./boxes.js";
