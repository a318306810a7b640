# One image: the API, which also serves the site and the back-office. Its database is the one of DATABASE_URL.
FROM node:26.10.0-bookworm-slim AS packages
WORKDIR /srv/five-arena
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY shared/client/package.json shared/client/
COPY shared/worker/package.json shared/worker/
COPY api/package.json api/
COPY web/package.json web/
COPY admin/package.json admin/
COPY e2e/package.json e2e/
COPY tools/package.json tools/

FROM packages AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM packages AS runtime
# The second: what hashing a password took goes back to the system (tools/lib/server-environment.mjs).
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=16777216
RUN npm ci --omit=dev --workspace @five/api --no-audit --no-fund && npm cache clean --force
COPY --from=build /srv/five-arena/shared/dist shared/dist
COPY --from=build /srv/five-arena/shared/src/locales shared/src/locales
COPY --from=build /srv/five-arena/api/dist api/dist
COPY --from=build /srv/five-arena/web/build/client web/build/client
COPY --from=build /srv/five-arena/admin/dist admin/dist
RUN mkdir -p /var/lib/five-arena && chown node:node /var/lib/five-arena
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: the signal that stops the container reaches the server.
CMD ["node", "api/dist/main.js"]
