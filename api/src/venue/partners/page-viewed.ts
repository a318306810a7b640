import type { IncomingHttpHeaders } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../../platform/http/request.ts';

/** Words in the user agents of robots and other programs that are not browsers, in lower case. */
const ROBOTS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'headless',
  'preview',
  'lighthouse',
  'facebookexternalhit',
  'curl',
  'wget',
  'python',
  'java/',
  'okhttp',
  'axios',
  'node',
];

/**
 * Whether a person views the page of this site that sent the request. Requests from robots,
 * prefetching browsers and pages of other sites are not views.
 */
export function isPageView(headers: IncomingHttpHeaders): boolean {
  const agent = (headers['user-agent'] ?? '').toLowerCase();
  const isAhead =
    `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`.includes(
      'prefetch',
    );
  return (
    agent.startsWith('mozilla/') &&
    !ROBOTS.some((word) => agent.includes(word)) &&
    !isAhead &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  );
}

export const CurrentPageView = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    isPageView(context.switchToHttp().getRequest<ApiRequest>().headers),
);
