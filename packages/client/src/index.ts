export { createClient } from "./client/create-client.js";
export type { Client } from "./client/generated/client.js";
export type * from "./generated/types.js";
export type * from "./methods/method.js";
export {
  type ApiError,
  type GameDataApiError,
  isGameDataApiError,
  type NetworkError,
  type ServiceError,
  type UnexpectedResponseError,
} from "./request/error.js";
export type * from "./request/options.js";
