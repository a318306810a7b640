import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorFilter } from './error.filter.ts';
import { API_POLICY, beginAnswer } from '../http/headers.ts';
import type { ApiRequest } from '../http/request.ts';

/**
 * Responds to a path that cannot be decoded (`/%ff`) or that is too long. The router refuses such a
 * path before any hook runs.
 */
export function answerBrokenPath(
  filter: ErrorFilter,
  secure: boolean,
  { error, request, reply }: { error: Error; request: FastifyRequest; reply: FastifyReply },
): void {
  beginAnswer(request, reply, secure);
  reply.header('content-security-policy', API_POLICY).header('cache-control', 'no-store');
  filter.answer(error, request as ApiRequest, reply);
}
