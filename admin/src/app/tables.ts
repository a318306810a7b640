import type { ResourceProps } from 'ra-core';
import { lazyWithPrefetch } from '../platform/page/lazy-with-prefetch.tsx';
import type { TableName } from '../platform/tables/tables.ts';

/** Lists and forms of the content tables; the type requires an entry for each table. */
export const tables: Record<TableName, ResourceProps> = {
  medias: {
    name: 'medias',
    list: lazyWithPrefetch(async () => (await import('../venue/medias/media-list.tsx')).MediaList),
    create: lazyWithPrefetch(
      async () => (await import('../venue/medias/media-form.tsx')).MediaCreate,
    ),
    edit: lazyWithPrefetch(async () => (await import('../venue/medias/media-form.tsx')).MediaEdit),
  },
  partners: {
    name: 'partners',
    list: lazyWithPrefetch(
      async () => (await import('../venue/partners/partner-list.tsx')).PartnerList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/partners/partner-form.tsx')).PartnerCreate,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/partners/partner-form.tsx')).PartnerEdit,
    ),
  },
  promos: {
    name: 'promos',
    list: lazyWithPrefetch(async () => (await import('../venue/promos/promo-list.tsx')).PromoList),
    create: lazyWithPrefetch(
      async () => (await import('../venue/promos/promo-form.tsx')).PromoCreate,
    ),
    edit: lazyWithPrefetch(async () => (await import('../venue/promos/promo-form.tsx')).PromoEdit),
  },
  tournaments: {
    name: 'tournaments',
    list: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/tournament-list.tsx')).TournamentList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/tournament-form.tsx')).TournamentCreate,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/tournament-form.tsx')).TournamentEdit,
    ),
  },
  teams: {
    name: 'teams',
    list: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/team-list.tsx')).TeamList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/team-form.tsx')).TeamCreate,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/team-form.tsx')).TeamEdit,
    ),
  },
  tournament_matches: {
    name: 'tournament_matches',
    list: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/matches/match-list.tsx')).MatchList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/matches/match-form.tsx')).MatchCreate,
    ),
    show: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/matches/match-show.tsx')).MatchShow,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/tournaments/matches/match-form.tsx')).MatchEdit,
    ),
  },
  academy_seasons: {
    name: 'academy_seasons',
    list: lazyWithPrefetch(
      async () => (await import('../venue/academy/season-list.tsx')).SeasonList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/academy/season-form.tsx')).SeasonCreate,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/academy/season-form.tsx')).SeasonEdit,
    ),
  },
  academy_sessions: {
    name: 'academy_sessions',
    list: lazyWithPrefetch(
      async () => (await import('../venue/academy/session-list.tsx')).SessionList,
    ),
    create: lazyWithPrefetch(
      async () => (await import('../venue/academy/session-form.tsx')).SessionCreate,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/academy/session-form.tsx')).SessionEdit,
    ),
  },
  // Families register on the site, and staff accept or refuse them.
  academy_registrations: {
    name: 'academy_registrations',
    list: lazyWithPrefetch(
      async () => (await import('../venue/academy/registration-list.tsx')).RegistrationList,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/academy/registration-form.tsx')).RegistrationEdit,
    ),
  },
  // Staff cannot create contact messages.
  contact: {
    name: 'contact',
    list: lazyWithPrefetch(
      async () => (await import('../venue/contact/message-list.tsx')).MessageList,
    ),
    edit: lazyWithPrefetch(
      async () => (await import('../venue/contact/message-form.tsx')).MessageEdit,
    ),
  },
  pitches: {
    name: 'pitches',
    list: lazyWithPrefetch(async () => (await import('../slots/pitch-list.tsx')).PitchList),
    create: lazyWithPrefetch(async () => (await import('../slots/pitch-form.tsx')).PitchCreate),
    edit: lazyWithPrefetch(async () => (await import('../slots/pitch-form.tsx')).PitchEdit),
  },
  pricings: {
    name: 'pricings',
    list: lazyWithPrefetch(async () => (await import('../pricings/pricing-list.tsx')).PricingList),
    create: lazyWithPrefetch(
      async () => (await import('../pricings/pricing-form.tsx')).PricingCreate,
    ),
    edit: lazyWithPrefetch(async () => (await import('../pricings/pricing-form.tsx')).PricingEdit),
  },
  tariffs: {
    name: 'tariffs',
    list: lazyWithPrefetch(async () => (await import('../pricings/tariff-list.tsx')).TariffList),
    create: lazyWithPrefetch(
      async () => (await import('../pricings/tariff-form.tsx')).TariffCreate,
    ),
    edit: lazyWithPrefetch(async () => (await import('../pricings/tariff-form.tsx')).TariffEdit),
  },
  addons: {
    name: 'addons',
    list: lazyWithPrefetch(async () => (await import('../pricings/addon-list.tsx')).AddonList),
    create: lazyWithPrefetch(async () => (await import('../pricings/addon-form.tsx')).AddonCreate),
    edit: lazyWithPrefetch(async () => (await import('../pricings/addon-form.tsx')).AddonEdit),
  },
};
