/** A group of calls in the API document. */
interface Tag {
  name: string;
  description: string;
  /** The first words of the paths of its calls, such as `bookings` of `bookings_get_price`. */
  words: readonly string[];
}

/** The groups of calls in the order in which the API document shows them. */
export const TAGS: readonly Tag[] = [
  {
    name: 'Account',
    description: 'Registration, sign-in, sessions, profile, export and erasure of the own account.',
    words: ['auth', 'sign'],
  },
  {
    name: 'Pitches',
    description: 'Pitches, free slots with their prices, and periods that staff keep free.',
    words: ['pitches', 'availability', 'blocks'],
  },
  {
    name: 'Prices',
    description: 'Prices of matches and packs, price lists (tariffs) and add-ons.',
    words: ['pricings', 'tariffs', 'addons'],
  },
  {
    name: 'Bookings',
    description:
      'Matches on a pitch, from quote to receipt, with their no-shows and disputes of them.',
    words: ['bookings', 'booking', 'no'],
  },
  {
    name: 'Series',
    description: 'Weekly bookings of one slot.',
    words: ['series'],
  },
  {
    name: 'Waitlist',
    description: 'Waitlist entries for slots that are taken, and the offers that are mailed.',
    words: ['waiting', 'offers'],
  },
  {
    name: 'Packs',
    description: 'Packs of hours (subscriptions): order, use, adjustment and freeze.',
    words: ['subscriptions'],
  },
  {
    name: 'Payments',
    description: 'Money that was received and reversed.',
    words: ['payments'],
  },
  {
    name: 'Cash drawer',
    description: 'Cash drawers from opening to count, their entries and closing reports.',
    words: ['cash'],
  },
  {
    name: 'Bank transfers',
    description: 'Import of bank statements, and the assignment of their lines to debts.',
    words: ['bank'],
  },
  {
    name: 'Calendar',
    description: 'Calendar feeds of the own matches.',
    words: ['calendar'],
  },
  {
    name: 'Notifications',
    description: 'Messages of the venue to the user, and which of them are mailed.',
    words: ['notifications', 'push', 'mail'],
  },
  {
    name: 'Players',
    description: 'Public player profiles; blocks, warnings and suspensions.',
    words: ['players'],
  },
  {
    name: 'Discussions',
    description: 'Public threads and their replies.',
    words: ['discussions', 'replies'],
  },
  {
    name: 'Chats',
    description: 'Private conversations and their messages.',
    words: ['chats', 'messagings', 'messages'],
  },
  {
    name: 'Matches',
    description:
      'Those who come to a match, which opens by a link without an account: list, teams, result.',
    words: ['matches', 'reliability'],
  },
  {
    name: 'Squads',
    description: 'Named groups of players whose matches list all members.',
    words: ['squads', 'squad'],
  },
  {
    name: 'Open matches',
    description: 'Matches that accept further players, requests to join, and shares of the price.',
    words: ['open', 'match'],
  },
  {
    name: 'Moderation',
    description: 'Reports of players about posts, messages and other players.',
    words: ['community'],
  },
  {
    name: 'Tournaments',
    description: 'Editions, teams, matches, groups and brackets.',
    words: ['tournaments', 'tournament', 'teams'],
  },
  {
    name: 'Academy',
    description: 'Seasons, weekly sessions, registrations and attendance of children.',
    words: ['academy'],
  },
  {
    name: 'Venue',
    description:
      'Settings of the venue and the checklist for its opening; pictures, partners, enquiries.',
    words: [
      'venue',
      'setup',
      'words',
      'medias',
      'photos',
      'partners',
      'partner',
      'promos',
      'contact',
    ],
  },
  {
    name: 'Customers',
    description: 'Customer records of staff, and user accounts.',
    words: ['customers', 'users'],
  },
  {
    name: 'Desk',
    description: 'Views of the reception: the opening day, open payments and coming fixtures.',
    words: ['desk'],
  },
  {
    name: 'Reports',
    description: 'Figures about takings, occupancy, debts and packs; the log of changes.',
    words: ['reports', 'audit', 'failed', 'channels', 'channel'],
  },
  {
    name: 'System',
    description: 'Health, metrics, private files, this document, and the mails of the demo.',
    words: ['health', 'metrics', 'files', 'openapi', 'docs', 'dev'],
  },
];

const NAMES = new Map(TAGS.flatMap(({ name, words }) => words.map((word) => [word, name])));

/**
 * Returns the group of the call `key`, such as `GET bookings/{id}`; undefined if no group has the
 * first word of its path.
 */
export function tagOf(key: string): string | undefined {
  const [word = ''] = key.replace(/^[A-Z]+ \/?/, '').split(/[/_.]/);
  return NAMES.get(word);
}
