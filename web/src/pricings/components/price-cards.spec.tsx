/** @jest-environment jsdom */
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import commonFr from '../../locales/fr/common.json' with { type: 'json' };
import pricingsFr from '../../locales/fr/pricings.json' with { type: 'json' };
import { pricingsQuery } from '../pricings.queries.ts';
import { PriceCards } from './price-cards.tsx';

// Only the fields that the cards show or read.
const priceWith = (changes: Partial<PricingAnswer>) =>
  ({
    reference: `PR-${changes.name}`,
    archived: false,
    from: null,
    to: null,
    remark: null,
    contributionCents: null,
    numberOfHours: null,
    durationMinutes: null,
    ...changes,
  }) as PricingAnswer;

afterEach(cleanup);

test('the card of a pack has the name by which it is ordered, others their length', async () => {
  await openPart(<PriceCards heading="h2" />, {
    texts: { common: commonFr, pricings: pricingsFr },
    data: [
      [
        pricingsQuery().queryKey,
        [
          priceWith({ type: 'session', name: 'Soir', durationMinutes: 60, totalCents: 40_000 }),
          priceWith({ type: 'pack', name: 'Carte dix', numberOfHours: 10, totalCents: 250_000 }),
        ],
      ],
    ],
  });
  const names = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(names).toEqual(['1 heure', 'Carte dix']);
});
