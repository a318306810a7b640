import { DEFAULT_LOCALE, LOCALE_COOKIE } from '@five/shared/locales/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressCorrections } from './address-corrections.ts';
import { type PageRequest, redirectFor } from './page-request.ts';
import type { SiteGate } from './site-gate.ts';
import type { SitePaths } from './site-paths.ts';

/**
 * Cookie of a visitor who named French in the address. Without it, the cookie of another language
 * would lead away from the French page, whose own address names no language.
 */
const FRENCH_CHOSEN =
  `${LOCALE_COOKIE.name}=${DEFAULT_LOCALE}; Path=/; ` +
  `Max-Age=${LOCALE_COOKIE.maxAgeSeconds}; SameSite=Lax`;

/**
 * Redirects requests for pages by their address and the visitor's language, and until the venue is
 * open.
 */
export class PageRedirects {
  private readonly corrections: AddressCorrections;

  constructor(
    paths: SitePaths,
    private readonly gate: SiteGate,
  ) {
    this.corrections = new AddressCorrections(paths);
  }

  /** Redirects a request. Returns false if its page is sent instead. */
  async send(
    pageRequest: PageRequest,
    { url, headers: { cookie } }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const correction = await this.corrections.of(pageRequest, cookie);
    if (correction !== null) {
      // A browser keeps a permanent redirect, but the target depends on the language cookie.
      void reply.header('cache-control', 'no-cache');
      if (correction.language === DEFAULT_LOCALE) void reply.header('set-cookie', FRENCH_CHOSEN);
      void reply.redirect(correction.url, 301);
      return true;
    }
    const target =
      redirectFor(url, pageRequest, cookie) ?? (await this.gate.redirectFor(pageRequest, cookie));
    if (target === null) return false;
    void reply.header('cache-control', 'no-cache').redirect(target, 302);
    return true;
  }
}
