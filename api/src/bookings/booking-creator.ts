import { Injectable } from '@nestjs/common';
import type { CreateBookingInput } from '@five/shared/bookings/bookings.contract';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import { unlessLapsed } from '@five/shared/bookings/holds.rules';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { pipeline, writeWithoutWaiting } from '../platform/database/pipeline.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { PackHours } from '../subscriptions/pack-hours.ts';
import type { Holder } from '../slots/occupancies.ts';
import { CustomersService, type LockedCustomer } from '../users/customers.service.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore, type ActiveBookingCounts } from './booking-store.ts';
import { BookingsEvents } from './bookings.events.ts';
import { messagesOfNew } from './bookings.mails.ts';
import { SlotAllocator } from './slot-allocator.ts';
import { Holds } from './holds.ts';
import { newBookingRecord } from './new-booking-record.ts';
import { hoursFor } from './paid-hours.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** The booker: a signed-in caller, or the holder of an offer's link. */
export type Booker = Pick<Caller, 'reference' | 'role' | 'customerId'>;

/** A rule that staff may override, by its name in the audit trail. */
type Override = 'begun' | 'maxPending' | 'maxUpcoming';

/** Creates bookings, with locks in the order of `BookingLocks`: customer, pack, pitch, add-ons. */
@Injectable()
export class BookingCreator {
  constructor(
    private readonly slots: SlotRequests,
    private readonly customers: CustomersService,
    private readonly holds: Holds,
    private readonly allocator: SlotAllocator,
    private readonly store: BookingStore,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly packs: PackHours,
  ) {}

  /** @throws SlotTaken, and DomainError with the code of the first violated rule */
  async reserve(tx: Tx, by: Booker, input: CreateBookingInput): Promise<BookingRecord> {
    const slot = await this.slots.read(input, isStaff(by));
    const known =
      isStaff(by) && input.customer
        ? await this.customers.resolve(tx, input.customer, by.reference)
        : null;
    return this.make(tx, by, input, { slot, customerId: known?.id ?? by.customerId, known });
  }

  /** The same for a slot that is reserved for a customer. */
  async reserveOffered(
    tx: Tx,
    by: Booker,
    input: CreateBookingInput,
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
    input: CreateBookingInput,
    { slot, customerId, known, inPlaceOf }: Making,
  ): Promise<BookingRecord> {
    const desk = isStaff(by);
    const reference = newReference('B');
    const now = this.clock.now();
    const byPack = input.paymentMethod === 'pack';
    const locked = known ?? (byPack ? await this.customers.lock(tx, customerId) : null);
    const pack = byPack
      ? await this.packs.use(tx, customerId, {
          ...hoursFor(slot),
          booking: reference,
          actor: by.reference,
        })
      : null;
    const holdExpiresAt =
      pack || (desk && (input.confirm ?? true))
        ? null
        : unlessLapsed(this.holds.endFor(slot, now), now);
    const place = {
      reference,
      slot,
      addons: input.addons ?? [],
      byPack,
      lapsesAt: holdExpiresAt,
      inPlaceOf,
    };
    const [customer, standing, pitchId] = await pipeline(
      locked ?? this.customers.lock(tx, customerId),
      this.store.countActive(tx, customerId),
      this.allocator.occupyFirstFree(tx, place),
    );
    const granted = await this.allocator.priceAllocation(
      tx,
      { ...place, tariffId: customer.tariffId },
      pitchId,
    );
    const record = newBookingRecord({
      reference,
      slot,
      customer,
      granted,
      pack,
      holdExpiresAt,
      paymentMethod: input.paymentMethod,
      note: input.note,
      now,
      today: this.venueClock.today(),
    });
    if (input.shownCents !== undefined && input.shownCents !== record.totalCents)
      throw new DomainError('BOOKING_PRICE_CHANGED');
    if (!desk) refuseBeyondCaps(standing, record, slot);
    this.insert(tx, by, record, slot, desk ? overridesOf(standing, record, slot, now) : []);
    this.events.emit(tx, record, 'reserved');
    return record;
  }

  private insert(
    tx: Tx,
    by: Booker,
    record: BookingRecord,
    slot: WantedSlot,
    overrides: Override[],
  ): void {
    const audit = {
      actor: by.reference,
      act: 'booking.reserve',
      subjectKind: 'booking',
      subject: record.reference,
      from: null,
      to: record.status,
      changed: {
        pitch: record.pitch,
        start: record.start,
        end: record.end,
        totalCents: record.totalCents,
        ...(overrides.length > 0 && { overrides }),
      },
    };
    writeWithoutWaiting(
      tx,
      this.store.insert(
        tx,
        record,
        by.reference,
        audit,
        messagesOfNew(record, this.clock.now(), slot.venue, this.venueClock),
      ),
    );
  }
}

interface Making {
  slot: WantedSlot;
  customerId: number;
  /** The customer that staff selected, already locked. */
  known: LockedCustomer | null;
  inPlaceOf?: Holder;
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

/** Staff may exceed the caps and book a slot that has begun; the audit entry records it. */
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
