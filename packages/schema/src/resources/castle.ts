import * as v from "valibot";
import { closedObject } from "../values/form.js";
import { castleId } from "../values/id.js";

export const castleRef = closedObject("Reference to a castle.", { id: castleId, name: v.string() });
