import { Injectable } from '@nestjs/common';
import type { DeskWaitRequest } from '@five/shared/waiting/waiting.requests';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { CustomersService, type LockedCustomer } from '../../users/customers/customers.service.ts';
import { BookingSquads } from '../record/booking-squads.ts';
import { SlotRequests, type WantedSlot } from '../create/slot-requests.ts';
import { WaitingEvents, joined } from './waiting-messages.ts';
import { type NewWaitingEntry, WaitingStore } from './waiting-store.ts';
import { WaitingLimits } from './waiting-limits.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';

/** Stores new waiting list entries with their queued messages and realtime event. */
@Injectable()
export class NewWaitingEntries {
  constructor(
    private readonly store: WaitingStore,
    private readonly squads: BookingSquads,
    private readonly outbox: Outbox,
    private readonly events: WaitingEvents,
  ) {}

  /** @throws DomainError REFERENCE_UNKNOWN, SQUAD_NOT_CAPTAIN on `squad` */
  async insert(tx: Tx, place: NewWaitingEntry, actor: string): Promise<void> {
    const { squad, customerId, players } = place;
    const size = squad === null ? null : await this.squads.sizeOf(tx, squad, customerId);
    await this.store.insert(tx, { ...place, players: players ?? size }, actor);
    const record = await this.store.lock(tx, place.reference);
    if (!record) throw new Error(`no place in line ${place.reference}`);
    await this.outbox.write(tx, joined(record));
    this.events.emit(tx, record);
  }
}

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
   * @throws DomainError with the codes of `WaitingLimits`, and the codes for a requested slot or
   * a squad that is not valid
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
  { pitch, flexible = false, otherLength = false, squad, players }: DeskWaitRequest,
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
    squad: squad ?? null,
    players: players ?? null,
    openingDay,
  };
}
