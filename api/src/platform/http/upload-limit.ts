import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passedThrough } from '../give-back-memory.ts';
import { codeRefused } from './domain-error.ts';

export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;
/** The fields beside the file, and the lines that part them. */
export const FORM_LIMIT_BYTES = 100 * 1000;

// A sender who is cut off at once loses the answer with the connection; one who has read it stops by itself.
const LINGER_MS = 2_000;

/** What is announced as too large is refused unread; what turns out to be is answered where that is known, and cut off soon after. */
export function limitUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _, done) => done(isTooLarge(request) ? codeRefused('FILE_TOO_LARGE') : undefined));
  fastify.addHook('onResponse', (request, _, done) => {
    if (isForm(request) && request.raw.complete === false) cutOff(request); // one that came without a socket knows nothing of it
    done();
  });
}

function cutOff({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => passedThrough(chunk.length));
  raw.resume();
  const timer = setTimeout(() => void raw.socket.destroy(), LINGER_MS).unref();
  raw.once('end', () => clearTimeout(timer));
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;
const isTooLarge = (request: FastifyRequest) => isForm(request) && Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES + FORM_LIMIT_BYTES;
