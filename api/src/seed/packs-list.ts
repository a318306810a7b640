import type { MoneyMethod } from '@five/shared/payments/payments.codes';

/** A pack and its history. Days are counted back from today. */
export interface DemoPack {
  /** The owner: a player's email address, or the name of a customer without a login. */
  buyer: string;
  hours: 10 | 20;
  method: MoneyMethod;
  ordered: number;
  /** Payments in chronological order. */
  paid: readonly { daysAgo: number; share: number; method: MoneyMethod }[];
  /** Upcoming one-hour matches that are paid with the pack, in days from today. */
  plays?: readonly number[];
}

const at = (name: string) => `${name}@joueurs.test`;
const once = (daysAgo: number, method: MoneyMethod) => [{ daysAgo, share: 1, method }];

/**
 * Packs of regular players: in use, half paid, nearly used up, used up, and ordered this morning.
 */
export const PACKS: readonly DemoPack[] = [
  {
    buyer: at('hamza.berrada'),
    hours: 20,
    method: 'cash',
    ordered: 12,
    paid: [
      { daysAgo: 12, share: 0.5, method: 'cash' },
      { daysAgo: 5, share: 0.5, method: 'transfer' },
    ],
    plays: [2, 4],
  },
  {
    buyer: at('anas.zerouali'),
    hours: 10,
    method: 'transfer',
    ordered: 9,
    paid: once(8, 'transfer'),
    plays: [3],
  },
  {
    buyer: 'Société Atlas Conseil',
    hours: 20,
    method: 'transfer',
    ordered: 20,
    paid: once(18, 'transfer'),
  },
  {
    buyer: at('imane.lahlou'),
    hours: 10,
    method: 'cash',
    ordered: 2,
    paid: [{ daysAgo: 1, share: 0.5, method: 'cash' }],
  },
  { buyer: at('omar.kabbaj'), hours: 10, method: 'cash', ordered: 27, paid: once(27, 'cash') },
  { buyer: at('leila.bouzidi'), hours: 10, method: 'cash', ordered: 45, paid: once(45, 'cash') },
  { buyer: at('ayoub.sqalli'), hours: 10, method: 'transfer', ordered: 0, paid: [] },
];
