import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../config/settings.ts';
import { Translator } from '../i18n/translator.ts';
import { readBuiltPages, readFallback, readPage } from './built-pages.ts';
import { CompressedPages } from './compressed.ts';
import { ownSources } from './content-policy.ts';
import type { BuiltFolders } from './folders.ts';
import { PageServer, type Pages } from './page-server.ts';
import { PublicData } from './public-data.ts';
import { SitePaths } from './site-paths.ts';

const PAGES_AND_COPIES = ['**/*.html', '**/*.br', '**/*.gz'];
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CHECKED_EACH_TIME = 'public, max-age=0, must-revalidate';

/**
 * Serves the built site at `/` and the back-office at `/admin` on the API's port. It must be called
 * before the server listens.
 */
export async function serveSite(
  app: NestFastifyApplication,
  settings: Settings,
  folders: BuiltFolders,
): Promise<void> {
  if (folders.site) await serveFiles(app, folders.site, '/');
  if (folders.admin) await serveFiles(app, folders.admin, '/admin/');
  const pages = readPages(settings, folders);
  if (pages.site) app.get(SitePaths).keep(pages.site.pages.keys());
  const server = new PageServer(
    pages,
    app.get(PublicData),
    app.get(SitePaths),
    app.get(Translator),
    new CompressedPages(),
    settings.publicOrigin,
  );
  // The site receives the URL of the heat-map script, and requests the visitor's consent only if it
  // is set.
  app.get(PublicData).register('heatmapUrl', async () => settings.heatmapUrl);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', async (request, reply) => {
      if (request.is404 && (await server.answer(request, reply))) return reply;
      return undefined;
    });
}

function readPages(
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
            pages: readBuiltPages(site, siteBase),
            fallback: readFallback(site, siteBase),
            privateFallback: readFallback(site, base),
          },
    admin: admin === null ? null : readPage(`${admin}/index.html`, base),
  };
}

/** Registers one route per file at start, so that no other spelling of a path reaches a file. */
async function serveFiles(
  app: NestFastifyApplication,
  root: string,
  prefix: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    index: false,
    redirect: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    globIgnore: PAGES_AND_COPIES,
    setHeaders: (reply, file) =>
      void reply.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(file) ? FOR_A_YEAR : CHECKED_EACH_TIME,
      ),
  });
}
