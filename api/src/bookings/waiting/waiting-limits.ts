import { Injectable } from '@nestjs/common';
import { MAX_WAITING } from '@five/shared/waiting/waiting.codes';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import type { LockedCustomer } from '../../users/customers/customers.service.ts';
import type { WantedSlot } from '../create/slot-requests.ts';
import { WaitingStore } from './waiting-store.ts';

/**
 * Maximum number of entries that a caller may add to the waiting list per hour: 20 for each entry
 * allowed at a time. Each new entry queues a mail and checks every pitch.
 */
const JOIN_RATE_LIMIT = { points: 20 * MAX_WAITING, seconds: 60 * 60 };

/** Limits the waiting list entries of a customer: their number, their rate and their slots. */
@Injectable()
export class WaitingLimits {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: OccupanciesQueries,
    private readonly limits: Limits,
  ) {}

  /**
   * Checks that a customer may join the waiting list for a slot. Staff may exceed the number and
   * the rate of entries.
   * @throws DomainError WAITING_SLOT_FREE, WAITING_ALREADY, WAITING_TOO_MANY, WAITING_OWN_SLOT,
   * TOO_MANY_REQUESTS
   */
  async check(tx: Tx, by: Caller, customer: LockedCustomer, slot: WantedSlot): Promise<void> {
    await this.refuse(tx, customer, slot, isStaff(by));
    if (!isStaff(by)) await this.limits.takeWith(tx, 'waiting.join', by.reference, JOIN_RATE_LIMIT);
  }

  private async refuse(
    tx: Tx,
    customer: LockedCustomer,
    { period, pitches }: WantedSlot,
    desk: boolean,
  ): Promise<void> {
    const live = await this.store.lockActive(tx, customer.id);
    if (live.some(({ start }) => start === period.start)) throw codeRefused('WAITING_ALREADY');
    if (!desk && live.length >= MAX_WAITING)
      throw codeRefused('WAITING_TOO_MANY', { parameters: { max: MAX_WAITING } });
    if (await this.store.plays(tx, customer.id, period)) throw codeRefused('WAITING_OWN_SLOT');
    for (const { id } of pitches) {
      if ((await this.occupancies.on(tx, id, period)).length === 0)
        throw codeRefused('WAITING_SLOT_FREE');
    }
  }
}
