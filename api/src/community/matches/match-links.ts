import { Injectable } from '@nestjs/common';
import { REFERENCE_PREFIXES } from '@five/shared/references/reference';
import { matchPath, matchTokenOf, type MatchLink } from '../../bookings/record/booking-record.ts';
import { MatchLinkVersions } from '../../bookings/record/match-link-versions.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { MailLinks } from '../../platform/mail/mail-links.ts';
import { MATCH_TEMPLATES } from './match-pages.mails.ts';

const TOKEN = /^([0-9A-Z]{8})[\w-]{22}$/;

/** Reference of the match of a booking, which has the characters of the booking's reference. */
export const matchReference = ({ reference }: Pick<MatchLink, 'reference'>): string =>
  reference.replace(REFERENCE_PREFIXES.booking, REFERENCE_PREFIXES.bookingMatch);

/**
 * The links that open a match without a sign-in. A token contains the characters of the booking's
 * reference and a signature of 128 bits over it and its `link_version`; it is not stored.
 */
@Injectable()
export class MatchLinks {
  constructor(
    private readonly signatures: Signatures,
    private readonly versions: MatchLinkVersions,
    mails: MailLinks,
  ) {
    for (const template of MATCH_TEMPLATES)
      mails.register(template, ({ booking, linkVersion }) =>
        matchTokenOf(
          { reference: String(booking), linkVersion: Number(linkVersion) },
          this.signatures,
        ),
      );
  }

  /** Reference of the booking in a token; empty for a text that is no token. */
  bookingIn(token: string): string {
    const [, body] = TOKEN.exec(token) ?? [];
    return body === undefined ? '' : `${REFERENCE_PREFIXES.booking}-${body}`;
  }

  /** Whether the token opens the match of this booking. */
  opens(token: string, booking: MatchLink): boolean {
    return token === matchTokenOf(booking, this.signatures);
  }

  /** Replaces the link of a locked booking's match, and returns the path of the new one. */
  async renew(tx: Tx, booking: MatchLink): Promise<string> {
    return matchPath(await this.versions.raise(tx, booking), this.signatures);
  }
}
