import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { UpdateVenueRequest } from '@five/shared/venue/venue.requests';
import { ribKey } from '@five/shared/venue/company-numbers';
import type { Settings } from '../platform/config/settings.ts';
import { VenueOpening } from '../settings/venue-opening.service.ts';
import { VenueService } from '../settings/venue.service.ts';

// Invented account number. Its bank code 999 belongs to no bank.
const ACCOUNT = '9997800001234567890123';
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  intervals: [{ startTime: '09:00', endTime: '01:00' }],
}));

export const VENUE: UpdateVenueRequest = {
  name: 'Five Arena',
  city: { fr: 'Casablanca', en: 'Casablanca', ar: 'الدار البيضاء' },
  address: {
    fr: '18, allée des Platanes, Sidi Maârouf',
    en: '18 Allée des Platanes, Sidi Maârouf',
    ar: '18، ممر الدلب، سيدي معروف',
  },
  latitude: 33.5228,
  longitude: -7.6466,
  phones: ['+212522000100', '+212600000100'],
  email: 'contact@five-arena.test',
  rib: ACCOUNT + ribKey(ACCOUNT),
  bankName: 'Banque de démonstration',
  accountHolder: 'FIVE ARENA SARL',
  openingHours: WEEK,
  timeZone: 'Africa/Casablanca',
  socialLinks: [
    { network: 'whatsapp', url: 'https://whatsapp.five-arena.test' },
    { network: 'instagram', url: 'https://instagram.five-arena.test' },
    { network: 'facebook', url: 'https://facebook.five-arena.test' },
    { network: 'messenger', url: 'https://messenger.five-arena.test' },
  ],
  playersPerMatch: 10,
  legal: {
    name: 'Five Arena SARL',
    ice: '000123456000078',
    taxId: '12345678',
    rc: '123456',
    cndp: 'D-000/2026',
  },
  vat: { status: 'liable' },
};

/** Booking limits of the venue's settings that are too high to restrict a load test. */
export const BENCH_POLICIES = { horizonDays: 800, maxPending: 1_000_000, maxUpcoming: 1_000_000 };

/** Loads the settings of an invented centre in Casablanca, which is open to visitors. */
export async function loadVenue(app: NestFastifyApplication, settings: Settings): Promise<void> {
  await app
    .get(VenueService)
    .update(null, { ...VENUE, ...(settings.demo === 'bench' && { policies: BENCH_POLICIES }) });
  await app.get(VenueOpening).open(null);
}
