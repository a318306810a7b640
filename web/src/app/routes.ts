import { DEFAULT_LOCALE, LOCALES, type Locale } from '@five/shared/locales/locale';
import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes';
import { accountRoutes, authRoutes } from '../account/routes.ts';
import { offerRoutes, ownBookingRoutes, reserveRoutes } from '../bookings/routes.ts';
import { chatRoutes, communityRoutes } from '../community/routes.ts';
import { packRoutes } from '../subscriptions/routes.ts';
import { pricingRoutes } from '../pricings/routes.ts';
import { venueRoutes } from '../venue/routes.ts';

const pages = [
  layout('layout/site-layout.tsx', [
    index('home/home.tsx'),
    ...pricingRoutes,
    ...venueRoutes,
    ...communityRoutes,
    ...offerRoutes,
    layout('layout/auth-layout.tsx', authRoutes),
    layout('layout/guard.tsx', [
      layout('layout/account-layout.tsx', [
        route('account', 'wallet/wallet.tsx'),
        ...accountRoutes,
        ...ownBookingRoutes,
        ...packRoutes,
      ]),
      ...reserveRoutes,
      ...chatRoutes,
    ]),
    route('404', 'pages/not-found.tsx'),
    route('*', 'pages/catch-all.tsx'),
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
