import type { texts } from '../../locales/fr.ts';
import type about from '../../locales/fr/pages/about.json';
import type account from '../../locales/fr/pages/account.json';
import type academy from '../../locales/fr/pages/academy.json';
import type auth from '../../locales/fr/pages/auth.json';
import type bookings from '../../locales/fr/pages/bookings.json';
import type community from '../../locales/fr/pages/community.json';
import type contact from '../../locales/fr/pages/contact.json';
import type discussions from '../../locales/fr/pages/discussions.json';
import type drafts from '../../locales/fr/pages/drafts.json';
import type legal from '../../locales/fr/pages/legal.json';
import type maps from '../../locales/fr/pages/maps.json';
import type match from '../../locales/fr/pages/match.json';
import type medias from '../../locales/fr/pages/medias.json';
import type messagings from '../../locales/fr/pages/messagings.json';
import type notifications from '../../locales/fr/pages/notifications.json';
import type openMatches from '../../locales/fr/pages/open-matches.json';
import type packs from '../../locales/fr/pages/packs.json';
import type players from '../../locales/fr/pages/players.json';
import type promo from '../../locales/fr/pages/promo.json';
import type seasons from '../../locales/fr/pages/seasons.json';
import type series from '../../locales/fr/pages/series.json';
import type sponsors from '../../locales/fr/pages/sponsors.json';
import type tickets from '../../locales/fr/pages/tickets.json';
import type tournaments from '../../locales/fr/pages/tournaments.json';
import type waiting from '../../locales/fr/pages/waiting.json';

/** What comes with the pages that need it. */
interface PageTexts {
  about: typeof about;
  academy: typeof academy;
  account: typeof account;
  auth: typeof auth;
  bookings: typeof bookings;
  community: typeof community;
  contact: typeof contact;
  discussions: typeof discussions;
  drafts: typeof drafts;
  legal: typeof legal;
  maps: typeof maps;
  match: typeof match;
  medias: typeof medias;
  messagings: typeof messagings;
  notifications: typeof notifications;
  'open-matches': typeof openMatches;
  packs: typeof packs;
  players: typeof players;
  promo: typeof promo;
  seasons: typeof seasons;
  series: typeof series;
  sponsors: typeof sponsors;
  tickets: typeof tickets;
  tournaments: typeof tournaments;
  waiting: typeof waiting;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    // French is the measure: a test holds the other languages to its keys.
    resources: typeof texts & PageTexts & { violations: Record<string, string> };
  }
}
