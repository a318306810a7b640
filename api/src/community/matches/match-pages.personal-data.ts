import { Injectable } from '@nestjs/common';
import { BookingLocks } from '../../bookings/record/booking-locks.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { eraseOf, exportOf, type Owner } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { BookingMatch } from './booking-match.entity.ts';
import { MatchListChanges } from './match-list-changes.ts';
import { MatchLists } from './match-lists.ts';
import { MatchPerson } from './match-person.entity.ts';
import { NoShowDispute } from './reliability/no-show-dispute.entity.ts';

/**
 * Registers how matches are handled as personal data. An erasure removes the person from all
 * matches, where the first of the bench moves up. It also removes the answers of guests to the
 * person's own matches.
 */
@Injectable()
export class MatchPagesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly bookingLocks: BookingLocks,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
  ) {
    personalData.register('matches', {
      exports: {
        matches: exportOf(BookingMatch),
        matchAnswers: exportOf(MatchPerson),
        noShowDisputes: exportOf(NoShowDispute),
      },
      erase: [
        (tx, owner) => this.leave(tx, owner),
        eraseOf(MatchPerson),
        eraseOf(BookingMatch),
        eraseOf(NoShowDispute),
      ],
    });
  }

  private async leave(tx: Tx, { customerId, reference }: Owner): Promise<void> {
    const bookings = await tx.query<{ reference: string }[]>(ANSWERED, [customerId]);
    for (const booking of bookings) {
      const locked = await this.bookingLocks.lock(tx, booking.reference);
      if (!locked) continue;
      const list = await this.lists.ofBooking(tx, locked);
      await this.changes.apply(tx, list, { actor: reference, act: 'remove' }, async () => {
        const own = { bookingId: locked.record.id, customerId };
        await tx.update(MatchPerson, own, { answer: null, position: null, squadMemberId: null });
      });
    }
  }
}

const ANSWERED = `select b.reference from match_people p join bookings b on b.id = p.booking_id
  where p.customer_id = $1 order by b.id`;
