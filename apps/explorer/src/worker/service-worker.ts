import type { WorkerScope } from "./scope.js";
import { type SiteFacts, serveSite } from "./serve-site.js";

declare const self: WorkerScope & { readonly gamedataSite: SiteFacts };

serveSite(self, self.gamedataSite);
