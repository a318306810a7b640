import { Injectable } from '@nestjs/common';
import type { MatchAnswerCode } from '@five/shared/community/matches/matches.codes';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import { shareAmounts, type ShareHolder } from '@five/shared/community/matches/shares.rules';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { In } from 'typeorm';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { newReference } from '../../../platform/references.ts';
import { MatchShare } from './match-share.entity.ts';
import { PAID } from './shares.sql.ts';

interface SharedMatch {
  size: number;
  asked: boolean;
  offeredCents: number;
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
    const holders = holdersOf(booking, match, rows);
    await this.write(
      tx,
      booking,
      holders,
      shareAmounts({ ...match, totalCents: booking.totalCents }, holders),
    );
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

const MATCH = `select m.size, m.shares_asked_at is not null as asked, coalesce((
    select o.price_cents * greatest(0, o.places - (select count(*) from match_shares s
      where s.booking_id = o.booking_id and s.ask_id is not null and s.released_at is null))
    from open_matches o where o.booking_id = m.booking_id and o.closed_at is null), 0)::int
    as "offeredCents"
  from booking_matches m where m.booking_id = $1`;

const SHARE = `s.id as "shareId", s.amount_cents as "amountCents", ${PAID} as "paidCents",
  s.ask_id is not null as "isPlace"`;
const OF_PERSON = '(s.person_id = p.id or s.customer_id = p.customer_id)';
const HOLDERS = `select p.id as "personId", p.customer_id as "customerId", p.answer, p.position,
    ${SHARE}
  from match_people p left join match_shares s on s.booking_id = p.booking_id
    and s.released_at is null and ${OF_PERSON}
  where p.booking_id = $1
  union all select null, s.customer_id, null, null, ${SHARE} from match_shares s
  where s.booking_id = $1 and s.released_at is null and not exists (select from match_people p
    where p.booking_id = s.booking_id and ${OF_PERSON})
  order by "position", "personId", "shareId"`;
