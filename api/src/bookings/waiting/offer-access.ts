import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isReference } from '@five/shared/references/reference';
import type { TakeOfferRequest } from '@five/shared/waiting/waiting.requests';
import { needsVerified, type Permission } from '@five/shared/auth/permissions';
import type { Locale } from '@five/shared/locales/locale';
import type { OfferAnswer } from '@five/shared/waiting/waiting.contract';
import { SETTINGS } from '../../platform/config/config.module.ts';
import { storedSecret } from '../../platform/config/secrets.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { MailLinks } from '../../platform/mail/mail-links.ts';
import { type Caller, seenBy } from '../../platform/access/caller.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { WriteResult } from '../../platform/http/endpoint.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { type OfferFinder, Offers } from './offers.service.ts';
import { WaitingQueries } from './waiting.queries.ts';
import { WaitingStore } from './waiting-store.ts';

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

/**
 * Determines which offers a caller may access: by a session, or by the link of the offer's mail.
 */
@Injectable()
export class OfferAccess {
  constructor(
    private readonly offers: Offers,
    private readonly links: OfferLinks,
    private readonly store: WaitingStore,
    private readonly queries: WaitingQueries,
  ) {}

  /** Finds the caller's own offer; for staff, any offer. */
  ofCaller(by: Caller, reference: string): OfferFinder {
    return async (tx) => {
      const record = await this.store.lockWithCustomer(tx, reference, seenBy(by));
      if (!record) throw new DomainError('NOT_FOUND');
      return { record, by };
    };
  }

  /**
   * Finds an offer by the link of its mail. The holder of the link acts for the account to which
   * the mail was sent, while that account is active. Actions that require a verified address
   * require it here too.
   */
  byLink(token: string, permission: Permission): OfferFinder {
    return async (tx) => {
      const reference = this.links.referenceOf(token);
      const record =
        reference === null ? undefined : await this.store.lockWithCustomer(tx, reference);
      if (
        !record?.user ||
        !record.active ||
        !record.offerEndsAt ||
        !this.links.isSigned(token, record.reference, record.offerEndsAt.toISOString())
      )
        throw new DomainError('NOT_FOUND');
      if (!record.verified && needsVerified('player', permission))
        throw new DomainError('AUTH_UNVERIFIED');
      return {
        record,
        by: { reference: record.user, role: 'player', customerId: record.customerId },
      };
    };
  }

  /**
   * Reads the offer of a link. Reading changes nothing, because mail scanners open links.
   * @throws DomainError NOT_FOUND
   */
  async read(token: string, locale: Locale): Promise<OfferAnswer> {
    const reference = this.links.referenceOf(token);
    const offer = reference === null ? null : await this.queries.offer(reference, locale);
    if (!offer?.active || !this.links.isSigned(token, offer.reference, offer.endsAt))
      throw new DomainError('NOT_FOUND');
    return answerOf(offer);
  }

  async take(
    find: OfferFinder,
    input: TakeOfferRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<OfferAnswer>> {
    return WriteResult.of(
      'waiting.taken',
      await this.current(await this.offers.take(find, input, idempotency), locale),
    );
  }

  async decline(find: OfferFinder, locale: Locale): Promise<WriteResult<OfferAnswer>> {
    return WriteResult.of(
      'waiting.declined',
      await this.current(await this.offers.decline(find), locale),
    );
  }

  private async current(reference: string, locale: Locale): Promise<OfferAnswer> {
    const offer = await this.queries.offer(reference, locale);
    if (!offer) throw new Error(`nothing was offered to ${reference}`);
    return answerOf(offer);
  }
}

const answerOf = ({ active: _, ...offer }: OfferAnswer & { active: boolean }): OfferAnswer => offer;
