/** @jest-environment jsdom */
import type { Locale } from '@five/shared/locales/locale';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { cleanup } from '@testing-library/react';
import { openPart } from '../../../../test/page.tsx';
import commonAr from '../../../locales/ar/common.json' with { type: 'json' };
import commonFr from '../../../locales/fr/common.json' with { type: 'json' };
import mapsAr from '../../../locales/ar/pages/maps.json' with { type: 'json' };
import mapsFr from '../../../locales/fr/pages/maps.json' with { type: 'json' };
import { PLACEHOLDER_EMAIL } from '@five/shared/venue/setup/setup.rules';
import Maps from '../../pages/maps.tsx';
import { venueQuery } from '../../venue.queries.ts';
import { FindUs } from './find-us.tsx';

// Only the fields that the parts show or read.
const venueAt = (latitude: number | null, longitude: number | null) =>
  ({
    name: 'Foot du Phare',
    address: '18, allée des Platanes',
    city: 'Salé',
    phones: [],
    email: 'contact@phare.test',
    socialLinks: [],
    openingHours: [],
    seasons: [],
    exceptions: [],
    latitude,
    longitude,
  }) as unknown as VenueAnswer;
const TEXTS = {
  fr: { common: commonFr, maps: mapsFr },
  ar: { common: commonAr, maps: mapsAr },
};

const PARTS = [
  ['page', <Maps key="page" />],
  ['section of the home page', <FindUs key="home" title="Ici" lead="Venez" />],
] as const;
const open = (part: (typeof PARTS)[number][1], venue: VenueAnswer, locale: 'fr' | 'ar' = 'fr') =>
  openPart(part, {
    locale: locale satisfies Locale,
    texts: TEXTS[locale],
    data: [[venueQuery(false).queryKey, venue]],
  });
const drawing = () => document.querySelector('svg.position');
const links = () => [...document.querySelectorAll('a')].map(({ href }) => href);

afterEach(cleanup);

test.each(PARTS)('the %s draws nothing while the venue has no position', async (_, part) => {
  await open(part, venueAt(null, null));
  expect(drawing()).toBeNull();
  expect(document.querySelector('.find-map, .maps-sketch')).toBeNull();
  expect(links()).toContainEqual(expect.stringContaining('query=Foot%20du%20Phare'));
});

test.each(PARTS)('the %s draws the true position, and links to it', async (_, part) => {
  await open(part, venueAt(34.0531, -6.7985), 'ar');
  expect(drawing()?.getAttribute('aria-label')).toContain('34.0531, -6.7985');
  expect(drawing()?.textContent).toContain('34.052°');
  expect(links()).toContain('https://www.google.com/maps/search/?api=1&query=34.0531,-6.7985');
  const waze = links().filter((href) => href.includes('waze'));
  for (const href of waze) expect(href).toContain('ll=34.0531,-6.7985&');
});

test.each(PARTS)('the %s has an email only if the venue has entered one', async (_, part) => {
  const venue = venueAt(null, null);
  await open(part, venue);
  expect(links()).toContain('mailto:contact@phare.test');
  cleanup();
  await open(part, { ...venue, email: PLACEHOLDER_EMAIL });
  expect(links().filter((href) => href.startsWith('mailto:'))).toEqual([]);
});

test.each(PARTS)(
  'the %s names the number of WhatsApp, which may be the only one',
  async (_, part) => {
    const url = 'https://wa.me/212612345678';
    await open(part, { ...venueAt(null, null), socialLinks: [{ network: 'whatsapp', url }] });
    const link = [...document.querySelectorAll('a')].find(({ href }) => href === url);
    expect(link?.textContent).toBe('WhatsApp +212 6 12 34 56 78');
  },
);
