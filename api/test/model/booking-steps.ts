import { DAY, dayOf } from './calendar.ts';
import type { Of } from './actions.ts';
import {
  type BookingFact,
  cancelBooking,
  dueOf,
  holdFor,
  hoursOf,
  isAhead,
  isLive,
  moveBooking,
  paidOf,
  payBooking,
  payInHours,
  priceOf,
  refuseBookingProof,
  reverseBooking,
  settle,
} from './booking-facts.ts';
import {
  canFollow,
  capProblems,
  endProblems,
  slotOf,
  slotProblems,
  wishOf,
} from './booking-problems.ts';
import { against, centsOf, type ModelState, pick, type ModelStep } from './model-state.ts';
import { firstToPay, type PackFact } from './pack-facts.ts';

type BookingAct =
  | 'book'
  | 'payBooking'
  | 'reverseBooking'
  | 'sendBookingProof'
  | 'refuseBookingProof'
  | 'confirm'
  | 'cancelBooking'
  | 'payInHours'
  | 'move'
  | 'noShow';
type Transitions = {
  [Act in BookingAct]: (model: ModelState, action: Of<Act>) => ModelStep | null;
};

/**
 * Returns a function that selects the booking of an action and calls `turn` with it. The result is
 * null if the model has no booking.
 */
const onBooking =
  <A extends { booking: number }>(
    turn: (model: ModelState, action: A, booking: BookingFact) => ModelStep | null,
  ) =>
  (model: ModelState, action: A): ModelStep | null => {
    const booking = pick(model.bookings, action.booking);
    return booking ? turn(model, action, booking) : null;
  };

/**
 * For each action on bookings: a function that returns the request, the refusals that the model
 * expects, and the effect on the model.
 */
export const bookingSteps: Transitions = {
  book: (model, { method, desk, pitch, ...place }) => {
    const slot = slotOf(model, pitch, place);
    const able = firstToPay(model.packs, hoursOf(slot), dayOf(slot.start));
    return {
      caller: desk ? 'staff' : 'player',
      method: 'POST',
      path: 'bookings',
      body: {
        ...wishOf(slot),
        paymentMethod: method,
        acceptRules: true,
        ...(desk && { customer: { reference: model.customer } }),
      },
      problems: against({
        ...slotProblems(model, slot, desk),
        ...(!desk && capProblems(model, method)),
        BOOKING_NO_PACK: method === 'pack' && able.length === 0,
      }),
      done: ({ reference, subscription }) => {
        const booking: BookingFact = {
          ...slot,
          reference,
          state: 'confirmed',
          method,
          pack: null,
          totalCents: priceOf(slot),
          received: [],
          holdEnds: null,
          reviewSince: null,
          forfeited: false,
          returned: false,
        };
        if (method === 'pack') payInHours(booking, chosen(able, subscription));
        else if (!desk)
          Object.assign(booking, { state: 'pending', holdEnds: holdFor(slot, model.now) });
        model.bookings.push(booking);
      },
    };
  },
  payBooking: onBooking((_, { part, method }, booking) => {
    const cents = centsOf(part, dueOf(booking));
    return {
      caller: 'staff',
      method: 'POST',
      path: 'payments',
      body: { booking: booking.reference, amountCents: cents, method },
      problems: against({
        PAYMENT_TARGET_CLOSED: !isLive(booking),
        PAYMENT_EXCEEDS_DUE: cents > dueOf(booking),
      }),
      done: ({ reference }) => payBooking(booking, { reference, cents, reversed: false }),
    };
  }),
  reverseBooking: onBooking((_, { payment: which }, booking) => {
    const payment = pick(booking.received, which);
    return payment
      ? {
          caller: 'staff',
          method: 'POST',
          path: `payments/${payment.reference}/reverse`,
          body: { reason: 'Rendu' },
          problems: against({ PAYMENT_ALREADY_REVERSED: payment.reversed }),
          done: () => reverseBooking(booking, payment),
        }
      : null;
  }),
  sendBookingProof: onBooking(({ now }, _, booking) => ({
    caller: 'player',
    method: 'POST',
    path: `bookings/${booking.reference}/proof`,
    withPaper: true,
    problems: against({
      BOOKING_PROOF_CLOSED: booking.state !== 'pending' || booking.method !== 'transfer',
    }),
    done: () => void (booking.reviewSince ??= now),
  })),
  refuseBookingProof: onBooking(({ now }, _, booking) => ({
    caller: 'staff',
    method: 'POST',
    path: `bookings/${booking.reference}/proof/refuse`,
    body: { reason: 'Illisible' },
    problems: against({ PROOF_NOT_OPEN: booking.reviewSince === null }),
    done: () => refuseBookingProof(booking, now),
  })),
  confirm: onBooking((_, __, booking) => ({
    caller: 'staff',
    method: 'POST',
    path: `bookings/${booking.reference}/confirm`,
    body: {},
    problems: against({
      ...endProblems(booking),
      BOOKING_NOT_CONFIRMABLE: isLive(booking) && booking.state !== 'pending',
    }),
    done: () => settle(booking, 'confirmed'),
  })),
  cancelBooking: onBooking(({ now }, { desk }, booking) => ({
    caller: desk ? 'staff' : 'player',
    method: 'DELETE',
    path: `bookings/${booking.reference}`,
    body: desk ? { reason: 'Panne de lumière' } : {},
    problems: against({
      ...endProblems(booking),
      BOOKING_NOT_CANCELLABLE: desk && isLive(booking) && !isAhead(booking),
      BOOKING_BEGUN: !desk && isLive(booking) && (!isAhead(booking) || booking.start <= now),
    }),
    done: () => cancelBooking(booking, { desk }, now),
  })),
  payInHours: onBooking((model, { desk }, booking) => {
    const able = firstToPay(model.packs, hoursOf(booking), dayOf(booking.start));
    const open =
      isAhead(booking) &&
      booking.pack === null &&
      paidOf(booking) === 0 &&
      (desk || booking.start > model.now);
    return {
      caller: desk ? 'staff' : 'player',
      method: 'POST',
      path: `bookings/${booking.reference}/hours`,
      problems: against({ BOOKING_HOURS_CLOSED: !open, BOOKING_NO_PACK: able.length === 0 }),
      done: ({ subscription }) => payInHours(booking, chosen(able, subscription)),
    };
  }),
  move: onBooking((model, { booking: _, ...place }, booking) => {
    const to = slotOf(model, booking.pitch, place);
    if (to.start === booking.start && to.end === booking.end) return null;
    return {
      caller: 'staff',
      method: 'PUT',
      path: `bookings/${booking.reference}`,
      body: wishOf(to),
      problems: against({
        ...slotProblems(model, to, true, booking),
        BOOKING_NOT_MOVABLE: !isAhead(booking),
        BOOKING_NO_PACK:
          booking.pack !== null &&
          !canFollow(booking.pack, hoursOf(to) - hoursOf(booking), dayOf(to.start)),
      }),
      done: () => moveBooking(booking, to, model.now),
    };
  }),
  noShow: onBooking(({ now }, { noShow }, booking) => ({
    caller: 'staff',
    method: 'POST',
    path: `bookings/${booking.reference}/no-show`,
    body: { noShow },
    problems: against({
      BOOKING_NO_SHOW_STATE: noShow
        ? booking.state !== 'confirmed' && booking.state !== 'completed'
        : booking.state !== 'no_show',
      BOOKING_NO_SHOW_TOO_EARLY: now < booking.start,
      BOOKING_NO_SHOW_CLOSED: now > booking.end + DAY,
    }),
    done: () =>
      void (booking.state = noShow ? 'no_show' : now < booking.end ? 'confirmed' : 'completed'),
  })),
};

/**
 * Returns the pack that the product used for payment. Throws if it is not one of the packs that
 * expire first.
 */
function chosen(able: readonly PackFact[], reference: string | null | undefined): PackFact {
  const pack = able.find((one) => one.reference === reference);
  if (!pack)
    throw new Error(
      `${String(reference)} pays, and not the pack that expires first:
        ${able.map((one) => one.reference).join(', ')}`,
    );
  return pack;
}
