import type { PaymentStatus } from '@five/shared/bookings/bookings.codes';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type {
  LedgerKind,
  SubscriptionStatus,
} from '@five/shared/subscriptions/subscriptions.codes';
import { DAY, dayOf, monthsOn } from './calendar.ts';

/** A payment that may be reversed. */
export interface Received {
  reference: string;
  cents: number;
  reversed: boolean;
  /** Venue date; for packs only. */
  on?: string;
}

export interface Movement {
  kind: LedgerKind;
  hours: number;
  booking: string | null;
}

/** The facts of a pack that the model keeps. */
export interface PackFact {
  reference: string;
  hours: number;
  totalCents: number;
  method: MoneyMethod;
  state: SubscriptionStatus;
  movements: Movement[];
  received: Received[];
  /** When an unpaid order is cancelled. */
  orderEnds: number | null;
  /** Since when a proof is under review; the order does not expire meanwhile. */
  reviewSince: number | null;
  from: string | null;
  until: string | null;
  frozen: boolean;
  frozenReason: string | null;
}

const ORDER_DAYS = 7;
const SMALL_PACK_HOURS = 10;

export const sumOf = (received: readonly Received[]): number =>
  received.reduce((sum, { cents, reversed }) => (reversed ? sum : sum + cents), 0);
export const paidFor = ({ received }: PackFact): number => sumOf(received);
export const balanceOf = ({ movements }: PackFact): number =>
  movements.reduce((sum, { hours }) => sum + hours, 0);
/** Hours count as used once a booking took some. */
export const isUsed = ({ movements }: PackFact): boolean =>
  movements.some(({ kind }) => kind === 'booking');
export const isPayable = ({ state }: PackFact): boolean =>
  state === 'pending' || state === 'active';
export const dueFor = (pack: PackFact): number =>
  isPayable(pack) ? Math.max(0, pack.totalCents - paidFor(pack)) : 0;

export function paymentStatusFor(pack: PackFact): PaymentStatus {
  if (pack.state === 'cancelled') return paidFor(pack) > 0 ? 'to_refund' : 'unpaid';
  return paidFor(pack) >= pack.totalCents ? 'paid' : 'unpaid';
}

export function ordered(
  reference: string,
  offer: { hours: number; totalCents: number },
  method: MoneyMethod,
  now: number,
): PackFact {
  return {
    reference,
    ...offer,
    method,
    state: 'pending',
    movements: [],
    received: [],
    orderEnds: now + ORDER_DAYS * DAY,
    reviewSince: null,
    from: null,
    until: null,
    frozen: false,
    frozenReason: null,
  };
}

/** Applies deadlines: an unpaid order is cancelled, an expired pack loses its remaining hours. */
export function passTime(pack: PackFact, now: number): void {
  const lapsed =
    pack.state === 'pending' &&
    paidFor(pack) === 0 &&
    pack.reviewSince === null &&
    pack.orderEnds !== null &&
    pack.orderEnds <= now;
  if (lapsed) cancelOrder(pack);
  if (pack.state === 'active' && pack.until !== null && pack.until < dayOf(now)) {
    pack.state = 'expired';
    expireLeft(pack);
  }
}

export function cancelOrder(pack: PackFact): void {
  Object.assign(pack, { state: 'cancelled', orderEnds: null, reviewSince: null });
}

/**
 * The payment that completes the total makes the hours usable, from the latest receipt on; after a
 * reversal it unfreezes the pack without shortening it.
 */
export function payPack(pack: PackFact, payment: Received, receivedOn: string): void {
  pack.received.push({ ...payment, on: receivedOn });
  pack.reviewSince = null;
  if (paidFor(pack) < pack.totalCents) return;
  const latest = pack.received.reduce(
    (day, { on = day, reversed }) => (!reversed && on > day ? on : day),
    '',
  );
  if (pack.state !== 'active') return activate(pack, latest);
  const until = lastDayOf(pack, latest);
  Object.assign(pack, {
    frozen: pack.frozenReason !== null,
    from: pack.from !== null && pack.from < latest ? pack.from : latest,
    until: pack.until !== null && pack.until > until ? pack.until : until,
  });
}

const lastDayOf = ({ hours }: PackFact, from: string) =>
  monthsOn(from, hours <= SMALL_PACK_HOURS ? 1 : 2);

function activate(pack: PackFact, receivedOn: string): void {
  pack.movements.push({ kind: 'purchase', hours: pack.hours, booking: null });
  Object.assign(pack, {
    state: 'active',
    from: receivedOn,
    until: lastDayOf(pack, receivedOn),
    orderEnds: null,
  });
}

/**
 * Applies the reversal of a payment. If no hours are used, the order is pending again with a new
 * deadline; otherwise the pack is frozen.
 */
export function reversePack(pack: PackFact, payment: Received, now: number): void {
  payment.reversed = true;
  if (isUsed(pack)) pack.frozen = true;
  else if (isPayable(pack)) reopen(pack, now);
}

function reopen(pack: PackFact, now: number): void {
  const left = balanceOf(pack);
  if (left > 0) pack.movements.push({ kind: 'adjustment', hours: -left, booking: null });
  Object.assign(pack, {
    state: 'pending',
    from: null,
    until: null,
    orderEnds: now + ORDER_DAYS * DAY,
  });
}

/** The rest of the order's time continues from now. */
export function refusePackProof(pack: PackFact, now: number): void {
  if (pack.orderEnds !== null && pack.reviewSince !== null)
    pack.orderEnds += now - pack.reviewSince;
  pack.reviewSince = null;
}

/** Whether the pack can pay for this many hours of a match on a day. */
export function canPay(pack: PackFact, hours: number, day: string): boolean {
  const { state, frozen, from, until } = pack;
  return (
    state === 'active' &&
    !frozen &&
    from !== null &&
    until !== null &&
    from <= day &&
    day <= until &&
    balanceOf(pack) >= hours
  );
}

/** The packs that expire first among those that can pay; two may end on one day. */
export function firstToPay(packs: readonly PackFact[], hours: number, day: string): PackFact[] {
  const able = packs.filter((pack) => canPay(pack, hours, day));
  const first = able.map(({ until }) => until ?? '').sort()[0];
  return able.filter(({ until }) => until === first);
}

/** Returns hours to a pack; on an expired pack they expire at once. */
export function returnHours(pack: PackFact, hours: number, booking: string): void {
  pack.movements.push({ kind: 'cancellation', hours, booking });
  if (pack.state === 'expired') expireLeft(pack);
}

function expireLeft(pack: PackFact): void {
  const left = balanceOf(pack);
  if (left > 0) pack.movements.push({ kind: 'expiry', hours: -left, booking: null });
}
