import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isReference } from '@five/shared/references/reference';
import { SETTINGS } from '../../platform/config/config.module.ts';
import { storedSecret } from '../../platform/config/secrets.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { MailLinks } from '../../platform/mail/mail-links.ts';

const PURPOSE = 'waiting offer';
const KEY_BYTES = 32;
const TOKEN = /^(W-[0-9A-Z]{8})\.([A-Za-z0-9_-]{43})$/;

/**
 * Tokens of mailed offers. A token contains the reference of the waiting-list entry, and an HMAC of
 * 256 bits over the reference and the offer's end. It is valid only for this offer, and it is not
 * stored. An offer that is taken, declined or over cannot be taken with its token.
 */
@Injectable()
export class OfferLinks {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: Settings, links: MailLinks) {
    const secret = settings.jwtSecret ?? storedSecret(settings.dataDir, 'jwt-secret');
    this.key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
    links.register('waitingOffered', ({ reference, offerEndsAt }) =>
      this.tokenOf(String(reference), String(offerEndsAt)),
    );
  }

  /**
   * The token of an offer.
   * @param endsAt the instant at which the offer ends, in JSON form
   */
  tokenOf(reference: string, endsAt: string): string {
    return `${reference}.${this.signatureOf(reference, endsAt).toString('base64url')}`;
  }

  /**
   * The reference in a token, or null if the token is malformed. The HMAC is checked later, once
   * the offer is loaded.
   */
  referenceOf(token: string): string | null {
    const reference = TOKEN.exec(token)?.[1];
    return isReference('W', reference) ? reference : null;
  }

  isSigned(token: string, reference: string, endsAt: string): boolean {
    const given = Buffer.from(TOKEN.exec(token)?.[2] ?? '', 'base64url');
    const seal = this.signatureOf(reference, endsAt);
    return (
      given.length === seal.length &&
      timingSafeEqual(given, seal) &&
      token === this.tokenOf(reference, endsAt)
    );
  }

  private signatureOf(reference: string, endsAt: string): Buffer {
    return createHmac('sha256', this.key).update(`${PURPOSE}\n${reference}\n${endsAt}`).digest();
  }
}
