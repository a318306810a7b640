/**
 * Dependency between rows of two tables. In the SQL condition `on`, `c` is the child row and `p`
 * its parent.
 */
export interface Link {
  child: string;
  parent: string;
  on: string;
  /**
   * SQL condition on the child rows of a row that is removed. Only child rows that fulfil it are
   * removed too. Default: all child rows.
   */
  only?: string;
  /**
   * SQL condition on the parts (child rows) of a row that is kept. Parts that fulfil it are kept
   * too. Default: all parts.
   */
  stays?: string;
}

const isDemo = (column: string) => `exists (select from users u where u.id = ${column} and u.demo)`;
const isDemoCustomer = `exists (select from customers k where k.id = c.customer_id
  and ${isDemo('k.user_id')})`;
/**
 * SQL condition of a request to join a match that got no place. The request has no row in
 * `match_shares`, so it has no player and no payment.
 */
const WITHOUT_PLACE = `(c.request_state in ('asked', 'declined', 'withdrawn', 'closed')
  and not exists (select from match_shares s where s.person_id = c.id))`;
const holds = (kind: string, parent: string): Link => ({
  child: 'occupancies',
  parent,
  on: `c.kind = '${kind}' and c.holder = p.reference`,
});
const paysFor = (kind: string, parent: string): Link[] =>
  ['payments', 'transfer_proofs'].map((child) => ({
    child,
    parent,
    on: `c.target_kind = '${kind}' and c.target = p.reference`,
  }));

/**
 * Rows that belong to a demo person. They are removed with the person, even if the person's row
 * itself is kept without a name.
 */
export const OWNED: readonly Link[] = [
  ...['bookings', 'series', 'subscriptions', 'waiting_entries', 'desk_notices'].map((child) => ({
    child,
    parent: 'customers',
    on: 'c.customer_id = p.id',
  })),
  ...['sessions', 'codes', 'community_sanctions'].map((child) => ({
    child,
    parent: 'users',
    on: 'c.user_id = p.id',
  })),
  ...['discussions', 'replies'].map((child) => ({
    child,
    parent: 'users',
    on: 'c.author_id = p.id',
  })),
  { child: 'community_reports', parent: 'users', on: 'c.reporter_id = p.id' },
  { child: 'chats', parent: 'users', on: 'c.opener_id = p.id' },
  { child: 'cash_sessions', parent: 'users', on: 'c.opened_by = p.reference' },
  { child: 'bank_lines', parent: 'users', on: 'c.imported_by = p.reference' },
];

/**
 * Rows that are parts of another row and are removed or kept together with it. If real people added
 * a part, the whole row with its parts is kept. In a discussion that is kept, replies of demo
 * people are still removed.
 */
export const PARTS: readonly Link[] = [
  { child: 'customers', parent: 'users', on: 'c.user_id = p.id' },
  { child: 'open_matches', parent: 'bookings', on: 'c.booking_id = p.id' },
  { child: 'no_show_disputes', parent: 'bookings', on: 'c.booking_id = p.id' },
  {
    child: 'match_people',
    parent: 'open_matches',
    on: 'c.booking_id = p.booking_id and c.request_state is not null',
    only: `(${isDemoCustomer} or ${WITHOUT_PLACE})`,
  },
  { child: 'match_shares', parent: 'match_people', on: 'c.person_id = p.id' },
  { child: 'desk_notices', parent: 'match_people', on: 'c.guest = p.reference' },
  {
    child: 'match_shares',
    parent: 'bookings',
    on: 'c.booking_id = p.id',
    // The place of a real player keeps the booking.
    only: `(not c.is_place or ${isDemoCustomer})`,
  },
  { child: 'chats', parent: 'open_matches', on: 'p.chat_id = c.id' },
  {
    child: 'messages',
    parent: 'chats',
    on: 'c.chat_id = p.id',
    only: `(c.desk or c.author_id is null or ${isDemo('c.author_id')})`,
  },
  {
    child: 'replies',
    parent: 'discussions',
    on: 'c.discussion_id = p.id',
    only: `(c.desk or ${isDemo('c.author_id')})`,
    stays: `not ${isDemo('c.author_id')}`,
  },
  { child: 'subscription_ledger', parent: 'subscriptions', on: 'c.subscription_id = p.id' },
  { child: 'cash_counts', parent: 'cash_sessions', on: 'c.cash_session_id = p.id' },
  { child: 'cash_movements', parent: 'cash_sessions', on: 'c.cash_session_id = p.id' },
  { child: 'matches', parent: 'tournaments', on: 'c.tournament_id = p.id' },
  { child: 'teams', parent: 'tournaments', on: 'c.tournament_id = p.id' },
  ...paysFor('booking', 'bookings'),
  ...paysFor('subscription', 'subscriptions'),
  holds('booking', 'bookings'),
  holds('series', 'series'),
  holds('offer', 'waiting_entries'),
  holds('match', 'matches'),
  holds('academy', 'academy_sessions'),
  holds('draft', 'booking_drafts'),
];

/**
 * Rows that contain the reference of another row without a foreign key. The referenced row is kept
 * as long as the referencing row is kept.
 */
export const NAMED: readonly Link[] = [
  { child: 'payments', parent: 'match_shares', on: 'c.share = p.reference' },
];

/**
 * Tables of settings and content, each with the column by which the audit trail identifies their
 * rows. A row that was edited after the demo was loaded belongs to the venue.
 */
export const EDITABLE: Readonly<Record<string, string>> = {
  addons: 'reference',
  academy_seasons: 'reference',
  academy_sessions: 'reference',
  bank_profiles: 'reference',
  medias: 'reference',
  partners: 'reference',
  pitches: 'code',
  pricings: 'reference',
  promos: 'reference',
  tariffs: 'reference',
  tournaments: 'slug',
};
