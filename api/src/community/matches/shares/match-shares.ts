import { Injectable } from '@nestjs/common';
import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import { shareAmounts, type ShareHolder } from '@five/shared/community/matches/shares.rules';
import { mostCents } from '@five/shared/community/open-matches/open-matches.rules';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { In } from 'typeorm';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { newReference } from '../../../platform/references.ts';
import { MatchShare } from './match-share.entity.ts';
import { PAID } from './shares.sql.ts';

/** A match; the last three fields are null without an open match. */
interface SharedMatch {
  size: number;
  asked: boolean;
  places: number | null;
  /** Free places that the public list offers, and their price. */
  freePlaces: number | null;
  priceCents: number | null;
}

/** A person of a match with a share, if there is one; or a share alone. */
interface HolderRow {
  personId: number | null;
  customerId: number | null;
  answer: MatchAnswerCode | null;
  position: number | null;
  shareId: number | null;
  amountCents: number | null;
  paidCents: number;
  isPlace: boolean;
}

/** Stores which share each person of a match has, by the rule `shareAmounts`. */
@Injectable()
export class MatchShares {
  constructor(private readonly clock: Clock) {}

  /**
   * Adapts the shares of a locked booking after its list, its seats, its price or a payment has
   * changed. Shares of a cancelled booking stay as they are.
   */
  async adapt(tx: Tx, booking: BookingRecord): Promise<void> {
    if (!isLive(booking.status)) return;
    const [match] = await tx.query<SharedMatch[]>(MATCH, [booking.id]);
    if (!match) return;
    const rows = await tx.query<HolderRow[]>(HOLDERS, [booking.id]);
    if (!match.asked && rows.every(({ shareId }) => shareId === null)) return;
    const { totalCents } = booking;
    const { size, asked, places, freePlaces, priceCents } = match;
    // The price of a place may not be lowered yet.
    const placeCents =
      places === null ? 0 : Math.min(priceCents ?? 0, mostCents(totalCents, places));
    const offeredCents = (freePlaces ?? 0) * placeCents;
    const holders = holdersOf(booking, match, rows);
    const amounts = shareAmounts({ size, asked, totalCents, offeredCents }, holders);
    await this.write(tx, booking, holders, amounts);
  }

  /**
   * Lowers the shares of taken places to the maximum price of a place after the price of a booking
   * has changed. A share is never raised.
   */
  async lowerPlaces(tx: Tx, { id, totalCents }: BookingRecord): Promise<void> {
    await tx.query(LOWER_PLACES, [id, totalCents]);
  }

  private async write(
    tx: Tx,
    { id: bookingId }: BookingRecord,
    holders: readonly (HolderRow & ShareHolder)[],
    amounts: readonly (number | null)[],
  ): Promise<void> {
    const at = this.clock.now();
    const [added, released]: [Partial<MatchShare>[], number[]] = [[], []];
    for (const [index, { shareId, personId, customerId, ...before }] of holders.entries()) {
      const amountCents = amounts[index] ?? null;
      if (shareId === null && amountCents !== null)
        added.push({
          reference: newReference('SH'),
          bookingId,
          personId,
          customerId,
          isPlace: false,
          amountCents,
          createdAt: at,
        });
      else if (shareId !== null && amountCents === null) released.push(shareId);
      else if (shareId !== null && amountCents !== null && amountCents !== before.amountCents)
        await tx.update(MatchShare, { id: shareId }, { amountCents });
    }
    if (released.length > 0) await tx.update(MatchShare, { id: In(released) }, { releasedAt: at });
    if (added.length > 0) await tx.insert(MatchShare, added);
  }
}

/** The holders of a match without its captain, those with a seat first, in the order of seats. */
function holdersOf(
  booking: BookingRecord,
  { size }: SharedMatch,
  rows: readonly HolderRow[],
): (HolderRow & ShareHolder)[] {
  const seats = seatingOf(rows, size).seats;
  const isCaptain = (row: HolderRow) => row.customerId === booking.customerId;
  const others = rows.filter((row) => !seats.includes(row));
  return [...seats, ...others]
    .filter((row) => !isCaptain(row) || row.shareId !== null)
    .map((row) => ({ ...row, hasSeat: seats.includes(row) && !isCaptain(row) }));
}

const MATCH = `select m.size, m.shares_asked_at is not null as asked, o.places,
    o.price_cents as "priceCents", case when o.closed_at is null then
    greatest(0, o.places - (select count(*) from match_shares s
      where s.booking_id = o.booking_id and s.is_place and s.released_at is null))::int end
    as "freePlaces"
  from booking_matches m left join open_matches o on o.booking_id = m.booking_id
  where m.booking_id = $1`;

const SHARE = `s.id as "shareId", s.amount_cents as "amountCents", ${PAID} as "paidCents",
  s.is_place as "isPlace"`;
const HOLDERS = `select p.id as "personId", p.customer_id as "customerId", p.answer, p.position,
    ${SHARE}
  from match_people p left join match_shares s on s.booking_id = p.booking_id
    and s.released_at is null and s.person_id = p.id
  where p.booking_id = $1
  union all select null, s.customer_id, null, null, ${SHARE} from match_shares s
  where s.booking_id = $1 and s.released_at is null and s.person_id is null
  order by "position", "personId", "shareId"`;

const LOWER_PLACES = `update match_shares s set amount_cents = least(s.amount_cents, $2 / o.places)
  from open_matches o where o.booking_id = s.booking_id and s.booking_id = $1 and s.is_place
  and s.released_at is null`;
