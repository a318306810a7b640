import { matchLocale } from '@five/shared/locales/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { randomPart } from '../random.ts';
import { isNotModified, entityTagOf } from './cached-response.ts';
import type { ApiRequest } from './request.ts';

/** A request id of 16 characters, generated here and never taken from the client. */
export const newRequestId = () => randomPart(12).toString('base64url');

const ALWAYS = {
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
/** Content security policy of responses that are not pages. */
export const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const ALWAYS_SECURE = {
  ...ALWAYS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** Constant headers of every response. */
export const constantHeaders = (secure: boolean): Record<string, string> =>
  secure ? ALWAYS_SECURE : ALWAYS;

/**
 * Adds the constant headers, the request's language and id, and the cache policy of API responses.
 */
export function addHeaders(fastify: FastifyInstance, secure: boolean): void {
  fastify.decorateRequest('locale', 'fr');
  fastify.addHook('onRequest', (request, reply, done) => {
    beginAnswer(request, reply, secure);
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isApi(request.url)) return done(null, payload);
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', API_POLICY);
    return done(
      null,
      (keepable(request as ApiRequest, reply) || isCalendar(reply)) && isContent(payload)
        ? tag(request as ApiRequest, reply, payload)
        : payload,
    );
  });
}

/** Sets the request's language, the constant headers and the request id. */
export function beginAnswer(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  (request as ApiRequest).locale = matchLocale(request.headers['accept-language']);
  reply.headers(constantHeaders(secure)).header('x-request-id', request.id);
}

/**
 * Sets the `Date` header from the product's clock. Countdowns in the browser use this header, so
 * they also work under a shifted clock.
 */
export function dateByClock(fastify: FastifyInstance, clock: Clock): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('date', clock.now().toUTCString());
    done(null, payload);
  });
}

const isApi = (url: string) => url.startsWith('/api/') || url === '/api';

/**
 * Sets the cache policy of a response, unless the response already has one. Returns true for a
 * public read, which gets an entity tag: a successful GET or HEAD request without an
 * `Authorization` header.
 */
function keepable(request: ApiRequest, reply: FastifyReply): boolean {
  const isPublicRead =
    request.headers.authorization === undefined &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    reply.statusCode === 200;
  if (reply.hasHeader('cache-control')) return false;
  void reply.header(
    'vary',
    ['Authorization, Accept-Language', reply.getHeader('vary')].filter(Boolean).join(', '),
  );
  void reply.header(
    'cache-control',
    isPublicRead
      ? 'public, max-age=0, must-revalidate'
      : request.headers.authorization === undefined
        ? 'no-store'
        : 'private, no-store',
  );
  return isPublicRead;
}

/**
 * Whether the response is a calendar file. Calendar programs have copies of their own, which no
 * cache policy concerns, and ask with the tag whether the file has changed.
 */
const isCalendar = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/calendar');

const isContent = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

function tag(
  request: ApiRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): string | Buffer | null {
  const etag = (reply.getHeader('etag') as string | undefined) ?? entityTagOf(payload);
  void reply.header('etag', etag);
  if (!isNotModified(request.headers['if-none-match'], etag)) return payload;
  void reply.status(304).removeHeader('content-encoding');
  return null;
}

/** Sends a PDF for display in the browser. Its file name is the reference. */
export function pdfReply(reply: FastifyReply, reference: string, bytes: Uint8Array): Uint8Array {
  void reply
    .header('content-disposition', `inline; filename="${reference}.pdf"`)
    .type('application/pdf');
  return bytes;
}
