import type { FastifyInstance, FastifyReply } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import { DomainError } from '../http/domain-error.ts';
import type { ApiRequest } from '../http/request.ts';

const WINDOW_SECONDS = 60;
// Maximum number of addresses in memory, about 5 MB. Beyond it, the counts restart.
const MOST_ADDRESSES = 50_000;
/**
 * Limits per client address and minute. `write` and `read` count requests without a token,
 * `refused` counts invalid tokens. They are high, because a mobile operator connects hundreds of
 * players through one address.
 */
const POINTS = { write: 600, read: 30_000, refused: 300 };

type Kind = keyof typeof POINTS;

/**
 * A coarse limit for calls without a token and for invalid tokens. It is kept in the memory of this
 * process, so a check needs no database query. Limits that must hold across processes and restarts
 * (sign-in, codes) are stored in the database, see `Limits`.
 */
export class RequestLimit {
  private spent = new Map<string, number>();
  private windowEnds = 0;

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (request, _, done) => done(this.refusal(request as ApiRequest)));
    fastify.addHook('onResponse', (request, reply, done) => {
      this.learn(request as ApiRequest, reply);
      done();
    });
  }

  private refusal(request: ApiRequest): DomainError | undefined {
    if (!request.url.startsWith('/api/')) return undefined;
    const address = clientAddress(request);
    const kind = kindOf(request);
    const left =
      POINTS[kind] - (kind === 'refused' ? this.count(kind, address) : this.take(kind, address));
    return left >= 0
      ? undefined
      : new DomainError('TOO_MANY_REQUESTS', {
          retryAfterSeconds: (this.windowEnds - performance.now()) / 1000,
        });
  }

  private learn(request: ApiRequest, { statusCode }: FastifyReply): void {
    if (statusCode === 401 && request.headers.authorization !== undefined)
      this.take('refused', clientAddress(request));
  }

  private take(kind: Kind, address: string): number {
    const spent = this.count(kind, address) + 1;
    this.spent.set(kind + address, spent);
    return spent;
  }

  private count(kind: Kind, address: string): number {
    const now = performance.now();
    if (now >= this.windowEnds || this.spent.size > MOST_ADDRESSES) {
      this.spent = new Map();
      this.windowEnds = now + WINDOW_SECONDS * 1000;
    }
    return this.spent.get(kind + address) ?? 0;
  }
}

function kindOf({ method, headers }: ApiRequest): Kind {
  if (headers.authorization !== undefined) return 'refused';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'read' : 'write';
}
