import {
  bookingPage,
  customerPage,
  drawerPage,
  packPage,
  userPage,
} from '../platform/page/paths.ts';

/** Maps the kind of a record to the resource that has its form. */
const FORMS: Readonly<Record<string, string>> = {
  pitch: 'pitches',
  pricing: 'pricings',
  tariff: 'tariffs',
  addon: 'addons',
  tournament: 'tournaments',
  team: 'teams',
  match: 'tournament_matches',
  media: 'medias',
  partner: 'partners',
  promo: 'promos',
  contact: 'contact',
  academySeason: 'academy_seasons',
  academySession: 'academy_sessions',
  registration: 'academy_registrations',
};

/** Path of an audited record, if it has a page. */
export function subjectPath(kind: string, subject: string): string | null {
  if (kind === 'booking') return bookingPage(subject);
  if (kind === 'subscription') return packPage(subject);
  if (kind === 'customer') return customerPage(subject);
  if (kind === 'user') return userPage(subject);
  if (kind === 'cash_session') return drawerPage(subject);
  if (kind === 'venue') return '/venue';
  const form = FORMS[kind];
  return form === undefined ? null : `/${form}/${encodeURIComponent(subject)}`;
}
