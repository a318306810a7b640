import type { PaymentStatus } from '@five/shared/payments/payments.codes';
import type { MoneyMethod } from '@five/shared/payments/payments.codes';
import type {
  LedgerKind,
  SubscriptionStatus,
} from '@five/shared/subscriptions/subscriptions.codes';
import { DAY, dayOf, monthsOn } from './calendar.ts';

/** A received payment of a pack or booking. */
export interface Received {
  reference: string;
  cents: number;
  reversed: boolean;
  /** Date of receipt at the venue; only for payments of packs. */
  on?: string;
}

export interface Movement {
  kind: LedgerKind;
  hours: number;
  booking: string | null;
}

/** The facts about a pack that the model remembers. */
export interface PackFact {
  reference: string;
  hours: number;
  totalCents: number;
  method: MoneyMethod;
  state: SubscriptionStatus;
  movements: Movement[];
  received: Received[];
  /** Instant at which the unpaid order is cancelled; null once the pack is active or cancelled. */
  orderEnds: number | null;
  /**
   * Instant since which a payment proof is under review; the order does not expire during the
   * review.
   */
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
/** Whether a booking has taken hours from the pack at any time. */
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

/**
 * Applies deadlines that have passed: an unpaid order is cancelled, and an expired pack loses its
 * remaining hours.
 */
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
 * Adds a payment. The payment that completes the total activates the pack from the latest date of
 * receipt on. If a reversal froze the pack, that payment unfreezes it, unless staff froze it too.
 * Its validity is never shortened.
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
 * Reverses a payment. If no hours of the pack are used, the order becomes pending again with a new
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

/** Refuses the payment proof of an order. The remaining time of the order continues from now. */
export function refusePackProof(pack: PackFact, now: number): void {
  if (pack.orderEnds !== null && pack.reviewSince !== null)
    pack.orderEnds += now - pack.reviewSince;
  pack.reviewSince = null;
}

/** Whether the pack can pay this many hours for a match on this day. */
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

/**
 * Of the packs that can pay, returns those that expire first; several packs may expire on the same
 * day.
 */
export function firstToPay(packs: readonly PackFact[], hours: number, day: string): PackFact[] {
  const able = packs.filter((pack) => canPay(pack, hours, day));
  const first = able.map(({ until }) => until ?? '').sort()[0];
  return able.filter(({ until }) => until === first);
}

/** Returns hours of a booking to a pack. On an expired pack the hours expire at once. */
export function returnHours(pack: PackFact, hours: number, booking: string): void {
  pack.movements.push({ kind: 'cancellation', hours, booking });
  if (pack.state === 'expired') expireLeft(pack);
}

function expireLeft(pack: PackFact): void {
  const left = balanceOf(pack);
  if (left > 0) pack.movements.push({ kind: 'expiry', hours: -left, booking: null });
}
