import { Injectable, Logger } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { capProblem } from '@five/shared/bookings/bookings.rules';
import type { DeskBookingRequest } from '@five/shared/bookings/create-booking.calls';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import { Batches } from '../../platform/database/batches.ts';
import { isDatabaseUnavailable, violatedConstraint } from '../../platform/database/errors.ts';
import { pipeline, type Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { WriteResult } from '../../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { Quotes } from '../../pricings/quotes.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import { CustomersService, type LockedCustomer } from '../../users/customers/customers.service.ts';
import { bookingAnswer, type BookingRecord } from '../record/booking-record.ts';
import { SlotTakenError } from './alternatives.ts';
import { type ActiveBookingCounts, BookingRateLimit, NewBookings } from './new-bookings.ts';
import { SlotRequests, type WantedSlot } from './slot-requests.ts';

/** Maximum number of bookings of one transaction. */
const MAX_BATCH = 16;
/** Constraint that a repeated request violates. */
const KEY_USED = 'idempotency_keys_pk';

/** A player's request for a valid slot of one pitch, without pack, add-ons and squad. */
interface BatchedRequest {
  by: Caller;
  input: DeskBookingRequest;
  reference: string;
  slot: WantedSlot;
  pitch: PitchRow;
  holdExpiresAt: Date | null;
  now: Date;
}

/** A request in the queue, with what its response needs. */
interface QueuedRequest extends BatchedRequest {
  idempotency: IdempotencyContext | null;
  locale: Locale;
}

/**
 * Result of a request: the booking, or that its slot is taken. Null: the request must run in a
 * transaction of its own, which also finds the reason of a refusal.
 */
type Outcome = WriteResult<BookingAnswer> | SlotTakenError | null;

/** Selects the requests that can be part of a batch, prices them, and answers them. */
@Injectable()
export class BatchedRequests {
  constructor(
    private readonly slots: SlotRequests,
    private readonly quotes: Quotes,
    private readonly newBookings: NewBookings,
    private readonly signatures: Signatures,
    private readonly clock: Clock,
  ) {}

  /** Returns null for a request that cannot be part of a batch, or that breaks a rule. */
  async read(by: Caller, input: DeskBookingRequest): Promise<BatchedRequest | null> {
    const { pitch: code, paymentMethod, addons = [], squad } = input;
    if (isStaff(by) || !code || paymentMethod === 'pack' || addons.length > 0) return null;
    if (squad !== undefined) return null;
    const slot = await unlessRefused(this.slots.read(input, false));
    const pitch = slot?.pitches[0];
    if (!slot || !pitch) return null;
    const now = this.clock.now();
    const holdExpiresAt = this.slots.holdEnd(slot, now);
    return { by, input, reference: newReference('B'), slot, pitch, holdExpiresAt, now };
  }

  /**
   * Returns the record of the booking; null if the price or a cap refuses it, or if the account may
   * lack details.
   */
  async recordOf(
    { input, reference, slot, pitch, holdExpiresAt, now }: BatchedRequest,
    customer: LockedCustomer,
    standing: ActiveBookingCounts,
  ): Promise<BookingRecord | null> {
    const { start } = slot.period;
    const priced = await unlessRefused(
      this.quotes.price({
        tariffId: customer.tariffId,
        pitch: pitch.code,
        start,
        minutes: slot.minutes,
        addons: [],
      }),
    );
    if (!priced || (input.shownCents ?? priced.totalCents) !== priced.totalCents) return null;
    if (customer.missing.length > 0) return null;
    if (capProblem(standing, slot.venue, holdExpiresAt !== null)) return null;
    return this.newBookings.recordOf({
      reference,
      slot,
      customer,
      granted: { pitch, priced },
      pack: null,
      holdExpiresAt,
      paymentMethod: input.paymentMethod,
      details: input,
      now,
    });
  }

  /** The response to a request that has made this booking. */
  responseWith(record: BookingRecord, locale: Locale): WriteResult<BookingAnswer> {
    return reservedResult(record, locale, this.signatures);
  }
}

/**
 * Creates bookings of concurrent requests in one transaction, with one statement for each step.
 * Bookings, locks and messages are the same as those of `BookingCreator`. Except for a taken slot,
 * all refusals are left to it, and all requests that cannot be part of a batch.
 */
@Injectable()
export class BookingBatches {
  private readonly log = new Logger(BookingBatches.name);
  private readonly batches = new Batches<QueuedRequest, Outcome>(
    (requests) => this.create(requests),
    MAX_BATCH,
  );

  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly requests: BatchedRequests,
    private readonly rateLimit: BookingRateLimit,
    private readonly customers: CustomersService,
    private readonly occupancies: Occupancies,
    private readonly newBookings: NewBookings,
  ) {}

  /**
   * Returns the response to a request, or null if the request must run in a transaction of its own.
   * @throws SlotTakenError
   */
  async reserve(
    by: Caller,
    input: DeskBookingRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<BookingAnswer> | null> {
    const request = await this.requests.read(by, input);
    const outcome = request && (await this.batches.add({ ...request, idempotency, locale }));
    if (outcome instanceof SlotTakenError) throw outcome;
    return outcome;
  }

  /**
   * If the transaction fails, each request runs alone, so that only the request that is the cause
   * fails again.
   */
  private async create(requests: QueuedRequest[]): Promise<Outcome[]> {
    try {
      return await this.transactions.run((tx) => this.createWithin(tx, requests));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      if (violatedConstraint(error) !== KEY_USED)
        this.log.warn(`a batch of ${requests.length} bookings failed: ${(error as Error).message}`);
      return requests.map(() => null);
    }
  }

  private async createWithin(tx: Tx, requests: QueuedRequest[]): Promise<Outcome[]> {
    const records = await this.recordsOf(tx, requests);
    const { occupied, behindLapsed } = await this.occupancies.occupyEach(
      tx,
      records.filter((record) => record !== null).map(claimOf),
    );
    const created: CreatedBooking[] = [];
    const refused: Caller[] = [];
    const outcomes = requests.map((request, index): Outcome => {
      const record = records[index];
      if (record && occupied.has(record.reference)) {
        const response = this.requests.responseWith(record, request.locale);
        created.push({ request, record, response });
        return response;
      }
      refused.push(request.by);
      return record && !behindLapsed.has(record.reference)
        ? new SlotTakenError(request.slot, record.tariffId)
        : null;
    });
    await this.rateLimit.giveBackEach(
      tx,
      refused.map(({ reference }) => reference),
    );
    this.store(tx, created);
    return outcomes;
  }

  /**
   * Locks the customers, and returns the records of the bookings that all rules allow except that
   * the slot must be free. A customer that another transaction has locked does not hold up others.
   */
  private async recordsOf(tx: Tx, requests: QueuedRequest[]): Promise<(BookingRecord | null)[]> {
    const players = requests.map(({ by }) => by.reference);
    const customerIds = requests.map(({ by }) => by.customerId);
    const tooOften = await this.rateLimit.countEach(tx, players);
    const [customers, standing] = await pipeline(
      this.customers.lockUnlocked(tx, customerIds),
      this.newBookings.countActiveOfEach(tx, customerIds),
    );
    return Promise.all(
      requests.map((request, index) => {
        const { customerId, reference } = request.by;
        const customer = customers.find(({ id }) => id === customerId);
        const counts = standing[index];
        if (!customer || !counts || tooOften.has(reference)) return null;
        const earlier = customerIds.slice(0, index).filter((id) => id === customerId).length;
        return this.requests.recordOf(request, customer, {
          pending: counts.pending + earlier,
          upcoming: counts.upcoming + earlier,
        });
      }),
    );
  }

  private store(tx: Tx, created: readonly CreatedBooking[]): void {
    if (created.length === 0) return;
    this.newBookings.insert(
      tx,
      created.map(({ record, request: { by, slot } }) => ({
        record,
        actor: by.reference,
        venue: slot.venue,
        overrides: [],
      })),
    );
    this.transactions.storeNew(
      tx,
      created.flatMap(({ request: { idempotency }, response }) =>
        idempotency ? [{ idempotency, response }] : [],
      ),
    );
  }
}

/** A booking that the transaction has made. */
interface CreatedBooking {
  request: QueuedRequest;
  record: BookingRecord;
  response: WriteResult<BookingAnswer>;
}

/** The response to a request that has made a booking. */
export const reservedResult = (
  record: BookingRecord,
  locale: Locale,
  signatures: Signatures,
): WriteResult<BookingAnswer> =>
  WriteResult.of(
    record.status === 'pending' ? 'bookings.reserved' : 'bookings.confirmedAtOnce',
    bookingAnswer(record, locale, signatures),
  );

const claimOf = ({ reference, pitchId, start, end, holdExpiresAt }: BookingRecord) => ({
  kind: 'booking' as const,
  holder: reference,
  pitchId,
  period: { start, end },
  lapsesAt: holdExpiresAt,
});

/** Null if a rule refuses the work. */
async function unlessRefused<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
