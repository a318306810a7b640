/** Names of the pages in the texts of the back-office, by path. */
const NAMES = {
  '/': 'home',
  '/about': 'about',
  '/pricings': 'pricings',
  '/academy': 'academy',
  '/sponsors': 'sponsors',
  '/contact': 'contact',
  '/maps': 'maps',
  '/medias': 'medias',
  '/tournament': 'tournament',
  '/promo': 'promo',
  '/players': 'players',
  '/discussions': 'discussions',
  '/open-matches': 'open_matches',
} as const;

type Name = (typeof NAMES)[keyof typeof NAMES];

/** Returns the name of a page of the site, for the texts of the back-office. */
export const pageName = (path: string): Name => (NAMES as Record<string, Name>)[path] ?? 'home';
