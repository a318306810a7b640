import type { Level } from '@five/shared/auth/auth.codes';

export interface DemoMatch {
  /**
   * The owner: the part of the email address before `@`. This player's next booking becomes an open
   * match.
   */
  by: string;
  places: number;
  level?: Level;
  message: string;
  /** Players that requested a place, in order. */
  requests: readonly string[];
  /** Players that got a place. */
  plays: readonly string[];
}

/** Two evening matches with free places: one has its first player, the other has no player yet. */
export const OPEN_MATCHES: readonly DemoMatch[] = [
  {
    by: 'younes.fassi',
    places: 3,
    level: 'casual',
    message: 'Ambiance tranquille, on finit autour d’un thé.',
    requests: ['anas.zerouali', 'tom.reed'],
    plays: ['anas.zerouali'],
  },
  {
    by: 'rachid.moutaouakil',
    places: 2,
    message: 'ينقصنا حارس ومدافع، مستوى الجميع مرحب به.',
    requests: ['omar.kabbaj'],
    plays: [],
  },
];
