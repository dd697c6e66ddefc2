/** The public entry point `@gamedata/http/service`: the service as plain data, for programs that need no HTTP. */

export { type Asked, createService, type Failure, type Service, type ServiceOptions } from "./create-service.js";
export { DATA_VERSION_HEADER, type ResponseHeaders } from "./protocol/headers.js";
export { HttpError, type HttpErrorCode } from "./protocol/http-error.js";
export { OK } from "./protocol/status.js";
export type { Answer } from "./response/answer.js";
export { exampleQuery, withOtherChronicle } from "./routes/example-target.js";
export type { Route } from "./routes/route.js";
export { routeTable } from "./routes/route-table.js";
export type { LazyCatalog } from "./served-chronicles.js";
