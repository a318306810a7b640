import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.ts';
import type { Settings } from './platform/config/settings.ts';
import { Clock } from './platform/clock/clock.ts';
import { FileStore } from './platform/files/file-store.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { answerBrokenClient, TIMEOUTS } from './platform/http/broken-client.ts';
import { answerBrokenPath } from './platform/request-pipeline/broken-path.ts';
import { canonicalUrl } from './platform/http/canonical-url.ts';
import { ErrorFilter } from './platform/request-pipeline/error.filter.ts';
import { addHeaders, dateByClock, newRequestId } from './platform/http/headers.ts';
import { keepBodiesRaw } from './platform/http/raw-body.ts';
import {
  FORM_LIMIT_BYTES,
  limitUploads,
  UPLOAD_LIMIT_BYTES,
} from './platform/http/uploads/upload-limit.ts';
import { RouteTable } from './platform/http/route-table.ts';
import { RequestLimit } from './platform/limits/request-limit.ts';
import { serveDocsFiles } from './platform/openapi/docs-files.ts';
import { SharedIoAdapter } from './platform/realtime/shared-io-adapter.ts';
import { createLogger, NestLogger } from './platform/logging/logger.ts';
import { logRequests } from './platform/request-pipeline/request-log.ts';
import { builtFolders, type BuiltFolders } from './platform/site/folders.ts';
import { RequestMetrics } from './platform/metrics/request-metrics.ts';
import { serveSite } from './platform/site/serve-site.ts';
import { Translator } from './platform/i18n/translator.ts';

const BODY_LIMIT_BYTES = 100 * 1000;
const MAX_PATH_PARAMETER = 300;

/**
 * Trusts only the direct peer, which is the proxy. Earlier entries of X-Forwarded-For can be forged
 * by the client.
 */
const oneProxy = (_: string, hop: number) => hop === 0;

/** Creates the whole application; the caller starts listening. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  folders: BuiltFolders = builtFolders(),
): Promise<NestFastifyApplication> {
  const secure = settings.publicOrigin.startsWith('https:');
  const adapter = new FastifyAdapter({
    trustProxy: settings.trustProxy ? oneProxy : false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: newRequestId,
    rewriteUrl: ({ url = '/' }) => canonicalUrl(url),
    ...TIMEOUTS,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      answerBrokenPath(app.get(ErrorFilter), secure, { error, request, reply }),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) =>
      answerBrokenClient(app.get(Translator), secure, { error, socket }),
  });
  const logger = createLogger(settings.logLevel);
  const fastify = adapter.getInstance();
  const routes = new RouteTable().watch(fastify);
  addHeaders(fastify, secure);
  logRequests(fastify, logger);
  if (settings.rateLimits) new RequestLimit().watch(fastify);
  routes.refuseOthers(fastify);
  limitUploads(fastify);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.of(settings, databaseUrl),
    adapter,
    {
      logger: new NestLogger(logger),
      bodyParser: false,
    },
  );
  dateByClock(fastify, app.get(Clock));
  app.get(RequestMetrics).watch(fastify);
  app.useWebSocketAdapter(new SharedIoAdapter(app, settings));
  app.setGlobalPrefix('api', { exclude: ['dev/mailbox'] });
  keepBodiesRaw(fastify);
  await readForms(app);
  await serveSite(app, settings, folders);
  // After all plugins: the start of a plugin completes the routes before it, and those would answer
  // an error with 500 instead of its own status.
  serveFiles(fastify, app.get(FileStore));
  serveDocsFiles(fastify);
  return app;
}

/** Reads multipart forms with at most one file, up to the upload limits. */
async function readForms(app: NestFastifyApplication): Promise<void> {
  await app.register(multipart, {
    limits: {
      fileSize: UPLOAD_LIMIT_BYTES,
      files: 1,
      fields: 40,
      fieldSize: FORM_LIMIT_BYTES,
      parts: 41,
    },
  });
}
