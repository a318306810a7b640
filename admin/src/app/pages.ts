type Kind = 'create' | 'edit' | 'show';

/**
 * Every resource except the board, with the pages that it has besides its list. The tests use it to
 * visit all pages.
 */
export const PAGES = {
  bookings: ['show'],
  subscriptions: ['create', 'show'],
  cash_sessions: ['show'],
  bank_lines: [],
  chats: [],
  community_reports: [],
  discussions: ['show'],
  reports: [],
  users: ['create', 'show'],
  customers: ['show'],
  customers_import: [],
  own_account: [],
  audit: [],
  centre: [],
  pricing_week: [],
  venue: [],
  setup: [],
  words: [],
  outside_hours: [],
  attendance: [],
  medias: ['create', 'edit'],
  partners: ['create', 'edit'],
  promos: ['create', 'edit'],
  tournaments: ['create', 'edit'],
  teams: ['create', 'edit'],
  tournament_matches: ['create', 'edit', 'show'],
  academy_seasons: ['create', 'edit'],
  academy_sessions: ['create', 'edit'],
  academy_registrations: ['edit'],
  contact: ['edit'],
  pitches: ['create', 'edit'],
  pricings: ['create', 'edit'],
  tariffs: ['create', 'edit'],
  addons: ['create', 'edit'],
} as const satisfies Record<string, readonly Kind[]>;
