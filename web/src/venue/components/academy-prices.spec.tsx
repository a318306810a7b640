/** @jest-environment jsdom */
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../test/page.tsx';
import academyAr from '../../locales/ar/pages/academy.json' with { type: 'json' };
import academyFr from '../../locales/fr/pages/academy.json' with { type: 'json' };
import { pricingsQuery } from '../../pricings/pricings.queries.ts';
import { AcademyPrices } from './academy-prices.tsx';

// Only the fields that the list shows or reads.
const priceWith = (changes: Partial<PricingAnswer>) =>
  ({
    reference: `PR-${changes.name}`,
    type: 'academy',
    archived: false,
    from: null,
    to: null,
    remark: null,
    totalCents: 35_000,
    ...changes,
  }) as PricingAnswer;

const open = (prices: PricingAnswer[], locale: 'fr' | 'ar' = 'fr') =>
  openPart(<AcademyPrices />, {
    locale,
    texts: { academy: locale === 'fr' ? academyFr : academyAr },
    data: [[pricingsQuery().queryKey, prices]],
  });
const lines = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

afterEach(cleanup);

test('prices of the academy are shown, with the day from which a later one is valid', async () => {
  await open([
    priceWith({ name: 'Le mois', remark: 'Kit compris' }),
    priceWith({ name: 'La saison', totalCents: 300_000, from: '2999-09-01' }),
  ]);
  expect(lines()).toEqual([
    expect.stringMatching(/^Le mois350\sDHKit compris$/),
    expect.stringMatching(/^La saison3\s000\sDHà partir du 1er septembre 2999$/),
  ]);
});

test('prices of sessions, archived ones and those that have ended are not', async () => {
  await open([
    priceWith({ name: 'Une heure', type: 'session' }),
    priceWith({ name: 'Archivé', archived: true }),
    priceWith({ name: 'Fini', to: '2020-06-30' }),
  ]);
  expect(document.body.textContent).toBe('');
});

test('the title is in the language of the page', async () => {
  await open([priceWith({ name: 'شهر' })], 'ar');
  expect(document.querySelector('h3')?.textContent).toBe('الثمن');
});
