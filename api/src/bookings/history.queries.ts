import { Injectable } from '@nestjs/common';
import type {
  HistoryActor,
  HistoryEntry,
  HistoryPlace,
} from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import { AuditTrail, type TrailRow } from '../platform/audit/audit-trail.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { UsersQueries } from '../users/users.queries.ts';
import { BookingsQueries } from './bookings.queries.ts';

/**
 * Actions whose reason the player is notified of; the reasons of all other actions are internal
 * notes of the desk.
 */
const SHOWN_REASONS = ['booking.cancel', 'booking.refuseProof'];

/** Reads the history of a booking from the audit trail, in ascending order. */
@Injectable()
export class HistoryQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly trail: AuditTrail,
    private readonly users: UsersQueries,
  ) {}

  /**
   * The history of a booking. In the answer for the owner, every member of staff is named 'desk'.
   * @throws DomainError NOT_FOUND, also for another customer's booking
   */
  async of(
    reference: string,
    caller: Caller,
    query: RawQuery,
    locale: Locale,
  ): Promise<Page<HistoryEntry>> {
    const desk = isStaff(caller);
    const owner = await this.bookings.ownerOf(reference, desk ? null : caller.customerId);
    const page = await this.trail.of('booking', reference, query, desk);
    const known = page.rows.flatMap(({ actor }) =>
      actor !== null && (desk || actor === caller.reference) ? [actor] : [],
    );
    const names = await this.users.displayNames(known);
    return page.map((row) => this.entryOf(row, { owner, desk, names, locale }));
  }

  private entryOf(
    { reference, at, actor, act, from, to, reason, changed }: TrailRow,
    { owner, desk, names, locale }: Reading,
  ): HistoryEntry {
    const shown =
      actor !== null && (desk || names.has(actor))
        ? { reference: actor, displayName: names.get(actor) ?? actor }
        : null;
    return {
      id: reference,
      reference,
      at: at.toISOString(),
      by: doerOf(actor, owner),
      actor: shown,
      act,
      from,
      to,
      reason: desk || SHOWN_REASONS.includes(act) ? reason : null,
      sentence: this.trail.sentence(act, locale),
      amountCents: typeof changed?.['amountCents'] === 'number' ? changed['amountCents'] : null,
      was: placeOf(changed?.['was']),
      is: placeOf(changed?.['is']),
      priceKept: changed?.['priceKept'] === true,
    };
  }
}

interface Reading {
  /** Reference of the login of the booking's customer; null if the customer has none. */
  owner: string | null;
  desk: boolean;
  names: Map<string, string>;
  locale: Locale;
}

/** Pitch and start in the audit entry of a move; null in entries of other changes. */
function placeOf(stored: unknown): HistoryPlace | null {
  // The stored value is untyped JSON of the audit entry.
  const { pitch, start } = (stored ?? {}) as { pitch?: unknown; start?: unknown };
  return typeof pitch === 'string' && typeof start === 'string'
    ? { pitch, date: dateOfWall(start), startTime: timeOfWall(start) }
    : null;
}

function doerOf(actor: string | null, owner: string | null): HistoryActor {
  if (actor === null) return 'clock';
  return actor === owner ? 'owner' : 'desk';
}
