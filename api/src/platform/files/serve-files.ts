import type { FastifyInstance, FastifyReply } from 'fastify';
import { isNotModified } from '../http/cached-response.ts';
import { publicForm } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

declare module 'fastify' {
  interface FastifySchema {
    /**
     * True if the route is not part of the API. The OpenAPI document and the contract tests omit
     * routes with this flag.
     */
    hide?: boolean;
  }
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
/**
 * Content security policy of a file. A file that is opened directly cannot run or load anything.
 */
const FILE_POLICY = "default-src 'none'; sandbox";

/**
 * Serves public pictures at `/files/…`. Clients may cache a URL for a year, because a changed
 * picture gets a new URL.
 */
export function serveFiles(fastify: FastifyInstance, store: FileStore): void {
  fastify.get<{ Params: { name: string } }>(
    '/files/:name',
    { schema: { hide: true } },
    async ({ params: { name }, headers }, reply) => {
      const form = publicForm(name);
      const etag = `"${name}"`;
      const file = form && (await store.open(form.key));
      if (!form || !file) return sendNotFound(reply);
      void reply
        .headers({ 'cache-control': FOR_A_YEAR, 'content-security-policy': FILE_POLICY, etag })
        .type(form.type);
      if (!isNotModified(headers['if-none-match'], etag))
        return reply.header('content-length', String(file.size)).send(file.stream);
      file.stream.destroy();
      return reply.status(304).send();
    },
  );
}

const sendNotFound = (reply: FastifyReply) =>
  reply
    .status(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send('Not found.\n');
