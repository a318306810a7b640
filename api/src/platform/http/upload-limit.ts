import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeRefused } from './domain-error.ts';

export const UPLOAD_LIMIT_BYTES = 15 * 1024 * 1024;
/** The fields beside the file, and the lines that part them. */
export const FORM_LIMIT_BYTES = 100 * 1000;

/** What is announced as too large is refused unread; what turns out to be is cut off where that is known, instead of read to its end. */
export function limitUploads(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _, done) => done(isTooLarge(request) ? codeRefused('FILE_TOO_LARGE') : undefined));
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isForm(request) && !request.raw.complete) void reply.header('connection', 'close');
    done(null, payload);
  });
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;
const isTooLarge = (request: FastifyRequest) => isForm(request) && Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT_BYTES + FORM_LIMIT_BYTES;
