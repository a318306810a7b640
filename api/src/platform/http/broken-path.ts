import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorFilter } from './error.filter.ts';
import { API_POLICY, beginAnswer } from './headers.ts';
import type { ApiRequest } from './request.ts';

/** Answers a path that cannot be read (`/%ff`) or that is longer than any of ours: the router gives it up before a hook has seen it. */
export function answerBrokenPath(filter: ErrorFilter, secure: boolean, { error, request, reply }: { error: Error; request: FastifyRequest; reply: FastifyReply }): void {
  beginAnswer(request, reply, secure);
  reply.header('content-security-policy', API_POLICY).header('cache-control', 'no-store');
  filter.answer(error, request as ApiRequest, reply);
}
