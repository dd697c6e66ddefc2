# The server with its data, and nothing else. Serve: docker run -p 3000:3000 <image>
# Export as files: docker run --user "$(id -u)" -v "$PWD/copy:/copy" <image> export --out /copy

FROM node:24-slim AS build
WORKDIR /build
COPY . .
# The pinned pnpm is named in package.json alone; npm runs it, as in scripts/bootstrap.cjs.
RUN pnpm() { npm exec --yes --package="$(node -p 'require("./package.json").packageManager')" -- pnpm "$@"; } \
  && pnpm install --frozen-lockfile \
  && pnpm run build:http \
  && pnpm --filter @gamedata/http deploy --prod --legacy /app \
  && cp LICENSE /app

FROM node:24-slim
# Without the last, glibc keeps the memory of large responses that clients did not take.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app .
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/main.js"]
