import type { DeskBookingRequest } from '@five/shared/bookings/bookings.requests';
import { Injectable } from '@nestjs/common';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import { pipeline } from '../platform/database/pipelining-client.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import type { Holder } from '../slots/occupancies.ts';
import { CustomersService, type LockedCustomer } from '../users/customers.service.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore, type ActiveBookingCounts } from './booking-store.ts';
import { BookingGuarantees } from './creation/booking-guarantees.ts';
import { NewBookings } from './creation/new-bookings.ts';
import { type Allocation, SlotAllocator, type UnownedAllocationRequest } from './slot-allocator.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** The user that makes a booking: a signed-in caller, or the holder of an offer's link. */
export type Booker = Pick<Caller, 'reference' | 'role' | 'customerId'>;

/** A booking rule that staff may override, as named in the audit trail. */
type Override = 'begun' | 'maxPending' | 'maxUpcoming';

/** Creates bookings, with locks in the order of `BookingLocks`: customer, pack, pitch, add-ons. */
@Injectable()
export class BookingCreator {
  constructor(
    private readonly slots: SlotRequests,
    private readonly customers: CustomersService,
    private readonly guarantees: BookingGuarantees,
    private readonly allocator: SlotAllocator,
    private readonly store: BookingStore,
    private readonly newBookings: NewBookings,
  ) {}

  /**
   * Reserves a slot.
   * @throws SlotTakenError, and DomainError with the code of the first violated rule
   */
  async reserve(tx: Tx, by: Booker, input: DeskBookingRequest): Promise<BookingRecord> {
    const slot = await this.slots.read(input, isStaff(by));
    const known =
      isStaff(by) && input.customer
        ? await this.customers.resolve(tx, input.customer, by.reference)
        : null;
    return this.make(tx, by, input, { slot, customerId: known?.id ?? by.customerId, known });
  }

  /**
   * Reserves the slot of a waiting-list offer, which is held for this customer.
   * @throws SlotTakenError, and DomainError with the code of the first violated rule
   */
  async reserveOffered(
    tx: Tx,
    by: Booker,
    input: DeskBookingRequest,
    { customerId, offer }: { customerId: number; offer: string },
  ): Promise<BookingRecord> {
    const slot = await this.slots.read(input, isStaff(by));
    return this.make(tx, by, input, {
      slot,
      customerId,
      known: null,
      inPlaceOf: { kind: 'offer', holder: offer },
    });
  }

  private async make(
    tx: Tx,
    by: Booker,
    input: DeskBookingRequest,
    { slot, customerId, known, inPlaceOf }: Making,
  ): Promise<BookingRecord> {
    const desk = isStaff(by);
    const reference = newReference('B');
    const now = this.guarantees.now();
    const byPack = input.paymentMethod === 'pack';
    const locked = known ?? (byPack ? await this.customers.lock(tx, customerId) : null);
    const { pack, holdExpiresAt } = await this.guarantees.guarantee(tx, {
      customerId,
      slot,
      booking: reference,
      actor: by.reference,
      byPack,
      isConfirmed: desk && (input.confirm ?? true),
      now,
    });
    const place = {
      reference,
      slot,
      addons: input.addons ?? [],
      byPack,
      lapsesAt: holdExpiresAt,
      inPlaceOf,
    };
    const { customer, standing, granted } = await this.allocate(tx, place, locked ?? customerId);
    const record = this.newBookings.recordOf({
      reference,
      slot,
      customer,
      granted,
      pack,
      holdExpiresAt,
      paymentMethod: input.paymentMethod,
      details: input,
      now,
    });
    refuseOtherPrice(input, record);
    if (!desk) refuseBeyondCaps(standing, record, slot);
    this.newBookings.insert(tx, record, {
      actor: by.reference,
      venue: slot.venue,
      overrides: desk ? overridesOf(standing, record, slot, now) : [],
    });
    return record;
  }

  /** Locks the customer if not locked yet, counts the active bookings, and allocates the slot. */
  private async allocate(
    tx: Tx,
    place: UnownedAllocationRequest,
    booker: LockedCustomer | number,
  ): Promise<Allocated> {
    const isLocked = typeof booker !== 'number';
    const [customer, standing, pitchId] = await pipeline(
      isLocked ? booker : this.customers.lock(tx, booker),
      this.store.countActive(tx, isLocked ? booker.id : booker),
      this.allocator.occupyFirstFree(tx, place),
    );
    const granted = await this.allocator.priceAllocation(
      tx,
      { ...place, tariffId: customer.tariffId },
      pitchId,
    );
    return { customer, standing, granted };
  }
}

interface Allocated {
  customer: LockedCustomer;
  standing: ActiveBookingCounts;
  granted: Allocation;
}

interface Making {
  slot: WantedSlot;
  customerId: number;
  /** The customer that staff selected, already locked; null if staff selected no customer. */
  known: LockedCustomer | null;
  inPlaceOf?: Holder;
}

function refuseOtherPrice({ shownCents }: DeskBookingRequest, { totalCents }: BookingRecord): void {
  if (shownCents !== undefined && shownCents !== totalCents)
    throw new DomainError('BOOKING_PRICE_CHANGED');
}

function refuseBeyondCaps(
  standing: ActiveBookingCounts,
  { status }: BookingRecord,
  { venue }: WantedSlot,
): void {
  const { maxPending, maxUpcoming } = venue;
  const problem = capProblem(standing, venue, status === 'pending');
  if (problem)
    throw codeRefused(problem, {
      parameters: {
        maxPending,
        maxUpcoming,
        count: problem === 'BOOKING_TOO_MANY_PENDING' ? maxPending : maxUpcoming,
      },
    });
}

/**
 * The rules that staff override: they may exceed the caps and book a slot that has begun. The audit
 * entry records the overrides.
 */
function overridesOf(
  standing: ActiveBookingCounts,
  record: BookingRecord,
  { start, venue }: WantedSlot,
  now: Date,
): Override[] {
  const overrides: Override[] = [];
  if (start <= now) overrides.push('begun');
  if (record.status === 'pending' && standing.pending >= venue.maxPending)
    overrides.push('maxPending');
  if (standing.upcoming >= venue.maxUpcoming) overrides.push('maxUpcoming');
  return overrides;
}
