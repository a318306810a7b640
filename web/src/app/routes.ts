import { DEFAULT_LOCALE, LOCALES, type Locale } from '@five/shared/locales/locale';
import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';

/** Pages for visitors without a session. */
const authRoutes = [
  route('auth/login', '../account/pages/login.tsx'),
  route('auth/register', '../account/pages/register.tsx'),
  route('reset/password', '../account/pages/reset-request.tsx'),
  route('reset/password/confirmation', '../account/pages/reset-confirmation.tsx'),
  route('reset/password/new', '../account/pages/reset-new.tsx'),
];

/** Pages for signed-in users, with the navigation of the account. */
const accountRoutes = [
  route('account', 'wallet/wallet.tsx'),
  route('account/profile', '../account/pages/profile.tsx'),
  route('account/notifications', '../account/pages/notifications.tsx'),
  route('account/security', '../account/pages/security.tsx'),
  route('account/verify', '../account/pages/verify.tsx'),
  route('account/reservations/list', '../bookings/pages/reservations.tsx'),
  route('account/series/list', '../bookings/pages/series.tsx'),
  route('account/squads', '../community/squads/pages/squads.tsx'),
  route('account/squads/:reference', '../community/squads/pages/squad.tsx'),
  route('account/subscriptions/list', '../subscriptions/pages/packs.tsx'),
  route('account/subscriptions/create', '../subscriptions/pages/buy.tsx'),
];

/** Other pages for signed-in users; `messagings` is for verified players. */
const guardedRoutes = [
  route('account/reservations/create', '../bookings/pages/reserve.tsx'),
  route('account/series/create', '../bookings/pages/weekly.tsx'),
  route('messagings', '../community/chats/pages/messagings.tsx'),
];

const tournament = '../venue/tournaments/pages/tournament.tsx';

const publicRoutes = [
  index('home/home.tsx'),
  route('pricings', '../pricings/pages/pricings.tsx'),
  ...['about', 'academy', 'conditions', 'contact', 'maps', 'privacy', 'promo', 'sponsors'].map(
    (path) => route(path, `../venue/pages/${path}.tsx`),
  ),
  route('reserve', '../bookings/pages/open-reserve.tsx'),
  route('medias', '../venue/medias/pages/medias.tsx'),
  route('tournament', '../venue/tournaments/pages/tournaments.tsx'),
  route('tournament/:year/:name', tournament),
  // Route of an unlisted tournament, which is only accessible with its token.
  route('tournament/t/:token', tournament, { id: 'unlisted' }),
  route('players', '../community/pages/players.tsx'),
  route('open-matches', '../community/open-matches/pages/open-matches.tsx'),
  route('open-matches/:reference', '../community/open-matches/pages/open-match.tsx'),
  // Opens from the link of a match, for guests too.
  route('m/:token', '../community/matches/pages/match.tsx'),
  // Opens from the link of a squad, for visitors too.
  route('s/:token', '../community/squads/pages/squad-join.tsx'),
  route('discussions', '../community/pages/discussions.tsx'),
  route('discussions/:reference', '../community/pages/thread.tsx'),
  // Open from a link in a mail, for signed-in users and visitors.
  route('mails', '../account/pages/mails.tsx'),
  route('waiting/offer', '../bookings/pages/offer.tsx'),
];

const pages = [
  // Until the venue is open, the server leads every visitor here.
  route('opening-soon', 'pages/opening-soon.tsx'),
  layout('layout/site-layout.tsx', [
    ...publicRoutes,
    layout('layout/auth-layout.tsx', authRoutes),
    layout('layout/guard.tsx', [
      layout('layout/account-layout.tsx', accountRoutes),
      ...guardedRoutes,
    ]),
    route('404', 'pages/not-found.tsx'),
    route('*', 'pages/not-found.tsx', { id: 'catch-all' }),
  ]),
];

/** The route table, once per language: `/pricings`, `/en/pricings`, `/ar/pricings`. */
export default LOCALES.flatMap((locale) =>
  prefix(locale === DEFAULT_LOCALE ? '' : locale, withIds(locale, pages)),
) satisfies RouteConfig;

function withIds(locale: Locale, entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) => ({
    ...entry,
    id: `${locale}:${entry.id ?? entry.file}`,
    children: entry.children && withIds(locale, entry.children),
  }));
}
