/** The public entry point `@gamedata/http/service`: the service as plain data, for programs that need no HTTP. */

export { createService, type Failure, type Service, type ServiceOptions } from "./create-service.js";
export { HttpError, type HttpErrorCode, OK } from "./http/errors.js";
export { DATA_VERSION_HEADER, type ResponseHeaders } from "./http/headers.js";
export type { ServiceRequest } from "./http/request.js";
export type { ServiceResponse } from "./http/response.js";
export type { Route } from "./routes/route.js";
export { exampleQuery, withOtherChronicle } from "./routes/route.js";
export { routeTable } from "./routes/route-table.js";
export type { LazyCatalog } from "./served-chronicles.js";
