import { IconCalendarPlus, IconHome, IconMessages, IconUser } from '@tabler/icons-react';

export const TOURNAMENT_PAGE = '/tournament';

/** Links of the navigation bar and the menu, in the fixed order in which they are displayed. */
export const MAIN_PAGES = [
  { to: '/pricings', label: 'nav.pricings' },
  { to: '/maps', label: 'nav.maps' },
  { to: '/about', label: 'nav.about' },
  { to: '/medias', label: 'nav.medias' },
  { to: '/sponsors', label: 'nav.sponsors' },
  { to: '/academy', label: 'nav.academy' },
  { to: TOURNAMENT_PAGE, label: 'nav.tournament' },
  { to: '/contact', label: 'nav.contact' },
] as const;

/** Links in the footer of every page. */
export const FOOT_PAGES = [
  { to: '/auth/register', label: 'nav.register', audience: 'visitor' },
  { to: '/auth/login', label: 'nav.login', audience: 'visitor' },
  { to: '/sponsors', label: 'nav.sponsors', audience: 'all' },
  { to: '/medias', label: 'nav.mediaLibrary', audience: 'all' },
  { to: '/pricings', label: 'nav.pricings', audience: 'all' },
  { to: '/maps', label: 'nav.location', audience: 'all' },
  { to: '/privacy', label: 'nav.privacy', audience: 'all' },
  { to: '/conditions', label: 'nav.conditions', audience: 'all' },
] as const;

/** Pages of the account, with their labels. */
export const ACCOUNT_PAGES = [
  {
    to: '/account/profile',
    label: 'nav.profile',
    alsoCurrentOn: ['/account/security', '/account/notifications'],
  },
  {
    to: '/account/reservations/list',
    label: 'nav.reservations',
    alsoCurrentOn: ['/account/series/list'],
  },
  { to: '/account/squads', label: 'nav.squads', within: true },
  { to: '/account/subscriptions/list', label: 'nav.packs' },
] as const;

/** Community pages, which the menu and the footer link to. */
export const COMMUNITY_PAGES = [
  { to: '/open-matches', label: 'nav.openMatches' },
  { to: '/players', label: 'nav.players' },
  { to: '/discussions', label: 'nav.discussions' },
] as const;

export const CHAT_PAGE = '/messagings';

export const TABS = [
  { to: '/', label: 'tabs.home', icon: IconHome },
  { to: '/account/reservations/create', label: 'tabs.booking', icon: IconCalendarPlus },
  { to: CHAT_PAGE, label: 'tabs.chat', icon: IconMessages },
  { to: '/account', label: 'tabs.account', icon: IconUser },
] as const;

/** The booking page for everybody; it redirects signed-in users to that of the account. */
export const RESERVE_PAGE = '/reserve';
