import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageRequest, redirectFor } from './page-request.ts';
import type { SiteGate } from './site-gate.ts';

/** Redirects requests for pages by the visitor's language, and until the venue is open. */
export class PageRedirects {
  constructor(private readonly gate: SiteGate) {}

  /** Redirects a request. Returns false if its page is sent instead. */
  async send(
    pageRequest: PageRequest,
    { url, headers: { cookie } }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const target =
      redirectFor(url, pageRequest, cookie) ?? (await this.gate.redirectFor(pageRequest, cookie));
    if (target === null) return false;
    void reply.header('cache-control', 'no-cache').redirect(target, 302);
    return true;
  }
}
