# Two images that run without root.
# Server: docker build -t gamedata . && docker run -p 3000:3000 gamedata; with -e WORKERS=auto on all processors
# Static copy: docker build --target export -t gamedata-export . && docker run --user "$(id -u)" -v "$PWD/copy:/copy" gamedata-export --out /copy

# The base of all stages; CONTRIBUTING.md says how to find a newer digest.
ARG NODE_IMAGE=node:24-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM $NODE_IMAGE AS build
WORKDIR /build
# The pinned pnpm is named in package.json alone; npm installs it.
COPY package.json .
RUN npm install --global "$(node -p 'require("./package.json").packageManager')"
# A layer of its own, which a change of the sources leaves as it is: the lock file names everything that is downloaded.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline \
  && pnpm exec turbo run bundle --filter=@gamedata/export... --output-logs=errors-only \
  && pnpm --filter @gamedata/http deploy --prod --legacy /app/http \
  && pnpm --filter @gamedata/export deploy --prod --legacy /app/export \
  && cp LICENSE /app/http && cp LICENSE /app/export

FROM $NODE_IMAGE AS export
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/export .
USER node
ENTRYPOINT ["node", "dist/main.js"]

FROM $NODE_IMAGE
# MALLOC_TRIM_THRESHOLD_: without it, glibc keeps the memory of large responses that clients did not take.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/http .
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --retries=3 \
  CMD ["node", "dist/health-check.js"]
# By default V8 lets the part of the heap for new objects grow to 16 MiB while tables are parsed, and garbage to several times the live
# objects, and keeps both.
ENTRYPOINT ["node", "--max-semi-space-size=1", "--heap-growing-percent=20", "dist/main.js"]
