import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../../platform/http/request.ts';

/** Words by which robots name themselves, and programs that are no browser. */
const ROBOTS = ['bot', 'crawl', 'spider', 'slurp', 'headless', 'preview', 'lighthouse', 'facebookexternalhit', 'curl', 'wget', 'python', 'java/', 'okhttp', 'axios', 'node'];

/** Whether a page in front of somebody says this: no robot that names itself, no browser that fetches ahead, no page of another site. */
export function isLookedAt(headers: IncomingHttpHeaders): boolean {
  const agent = (headers['user-agent'] ?? '').toLowerCase();
  const isAhead = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`.includes('prefetch');
  return agent.startsWith('mozilla/') && !ROBOTS.some((word) => agent.includes(word)) && !isAhead && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
}

export const LookedAt = createParamDecorator((_: unknown, context: ExecutionContext): boolean => isLookedAt(context.switchToHttp().getRequest<ApiRequest>().headers));
