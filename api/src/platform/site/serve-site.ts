import fastifyStatic from '@fastify/static';
import { OFFLINE_SHELL } from '@five/shared/platform/offline-shell';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../config/settings.ts';
import { Translator } from '../i18n/translator.ts';
import { BuiltFiles } from './built-files.ts';
import { BuiltPage, FallbackPages, findBuiltPages } from './built-pages.ts';
import { CompressedPages } from './compressed.ts';
import { ownSources } from './content-policy.ts';
import { DeliveredTexts } from './delivered-texts.ts';
import type { BuiltFolders } from './folders.ts';
import { LiveParts } from './live-parts.ts';
import { MadeFiles } from './made-files.ts';
import { PageRedirects } from './page-redirects.ts';
import { PageServer, type Pages } from './page-server.ts';
import { PublicData } from './public-data.ts';
import { SiteGate } from './site-gate.ts';
import { SitePaths } from './site-paths.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CHECKED_EACH_TIME = 'public, max-age=0, must-revalidate';
/** The service workers of site and back-office, and the file that removes them. */
const WORKER = 'sw.js';
const WORKER_REMOVAL = 'sw-off.js';
/** Part of the back-office for which its worker answers; `/admin` is above its own folder. */
const ADMIN_SCOPE = '/admin';

/**
 * Serves the built site at `/` and the back-office at `/admin` on the API's port. It must be called
 * before the server listens.
 */
export async function serveSite(
  app: NestFastifyApplication,
  settings: Settings,
  folders: BuiltFolders,
): Promise<void> {
  await serveFiles(app, new BuiltFiles(folders), settings.serviceWorker);
  const pages = findPages(settings, folders);
  if (pages.site) {
    app.get(SitePaths).keep(pages.site.pages.keys());
    app.get(DeliveredTexts).use(pages.site.pages);
  }
  registerShell(app);
  const parts = app.get(LiveParts);
  parts.use(folders.parts);
  const server = new PageServer(
    pages,
    {
      data: app.get(PublicData),
      parts,
      redirects: new PageRedirects(app.get(SitePaths), app.get(SiteGate)),
    },
    app.get(SitePaths),
    app.get(Translator),
    new CompressedPages(),
    settings.publicOrigin,
  );
  const made = app.get(MadeFiles);
  // The site receives the URL of the heat-map script, and requests the visitor's consent only if it
  // is set.
  app.get(PublicData).register('heatmapUrl', async () => settings.heatmapUrl);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      if (!request.is404) return undefined;
      const isAnswered =
        (await made.answer(request, reply)) || (await server.answer(request, reply));
      return isAnswered ? reply : undefined;
    });
}

/** Registers the page with which the service worker of the site opens pages offline. */
function registerShell(app: NestFastifyApplication): void {
  const translator = app.get(Translator);
  app.get(SitePaths).register(OFFLINE_SHELL, async (_parameters, locale) => ({
    title: translator.message(locale, 'pages.unknown'),
    isUnlisted: true,
  }));
}

function findPages(
  { publicOrigin, heatmapUrl, heatmapHosts }: Settings,
  { site, admin }: BuiltFolders,
): Pages {
  const base = ownSources(publicOrigin);
  const siteBase = {
    ...base,
    analytics:
      heatmapUrl === null ? [] : [...new Set([new URL(heatmapUrl).origin, ...heatmapHosts])],
  };
  return {
    site:
      site === null
        ? null
        : {
            pages: findBuiltPages(site, siteBase),
            fallbacks: new FallbackPages(site, siteBase),
            privateFallbacks: new FallbackPages(site, base),
          },
    admin: admin === null ? null : new BuiltPage(`${admin}/index.html`, base),
  };
}

/**
 * Serves the built files by one route, because a route per file takes 10 MB. The constraint lets
 * the route match the paths of files only, so that every other path remains without a route.
 */
async function serveFiles(
  app: NestFastifyApplication,
  files: BuiltFiles,
  hasWorker: boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(file) ? FOR_A_YEAR : CHECKED_EACH_TIME,
      ),
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addConstraintStrategy({
    name: 'builtFile',
    storage: () => new Map(),
    deriveConstraint: ({ url = '' }) => files.find(url) !== undefined,
  });
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    constraints: { builtFile: true },
    schema: { hide: true },
    handler: ({ url }, reply) => {
      const file = files.find(url);
      if (!file) return reply.callNotFound();
      if (file.name !== WORKER) return reply.sendFile(file.name, file.root);
      void reply.header('service-worker-allowed', url.startsWith(ADMIN_SCOPE) ? ADMIN_SCOPE : '/');
      return reply.sendFile(hasWorker ? WORKER : WORKER_REMOVAL, file.root);
    },
  });
}
