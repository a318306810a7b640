import type { DeskWaitRequest } from '@five/shared/waiting/waiting.requests';
import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { CustomersService, type LockedCustomer } from '../../users/customers.service.ts';
import { SlotRequests, type WantedSlot } from '../slot-requests.ts';
import { NewWaitingEntries } from './new-waiting-entries.ts';
import { WaitingLimits } from './waiting-limits.ts';
import type { NewWaitingEntry } from './waiting-store.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';

/** Joins the waiting list. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly slots: SlotRequests,
    private readonly customers: CustomersService,
    private readonly limits: WaitingLimits,
    private readonly entries: NewWaitingEntries,
    private readonly allocator: WaitlistAllocator,
  ) {}

  /**
   * Adds a waiting list entry and returns its reference. If the slot becomes free before the commit
   * of the entry, the new entry gets no offer. The slot is therefore checked again after the
   * commit, and offered if it is free.
   * @throws DomainError with the codes of `WaitingLimits`, and the codes for a requested slot that
   * is not valid
   */
  async join(
    by: Caller,
    input: DeskWaitRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    const slot = await this.slots.read(input, false);
    const reference = await this.transactions.runOnce(idempotency, async (tx) => {
      const customer =
        isStaff(by) && input.customer
          ? await this.customers.resolve(tx, input.customer, by.reference)
          : await this.customers.lock(tx, by.customerId);
      await this.limits.check(tx, by, customer, slot);
      const place = placeOf(customer, slot, input);
      await this.entries.insert(tx, place, by.reference);
      return place.reference;
    });
    await this.allocator.offerSlotIfFree(slot);
    return reference;
  }
}

function placeOf(
  customer: LockedCustomer,
  { period, minutes, pitches, openingDay }: WantedSlot,
  { pitch, flexible = false, otherLength = false }: DeskWaitRequest,
): NewWaitingEntry {
  const one = pitch === undefined ? undefined : pitches[0];
  return {
    reference: newReference('W'),
    customerId: customer.id,
    pitchId: one?.id ?? null,
    pitch: one?.code ?? null,
    start: period.start,
    minutes,
    flexible,
    otherLength,
    openingDay,
  };
}
