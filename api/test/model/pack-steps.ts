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
type Transitions = { [Act in PackAct]: (model: ModelState, action: Of<Act>) => ModelStep | null };

const MOST_ORDERS = 3;

/**
 * Returns a function that selects the pack of an action and calls `turn` with it. The result is
 * null if the model has no pack.
 */
const onPack =
  <A extends { pack: number }>(
    turn: (model: ModelState, action: A, pack: PackFact) => ModelStep | null,
  ) =>
  (model: ModelState, action: A): ModelStep | null => {
    const pack = pick(model.packs, action.pack);
    return pack ? turn(model, action, pack) : null;
  };

/**
 * For each action on packs: a function that returns the request, the refusals that the model
 * expects, and the effect on the model.
 */
export const packSteps: Transitions = {
  order: (model, { offer: name, method, desk }) => {
    const { pricing, ...offer } = model.offers[name];
    return {
      caller: desk ? 'staff' : 'player',
      method: 'POST',
      path: 'subscriptions',
      body: {
        pricing,
        paymentMethod: method,
        acceptConditions: true,
        ...(desk && { customer: { reference: model.customer } }),
      },
      problems: against({
        SUBSCRIPTION_PACK_UNKNOWN: name === (model.club ? 'small' : 'club'),
        SUBSCRIPTION_TOO_MANY_PENDING:
          !desk && model.packs.filter(({ state }) => state === 'pending').length >= MOST_ORDERS,
      }),
      done: ({ reference }) => void model.packs.push(ordered(reference, offer, method, model.now)),
    };
  },
  list: (model, { club }) => ({
    caller: 'admin',
    method: 'PUT',
    path: `users/${model.user}`,
    body: { tariff: club ? 'club' : 'standard' },
    problems: [],
    done: () => void (model.club = club),
  }),
  cancelOrder: onPack((_, { desk }, pack) => ({
    caller: desk ? 'staff' : 'player',
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
      caller: 'staff',
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
          caller: admin ? 'admin' : 'staff',
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
    caller: 'player',
    method: 'POST',
    path: `subscriptions/${pack.reference}/proof`,
    withPaper: true,
    problems: against({
      SUBSCRIPTION_PROOF_CLOSED: pack.state !== 'pending' || pack.method !== 'transfer',
    }),
    done: () => void (pack.reviewSince ??= now),
  })),
  refusePackProof: onPack(({ now }, _, pack) => ({
    caller: 'staff',
    method: 'POST',
    path: `subscriptions/${pack.reference}/proof/refuse`,
    body: { reason: 'Illisible' },
    problems: against({ PROOF_NOT_OPEN: pack.reviewSince === null }),
    done: () => refusePackProof(pack, now),
  })),
  freeze: onPack((_, { frozen }, pack) => ({
    caller: 'admin',
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
    caller: admin ? 'admin' : 'staff',
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
