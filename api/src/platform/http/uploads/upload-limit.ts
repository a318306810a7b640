import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countBufferedBytes } from '../../free-memory.ts';
import { codeRefused } from '../domain-error.ts';

export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;
/** Size limit in bytes for the form fields besides the file, and for the boundary lines. */
export const FORM_LIMIT_BYTES = 100 * 1000;

// Delay in milliseconds before a refused upload is cut. A client that is cut at once loses the
// response; a client that has read the response stops by itself.
const LINGER_MS = 2_000;

/**
 * Refuses a form whose `Content-Length` exceeds the limit, before its body is read. If a form is
 * refused while its body still arrives, the connection is cut shortly after the response.
 */
export function limitUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _, done) =>
    done(isTooLarge(request) ? codeRefused('FILE_TOO_LARGE') : undefined),
  );
  fastify.addHook('onResponse', (request, _, done) => {
    // A request of `fastify.inject` has no socket, and its `complete` is undefined. Such a request
    // must not be cut, so `complete` is compared with false.
    if (isForm(request) && request.raw.complete === false) cutOff(request);
    done();
  });
}

function cutOff({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => countBufferedBytes(chunk.length));
  raw.resume();
  const timer = setTimeout(() => void raw.socket.destroy(), LINGER_MS).unref();
  raw.once('end', () => clearTimeout(timer));
}

const isForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false;
const isTooLarge = (request: FastifyRequest) =>
  isForm(request) &&
  Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES + FORM_LIMIT_BYTES;
