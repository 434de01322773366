# The Node that package.json pins; the stamp of the build holds its version too.
FROM node:26.10.0-slim AS base
WORKDIR /app
COPY LICENSE NOTICE package.json pnpm-lock.yaml pnpm-workspace.yaml tsconfig.base.json ./
COPY apps apps
COPY packages packages

FROM base AS build
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter "@guildhall/server..." --filter "@guildhall/web..."
RUN node apps/server/src/cli/main.mjs build

FROM base AS dependencies
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter "@guildhall/server..."

# What runs: the sources as they are, the web as it was built, nothing that builds or tests.
FROM node:26.10.0-slim
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data

USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data UV_THREADPOOL_SIZE=8 \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "apps/server/src/cli/main.mjs", "start"]
