import { daysOn, dayOf } from './calendar.ts';
import type { Of } from './actions.ts';
import { against, centsOf, type ModelState, pick, type ModelStep } from './model-state.ts';
import {
  balanceOf,
  cancelOrder,
  dueFor,
  isPayable,
  isUsed,
  ordered,
  type PackFact,
  paidFor,
  payPack,
  refusePackProof,
  reversePack,
} from './pack-facts.ts';

type PackAct =
  | 'order'
  | 'list'
  | 'cancelOrder'
  | 'payPack'
  | 'reversePack'
  | 'sendPackProof'
  | 'refusePackProof'
  | 'freeze'
  | 'adjust';
type Transitions = { [Act in PackAct]: (house: ModelState, action: Of<Act>) => ModelStep | null };

const MOST_ORDERS = 3;

/**
 * Returns a function that selects the pack of an action and calls `turn` with it. The result is
 * null if the model has no pack.
 */
const onPack =
  <A extends { pack: number }>(
    turn: (house: ModelState, action: A, pack: PackFact) => ModelStep | null,
  ) =>
  (house: ModelState, action: A): ModelStep | null => {
    const pack = pick(house.packs, action.pack);
    return pack ? turn(house, action, pack) : null;
  };

/**
 * For each action on packs: a function that returns the request, the refusals that the model
 * expects, and the effect on the model.
 */
export const packSteps: Transitions = {
  order: (house, { offer: name, method, desk }) => {
    const { pricing, ...offer } = house.offers[name];
    return {
      who: desk ? 'staff' : 'player',
      method: 'POST',
      path: 'subscriptions',
      body: {
        pricing,
        paymentMethod: method,
        acceptConditions: true,
        ...(desk && { customer: { reference: house.customer } }),
      },
      problems: against({
        SUBSCRIPTION_PACK_UNKNOWN: name === (house.club ? 'small' : 'club'),
        SUBSCRIPTION_TOO_MANY_PENDING:
          !desk && house.packs.filter(({ state }) => state === 'pending').length >= MOST_ORDERS,
      }),
      done: ({ reference }) => void house.packs.push(ordered(reference, offer, method, house.now)),
    };
  },
  list: (house, { club }) => ({
    who: 'admin',
    method: 'PUT',
    path: `users/${house.user}`,
    body: { tariff: club ? 'club' : 'standard' },
    problems: [],
    done: () => void (house.club = club),
  }),
  cancelOrder: onPack((_, { desk }, pack) => ({
    who: desk ? 'staff' : 'player',
    method: 'DELETE',
    path: `subscriptions/${pack.reference}`,
    problems: against({
      SUBSCRIPTION_NOT_CANCELLABLE: pack.state !== 'pending' || paidFor(pack) > 0,
    }),
    done: () => cancelOrder(pack),
  })),
  payPack: onPack(({ now }, { part, method, daysAgo }, pack) => {
    const cents = centsOf(part, dueFor(pack));
    const receivedOn = daysOn(dayOf(now), -daysAgo);
    return {
      who: 'staff',
      method: 'POST',
      path: 'payments',
      body: { subscription: pack.reference, amountCents: cents, method, receivedOn },
      problems: against({
        PAYMENT_TARGET_CLOSED: !isPayable(pack),
        PAYMENT_EXCEEDS_DUE: cents > dueFor(pack),
      }),
      done: ({ reference }) => payPack(pack, { reference, cents, reversed: false }, receivedOn),
    };
  }),
  reversePack: onPack(({ now }, { payment: which, admin }, pack) => {
    const payment = pick(pack.received, which);
    return payment
      ? {
          who: admin ? 'admin' : 'staff',
          method: 'POST',
          path: `payments/${payment.reference}/reverse`,
          body: { reason: 'Compté deux fois' },
          problems: against({
            PAYMENT_ALREADY_REVERSED: payment.reversed,
            SUBSCRIPTION_HOURS_USED: !admin && isUsed(pack),
          }),
          done: () => reversePack(pack, payment, now),
        }
      : null;
  }),
  sendPackProof: onPack(({ now }, _, pack) => ({
    who: 'player',
    method: 'POST',
    path: `subscriptions/${pack.reference}/proof`,
    withPaper: true,
    problems: against({
      SUBSCRIPTION_PROOF_CLOSED: pack.state !== 'pending' || pack.method !== 'transfer',
    }),
    done: () => void (pack.reviewSince ??= now),
  })),
  refusePackProof: onPack(({ now }, _, pack) => ({
    who: 'staff',
    method: 'POST',
    path: `subscriptions/${pack.reference}/proof/refuse`,
    body: { reason: 'Illisible' },
    problems: against({ PROOF_NOT_OPEN: pack.reviewSince === null }),
    done: () => refusePackProof(pack, now),
  })),
  freeze: onPack((_, { frozen }, pack) => ({
    who: 'admin',
    method: 'POST',
    path: `subscriptions/${pack.reference}/freeze`,
    body: { frozen, reason: 'Litige' },
    problems: against({
      SUBSCRIPTION_NOT_ACTIVE: pack.state !== 'active',
      SUBSCRIPTION_NOT_PAID: !frozen && paidFor(pack) < pack.totalCents,
    }),
    done: () =>
      void (
        pack.frozen !== frozen &&
        Object.assign(pack, { frozen, frozenReason: frozen ? 'Litige' : null })
      ),
  })),
  adjust: onPack((_, { hours, admin }, pack) => ({
    who: admin ? 'admin' : 'staff',
    method: 'POST',
    path: `subscriptions/${pack.reference}/adjustments`,
    body: { hours, reason: 'Geste commercial' },
    problems: against({
      FORBIDDEN: !admin,
      SUBSCRIPTION_NOT_ACTIVE: pack.state !== 'active',
      SUBSCRIPTION_HOURS_SHORT: balanceOf(pack) + hours < 0,
    }),
    done: () => void pack.movements.push({ kind: 'adjustment', hours, booking: null }),
  })),
};
