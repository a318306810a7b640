import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import { pipeline, type Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { WriteResult } from '../../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import type { Holder } from '../../slots/slot-claims.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import {
  CustomersService,
  type LockedCustomer,
  refuseMissing,
} from '../../users/customers/customers.service.ts';
import { Alternatives } from './alternatives.ts';
import { type BookingRecord, hoursFor } from '../record/booking-record.ts';
import { BookingBatches, reservedResult } from './booking-batches.ts';
import { type ActiveBookingCounts, BookingRateLimit, NewBookings } from './new-bookings.ts';
import { SlotAllocator, type UnownedAllocationRequest } from './slot-allocator.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** The user that makes a booking: a signed-in caller, or the holder of an offer's link. */
export type Booker = Pick<Caller, 'reference' | 'role' | 'customerId'>;

/** Creates bookings, with locks in the order of `BookingLocks`: customer, pack, pitch, add-ons. */
@Injectable()
export class BookingCreator {
  constructor(
    private readonly slots: SlotRequests,
    private readonly customers: CustomersService,
    private readonly packs: PackHours,
    private readonly allocator: SlotAllocator,
    private readonly newBookings: NewBookings,
    private readonly clock: Clock,
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
    return this.make(tx, by, input, { slot, booker: known ?? by.customerId });
  }

  /**
   * Reserves a slot that is held for this customer, such as by a waiting-list offer.
   * @throws SlotTakenError, and DomainError with the code of the first violated rule
   */
  async reserveHeld(
    tx: Tx,
    by: Booker,
    input: DeskBookingRequest,
    { customerId, inPlaceOf }: { customerId: number; inPlaceOf: Holder },
  ): Promise<BookingRecord> {
    const slot = await this.slots.read(input, isStaff(by));
    return this.make(tx, by, input, { slot, booker: customerId, inPlaceOf });
  }

  private async make(
    tx: Tx,
    by: Booker,
    input: DeskBookingRequest,
    { slot, booker, inPlaceOf }: Making,
  ): Promise<BookingRecord> {
    const desk = isStaff(by);
    const reference = newReference('B');
    const now = this.clock.now();
    const byPack = input.paymentMethod === 'pack';
    const locked =
      byPack && typeof booker === 'number' ? await this.customers.lock(tx, booker) : booker;
    const pack = byPack
      ? await this.packs.use(tx, idOf(locked), {
          ...hoursFor(slot),
          booking: reference,
          actor: by.reference,
        })
      : null;
    const isConfirmed = byPack || (desk && (input.confirm ?? true));
    const holdExpiresAt = isConfirmed ? null : this.slots.holdEnd(slot, now);
    const place = {
      reference,
      slot,
      addons: input.addons ?? [],
      byPack,
      lapsesAt: holdExpiresAt,
      inPlaceOf,
    };
    const { customer, standing, granted } = await this.allocate(tx, place, locked);
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
    if (!desk) await refuseForPlayer(tx, record, { customer, standing, slot });
    const overrides = desk ? overridesOf(standing, record, slot, now) : [];
    const { venue } = slot;
    this.newBookings.insert(tx, [{ record, actor: by.reference, venue, overrides }]);
    await this.newBookings.openForSquad(tx, [record], input);
    return record;
  }

  /** Locks the customer if not locked yet, counts the active bookings, and allocates the slot. */
  private async allocate(tx: Tx, place: UnownedAllocationRequest, booker: Making['booker']) {
    const [customer, standing, pitchId] = await pipeline(
      typeof booker === 'number' ? this.customers.lock(tx, booker) : booker,
      this.newBookings.countActive(tx, idOf(booker)),
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

/** Books slots for a player, or for a customer on the phone. */
@Injectable()
export class Reservations {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly rateLimit: BookingRateLimit,
    private readonly creator: BookingCreator,
    private readonly batches: BookingBatches,
    private readonly alternatives: Alternatives,
    private readonly signatures: Signatures,
  ) {}

  async reserve(
    by: Caller,
    input: DeskBookingRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<BookingAnswer>> {
    try {
      const record = await this.batches.reserve(by, input, idempotency, locale);
      return record ?? (await this.reserveAlone(by, input, idempotency, locale));
    } catch (error) {
      return this.alternatives.refuse(error);
    }
  }

  private reserveAlone(
    by: Caller,
    input: DeskBookingRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<BookingAnswer>> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      await this.rateLimit.count(tx, by);
      const record = await this.creator.reserve(tx, by, input);
      return reservedResult(record, locale, this.signatures);
    });
  }
}

interface Booked {
  customer: LockedCustomer;
  standing: ActiveBookingCounts;
  slot: WantedSlot;
}

interface Making {
  slot: WantedSlot;
  /** The customer, if it is locked already, else its id. */
  booker: LockedCustomer | number;
  inPlaceOf?: Holder;
}

const idOf = (booker: Making['booker']) => (typeof booker === 'number' ? booker : booker.id);

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

/** Refuses a booking that only staff may make: beyond the caps, or for an incomplete account. */
async function refuseForPlayer(
  tx: Tx,
  record: BookingRecord,
  { customer, standing, slot }: Booked,
): Promise<void> {
  refuseBeyondCaps(standing, record, slot);
  await refuseIncomplete(tx, customer);
}

/**
 * Refuses a further booking of an account that lacks details. Only a first booking without an
 * account opens such an account.
 * @throws DomainError AUTH_PROFILE_INCOMPLETE on the missing details
 */
export async function refuseIncomplete(tx: Tx, customer: LockedCustomer): Promise<void> {
  if (customer.missing.length === 0) return;
  const booked = await tx.query<unknown[]>(
    'select 1 from bookings where customer_id = $1 limit 1',
    [customer.id],
  );
  if (booked.length > 0) refuseMissing(customer);
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
): string[] {
  const overrides: string[] = [];
  if (start <= now) overrides.push('begun');
  if (record.status === 'pending' && standing.pending >= venue.maxPending)
    overrides.push('maxPending');
  if (standing.upcoming >= venue.maxUpcoming) overrides.push('maxUpcoming');
  return overrides;
}
