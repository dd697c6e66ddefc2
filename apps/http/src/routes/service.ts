import { chronicle, gameServer, listMeta } from "@gamedata/schema";
import * as v from "valibot";
import { rowCount } from "../served-chronicles.js";
import { exampleTarget, serviceRoute } from "./route.js";

const indexedRoute = v.strictObject({
  path: v.string(),
  summary: v.string(),
  example: v.pipe(v.string(), v.description("A target that returns 200 if the data set has what it names.")),
});

const serviceIndex = v.strictObject({
  name: v.string(),
  chronicles: v.array(v.string()),
  openApi: v.pipe(v.string(), v.description("The path of the OpenAPI document.")),
  routes: v.array(indexedRoute),
});

const chronicleList = v.strictObject({
  data: v.array(chronicle),
  meta: listMeta,
  gameServer: v.exactOptional(gameServer),
});

const health = v.strictObject({
  status: v.literal("ok"),
  dataVersion: v.pipe(
    v.string(),
    v.description("Changes if and only if the data changes; for several chronicles, joined by `+` in their order."),
  ),
  uptime: v.pipe(v.number(), v.integer(), v.minValue(0), v.description("Whole seconds since the service started.")),
});

const OPENAPI_PATH = "/api/openapi.json";

export const serviceRoutes = [
  serviceRoute({
    path: "/",
    operationId: "getIndex",
    tag: "Service",
    summary: "List the routes",
    description: "All routes of the service, each with an example. Browsers, which prefer HTML, get the explorer.",
    cacheable: true,
    headers: { vary: "Accept, Accept-Encoding" },
    body: ({ manifests, routes }) => ({
      name: "GameData",
      chronicles: [...manifests.keys()],
      openApi: OPENAPI_PATH,
      routes: routes.map((route) => ({
        path: route.path,
        summary: route.summary,
        example: exampleTarget(route, route.example, manifests),
      })),
    }),
    response: serviceIndex,
    example: {},
  }),
  serviceRoute({
    path: "/healthz",
    operationId: "getHealth",
    tag: "Service",
    summary: "Get the health of the service",
    description: "For load balancers and monitors; never cached.",
    cacheable: false,
    body: ({ dataVersion, uptime }) => ({
      status: "ok" as const,
      dataVersion,
      uptime: Math.floor(uptime()),
    }),
    response: health,
    example: {},
  }),
  serviceRoute({
    path: "/api/chronicles",
    operationId: "listChronicles",
    tag: "Service",
    summary: "List the chronicles",
    description:
      "The chronicles of this server, the default one first, each with the version and the source of its data; and the game server that it belongs to, where its operator states one.",
    cacheable: true,
    body({ manifests, gameServer: server }) {
      const data = Array.from(manifests.values(), (manifest) => {
        const { chronicle: name, dataVersion, source } = manifest;
        return { name, dataVersion, source, rows: rowCount(manifest) };
      });
      const meta = { total: data.length, limit: data.length, offset: 0 };
      return server === undefined ? { data, meta } : { data, meta, gameServer: server };
    },
    response: chronicleList,
    example: {},
  }),
  serviceRoute({
    path: OPENAPI_PATH,
    operationId: "getOpenApiDocument",
    tag: "Service",
    summary: "Get this OpenAPI document",
    description:
      "OpenAPI 3.0.3: all routes, parameters, statuses and schemas, with responses of this server as examples.",
    cacheable: true,
    // The allowed values of some parameters are those in the data.
    readsCatalogs: true,
    body: ({ openApiDocument }) => openApiDocument(),
    response: v.looseObject({ openapi: v.literal("3.0.3") }),
    example: {},
  }),
];
