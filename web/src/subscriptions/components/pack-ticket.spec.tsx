/** @jest-environment jsdom */
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import statesAr from '@five/shared/locales/ar/states.json' with { type: 'json' };
import statesFr from '@five/shared/locales/fr/states.json' with { type: 'json' };
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import commonFr from '../../locales/fr/common.json' with { type: 'json' };
import packsAr from '../../locales/ar/pages/packs.json' with { type: 'json' };
import packsFr from '../../locales/fr/pages/packs.json' with { type: 'json' };
import { PackTicket } from './pack-ticket.tsx';

// Only the fields that a ticket without movements shows.
const packWith = (changes: Partial<SubscriptionAnswer> = {}) =>
  ({
    reference: 'P-7K3M9QXT',
    name: 'Pack 10 heures',
    status: 'active',
    paymentStatus: 'paid',
    paymentMethod: 'cash',
    numberOfHours: 10,
    remainingHours: 4,
    remainingMinutes: 0,
    balanceExpired: 0,
    hourlyPriceCents: 25_000,
    totalCents: 250_000,
    totalPaidCents: 0,
    dueCents: 0,
    validUntil: '2027-05-21',
    tariff: 'standard',
    frozen: false,
    frozenReason: null,
    underReview: false,
    ledger: [],
    ...changes,
  }) as unknown as SubscriptionAnswer;

const TEXTS = {
  fr: { common: commonFr, packs: packsFr, states: statesFr },
  ar: { common: commonAr, packs: packsAr, states: statesAr },
};
const open = (pack: SubscriptionAnswer, locale: 'fr' | 'ar' = 'fr') =>
  openPart(<PackTicket pack={pack} open />, { locale, texts: TEXTS[locale] });

const state = () => document.querySelector('.stub-status')?.textContent;
const reserve = () => document.querySelector('a[href="/account/reservations/create"]');

afterEach(cleanup);

describe('the ticket of a pack', () => {
  const frozen = packWith({ frozen: true, frozenReason: 'Équipe suspendue' });

  it.each([
    ['fr', packsFr.ticket.frozen],
    ['ar', packsAr.ticket.frozen],
  ] as const)(
    'states in %s that it is frozen, until its hours can be used again',
    async (locale, text) => {
      await open(frozen, locale);
      expect(state()).toBe(text);
      cleanup();
      await open(packWith(), locale);
      expect(state()).not.toBe(text);
    },
  );

  it('gives the reason of a freeze and offers no reservation', async () => {
    await open(frozen);
    expect(document.querySelector('.ticket-todo q')?.textContent).toBe('Équipe suspendue');
    expect(reserve()).toBeNull();
  });

  it('offers a reservation while hours are left', async () => {
    await open(packWith());
    expect(state()).toBe(statesFr.subscription.active);
    expect(reserve()).not.toBeNull();
    cleanup();
    await open(packWith({ remainingHours: 0 }));
    expect(reserve()).toBeNull();
  });

  it('states that a transfer is being reviewed', async () => {
    await open(packWith({ underReview: true }));
    expect(state()).toBe(statesFr.underReview);
  });
});
