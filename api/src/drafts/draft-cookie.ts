import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isReference } from '@five/shared/references/reference';
import { Tokens } from '../auth/tokens.ts';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';

/** Cookies outlive their hold, so that a late browser learns that its hold has ended. */
const SECONDS = 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)draft=(BD-[0-9A-Z]{8})\.([\w-]{43})\s*(?:;|$)/;
const CLEARED = 'draft=; Max-Age=0';

/**
 * The cookie that binds a held slot to a browser: the reference of the draft and an HMAC of 256
 * bits over it, which is not stored. A forged cookie reads as no cookie.
 */
@Injectable()
export class DraftCookie {
  private readonly key: Buffer;
  private readonly attributes: string;

  constructor(tokens: Tokens, @Inject(SETTINGS) { publicOrigin }: Settings) {
    this.key = tokens.derivedKey('booking draft');
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/api/booking_drafts; HttpOnly; SameSite=Lax${secure}`;
  }

  /** The draft of a `Cookie` header; null without a cookie that this application has signed. */
  referenceIn(header: string | undefined): string | null {
    const [, reference, signature = ''] = COOKIE.exec(header ?? '') ?? [];
    if (!isReference('BD', reference)) return null;
    const expected = Buffer.from(this.signatureOf(reference));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected) ? reference : null;
  }

  set(reply: FastifyReply, reference: string): void {
    const value = `draft=${reference}.${this.signatureOf(reference)}`;
    void reply.header('set-cookie', `${value}; Max-Age=${SECONDS}; ${this.attributes}`);
  }

  clear(reply: FastifyReply): void {
    void reply.header('set-cookie', `${CLEARED}; ${this.attributes}`);
  }

  private signatureOf(reference: string): string {
    return createHmac('sha256', this.key).update(reference).digest('base64url');
  }
}
