import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { CompressedPages } from '../site/compressed.ts';
import { START_SCRIPT } from './docs-page.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

/** Reads a file of a package. */
const fileOf = (url: string): Promise<string> => readFile(fileURLToPath(url), 'utf8');

const FILES = {
  '/api/docs/start.js': { type: SCRIPT, read: () => Promise.resolve(START_SCRIPT) },
  '/api/docs/swagger-ui.js': {
    type: SCRIPT,
    read: () => fileOf(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  '/api/docs/swagger-ui.css': {
    type: 'text/css; charset=utf-8',
    read: () => fileOf(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  },
};

/**
 * Serves the scripts and the style sheet of the page `/api/docs`. A file is read and compressed on
 * its first request, so that a process whose page is never opened holds nothing of it.
 */
export function serveDocsFiles(fastify: FastifyInstance): void {
  const compressed = new CompressedPages();
  for (const [url, { type, read }] of Object.entries(FILES))
    fastify.get(url, { schema: { hide: true } }, async ({ headers }, reply) => {
      const { body, encoding, etag } = await compressed.encode(
        await read(),
        headers['accept-encoding'],
      );
      void reply.type(type).headers({ etag, vary: 'Accept-Encoding' });
      if (encoding) void reply.header('content-encoding', encoding);
      return reply.send(body);
    });
}
