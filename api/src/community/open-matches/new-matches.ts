import type { OpenMatchRequest } from '@five/shared/community/open-matches/open-matches.requests';
import { Injectable } from '@nestjs/common';
import type { LockedBooking } from '../../bookings/record/booking-locks.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { MatchLists } from '../matches/match-lists.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';

export type MatchTerms = Required<
  Pick<OpenMatchRequest, 'places' | 'priceCents' | 'closesMinutes'>
>;

interface NewMatch {
  input: OpenMatchRequest;
  terms: MatchTerms;
  /** True if the booking already had a match, which was closed and is now opened again. */
  isReopened: boolean;
}

/**
 * Stores new open matches. The caller has validated the number of places, the price and the closing
 * time (`terms`).
 */
@Injectable()
export class NewMatches {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: OpenMatchesEvents,
    private readonly lists: MatchLists,
  ) {}

  /** Opens the match of a locked booking and returns its reference. */
  async open(
    tx: Tx,
    by: Caller,
    booking: LockedBooking,
    { input, terms, isReopened }: NewMatch,
  ): Promise<string> {
    // The players of an open match are people of the booking's match.
    await this.lists.ofBooking(tx, booking);
    const match = await this.write(tx, booking, input, terms);
    await this.audit.record(tx, {
      actor: by.reference,
      act: 'open_match.open',
      subjectKind: 'open_match',
      subject: match.reference,
      from: isReopened ? 'closed' : null,
      to: 'open',
      changed: { booking: input.booking, ...terms },
    });
    await this.events.emit(tx, match);
    return match.reference;
  }

  private async write(
    tx: Tx,
    { record }: LockedBooking,
    { level, message }: OpenMatchRequest,
    { places, priceCents, closesMinutes }: MatchTerms,
  ): Promise<{ id: number; reference: string }> {
    const [match] = await tx.query<{ id: number; reference: string }[]>(OPEN, [
      newReference('OM'),
      record.id,
      level ?? null,
      places,
      priceCents,
      closesMinutes,
      message?.trim() || null,
      this.clock.now(),
    ]);
    if (!match) throw new DomainError('CONFLICT');
    return match;
  }
}

/** SQL that stores a match or reopens a closed match. A hidden match remains hidden. */
const OPEN = `insert into open_matches (reference, booking_id, level, places, price_cents,
  closes_minutes, message, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict on constraint open_matches_once do update
  set level = excluded.level, places = excluded.places, price_cents = excluded.price_cents,
    closes_minutes = excluded.closes_minutes, message = excluded.message, closed_at = null, closure
    = null returning id, reference`;
