import { Injectable } from '@nestjs/common';
import { MAX_WAITING } from '@five/shared/waiting/waiting.codes';
import type { HandOfferInput, WaitInput } from '@five/shared/waiting/waiting.contract';
import { type Caller, isStaff, seenBy } from '../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import { CustomersService, type LockedCustomer } from '../../users/customers.service.ts';
import { SlotRequests, type WantedSlot } from '../slot-requests.ts';
import { Offers } from './offers.service.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';
import { type NewWaitingEntry, WaitingStore } from './waiting-store.ts';

/**
 * Entries per hour: twenty for each entry that a customer may have. Frequent joining and leaving
 * queues mails and checks every pitch.
 */
const JOIN_RATE_LIMIT = { points: 20 * MAX_WAITING, seconds: 60 * 60 };

/** Joins and leaves the waiting list, and offers slots by staff. */
@Injectable()
export class WaitingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: WaitingStore,
    private readonly slots: SlotRequests,
    private readonly customers: CustomersService,
    private readonly occupancies: OccupanciesQueries,
    private readonly allocator: WaitlistAllocator,
    private readonly offers: Offers,
    private readonly limits: Limits,
  ) {}

  /**
   * Returns the reference of the new entry. A slot freed between the check and the commit started
   * no offer for the entry, so the slot is checked again.
   * @throws DomainError WAITING_SLOT_FREE, WAITING_ALREADY, WAITING_TOO_MANY, WAITING_OWN_SLOT,
   * TOO_MANY_REQUESTS, and the refusals of a slot
   */
  async join(
    by: Caller,
    input: WaitInput,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    const slot = await this.slots.read(input, false);
    const reference = await this.transactions.run(async (tx) => {
      const customer =
        isStaff(by) && input.customer
          ? await this.customers.resolve(tx, input.customer, by.reference)
          : await this.customers.lock(tx, by.customerId);
      await this.refuse(tx, customer, slot, isStaff(by));
      if (!isStaff(by))
        await this.limits.takeWith(tx, 'waiting.join', by.reference, JOIN_RATE_LIMIT);
      const place = placeOf(customer, slot, input);
      await this.store.insert(tx, place, by.reference);
      await this.allocator.confirmJoined(tx, place.reference);
      return place.reference;
    }, idempotency);
    await this.allocator.offerSlotIfFree(slot);
    return reference;
  }

  /** @throws DomainError NOT_FOUND, WAITING_OVER */
  async leave(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.store.lock(tx, reference, seenBy(by));
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'waiting' && record.status !== 'offered')
        throw new DomainError('WAITING_OVER');
      await this.offers.leave(tx, record, by.reference);
    });
  }

  /**
   * Staff offer a free slot to an entry regardless of the order. @throws DomainError NOT_FOUND,
   * WAITING_OVER, BOOKING_SLOT_TAKEN, and the refusals of a slot
   */
  async offer(by: Caller, reference: string, input: HandOfferInput): Promise<void> {
    const slot = await this.slots.read(input, false);
    const {
      pitches: [pitch],
      period,
    } = slot;
    await this.transactions.run(async (tx) => {
      await this.allocator.endLapsed(tx, slot);
      const record = await this.store.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'waiting') throw new DomainError('WAITING_OVER');
      if (!pitch || !(await this.allocator.offerTo(tx, record, { pitch, period }, by.reference)))
        throw codeRefused('BOOKING_SLOT_TAKEN');
    });
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

function placeOf(
  customer: LockedCustomer,
  { period, minutes, pitches, openingDay }: WantedSlot,
  { pitch, flexible = false, otherLength = false }: WaitInput,
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
