FROM node:26-slim
WORKDIR /app

COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --filter "@guildhall/server..." --filter "@guildhall/web..." \
  && node apps/server/src/cli/main.ts build \
  && mkdir /data \
  && chown node:node /data

USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data UV_THREADPOOL_SIZE=8
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/cli/main.ts", "start"]
